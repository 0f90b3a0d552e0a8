//! Whole games at tables of all sizes, and everything that can happen at a table, as every reader is told of it; recorded
//! games; what clients say.

use super::truth::Samples;
use armonium_bots::{Bot, PlausibleRandom};
use armonium_engine::Start;
use armonium_pack::Pack;
use armonium_protocol::{
    Answer, Change, Cheer, ClientMessage, Frames, LogRecord, Names, PackName, Problem, Question,
    ServerMessage, SpectatorCard, TableCard, is_about_table,
};
use armonium_rules::{Action, Content, Game, Opener, Scenario, Seat, Space, Viewer, samples};
use armonium_table::{
    AwayRequest, Clock, Colour, Command, Digest, EndedStep, Level, Next, Phrase, Plan, PlanEnd, PlanStep,
    Planned, PlayerId, Presence, Record, Refusal, Secret, Sleep, Table, TableEvent, TableId, TableOptions,
};
use armonium_test_support::{RecordedGame, recorded_games};
use serde_json::{Value, json};
use std::sync::Arc;

fn player(number: u8) -> PlayerId {
    PlayerId::from_bits(u64::from(number) + 1)
}

/// A plan with every kind of step and end.
fn plan() -> Plan {
    const PASS: Planned = Planned::Pass {};
    let then = [
        Planned::Open { position: 1, time: 0 },
        Planned::Raise { position: 2, most: 4 },
        Planned::Pass {},
        Planned::Clue { space: Space(3) },
        Planned::EndTurn {},
    ];
    let why = [
        PlanEnd::PositionGone,
        PlanEnd::SpaceTaken,
        PlanEnd::NotEnoughTime,
        PlanEnd::NotAsked,
        PlanEnd::TakenBack,
        PlanEnd::Substituted,
    ];
    Plan {
        steps: then.map(|then| PlanStep { hour: 2, then, answers: u32::from(then == PASS) }).into(),
        ended: why.map(|why| EndedStep { hour: 1, then: PASS, why }).into(),
    }
}

fn value(text: &str) -> Value {
    serde_json::from_str(text).unwrap()
}

/// Adds a message from the server, which every Rust client must be able to read.
fn sent(samples: &mut Samples, text: &str) {
    let read: ServerMessage = serde_json::from_str(text).unwrap_or_else(|why| panic!("{why}: {text}"));
    assert_eq!(read.json(), text);
    samples.add("ServerMessage", &value(text));
}

/// A table, and what its readers are told.
struct Room<'a> {
    table: Table,
    names: Names,
    log: Vec<LogRecord>,
    samples: &'a mut Samples,
}

impl<'a> Room<'a> {
    fn new(content: &Arc<Content>, options: TableOptions, number: u8, samples: &'a mut Samples) -> Self {
        let secret = Secret([number; 32]);
        let entries = Table::create(content, &secret, options, player(0), None).unwrap();
        let id = TableId::from_bits(u64::from(number));
        let first = Record { command: None, entries };
        let (table, news) = Table::begin(id, secret, Arc::clone(content), 0, &first).unwrap();
        let names = (0..6).map(|number| (player(number), format!("Player {number}"))).collect();
        Self { table, names, log: vec![LogRecord { version: 1, at: 0, news }], samples }
    }

    fn viewers(&self) -> Vec<Viewer> {
        (0..self.table.options.players)
            .map(|seat| Viewer::Seat(Seat(seat)))
            .chain([Viewer::Spectator])
            .collect()
    }

    /// A message as it is sent. What is read of it is what was written.
    fn sent(&mut self, text: &str) {
        sent(self.samples, text);
    }

