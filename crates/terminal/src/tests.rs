//! The interface without a terminal: whole games are drawn in every language, and what is drawn is measured. Over 500 lines
//! because all its tests share one way to play and measure a game.

use crate::choices::Effect;
use crate::draw::draw;
use crate::local::{LocalGame, LocalTable, why};
use crate::page::{Kind as PageKind, Page};
use crate::screen::{Focus, Notice, Overlay, Screen, Settings, Stage};
use crate::text::width;
use crate::theme::Theme;
use crate::ui_event::{
    GameOver, LogItem, Occupant, Reason, Room, SavedGameOffer, Snapshot, TableListing, UiCommand, UiEvent,
};
use armonium_bots::{Bot, Level, PlausibleRandom};
use armonium_locale::Language;
use armonium_pack::Pack;
use armonium_rules::{Action, Ask, Content, Options, Phase, Scenario, Seat, Seed, Viewer};
use armonium_test_support::{shared_content as content, temp_dir};
use rand_chacha::ChaCha12Rng;
use rand_core::SeedableRng;
use ratatui::buffer::Buffer;
use ratatui::crossterm::event::{KeyCode, KeyEvent, KeyModifiers};
use ratatui::layout::Rect;
use std::cell::RefCell;
use std::collections::BTreeSet;
use std::mem::discriminant;
use std::sync::Arc;
use std::time::{Duration, Instant};

thread_local! {
    /// What was cut off or written over something else since it was last asked for.
    static FAULTS: RefCell<Vec<String>> = const { RefCell::new(Vec::new()) };
}

/// Theme at a text that is about to be written.
pub(crate) fn measure(buf: &Buffer, x: u16, y: u16, text: &str, most: u16) {
    let fault = |what: &str| {
        FAULTS.with_borrow_mut(|faults| faults.push(format!("{what} at {x},{y}: {text:?} in {most}")));
    };
    let cells = width(text.trim_end());
    let room = usize::from(most.min(buf.area.right().saturating_sub(x)));
    if y >= buf.area.bottom() || cells > room {
        fault("cut off");
        return;
    }
    let under = (x..x + cells as u16).map(|x| buf[(x, y)].symbol());
    if under.zip(text.chars()).any(|(under, over)| ![" ", "─"].contains(&under) && under != over.to_string())
    {
        fault("written over something");
    }
}

fn settings(language: Language, remote: bool) -> Settings {
    Settings {
        language,
        pace: Duration::ZERO,
        theme: Theme { colour: true },
        city: "Torino".to_owned(),
        content: content(),
        remote,
    }
}

fn game(players: u8, seat: u8, seed: u64) -> LocalTable {
    let options = Options::new(players);
    let (seat, seed) = (Seat(seat), Seed::from_number(seed));
    let (level, name) = (Level::Apprentice, "Ada".to_owned());
    LocalTable::new(LocalGame {
        content: content(),
        options,
        level,
        seat,
        seed,
        name,
        record: None,
        save: None,
        new: false,
    })
    .expect("a game")
}

/// What a screen shows, line by line.
fn shown(screen: &Screen, (width, height): (u16, u16)) -> Vec<String> {
    let area = Rect { x: 0, y: 0, width, height };
    let mut buf = Buffer::empty(area);
    draw(screen, area, &mut buf);
    let line = |y| (0..width).map(|x| buf[(x, y)].symbol()).collect::<String>();
    (0..height).map(|y| line(y).trim_end().to_owned()).collect()
}

fn faults() -> Vec<String> {
    FAULTS.with_borrow_mut(std::mem::take)
}

fn press(screen: &mut Screen, keys: &str) {
    for key in keys.chars() {
        let code = match key {
            '\n' => KeyCode::Enter,
            '\x1b' => KeyCode::Esc,
            '↑' => KeyCode::Up,
            '↓' => KeyCode::Down,
            '→' => KeyCode::Right,
            '↡' => KeyCode::End,
            key => KeyCode::Char(key),
        };
        screen.handle_key(KeyEvent::new(code, KeyModifiers::NONE), Instant::now());
    }
}

/// Plays a game by chance and shows every snapshot.
fn play(mut table: LocalTable, seed: u64, mut show: impl FnMut(&LocalTable, Snapshot)) {
    let mut person = PlausibleRandom::new(seed);
    let setup = table.game().setup_events().to_vec();
    let first = table.snapshot(&setup, None);
    show(&table, first);
    let mut decision = 0;
    loop {
        while let Some(snapshot) = table.bot_moves() {
            decision = snapshot.decision;
            show(&table, snapshot);
        }
        let view = table.snapshot(&[], None).view;
        let Some(action) = person.decide(&content(), &view) else { return };
        match table.execute(UiCommand::Act { decision, actions: vec![action] }) {
            Some(UiEvent::Snapshot(snapshot)) => {
                decision = snapshot.decision;
                show(&table, *snapshot);
            }
            other => panic!("{action:?} is refused: {other:?}"),
        }
    }
}

