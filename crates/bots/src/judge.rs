//! What each decision is worth to a seat, by planning the rest of its turn: the trade of the detective, and what the
//! master begins its search with. Worth is counted in Music Pages. The auction: bidding.rs.

use crate::mind::{DECK, Mind, target_index};
use crate::reach::{Movement, Reach};
use crate::terrain::{FAR, Terrain, around};
use crate::thought::Thought;
use crate::thrift::{is_careless, needed};
use crate::victory::{after, kinds, marks, pages_needed};
use armonium_rules::{
    Action, Activity, Character, CharacterSet, Content, Effect, EventCard, FENRIR_HOUR, FENRIR_MARKS, Item,
    LAST_HOUR, MOST_TIME, Machine, Phase, Power, Public, Role, Round, Seat, Side, Space, SpaceSet, Step,
    TILES_KEPT, Target, Tile, Turn,
};
use std::cell::Cell;

/// What things are worth, in pages. Found by playing: docs/bots.md says how.
#[derive(Clone, Copy, Debug)]
pub struct Weights {
    /// A bit of doubt less about the Chosen One.
    pub bit: f32,
    /// A Clue in hand.
    pub clue: f32,
    /// A Research Tile whatever it is.
    pub tile: f32,
    /// A Location Tile while the Organ is sought.
    pub location: f32,
    /// A Mark of the Wolf that Fenrir lacks.
    pub mark: f32,
    /// A Time Point when there is enough of it.
    pub time: f32,
    /// The Time an Hour costs, about; whoever has less for the Hours to come is short.
    pub hour: f32,
    /// The Chosen One a step nearer to the goal, for whoever is readiest.
    pub near: f32,
    /// Being the first who can win this Hour.
    pub first: f32,
    /// How much dearer Time is in an auction than in a turn.
    pub bid: f32,
    /// Bringing the Organ a tile nearer, for a Hero.
    pub organ: f32,
    /// A Power Card kept in the hand.
    pub card: f32,
    /// How sure it wants to be to declare, by Hour.
    pub sure: [f32; 11],
}

impl Weights {
    /// The weights the detective plays with.
    pub const DETECTIVE: Self = Self {
        bit: 6.0,
        clue: 0.6,
        tile: 0.55,
        location: 0.5,
        mark: 2.5,
        time: 0.9,
        hour: 0.34,
        near: 0.28,
        first: 22.0,
        bid: 0.35,
        organ: 0.55,
        card: 0.6,
        sure: [0.9, 0.9, 0.9, 0.9, 0.4, 0.6, 0.4, 0.28, 0.3, 0.33, 0.0],
    };
}

/// One seat's judgement at one moment.
pub(crate) struct Judge<'a> {
    pub(crate) content: &'a Content,
    pub(crate) terrain: &'a Terrain,
    pub(crate) public: &'a Public,
    pub(crate) mind: &'a Mind,
    pub(crate) weights: &'a Weights,
    /// How ready the seat itself and the readiest of the others are to win, from 0 to 1, as far as it can tell.
    own_ready: f32,
    pub(crate) rival: f32,
    /// What one Time Point, one Clue and one more tile are worth now.
    price: f32,
    clue: f32,
    tile: f32,
    /// What looking at so many cards at the best target is worth; negative until it is asked for.
    looks: Cell<[f32; LOOKS]>,
}

/// Where a Clue is to be had: by going there, or by moving it from beside.
#[derive(Clone, Copy)]
struct Prizes {
    clues: SpaceSet,
    beside: SpaceSet,
}

/// No more cards than these can be looked at to any effect.
const LOOKS: usize = 9;

/// What is not to be done.
const NEVER: f32 = -1000.0;
/// Farther than this is all the same.
const NEAR: u8 = 8;
/// What is done before anything else.
const AT_ONCE: f32 = 100.0;

impl<'a> Judge<'a> {
    pub(crate) fn new(
        content: &'a Content,
        terrain: &'a Terrain,
        public: &'a Public,
        mind: &'a Mind,
        weights: &'a Weights,
    ) -> Self {
        let mut judge = Self {
            content,
            terrain,
            public,
            mind,
            weights,
            own_ready: 0.0,
            rival: 0.0,
            price: 0.0,
            clue: 0.0,
            tile: 0.0,
            looks: Cell::new([-1.0; LOOKS]),
        };
        for seat in public.inside() {
            let ready = judge.readiness(seat);
            if seat == mind.seat {
                judge.own_ready = ready;
            } else {
                judge.rival = judge.rival.max(ready);
            }
        }
        judge.price = judge.worth_of_time();
        judge.clue = judge.worth_of_clue();
        judge.tile = judge.worth_of_tile();
        judge
    }

