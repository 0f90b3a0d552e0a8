//! People come and go, and no table gets stuck: an absent player is played for, a vote ends, a lobby gets another host.

use crate::support::{Room, content, nonce, player};
use armonium_bots::PlausibleRandom;
use armonium_rules::Seat;
use armonium_table::{
    ABSENT_AFTER, AwayRequest, Clock, Command, Level, LogEntry, Next, PlayerId, Presence, Refusal, Secret,
    Stage, SubstituteReason, Table, TableId, TableOptions, verify,
};
use proptest::prelude::*;
use std::collections::HashMap;

const MINUTE: i64 = 60_000;

fn vote(number: u8, end: bool, presence: Presence) -> Command {
    Command::Vote { player: player(number), end, presence }
}

fn let_bot_play(number: u8, seat: Seat, presence: Presence) -> Command {
    Command::LetBotPlay { player: player(number), seat, presence }
}

/// A game of four people without a clock, the seat that is asked, and its owner's number.
fn asked() -> (Room, Seat, u8) {
    let mut room = Room::begun(TableOptions::new(4), 4);
    room.play_until(&mut PlausibleRandom::new(3), |table| table.to_act() == Some(Seat(2)));
    (room, Seat(2), 2)
}

#[test]
fn the_host_lets_a_bot_play_for_an_absent_player_after_three_minutes_and_not_before() {
    let (mut room, seat, owner) = asked();
    let away = Presence::EVERYONE.with_away(seat, room.now);
    room.now += ABSENT_AFTER - 1;
    assert_eq!(room.refused(let_bot_play(0, seat, away)), Refusal::NotAbsent);
    room.now += 1;
    assert_eq!(room.refused(let_bot_play(0, seat, Presence::EVERYONE)), Refusal::NotAbsent, "connected");
    assert_eq!(room.refused(let_bot_play(0, Seat(1), away)), Refusal::NotAbsent, "another is asked");
    room.must(let_bot_play(0, seat, away));
    assert_eq!(
        room.last(),
        [LogEntry::Substituted { seat, level: Level::Detective, why: SubstituteReason::Absent }]
    );
    room.step(&mut PlausibleRandom::new(1));
    room.must(Command::Reclaim { player: player(owner) });
    assert_eq!(room.table.chairs[seat.index()].present(), Some(player(owner)));
}

#[test]
fn without_the_host_a_majority_of_those_present_lets_a_bot_play() {
    let (mut room, seat, _) = asked();
    let away = Presence::EVERYONE.with_away(seat, room.now).with_away(Seat(0), room.now);
    room.now += ABSENT_AFTER;
    room.must(let_bot_play(1, seat, away));
    assert_eq!(room.last(), [LogEntry::BotWanted { seat: Seat(1) }]);
    let written = room.table.version;
    room.must(let_bot_play(1, seat, away));
    assert_eq!(room.table.version, written, "wanting it twice counts once");
    room.must(let_bot_play(3, seat, away));
    assert!(matches!(
        room.last(),
        [LogEntry::BotWanted { .. }, LogEntry::Substituted { why: SubstituteReason::Absent, .. }]
    ));
}

#[test]
fn who_has_wanted_a_bot_need_not_ask_again_when_the_others_have_gone_too() {
    let (mut room, seat, _) = asked();
    let away = Presence::EVERYONE.with_away(seat, room.now).with_away(Seat(0), room.now);
    room.now += ABSENT_AFTER;
    room.must(let_bot_play(1, seat, away));
    let away = away.with_away(Seat(3), room.now);
    assert_eq!(room.ask(Command::PresenceTick { presence: away }), Ok(vec![]));
    room.now = room.table.presence_due(room.now, &away).expect("something to come");
    room.must(Command::PresenceTick { presence: away });
    assert!(matches!(room.last()[0], LogEntry::Substituted { why: SubstituteReason::Absent, .. }));
}

