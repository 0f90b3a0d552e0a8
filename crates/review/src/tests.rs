//! Two hundred games of tables with people, take-backs and talk, and the recorded ones: what is told again is what was told
//! then, what could be known is what counting gives, and a branch begins with the very moment it branched off.

use crate::knowledge::tests::counted;
use crate::*;
use armonium_belief::Belief;
use armonium_bots::{Bot, PlausibleRandom};
use armonium_engine::Start;
use armonium_pack::Pack;
use armonium_protocol::{Change, Frames, LogRecord, Names, ServerMessage, TableCard, is_about_table};
use armonium_rules::{Character, Scenario};
use armonium_rules::{Seat, View, Viewer};
use armonium_table::{
    Command, Digest, Level, LogEntry, Next, Occupant, Phrase, PlayerId, Stage, TableOptions, transcript,
    verify,
};
use armonium_table::{Record, Secret, Table, TableEvent, TableId};
use armonium_test_support::{RecordedGame, recorded_games};
use std::collections::HashMap;
use std::sync::Arc;

const GAMES: u64 = 200;

fn player(seat: u8) -> PlayerId {
    PlayerId::from_bits(u64::from(seat) + 1)
}

fn names() -> Names {
    (0..6).map(|seat| (player(seat), format!("Player {seat}"))).collect()
}

/// A table that is being played, with its log.
struct Room {
    table: Table,
    records: Vec<(i64, Record)>,
}

impl Room {
    /// Everybody is there and the cards are dealt.
    fn new(number: u64, players: u8) -> Self {
        let content = Arc::new(Pack::turin().content.clone());
        let mut bytes = [7; 32];
        bytes[..8].copy_from_slice(&number.to_le_bytes());
        let secret = Secret(bytes);
        let options = TableOptions::new(players);
        let entries = Table::create(&content, &secret, options, player(0), None).expect("a table");
        let first = Record { command: None, entries };
        let id = TableId::from_bits(number + 1);
        let (table, _) = Table::begin(id, secret, content, 0, &first).expect("a beginning");
        let mut room = Self { table, records: vec![(0, first)] };
        for seat in 0..players {
            room.must(&Command::Sit { player: player(seat), seat: None, invitation: None, nonce: None });
            room.must(&Command::Nonce { player: player(seat), nonce: Digest([seat; 32]) });
        }
        room
    }

    fn must(&mut self, command: &Command) {
        let at = self.records.len() as i64;
        let entries = self.table.decide(at, command).unwrap_or_else(|why| panic!("{command:?}: {why:?}"));
        let record = Record { command: None, entries };
        self.table.apply(at, &record).expect("it follows");
        self.records.push((at, record));
    }

    /// Plays to the end, now and then with a decision that is taken back, and with talk.
    fn play(&mut self, seed: u64) {
        let mut bot = PlausibleRandom::new(seed);
        while let Some(seat) = self.table.to_act() {
            let count = self.records.len() as u64 + seed;
            let by = player(seat.0);
            if count.is_multiple_of(61) {
                self.must(&Command::Phrase { player: by, phrase: Phrase::Haha });
            }
            let view = self.table.view(Viewer::Seat(seat)).expect("a view");
            let action = bot.decide(self.table.content(), &view).expect("a decision");
            self.must(&Command::Act { player: by, at: self.table.decisions, actions: vec![action] });
            if count.is_multiple_of(9)
                && let Some(last) = self.table.can_take_back()
            {
                self.must(&Command::TakeBack { player: player(last.0), at: self.table.decisions });
            }
        }
        if seed.is_multiple_of(5) {
            self.must(&Command::Say { player: player(0), text: "Well played.".to_owned() });
        }
    }

    fn recording(self) -> Recording {
        let (id, secret) = (self.table.id, *self.table.secret());
        let content = Arc::clone(self.table.content());
        Recording { id, secret, content, records: self.records, names: names() }
    }
}

/// Games of three to six players, played to their ends.
fn recordings() -> impl Iterator<Item = Recording> {
    (0..GAMES).map(|number| {
        let mut room = Room::new(number, 3 + (number % 4) as u8);
        room.play(number);
        assert!(matches!(room.table.stage(), Stage::Finished(_)));
        room.recording()
    })
}