/// Lets a screen hear a snapshot, and answers its questions why.
fn hear(screen: &mut Screen, table: &LocalTable, snapshot: Snapshot) {
    screen.handle_event(UiEvent::Snapshot(Box::new(snapshot)), Instant::now());
    for command in screen.take_commands() {
        if let UiCommand::Explain { decision, actions } = command {
            let seat = screen.seat().expect("a seat");
            let reasons = why(&content(), table.game().state(), seat, &actions);
            screen.handle_event(UiEvent::Explained { decision, reasons }, Instant::now());
        }
    }
}

#[test]
fn nothing_is_cut_off_and_every_choice_can_be_seen_in_every_phase_and_language() {
    let mut met = BTreeSet::new();
    for (players, seat, seed) in [(4, 1, 3), (6, 0, 4), (3, 2, 5), (5, 4, 9)] {
        let mut screens = Language::ALL.map(|language| Screen::new(settings(language, false)));
        let mut number = 0;
        play(game(players, seat, seed), seed, |table, snapshot| {
            number += 1;
            let ask = snapshot.view.ask;
            let asked = snapshot.view.to_act == Some(Seat(seat));
            let fresh = asked && met.insert(format!("{ask:?} {}", players == 6));
            for screen in &mut screens {
                hear(screen, table, snapshot.clone());
                if number % 23 == 0 || fresh {
                    for size in [(80, 24), (120, 40), (200, 60)] {
                        let lines = shown(screen, size);
                        let tag = screen.settings.language.tag();
                        assert_eq!(faults(), [""; 0], "{tag} {size:?} {ask:?}\n{}", lines.join("\n"));
                    }
                }
                if fresh {
                    every_choice_can_be_seen(screen);
                }
            }
        });
    }
    assert!(met.len() > 30, "{met:?}");
}

/// Steps through the choices: each is on the screen with all of its words when it is selected.
fn every_choice_can_be_seen(screen: &mut Screen) {
    let squeezed = |text: &str| text.chars().filter(|letter| !letter.is_whitespace()).collect::<String>();
    for index in 0..screen.choices.len() {
        screen.cursor = index;
        let lines = shown(screen, (80, 24));
        faults();
        let from = lines.iter().position(|line| line.starts_with('▸') || line.contains("▸")).expect("a mark");
        // The text may go on over several lines; with columns it is in one.
        let text = squeezed(&screen.choices[index].text);
        let below = squeezed(&lines[from..lines.len() - 1].join(" "));
        assert!(below.contains(&text), "{}\n{}", screen.choices[index].text, lines.join("\n"));
    }
    screen.cursor = 0;
}

#[test]
fn the_same_view_gives_the_same_screen_whatever_is_hidden() {
    let mut worlds = 0;
    let mut rng = ChaCha12Rng::seed_from_u64(7);
    let mut screen = Screen::new(settings(Language::English, false));
    let mut number = 0;
    play(game(5, 2, 21), 8, |table, snapshot| {
        number += 1;
        hear(&mut screen, table, snapshot.clone());
        if number % 11 != 0 {
            return;
        }
        let content = content();
        let other = snapshot.view.resample(&content, &mut rng);
        let view = other.view(&content, Viewer::Seat(Seat(2)));
        assert_eq!(view, snapshot.view, "another world that looks the same");
        worlds += usize::from(other != *table.game().state());
        let mut there = Screen::new(settings(Language::English, false));
        there.handle_event(
            UiEvent::Snapshot(Box::new(Snapshot { view, news: Vec::new(), ..snapshot })),
            Instant::now(),
        );
        if let Stage::Playing(playing) = &mut there.stage {
            playing.game.log = screen.log().to_vec();
        }
        for command in there.take_commands() {
            if let UiCommand::Explain { decision, actions } = command {
                let reasons = why(&content, &other, Seat(2), &actions);
                there.handle_event(UiEvent::Explained { decision, reasons }, Instant::now());
            }
        }
        let pages = PageKind::ALL.map(Some).into_iter().chain([None]);
        for page in pages {
            screen.overlay = page.map(Page::open).map(Overlay::Page);
            there.overlay = page.map(Page::open).map(Overlay::Page);
            assert_eq!(shown(&screen, (120, 40)), shown(&there, (120, 40)), "{page:?}");
        }
        faults();
    });
    assert!(worlds > 5, "{worlds} worlds were different");
}