#[test]
fn the_absent_hosts_role_passes_to_a_connected_player() {
    let mut room = Room::begun(TableOptions::new(4), 4);
    room.play_until(&mut PlausibleRandom::new(3), |table| table.to_act() == Some(Seat(0)));
    let away = Presence::EVERYONE.with_away(Seat(0), room.now).with_away(Seat(1), room.now);
    room.now += ABSENT_AFTER;
    room.must(let_bot_play(2, Seat(0), away));
    room.must(let_bot_play(3, Seat(0), away));
    assert_eq!(room.table.host, player(2));
}

#[test]
fn a_decision_forgets_who_wanted_a_bot() {
    let (mut room, seat, owner) = asked();
    let away = Presence::EVERYONE.with_away(seat, room.now);
    room.now += ABSENT_AFTER;
    room.must(let_bot_play(1, seat, away));
    room.step(&mut PlausibleRandom::new(1));
    assert!(room.table.chairs.iter().all(|chair| !chair.wants_bot));
    assert_eq!(room.table.chairs[seat.index()].present(), Some(player(owner)));
}

#[test]
fn with_a_clock_the_clock_decides() {
    let clock = Clock::RealTime { reserve: 30, increment: 5 };
    let mut room = Room::begun(TableOptions { clock, ..TableOptions::new(3) }, 3);
    let seat = room.table.to_act().expect("someone is asked");
    let away = Presence::EVERYONE.with_away(seat, room.now - ABSENT_AFTER);
    let other = (0..3).find(|number| room.table.seat_of(player(*number)) != Some(seat)).expect("another");
    assert_eq!(room.refused(let_bot_play(other, seat, away)), Refusal::HasClock);
    room.now += 35_000;
    room.must(Command::Tick);
    assert!(matches!(room.last()[0], LogEntry::Substituted { why: SubstituteReason::Clock, .. }));
}

#[test]
fn a_vote_does_not_wait_for_an_absent_player() {
    let mut room = Room::begun(TableOptions::new(3), 3);
    let away = Presence::EVERYONE.with_away(Seat(2), room.now);
    room.must(vote(0, true, away));
    room.must(vote(1, true, away));
    assert_eq!(room.table.stage(), Stage::Running, "player 2 may just be reconnecting");
    assert_eq!(room.ask(Command::PresenceTick { presence: away }), Ok(vec![]));
    room.now += ABSENT_AFTER - 1;
    assert_eq!(room.table.presence_due(room.now, &away), Some(room.now + 1));
    room.now += 1;
    assert_eq!(room.table.presence_due(room.now, &away), Some(room.now), "a moment that passed is still due");
    room.must(Command::PresenceTick { presence: away });
    assert_eq!(room.table.stage(), Stage::Abandoned);
}

#[test]
fn over_days_everyone_who_is_not_substituted_counts_as_present() {
    let clock = Clock::Correspondence { hours: 72, sleep: None };
    let mut room = Room::begun(TableOptions { clock, ..TableOptions::new(3) }, 3);
    let away = Presence::EVERYONE.with_away(Seat(2), 0);
    room.must(vote(0, true, away));
    room.must(vote(1, true, away));
    assert_eq!(room.table.stage(), Stage::Running);
    room.now = room.table.vote_until().expect("an open vote");
    room.must(Command::Tick);
    assert_eq!(room.last(), [LogEntry::VoteEnded {}], "silence means to play on");
}

#[test]
fn one_who_wants_to_play_on_ends_the_vote_and_the_next_one_waits_a_minute() {
    let mut room = Room::begun(TableOptions::new(3), 3);
    let all = Presence::EVERYONE;
    room.must(vote(0, true, all));
    room.must(vote(1, false, all));
    assert_eq!(room.last(), [LogEntry::Voted { seat: Seat(1), end: false }, LogEntry::VoteEnded {}]);
    assert_eq!(room.table.vote_until(), None);
    assert_eq!(room.refused(vote(0, true, all)), Refusal::VoteJustEnded);
    assert_eq!(room.ask(vote(0, false, all)), Ok(vec![]), "there is nothing to answer");
    room.now += MINUTE;
    room.must(vote(0, true, all));
}