/// The games in `fixtures/games`, as if bots had played them at tables.
fn recorded() -> Vec<Recording> {
    let table = |RecordedGame { file, pack, .. }: RecordedGame| {
        let content = Arc::new(pack.content);
        let Start::New { seed, options } = file.start else { panic!("a game from its deal") };
        let secret = Secret([1; 32]);
        let wanted = TableOptions {
            beginner: options.beginner,
            auction_opener: options.auction_opener,
            newcomer: options.newcomer,
            ..TableOptions::new(options.players)
        };
        let mut entries = Table::create(&content, &secret, wanted, player(0), None).expect("a table");
        let occupant = Occupant::Bot(Level::Detective);
        entries.extend((0..options.players).map(|seat| LogEntry::Seated { seat: Seat(seat), occupant }));
        let from = TableId::from_bits(9);
        entries.push(LogEntry::Branched { from, at: 0, seed, moves: Vec::new() });
        let mut records = vec![(0, Record { command: None, entries })];
        for step in &file.moves {
            let entries = vec![LogEntry::Decided { seat: step.seat, action: step.action }];
            records.push((records.len() as i64, Record { command: None, entries }));
        }
        Recording { id: TableId::from_bits(8), secret, content, records, names: Names::new() }
    };
    recorded_games().map(table).collect()
}

/// What a reader at the table is told, record by record, as the server tells it while the game is on: each reader keeps the
/// View that came last and gets what is different.
fn live(recording: &Recording, viewers: &[Viewer]) -> Vec<Vec<String>> {
    let (mut table, news, rest) = recording.begin().expect("a beginning");
    let mut told = vec![(0, table.version, news)];
    let mut views: Vec<Option<View>> = viewers.iter().map(|viewer| table.view(*viewer)).collect();
    let mut all = vec![Vec::new(); viewers.len()];
    let mut welcomed = false;
    let mut card = TableCard::of(&table, &recording.names);
    let mut was_over = false;
    let welcome =
        |table: &Table, card: &TableCard, told: &[(i64, u32, Vec<TableEvent>)], all: &mut [Vec<String>]| {
            for (&viewer, frames) in viewers.iter().zip(all) {
                let missed = told.iter().map(|(at, version, news)| LogRecord {
                    version: *version,
                    at: *at,
                    news: news.iter().map(|news| news.seen_by(viewer)).collect(),
                });
                let welcome = Frames::of(table, card).welcome(viewer, table.view(viewer), missed.collect());
                frames.push(ServerMessage::Welcome(Box::new(welcome)).json());
            }
        };
    if table.game().is_some() {
        welcome(&table, &card, &told, &mut all);
        welcomed = true;
    }
    for (at, record) in rest {
        let news = table.apply(*at, record).expect("it follows");
        let is_over = matches!(table.stage(), Stage::Finished(_) | Stage::Abandoned);
        if news.iter().any(TableEvent::is_about_table) || is_over && !was_over {
            card = TableCard::of(&table, &recording.names);
        }
        was_over = is_over;
        if !welcomed {
            told.push((*at, table.version, news));
            if table.game().is_some() {
                welcome(&table, &card, &told, &mut all);
                views = viewers.iter().map(|viewer| table.view(*viewer)).collect();
                welcomed = true;
            }
            continue;
        }
        for ((&viewer, frames), old) in viewers.iter().zip(&mut all).zip(&mut views) {
            let new = table.view(viewer);
            let about_table = is_about_table(&table, &news);
            let mut updates = Frames::of(&table, &card).updates(*at, &news, about_table);
            frames.push(updates.update(viewer, Change::Views(old.as_ref(), new.as_ref()), None).to_owned());
            *old = new;
        }
    }
    all
}

fn same_as_live(recording: &Recording) -> usize {
    let viewers: Vec<Viewer> = recording.seats().map(Viewer::Seat).chain([Viewer::Spectator]).collect();
    let mut compared = 0;
    for (viewer, live) in viewers.iter().zip(live(recording, &viewers)) {
        let again = recording.frames(Eyes::Reader(*viewer)).expect("it can be replayed");
        assert_eq!(again.len(), live.len());
        for (again, live) in again.iter().zip(&live) {
            assert_eq!(again.json(), *live, "{viewer:?}");
        }
        compared += live.len();
    }
    compared
}

#[test]
fn every_readers_replay_of_two_hundred_games_is_what_came_over_the_wire_then() {
    let compared: usize = recordings().map(|recording| same_as_live(&recording)).sum();
    assert!(compared > 200_000, "{compared}");
}

#[test]
fn every_readers_replay_of_the_recorded_games_is_what_came_over_the_wire_then() {
    let compared: usize = recorded().iter().map(same_as_live).sum();
    assert!(compared > 30_000, "{compared}");
}