    /// Pages and knowledge: the own exactly, that of others by the Hour.
    fn readiness(&self, seat: Seat) -> f32 {
        let own = seat == self.mind.seat;
        let role = if own { self.mind.role } else { Role::Hero };
        let lacking = f32::from(pages_needed(role)) - f32::from(self.public.music[seat.index()]);
        let pages = (1.0 - lacking / 8.0).clamp(0.0, 1.0);
        if pages == 0.0 {
            return 0.0;
        }
        let sure = if own {
            self.mind.guess().map_or(0.0, |(_, odds)| odds)
        } else {
            (f32::from(self.public.hour) / 12.0).min(0.7)
        };
        pages * sure
    }

    fn time(&self) -> u8 {
        self.public.time[self.mind.seat.index()]
    }

    fn clues(&self) -> u8 {
        self.public.clues[self.mind.seat.index()]
    }

    /// What one Time Point is worth now.
    pub(crate) const fn time_price(&self) -> f32 {
        self.price
    }

    fn worth_of_time(&self) -> f32 {
        let hours = f32::from(LAST_HOUR + 1 - self.public.hour);
        let spare = f32::from(self.time()) - self.weights.hour * hours;
        let scarce = if spare < 0.0 { -0.08 * spare } else { 0.0 };
        let plenty = if spare > 8.0 { 0.6 } else { 1.0 };
        let last = if self.time() <= 3 { 1.5 } else { 0.0 };
        self.weights.time * plenty + scarce.min(0.8) + last
    }

    fn worth_of_clue(&self) -> f32 {
        let last = self.public.hour == LAST_HOUR;
        let enough = if self.clues() >= 4 { 0.5 } else { 1.0 };
        if last { 0.1 } else { self.weights.clue * enough }
    }

    fn worth_of_tile(&self) -> f32 {
        let crowded = if usize::from(self.mind.held) >= TILES_KEPT { 0.6 } else { 1.0 };
        let mut each = self.weights.tile * crowded;
        if self.lacking() == 0 {
            each *= 0.4;
        }
        if self.seeks_organ() && self.mind.role == Role::Hero && !self.holds_location() {
            each += 0.4 * self.weights.location;
        }
        if self.mind.role == Role::Fenrir {
            each += 0.28 * self.weights.mark * f32::from(self.marks_lacking().min(1));
        }
        each
    }

    fn lacking(&self) -> u8 {
        pages_needed(self.mind.role).saturating_sub(self.public.music[self.mind.seat.index()])
    }

    /// What so many pages are worth.
    pub(crate) fn pages(&self, count: u8) -> f32 {
        f32::from(count.min(self.lacking()))
    }

    fn seeks_organ(&self) -> bool {
        self.public.organ.is_none()
    }

    /// The Marks Fenrir still lacks; a Hero lacks none.
    fn marks_lacking(&self) -> u8 {
        match self.mind.role {
            Role::Fenrir => FENRIR_MARKS.saturating_sub(marks(self.content, self.mind.tiles)),
            Role::Hero => 0,
        }
    }

    /// What drawing so many tiles is worth.
    pub(crate) fn tiles(&self, count: u8) -> f32 {
        self.tile * f32::from(count)
    }

    pub(crate) fn holds_location(&self) -> bool {
        kinds(self.mind.tiles).any(|tile| self.content.item(tile).is_none())
    }

    /// What looking at so many cards is worth, at the best target.
    pub(crate) fn look(&self, cards: u8) -> f32 {
        if self.mind.possible.len() <= 1 {
            return 0.0;
        }
        let mut looks = self.looks.get();
        let worth = &mut looks[usize::from(cards).min(LOOKS - 1)];
        if *worth < 0.0 {
            *worth = self.weights.bit * self.mind.best_look(cards).1;
        }
        let worth = *worth;
        self.looks.set(looks);
        worth
    }

    pub(crate) const fn clue(&self) -> f32 {
        self.clue
    }

    /// What the Activity Gear's action is worth, and the Clues to spend on it.
    fn activity(&self, activity: Activity) -> (f32, u8) {
        let most = self.clues();
        let with = |worth: &dyn Fn(u8) -> f32| {
            let mut best = (worth(1), 0);
            for clues in 1..=most {
                let total = worth(1 + clues) - f32::from(clues) * self.clue();
                if total > best.0 + 1e-4 {
                    best = (total, clues);
                }
            }
            best
        };
        match activity {
            Activity::Investigate => with(&|cards| self.look(cards)),
            Activity::Research => with(&|tiles| self.tiles(tiles)),
            Activity::Compose => with(&|pages| self.pages(pages)),
            // What it brings depends on where the character goes.
            Activity::MoveClue => (0.0, 0),
        }
    }