#[test]
fn at_a_casual_table_without_a_clock_silence_counts_as_absence() {
    for (rated, end) in [(false, LogEntry::Abandoned {}), (true, LogEntry::VoteEnded {})] {
        let mut room = Room::begun(TableOptions { rated, ..TableOptions::new(3) }, 3);
        room.must(vote(1, true, Presence::EVERYONE));
        let until = room.table.vote_until().expect("an open vote");
        room.now = until - 1;
        assert_eq!(room.ask(Command::Tick), Ok(vec![]));
        room.now = until;
        room.must(Command::Tick);
        assert_eq!(room.last(), [end]);
    }
}

#[test]
fn a_vote_ends_when_all_who_wanted_the_end_have_left() {
    let mut room = Room::begun(TableOptions::new(4), 4);
    room.must(vote(1, true, Presence::EVERYONE));
    room.must(Command::Leave { player: player(1) });
    assert_eq!(room.last()[1..], [LogEntry::VoteEnded {}]);
    assert_eq!(room.table.stage(), Stage::Running);
}

/// A rematch of `humans` people, opened by player 0, who alone has come.
fn rematch(options: TableOptions, humans: u8) -> Room {
    let secret = Secret([9; 32]);
    let of = Some(TableId::from_bits(1));
    let mut entries = Table::create(&content(), &secret, options, player(0), of).expect("a table");
    let seated = |number: u8| LogEntry::Seated {
        seat: Seat(number),
        occupant: armonium_table::Occupant::Player(player(number)),
    };
    entries.extend((0..humans).map(seated));
    let mut room = Room::from_entries(secret, entries);
    room.must(Command::Nonce { player: player(0), nonce: nonce(0) });
    room
}

#[test]
fn a_rematch_does_not_wait_for_someone_who_does_not_come() {
    let mut room = rematch(TableOptions::new(3), 3);
    room.must(Command::Nonce { player: player(1), nonce: nonce(1) });
    room.must(Command::Vacate { player: player(0), seat: Seat(2) });
    room.must(Command::SeatBot { player: player(0), seat: Seat(2), level: Level::Detective });
    assert_eq!(room.table.stage(), Stage::Running);
}

#[test]
fn a_lobby_whose_host_is_gone_gets_another_host() {
    let mut room = rematch(TableOptions::new(3), 3);
    let gone = Presence::EVERYONE.with_away(Seat(0), room.now).with_host_away(room.now);
    let gone = gone.with_away(Seat(1), room.now);
    assert_eq!(room.table.presence_due(room.now, &gone), Some(room.now + MINUTE));
    assert_eq!(room.ask(Command::PresenceTick { presence: gone }), Ok(vec![]));
    room.now += MINUTE;
    room.must(Command::PresenceTick { presence: gone });
    assert_eq!(room.table.host, player(2), "the one who is there");
    let mut lobby = Room::new(TableOptions::new(3));
    lobby.sit(0);
    lobby.sit(1);
    let gone = Presence::EVERYONE.with_away(Seat(0), lobby.now).with_host_away(lobby.now);
    lobby.now += 9 * MINUTE;
    assert_eq!(lobby.ask(Command::PresenceTick { presence: gone }), Ok(vec![]), "still inviting people");
    lobby.now += MINUTE;
    lobby.must(Command::PresenceTick { presence: gone });
    assert_eq!(lobby.table.host, player(1));
}

#[test]
fn a_host_who_leaves_a_rematch_passes_the_role_to_someone_who_has_come() {
    let mut room = rematch(TableOptions::new(3), 3);
    room.must(Command::Nonce { player: player(2), nonce: nonce(2) });
    room.must(Command::Leave { player: player(0) });
    assert_eq!(room.table.host, player(2));
}