/// The state at every moment, by playing to each of them through take-backs.
fn states(recording: &Recording) -> Vec<armonium_rules::State> {
    let (mut table, _, rest) = recording.begin().expect("a beginning");
    let mut states = Vec::new();
    let note = |table: &Table, states: &mut Vec<armonium_rules::State>| {
        if let Some(game) = table.game().filter(|_| states.len() == table.decisions as usize) {
            states.push(*game.state());
        }
    };
    note(&table, &mut states);
    for (at, record) in rest {
        table.apply(*at, record).expect("it follows");
        note(&table, &mut states);
    }
    states
}

/// What counting every deal gives, kept for Views that show the same.
#[derive(Default)]
struct Counted(HashMap<String, Vec<f64>>);

impl Counted {
    fn chosen(&mut self, view: &View) -> &[f64] {
        let key = format!("{:?} {:?}", view.cards, view.public.not_chosen);
        let count = || Character::ALL.iter().map(|&character| counted(view, character)).collect();
        self.0.entry(key).or_insert_with(count)
    }
}

/// Fenrir by counting: every seat that may hold the card, as often as any other.
fn fenrir_counted(view: &View, state: &armonium_rules::State) -> Vec<f64> {
    let public = state.public();
    let own = if let Viewer::Seat(seat) = view.viewer { Some(seat) } else { None };
    let may = |seat: Seat| {
        public.roles_dealt.has(seat)
            && match (public.declared_fenrir, view.role) {
                (Some(known), _) => known == seat,
                (None, Some(armonium_rules::Role::Fenrir)) => own == Some(seat),
                (None, _) => own != Some(seat) && !public.declared_heroes.has(seat),
            }
    };
    let all = public.seats().into_iter().filter(|&seat| may(seat)).count();
    let odds = |seat| if may(seat) { 1.0 / all as f64 } else { 0.0 };
    public.seats().into_iter().map(odds).collect()
}

#[test]
fn what_could_be_known_at_every_moment_is_what_counting_every_deal_gives() {
    let mut counts = Counted::default();
    let mut compared = 0;
    for recording in recordings().chain(recorded()) {
        let open = Beliefs::of(&recording, Eyes::Open).expect("sound").expect("a game");
        let states = states(&recording);
        assert_eq!(states.len(), open.end() as usize + 1);
        for (at, state) in (0u32..).zip(&states) {
            for (reader, seat) in recording.seats().enumerate() {
                let view = state.view(&recording.content, Viewer::Seat(seat));
                let (chosen, fenrir) = open.at(reader, at);
                for (told, counted) in chosen.iter().zip(counts.chosen(&view)) {
                    assert!((told - counted).abs() < 1e-9, "moment {at}, {seat:?}: {chosen:?}");
                }
                for (told, counted) in fenrir.iter().zip(fenrir_counted(&view, state)) {
                    assert!((told - counted).abs() < 1e-9, "moment {at}, {seat:?}: {fenrir:?}");
                }
                compared += 1;
            }
        }
        let own =
            Beliefs::of(&recording, Eyes::Reader(Viewer::Seat(Seat(1)))).expect("sound").expect("a game");
        let told = serde_json::to_value(&own).expect("JSON");
        assert_eq!((told["chosen"].is_null(), told["readers"].as_array().map(Vec::len)), (true, Some(1)));
        assert_eq!(own.at(0, open.end() / 2), open.at(1, open.end() / 2));
    }
    assert!(compared > 300_000, "{compared}");
}

/// A table that goes on from a moment, as the server sets it up.
fn branch(recording: &Recording, at: u32, seat: Seat) -> Table {
    let source = recording.table().expect("sound");
    let game = recording.game_at(at).expect("sound").expect("a moment");
    let secret = Secret([3; 32]);
    let options = TableOptions { private: true, ..source.options };
    let mut entries = Table::create(&recording.content, &secret, options, player(9), None).expect("a table");
    entries.extend(recording.seats().map(|at| LogEntry::Seated {
        seat: at,
        occupant: if at == seat { Occupant::Player(player(9)) } else { Occupant::Bot(Level::Detective) },
    }));
    let moves = game.moves().to_vec();
    entries.push(LogEntry::Branched { from: recording.id, at, seed: source.seed(), moves });
    let record = Record { command: None, entries };
    let id = TableId::from_bits(77);
    Table::begin(id, secret, Arc::clone(&recording.content), 0, &record).expect("it follows").0
}

