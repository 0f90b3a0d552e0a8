//! Finds the command that explains a record: candidates are decided again by the table, and its answer counts.

use super::fault::Wrong;
use crate::away::{Away, AwayRequest};
use crate::chair::Chair;
use crate::command::Command;
use crate::ids::PlayerId;
use crate::intent::check_intent;
use crate::log_entry::{LogEntry, Occupant, SubstituteReason};
use crate::presence::Presence;
use crate::refusal::Refusal;
use crate::table::{Next, Table};
use armonium_rules::{Action, Game, Seat};

/// The longest answer of the table with which these entries begin.
pub(crate) fn answer(table: &Table, at: i64, entries: &[LogEntry]) -> Result<Vec<LogEntry>, Wrong> {
    let Some(first) = entries.first() else { return Err(Wrong::Unasked) };
    if let LogEntry::Decided { seat, .. } = *first {
        return decisions(table, at, seat, entries);
    }
    let mut refusal = None;
    let mut best: Option<Vec<LogEntry>> = None;
    for command in commands(table, first) {
        match table.decide(at, &command) {
            Ok(answer) if !answer.is_empty() && entries.starts_with(&answer) => {
                if best.as_ref().is_none_or(|best| best.len() < answer.len()) {
                    best = Some(answer);
                }
            }
            Ok(_) => {}
            Err(why) => refusal = Some(why),
        }
    }
    best.ok_or_else(|| wrong(table, first, refusal))
}

/// The decisions with which these entries begin: one intent, or one decision of a bot.
fn decisions(table: &Table, at: i64, seat: Seat, entries: &[LogEntry]) -> Result<Vec<LogEntry>, Wrong> {
    let action = |entry: &LogEntry| match *entry {
        LogEntry::Decided { seat: by, action } if by == seat => Some(action),
        _ => None,
    };
    let actions: Vec<Action> = entries.iter().map_while(action).collect();
    let first = *actions.first().ok_or(Wrong::Unasked)?;
    let chair = table.chairs.get(seat.index());
    let command = match (chair.and_then(Chair::bot), chair.and_then(Chair::player)) {
        (Some(_), _) => Command::BotMove { seat, at: table.decisions, action: first },
        (None, Some(player)) => Command::Act { player, at: table.decisions, actions: actions.clone() },
        (None, None) => return Err(Wrong::Decision { seat, action: first, refusal: Refusal::NoSuchSeat }),
    };
    table.decide(at, &command).map_err(|refusal| {
        let refused = |game: &Game| check_intent(table.content(), *game.state(), seat, &actions).err();
        let index = table.game().and_then(refused).map_or(0, |(index, _)| index);
        Wrong::Decision { seat, action: actions[index], refusal }
    })
}