#[test]
fn every_page_fits_in_every_language() {
    for language in Language::ALL {
        let mut screen = Screen::new(settings(language, true));
        let mut number = 0;
        play(game(6, 3, 2), 5, |table, snapshot| {
            number += 1;
            hear(&mut screen, table, snapshot);
            if number % 150 != 0 {
                return;
            }
            for kind in PageKind::ALL {
                screen.overlay = Some(Overlay::Page(Page::open(kind)));
                for size in [(80, 24), (120, 40)] {
                    let lines = shown(&screen, size);
                    assert_eq!(faults(), [""; 0], "{}\n{}", language.tag(), lines.join("\n"));
                    assert!(!lines.join(" ").contains("term-"), "{}", lines.join("\n"));
                }
            }
            screen.overlay = None;
        });
        assert!(number > 150);
    }
}

#[test]
fn halls_rooms_and_ends_fit_in_every_language() {
    let table = game(6, 0, 1);
    let truth = Scenario::from_state(&content(), table.game().state());
    let called = [Occupant::Name("Ada".into()), Occupant::Bot(Level::Master), Occupant::Empty];
    let id = "0123456789abc".parse().expect("an id");
    let listed = |mine, running| TableListing { table: id, seats: called.to_vec(), mine, running };
    for language in Language::ALL {
        let mut screen = Screen::new(settings(language, true));
        screen.handle_event(UiEvent::Snapshot(Box::new(table.snapshot(&[], None))), Instant::now());
        let stages = [
            UiEvent::Lobby(vec![listed(true, true), listed(true, false), listed(false, false)]),
            UiEvent::Room(Room {
                seats: called.iter().map(|who| (who.clone(), true)).collect(),
                host: true,
                address: "https://example.org/table/0123456789abc?invitation=0123456789abcdef".into(),
            }),
            UiEvent::Closed(Reason::Server(armonium_protocol::Problem::NoTable)),
            UiEvent::Offer(SavedGameOffer {
                names: vec!["Ada".into(), "Marco".into(), "Giulia".into()],
                hour: 8,
                file: "/home/ada/.local/state/armonium/game.json".into(),
                aside: "/home/ada/.local/state/armonium/game.old.json".into(),
            }),
        ];
        let ends = [Ok("game.json".to_owned()), Err("game.json: no room".to_owned())].map(|saved| {
            let truth = Some(truth.clone());
            UiEvent::Over(Box::new(GameOver { truth, saved: Some(saved), again: true }))
        });
        for told in stages.into_iter().chain(ends) {
            screen.handle_event(told, Instant::now());
            for size in [(80, 24), (120, 40)] {
                let lines = shown(&screen, size);
                assert_eq!(faults(), [""; 0], "{}\n{}", language.tag(), lines.join("\n"));
                assert!(!lines.join(" ").contains("term-") && lines.iter().any(|line| line.contains('▸')));
            }
        }
    }
}

/// The only choice of a guest who waits is to leave, and it is selected.
#[test]
fn a_guest_in_the_lobby_does_not_leave_by_pressing_enter() {
    let mut screen = Screen::new(settings(Language::English, true));
    let seats = vec![(Occupant::Name("Ada".into()), true), (Occupant::Empty, false)];
    let address = "https://example.org/table/0123456789abc".into();
    screen.handle_event(UiEvent::Room(Room { seats, host: false, address }), Instant::now());
    press(&mut screen, "\n");
    assert!(!screen.is_done());
    assert!(shown(&screen, (80, 24)).join(" ").contains("Leave? Your seat stays yours"));
    press(&mut screen, "\x1b\x1b");
    assert!(!screen.is_done());
    press(&mut screen, "q");
    assert!(!screen.is_done());
    press(&mut screen, "y");
    assert!(screen.is_done());
}

