//! Could this turn be won, if the Chosen One is who it is thought to be? A quick reckoning with distances; the exact
//! search for the decisions themselves is in winning.rs.

use crate::terrain::Terrain;
use armonium_belief::InformationState;
use armonium_rules::{
    Activity, Character, Content, EventCard, FENRIR_MARKS, FENRIR_MUSIC, Item, MOST_MUSIC, Machine, Power,
    Public, Role, Space, SpaceSet, Tile,
};

/// A movement beside the normal one.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Extra {
    Nothing,
    /// Three steps that cost nothing.
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

/// The Marks of the Wolf on these kinds of tiles; two equal tiles count once, which loses nothing but a rare chance.
pub(crate) fn marks(content: &Content, tiles: u64) -> u8 {
    kinds(tiles).map(|tile| content.marks(tile)).sum()
}

/// The kinds of tiles in a set of bits.
pub(crate) fn kinds(mut bits: u64) -> impl Iterator<Item = Tile> {
    std::iter::from_fn(move || {
        let kind = (bits != 0).then(|| Tile(bits.trailing_zeros() as u8))?;
        bits &= bits - 1;
        Some(kind)
    })
}

/// May this seat declare at all, as what it is?
pub(crate) fn may_declare(content: &Content, public: &Public, info: &InformationState) -> bool {
    match info.role {
        Role::Hero => public.organ.is_some(),
        Role::Fenrir => marks(content, info.tile_kinds) >= FENRIR_MARKS,
    }
}

/// Can this seat win in a turn that begins now at this index of the order, if this character is the Chosen One?
pub(crate) fn could_win(
    content: &Content,
    terrain: &Terrain,
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
    // Three pages by a card, four by a tile, four by an ability used twice, and what can be composed.
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
                if some_turn_does(content, terrain, public, seat, (from, goal), lacking, extras, price) {
                    return true;
                }
            }
            let lacking = lacking - ability_pages - power_pages;
            let ride = if power == Some(Power::Ride) { Extra::AnyRide } else { Extra::Nothing };
            let steps = if ability_steps { Extra::Steps } else { Extra::Nothing };
            let extras = [ride, Extra::Nothing, steps];
            for item in kinds(items).filter_map(|tile| content.item(tile)) {
                let price = ability_price + item.price();
                let does = |way| some_turn_does(content, terrain, public, seat, way, lacking, extras, price);
                if shifts(content, public, item, mover, chosen, goal).any(does) {
                    return true;
                }
            }
        }
    }
    false
}

/// The ways to go once this item has put the mover, or the Chosen One it hunts, elsewhere: from where, whereto.
fn shifts(
    content: &Content,
    public: &Public,
    item: Item,
    mover: Character,
    chosen: Character,
    goal: Space,
) -> impl Iterator<Item = (Space, Space)> {
    let others = Character::ALL.into_iter().filter(|&other| other != mover && other != chosen);
    let places: SpaceSet = match item {
        Item::Swap => others.map(|other| public.at[other.index()]).collect(),
        Item::ToMystic => content.mystic().without(public.not_empty()),
        Item::Music(_)
        | Item::Ride(_)
        | Item::ClueOnMystic
        | Item::Time
        | Item::ClueForTime
        | Item::Investigate
        | Item::Steps
        | Item::PaidMusic
        | Item::PaidTiles
        | Item::Stones => SpaceSet::EMPTY,
    };
    let from = public.at[mover.index()];
    let hunted = if mover == chosen { SpaceSet::EMPTY } else { places };
    places.map(move |place| (place, goal)).chain(hunted.map(move |place| (from, place)))
}

/// Is there a number of teeth after which the character gets there and the pages are complete?
#[expect(clippy::too_many_arguments, reason = "the parts of one reckoning")]
fn some_turn_does(
    content: &Content,
    terrain: &Terrain,
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
            if composed == 0 || lacking > composed + on_the_way(terrain, public, (from, goal), walk) {
                return false;
            }
        }
        let walk = paid_steps(terrain, from, goal, machine, extras, transport);
        let total = u16::from(teeth.unsigned_abs()) + u16::from(walk) + u16::from(price);
        walk <= steps && total < u16::from(public.time[seat])
    })
}

