//! The interface as a value: table events and keys go in, commands come out. Keys: screen/keys.rs; drawing: draw.rs; the
//! terminal itself: run.rs. Over 500 lines because every stage of the interface is a variant here.

mod keys;

use crate::choices::{self, Choice, Effect};
use crate::labels;
use crate::page::Page;
use crate::theme::Theme;
use crate::ui_event::{
    GameOver, LogItem, Occupant, Reason, Room, SavedGameOffer, Snapshot, TableListing, UiCommand, UiEvent,
};
use armonium_locale::{Arg, Language, Words};
use armonium_rules::{Action, Ask, Content, Event, Seat, Space};
use std::collections::VecDeque;
use std::mem;
use std::sync::Arc;
use std::time::{Duration, Instant};

/// The smallest window that can be played in.
pub(crate) const LEAST: (u16, u16) = (80, 24);

/// What the program is started with. At a server the board comes with each table.
#[derive(Clone, Debug)]
pub struct Settings {
    /// The reader's language.
    pub language: Language,
    /// How long the move of another player is shown before the next.
    pub pace: Duration,
    /// With colours or without.
    pub theme: Theme,
    /// The city's name.
    pub city: String,
    /// The pack.
    pub content: Arc<Content>,
    /// Is it a server's table?
    pub remote: bool,
}

/// Where the player is, with the state that exists only there.
#[derive(Debug)]
pub(crate) enum Stage {
    /// No table event has arrived.
    Waiting,
    /// At a server's list of tables.
    Lobby(Vec<TableListing>),
    /// At a table that waits for players.
    Room(Room),
    /// A saved game can be continued.
    Offer(SavedGameOffer),
    /// In a game.
    Playing(Playing),
    /// After a game. The game is missing if the visit began after its end without a view of it.
    Over { result: Box<GameOver>, game: Option<Box<Game>> },
    /// At a table that sends no more events.
    Closed { reason: Reason, game: Option<Box<Game>> },
}

/// A game as far as the player has seen it.
#[derive(Debug)]
pub(crate) struct Game {
    pub(crate) snapshot: Snapshot,
    pub(crate) names: Vec<String>,
    pub(crate) log: Vec<LogItem>,
}

/// A game in progress.
#[derive(Debug)]
pub(crate) struct Playing {
    pub(crate) game: Box<Game>,
    pub(crate) focus: Focus,
    /// Why the actions the player might expect are illegal now.
    reasons: Vec<(Action, Reason)>,
    /// The action behind a place on the map that the player asked about.
    asked_about: Option<Action>,
    /// Stop the walk or ride where the chosen route ends?
    stop_at_end: bool,
}

/// What the arrow keys move over.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Focus {
    /// The list of choices.
    Choices,
    /// The map, at this space.
    Map(Space),
}

/// What takes the keys instead of the stage below it.
#[derive(Debug)]
pub(crate) enum Overlay {
    /// A page covers the screen.
    Page(Page),
    /// A chat message is being typed.
    Chat(String),
}

/// What must be confirmed before it is done.
#[derive(Clone, Debug, PartialEq)]
pub(crate) enum Confirm {
    /// Leave the program?
    Quit,
    /// Make this choice?
    Choose(Box<Choice>),
}

/// The interface.
pub struct Screen {
    pub(crate) settings: Settings,
    pub(crate) size: (u16, u16),
    pub(crate) stage: Stage,
    pub(crate) overlay: Option<Overlay>,
    pub(crate) confirm: Option<Confirm>,
    pub(crate) choices: Vec<Choice>,
    pub(crate) cursor: usize,
    /// The digits of a choice's number.
    pub(crate) typed: String,
    pub(crate) notice: Option<Notice>,
    /// Seconds until the next attempt to reconnect; none while connected.
    pub(crate) reconnect_in: Option<u64>,
    /// Is the game saved?
    pub(crate) saved: bool,
    /// A command was sent and not answered yet.
    pub(crate) pending: bool,
    /// Events that are shown once the move before them was on the screen long enough.
    pub(crate) queue: VecDeque<UiEvent>,
    shown_at: Option<Instant>,
    commands: Vec<UiCommand>,
    done: bool,
}

