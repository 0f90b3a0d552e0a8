//! The list of choices: every legal action with its price, and illegal actions the player might expect, with the reason.

use crate::labels;
use crate::ui_event::{Reason, UiCommand};
use armonium_locale::Words;
use armonium_rules::{
    Action, Activity, Ask, Character, Content, Face, Item, Phase, Power, Route, Seat, Side, Sight, Space,
    Target, Tile, View, Viewer,
};

/// The most illegal actions to ask the reasons of at once.
const MAX_EXPLAINED: usize = 64;

/// One thing to choose.
#[derive(Clone, Debug, PartialEq)]
pub(crate) struct Choice {
    /// The number to type; none if it cannot be chosen.
    pub(crate) number: Option<u16>,
    /// What it is, in words.
    pub(crate) text: String,
    /// What it does.
    pub(crate) effect: Effect,
    /// The space it leads to.
    pub(crate) space: Option<Space>,
    /// Must it be confirmed?
    pub(crate) grave: bool,
}

/// The effect of a choice.
#[derive(Clone, Debug, PartialEq)]
pub(crate) enum Effect {
    /// Sends one action.
    Act(Action),
    /// Sends the actions of a route through the city.
    Route(Vec<Action>),
    /// Sends a command that is not an action of the game.
    Command(UiCommand),
    /// Leaves the program.
    Quit,
    /// None: the action is illegal for this reason.
    Unavailable(String),
}

/// The viewer's seat, if it must decide.
pub(crate) fn asked(view: &View) -> Option<Seat> {
    match view.viewer {
        Viewer::Seat(seat) if view.to_act == Some(seat) && !view.legal.is_empty() => Some(seat),
        Viewer::Seat(_) | Viewer::Spectator => None,
    }
}

/// Does this move the game along without doing anything: pass, stop, end the turn, decline?
const fn is_default(action: &Action) -> bool {
    matches!(action, Action::Pass {} | Action::Stop {} | Action::EndTurn {} | Action::Decline {})
}

/// The space an action leads to.
const fn place(action: &Action) -> Option<Space> {
    match *action {
        Action::PlaceClue { space } | Action::PlaceOrgan { space } => Some(space),
        Action::Step { to }
        | Action::Ride { to }
        | Action::Taxi { to }
        | Action::MoveClue { to, .. }
        | Action::Relocate { to, .. } => Some(to),
        _ => None,
    }
}

/// The Time an action costs at once.
fn price(content: &Content, view: &View, action: &Action) -> u8 {
    match *action {
        Action::Bid { time } => time,
        Action::Turn { teeth } => teeth.unsigned_abs(),
        Action::Choose { character: Character::Palsson } => 2,
        Action::PlayItem { tile } => content.item(tile).map_or(0, Item::price),
        Action::Step { .. } if view.ask == Ask::Move => 1,
        _ => 0,
    }
}

/// The choices of a view.
pub(crate) fn of(words: &Words<'_>, view: &View, reasons: &[(Action, Reason)]) -> Vec<Choice> {
    let Some(seat) = asked(view) else { return Vec::new() };
    let routes = if moves(view.ask) { view.public.routes(words.content()) } else { Vec::new() };
    let mut choices = Vec::new();
    let mut number = 0;
    let mut next = || {
        number += 1;
        Some(number)
    };
    for action in view.legal.iter().filter(|action| is_default(action)) {
        choices.push(Choice { number: Some(0), ..plain(words, view, seat, action) });
    }
    let steps = |action: &Action| {
        matches!(action, Action::Step { to } | Action::Ride { to } | Action::Taxi { to }
            if routes.iter().any(|route| route.to == *to))
    };
    let mut others: Vec<&Action> =
        view.legal.iter().filter(|action| !is_default(action) && !steps(action)).collect();
    // What is asked comes first, then cards and tiles, then declaring.
    others.sort_by_key(|action| match action {
        Action::PlayPower { .. } | Action::PlayItem { .. } => 1,
        Action::Declare { .. } => 2,
        _ => 0,
    });
    for action in others {
        // A bid has the number that is bid.
        let own = if let Action::Bid { time } = action { Some(u16::from(*time)) } else { next() };
        choices.push(Choice { number: own, ..plain(words, view, seat, action) });
    }
    let mut routes = routes;
    routes.sort_by_key(|route| (route.time, route.ride, route.to));
    for route in &routes {
        choices.push(Choice { number: next(), ..way(words, view, seat, route) });
    }
    for (action, reason) in reasons {
        let reason = labels::reason(words, reason);
        let label = match action {
            Action::Declare { .. } => words.language().message("term-declare", &[]),
            action => words.action(action),
        };
        let text = format!("{label} — {reason}");
        choices.push(Choice {
            number: None,
            text,
            effect: Effect::Unavailable(reason),
            space: None,
            grave: false,
        });
    }
    choices
}

/// Does this ask for a move through the city?
const fn moves(ask: Ask) -> bool {
    matches!(ask, Ask::Move | Ask::FreeSteps | Ask::TaxiRide | Ask::Ride)
}