    /// What a free action of Vidal's is worth.
    fn favour(&self, activity: Activity) -> f32 {
        match activity {
            Activity::Investigate => self.look(1),
            Activity::Research => self.tiles(1),
            Activity::Compose => self.pages(1),
            Activity::MoveClue => 0.3 * self.clue(),
        }
    }

    /// What a character's ability is worth to this seat.
    pub(crate) fn ability(&self, character: Character) -> f32 {
        match character {
            Character::Johnsson => self.pages(2),
            Character::Lilja => self.tiles(2),
            Character::Palsson => {
                let best = Character::ALL.into_iter().filter(|&other| other != character);
                self.imitation(best.map(|other| self.ability(other)).fold(0.0, f32::max))
            }
            Character::Vikstrom => f32::from((MOST_TIME - self.time()).min(3)) * self.time_price(),
            Character::Lewis => self.look(2),
            Character::Vidal => Activity::ALL.into_iter().map(|a| self.favour(a)).fold(0.0, f32::max),
            Character::Koleberg => 0.1 * self.clue(),
            Character::Snowy => 0.0,
        }
    }

    /// What the event gives whoever chooses this character.
    pub(crate) fn character_gift(&self, character: Character) -> f32 {
        match (self.public.event, character) {
            (EventCard::E2, Character::Lilja) => self.clue() + self.tiles(1),
            (EventCard::E3, Character::Vidal) => self.clue() + self.time_price(),
            (EventCard::E4, Character::Palsson) => self.clue() + 2.0 * self.time_price(),
            (EventCard::E5, Character::Johnsson) => self.clue() + self.pages(1),
            (EventCard::E9, Character::Vikstrom) => self.pages(1) + self.tiles(1),
            (EventCard::E10, Character::Snowy) => self.pages(1) + 2.0 * self.time_price(),
            (EventCard::E11, Character::Koleberg) => self.clue() + 0.3,
            _ => 0.0,
        }
    }

    /// What is worth having at a place: the Clue there, and how near the goal it brings whom.
    fn place(&self, character: Character, space: Space) -> f32 {
        let clue = if self.public.clues_on.has(space) { self.clue() } else { 0.0 };
        clue + self.standing(character, space)
    }

    /// What it is worth that this character stands there: near the goal for whoever can use it first.
    fn standing(&self, character: Character, space: Space) -> f32 {
        let (own_ready, rival) = (self.own_ready, self.rival);
        match (self.mind.role, self.public.organ) {
            (Role::Hero, Some(organ)) => {
                let away = f32::from(self.terrain.steps(space, organ).min(NEAR));
                -self.pull(character) * away
            }
            (Role::Hero, None) => 0.0,
            (Role::Fenrir, organ) => {
                let mut worth = 0.0;
                let hunts = self.mind.own.has(character);
                for chosen in self.mind.possible {
                    let odds = self.mind.odds[chosen.index()];
                    let (from, to) = match (hunts, self.mind.own.into_iter().next()) {
                        (true, _) => (space, self.public.at[chosen.index()]),
                        (false, Some(own)) if chosen == character => (self.public.at[own.index()], space),
                        (false, _) => continue,
                    };
                    let away = f32::from(self.terrain.steps(from, to).min(NEAR));
                    worth -= self.weights.near * away * odds * 3.0 * own_ready;
                    if let (false, Some(organ)) = (hunts, organ) {
                        let away = f32::from(self.terrain.steps(space, organ).min(NEAR));
                        worth += self.weights.near * away * odds * 2.0 * rival;
                    }
                }
                worth
            }
        }
    }

    /// Where others stand in this character's way.
    pub(crate) fn barred(&self, character: Character) -> SpaceSet {
        let others = Character::ALL.into_iter().filter(|&other| other != character);
        others.map(|other| self.public.at[other.index()]).chain(self.public.organ).collect()
    }

    /// The best place to go and what going there is worth beyond staying.
    fn best_place(
        &self,
        character: Character,
        reach: &Reach<'_>,
        step_price: f32,
        prizes: Prizes,
    ) -> (Option<Space>, f32) {
        let mut best = (None, 0.0);
        let from = self.public.at[character.index()];
        let prize = |space| {
            let clues = u8::from(prizes.clues.has(space)) + u8::from(prizes.beside.has(space));
            self.clue() * f32::from(clues)
        };
        let stay = prize(from);
        let mut consider = |space, level: usize, nearer: f32| {
            let gain = nearer + prize(space) - stay - step_price * level as f32;
            if gain > best.1 + 1e-4 {
                best = (Some(space), gain);
            }
        };
        match (self.moves_matter(character), self.mind.role, self.public.organ) {
            (false, _, _) => {
                // Only Clues make a difference.
                for level in 0..=reach.levels() {
                    for space in reach.level(level).and(prizes.clues.or(prizes.beside)) {
                        consider(space, level, 0.0);
                    }
                }
            }
            (true, Role::Hero, Some(organ)) => {
                let pull = self.pull(character);
                let away = |space| f32::from(self.terrain.steps(space, organ).min(NEAR));
                let now = away(from);
                for level in 0..=reach.levels() {
                    for space in reach.level(level) {
                        consider(space, level, pull * (now - away(space)));
                    }
                }
            }
            (true, _, _) => {
                let now = self.standing(character, from);
                for level in 0..=reach.levels() {
                    for space in reach.level(level) {
                        consider(space, level, self.standing(character, space) - now);
                    }
                }
            }
        }
        best
    }