/// A table with the people around it: who is connected, and since when the others aren't.
#[derive(Clone)]
struct World {
    room: Room,
    away: HashMap<PlayerId, i64>,
    seed: u64,
}

impl World {
    fn presence(&self) -> Presence {
        let table = &self.room.table;
        let since = |player: PlayerId| self.away.get(&player).copied();
        let seats = (0..).map(Seat).zip(&table.chairs);
        let presence =
            seats.fold(Presence::EVERYONE, |presence, (seat, chair)| match chair.player().and_then(since) {
                Some(since) => presence.with_away(seat, since),
                None => presence,
            });
        since(table.host).map_or(presence, |since| presence.with_host_away(since))
    }

    /// The connected people who belong to the table.
    fn there(&self) -> Vec<PlayerId> {
        let table = &self.room.table;
        let seated = table.chairs.iter().filter_map(|chair| chair.player());
        let host = (table.stage() == Stage::Open).then_some(table.host);
        let mut all: Vec<_> = seated.chain(host).filter(|player| !self.away.contains_key(player)).collect();
        all.dedup();
        all
    }

    /// Time passes, and the table does what it does by itself. Absent players who are back get their seats. Nobody loses one
    /// while the table is paused or they are on vacation.
    fn wait(&mut self, ms: i64) {
        let end = self.room.now + ms;
        // Whatever is due on the way happens at its moment.
        while let Some(due) = self.room.table.tick_due().filter(|due| *due <= end) {
            self.room.now = self.room.now.max(due);
            self.by_itself(Command::Tick);
        }
        self.room.now = end;
        self.by_itself(Command::Tick);
        let presence = self.presence();
        self.by_itself(Command::PresenceTick { presence });
        let back = |chair: &armonium_table::Chair| {
            let absent = matches!(chair.substitute, Some((_, SubstituteReason::Absent)));
            chair.player().filter(|player| absent && !self.away.contains_key(player))
        };
        for player in self.room.table.chairs.iter().filter_map(back).collect::<Vec<_>>() {
            self.room.must(Command::Reclaim { player });
        }
    }

    /// What the table does without being asked replaces nobody who may be away.
    fn by_itself(&mut self, command: Command) {
        let before = self.room.table.clone();
        self.room.must(command);
        for (seat, chair) in (0..).map(Seat).zip(&before.chairs) {
            let replaced =
                chair.substitute.is_none() && self.room.table.chairs[seat.index()].substitute.is_some();
            let excused = before.pause().is_some() || chair.away.vacation.is_some();
            assert!(!(replaced && excused), "seat {} lost its player: {before:?}", seat.0);
        }
        if before.pause().is_some() {
            assert_ne!(self.room.table.stage(), Stage::Abandoned, "a pause ends no game");
        }
    }

    fn is_over(&self) -> bool {
        matches!(self.room.table.stage(), Stage::Finished(_) | Stage::Abandoned)
    }