/// Who can have asked for what, if this came of it.
fn commands(table: &Table, entry: &LogEntry) -> Vec<Command> {
    let chair = |seat: Seat| table.chairs.get(seat.index());
    let owner = |seat: Seat| chair(seat).and_then(Chair::player);
    let by_owner = |seat: Seat, command: &dyn Fn(PlayerId) -> Command| owner(seat).map(command);
    let host = table.host;
    let one = match *entry {
        LogEntry::Seated { seat, occupant: Occupant::Player(player) } => {
            let invitation = Some(table.secret().invitation());
            Some(Command::Sit { player, seat: Some(seat), invitation, nonce: None })
        }
        LogEntry::Seated { seat, occupant: Occupant::Bot(level) } => {
            let alone = Command::SeatBot { player: host, seat, level };
            return vec![alone, Command::Fill { player: host, level }];
        }
        LogEntry::Vacated { seat } => {
            let left = owner(seat).map(|player| Command::Leave { player });
            return left.into_iter().chain([Command::Vacate { player: host, seat }]).collect();
        }
        LogEntry::Coloured { seat, colour } => {
            let player = owner(seat).unwrap_or(host);
            Some(Command::Colour { player, seat, colour })
        }
        LogEntry::SwapAsked { seat, with } | LogEntry::SeatsSwapped { seat, with } => {
            by_owner(seat, &|player| Command::Swap { player, with })
        }
        LogEntry::SwapEnded { seat, by } => by_owner(by, &|player| Command::EndSwap { player, seat }),
        LogEntry::OptionsChanged { options } => Some(Command::ChangeOptions { player: host, options }),
        LogEntry::Countdown { .. } => {
            let starters = table.chairs.iter().filter_map(Chair::player).chain([host]);
            return starters.map(|player| Command::Start { player }).collect();
        }
        LogEntry::CountdownStopped { seat } => by_owner(seat, &|player| Command::Stop { player }),
        LogEntry::SeatRequested { player } => {
            let invitation = Some(table.secret().invitation());
            Some(Command::RequestSeat { player, invitation })
        }
        LogEntry::SeatRequestEnded { player: of, declined } => {
            let answered =
                |player| presences().map(move |presence| Command::EndSeatRequest { player, of, presence });
            return if declined {
                answerers(table).flat_map(answered).collect()
            } else {
                answered(of).collect()
            };
        }
        LogEntry::SeatGiven { seat, to } => {
            let given =
                |player| presences().map(move |presence| Command::GiveSeat { player, seat, to, presence });
            return answerers(table).flat_map(given).collect();
        }
        LogEntry::Nonce { seat, nonce } => by_owner(seat, &|player| Command::Nonce { player, nonce }),
        LogEntry::Branched { from, at, seed, ref moves } => {
            Some(Command::Branch { player: host, from, at, seed, moves: moves.clone() })
        }
        LogEntry::TookBack { seat } => {
            by_owner(seat, &|player| Command::TakeBack { player, at: table.decisions })
        }
        LogEntry::Substituted { why: SubstituteReason::Clock, .. } => Some(Command::Tick),
        LogEntry::Substituted { seat, why: SubstituteReason::Absent, .. } => {
            let by_host = |presence| Command::LetBotPlay { player: host, seat, presence };
            let by_majority = |presence| Command::PresenceTick { presence };
            return presences().flat_map(|presence| [by_host(presence), by_majority(presence)]).collect();
        }
        LogEntry::BotWanted { seat: by } => {
            let (Some(player), Some(seat)) = (owner(by), table.to_act()) else { return Vec::new() };
            let command = |presence| Command::LetBotPlay { player, seat, presence };
            return presences().map(command).collect();
        }
        LogEntry::Away(away) => return away_commands(table, away),
        LogEntry::LinkCancelled { seat } => by_owner(seat, &|player| Command::CancelLink { player, seat }),
        LogEntry::ReplayLinkCancelled { seat } => {
            by_owner(seat, &|player| Command::CancelReplayLink { player })
        }
        LogEntry::Substituted { seat, why: SubstituteReason::Left, .. } => {
            by_owner(seat, &|player| Command::Leave { player })
        }
        LogEntry::Reclaimed { seat } => by_owner(seat, &|player| Command::Reclaim { player }),
        LogEntry::HandedOver { seat, to } => chair(seat).map(|chair| {
            let link = table.secret().owner_link(seat, chair.ended_links);
            Command::TakeOver { player: to, seat, link }
        }),
        LogEntry::Resumed { began, ended } => Some(Command::Resume { downtimes: vec![(began, ended)] }),
        LogEntry::Voted { seat, end } => {
            let Some(player) = owner(seat) else { return Vec::new() };
            return presences().map(|presence| Command::Vote { player, end, presence }).collect();
        }
        // By an expired vote, or because those whose agreement was missing are away.
        LogEntry::Abandoned {} | LogEntry::VoteEnded {} | LogEntry::HostChanged { .. } => {
            let ticks = presences().map(|presence| Command::PresenceTick { presence });
            return ticks.chain([Command::Tick]).collect();
        }
        LogEntry::Rematch { table: to } => {
            let player = table.chairs.iter().find_map(Chair::player);
            player.map(|player| Command::Rematch { player, table: to })
        }
        // At the end of a countdown; else it comes with what it waited for.
        LogEntry::Began {} => Some(Command::Tick),
        // These come with something else, or do not belong into a record.
        LogEntry::Decided { .. }
        | LogEntry::Created { .. }
        | LogEntry::Said { .. }
        | LogEntry::Phrase { .. } => None,
    };
    one.into_iter().collect()
}