    /// What can be taken where, if the Activity Gear shows this.
    fn prizes(&self, activity: Activity) -> Prizes {
        let beside = match activity {
            Activity::MoveClue => around(self.content, self.public.clues_on).without(self.public.clues_on),
            Activity::Investigate | Activity::Research | Activity::Compose => SpaceSet::EMPTY,
        };
        Prizes { clues: self.public.clues_on, beside }
    }

    /// What a step nearer to the Organ is worth to a Hero: much for whoever is readiest, less than nothing for others.
    fn pull(&self, character: Character) -> f32 {
        self.weights.near * self.mind.odds[character.index()] * (3.0 * self.own_ready - 2.0 * self.rival)
    }

    /// What turning the gears so far and going on from there is worth.
    fn gears(&self, character: Character, teeth: i8) -> f32 {
        let (_, _, activity) = after(self.content, self.public, teeth);
        self.activity(activity).0 + self.going(character, teeth, SpaceSet::EMPTY)
    }

    /// What the movement after turning the gears so far is worth, less what turning costs; with Clues also on these.
    fn going(&self, character: Character, teeth: i8, more_clues: SpaceSet) -> f32 {
        let price = teeth.unsigned_abs();
        if is_careless(self.content, self.public, self.mind.seat, Action::Turn { teeth }) {
            return NEVER - f32::from(price);
        }
        let (machine, steps, activity) = after(self.content, self.public, teeth);
        let from = self.public.at[character.index()];
        let movement = Movement {
            from,
            steps: steps.min(self.purse(price)),
            machine: (!self.public.event.forbids_transport()).then_some(machine),
            barred: SpaceSet::EMPTY,
        };
        let mut prizes = self.prizes(activity);
        prizes.clues = prizes.clues.or(more_clues);
        let taken_here = if prizes.beside.has(from) { self.clue() } else { 0.0 };
        taken_here + self.best_move(character, movement, prizes) - f32::from(price) * self.time_price()
    }

    /// The Time that can be spent on walking once the gears are turned for this price.
    fn purse(&self, price: u8) -> u8 {
        self.time().saturating_sub(price).saturating_sub(LAST_HOUR - self.public.hour + 1)
    }

    /// What the best place within this movement is worth beyond staying.
    fn best_move(&self, character: Character, movement: Movement, prizes: Prizes) -> f32 {
        if !self.moves_matter(character) && !self.some_prize_near(&movement, prizes) {
            return 0.0;
        }
        let reach = Reach::new(self.content, Movement { barred: self.barred(character), ..movement });
        self.best_place(character, &reach, self.time_price(), prizes).1
    }

    /// Does it matter where this character stands, Clues apart?
    fn moves_matter(&self, character: Character) -> bool {
        match self.mind.role {
            Role::Hero => self.public.organ.is_some() && self.pull(character).abs() > 0.02,
            Role::Fenrir => self.mind.own.has(character) || self.mind.odds[character.index()] > 0.0,
        }
    }

    /// Could some Clue be within reach, if nobody stood in the way?
    fn some_prize_near(&self, movement: &Movement, prizes: Prizes) -> bool {
        let mut clues = prizes.clues.or(prizes.beside);
        match movement.machine {
            None => clues.any(|clue| self.terrain.steps(movement.from, clue) <= movement.steps),
            Some(Machine::Taxi) => {
                clues.any(|clue| self.terrain.steps(movement.from, clue) <= movement.steps + 3)
            }
            Some(line) => {
                let start = self.terrain.to_station(line, movement.from);
                clues.any(|clue| {
                    let ride = start + self.terrain.to_station(line, clue);
                    self.terrain.steps(movement.from, clue).min(ride) <= movement.steps
                })
            }
        }
    }