/// A line for the player alone.
#[derive(Clone, Debug, PartialEq)]
pub(crate) enum Notice {
    /// Why something is refused.
    Refused(Reason),
    /// A message of the terminal.
    Message(&'static str),
    /// Text as it is.
    Plain(String),
}

impl Stage {
    /// The game that is played here, or was.
    const fn game(&self) -> Option<&Game> {
        match self {
            Self::Playing(playing) => Some(&playing.game),
            Self::Over { game: Some(game), .. } | Self::Closed { game: Some(game), .. } => Some(game),
            _ => None,
        }
    }

    fn game_mut(&mut self) -> Option<&mut Game> {
        match self {
            Self::Playing(playing) => Some(&mut playing.game),
            Self::Over { game, .. } | Self::Closed { game, .. } => game.as_deref_mut(),
            _ => None,
        }
    }

    fn into_game(self) -> Option<Box<Game>> {
        match self {
            Self::Playing(playing) => Some(playing.game),
            Self::Over { game, .. } | Self::Closed { game, .. } => game,
            _ => None,
        }
    }
}

impl Game {
    /// Takes over the next snapshot and logs its news.
    fn update(&mut self, mut snapshot: Snapshot, language: Language) {
        let begins = |item: &LogItem| {
            matches!(item, LogItem::Happened(Event::CharacterDealt { .. } | Event::CharacterFaceUp { .. }))
        };
        // A new game begins a new log.
        if snapshot.by.is_none() && snapshot.news.iter().any(begins) {
            self.log.clear();
        }
        for item in mem::take(&mut snapshot.news) {
            if let LogItem::TookBack { events, .. } = item {
                self.void(events);
            }
            self.log.push(item);
        }
        self.names = labels::names(language, &snapshot.occupants);
        self.snapshot = snapshot;
    }

    /// Removes the last events, which were taken back.
    fn void(&mut self, mut events: usize) {
        let mut index = self.log.len();
        while events > 0 && index > 0 {
            index -= 1;
            if matches!(self.log[index], LogItem::Happened(_)) {
                self.log.remove(index);
                events -= 1;
            }
        }
    }
}

impl Playing {
    const fn new(game: Box<Game>) -> Self {
        Self { game, focus: Focus::Choices, reasons: Vec::new(), asked_about: None, stop_at_end: false }
    }
}

impl Screen {
    /// A screen before the first event.
    pub const fn new(settings: Settings) -> Self {
        Self {
            settings,
            size: LEAST,
            stage: Stage::Waiting,
            overlay: None,
            confirm: None,
            choices: Vec::new(),
            cursor: 0,
            typed: String::new(),
            notice: None,
            reconnect_in: None,
            saved: false,
            pending: false,
            queue: VecDeque::new(),
            shown_at: None,
            commands: Vec::new(),
            done: false,
        }
    }

    /// Takes the commands for the table since the last call.
    pub fn take_commands(&mut self) -> Vec<UiCommand> {
        mem::take(&mut self.commands)
    }

    /// Does the player want to leave?
    pub const fn is_done(&self) -> bool {
        self.done
    }

    /// Is something under way that will change the screen soon?
    pub fn is_lively(&self) -> bool {
        self.pending || !self.queue.is_empty() || matches!(self.stage, Stage::Waiting) || self.others_decide()
    }

    const fn others_decide(&self) -> bool {
        matches!(self.stage, Stage::Playing(_)) && self.choices.is_empty()
    }

    /// The game that is played, or was.
    pub(crate) const fn game(&self) -> Option<&Game> {
        self.stage.game()
    }