/// A screen at the first question of this kind that its player is asked.
fn at(wanted: fn(&Ask) -> bool) -> (Screen, LocalTable) {
    for seed in 1..40 {
        let mut table = game(4, 1, seed);
        let mut person = PlausibleRandom::new(seed);
        for _ in 0..300 {
            while table.bot_moves().is_some() {}
            let mut snapshot = table.snapshot(&[], Some(Seat(1)));
            if wanted(&snapshot.view.ask) && snapshot.view.to_act == Some(Seat(1)) {
                let mut screen = Screen::new(settings(Language::English, false));
                snapshot.news.push(LogItem::Happened(armonium_rules::Event::TurnEnded { seat: Seat(0) }));
                hear(&mut screen, &table, snapshot);
                return (screen, table);
            }
            let Some(action) = person.decide(&content(), &snapshot.view) else { break };
            table.execute(UiCommand::Act { decision: snapshot.decision, actions: vec![action] });
        }
    }
    panic!("nobody is asked this");
}

/// Moves the map's cursor.
fn focus_map(screen: &mut Screen, space: armonium_rules::Space) {
    let Stage::Playing(playing) = &mut screen.stage else { panic!("no game") };
    playing.focus = Focus::Map(space);
}

/// Gives the commands of a screen to its table, until there are none.
fn settle(screen: &mut Screen, table: &mut LocalTable) {
    for _ in 0..50 {
        let commands = screen.take_commands();
        if commands.is_empty() {
            return;
        }
        for command in commands {
            if let Some(told) = table.execute(command) {
                screen.handle_event(told, Instant::now());
            }
        }
    }
}

#[test]
fn a_bid_is_made_by_typing_it() {
    let (mut screen, _) = at(|ask| *ask == Ask::OpeningBid);
    press(&mut screen, "12\n");
    let bid = screen.take_commands();
    assert!(
        matches!(&bid[..], [UiCommand::Act { actions, .. }] if actions[..] == [Action::Bid { time: 12 }]),
        "{bid:?}"
    );
    // While it is under way nothing else is done.
    press(&mut screen, "3\n");
    assert_eq!(screen.take_commands(), []);
}

#[test]
fn a_number_that_is_not_offered_does_nothing() {
    let (mut screen, _) = at(|ask| *ask == Ask::OpenAuction);
    press(&mut screen, "9");
    assert_eq!(screen.notice, Some(Notice::Message("term-no-number")));
    press(&mut screen, "\n");
    assert_eq!(screen.take_commands(), []);
    press(&mut screen, "\x1b");
    assert!(screen.notice.is_none());
}

#[test]
fn what_costs_the_last_time_is_asked_twice() {
    let (mut screen, table) = at(|ask| *ask == Ask::OpeningBid);
    let time = table.snapshot(&[], None).view.public.time[1];
    press(&mut screen, &format!("{time}\n"));
    assert_eq!(screen.take_commands(), []);
    assert!(shown(&screen, (80, 24)).iter().any(|line| line.contains('╔')));
    faults();
    press(&mut screen, "\x1b");
    assert!(screen.confirm.is_none());
    press(&mut screen, &format!("{time}\n\n"));
    let commands = screen.take_commands();
    assert!(
        matches!(&commands[..], [UiCommand::Act { actions, .. }] if matches!(actions[..], [Action::Bid { .. }])),
        "{commands:?}"
    );
}

#[test]
fn a_way_is_walked_to_its_end_and_taken_back_step_by_step() {
    let (mut screen, mut table) = at(|ask| *ask == Ask::Move);
    let far = screen.choices.iter().enumerate().filter_map(|(index, choice)| match &choice.effect {
        Effect::Route(actions) if actions.len() > 1 && !choice.grave => {
            Some((index, choice.space, actions.len()))
        }
        _ => None,
    });
    let (index, goal, _) = far.max_by_key(|(_, _, steps)| *steps).expect("a long way");
    let before = screen.snapshot().expect("a snapshot").view.public;
    screen.cursor = index;
    press(&mut screen, "\n");
    // The whole way is one command, and the table answers with one snapshot.
    let commands = screen.take_commands();
    let [UiCommand::Act { actions, .. }] = &commands[..] else { panic!("one intent: {commands:?}") };
    let (steps, decision) = (actions.len(), screen.snapshot().map(|snapshot| snapshot.decision));
    for command in commands {
        let Some(UiEvent::Snapshot(snapshot)) = table.execute(command) else { panic!("a snapshot") };
        assert_eq!(Some(snapshot.decision), decision.map(|decision| decision + steps as u32));
        screen.handle_event(UiEvent::Snapshot(snapshot), Instant::now());
    }
    settle(&mut screen, &mut table);
    let view = &screen.snapshot().expect("a snapshot").view;
    let Phase::Turn(turn) = view.public.phase else { panic!("still the turn") };
    let mover = turn.character.expect("a mover");
    assert_eq!(Some(view.public.at[mover.index()]), goal);
    assert!(matches!(view.ask, Ask::Move), "{:?}", view.ask);
    // Every step of it can be taken back, and the log forgets it.
    while screen.snapshot().is_some_and(|snapshot| snapshot.take_back)
        && screen.snapshot().map(|snapshot| snapshot.view.public) != Some(before)
    {
        press(&mut screen, "u");
        settle(&mut screen, &mut table);
    }
    assert_eq!(screen.snapshot().map(|snapshot| snapshot.view.public), Some(before));
    let walked = |news: &LogItem| matches!(news, LogItem::Happened(armonium_rules::Event::Moved { .. }));
    assert!(!screen.log().iter().any(walked), "{:?}", screen.log());
}