fn plain(words: &Words<'_>, view: &View, seat: Seat, action: &Action) -> Choice {
    let (content, language) = (words.content(), words.language());
    let time = view.public.time[seat.index()];
    let price = price(content, view, action);
    let mut text = words.action(action);
    match action {
        Action::Turn { teeth } => {
            let faces = labels::faces(words, labels::turned(view.public.gears, *teeth));
            text = labels::labelled(language, &text, &faces);
        }
        Action::MoveClue { to, .. } => append_recipient(&mut text, words, view, *to),
        _ => {}
    }
    if price > 0 {
        let left = labels::left(language, time.saturating_sub(price));
        let price = labels::time(language, price);
        text = match action {
            Action::Bid { .. } | Action::Choose { .. } => format!("{text} — {left}"),
            _ => format!("{text} — {price}, {left}"),
        };
    }
    let grave = matches!(action, Action::Declare { .. }) || price > 0 && price >= time;
    Choice { number: None, text, effect: Effect::Act(*action), space: place(action), grave }
}

/// Appends the character a Clue is brought to.
fn append_recipient(text: &mut String, words: &Words<'_>, view: &View, space: Space) {
    let here = Character::ALL.into_iter().find(|character| view.public.at[character.index()] == space);
    if let Some(character) = here {
        *text = format!("{text} ({})", words.character(character));
    }
}

fn way(words: &Words<'_>, view: &View, seat: Seat, route: &Route) -> Choice {
    let language = words.language();
    let time = view.public.time[seat.index()];
    let mut about = vec![match route.time {
        0 => language.message("term-free", &[]),
        time => labels::time(language, time),
    }];
    if route.clues > 0 {
        about.push(labels::clues(language, route.clues));
    }
    if let Some(machine) = route.ride {
        about.push(labels::machine(language, machine));
    }
    let text = labels::labelled(language, &words.space(route.to), &about.join(", "));
    let grave = route.time > 0 && route.time >= time;
    Choice { number: None, text, effect: Effect::Route(route.actions.clone()), space: Some(route.to), grave }
}

/// Actions the player might expect to be legal now and that are not.
pub(crate) fn missing(content: &Content, view: &View) -> Vec<Action> {
    let Some(seat) = asked(view) else { return Vec::new() };
    let tiles: Vec<Tile> = view.hands[seat.index()].tiles.iter().filter_map(|tile| tile.seen()).collect();
    let mut wanted: Vec<Action> = Vec::new();
    match view.ask {
        Ask::Choose => wanted.extend(Character::ALL.map(|character| Action::Choose { character })),
        Ask::Gears => wanted.extend(content.turns().iter().map(|&teeth| Action::Turn { teeth })),
        Ask::OpenAuction => {
            if let Phase::Auction(auction) = view.public.phase {
                wanted.extend((1..=auction.positions).map(|position| Action::Open { position }));
            }
        }
        Ask::Name => wanted.extend(Character::ALL.map(|character| Action::Name { character })),
        Ask::Favour => wanted.extend(Activity::ALL.map(|activity| Action::Favour { activity })),
        Ask::Block => wanted.extend(Character::ALL.map(|character| Action::Block { character })),
        Ask::Look | Ask::Act(Activity::Investigate) => {
            let others = view.public.seats().filter(|other| *other != seat);
            let deck = view.public.options.has_unknown_deck().then_some(Target::Deck);
            let targets = others.map(Target::Hand).chain(deck);
            wanted.extend(targets.map(|target| Action::Investigate { target, clues: 0 }));
        }
        Ask::PlaceLocation => {
            for &tile in &tiles {
                match content.tile(tile).face {
                    Face::Location(_) => {
                        wanted.extend(Side::ALL.map(|side| Action::PlaceLocation { tile, side }));
                    }
                    Face::Item(_) if content.tile(tile).organ => wanted.push(Action::DiscardOrgan { tile }),
                    Face::Item(_) => {}
                }
            }
        }
        _ => {}
    }
    if matches!(view.ask, Ask::Choose | Ask::Gears | Ask::Move | Ask::EndTurn) {
        wanted.extend(Power::ALL.map(|power| Action::PlayPower { power }));
        let items = tiles.iter().filter(|&&tile| content.item(tile).is_some());
        wanted.extend(items.map(|&tile| Action::PlayItem { tile }));
    }
    let declares = |action: &Action| matches!(action, Action::Declare { .. });
    if view.ask == Ask::Choose && !view.legal.iter().any(declares) {
        let first = Character::ALL
            .into_iter()
            .find(|character| !matches!(view.cards[character.index()], Sight::Seen(_)));
        wanted.push(Action::Declare { character: first.unwrap_or(Character::Johnsson) });
    }
    wanted.retain(|action| !view.legal.contains(action));
    let mut once: Vec<Action> = Vec::new();
    for action in wanted {
        if !once.contains(&action) && once.len() < MAX_EXPLAINED {
            once.push(action);
        }
    }
    once
}