    /// Something that happens by chance.
    fn happen(&mut self, (who, what, number, wait): (u8, u8, u8, u32)) {
        self.wait(i64::from(wait % 100_000));
        let (who, seat) = (player(who % 6), Seat(number % 6));
        let table = &self.room.table;
        let presence = self.presence();
        let command = match what % 27 {
            0 | 1 => {
                self.away.insert(who, self.room.now);
                return;
            }
            2 => {
                self.away.remove(&who);
                return;
            }
            3 => Command::Leave { player: who },
            4 => Command::Reclaim { player: who },
            5 | 6 => Command::Vote { player: who, end: number % 4 != 0, presence },
            7 => Command::LetBotPlay { player: who, seat, presence },
            8 => Command::Vacate { player: table.host, seat },
            9 => Command::Sit { player: who, seat: None, invitation: None, nonce: None },
            10 => Command::Nonce { player: who, nonce: nonce(number) },
            11 => Command::TakeOver {
                player: player(number % 12),
                seat,
                link: table
                    .chairs
                    .get(seat.index())
                    .map_or_else(String::new, |chair| table.secret().owner_link(seat, chair.ended_links)),
            },
            12 => Command::Stop { player: who },
            13 => Command::Swap { player: who, with: seat },
            14 => {
                let options = TableOptions { beginner: number % 2 == 0, ..table.options };
                Command::ChangeOptions { player: table.host, options }
            }
            15 => Command::RequestSeat { player: player(number % 12), invitation: None },
            16 => {
                let to = table.requests.first().copied().unwrap_or(who);
                Command::GiveSeat { player: who, seat, to, presence }
            }
            17 => {
                let minutes = u32::from(number % 20);
                Command::Away { player: who, request: AwayRequest::ProposePause { minutes }, presence }
            }
            18 => {
                let request = AwayRequest::AnswerPause { agree: number % 5 != 0 };
                Command::Away { player: who, request, presence }
            }
            19 => match number % 3 {
                0 => Command::Away { player: who, request: AwayRequest::EndPause, presence },
                1 => Command::Away { player: who, request: AwayRequest::Nudge { seat }, presence },
                // Everyone who is there agrees, so that many games are paused.
                _ => {
                    for player in self.there() {
                        let request = AwayRequest::AnswerPause { agree: true };
                        let _ = self.room.ask(Command::Away { player, request, presence });
                    }
                    return;
                }
            },
            20 => {
                // No server ran for up to a day.
                let began = self.room.now;
                self.room.now += i64::from(wait % 100_000_000);
                self.by_itself(Command::Resume { downtimes: vec![(began, self.room.now)] });
                return;
            }
            21 | 22 => {
                let request = AwayRequest::Vacation { on: what % 27 == 21 };
                Command::Away { player: who, request, presence }
            }
            _ => {
                self.room.step(&mut PlausibleRandom::new(self.seed));
                return;
            }
        };
        // Those who are away do nothing.
        let by_absent = matches!(command, Command::Leave { player } | Command::Reclaim { player }
            | Command::Vote { player, .. } | Command::LetBotPlay { player, .. } | Command::Sit { player, .. }
            | Command::Nonce { player, .. } | Command::Stop { player } | Command::Swap { player, .. }
            | Command::ChangeOptions { player, .. } | Command::GiveSeat { player, .. }
            | Command::Away { player, .. } if self.away.contains_key(&player));
        if !by_absent {
            let _ = self.room.ask(command);
        }
    }

    /// The connected people do what they can to go on. True if the game goes on.
    fn go_on(mut self) -> bool {
        let decisions = self.room.table.decisions;
        for _ in 0..12 {
            if self.is_over() || self.room.table.decisions > decisions {
                return true;
            }
            let presence = self.presence();
            match self.room.table.next() {
                Next::Bot { .. } => drop(self.room.step(&mut PlausibleRandom::new(self.seed))),
                Next::Player { player, .. } if !self.away.contains_key(&player) => {
                    self.room.step(&mut PlausibleRandom::new(self.seed));
                }
                Next::Player { seat, deadline, .. } => {
                    for player in self.there() {
                        let _ = self.room.ask(Command::Reclaim { player });
                        let _ = self.room.ask(Command::LetBotPlay { player, seat, presence });
                    }
                    // A vacation ends by itself too; the clock follows.
                    let due = deadline.or_else(|| self.room.table.vacation_until(seat));
                    let wait = due.map_or(ABSENT_AFTER, |due| due - self.room.now);
                    self.wait(wait.max(0));
                }
                // The pause ends by itself, or earlier if all want to continue.
                Next::Nobody => {
                    let Some(pause) = self.room.table.pause() else { return false };
                    for player in self.there() {
                        let request = AwayRequest::EndPause;
                        let _ = self.room.ask(Command::Away { player, request, presence });
                    }
                    if self.room.table.pause().is_some() {
                        self.wait((pause.until - self.room.now).max(0));
                    }
                }
            }
        }
        false
    }