    /// Gives a command. Every reader gets an update, or its sender a refusal.
    fn command(&mut self, command: &Command) -> Result<(), Refusal> {
        let before = self.table.clone();
        let card = TableCard::of(&before, &self.names);
        let entries = match before.decide(0, command) {
            Ok(entries) => entries,
            Err(why) => {
                let view = before.view(Viewer::Seat(Seat(0)));
                let refused = Frames::of(&before, &card).refused(Some(7), why, view);
                self.sent(&refused.json());
                return Err(why);
            }
        };
        let news = self.table.apply(0, &Record { command: None, entries }).unwrap();
        let card = TableCard::of(&self.table, &self.names);
        let about_table = is_about_table(&self.table, &news);
        for viewer in self.viewers() {
            let (old, new) = (before.view(viewer), self.table.view(viewer));
            let change = Change::Views(old.as_ref(), new.as_ref());
            for done in [None, Some(3)] {
                let frames = Frames::of(&self.table, &card);
                let mut updates = frames.updates(5, &news, about_table);
                let update = updates.update(viewer, change, done).to_owned();
                self.sent(&update);
            }
        }
        self.log.push(LogRecord { version: self.table.version, at: 5, news });
        Ok(())
    }

    fn must(&mut self, command: Command) {
        self.command(&command).unwrap_or_else(|why| panic!("{command:?}: {why:?}"));
    }

    /// What readers who have just come are told.
    fn welcome(&mut self) {
        let card = TableCard::of(&self.table, &self.names);
        for viewer in self.viewers() {
            let seen = |record: &LogRecord| {
                let news = record.news.iter().map(|news| news.seen_by(viewer)).collect();
                LogRecord { news, ..record.clone() }
            };
            let missed = self.log.iter().map(seen).collect();
            let welcome = Frames::of(&self.table, &card).welcome(viewer, self.table.view(viewer), missed);
            self.sent(&ServerMessage::Welcome(Box::new(welcome)).json());
        }
    }

    /// What is answered to questions.
    fn question(&mut self, why: Vec<Action>) {
        let question = Question {
            id: 1,
            why: Some(why),
            routes: true,
            after: None,
            odds: true,
            hint: true,
            insight: true,
        };
        for asker in [Some(player(0)), Some(player(1)), None] {
            let answer = Answer::of(&self.table, asker, &question).unwrap();
            self.sent(&ServerMessage::Answer(answer).json());
        }
    }

    /// Seats players, who give their nonces, and bots on the seats that are left.
    fn gather(&mut self, players: u8) {
        for number in 0..players {
            let invitation = Some(self.table.secret().invitation());
            self.must(Command::Sit { player: player(number), seat: None, invitation, nonce: None });
            self.must(Command::Nonce { player: player(number), nonce: Digest([number; 32]) });
        }
        if players < self.table.options.players {
            self.must(Command::Fill { player: player(0), level: Level::Detective });
        }
    }

    /// Plays on for so many decisions, or to the end.
    fn play(&mut self, bot: &mut PlausibleRandom, decisions: usize) {
        for number in 0..decisions {
            let Some(seat) = self.table.to_act() else { return };
            let view = self.table.view(Viewer::Seat(seat)).unwrap();
            let action = bot.decide(self.table.content(), &view).unwrap();
            let at = self.table.decisions;
            if number % 97 == 5 {
                self.welcome();
                self.question(view.legal.iter().copied().take(8).chain([action]).collect());
            }
            match self.table.next() {
                Next::Player { player, .. } => {
                    self.must(Command::Act { player, at, actions: vec![action] });
                    // Sometimes a player takes it back and then does it all the same.
                    let back = Command::TakeBack { player, at: at + 1 };
                    if number % 5 == 0 && self.command(&back).is_ok() {
                        self.must(Command::Act { player, at: at + 2, actions: vec![action] });
                    }
                }
                Next::Bot { .. } | Next::Nobody => self.must(Command::BotMove { seat, at, action }),
            }
        }
    }
}

/// Options of every kind, for so many players.
fn options(players: u8) -> TableOptions {
    let clock = match players {
        3 => Clock::None {},
        4 => Clock::RealTime { reserve: 600, increment: 20 },
        5 => Clock::Correspondence { hours: 24, sleep: None },
        _ => Clock::Correspondence { hours: 24, sleep: Some(Sleep { from: 1320, to: 420 }) },
    };
    let opener = if players == 4 { Opener::Last } else { Opener::First };
    TableOptions {
        clock,
        auction_opener: opener,
        vacation: if players == 5 { 7 } else { 0 },
        cheers: players != 4,
        beginner: players == 5,
        odds: true,
        private: players == 6,
        ..TableOptions::new(players)
    }
}