    /// What a turn with this character is worth, given what the Activity Gear offers for each number of teeth.
    fn character(&self, character: Character, index: u8, ability: f32, activities: &[f32]) -> f32 {
        let times = if self.public.event == EventCard::E1 && index == 2 { 1.8 } else { 1.0 };
        let turns = self.content.turns().iter().zip(activities);
        let more_clues = match character {
            Character::Koleberg => self.content.mystic().without(self.public.not_empty()),
            _ => SpaceSet::EMPTY,
        };
        let gears = turns.map(|(&teeth, activity)| activity + self.going(character, teeth, more_clues));
        let mut worth = ability * times + self.character_gift(character) + gears.fold(NEVER, f32::max);
        if character == Character::Snowy {
            let from = self.public.at[character.index()];
            worth += self.best_move(
                character,
                Movement { from, steps: 3, machine: None, barred: SpaceSet::EMPTY },
                self.prizes(Activity::Compose),
            );
        }
        worth
    }

    /// What each character is worth this turn.
    fn score_choices(&self, turn: &Turn, legal: &[Action], scores: &mut Vec<f32>) {
        let abilities = Character::ALL.map(|character| match character {
            Character::Palsson => 0.0,
            other => self.ability(other),
        });
        let turns = self.content.turns();
        let mut activities = [0.0; 6];
        for (worth, &teeth) in activities.iter_mut().zip(turns) {
            *worth = self.activity(after(self.content, self.public, teeth).2).0;
        }
        scores.extend(legal.iter().map(|action| match *action {
            Action::Choose { character } => {
                let ability = match character {
                    Character::Palsson => self.imitation(abilities.into_iter().fold(0.0, f32::max)),
                    other => abilities[other.index()],
                };
                self.character(character, turn.index, ability, &activities)
            }
            _ => self.in_turn(turn, action),
        }));
    }

    /// What using the best of the other abilities is worth to Pålsson.
    fn imitation(&self, best: f32) -> f32 {
        if self.time() < 2 + needed(self.public) { NEVER } else { best - 2.0 * self.time_price() }
    }

    /// What it thinks when it takes this action, which it found worth so much.
    pub(crate) fn thought(&self, action: Action, worth: f32) -> Option<Thought> {
        match (action, &self.public.phase) {
            (Action::Open { position }, Phase::Auction(auction)) => {
                Some(self.thought_of_bid(auction, position))
            }
            (Action::Bid { .. } | Action::Pass {}, Phase::Auction(auction)) => match auction.round {
                Round::FirstBid { position, .. } | Round::Bidding { position, .. } => {
                    Some(self.thought_of_bid(auction, position))
                }
                Round::Opening { .. } => None,
            },
            (Action::Choose { .. }, _) => {
                let (guess, odds) = self.mind.guess()?;
                Some(Thought::Turn { guess, odds: odds.into(), pages: worth.into() })
            }
            (Action::Investigate { target, clues }, Phase::Turn(turn)) => {
                let cards = match turn.effect {
                    Some(Effect::Look(cards)) => cards,
                    _ => 1 + clues,
                };
                let bits = self.mind.gain_of_look(target_index(target), cards);
                Some(Thought::Look { target, bits: bits.into() })
            }
            _ => None,
        }
    }

    /// What each of these actions is worth.
    pub(crate) fn score(&self, legal: &[Action], scores: &mut Vec<f32>) {
        scores.clear();
        match &self.public.phase {
            Phase::Auction(auction) => self.score_auction(auction, legal, scores),
            Phase::Clues { .. } => scores.extend(legal.iter().map(|action| self.place_clue(action))),
            Phase::Turn(turn) => self.score_turn(turn, legal, scores),
            Phase::Location { .. } => scores.extend(legal.iter().map(|action| self.location(action))),
            Phase::Discard { .. } => scores.extend(legal.iter().map(|action| match *action {
                Action::Discard { tile } => -self.keep(tile),
                _ => 0.0,
            })),
            Phase::Over(_) => scores.extend(legal.iter().map(|_| 0.0)),
        }
    }

    /// A Clue goes where few can take it before its owner, and not out of the world.
    fn place_clue(&self, action: &Action) -> f32 {
        let Action::PlaceClue { space } = *action else { return 0.0 };
        let nearest = self.public.at.iter().map(|&at| self.terrain.steps(at, space)).min().unwrap_or(FAR);
        match nearest {
            0 | 1 => -0.3,
            2 => 0.0,
            3 | 4 => 0.2,
            _ => 0.1,
        }
    }

    fn score_turn(&self, turn: &Turn, legal: &[Action], scores: &mut Vec<f32>) {
        let moves = match turn.effect {
            Some(effect) => matches!(
                effect,
                Effect::FreeSteps(_) | Effect::TaxiRide(_) | Effect::RideAny | Effect::RideLine(_)
            ),
            None => matches!(turn.step, Step::Move { .. }),
        };
        if let (true, Some(character)) = (moves, turn.character) {
            self.score_movement(turn, character, legal, scores);
            return;
        }
        if turn.step == Step::Choose && turn.effect.is_none() {
            self.score_choices(turn, legal, scores);
            return;
        }
        scores.extend(legal.iter().map(|action| self.in_turn(turn, action)));
    }