/// Who can have answered a request for a seat: the host, or while the host was away any player.
fn answerers(table: &Table) -> impl Iterator<Item = PlayerId> {
    [table.host].into_iter().chain(table.chairs.iter().filter_map(Chair::player))
}

/// Who can have asked for what, if this came of it.
fn away_commands(table: &Table, away: Away) -> Vec<Command> {
    let asked = |seat: Seat, request: AwayRequest| -> Vec<Command> {
        let Some(player) = table.chairs.get(seat.index()).and_then(Chair::player) else { return Vec::new() };
        presences().map(|presence| Command::Away { player, request, presence }).collect()
    };
    match away {
        Away::Nudged { seat, to } => asked(seat, AwayRequest::Nudge { seat: to }),
        Away::PauseProposed { seat, minutes } => asked(seat, AwayRequest::ProposePause { minutes }),
        Away::PauseAnswered { seat, agree } => asked(seat, AwayRequest::AnswerPause { agree }),
        Away::ResumeWanted { seat } => asked(seat, AwayRequest::EndPause),
        Away::VacationBegan { seat } => asked(seat, AwayRequest::Vacation { on: true }),
        Away::VacationEnded { seat } => {
            let back = asked(seat, AwayRequest::Vacation { on: false });
            back.into_iter().chain([Command::Tick]).collect()
        }
        // By anyone who isn't bound by the pause, by its end, or because those who wanted it have left.
        Away::PauseEnded {} | Away::PauseDeclined {} | Away::Paused { .. } => {
            let seats = (0..table.options.players).map(Seat);
            let ends = seats.flat_map(|seat| asked(seat, AwayRequest::EndPause));
            let ticks = presences().map(|presence| Command::PresenceTick { presence });
            ticks.chain(ends).chain([Command::Tick]).collect()
        }
    }
}

/// Everyone who can have been away. A record can't prove who was connected, so any explanation will do.
fn presences() -> impl Iterator<Item = Presence> {
    (0u8..64).map(|away| {
        let seats = (0..6).filter(|seat| away >> seat & 1 == 1).map(Seat);
        // Long before any table.
        let presence = Presence::EVERYONE.with_host_away(0);
        seats.fold(presence, |presence, seat| presence.with_away(seat, 0))
    })
}

/// What is wrong with an entry that no answer of the table explains.
fn wrong(table: &Table, entry: &LogEntry, refusal: Option<Refusal>) -> Wrong {
    match (entry, refusal) {
        (LogEntry::Created { .. }, _) => Wrong::Beginning,
        (LogEntry::Began {}, _) => without_nonce(table).map_or(Wrong::Unasked, Wrong::NonceMissing),
        (&LogEntry::TookBack { seat }, refusal) => {
            Wrong::TakeBack { seat, refusal: refusal.unwrap_or(Refusal::NothingToTakeBack) }
        }
        (&LogEntry::Substituted { seat, why: SubstituteReason::Clock, .. }, None)
            if is_asked(table, seat) =>
        {
            Wrong::TooEarly(seat)
        }
        (_, Some(refusal)) => Wrong::Refused(refusal),
        (_, None) => Wrong::Unasked,
    }
}

fn without_nonce(table: &Table) -> Option<Seat> {
    let chairs = (0..).map(Seat).zip(&table.chairs);
    chairs.filter(|(_, chair)| !chair.is_ready()).map(|(seat, _)| seat).next()
}

fn is_asked(table: &Table, seat: Seat) -> bool {
    matches!(table.next(), Next::Player { seat: asked, .. } if asked == seat)
}