    /// How the game stands, if there is one.
    pub(crate) fn snapshot(&self) -> Option<&Snapshot> {
        self.game().map(|game| &game.snapshot)
    }

    /// The log of the game.
    pub(crate) fn log(&self) -> &[LogItem] {
        self.game().map_or(&[], |game| &game.log)
    }

    /// The names of the players, seat by seat.
    pub(crate) fn names(&self) -> &[String] {
        self.game().map_or(&[], |game| &game.names)
    }

    /// The page over the stage.
    pub(crate) const fn page(&self) -> Option<&Page> {
        match &self.overlay {
            Some(Overlay::Page(page)) => Some(page),
            _ => None,
        }
    }

    /// The space the map's cursor is at, while the map has the focus.
    pub(crate) const fn map(&self) -> Option<Space> {
        match self.stage {
            Stage::Playing(Playing { focus: Focus::Map(space), .. }) => Some(space),
            _ => None,
        }
    }

    /// The words in the reader's language.
    pub(crate) fn words(&self) -> Words<'_> {
        Words::new(self.settings.language, &self.settings.content, self.names())
    }

    /// A message of the terminal.
    pub(crate) fn message(&self, key: &'static str, fills: &[(&'static str, Arg<'_>)]) -> String {
        self.settings.language.message(key, fills)
    }

    /// The player's seat; none for a spectator.
    pub(crate) fn seat(&self) -> Option<Seat> {
        match self.snapshot()?.view.viewer {
            armonium_rules::Viewer::Seat(seat) => Some(seat),
            armonium_rules::Viewer::Spectator => None,
        }
    }

    /// Must the player decide?
    pub(crate) fn is_asked(&self) -> bool {
        self.snapshot().is_some_and(|snapshot| choices::asked(&snapshot.view).is_some())
    }

    /// Notes the size of the window.
    pub const fn resize(&mut self, width: u16, height: u16) {
        self.size = (width, height);
    }

    // Events.

    /// Takes in an event of the table.
    pub fn handle_event(&mut self, event: UiEvent, now: Instant) {
        match event {
            // These wait for what is still being shown.
            UiEvent::Board { .. }
            | UiEvent::Snapshot(_)
            | UiEvent::Over(_)
            | UiEvent::Room(_)
            | UiEvent::Lobby(_)
            | UiEvent::Offer(_)
            | UiEvent::Closed(_) => {
                self.queue.push_back(event);
                self.tick(now);
            }
            UiEvent::Explained { decision, reasons } => self.explained(decision, reasons),
            UiEvent::Refused(reason) => {
                self.pending = false;
                if let Stage::Playing(playing) = &mut self.stage {
                    playing.stop_at_end = false;
                }
                self.notice = Some(Notice::Refused(reason));
            }
            UiEvent::Saved(saved) => {
                self.saved = saved.is_ok();
                if let Err(problem) = saved {
                    let text = self.message("term-unsaved", &[("problem", Arg::Text(&problem))]);
                    self.notice = Some(Notice::Plain(text));
                }
            }
            UiEvent::Disconnected { retry_in } => self.reconnect_in = Some(retry_in),
            UiEvent::Reconnected => self.reconnect_in = None,
        }
    }

    fn explained(&mut self, decision: u32, reasons: Vec<(Action, Reason)>) {
        let Stage::Playing(playing) = &mut self.stage else { return };
        if playing.game.snapshot.decision != decision {
            return;
        }
        match (playing.asked_about.take(), &reasons[..]) {
            (Some(action), [(about, reason)]) if action == *about => {
                self.notice = Some(Notice::Refused(reason.clone()));
            }
            (_, _) => {
                playing.reasons = reasons;
                self.rebuild();
            }
        }
    }