#[test]
fn an_intent_is_held_to_the_same_rule_as_at_a_server() {
    let (screen, mut table) = at(|ask| *ask == Ask::Move);
    let decision = screen.snapshot().expect("a snapshot").decision;
    let stops = armonium_table::MAX_ACTIONS + 1;
    for actions in [Vec::new(), vec![Action::Stop {}; stops]] {
        match table.execute(UiCommand::Act { decision, actions }) {
            Some(UiEvent::Refused(reason)) => {
                assert_eq!(reason, Reason::Table(armonium_table::Refusal::IntentLength));
            }
            other => panic!("not refused: {other:?}"),
        }
    }
}

#[test]
fn what_others_have_followed_cannot_be_taken_back() {
    let (mut screen, mut table) = at(|ask| *ask == Ask::PlaceClue);
    press(&mut screen, "1\n");
    settle(&mut screen, &mut table);
    assert!(screen.snapshot().is_some_and(|snapshot| snapshot.take_back));
    let mut moved = 0;
    while let Some(snapshot) = table.bot_moves() {
        hear(&mut screen, &table, snapshot);
        moved += 1;
    }
    assert!(moved > 0);
    if screen.snapshot().is_some_and(|snapshot| snapshot.by != Some(Seat(1))) {
        press(&mut screen, "u");
        assert_eq!(screen.notice, Some(Notice::Refused(Reason::Sealed)));
    }
}

#[test]
fn the_map_chooses_a_place_and_says_why_another_cannot_be_chosen() {
    let (mut screen, mut table) = at(|ask| *ask == Ask::PlaceClue);
    let lit = screen.choices[3].space.expect("a place");
    press(&mut screen, "m");
    focus_map(&mut screen, lit);
    press(&mut screen, "\n");
    let commands = screen.take_commands();
    assert!(
        matches!(&commands[..], [UiCommand::Act { actions, .. }] if actions[..] == [Action::PlaceClue { space: lit }])
    );
    let (mut screen, _) = (at(|ask| *ask == Ask::PlaceClue).0, &mut table);
    let taken = screen.snapshot().expect("a snapshot").view.public.at[0];
    press(&mut screen, "m");
    focus_map(&mut screen, taken);
    press(&mut screen, "\n");
    let commands = screen.take_commands();
    let [UiCommand::Explain { decision, actions }] = &commands[..] else { panic!("{commands:?}") };
    let view = screen.snapshot().expect("a snapshot").view.clone();
    assert_eq!(actions, &[Action::PlaceClue { space: taken }]);
    let illegal = armonium_rules::Illegal::NotEmpty { space: taken };
    let reasons = vec![(actions[0], Reason::Rules(illegal))];
    screen.handle_event(UiEvent::Explained { decision: *decision, reasons }, Instant::now());
    let lines = shown(&screen, (80, 24)).join("\n");
    assert!(lines.contains("isn’t empty"), "{lines}\n{view:?}");
    faults();
    // The arrows lead from place to place.
    for key in ["↑", "↓", "→"] {
        press(&mut screen, key);
        assert!(screen.map().is_some());
    }
}

#[test]
fn the_language_changes_in_the_middle_of_a_game() {
    let (mut screen, _) = at(|ask| *ask == Ask::Choose);
    let english = shown(&screen, (80, 24)).join("\n");
    assert!(english.contains("Which character do you choose?"), "{english}");
    press(&mut screen, "gggg");
    let russian = shown(&screen, (80, 24)).join("\n");
    assert!(!russian.contains("Choose") && russian.contains("Выбрать"), "{russian}");
    // The same keys of a Russian keyboard do the same.
    press(&mut screen, "д");
    assert_eq!(screen.page().map(|page| page.kind), Some(PageKind::Log));
    faults();
}

