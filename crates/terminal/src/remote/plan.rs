//! Plans in the terminal, as a line of the chat that isn't sent: `/plan raise 1 4, pass, open 3 0, clue 17, end`; `/plan` alone
//! cancels. What they do: `docs/protocol.md`, W12.

use armonium_rules::{Phase, Space, View, Viewer};
use armonium_table::{Plan, PlanStep, Planned};

/// The beginning of the line.
const COMMAND: &str = "/plan";

/// What the player typed.
#[derive(Debug, PartialEq)]
pub(super) enum Typed {
    /// Something to say to the others.
    Chat,
    /// A plan; none cancels it.
    Plan(Option<Plan>),
    /// A plan that can't be read.
    Unknown,
}

/// Reads a line of the chat.
pub(super) fn typed(text: &str, view: Option<&View>) -> Typed {
    let Some(rest) = text.trim().strip_prefix(COMMAND) else { return Typed::Chat };
    if !rest.is_empty() && !rest.starts_with(' ') {
        return Typed::Chat;
    }
    if rest.trim().is_empty() {
        return Typed::Plan(None);
    }
    let steps = view.and_then(|view| rest.split(',').map(|step| read(step, view)).collect());
    steps.map_or(Typed::Unknown, |steps| Typed::Plan(Some(Plan { steps, ended: Vec::new() })))
}

/// One step, for the next Hour if it's too late in this one.
fn read(step: &str, view: &View) -> Option<PlanStep> {
    let mut words = step.split_whitespace();
    let word = words.next()?;
    let mut number = || words.next()?.parse::<u8>().ok();
    let then = match word {
        "open" => Planned::Open { position: number()?, time: number()? },
        "raise" => Planned::Raise { position: number()?, most: number()? },
        "pass" => Planned::Pass {},
        "clue" => Planned::Clue { space: Space(number()?) },
        "end" => Planned::EndTurn {},
        _ => return None,
    };
    let Viewer::Seat(seat) = view.viewer else { return None };
    let public = &view.public;
    let own = public.order.iter().position(|one| one == seat);
    let waits = |index: u8| own.is_some_and(|own| own >= usize::from(index));
    let now = match (then, public.phase) {
        (Planned::Open { .. } | Planned::Raise { .. } | Planned::Pass {}, Phase::Auction(auction)) => {
            !auction.taken.contains(&Some(seat))
        }
        (Planned::Clue { .. } | Planned::EndTurn {}, Phase::Auction(_))
        | (Planned::EndTurn {}, Phase::Clues { .. }) => true,
        (Planned::Clue { .. }, Phase::Clues { index }) => waits(index),
        (Planned::EndTurn {}, Phase::Turn(turn)) => waits(turn.index),
        _ => false,
    };
    words.next().is_none().then_some(PlanStep { hour: public.hour + u8::from(!now), then, answers: 0 })
}

/// A plan as it is typed.
pub(super) fn as_typed(plan: Option<&Plan>) -> String {
    let step = |step: &PlanStep| match step.then {
        Planned::Open { position, time } => format!("open {position} {time}"),
        Planned::Raise { position, most } => format!("raise {position} {most}"),
        Planned::Pass {} => "pass".to_owned(),
        Planned::Clue { space } => format!("clue {}", space.0),
        Planned::EndTurn {} => "end".to_owned(),
    };
    let steps: Vec<String> = plan.iter().flat_map(|plan| &plan.steps).map(step).collect();
    format!("{COMMAND} {}", steps.join(", ")).trim().to_owned()
}

#[cfg(test)]
mod tests {
    use super::*;
    use armonium_pack::Pack;
    use armonium_rules::{Game, Options, Seat, Seed};

    #[test]
    fn a_plan_is_typed_as_it_is_written_and_everything_else_is_chat() {
        let content = &Pack::turin().content;
        let game = Game::new(content, Options::new(4), Seed::from_number(1)).expect("a game");
        let view = game.state().view(content, Viewer::Seat(Seat(1)));
        let line = "/plan raise 1 4, pass, open 3 0, clue 17, end";
        let Typed::Plan(Some(plan)) = typed(line, Some(&view)) else { panic!("a plan") };
        assert!(plan.steps.iter().all(|step| step.hour == 1), "{plan:?}");
        assert_eq!(as_typed(Some(&plan)), line);
        assert_eq!((typed("/plan", None), as_typed(None)), (Typed::Plan(None), "/plan".to_owned()));
        for chat in ["hello", "/planet", "what about /plan pass"] {
            assert_eq!(typed(chat, Some(&view)), Typed::Chat, "{chat}");
        }
        for unknown in ["/plan raise 1", "/plan win", "/plan raise 1 4 5", "/plan raise x 4", "/plan pass,"] {
            assert_eq!(typed(unknown, Some(&view)), Typed::Unknown, "{unknown}");
        }
    }
}