/// What players arrange before the game: at the end three people sit without nonces.
fn arrangements(room: &mut Room<'_>) {
    let (all, host) = (Presence::EVERYONE, player(1));
    let options = TableOptions { countdown: true, ..room.table.options };
    room.must(Command::ChangeOptions { player: host, options });
    let colour = Colour::of_seat(Seat(5));
    room.must(Command::Colour { player: host, seat: room.table.seat_of(host).unwrap(), colour });
    room.must(Command::Swap { player: player(0), with: room.table.seat_of(host).unwrap() });
    room.welcome();
    room.must(Command::EndSwap { player: host, seat: room.table.seat_of(player(0)).unwrap() });
    room.must(Command::Swap { player: player(0), with: Seat(2) });
    for number in [0, 1] {
        room.must(Command::Nonce { player: player(number), nonce: Digest([number; 32]) });
    }
    room.must(Command::Stop { player: player(0) });
    room.welcome();
    room.must(Command::Start { player: player(0) });
    room.must(Command::RequestSeat { player: player(2), invitation: None });
    room.must(Command::EndSeatRequest { player: host, of: player(2), presence: all });
    room.must(Command::RequestSeat { player: player(2), invitation: None });
    room.welcome();
    let bot = room.table.chairs.iter().position(|chair| chair.player().is_none()).unwrap();
    room.must(Command::GiveSeat { player: host, seat: Seat(bot as u8), to: player(2), presence: all });
    let options = TableOptions { countdown: false, ..room.table.options };
    room.must(Command::ChangeOptions { player: host, options });
}

/// Everything that happens at a table besides the game.
fn society(room: &mut Room<'_>) {
    room.welcome();
    room.must(Command::Sit { player: player(0), seat: None, invitation: None, nonce: None });
    room.must(Command::Sit { player: player(1), seat: None, invitation: None, nonce: None });
    room.must(Command::Leave { player: player(0) });
    room.must(Command::SeatBot { player: player(1), seat: Seat(2), level: Level::Master });
    room.must(Command::Vacate { player: player(1), seat: Seat(2) });
    room.must(Command::Sit { player: player(0), seat: None, invitation: None, nonce: None });
    room.must(Command::SeatBot { player: player(1), seat: Seat(2), level: Level::Master });
    arrangements(room);
    (0..3)
        .for_each(|number| room.must(Command::Nonce { player: player(number), nonce: Digest([number; 32]) }));
    room.must(Command::Say { player: player(0), text: "Good evening, “all”".to_owned() });
    for phrase in Phrase::ALL {
        room.must(Command::Phrase { player: player(1), phrase: *phrase });
    }
    let all = Presence::EVERYONE;
    room.must(Command::Vote { player: player(0), end: true, presence: all });
    room.must(Command::Vote { player: player(1), end: false, presence: all });
    away(room);
    let asked = room.table.to_act().unwrap();
    let others = (0..3).map(player).filter(|one| room.table.seat_of(*one) != Some(asked));
    let mut others: Vec<_> = others.collect();
    others.sort_by_key(|player| *player == room.table.host);
    for player in others {
        // The last of them makes the majority.
        let _ = room.command(&Command::LetBotPlay {
            player,
            seat: asked,
            presence: all.with_away(asked, -1_000_000),
        });
    }
    let owner = room.table.chairs[asked.index()].player().unwrap();
    room.must(Command::Reclaim { player: owner });
    room.must(Command::CancelLink { player: owner, seat: asked });
    room.must(Command::Leave { player: player(2) });
    room.must(Command::Reclaim { player: player(2) });
    let seat = room.table.seat_of(player(2)).unwrap();
    let link = room.table.secret().owner_link(seat, room.table.chairs[seat.index()].ended_links);
    room.must(Command::TakeOver { player: player(3), seat, link });
    room.welcome();
    for number in 0..3 {
        // A player who has handed the seat on cannot leave.
        let _ = room.command(&Command::Leave { player: player(number) });
    }
    room.must(Command::Leave { player: player(3) });
    room.welcome();
}