    /// Shows what is next in the queue, if it is time. Returns whether something has changed.
    pub fn tick(&mut self, now: Instant) -> bool {
        let mut changed = false;
        while !self.queue.is_empty() && self.is_time(now) {
            let Some(next) = self.queue.pop_front() else { break };
            self.show(next);
            self.shown_at = Some(now);
            changed = true;
        }
        changed
    }

    /// The move of another player stays for a while; everything else makes way at once.
    fn is_time(&self, now: Instant) -> bool {
        let theirs =
            self.snapshot().is_some_and(|snapshot| snapshot.by.is_some() && snapshot.by != self.seat());
        let since = self.shown_at.map_or(Duration::MAX, |shown| now.saturating_duration_since(shown));
        !theirs || since >= self.settings.pace
    }

    fn show(&mut self, event: UiEvent) {
        let before = mem::discriminant(&self.stage);
        self.stage = match event {
            UiEvent::Snapshot(snapshot) => return self.show_snapshot(*snapshot),
            UiEvent::Board { city, content } => {
                (self.settings.city, self.settings.content) = (city, content);
                // A game that was shown belongs to another board.
                Stage::Waiting
            }
            UiEvent::Over(result) => Stage::Over { result, game: self.take_game() },
            UiEvent::Closed(reason) => Stage::Closed { reason, game: self.take_game() },
            UiEvent::Room(room) => Stage::Room(room),
            UiEvent::Lobby(tables) => Stage::Lobby(tables),
            UiEvent::Offer(offer) => Stage::Offer(offer),
            UiEvent::Explained { .. }
            | UiEvent::Refused(_)
            | UiEvent::Saved(_)
            | UiEvent::Disconnected { .. }
            | UiEvent::Reconnected => return,
        };
        self.pending = false;
        self.overlay.take_if(|overlay| matches!(overlay, Overlay::Page(_)));
        self.drop_stale_confirm();
        if before != mem::discriminant(&self.stage) {
            self.cursor = 0;
        }
        self.rebuild();
    }

    fn take_game(&mut self) -> Option<Box<Game>> {
        mem::replace(&mut self.stage, Stage::Waiting).into_game()
    }

    /// A choice that was to be confirmed belongs to a decision that is no longer open.
    fn drop_stale_confirm(&mut self) {
        self.confirm.take_if(|confirm| matches!(confirm, Confirm::Choose(_)));
    }

    fn show_snapshot(&mut self, snapshot: Snapshot) {
        let language = self.settings.language;
        let same = self.snapshot().is_some_and(|before| before.decision == snapshot.decision);
        let ended = same && snapshot.view.public.outcome().is_some();
        self.stage = match mem::replace(&mut self.stage, Stage::Waiting) {
            // A chat message after the end does not reopen the game.
            Stage::Over { result, game: Some(mut game) } if ended => {
                game.update(snapshot, language);
                Stage::Over { result, game: Some(game) }
            }
            Stage::Playing(mut playing) => {
                playing.game.update(snapshot, language);
                Stage::Playing(playing)
            }
            other => {
                let mut game = other.into_game().unwrap_or_else(|| {
                    let (names, log) = (Vec::new(), Vec::new());
                    Box::new(Game { snapshot: snapshot.clone(), names, log })
                });
                game.update(snapshot, language);
                Stage::Playing(Playing::new(game))
            }
        };
        if same {
            self.rebuild();
            return;
        }
        self.pending = false;
        self.drop_stale_confirm();
        self.typed.clear();
        if let Stage::Playing(playing) = &mut self.stage {
            playing.reasons.clear();
            playing.asked_about = None;
        }
        if self.is_asked() {
            self.notice = None;
        }
        self.rebuild();
        self.cursor = self.choices.iter().position(|choice| choice.number.is_some()).unwrap_or(0);
        if !self.stop_at_route_end() {
            self.request_reasons();
        }
    }

