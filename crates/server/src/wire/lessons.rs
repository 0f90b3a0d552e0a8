//! The frames of a lesson: what a table would say to the learner's seat, so that the page shows a lesson with what it
//! shows tables with. They are built from the View and the events that this seat saw, like all others.

use super::PROTOCOL;
use super::changes::{Changes, Rest, public_changes};
use super::frames::{ChairCard, Frame, PackCard, SeatUpdate, StageCard, TableCard, Told};
use super::questions::{Odds, Question, WhyNot};
use armonium_lessons::Lesson;
use armonium_locale::{Language, Words};
use armonium_rules::{Action, Event, Illegal, Seat, State, View, Viewer};
use armonium_table::{Digest, Level, News, PlayerId, Refusal, TableId, TableOptions};
use serde_json::value::{RawValue, to_raw_value};

/// The frames of a lesson, in the learner's language.
pub(crate) struct LessonFrames<'a> {
    pub(crate) lesson: &'a Lesson<'a>,
    pub(crate) language: Language,
}

/// A text that is JSON already. One that were not would be left out.
fn raw(text: String) -> Option<Box<RawValue>> {
    RawValue::from_string(text).ok()
}

impl LessonFrames<'_> {
    fn seat(&self) -> Seat {
        self.lesson.chapter().seat
    }

    fn view(&self, state: &State) -> View {
        state.view(self.lesson.content(), Viewer::Seat(self.seat()))
    }

    /// The number of the last record; the first tells that the lesson began.
    fn version(&self) -> u32 {
        self.lesson.records().len() as u32 + 1
    }

    fn decision(&self) -> u32 {
        self.lesson.records().len() as u32
    }

    /// What somebody at this table would know of it.
    fn card(&self) -> TableCard {
        let learner = PlayerId::from_bits(0);
        let chair = |seat: Seat| {
            let own = seat == self.seat();
            ChairCard {
                player: own.then_some(learner),
                name: None,
                bot: (!own).then_some(Level::Detective),
                substitute: None,
                ready: true,
                vote: None,
                wants_bot: false,
            }
        };
        let public = self.lesson.state().public();
        TableCard {
            id: TableId::from_bits(0),
            pack: PackCard::of(self.lesson.content()),
            options: TableOptions { odds: true, ..TableOptions::new(public.options.players) },
            host: learner,
            // The chapter's end is what counts, not the game's.
            stage: StageCard::Running,
            chairs: public.seats().map(chair).collect(),
            commitment: Digest([0; 32]),
            rematch_of: None,
            branch: None,
            rematch: None,
            vote: None,
            former: Vec::new(),
        }
    }

    fn seen(&self, events: &[Event]) -> Vec<Event> {
        events.iter().map(|event| event.seen_by(Viewer::Seat(self.seat()))).collect()
    }

    /// Everything from the beginning.
    pub(crate) fn welcome(&self) -> Option<Box<RawValue>> {
        let start = self.lesson.chapter().start.public();
        let hour = [Event::HourBegan { hour: start.hour }, Event::EventTurned { card: start.event }];
        let began = Told { version: 1, at: 0, news: vec![News::Began { events: hour.to_vec() }] };
        let told = (2u32..).zip(self.lesson.records()).map(|(version, record)| {
            let news = News::Moved { seat: record.seat, events: self.seen(&record.events) };
            Told { version, at: 0, news: vec![news] }
        });
        let (card, view) = (self.card(), self.view(self.lesson.state()));
        let welcome = Frame::Welcome {
            protocol: PROTOCOL,
            version: self.version(),
            seat: Some(self.seat()),
            decision: self.decision(),
            take_back: false,
            clock: None,
            table: &card,
            view: Some(&view),
            missed: std::iter::once(began).chain(told).collect(),
        };
        raw(welcome.text())
    }

    /// What happened after so many records, one frame for each.
    pub(crate) fn updates(&self, after: usize) -> Vec<Box<RawValue>> {
        let records = self.lesson.records();
        let before = after.checked_sub(1).and_then(|last| records.get(last)).map(|record| &record.after);
        let mut old = self.view(before.unwrap_or(&self.lesson.chapter().start));
        let mut frames = Vec::new();
        for (number, record) in records.iter().enumerate().skip(after) {
            let view = self.view(&record.after);
            let news = [News::Moved { seat: record.seat, events: self.seen(&record.events) }];
            let news = to_raw_value(&news).unwrap_or_default();
            let public = public_changes(&old.public, &view.public);
            let update = Frame::Update {
                version: number as u32 + 2,
                at: 0,
                decision: number as u32 + 1,
                take_back: false,
                clock: None,
                news: &news,
                table: None,
                seat: SeatUpdate::UNCHANGED,
                view: None,
                changes: Some(Changes { public: public.as_deref(), rest: Rest::Own(&old, &view) }),
                done: None,
            };
            frames.extend(raw(update.text()));
            old = view;
        }
        frames
    }

    /// The rules forbid it.
    pub(crate) fn refused(&self, illegal: Illegal) -> Option<Box<RawValue>> {
        let why = Refusal::from(illegal);
        let view = self.view(self.lesson.state());
        let refused = Frame::Refused {
            id: None,
            why,
            clause: why.clause(),
            message: crate::trouble::refusal_text(&self.words(), &why),
            version: self.version(),
            decision: self.decision(),
            view: Some(&view),
        };
        raw(refused.text())
    }

    /// The answer to a question, as a table gives it.
    pub(crate) fn answer(&self, question: &Question) -> Option<Box<RawValue>> {
        let (content, state, seat) = (self.lesson.content(), *self.lesson.state(), self.seat());
        let words = self.words();
        let judge = |action: Action| {
            let mut tried = state;
            tried.apply(content, seat, action, &mut ()).map(|()| tried).map_err(Refusal::from)
        };
        let why_not = |&action: &Action| judge(action).err().map(|why| WhyNot::new(why, &words));
        let routes = || {
            let then =
                question.after.map_or(Ok(state), judge).ok().filter(|then| then.to_act() == Some(seat));
            then.map(|then| then.public().routes(content)).unwrap_or_default()
        };
        let answer = Frame::Answer {
            id: question.id,
            version: self.version(),
            decision: self.decision(),
            why: question.why.as_ref().map(|actions| actions.iter().map(why_not).collect()),
            routes: question.routes.then(routes),
            odds: question.odds.then(|| Some(Odds::of(&self.view(&state)))),
            // A lesson has a guide.
            hint: question.hint.then_some(None),
        };
        raw(answer.text())
    }

    fn words(&self) -> Words<'_> {
        Words::new(self.language, self.lesson.content(), &[])
    }
}
