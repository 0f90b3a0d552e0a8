//! The apprentice: plays by rules of thumb, without planning. It collects pages, tiles and looks, saves Time, places
//! Location Tiles, and declares when it is sure and finds a winning turn.

use crate::plan::Plan;
use crate::rng::BotRng;
use crate::time_budget::overspends;
use crate::win_search::winning_turn;
use crate::{BidReason, Bot, Thought};
use armonium_belief::Belief;
use armonium_rules::{
    Action, Activity, Card, CardPlace, Character, Content, FENRIR_MUSIC, Item, LAST_HOUR, MOST_MUSIC,
    MOST_TIME, Phase, Power, Role, Round, Seat, Sight, Target, View, Viewer,
};

/// How sure it must be of the Chosen One to declare; in the last Hour any guess will do.
const SURE: f64 = 0.99;
/// The approximate Time an Hour costs: gears, a few steps, a small bid.
const TIME_PER_HOUR: i32 = 3;
/// The most it bids when it has Time to spare.
const HIGHEST_BID: i32 = 2;
/// The value of spending Time that later turns need.
const OVERSPENT: i32 = -2000;

/// The bot that plays by rules of thumb.
pub struct Apprentice {
    rng: BotRng,
    plan: Plan,
    thought: Option<Thought>,
}

impl Apprentice {
    /// A bot whose decisions follow from this seed.
    pub fn new(seed: u64) -> Self {
        Self { rng: BotRng::new(seed), plan: Plan::default(), thought: None }
    }

    /// Declares if it is sure enough of the Chosen One and finds a winning turn.
    fn declare(&mut self, content: &Content, view: &View, belief: &Belief) -> Option<Action> {
        let offered = |character| view.legal.contains(&Action::Declare { character });
        let likeliest =
            Character::ALL.into_iter().max_by(|a, b| belief.chosen(*a).total_cmp(&belief.chosen(*b)))?;
        let needed = if view.public.hour == LAST_HOUR { 0.0 } else { SURE };
        let sure = belief.chosen(likeliest);
        if !offered(likeliest) || sure < needed {
            return None;
        }
        let turn = winning_turn(content, view, likeliest, &mut self.rng.0)?;
        self.thought = Some(Thought::Declared { character: likeliest, sure, needed });
        self.plan.start(turn)
    }
}

impl Bot for Apprentice {
    fn decide(&mut self, content: &Content, view: &View) -> Option<Action> {
        self.thought = None;
        if let Some(next) = self.plan.next(view) {
            return Some(next);
        }
        let Viewer::Seat(seat) = view.viewer else { return None };
        let belief = Belief::of(view);
        if let Some(action) = self.declare(content, view, &belief) {
            return Some(action);
        }
        let rules = RulesOfThumb { content, view, seat, belief };
        let value = |action: &Action| rules.value(action);
        let best = view.legal.iter().map(value).max()?;
        let equals: Vec<Action> = view.legal.iter().copied().filter(|action| value(action) == best).collect();
        let action = equals.get(self.rng.below(equals.len())).copied()?;
        self.thought = rules.thought(action);
        Some(action)
    }

    fn thought(&self) -> Option<Thought> {
        self.thought
    }
}

/// The value of each action by rules of thumb.
struct RulesOfThumb<'a> {
    content: &'a Content,
    view: &'a View,
    seat: Seat,
    belief: Belief,
}