#[test]
fn a_branch_begins_with_exactly_the_moment_it_branched_off() {
    let mut compared = 0;
    for (number, recording) in recordings().enumerate() {
        let states = states(&recording);
        let end = recording.moments().end();
        for part in 0..3 {
            let at = (end * part / 3 + number as u32 * 7) % end;
            let then = &states[at as usize];
            if then.outcome().is_some() {
                continue;
            }
            let table = branch(&recording, at, Seat(0));
            assert_eq!(table.branch.map(|branch| (branch.table, branch.at)), Some((recording.id, at)));
            let game = table.game().expect("a game");
            let content = &recording.content;
            for viewer in recording.seats().map(Viewer::Seat).chain([Viewer::Spectator]) {
                assert_eq!(game.state().view(content, viewer), then.view(content, viewer));
            }
            // The truth, and all chance that is to come.
            assert_eq!(game.state(), then);
            assert_eq!(Scenario::from_state(content, game.state()), Scenario::from_state(content, then));
            assert_eq!(table.can_take_back(), None, "what others decided there stands");
            compared += 1;
        }
    }
    assert!(compared >= 590, "{compared}");
}

#[test]
fn a_branch_can_be_played_to_its_end_verified_and_told_again() {
    let mut room = Room::new(3, 4);
    room.play(3);
    let recording = room.recording();
    let at = recording.moments().end() / 2;
    let table = branch(&recording, at, Seat(2));
    let moves = table.game().expect("a game").moves().len();
    let first = {
        let mut entries = Table::create(&recording.content, table.secret(), table.options, player(9), None)
            .expect("a table");
        let occupant = |chair: &armonium_table::Chair| chair.occupant.expect("everybody is there");
        let seated = (0..).map(Seat).zip(&table.chairs);
        entries.extend(seated.map(|(seat, chair)| LogEntry::Seated { seat, occupant: occupant(chair) }));
        let game = recording.game_at(at).expect("sound").expect("a moment");
        let seed = recording.table().expect("sound").seed();
        entries.push(LogEntry::Branched { from: recording.id, at, seed, moves: game.moves().to_vec() });
        Record { command: None, entries }
    };
    let mut played = Room { table, records: vec![(0, first)] };
    let mut bot = PlausibleRandom::new(8);
    while let Some(seat) = played.table.to_act() {
        let view = played.table.view(Viewer::Seat(seat)).expect("a view");
        let action = bot.decide(played.table.content(), &view).expect("a decision");
        let at = played.table.decisions;
        played.must(&match played.table.next() {
            Next::Player { player, .. } => Command::Act { player, at, actions: vec![action] },
            Next::Bot { .. } | Next::Nobody => Command::BotMove { seat, at, action },
        });
    }
    let branched = played.recording();
    assert_eq!(branched.moments().before(), moves);
    same_as_live(&branched);
    let numbered = (1..).zip(branched.records.iter().cloned()).map(|(seq, (at, record))| (seq, at, record));
    let text =
        transcript(branched.id, &branched.secret, &branched.content, &[], numbered).expect("it is over");
    let proof = verify(&text, Arc::clone(&branched.content)).expect("it holds");
    assert_eq!(proof.table.branch.map(|branch| (branch.table, branch.at)), Some((recording.id, at)));
    assert!(proof.nonces.is_empty() && proof.seed == Some(recording.table().expect("sound").seed()));
    let wrong = text.replacen("\"branched\"", "\"began\"", 1);
    assert!(verify(&wrong, Arc::clone(&branched.content)).is_err());
}

#[test]
fn an_open_replay_shows_every_card_tile_and_role_and_a_readers_shows_no_more_than_was_seen() {
    let mut room = Room::new(11, 5);
    room.play(11);
    let recording = room.recording();
    let states = states(&recording);
    for (at, state) in states.iter().enumerate().step_by(25) {
        let open = state.laid_open(&recording.content);
        let scenario = Scenario::from_state(&recording.content, state);
        assert!(open.legal.is_empty(), "moment {at} offers nothing");
        let hidden = |text: &str| text.contains("FaceDown");
        assert!(!hidden(&format!("{:?} {:?} {:?} {:?}", open.cards, open.hands, open.pile, open.apart)));
        let belief = Belief::of(&open);
        assert!((belief.chosen(scenario.chosen_one) - 1.0).abs() < 1e-9);
        assert_eq!(open.open_cards, state.view(&recording.content, Viewer::Spectator).open_cards);
    }
    let texts = |eyes| {
        let frames = recording.frames(eyes).expect("sound");
        frames.iter().map(ServerMessage::json).collect::<Vec<_>>().join("\n")
    };
    let (all, seat) = (texts(Eyes::Open), texts(Eyes::Reader(Viewer::Seat(Seat(0)))));
    let dealt = |text: &str| text.matches("\"role_dealt\",\"seat\":").count();
    assert_eq!(dealt(&all), dealt(&seat));
    assert_eq!(all.matches("\"role\":{\"seen\":\"fenrir\"}").count(), usize::from(dealt(&all) > 0));
}