/// The Clues that can be picked up on a walk of so many steps, and spent at once: three at most, since ways seldom lead past
/// more.
fn on_the_way(terrain: &Terrain, public: &Public, (from, goal): (Space, Space), walk: u8) -> i16 {
    let way = |clue| terrain.steps(from, clue).saturating_add(terrain.steps(clue, goal));
    public.clues_on.filter(|&clue| way(clue) <= walk).take(3).count() as i16
}

/// What the gears show once they are turned.
pub(crate) fn after(content: &Content, public: &Public, teeth: i8) -> (Machine, u8, Activity) {
    let gears = content.gears();
    let tooth = |gear: usize, count: i16| {
        (i16::from(public.gears[gear]) + i16::from(teeth)).rem_euclid(count) as usize
    };
    (gears.machine[tooth(0, 8)], gears.walking[tooth(1, 9)], gears.activity[tooth(2, 7)])
}

/// Pages the event gives.
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

/// What the mover's ability can bring: pages, steps, at what price.
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

/// What a tile can help: pages or movement, at what price.
fn help(content: &Content, tile: Tile) -> Option<(i16, Extra, u8)> {
    match content.item(tile)? {
        Item::Music(pages) => Some((i16::from(pages), Extra::Nothing, 0)),
        Item::PaidMusic => Some((4, Extra::Nothing, 2)),
        Item::Ride(line) => Some((0, Extra::Line(line), 0)),
        Item::Steps => Some((0, Extra::Steps, 2)),
        Item::ClueOnMystic
        | Item::Time
        | Item::ClueForTime
        | Item::Investigate
        | Item::PaidTiles
        | Item::ToMystic
        | Item::Swap
        | Item::Stones => None,
    }
}

/// The steps to be paid for on the best way. A declarer is stopped by nobody, so distances tell.
fn paid_steps(
    terrain: &Terrain,
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
        let direct = terrain.steps(from, goal);
        let mut best = direct;
        for first in lines.into_iter().flatten() {
            let start = terrain.to_station(first, from);
            best = best.min(start + terrain.to_station(first, goal));
            for second in lines.into_iter().flatten().filter(|&second| second != first) {
                best = best.min(start + terrain.change(first, second) + terrain.to_station(second, goal));
            }
        }
        best
    };
    let mut best = by(lines).saturating_sub(free);
    if any {
        // The card's ride: another taxi, or any line.
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
    use crate::dice::Dice;
    use crate::terrain::Terrain;
    use crate::winning::winning_turn;
    use crate::{BotKind, Level};
    use armonium_belief::{Belief, InformationState};
    use armonium_pack::Pack;
    use armonium_rules::{Ask, Options, Phase, Seed, State, Viewer};

    /// The reckoning and the exact search, at every turn of some games in which somebody may declare.
    #[test]
    fn the_quick_reckoning_hardly_ever_differs_from_the_exact_search() {
        let content = &Pack::turin().content;
        let terrain = Terrain::of(content, &mut None);
        let mut dice = Dice::new(1);
        let (mut both, mut neither, mut missed, mut imagined) = (0, 0, 0, 0);
        for number in 0..60u64 {
            let options = Options::new(3 + (number % 4) as u8);
            let mut state =
                State::new(content, options, Seed::from_number(number), &mut ()).expect("playable");
            let mut bots: Vec<_> = (0..options.players)
                .map(|seat| BotKind::Level(Level::Detective).seat(number + u64::from(seat)))
                .collect();
            while let Some(seat) = state.to_act() {
                let view = state.view(content, Viewer::Seat(seat));
                let info = InformationState::of_view(&view, &Belief::of(&view)).expect("a seat");
                if let (Ask::Choose, Phase::Turn(turn)) = (view.ask, view.public.phase)
                    && turn.declared.is_none()
                    && may_declare(content, &view.public, &info)
                    && let Some((guess, _)) = info.guess()
                {
                    let reckoned = could_win(content, &terrain, &view.public, &info, turn.index, guess);
                    let found = winning_turn(content, &view, guess, &mut dice.0).is_some();
                    match (reckoned, found) {
                        (true, true) => both += 1,
                        (false, false) => neither += 1,
                        (false, true) => missed += 1,
                        (true, false) => imagined += 1,
                    }
                }
                let action = bots[seat.index()].decide(content, &view).expect("something to do");
                state.apply(content, seat, action, &mut ()).expect("a legal move");
            }
        }
        println!("both {both}, neither {neither}, missed {missed}, imagined {imagined}");
        assert!(both >= 30 && neither >= 30);
        assert!(20 * (missed + imagined) <= both + neither);
    }
}