#[test]
fn the_rules_can_be_searched() {
    let (mut screen, _) = at(|ask| *ask == Ask::Choose);
    press(&mut screen, "r/Snowy is blocked\n");
    let lines = shown(&screen, (80, 24)).join("\n");
    let first: Vec<&str> = lines.lines().skip(1).take(2).collect();
    assert!(first.join(" ").contains("Snowy is blocked"), "{lines}");
    press(&mut screen, "\x1b");
    assert!(screen.page().is_none());
    faults();
}

#[test]
fn a_window_that_is_too_small_says_so_and_leaving_is_asked_once() {
    let (mut screen, _) = at(|ask| *ask == Ask::Choose);
    let small = shown(&screen, (40, 10)).join(" ");
    assert!(small.contains("80 × 24"), "{small}");
    press(&mut screen, "q");
    assert!(!screen.is_done());
    press(&mut screen, "\x1bq\n");
    assert!(screen.is_done());
    faults();
}

#[test]
fn the_moves_of_others_are_shown_one_by_one_and_any_key_skips_them() {
    // A game in which others decide often before the player is asked.
    let many = |seed: &u64| {
        let mut tried = game(4, 3, *seed);
        std::iter::from_fn(|| tried.bot_moves()).count() > 3
    };
    let mut table = game(4, 3, (1..).find(many).expect("a game"));
    let mut screen =
        Screen::new(Settings { pace: Duration::from_secs(9), ..settings(Language::English, false) });
    let setup = table.game().setup_events().to_vec();
    hear(&mut screen, &table, table.snapshot(&setup, None));
    let mut moved = 0;
    while let Some(snapshot) = table.bot_moves() {
        hear(&mut screen, &table, snapshot);
        moved += 1;
    }
    assert!(moved > 1 && screen.queue.len() == moved - 1, "{} of {moved}", screen.queue.len());
    let first = screen.log().len();
    screen.tick(Instant::now() + Duration::from_secs(10));
    assert!(screen.log().len() > first && screen.queue.len() == moved - 2);
    press(&mut screen, " ");
    assert!(screen.queue.is_empty() && screen.is_asked());
}

#[test]
fn colours_add_nothing_that_is_not_said_otherwise() {
    let (mut screen, _) = at(|ask| *ask == Ask::Move);
    let coloured = shown(&screen, (80, 24));
    screen.settings.theme = Theme { colour: false };
    assert_eq!(shown(&screen, (80, 24)), coloured);
    faults();
    let kinds: BTreeSet<_> = PageKind::ALL.map(|kind| format!("{kind:?}")).into();
    assert_eq!(kinds.len(), 6);
    assert_ne!(discriminant(&Ask::Move), discriminant(&Ask::Gears));
}

/// The lines of the map at this size, with nothing on it but the figures.
fn map(size: (u16, u16), content: &Arc<Content>) -> Vec<String> {
    let options = Options::new(4);
    let (seat, seed, level, name) = (Seat(0), Seed::from_number(3), Level::Apprentice, "Ada".to_owned());
    let game = LocalGame {
        content: Arc::clone(content),
        options,
        level,
        seat,
        seed,
        name,
        record: None,
        save: None,
        new: false,
    };
    let table = LocalTable::new(game).expect("a game");
    let mut screen =
        Screen::new(Settings { content: Arc::clone(content), ..settings(Language::English, false) });
    screen.handle_event(UiEvent::Snapshot(Box::new(table.snapshot(&[], None))), Instant::now());
    let lines = shown(&screen, size);
    assert_eq!(faults(), [""; 0], "{}", lines.join("\n"));
    lines
}

#[test]
fn streets_and_links_are_drawn_at_every_size_where_there_is_room() {
    let small = map((80, 24), &content()).join("\n");
    // The bridges of the Po, one of them around a corner, the avenue and the tunnel; a street only between neighbours.
    for part in ["·───♦───·═══╗", "∩═══════·Le", "·Sn═════·", "║", "^   ║   ·───·"]
    {
        assert!(small.contains(part), "{part}\n{small}");
    }
    let tall = map((120, 40), &content());
    for (part, least) in [("│", 30), ("║", 9), ("╗", 1)] {
        assert!(tall.join("").matches(part).count() >= least, "{part}\n{}", tall.join("\n"));
    }
    let large = map((200, 60), &content()).join("\n");
    assert!(large.contains("Teatro Regio") && large.contains("═══╗"), "{large}");
    let named = map((170, 40), &content()).join("\n");
    assert!(named.contains("│Duomo") || named.contains("│Piazza"), "{named}");
}