    fn in_turn(&self, turn: &Turn, action: &Action) -> f32 {
        match *action {
            Action::Declare { .. } => NEVER,
            Action::Turn { teeth } => turn.character.map_or(0.0, |character| self.gears(character, teeth)),
            Action::PlayPower { power } => self.power(power),
            Action::PlayItem { tile } => self.content.item(tile).map_or(NEVER, |item| self.item(turn, item)),
            Action::Name { character } => self.ability(character),
            Action::Favour { activity } => self.favour(activity),
            Action::Block { character } => self.ability(character),
            Action::TakeBack { power } => match power {
                Power::Music => self.pages(3),
                Power::Look => self.look(3),
                Power::Research => self.tiles(3),
                Power::Ride => 0.5,
            },
            Action::Investigate { target, clues } => self.investigate(turn, target, clues),
            Action::Research { clues } => self.tiles(1 + clues) - f32::from(clues) * self.clue(),
            Action::Compose { clues } => self.pages(1 + clues) - f32::from(clues) * self.clue(),
            Action::MoveClue { from, to } => self.move_clue(turn, from, to),
            Action::PlaceClue { space } => self.mystic_clue(turn, space),
            Action::Relocate { character, to } => {
                self.standing(character, to) - self.standing(character, self.public.at[character.index()])
            }
            Action::Swap { a, b } => self.swap(a, b),
            Action::EndTurn {} | Action::Stop {} => 0.0,
            _ => 0.0,
        }
    }

    fn investigate(&self, turn: &Turn, target: Target, clues: u8) -> f32 {
        let cards = match turn.effect {
            Some(Effect::Look(cards)) => cards,
            _ => 1 + clues,
        };
        let gain = self.mind.gain_of_look(target_index(target), cards);
        // Nothing to learn: look where the others learn least of the own ignorance.
        let idle = if target_index(target) == DECK { 0.0 } else { 0.01 };
        self.weights.bit * gain + idle - f32::from(clues) * self.clue()
    }

    /// What playing this card now is worth beyond keeping it.
    fn power(&self, power: Power) -> f32 {
        let kept = self.kept(power);
        let (worth, full) = match power {
            Power::Look => (self.look(3), self.weights.bit * 0.75),
            Power::Music => (self.pages(3), 3.0),
            Power::Research => (self.tiles(3), 0.8),
            Power::Ride => return NEVER,
        };
        if worth >= full - 1e-3 && worth > kept { AT_ONCE + worth } else { NEVER }
    }

    fn item(&self, turn: &Turn, item: Item) -> f32 {
        let price = f32::from(item.price()) * self.time_price();
        if item.price() > 0 && self.time() < item.price() + needed(self.public) {
            return NEVER;
        }
        let worth = match item {
            Item::Music(pages) => {
                if self.lacking() >= pages {
                    self.pages(pages)
                } else {
                    0.0
                }
            }
            Item::PaidMusic => self.pages(4),
            Item::PaidTiles => self.tiles(3),
            Item::Time => self.time_price(),
            Item::ClueForTime => {
                f32::from((MOST_TIME - self.time()).min(3)) * self.time_price() - self.clue()
            }
            Item::Investigate => self.look(1),
            Item::ClueOnMystic => self.best_mystic(turn).1,
            Item::ToMystic => self.best_relocation(),
            Item::Swap => self.best_swap(),
            Item::Steps | Item::Ride(_) | Item::Stones => return NEVER,
        };
        let worth = worth - price;
        let needs_marks = self.marks_lacking() == 0 && self.mind.role == Role::Fenrir;
        let kept = if needs_marks { 0.4 } else { 0.1 };
        if worth > kept { AT_ONCE + worth } else { NEVER }
    }

    fn best_relocation(&self) -> f32 {
        let free = self.content.mystic().without(self.public.not_empty());
        let mut best = 0.0;
        for character in CharacterSet::ALL {
            let now = self.standing(character, self.public.at[character.index()]);
            for space in free {
                best = f32::max(best, self.standing(character, space) - now);
            }
        }
        best
    }

    fn swap(&self, a: Character, b: Character) -> f32 {
        let (at_a, at_b) = (self.public.at[a.index()], self.public.at[b.index()]);
        self.standing(a, at_b) - self.standing(a, at_a) + self.standing(b, at_a) - self.standing(b, at_b)
    }

    fn best_swap(&self) -> f32 {
        let mut best = 0.0;
        for a in CharacterSet::ALL {
            for b in Character::ALL[a.index() + 1..].iter() {
                best = f32::max(best, self.swap(a, *b));
            }
        }
        best
    }