    /// The connected people all want the end. True if it comes, which may take the length of a vote or of a clock.
    fn end(mut self) -> bool {
        for _ in 0..40 {
            for player in self.there() {
                let presence = self.presence();
                let _ = self.room.ask(Command::Reclaim { player });
                let _ = self.room.ask(Command::Away { player, request: AwayRequest::EndPause, presence });
                let _ = self.room.ask(Command::Vote { player, end: true, presence });
            }
            if self.is_over() {
                return true;
            }
            self.wait(MINUTE);
        }
        false
    }

    /// The connected people of an open table start the game, or, where bots may not sit, close the table.
    fn begin_or_close(mut self) -> bool {
        // The host's role passes on within ten minutes; then bots, nonces and a countdown follow each other.
        for _ in 0..16 {
            let table = &self.room.table;
            if table.stage() != Stage::Open {
                return true;
            }
            let (host, there) = (table.host, self.there());
            if there.contains(&host) {
                for (seat, chair) in (0..).map(Seat).zip(table.chairs.clone()) {
                    if chair.player().is_some_and(|player| self.away.contains_key(&player)) {
                        self.room.must(Command::Vacate { player: host, seat });
                    }
                }
                let _ = self.room.ask(Command::Fill { player: host, level: Level::Detective });
            }
            for player in there {
                let _ = self.room.ask(Command::Nonce { player, nonce: nonce(1) });
            }
            self.wait(MINUTE);
        }
        for player in self.there() {
            let _ = self.room.ask(Command::Sit { player, seat: None, invitation: None, nonce: None });
            let _ = self.room.ask(Command::Leave { player });
        }
        self.room.table.options.rated && self.room.table.stage() == Stage::Abandoned
    }

    fn check(&self) {
        if self.there().is_empty() {
            return;
        }
        match self.room.table.stage() {
            Stage::Running => {
                assert!(self.clone().go_on(), "stuck: {:?} {:?}", self.room.table.next(), self.away);
                let options = self.room.table.options;
                let in_game = |player: &PlayerId| {
                    let seat = self.room.table.seat_of(*player).expect("a seat");
                    self.room.table.game().expect("a game").state().public().is_active(seat)
                };
                if options.clock == (Clock::None {}) && self.there().iter().any(in_game) {
                    assert!(self.clone().end(), "no end: {:?} {:?}", self.room.table.chairs, self.away);
                }
            }
            Stage::Open => {
                let closes = self.clone().begin_or_close();
                assert!(closes, "a lobby without a way out: {:?} {:?}", self.room.table.chairs, self.away);
            }
            Stage::Finished(_) | Stage::Abandoned => {}
        }
    }
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(120))]

    #[test]
    fn the_people_present_can_always_go_on_or_end_it(
        clock in prop::sample::select(vec![
            Clock::None {},
            Clock::None {},
            Clock::RealTime { reserve: 30, increment: 5 },
            Clock::Correspondence { hours: 1, sleep: None },
        ]),
        players in 3u8..=6,
        humans in 1u8..=6,
        rated in any::<bool>(),
        countdown in any::<bool>(),
        begins_as in 0u8..3,
        happens in prop::collection::vec(any::<(u8, u8, u8, u32)>(), 0..80),
    ) {
        let humans = humans.min(players);
        let rated = rated && humans == players;
        let vacation = if matches!(clock, Clock::Correspondence { .. }) { 2 } else { 0 };
        let options = TableOptions { clock, rated, countdown, vacation, ..TableOptions::new(players) };
        let room = match begins_as {
            0 => rematch(options, humans),
            1 => {
                let mut room = Room::new(options);
                (0..humans - 1).for_each(|number| room.sit(number));
                room
            }
            _ => Room::begun(options, humans),
        };
        let mut world = World { room, away: HashMap::new(), seed: happens.len() as u64 };
        world.check();
        for happen in happens {
            world.happen(happen);
            world.check();
        }
        if world.is_over() {
            verify(&world.room.transcript(), content()).map_err(|fault| TestCaseError::fail(fault.to_string()))?;
        }
    }
}