impl RulesOfThumb<'_> {
    fn time(&self) -> i32 {
        self.view.public.time[self.seat.index()].into()
    }

    fn clues(&self) -> u8 {
        self.view.public.clues[self.seat.index()]
    }

    /// The pages still missing.
    fn pages_missing(&self) -> i32 {
        let needed = if self.view.role == Some(Role::Fenrir) { FENRIR_MUSIC } else { MOST_MUSIC };
        i32::from(needed) - i32::from(self.view.public.music[self.seat.index()])
    }

    /// The Time beyond what the remaining Hours will cost.
    fn spare_time(&self) -> i32 {
        self.time() - TIME_PER_HOUR * i32::from(LAST_HOUR - self.view.public.hour + 1)
    }

    fn seeks_organ(&self) -> bool {
        self.view.public.organ.is_none()
    }

    fn is_unsure(&self) -> bool {
        self.belief.candidates() > 1
    }

    fn holds_location(&self) -> bool {
        let own = &self.view.hands[self.seat.index()].tiles;
        own.iter().filter_map(|tile| tile.seen()).any(|tile| self.content.item(tile).is_none())
    }

    fn value(&self, action: &Action) -> i32 {
        if overspends(self.content, &self.view.public, self.seat, *action) {
            return OVERSPENT;
        }
        match *action {
            Action::Declare { .. } => -1000,
            Action::Open { position } => self.position(position),
            Action::Bid { time } => self.bid(i32::from(time)),
            Action::Pass {} => 0,
            Action::Choose { character } | Action::Name { character } => self.character(character),
            Action::Favour { activity } => self.activity(activity),
            Action::PlayPower { power } => self.power(power),
            Action::PlayItem { tile } => self.content.item(tile).map_or(-10, |item| self.item(item)),
            Action::Turn { teeth } => self.turn(teeth),
            Action::Step { to } | Action::Taxi { to } => self.step(to, matches!(action, Action::Step { .. })),
            Action::Investigate { target, clues } => self.look(target, clues),
            Action::Research { clues } => {
                -i32::from(clues) + if self.seeks_organ() { 2 * i32::from(clues) } else { 0 }
            }
            Action::Compose { clues } => {
                if self.pages_missing() > i32::from(clues) {
                    i32::from(clues)
                } else {
                    -1
                }
            }
            Action::PlaceLocation { .. } | Action::DiscardOrgan { .. } => 10,
            Action::Discard { tile } => self.discard(tile),
            Action::Decline {} | Action::Stop {} | Action::EndTurn {} => 0,
            Action::Ride { .. } => -2,
            Action::PlaceClue { .. }
            | Action::Block { .. }
            | Action::TakeBack { .. }
            | Action::MoveClue { .. }
            | Action::Relocate { .. }
            | Action::Swap { .. }
            | Action::PlaceOrgan { .. } => 0,
        }
    }

    fn is_last(&self, position: u8) -> bool {
        self.view.public.active().len() == usize::from(position)
    }

    /// The last position places a Location Tile; the first chooses its character first.
    fn position(&self, position: u8) -> i32 {
        match (self.is_last(position), position) {
            (true, _) if self.seeks_organ() && self.holds_location() => 5,
            (_, 1) => 3,
            _ => 0,
        }
    }

    fn bid(&self, bid: i32) -> i32 {
        if bid > self.most() { -100 } else { HIGHEST_BID - bid }
    }

    /// The most it bids for any position; never all its Time.
    fn most(&self) -> i32 {
        let most = if self.spare_time() > 10 { HIGHEST_BID } else { 0 };
        most.min(self.time() - 1)
    }

    /// The thought behind this action; it has thoughts about auctions only.
    fn thought(&self, action: Action) -> Option<Thought> {
        let Phase::Auction(auction) = self.view.public.phase else { return None };
        let position = match (action, auction.round) {
            (Action::Open { position }, _) => position,
            (_, Round::FirstBid { position, .. } | Round::Bidding { position, .. }) => position,
            (_, Round::Opening { .. }) => return None,
        };
        Some(Thought::Auction { position, most: self.most().max(0) as u8, why: self.reason(position) })
    }

    /// The reason to want a position: all but the last choose a character before another player.
    fn reason(&self, position: u8) -> BidReason {
        match self.is_last(position) {
            true if self.seeks_organ() && self.holds_location() => BidReason::Location,
            true => BidReason::Clue,
            false => BidReason::Choice,
        }
    }

    fn character(&self, character: Character) -> i32 {
        match character {
            Character::Johnsson if self.pages_missing() > 0 => 7,
            Character::Lewis if self.is_unsure() => 8,
            Character::Lilja if self.seeks_organ() => 6,
            Character::Vidal => 4,
            Character::Vikstrom => {
                if self.spare_time() < 0 {
                    9
                } else {
                    3
                }
            }
            Character::Koleberg => 2,
            Character::Snowy => 1,
            Character::Palsson => {
                if self.spare_time() > 8 {
                    1
                } else {
                    -5
                }
            }
            Character::Johnsson | Character::Lewis | Character::Lilja => 1,
        }
    }

    fn activity(&self, activity: Activity) -> i32 {
        match activity {
            Activity::Investigate if self.is_unsure() => 6,
            Activity::Compose if self.pages_missing() > 0 => 5,
            Activity::Research if self.seeks_organ() => 4,
            Activity::Research if self.view.role == Some(Role::Fenrir) => 4,
            Activity::Investigate | Activity::Compose => 0,
            Activity::Research | Activity::MoveClue => 1,
        }
    }

    fn power(&self, power: Power) -> i32 {
        match power {
            Power::Look if self.is_unsure() && self.view.public.hour >= 2 => 5,
            Power::Music if self.pages_missing() >= 3 => 4,
            Power::Research if self.seeks_organ() => 3,
            Power::Look | Power::Music | Power::Research | Power::Ride => -5,
        }
    }

    fn item(&self, item: Item) -> i32 {
        let helps = match item {
            Item::Music(_) => self.pages_missing() > 0,
            Item::Time => self.time() < i32::from(MOST_TIME),
            Item::ClueForTime => self.spare_time() < 5,
            Item::Investigate => self.is_unsure(),
            Item::PaidMusic => self.pages_missing() >= 3 && self.spare_time() > 4,
            Item::PaidTiles => self.seeks_organ() && self.spare_time() > 6,
            Item::ClueOnMystic | Item::Ride(_) | Item::Steps | Item::ToMystic | Item::Swap | Item::Stones => {
                false
            }
        };
        if helps { 4 } else { -5 }
    }

    /// The value of what the gears would show, less the price of turning them.
    fn turn(&self, teeth: i8) -> i32 {
        let faces = &self.content.gears().activity;
        let shown = (i16::from(self.view.public.gears[2]) + i16::from(teeth)).rem_euclid(faces.len() as i16);
        let price = i32::from(teeth.unsigned_abs());
        let ruinous = if price >= self.time() { 1000 } else { 0 };
        let per_tooth = if self.spare_time() < 0 { 3 } else { 1 };
        self.activity(faces[shown as usize]) - per_tooth * price - ruinous
    }

    /// A step is worth taking for a Clue, if there is Time to spare.
    fn step(&self, to: armonium_rules::Space, may_cost: bool) -> i32 {
        let has_clue = self.view.public.clues_on.has(to);
        let unaffordable = may_cost && self.spare_time() <= 0;
        if has_clue && !unaffordable && self.clues() < 4 { 3 } else { -3 }
    }

    /// The expected number of unknown Character Cards seen, in per cent, less the Clues.
    fn look(&self, target: Target, clues: u8) -> i32 {
        let known = |place| self.view.cards.iter().filter(|&&sight| sight == Sight::Seen(place)).count();
        let apart = |card: &Sight<Card>| card.seen().is_some();
        let seen = self.view.apart.iter().find(|apart| apart.target == target);
        let seen = seen.map_or(0, |held| held.cards.iter().filter(|card| apart(card)).count());
        let (cards, unknown) = match target {
            Target::Hand(seat) => {
                let hand = &self.view.hands[seat.index()];
                let characters = usize::from(hand.characters);
                (hand.powers.len() + characters - seen, characters - known(CardPlace::Hand(seat)))
            }
            Target::Deck => {
                let options = self.view.public.options;
                let size = 7 - usize::from(options.players * options.characters_each());
                (size - seen, size - known(CardPlace::Deck))
            }
        };
        let looks = usize::from(clues) + 1;
        let gain = (100 * unknown * looks.min(cards) / cards.max(1)) as i32;
        gain - 12 * i32::from(clues)
    }

    /// Keeps Location Tiles until the Organ is on the map, Marks as Fenrir, music always.
    fn discard(&self, tile: armonium_rules::Tile) -> i32 {
        let marks = i32::from(self.content.marks(tile));
        let fenrir = if self.view.role == Some(Role::Fenrir) { 10 } else { 0 };
        let kept = match self.content.item(tile) {
            None => {
                if self.seeks_organ() {
                    6
                } else {
                    0
                }
            }
            Some(Item::Music(_) | Item::PaidMusic) => 4,
            Some(Item::Investigate) if self.is_unsure() => 3,
            Some(
                Item::Investigate
                | Item::Ride(_)
                | Item::ClueOnMystic
                | Item::Time
                | Item::ClueForTime
                | Item::Steps
                | Item::PaidTiles
                | Item::ToMystic
                | Item::Swap
                | Item::Stones,
            ) => 1,
        };
        -(kept + fenrir * marks)
    }
}
