//! Whatever is asked of a table, in whatever order and by whomever.

use crate::support::{Room, assert_same, content, nonce, player};
use armonium_bots::PlausibleRandom;
use armonium_rules::{Action, Character, Seat};
use armonium_table::{
    AwayRequest, Clock, Colour, Command, Level, Next, Phrase, PlayerId, Presence, Stage, TableId,
    TableOptions, verify,
};
use proptest::prelude::*;

/// What is asked: who, what, some number, and how much time has passed.
type Ask = (u8, u8, u8, u32);

fn options() -> impl Strategy<Value = TableOptions> {
    let clocks = [
        Clock::None {},
        Clock::RealTime { reserve: 30, increment: 5 },
        Clock::Correspondence { hours: 1, sleep: None },
    ];
    (3u8..=6, 0usize..3, any::<[bool; 3]>()).prop_map(move |(players, clock, [rated, private, countdown])| {
        let vacation = if clock == 2 { 3 } else { 0 };
        let clock = clocks[clock];
        TableOptions { clock, rated, private, countdown, vacation, ..TableOptions::new(players) }
    })
}

fn odd_action(number: u8) -> Action {
    let character = Character::ALL[usize::from(number) % Character::ALL.len()];
    match number % 6 {
        0 => Action::Pass {},
        1 => Action::Bid { time: number },
        2 => Action::Declare { character },
        3 => Action::Choose { character },
        4 => Action::Stop {},
        _ => Action::Step { to: armonium_rules::Space(number) },
    }
}

fn ask_away(player: PlayerId, request: AwayRequest) -> Command {
    Command::Away { player, request, presence: Presence::EVERYONE }
}

fn command(room: &Room, bot: &mut PlausibleRandom, (who, what, number, _): Ask) -> Command {
    let (table, seat) = (&room.table, Seat(number % 7));
    let who = player(who % 8);
    let at = if number == 255 { number.into() } else { table.decisions };
    let level = Level::Detective;
    match what % 60 {
        0..=2 => {
            let invitation = (number % 2 == 0).then(|| table.secret().invitation());
            let nonce = (number % 5 == 0).then(|| nonce(number));
            Command::Sit { player: who, seat: (number % 3 == 0).then_some(seat), invitation, nonce }
        }
        3 | 4 => Command::Nonce { player: who, nonce: nonce(number) },
        5 => Command::SeatBot { player: table.host, seat, level },
        6 => Command::SeatBot { player: who, seat, level },
        7 => Command::Fill { player: table.host, level },
        8 => Command::Vacate { player: table.host, seat },
        9 => Command::Leave { player: who },
        10 => Command::Act { player: who, at, actions: vec![odd_action(number)] },
        11 => Command::BotMove { seat, at, action: odd_action(number) },
        12 | 13 => Command::TakeBack { player: who, at },
        14 | 15 => Command::Reclaim { player: who },
        16 => {
            let times = table.chairs.get(seat.index()).map_or(0, |chair| chair.ended_links);
            Command::TakeOver { player: who, seat, link: table.secret().owner_link(seat, times) }
        }
        17 => Command::Say { player: who, text: format!("I am {number}.") },
        18 => Command::Phrase { player: who, phrase: Phrase::ALL[usize::from(number) % Phrase::ALL.len()] },
        19 => Command::Vote { player: who, end: number % 4 == 0, presence: Presence::EVERYONE },
        20 => Command::Rematch { player: who, table: TableId::from_bits(number.into()) },
        21 | 22 => Command::Tick,
        40 => Command::Colour { player: who, seat, colour: Colour::of_seat(Seat(number / 7)) },
        41 | 42 => Command::Swap { player: who, with: seat },
        43 => Command::EndSwap { player: who, seat },
        44 => {
            let players = 3 + number % 4;
            let rated = number % 5 == 0;
            let private = number % 3 == 0;
            let options = TableOptions { players, rated, private, ..table.options };
            Command::ChangeOptions { player: if number % 2 == 0 { table.host } else { who }, options }
        }
        45 => Command::Start { player: who },
        46 => Command::Start { player: table.host },
        47 => Command::Stop { player: who },
        48 | 49 => {
            let invitation = (number % 2 == 0).then(|| table.secret().invitation());
            Command::RequestSeat { player: player(number % 12), invitation }
        }
        50 => Command::EndSeatRequest {
            player: who,
            of: table.requests.first().copied().unwrap_or(who),
            presence: Presence::EVERYONE,
        },
        51 => Command::GiveSeat {
            player: if number % 3 == 0 { who } else { table.host },
            seat,
            to: table.requests.first().copied().unwrap_or(who),
            presence: Presence::EVERYONE,
        },
        52 | 53 => ask_away(who, AwayRequest::ProposePause { minutes: u32::from(number) }),
        54 | 55 => ask_away(who, AwayRequest::AnswerPause { agree: number % 6 != 0 }),
        56 => ask_away(who, AwayRequest::EndPause),
        57 => ask_away(who, AwayRequest::Nudge { seat }),
        58 => ask_away(who, AwayRequest::Vacation { on: true }),
        59 => ask_away(who, AwayRequest::Vacation { on: false }),
        _ => match (table.next(), room.thought(bot)) {
            (Next::Player { player, .. }, Some((_, action))) => {
                Command::Act { player, at, actions: vec![action] }
            }
            (Next::Bot { seat, .. }, Some((_, action))) => Command::BotMove { seat, at, action },
            _ => Command::Nonce { player: who, nonce: nonce(number) },
        },
    }
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(160))]

    #[test]
    fn whatever_is_asked_the_log_is_the_table_and_its_record_is_true(
        options in options(),
        humans in 0u8..=6,
        asks in prop::collection::vec(any::<Ask>(), 0..400),
        rest in any::<bool>(),
    ) {
        let mut room = Room::new(options);
        if humans > 0 && (!options.rated || humans >= options.players) {
            room.gather(humans.min(options.players));
        }
        let mut bot = PlausibleRandom::new(asks.len() as u64);
        for ask in asks {
            room.now += i64::from(ask.3 % 40_000);
            let command = command(&room, &mut bot, ask);
            let before = room.table.clone();
            let answer = before.decide(room.now, &command);
            prop_assert_eq!(&answer, &before.decide(room.now, &command), "an answer is an answer");
            // An accepted answer is written down, which fails loudly if it cannot be.
            if room.ask(command).is_err() || answer.is_ok_and(|entries| entries.is_empty()) {
                prop_assert_eq!(room.table.version, before.version);
                assert_same(&room.table, &before);
            } else {
                prop_assert_eq!(room.table.version, before.version + 1);
            }
        }
        if let Some(pause) = room.table.pause().filter(|_| room.table.stage() == Stage::Running) {
            room.now = room.now.max(pause.until);
            room.must(Command::Tick);
            prop_assert_eq!(room.table.pause(), None);
        }
        if rest && room.table.stage() == Stage::Running {
            room.finish(1);
        }
        let rebuilt = room.rebuilt();
        prop_assert_eq!(rebuilt.version, room.table.version);
        assert_same(&rebuilt, &room.table);
        if let Stage::Finished(_) | Stage::Abandoned = room.table.stage() {
            let proof = verify(&room.transcript(), content()).map_err(|fault| TestCaseError::fail(fault.to_string()))?;
            assert_same(&proof.table, &room.table);
        }
    }
}