/// Nudges and pauses; vacation only where the table has it.
fn away(room: &mut Room<'_>) {
    let all = Presence::EVERYONE;
    let mut ask = |number: u8, request: AwayRequest| {
        // What doesn't fit the moment is refused, which readers learn too.
        let _ = room.command(&Command::Away { player: player(number), request, presence: all });
    };
    for number in 0..3 {
        ask(number, AwayRequest::ProposePause { minutes: 15 });
    }
    for number in 0..3 {
        ask(number, AwayRequest::AnswerPause { agree: true });
    }
    for number in 0..3 {
        ask(number, AwayRequest::EndPause);
    }
    ask(0, AwayRequest::ProposePause { minutes: 5 });
    ask(1, AwayRequest::AnswerPause { agree: false });
    for number in 0..3 {
        ask(number, AwayRequest::Nudge { seat: Seat(1) });
        ask(number, AwayRequest::Vacation { on: true });
        ask(number, AwayRequest::Vacation { on: false });
    }
}

/// A downtime, which no room has.
fn downtime(room: &mut Room<'_>) {
    let card = TableCard::of(&room.table, &room.names);
    let news = [TableEvent::Resumed { began: 1_700_000_000_000, ended: 1_700_000_060_000 }];
    let mut updates = Frames::of(&room.table, &card).updates(1_700_000_060_100, &news, false);
    sent(room.samples, updates.update(Viewer::Spectator, Change::Views(None, None), None));
}

/// Everything that can be wrong with a connection, a message or the server.
fn problems() -> Vec<Problem> {
    let hash = Digest([7; 32]);
    vec![
        Problem::UnknownProtocol { protocol: 1 },
        Problem::bad_message("No."),
        Problem::NoHello,
        Problem::TooFast,
        Problem::TooLong,
        Problem::NotSeated,
        Problem::NoTable,
        Problem::NotAdmitted,
        Problem::NoSpectators,
        Problem::SeatGivenAway,
        Problem::SeatLost,
        Problem::Raced,
        Problem::Storage,
        Problem::Damaged,
        Problem::MissingPack { pack: PackName { id: None, hash } },
        Problem::MissingPack { pack: PackName { id: Some("turin".to_owned()), hash } },
        Problem::Closing,
        Problem::Restart,
        Problem::NoChance,
        Problem::SignedOut,
        Problem::NoIdentity,
    ]
}

/// Every way in which a table can refuse.
fn refusals(room: &mut Room<'_>) {
    let rules =
        samples::refusals(room.table.content()).into_iter().map(|refusal| Refusal::Illegal { refusal });
    let others = [
        Refusal::Stale,
        Refusal::IntentLength,
        Refusal::IntentReveals,
        Refusal::BadPlayers,
        Refusal::BadClock,
        Refusal::BadSleep,
        Refusal::NoSuchSeat,
        Refusal::SeatTaken,
        Refusal::TableFull,
        Refusal::SeatedAlready,
        Refusal::NotSeated,
        Refusal::NotHost,
        Refusal::NotInvited,
        Refusal::BadLink,
        Refusal::Begun,
        Refusal::NotBegun,
        Refusal::Over,
        Refusal::NotOver,
        Refusal::Rated,
        Refusal::NonceGiven,
        Refusal::Substituted,
        Refusal::NotSubstituted,
        Refusal::NothingToTakeBack,
        Refusal::Sealed,
        Refusal::BadText,
        Refusal::RematchExists,
        Refusal::IdReused,
        Refusal::TooManyUndos,
        Refusal::TooMuchChat,
        Refusal::TooManySeatChanges,
        Refusal::TooManyBotTables,
        Refusal::NotAbsent,
        Refusal::HasClock,
        Refusal::VoteJustEnded,
        Refusal::OutOfGame,
        Refusal::NotYourSeat,
        Refusal::ColourTaken,
        Refusal::NoSwap,
        Refusal::NoCountdown,
        Refusal::NotReady,
        Refusal::NewcomerAlone,
        Refusal::NoRequest,
        Refusal::TooManyRequests,
        Refusal::BadVacation,
        Refusal::Paused,
        Refusal::NotPaused,
        Refusal::BadPause,
        Refusal::PauseProposed,
        Refusal::PauseJustDeclined,
        Refusal::TooManyPauses,
        Refusal::NotAsked,
        Refusal::NudgedTooSoon,
        Refusal::NoVacationLeft,
        Refusal::NoCheers,
        Refusal::CheeredTooSoon,
        Refusal::BadPlan,
    ];
    let card = TableCard::of(&room.table, &room.names);
    let frames = Frames::of(&room.table, &card);
    for why in rules.chain(others) {
        let refused = frames.refused(None, why, None).json();
        // Some samples name a seat that no table has: they have a shape, but no client could read them.
        if refused.contains("\"seat\":255") || refused.contains("\"hand\":255") {
            room.samples.add("ServerMessage", &value(&refused));
        } else {
            sent(room.samples, &refused);
        }
        room.samples.add("Refusal", &serde_json::to_value(why).unwrap());
    }
}