#[test]
fn a_look_at_the_map_names_the_neighbours_and_where_they_lie() {
    let (mut screen, _) = at(|ask| *ask == Ask::PlaceClue);
    let find = |id: &str| {
        let index = content().spaces().iter().position(|space| space.id == id).expect("a space");
        armonium_rules::Space(index as u8)
    };
    press(&mut screen, "m");
    focus_map(&mut screen, find("piazza-vittorio"));
    let lines = shown(&screen, (80, 24)).join("\n");
    assert!(lines.contains("Next to it: ") && lines.contains("═ Gran Madre"), "{lines}");
    for neighbour in content().neighbours(find("piazza-vittorio")) {
        assert!(lines.contains(&content().space(neighbour).name), "{lines}");
    }
    assert_eq!(faults(), [""; 0]);
    // A place and its neighbours fit in every language, wherever the cursor is.
    for language in Language::ALL {
        screen.settings.language = language;
        for index in 0..content().spaces().len() {
            focus_map(&mut screen, armonium_rules::Space(index as u8));
            let lines = shown(&screen, (80, 24));
            assert_eq!(faults(), [""; 0], "{}", lines.join("\n"));
            for neighbour in content().neighbours(armonium_rules::Space(index as u8)) {
                let name = squeezed(&content().space(neighbour).name);
                assert!(squeezed(&lines.join("")).contains(&name), "{name}\n{}", lines.join("\n"));
            }
        }
    }
}

fn squeezed(text: &str) -> String {
    text.chars().filter(|letter| !letter.is_whitespace()).collect()
}

#[test]
fn gears_that_have_no_room_beside_the_city_are_named_and_stand_on_a_page() {
    let text = include_str!("../../../fixtures/packs/lindholm.toml");
    let pack = Arc::new(Pack::read(text, "lindholm.toml").expect("a pack").content);
    for content in [content(), pack] {
        for height in [24, 30, 40] {
            let lines = map((80, height), &content).join("\n");
            for teeth in content.turns() {
                assert!(lines.contains(&format!("{teeth:+}")), "{teeth:+}\n{lines}");
            }
        }
    }
    // With six players below a long Event there is no room for all.
    let mut screen = Screen::new(settings(Language::English, false));
    let mut short = |seed: &u64| {
        screen
            .handle_event(UiEvent::Snapshot(Box::new(game(6, 0, *seed).snapshot(&[], None))), Instant::now());
        let lines = shown(&screen, (80, 24)).join("\n");
        assert!(["+1", "+2", "+3"].iter().all(|teeth| lines.contains(teeth)), "{lines}");
        lines.contains("+2 +3 … (p)")
    };
    assert!((1..30).any(|seed| short(&seed)));
    press(&mut screen, "p");
    press(&mut screen, "↡");
    let page = shown(&screen, (80, 24)).join("\n");
    assert!(page.contains("+1: ") && page.contains("+3: "), "{page}");
    faults();
}

/// A game that is saved in this file.
fn saved_in(path: &std::path::Path, new: bool) -> LocalGame {
    LocalGame {
        content: content(),
        options: Options::new(4),
        level: Level::Apprentice,
        seat: Seat(1),
        seed: Seed::from_number(5),
        name: "Ada".to_owned(),
        record: None,
        save: Some(path.to_owned()),
        new,
    }
}

/// Plays decisions by chance at a table, until so many are made; gives back how it stands then.
fn play_some(
    commands: &std::sync::mpsc::Sender<UiCommand>,
    told: &std::sync::mpsc::Receiver<UiEvent>,
    most: usize,
) -> Option<Snapshot> {
    let mut person = PlausibleRandom::new(1);
    let mut made = 0;
    loop {
        let snapshot = match told.recv_timeout(Duration::from_secs(60)).expect("something is told") {
            UiEvent::Snapshot(snapshot) => snapshot,
            UiEvent::Over(_) => return None,
            _ => continue,
        };
        if snapshot.view.to_act != Some(Seat(1)) {
            continue;
        }
        if made == most {
            return Some(*snapshot);
        }
        made += 1;
        let action = person.decide(&content(), &snapshot.view).expect("a decision");
        commands
            .send(UiCommand::Act { decision: snapshot.decision, actions: vec![action] })
            .expect("a table");
    }
}

