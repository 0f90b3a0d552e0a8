//! A quick estimate from distances: can this turn be won if the guess of the Chosen One is right? The exact search for
//! the winning actions: `win_search.rs`.

use crate::distances::Distances;
use crate::winning_item::{Shift, WinningItem};
use armonium_belief::InformationState;
use armonium_rules::{
    Activity, Character, Content, EventCard, FENRIR_MARKS, FENRIR_MUSIC, MOST_MUSIC, Machine, Power, Public,
    Role, Space, SpaceSet, Tile,
};

/// A movement in addition to the normal one.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Extra {
    Nothing,
    /// Three free steps.
    Steps,
    AnyRide,
    Line(Machine),
}

/// The pages a role needs.
pub(crate) const fn pages_needed(role: Role) -> u8 {
    match role {
        Role::Hero => MOST_MUSIC,
        Role::Fenrir => FENRIR_MUSIC,
    }
}

/// The Marks of the Wolf on these kinds of tiles. Two equal tiles count once, which rarely matters.
pub(crate) fn marks(content: &Content, tiles: u64) -> u8 {
    kinds(tiles).map(|tile| content.marks(tile)).sum()
}

/// The kinds of tiles in a bit set.
pub(crate) fn kinds(mut bits: u64) -> impl Iterator<Item = Tile> {
    std::iter::from_fn(move || {
        let kind = (bits != 0).then(|| Tile(bits.trailing_zeros() as u8))?;
        bits &= bits - 1;
        Some(kind)
    })
}

/// May this seat declare in its role?
pub(crate) fn may_declare(content: &Content, public: &Public, info: &InformationState) -> bool {
    match info.role {
        Role::Hero => public.organ.is_some(),
        Role::Fenrir => marks(content, info.tile_kinds) >= FENRIR_MARKS,
    }
}

/// Can this seat win a turn that begins now, at this index of the order, if this character is the Chosen One?
pub(crate) fn could_win(
    content: &Content,
    distances: &Distances,
    public: &Public,
    info: &InformationState,
    index: u8,
    chosen: Character,
) -> bool {
    if !may_declare(content, public, info) {
        return false;
    }
    let (mover, goal) = match (info.role, public.organ) {
        (Role::Hero, Some(organ)) => (chosen, organ),
        (Role::Hero, None) => return false,
        (Role::Fenrir, _) => match info.own.into_iter().next() {
            Some(own) => (own, public.at[chosen.index()]),
            None => return false,
        },
    };
    let seat = info.seat.index();
    let needed = i16::from(pages_needed(info.role));
    let lacking = needed - i16::from(public.music[seat]) - i16::from(gifts(public.event, index, mover));
    // At most three pages from a card, four from a tile, four from an ability used twice, and one plus Clues composed.
    if lacking > 12 + i16::from(public.clues[seat]) {
        return false;
    }
    let cards = !public.event.forbids_cards();
    let held = |power| cards && !public.played[seat].has(power);
    let items = if cards { info.tile_kinds } else { 0 };
    let from = public.at[mover.index()];
    let twice = public.event == EventCard::E1 && index == 2;
    for (ability_pages, ability_steps, ability_price) in abilities(mover, twice) {
        for power in [None, Some(Power::Music), Some(Power::Ride)] {
            if power.is_some_and(|power| !held(power)) {
                continue;
            }
            let power_pages = if power == Some(Power::Music) { 3 } else { 0 };
            let no_item = std::iter::once((0, Extra::Nothing, 0));
            for (item_pages, item_move, item_price) in
                no_item.chain(kinds(items).filter_map(|tile| help(content, tile)))
            {
                let lacking = lacking - ability_pages - power_pages - item_pages;
                let mut extras = [Extra::Nothing, item_move, Extra::Nothing];
                if power == Some(Power::Ride) {
                    extras[0] = Extra::AnyRide;
                }
                if ability_steps {
                    extras[2] = Extra::Steps;
                }
                let price = ability_price + item_price;
                if some_turn_wins(content, distances, public, seat, (from, goal), lacking, extras, price) {
                    return true;
                }
            }
            let lacking = lacking - ability_pages - power_pages;
            let ride = if power == Some(Power::Ride) { Extra::AnyRide } else { Extra::Nothing };
            let steps = if ability_steps { Extra::Steps } else { Extra::Nothing };
            let extras = [ride, Extra::Nothing, steps];
            for item in kinds(items).filter_map(|tile| content.item(tile)) {
                let Some(WinningItem::Shift(shift)) = WinningItem::of(item) else { continue };
                let price = ability_price + item.price();
                let wins =
                    |way| some_turn_wins(content, distances, public, seat, way, lacking, extras, price);
                if shifted_ways(content, public, shift, mover, chosen, goal).any(wins) {
                    return true;
                }
            }
        }
    }
    false
}

