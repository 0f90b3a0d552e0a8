//! A chapter in progress: applies inputs of the learner and the replies of the opponents. A rejected input changes nothing.

use crate::READ_FIRST;
use crate::chapter::{Chapter, Step};
use crate::default_policy::default_action;
use armonium_rules::{Action, Content, Event, Illegal, Seat, Space, State};
use serde::{Deserialize, Serialize};

/// An input of the learner.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(untagged)]
pub enum Input {
    /// Continue after a step that is only to be read.
    Continue(Continue),
    /// An action of the game.
    Act(Action),
}

/// The JSON string `"go_on"`.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum Continue {
    /// Continue with the next step.
    #[serde(rename = "go_on")]
    Continue,
}

impl Input {
    /// The input to continue.
    pub const CONTINUE: Self = Self::Continue(Continue::Continue);
}

/// Why an input is rejected.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Rejection {
    /// The step asks for something else: the key of the explanation.
    Wrong(String),
    /// The rules forbid it.
    Illegal(Illegal),
    /// The step asks for an action.
    NotRead,
    /// The chapter is over.
    Over,
    /// The script of the opponents does not fit the position. Tests ensure that this does not happen.
    Script,
}

/// An applied action.
#[derive(Clone, Debug)]
pub struct Record {
    /// The seat that acted.
    pub seat: Seat,
    /// Its events, with everything visible.
    pub events: Vec<Event>,
    /// The state after it.
    pub after: State,
}

/// A chapter in progress.
#[derive(Clone, Debug)]
pub struct Lesson<'a> {
    content: &'a Content,
    chapter: &'a Chapter,
    step: usize,
    records: Vec<Record>,
}

impl<'a> Lesson<'a> {
    pub(crate) const fn new(content: &'a Content, chapter: &'a Chapter) -> Self {
        Self { content, chapter, step: 0, records: Vec::new() }
    }

    /// The chapter.
    pub const fn chapter(&self) -> &'a Chapter {
        self.chapter
    }

    /// The content.
    pub const fn content(&self) -> &'a Content {
        self.content
    }

    /// The current state.
    pub fn state(&self) -> &State {
        self.records.last().map_or(&self.chapter.start, |record| &record.after)
    }

    /// The actions applied so far.
    pub fn records(&self) -> &[Record] {
        &self.records
    }

    /// The number of completed steps.
    pub const fn completed(&self) -> usize {
        self.step
    }

    /// The current step; none when the chapter is over.
    pub fn step(&self) -> Option<&'a Step> {
        self.chapter.steps.get(self.step)
    }

    /// The legal actions that the step accepts.
    pub fn wanted(&self) -> Vec<Action> {
        let Some(step) = self.step() else { return Vec::new() };
        self.legal().into_iter().filter(|&action| self.is_wanted(step, action)).collect()
    }

    /// The destination of the step, if it is a movement.
    pub fn leads_to(&self) -> Option<Space> {
        self.step()?.until.as_ref()?.space()
    }

    /// The legal actions of the learner; none while an opponent is to act.
    pub fn legal(&self) -> Vec<Action> {
        let mut legal = Vec::new();
        if self.state().to_act() == Some(self.chapter.seat) {
            self.state().legal(self.content, &mut legal);
        }
        legal
    }

    /// Applies an input of the learner.
    pub fn submit(&mut self, input: Input) -> Result<(), Rejection> {
        let step = self.step().ok_or(Rejection::Over)?;
        let action = match input {
            Input::Continue(_) if step.is_reading() => return self.complete(step),
            Input::Continue(_) => return Err(Rejection::NotRead),
            Input::Act(action) => action,
        };
        self.after(action).map_err(Rejection::Illegal)?;
        if step.is_reading() {
            return Err(Rejection::Wrong(READ_FIRST.to_owned()));
        }
        if !self.is_wanted(step, action) {
            return Err(Rejection::Wrong(step.explanation(&action)));
        }
        self.apply(self.chapter.seat, action).map_err(Rejection::Illegal)?;
        let there = step.until.as_ref().is_none_or(|goal| goal.holds(self.state(), self.chapter.seat));
        if there { self.complete(step) } else { Ok(()) }
    }

    /// The state after an action of the learner.
    fn after(&self, action: Action) -> Result<State, Illegal> {
        let mut state = *self.state();
        state.apply(self.content, self.chapter.seat, action, &mut ())?;
        Ok(state)
    }

    /// True if the step accepts this legal action and its goals stay reachable.
    fn is_wanted(&self, step: &Step, action: Action) -> bool {
        let Ok(after) = self.after(action) else { return false };
        let near = |goal: &crate::Goal| goal.is_near(self.content, &after, self.chapter.seat);
        step.want.iter().any(|want| want.matches(&action))
            && step.until.as_ref().is_none_or(near)
            && step.keep.as_ref().is_none_or(near)
    }

    fn apply(&mut self, seat: Seat, action: Action) -> Result<(), Illegal> {
        let (mut after, mut events) = (*self.state(), Vec::new());
        after.apply(self.content, seat, action, &mut events)?;
        self.records.push(Record { seat, events, after });
        Ok(())
    }

    /// Continues with the next step: applies the script, then default actions of the opponents until the learner is to act,
    /// unless the step starts with its own position.
    fn complete(&mut self, step: &Step) -> Result<(), Rejection> {
        let mut legal = Vec::new();
        for (seat, pattern) in &step.then {
            self.state().legal(self.content, &mut legal);
            let fits = self.state().to_act() == Some(*seat);
            let found = legal.iter().find(|action| fits && pattern.matches(action));
            let action = *found.ok_or(Rejection::Script)?;
            self.apply(*seat, action).map_err(Rejection::Illegal)?;
        }
        self.step += 1;
        if let Some(after) = self.step().and_then(|step| step.scene) {
            let (hour, card) = (after.public().hour, after.public().event);
            let events = vec![Event::HourBegan { hour }, Event::EventTurned { card }];
            self.records.push(Record { seat: self.chapter.seat, events, after });
        }
        while let Some(seat) = self.state().to_act().filter(|&seat| seat != self.chapter.seat) {
            if self.step().is_none() {
                break;
            }
            self.state().legal(self.content, &mut legal);
            let Some(action) = default_action(&legal) else { break };
            self.apply(seat, action).map_err(Rejection::Illegal)?;
        }
        Ok(())
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::Course;

    #[test]
    fn every_specific_explanation_can_occur() {
        let course = Course::read().expect("a course");
        for chapter in course.chapters() {
            let mut lesson = course.begin(chapter.id).expect("a chapter");
            let mut seen: Vec<&str> = Vec::new();
            while let Some(step) = lesson.step() {
                let legal = lesson.legal();
                for (pattern, key) in &step.wrong {
                    if legal.iter().any(|action| pattern.matches(action) && !lesson.is_wanted(step, *action))
                    {
                        seen.push(key);
                    }
                }
                let input = lesson.wanted().first().map_or(Input::CONTINUE, |&action| Input::Act(action));
                assert_eq!(lesson.submit(input), Ok(()), "{}", step.key);
            }
            let all = chapter.steps.iter().flat_map(|step| &step.wrong);
            let unused: Vec<_> =
                all.map(|(_, key)| key).filter(|key| !seen.contains(&key.as_str())).collect();
            assert!(unused.is_empty(), "explanations that cannot occur: {unused:?}");
        }
    }
}