#[test]
fn every_frame_of_whole_games_is_of_the_type_the_page_expects() {
    let content = Arc::new(Pack::turin().content.clone());
    let mut samples = Samples::default();
    for players in 3..=6 {
        let mut room = Room::new(&content, options(players), players, &mut samples);
        room.welcome();
        room.gather(players - 1);
        room.play(&mut PlausibleRandom::new(u64::from(players)), usize::MAX);
        room.welcome();
        room.must(Command::Rematch { player: player(0), table: TableId::from_bits(99) });
        room.must(Command::CancelReplayLink { player: player(0) });
        refusals(&mut room);
        downtime(&mut room);
    }
    let mut room = Room::new(&content, TableOptions::new(3), 9, &mut samples);
    society(&mut room);
    let away = Presence::EVERYONE.with_away(Seat(1), 5);
    let spectators = vec![SpectatorCard { player: player(9), name: "Iris".to_owned() }];
    let presence = ServerMessage::presence(&room.table, &away, 2, spectators);
    for message in [
        ServerMessage::Done { done: 3, version: 4 },
        ServerMessage::error(Some(3), Problem::Storage),
        presence,
        ServerMessage::bye(Problem::Closing, Some(1000)),
        ServerMessage::bye(Problem::SignedOut, None),
        ServerMessage::Plan { plan: Some(plan()), done: Some(5) },
        ServerMessage::Plan { plan: None, done: None },
        ServerMessage::Pong {},
        ServerMessage::Cheer { player: player(9), name: "Iris".to_owned(), cheer: Cheer::Applause, at: 5 },
    ] {
        sent(&mut samples, &message.json());
    }
    for problem in problems() {
        sent(&mut samples, &ServerMessage::error(None, problem).json());
    }
    for (name, tag) in [
        ("ServerMessage", "type"),
        ("TableEvent", "news"),
        ("Illegal", "refusal"),
        ("Refusal", "code"),
        ("Problem", "code"),
    ] {
        samples.must_cover(name, tag);
    }
    samples.must_hold("frames");
}

/// Everything the rules tell of a recorded game.
fn recorded(samples: &mut Samples, content: &Content, game: &Game) {
    for one in game.moves() {
        samples.add("Action", &serde_json::to_value(one.action).unwrap());
    }
    let players = game.state().public().options.players;
    let viewers = (0..players).map(|seat| Viewer::Seat(Seat(seat))).chain([Viewer::Spectator]);
    for viewer in viewers {
        for event in game.events() {
            samples.add("Event", &serde_json::to_value(event.seen_by(viewer)).unwrap());
        }
    }
    samples.add("Scenario", &serde_json::to_value(Scenario::from_state(content, game.state())).unwrap());
}