#[test]
fn a_local_game_is_saved_and_continues_where_it_was_left() {
    let folder = temp_dir();
    let path = folder.path().join("game.json");
    let left = {
        let (commands, told) = crate::local::begin(saved_in(&path, false)).expect("a game");
        play_some(&commands, &told, 9).expect("a snapshot")
    };
    // The process is gone with its lock, in the time a thread takes.
    let begin = || {
        let since = Instant::now();
        loop {
            match crate::local::begin(saved_in(&path, false)) {
                Err(busy) if busy.contains("another terminal") && since.elapsed().as_secs() < 20 => {
                    std::thread::sleep(Duration::from_millis(5));
                }
                other => return other,
            }
        }
    };
    let (commands, told) = begin().expect("a saved game");
    let Ok(UiEvent::Offer(offer)) = told.recv() else { panic!("nothing is offered") };
    assert_eq!((offer.hour, offer.names[1].as_str()), (left.view.public.hour, "Ada"));
    let mut screen = Screen::new(settings(Language::English, false));
    screen.handle_event(UiEvent::Offer(offer), Instant::now());
    let lines = shown(&screen, (80, 24)).join("\n");
    assert!(lines.contains("1 Continue the saved game") && lines.contains("2 New game"), "{lines}");
    // Another terminal does not take the same file.
    let busy = crate::local::begin(saved_in(&path, false)).expect_err("one terminal at a time");
    assert!(busy.contains("another terminal"), "{busy}");
    press(&mut screen, "\n");
    for command in screen.take_commands() {
        commands.send(command).expect("a table");
    }
    assert!(matches!(told.recv(), Ok(UiEvent::Saved(Ok(())))));
    let Ok(UiEvent::Snapshot(snapshot)) = told.recv() else { panic!("no snapshot") };
    assert_eq!(snapshot.view, left.view);
    assert!(snapshot.news.len() > 20, "the log is there too");
    screen.handle_event(UiEvent::Saved(Ok(())), Instant::now());
    screen.handle_event(UiEvent::Snapshot(snapshot.clone()), Instant::now());
    press(&mut screen, "q");
    let lines = shown(&screen, (80, 24)).join("\n");
    assert!(lines.contains("It’s saved: armonium play continues it."), "{lines}");
    // It is played to its end, and then there is nothing to continue.
    let action = PlausibleRandom::new(2).decide(&content(), &snapshot.view).expect("a decision");
    commands.send(UiCommand::Act { decision: snapshot.decision, actions: vec![action] }).expect("a table");
    assert!(play_some(&commands, &told, usize::MAX).is_none());
    assert!(!path.exists());
    faults();
}

#[test]
fn a_saved_game_that_cannot_be_read_is_refused_with_the_reason_and_nothing_is_lost() {
    let folder = temp_dir();
    let path = folder.path().join("game.json");
    {
        let (commands, told) = crate::local::begin(saved_in(&path, false)).expect("a game");
        play_some(&commands, &told, 2).expect("a snapshot");
    }
    let good = std::fs::read_to_string(&path).expect("a game");
    let altered = |from: &str, to: &str| good.replacen(from, to, 1);
    for (text, why) in [
        (good[..good.len() / 2].to_owned(), "It is damaged"),
        (altered("\"version\":1", "\"version\":2"), "It has version 2; this program reads version 1"),
        (altered("armonium-saved-game", "armonium-diary"), "It is not a saved game"),
        (altered("apprentice", "wizard"), "There is no level \"wizard\""),
        (
            altered("\"name\":\"turin\"", "\"name\":\"rome\"").replacen("\"hash\":\"", "\"hash\":\"0", 1),
            "--content",
        ),
        (
            altered("\"seat\":1,\"level\"", "\"seat\":5,\"level\"")
                .replace("\"level\":\"apprentice\",\"seat\":1", "\"level\":\"apprentice\",\"seat\":5"),
            "There is no seat 5",
        ),
    ] {
        assert_ne!(text, good, "{why}");
        std::fs::write(&path, &text).expect("written");
        let since = Instant::now();
        let refusal = loop {
            match crate::local::begin(saved_in(&path, false)) {
                Err(busy) if busy.contains("another terminal") && since.elapsed().as_secs() < 20 => {
                    std::thread::sleep(Duration::from_millis(5));
                }
                other => break other.expect_err(why),
            }
        };
        assert!(refusal.contains(why) && refusal.contains("--new"), "{why}: {refusal}");
        assert_eq!(std::fs::read_to_string(&path).expect("still there"), text);
    }
    // A new game moves it aside.
    let text = std::fs::read_to_string(&path).expect("still there");
    let (_orders, told) = crate::local::begin(saved_in(&path, true)).expect("a new game");
    assert!(matches!(told.recv(), Ok(UiEvent::Saved(Ok(())))));
    assert_eq!(std::fs::read_to_string(path.with_extension("old.json")).expect("aside"), text);
}
