//! A chapter being played: what the learner does, what becomes of it, and what the opponents do then. A wrong deed
//! changes nothing.

use crate::READ_FIRST;
use crate::chapter::{Chapter, Step};
use crate::quiet::quietest;
use armonium_rules::{Action, Content, Event, Illegal, Seat, Space, State};
use serde::{Deserialize, Serialize};

/// Something a learner does.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(untagged)]
pub enum Deed {
    /// Has read a step that asks for nothing.
    GoOn(GoOn),
    /// A decision of the game.
    Act(Action),
}

/// The word for going on.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum GoOn {
    /// "go_on".
    GoOn,
}

impl Deed {
    /// Having read.
    pub const GO_ON: Self = Self::GoOn(GoOn::GoOn);
}

/// Why a deed is not carried out.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum No {
    /// It is not what the step is about: the key of the explanation.
    Wrong(String),
    /// The rules forbid it.
    Illegal(Illegal),
    /// There is something to do, not to read.
    NotRead,
    /// The chapter is over.
    Over,
    /// The script of the opponents does not fit the position; the tests see to it that this never happens.
    Script,
}

/// A decision that was carried out.
#[derive(Clone, Debug)]
pub struct Record {
    /// Whose it was.
    pub seat: Seat,
    /// What it brought about, as the referee knows it.
    pub events: Vec<Event>,
    /// The position after it.
    pub after: State,
}

/// A chapter being played.
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

    /// The city.
    pub const fn content(&self) -> &'a Content {
        self.content
    }

    /// The position now.
    pub fn state(&self) -> &State {
        self.records.last().map_or(&self.chapter.start, |record| &record.after)
    }

    /// Everything that was decided so far.
    pub fn records(&self) -> &[Record] {
        &self.records
    }

    /// How many steps were completed.
    pub const fn completed(&self) -> usize {
        self.step
    }

    /// The step that is on; none when the chapter is over.
    pub fn step(&self) -> Option<&'a Step> {
        self.chapter.steps.get(self.step)
    }

    /// The legal actions that would be carried out.
    pub fn wanted(&self) -> Vec<Action> {
        let Some(step) = self.step() else { return Vec::new() };
        self.legal().into_iter().filter(|&action| self.is_wanted(step, action)).collect()
    }

    /// Where the step leads to, if it is a movement.
    pub fn leads_to(&self) -> Option<Space> {
        self.step()?.until.as_ref()?.space()
    }

    /// Everything the learner may do by the rules; nothing while it is for somebody else to decide.
    pub fn legal(&self) -> Vec<Action> {
        let mut legal = Vec::new();
        if self.state().to_act() == Some(self.chapter.seat) {
            self.state().legal(self.content, &mut legal);
        }
        legal
    }

    /// The learner does something.
    pub fn does(&mut self, deed: Deed) -> Result<(), No> {
        let step = self.step().ok_or(No::Over)?;
        let action = match deed {
            Deed::GoOn(_) if step.is_reading() => return self.complete(step),
            Deed::GoOn(_) => return Err(No::NotRead),
            Deed::Act(action) => action,
        };
        self.after(action).map_err(No::Illegal)?;
        if step.is_reading() {
            return Err(No::Wrong(READ_FIRST.to_owned()));
        }
        if !self.is_wanted(step, action) {
            return Err(No::Wrong(step.explanation(&action)));
        }
        self.apply(self.chapter.seat, action).map_err(No::Illegal)?;
        let there = step.until.as_ref().is_none_or(|goal| goal.holds(self.state(), self.chapter.seat));
        if there { self.complete(step) } else { Ok(()) }
    }

    /// The position after an action of the learner's.
    fn after(&self, action: Action) -> Result<State, Illegal> {
        let mut state = *self.state();
        state.apply(self.content, self.chapter.seat, action, &mut ())?;
        Ok(state)
    }

    /// Is this legal action what the step is about, and does it lead where it should?
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

    /// Goes on to the next step: first the script, then the opponents until it is the learner's turn again, unless the
    /// step begins with a position of its own.
    fn complete(&mut self, step: &Step) -> Result<(), No> {
        let mut legal = Vec::new();
        for (seat, pattern) in &step.then {
            self.state().legal(self.content, &mut legal);
            let fits = self.state().to_act() == Some(*seat);
            let found = legal.iter().find(|action| fits && pattern.matches(action));
            let action = *found.ok_or(No::Script)?;
            self.apply(*seat, action).map_err(No::Illegal)?;
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
            let Some(action) = quietest(&legal) else { break };
            self.apply(seat, action).map_err(No::Illegal)?;
        }
        Ok(())
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::Course;

    #[test]
    fn every_explanation_of_its_own_is_for_something_that_can_be_done() {
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
                let deed = lesson.wanted().first().map_or(Deed::GO_ON, |&action| Deed::Act(action));
                assert_eq!(lesson.does(deed), Ok(()), "{}", step.key);
            }
            let all = chapter.steps.iter().flat_map(|step| &step.wrong);
            let idle: Vec<_> = all.map(|(_, key)| key).filter(|key| !seen.contains(&key.as_str())).collect();
            assert!(idle.is_empty(), "nobody can be told {idle:?}");
        }
    }
}
