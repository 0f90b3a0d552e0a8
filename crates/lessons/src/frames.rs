//! The frames of a lesson: what a table would send to the learner's seat, from the same producer, so the page shows a lesson
//! with what it shows tables with.

use crate::lesson::Lesson;
use armonium_protocol::{
    Answer, ChairCard, Change, Frames, LogRecord, Odds, PackCard, Question, ServerMessage, StageCard,
    TableCard, WhyNot, routes,
};
use armonium_rules::{Action, Event, Illegal, Seat, State, View, Viewer};
use armonium_table::{Colour, Digest, Level, PlayerId, Refusal, TableEvent, TableId, TableOptions};

/// The frames of a lesson.
pub(crate) struct LessonFrames<'a> {
    lesson: &'a Lesson<'a>,
    card: TableCard,
}

impl<'a> LessonFrames<'a> {
    pub(crate) fn of(lesson: &'a Lesson<'a>) -> Self {
        Self { lesson, card: card(lesson) }
    }

    fn seat(&self) -> Seat {
        self.lesson.chapter().seat
    }

    fn viewer(&self) -> Viewer {
        Viewer::Seat(self.seat())
    }

    fn view(&self, state: &State) -> View {
        state.view(self.lesson.content(), self.viewer())
    }

    /// The frames after so many of its records. Record 1 is the beginning.
    fn frames(&self, records: usize) -> Frames<'_> {
        let decision = records as u32;
        Frames { version: decision + 1, decision, take_back: None, clock: None, card: &self.card }
    }

    fn now(&self) -> Frames<'_> {
        self.frames(self.lesson.records().len())
    }

    fn decided(&self, seat: Seat, events: &[Event]) -> Vec<TableEvent> {
        let events = events.iter().map(|event| event.seen_by(self.viewer())).collect();
        vec![TableEvent::Decided { seat, events }]
    }

    /// Everything from the beginning.
    pub(crate) fn welcome(&self) -> ServerMessage {
        let start = self.lesson.chapter().start.public();
        let hour = [Event::HourBegan { hour: start.hour }, Event::EventTurned { card: start.event }];
        let began = LogRecord { version: 1, at: 0, news: vec![TableEvent::Began { events: hour.to_vec() }] };
        let moves = (2..).zip(self.lesson.records()).map(|(version, record)| LogRecord {
            version,
            at: 0,
            news: self.decided(record.seat, &record.events),
        });
        let missed = std::iter::once(began).chain(moves).collect();
        let view = self.view(self.lesson.state());
        ServerMessage::Welcome(Box::new(self.now().welcome(self.viewer(), Some(view), missed)))
    }

    /// One update for each record after the first so many.
    pub(crate) fn updates(&self, after: usize) -> Vec<ServerMessage> {
        let records = self.lesson.records();
        let before = after.checked_sub(1).and_then(|last| records.get(last)).map(|record| &record.after);
        let mut old = self.view(before.unwrap_or(&self.lesson.chapter().start));
        let mut updates = Vec::new();
        for (number, record) in (1..).zip(records).skip(after) {
            let view = self.view(&record.after);
            let news = self.decided(record.seat, &record.events);
            let change = Change::Views(Some(&old), Some(&view));
            let update = self.frames(number).update(self.viewer(), 0, news, false, change, None);
            updates.push(ServerMessage::Update(Box::new(update)));
            old = view;
        }
        updates
    }

    /// The rules forbid it.
    pub(crate) fn refused(&self, illegal: Illegal) -> ServerMessage {
        self.now().refused(None, illegal.into(), Some(self.view(self.lesson.state())))
    }

    /// The answer to a question, as a table gives it.
    pub(crate) fn answer(&self, question: &Question) -> ServerMessage {
        let (content, state, seat) = (self.lesson.content(), self.lesson.state(), self.seat());
        let why_not = |&action: &Action| {
            let mut tried = *state;
            let judged = tried.apply(content, seat, action, &mut ());
            judged.err().map(|illegal| WhyNot::from(Refusal::from(illegal)))
        };
        let Frames { version, decision, .. } = self.now();
        ServerMessage::Answer(Answer {
            id: question.id,
            version,
            decision,
            why: question.why.as_ref().map(|actions| actions.iter().map(why_not).collect()),
            routes: question.routes.then(|| routes(content, state, seat, question.after)),
            odds: question.odds.then(|| Some(Odds::of(&self.view(state)))),
            // The lesson's guide gives hints.
            hint: question.hint.then_some(None),
        })
    }
}

/// The card a table would have.
fn card(lesson: &Lesson<'_>) -> TableCard {
    let learner = PlayerId::from_bits(0);
    let chair = |seat: Seat| {
        let own = seat == lesson.chapter().seat;
        ChairCard {
            player: own.then_some(learner),
            name: None,
            bot: (!own).then_some(Level::Detective),
            substitute: None,
            ready: true,
            vote: None,
            wants_bot: false,
            colour: Colour::of_seat(seat),
            wants_swap: None,
        }
    };
    let public = lesson.state().public();
    TableCard {
        id: TableId::from_bits(0),
        pack: PackCard::of(lesson.content()),
        options: TableOptions { odds: true, ..TableOptions::new(public.options.players) },
        host: learner,
        // A lesson ends with its chapter, not with the game.
        stage: StageCard::Running,
        chairs: public.seats().map(chair).collect(),
        commitment: Digest([0; 32]),
        rematch_of: None,
        branch: None,
        rematch: None,
        vote: None,
        deal_at: None,
        stopped: false,
        requests: Vec::new(),
        former: Vec::new(),
    }
}