#[test]
fn every_view_action_and_event_of_recorded_games_is_of_the_type_the_page_expects() {
    let mut samples = Samples::default();
    let mut games = 0;
    for RecordedGame { file, pack, game, .. } in recorded_games() {
        let content = &pack.content;
        recorded(&mut samples, content, &game);
        games += 1;
        // And what is seen on the way: everything after every move.
        let Start::New { seed, options } = file.start else { continue };
        let mut game = Game::new(content, options, seed).unwrap();
        for one in &file.moves {
            let state = game.state();
            let view = state.view(content, Viewer::Seat(one.seat));
            samples.add("View", &serde_json::to_value(view).unwrap());
            samples.add("View", &serde_json::to_value(state.view(content, Viewer::Spectator)).unwrap());
            samples.add("Scenario", &serde_json::to_value(Scenario::from_state(content, state)).unwrap());
            game.apply(content, one.seat, one.action).unwrap();
        }
    }
    assert!(games >= 20, "{games} games");
    let content = armonium_test_support::content();
    for event in samples::events(content) {
        samples.add("Event", &serde_json::to_value(event).unwrap());
    }
    for action in samples::actions(content) {
        samples.add("Action", &serde_json::to_value(action).unwrap());
    }
    for ask in samples::asks() {
        samples.add("Ask", &serde_json::to_value(ask).unwrap());
    }
    samples.must_cover("Event", "event");
    samples.must_cover("Action", "do");
    samples.must_hold("games");
}

#[test]
fn what_the_page_can_say_is_what_the_server_understands() {
    let mut samples = Samples::default();
    let nonce = "0".repeat(64);
    for message in [
        json!({ "type": "hello", "protocol": 1 }),
        json!({ "type": "hello", "protocol": 1, "have": null }),
        json!({ "type": "hello", "protocol": 1, "have": 3 }),
        json!({ "type": "nonce", "id": 1, "nonce": nonce }),
        json!({ "type": "act", "id": 1, "at": 2, "actions": [{ "do": "pass" }] }),
        json!({ "type": "take_back", "id": 1, "at": 2 }),
        json!({ "type": "reclaim", "id": 1 }),
        json!({ "type": "say", "id": 1, "text": "Hello!" }),
        json!({ "type": "phrase", "id": 1, "phrase": "good_luck" }),
        json!({ "type": "vote", "id": 1, "end": true }),
        json!({ "type": "let_bot_play", "id": 1, "seat": 2 }),
        json!({ "type": "colour", "id": 1, "seat": 2, "colour": 5 }),
        json!({ "type": "swap", "id": 1, "with": 2 }),
        json!({ "type": "end_swap", "id": 1, "seat": 2 }),
        json!({ "type": "change_options", "id": 1, "options": TableOptions::new(4) }),
        json!({ "type": "start", "id": 1 }),
        json!({ "type": "stop", "id": 1 }),
        json!({ "type": "nudge", "id": 1, "seat": 2 }),
        json!({ "type": "propose_pause", "id": 1, "minutes": 15 }),
        json!({ "type": "answer_pause", "id": 1, "agree": true }),
        json!({ "type": "end_pause", "id": 1 }),
        json!({ "type": "vacation", "id": 1, "on": true }),
        json!({ "type": "cheer", "id": 1, "cheer": "good_luck" }),
        json!({ "type": "plan", "id": 1, "plan": null }),
        json!({ "type": "plan", "id": 1, "plan": plan() }),
        json!({ "type": "ask", "id": 1 }),
        json!({ "type": "ask", "id": 1, "why": [{ "do": "pass" }], "routes": true, "odds": true, "hint": true,
            "after": { "do": "turn", "teeth": 2 } }),
        json!({ "type": "ask", "id": 1, "why": null, "after": null }),
        json!({ "type": "ping" }),
    ] {
        let read: Result<ClientMessage, _> = serde_json::from_value(message.clone());
        assert!(read.is_ok(), "{message}: {read:?}");
        samples.add("ClientMessage", &message);
    }
    for action in samples::actions(&Pack::turin().content) {
        let message = json!({ "type": "act", "id": 1, "at": 2, "actions": [action] });
        assert!(serde_json::from_value::<ClientMessage>(message.clone()).is_ok(), "{message}");
        samples.add("ClientMessage", &message);
    }
    for phrase in Phrase::ALL {
        samples.add("ClientMessage", &json!({ "type": "phrase", "id": 1, "phrase": phrase }));
    }
    samples.must_cover("ClientMessage", "type");
    samples.must_hold("client");
}