    /// The Mystic Building where a Clue serves best: within this turn's reach.
    fn best_mystic(&self, turn: &Turn) -> (Option<Space>, f32) {
        let free = self.content.mystic().without(self.public.not_empty());
        let worth = |space: Space| self.mystic_clue(turn, space);
        let best = free.map(|space| (Some(space), worth(space))).max_by(|a, b| a.1.total_cmp(&b.1));
        best.unwrap_or((None, 0.0))
    }

    /// What a Clue on a Mystic Building is worth: a Clue, if it can be fetched in this turn.
    fn mystic_clue(&self, turn: &Turn, space: Space) -> f32 {
        let Some(character) = turn.character else { return 0.0 };
        let away = self.terrain.steps(self.public.at[character.index()], space);
        let idle = 0.05 / f32::from(away.max(1));
        match turn.step {
            Step::Ability(_) | Step::CharacterGift | Step::PositionGift | Step::Gears => {
                let with = |teeth: &i8| self.going(character, *teeth, SpaceSet::of(space));
                let without = |teeth: &i8| self.going(character, *teeth, SpaceSet::EMPTY);
                let gain = self.content.turns().iter().map(|teeth| with(teeth) - without(teeth));
                gain.fold(0.0, f32::max) + idle
            }
            Step::Move { steps, .. } if away <= steps => self.clue() - f32::from(away) * self.time_price(),
            _ => idle,
        }
    }

    fn move_clue(&self, turn: &Turn, from: Space, to: Space) -> f32 {
        let Some(character) = turn.character else { return 0.0 };
        let at = self.public.at[character.index()];
        if to == at {
            return self.clue();
        }
        let crowd = |space: Space| {
            let near = self.public.at.iter().filter(|&&other| self.terrain.steps(other, space) <= 2);
            near.count() as f32
        };
        0.02 * (crowd(from) - crowd(to))
    }

    /// Walks, rides and stops: towards the best place there is, with a card or tile if that leads further.
    fn score_movement(&self, turn: &Turn, character: Character, legal: &[Action], scores: &mut Vec<f32>) {
        let from = self.public.at[character.index()];
        let barred = self.barred(character);
        let (_, _, activity) = self.public.shown(self.content);
        let prizes = self.prizes(activity);
        let best = |steps, machine, price| {
            let reach = Reach::new(self.content, Movement { from, steps, machine, barred });
            let (goal, gain) = self.best_place(character, &reach, price, prizes);
            (gain, goal.and_then(|goal| reach.first_action(goal)))
        };
        let (steps, ride) = match turn.step {
            Step::Move { steps, ride } => {
                (steps.min(self.purse(0)), ride && !self.public.event.forbids_transport())
            }
            _ => (0, false),
        };
        let (worth, first) = match turn.effect {
            Some(Effect::FreeSteps(left) | Effect::TaxiRide(left)) => best(left, None, 0.0),
            Some(Effect::RideAny) => {
                let line = self.content.station_of(from).map(|line| best(0, Some(line), 0.0));
                let taxi = best(0, Some(Machine::Taxi), 0.0);
                line.filter(|line| line.0 > taxi.0).unwrap_or(taxi)
            }
            Some(Effect::RideLine(line)) => best(0, Some(line), 0.0),
            _ => {
                let shown = ride.then(|| self.public.shown(self.content).0);
                let plain = best(steps, shown, self.time_price());
                self.with_help(turn, plain, |machine| best(steps, Some(machine), self.time_price()))
            }
        };
        scores.extend(legal.iter().map(|action| match *action {
            _ if Some(*action) == first => 1.0 + worth,
            Action::Stop {} => 0.5,
            Action::PlayPower { power } => self.power(power),
            Action::PlayItem { tile } => self.content.item(tile).map_or(NEVER, |item| self.item(turn, item)),
            Action::Ride { to } | Action::Taxi { to } => 0.01 * self.place(character, to),
            _ => -0.1,
        }));
    }