    /// Ends a free walk or a taxi ride where the chosen route ends. Returns whether it does.
    fn stop_at_route_end(&mut self) -> bool {
        let Stage::Playing(playing) = &mut self.stage else { return false };
        let view = &playing.game.snapshot.view;
        let within = matches!(view.ask, Ask::TaxiRide | Ask::FreeSteps);
        let can_stop = within && choices::asked(view).is_some() && view.legal.contains(&Action::Stop {});
        let stop = mem::take(&mut playing.stop_at_end) && can_stop;
        if stop {
            self.act(vec![Action::Stop {}]);
        }
        stop
    }

    /// Asks the table why the actions the player might expect are illegal.
    fn request_reasons(&mut self) {
        let Some(snapshot) = self.snapshot() else { return };
        let (decision, actions) =
            (snapshot.decision, choices::missing(&self.settings.content, &snapshot.view));
        if !actions.is_empty() {
            self.commands.push(UiCommand::Explain { decision, actions });
        }
    }

    /// Builds the list of choices for the stage.
    fn rebuild(&mut self) {
        let item = |number, key, effect| Choice {
            number: Some(number),
            text: self.settings.language.message(key, &[]),
            effect,
            space: None,
            grave: false,
        };
        let choices = match &self.stage {
            Stage::Waiting => Vec::new(),
            Stage::Closed { .. } => vec![item(0, "term-quit", Effect::Quit)],
            Stage::Offer(offer) => {
                let new = self.message("term-new-game", &[("file", Arg::Text(&offer.aside))]);
                vec![
                    item(1, "term-continue", Effect::Command(UiCommand::Continue)),
                    Choice { text: new, ..item(2, "term-continue", Effect::Command(UiCommand::NewGame)) },
                    item(0, "term-quit", Effect::Quit),
                ]
            }
            Stage::Lobby(listed) => {
                let mut choices = vec![
                    item(1, "term-make-bots", Effect::Command(UiCommand::CreateTable { bots: true })),
                    item(2, "term-make-open", Effect::Command(UiCommand::CreateTable { bots: false })),
                ];
                for (number, table) in (3..).zip(listed) {
                    choices.push(self.listed(number, table));
                }
                choices.push(item(0, "term-quit", Effect::Quit));
                choices
            }
            Stage::Room(room) => {
                let mut choices = Vec::new();
                if room.host {
                    choices.push(item(1, "term-start", Effect::Command(UiCommand::Start)));
                }
                choices.push(item(0, "term-quit", Effect::Quit));
                choices
            }
            Stage::Playing(playing) => {
                let snapshot = &playing.game.snapshot;
                if snapshot.substituted {
                    vec![item(1, "term-reclaim", Effect::Command(UiCommand::Reclaim))]
                } else {
                    choices::of(&self.words(), &snapshot.view, &playing.reasons)
                }
            }
            Stage::Over { result, .. } => {
                let mut choices = Vec::new();
                if result.again {
                    choices.push(item(1, "term-again", Effect::Command(UiCommand::PlayAgain)));
                }
                choices.push(item(0, "term-quit", Effect::Quit));
                choices
            }
        };
        self.choices = choices;
        self.cursor = self.cursor.min(self.choices.len().saturating_sub(1));
    }

    fn listed(&self, number: u16, table: &TableListing) -> Choice {
        let free = table.seats.iter().filter(|seat| **seat == Occupant::Empty).count();
        let seated: Vec<Occupant> =
            table.seats.iter().filter(|seat| **seat != Occupant::Empty).cloned().collect();
        let names = labels::names(self.settings.language, &seated).join(", ");
        let fills = [("names", Arg::Text(&names)), ("free", Arg::Number(free as u32))];
        let key = match (table.mine, table.running) {
            (true, true) => "term-table-mine-running",
            (true, false) => "term-table-mine-open",
            (false, _) => "term-table-open",
        };
        let text = self.message(key, &fills);
        let effect = Effect::Command(UiCommand::JoinTable(table.table));
        Choice { number: Some(number), text, effect, space: None, grave: false }
    }
}