/// Start and goal once this item has put the mover, or the Chosen One it hunts, elsewhere.
fn shifted_ways(
    content: &Content,
    public: &Public,
    shift: Shift,
    mover: Character,
    chosen: Character,
    goal: Space,
) -> impl Iterator<Item = (Space, Space)> {
    let others = Character::ALL.into_iter().filter(|&other| other != mover && other != chosen);
    let places: SpaceSet = match shift {
        Shift::Swap => others.map(|other| public.at[other.index()]).collect(),
        Shift::ToMystic => content.mystic().without(public.not_empty()),
    };
    let from = public.at[mover.index()];
    let hunted = if mover == chosen { SpaceSet::EMPTY } else { places };
    places.map(move |place| (place, goal)).chain(hunted.map(move |place| (from, place)))
}

/// Is there a turn of the gears after which the character reaches the goal with enough pages?
#[expect(clippy::too_many_arguments, reason = "the parts of one estimate")]
fn some_turn_wins(
    content: &Content,
    distances: &Distances,
    public: &Public,
    seat: usize,
    (from, goal): (Space, Space),
    lacking: i16,
    extras: [Extra; 3],
    price: u8,
) -> bool {
    content.turns().iter().any(|&teeth| {
        let (machine, steps, activity) = after(content, public, teeth);
        let composed = match activity {
            Activity::Compose => 1 + i16::from(public.clues[seat]),
            Activity::Investigate | Activity::Research | Activity::MoveClue => 0,
        };
        let transport = !public.event.forbids_transport();
        let machine = transport.then_some(machine);
        if lacking > composed {
            let free = extras.iter().filter(|&&extra| extra == Extra::Steps).count()
                + usize::from(machine == Some(Machine::Taxi))
                + usize::from(transport && extras[0] == Extra::AnyRide);
            let walk = steps + 3 * free as u8;
            if composed == 0 || lacking > composed + on_the_way(distances, public, (from, goal), walk) {
                return false;
            }
        }
        let walk = paid_steps(distances, from, goal, machine, extras, transport);
        let total = u16::from(teeth.unsigned_abs()) + u16::from(walk) + u16::from(price);
        walk <= steps && total < u16::from(public.time[seat])
    })
}

/// The Clues that can be picked up on a walk of so many steps and spent at once. At most three: few walks pass more.
fn on_the_way(distances: &Distances, public: &Public, (from, goal): (Space, Space), walk: u8) -> i16 {
    let way = |clue| distances.steps(from, clue).saturating_add(distances.steps(clue, goal));
    public.clues_on.filter(|&clue| way(clue) <= walk).take(3).count() as i16
}

/// What the gears show after a turn.
pub(crate) fn after(content: &Content, public: &Public, teeth: i8) -> (Machine, u8, Activity) {
    let gears = content.gears();
    let tooth = |gear: usize, count: i16| {
        (i16::from(public.gears[gear]) + i16::from(teeth)).rem_euclid(count) as usize
    };
    (gears.machine[tooth(0, 8)], gears.walking[tooth(1, 9)], gears.activity[tooth(2, 7)])
}

/// The pages the event gives.
fn gifts(event: EventCard, index: u8, mover: Character) -> u8 {
    let position = if event == EventCard::E11 && index == 1 { 2 } else { 0 };
    let character = matches!(
        (event, mover),
        (EventCard::E5, Character::Johnsson)
            | (EventCard::E9, Character::Vikstrom)
            | (EventCard::E10, Character::Snowy)
    );
    position + u8::from(character)
}

/// What the mover's ability can give: pages, free steps, and its price.
fn abilities(mover: Character, twice: bool) -> impl Iterator<Item = (i16, bool, u8)> {
    let times = if twice { 2 } else { 1 };
    let ways: [Option<(i16, bool, u8)>; 3] = match mover {
        Character::Johnsson => [Some((2 * times, false, 0)), None, None],
        Character::Vidal => [Some((times, false, 0)), None, None],
        Character::Snowy => [Some((0, true, 0)), None, None],
        Character::Palsson => [Some((2, false, 2)), Some((0, true, 2)), None],
        Character::Lilja | Character::Vikstrom | Character::Lewis | Character::Koleberg => {
            [Some((0, false, 0)), None, None]
        }
    };
    ways.into_iter().flatten()
}