    /// The best way with a ride beside the normal movement, if it is worth the card or tile that gives it.
    fn with_help(
        &self,
        turn: &Turn,
        plain: (f32, Option<Action>),
        by: impl Fn(Machine) -> (f32, Option<Action>),
    ) -> (f32, Option<Action>) {
        if self.public.event.forbids_cards() {
            return plain;
        }
        let mut best = plain;
        let mut consider = |play: Action, machine: Machine, kept: f32| {
            let (worth, first) = by(machine);
            if worth - kept > best.0 + 1e-3 {
                let boards = matches!(first, Some(Action::Ride { .. } | Action::Taxi { .. }));
                best = (worth - kept, if boards { Some(play) } else { first });
            }
        };
        let transport = !self.public.event.forbids_transport();
        let held = !self.public.played[self.mind.seat.index()].has(Power::Ride);
        if held && !turn.power_played && transport {
            let play = Action::PlayPower { power: Power::Ride };
            consider(play, Machine::Taxi, self.kept(Power::Ride));
            if let Some(line) =
                turn.character.and_then(|c| self.content.station_of(self.public.at[c.index()]))
            {
                consider(play, line, self.kept(Power::Ride));
            }
        }
        if !turn.item_played {
            for tile in kinds(self.mind.tiles) {
                let play = Action::PlayItem { tile };
                match self.content.item(tile) {
                    Some(Item::Ride(line)) if transport => consider(play, line, 0.1),
                    Some(Item::Steps) if self.time() >= 2 + needed(self.public) => {
                        consider(play, Machine::Taxi, 0.1 + 2.0 * self.time_price());
                    }
                    _ => {}
                }
            }
        }
        best
    }

    /// What keeping a Power Card for later is worth.
    fn kept(&self, power: Power) -> f32 {
        let hours = f32::from(LAST_HOUR - self.public.hour);
        let dear = if power == Power::Ride { 0.8 } else { 1.0 };
        self.weights.card * dear * (hours / 6.0).min(1.0)
    }

    /// What keeping a tile is worth.
    fn keep(&self, tile: Tile) -> f32 {
        let may_be_fenrir = self.public.hour < FENRIR_HOUR && self.public.options.has_fenrir();
        let each_mark = match self.mind.role {
            Role::Fenrir => self.weights.mark * 2.0,
            Role::Hero if may_be_fenrir => 0.3,
            Role::Hero => 0.0,
        };
        let marks = f32::from(self.content.marks(tile).min(2)) * each_mark;
        let organ = self.content.organ_tiles() >> tile.0 & 1 == 1 && self.seeks_organ();
        let organ = if organ && self.mind.role == Role::Hero { 0.5 * self.weights.location } else { 0.0 };
        let item = match self.content.item(tile) {
            None if self.seeks_organ() => self.weights.location,
            None => 0.0,
            Some(Item::Music(pages)) => self.pages(pages),
            Some(Item::PaidMusic) => self.pages(4) - 2.0 * self.time_price(),
            Some(Item::PaidTiles) => 0.5,
            Some(Item::Investigate) => self.look(1),
            Some(Item::Ride(_)) => 0.3,
            Some(Item::Steps) => 0.4,
            Some(Item::ClueForTime | Item::Time) => 0.25,
            Some(Item::ToMystic | Item::Swap) => 0.25,
            Some(Item::ClueOnMystic) => 0.2,
            Some(Item::Stones) => 0.0,
        };
        item + marks + organ
    }

    /// Location Tiles and the Organ.
    fn location(&self, action: &Action) -> f32 {
        match *action {
            Action::PlaceLocation { tile, side } => {
                let placed = self.public.locations.iter().flatten().count();
                let reward = self.clue() + 2.0 * self.time_price();
                let room = self.room_after(tile, side);
                let progress = match self.mind.role {
                    Role::Hero => self.weights.organ + 0.1 * room,
                    Role::Fenrir => -self.weights.organ * (1.0 + placed as f32) - 0.1 * room,
                };
                let mark = f32::from(self.content.marks(tile))
                    * if self.mind.role == Role::Fenrir { 1.5 } else { 0.05 };
                reward + progress - mark
            }
            Action::DiscardOrgan { .. } => match self.mind.role {
                Role::Hero => self.weights.organ + 3.0 * self.time_price(),
                Role::Fenrir => -2.0,
            },
            Action::PlaceOrgan { space } => Character::ALL
                .into_iter()
                .map(|character| {
                    let mut there = *self.public;
                    there.organ = Some(space);
                    let judge = Judge::new(self.content, self.terrain, &there, self.mind, self.weights);
                    judge.standing(character, self.public.at[character.index()])
                })
                .sum(),
            _ => 0.0,
        }
    }

    /// How much room a placement leaves the other sides: the logarithm of the area, less if a side could never be filled.
    fn room_after(&self, tile: Tile, side: Side) -> f32 {
        let armonium_rules::Face::Location(building) = self.content.tile(tile).face else { return 0.0 };
        let area = self.public.area(self.content).and(self.content.area(side, building));
        let open = Side::ALL
            .into_iter()
            .filter(|&other| other != side && self.public.locations[other.index()].is_none());
        let blocked = open.filter(|&other| {
            armonium_rules::Mystic::ALL.into_iter().all(|b| self.content.area(other, b).and(area).is_empty())
        });
        (area.len() as f32).log2() - 4.0 * blocked.count() as f32
    }
}