/// The pages or movement a tile gives, and its price.
fn help(content: &Content, tile: Tile) -> Option<(i16, Extra, u8)> {
    let item = content.item(tile)?;
    let (pages, extra) = match WinningItem::of(item)? {
        WinningItem::Music(pages) => (i16::from(pages), Extra::Nothing),
        WinningItem::Ride(line) => (0, Extra::Line(line)),
        WinningItem::Steps => (0, Extra::Steps),
        WinningItem::Shift(_) => return None,
    };
    Some((pages, extra, item.price()))
}

/// The steps to pay for on the best way. Nothing blocks a declarer, so distances are exact.
fn paid_steps(
    distances: &Distances,
    from: Space,
    goal: Space,
    machine: Option<Machine>,
    extras: [Extra; 3],
    transport: bool,
) -> u8 {
    let mut free = 0u8;
    let mut lines = [None; 3];
    if let Some(machine) = machine {
        match machine {
            Machine::Taxi => free += 3,
            line => lines[0] = Some(line),
        }
    }
    let mut any = false;
    for extra in extras {
        match extra {
            Extra::Nothing => {}
            Extra::Steps => free += 3,
            Extra::AnyRide if transport => any = true,
            Extra::Line(line) if transport => lines[1] = Some(line),
            Extra::AnyRide | Extra::Line(_) => {}
        }
    }
    let by = |lines: [Option<Machine>; 3]| {
        let direct = distances.steps(from, goal);
        let mut best = direct;
        for first in lines.into_iter().flatten() {
            let start = distances.to_station(first, from);
            best = best.min(start + distances.to_station(first, goal));
            for second in lines.into_iter().flatten().filter(|&second| second != first) {
                best = best.min(start + distances.change(first, second) + distances.to_station(second, goal));
            }
        }
        best
    };
    let mut best = by(lines).saturating_sub(free);
    if any {
        // The Power Card rides the taxi or any line.
        best = best.min(by(lines).saturating_sub(free + 3));
        for line in [Machine::Train, Machine::Monorail, Machine::Airship] {
            best = best.min(by([lines[0], lines[1], Some(line)]).saturating_sub(free));
        }
    }
    best
}

#[cfg(test)]
mod tests {
    use super::{could_win, may_declare};
    use crate::distances::Distances;
    use crate::rng::BotRng;
    use crate::win_search::winning_turn;
    use crate::{BotKind, Level};
    use armonium_belief::{Belief, InformationState};
    use armonium_pack::Pack;
    use armonium_rules::{Ask, Options, Phase, Seed, State, Viewer};

    /// Compares estimate and search at every turn in which a seat may declare.
    #[test]
    fn the_estimate_rarely_differs_from_the_exact_search() {
        let content = &Pack::turin().content;
        let distances = Distances::of(content, &mut None);
        let mut rng = BotRng::new(1);
        let (mut both, mut neither, mut missed, mut false_wins) = (0, 0, 0, 0);
        for number in 0..60u64 {
            let options = Options::new(3 + (number % 4) as u8);
            let mut state =
                State::new(content, options, Seed::from_number(number), &mut ()).expect("playable");
            let mut bots: Vec<_> = (0..options.players)
                .map(|seat| BotKind::Level(Level::Detective).new_bot(number + u64::from(seat)))
                .collect();
            while let Some(seat) = state.to_act() {
                let view = state.view(content, Viewer::Seat(seat));
                let info = InformationState::of_view(&view, &Belief::of(&view)).expect("a seat");
                if let (Ask::Choose, Phase::Turn(turn)) = (view.ask, view.public.phase)
                    && turn.declared.is_none()
                    && may_declare(content, &view.public, &info)
                    && let Some((guess, _)) = info.guess()
                {
                    let estimated = could_win(content, &distances, &view.public, &info, turn.index, guess);
                    let found = winning_turn(content, &view, guess, &mut rng.0).is_some();
                    match (estimated, found) {
                        (true, true) => both += 1,
                        (false, false) => neither += 1,
                        (false, true) => missed += 1,
                        (true, false) => false_wins += 1,
                    }
                }
                let action = bots[seat.index()].decide(content, &view).expect("something to do");
                state.apply(content, seat, action, &mut ()).expect("a legal move");
            }
        }
        println!("both {both}, neither {neither}, missed {missed}, false_wins {false_wins}");
        assert!(both >= 30 && neither >= 30);
        assert!(20 * (missed + false_wins) <= both + neither);
    }
}
