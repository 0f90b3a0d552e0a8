//! The interface as a value: what is told and what is pressed goes in, orders come out. How it is drawn: draw.rs; the
//! terminal itself: run.rs.

use crate::choices::{self, Choice, What};
use crate::looks::Looks;
use crate::page::{Kind, Page};
use crate::pages;
use crate::text::as_typed;
use crate::told::{Called, Ending, Listed, News, Offer, Order, Reason, Room, Scene, Told};
use crate::tongue;
use armonium_locale::{Arg, Language, Words};
use armonium_rules::{Action, Ask, Content, Event, Seat, Space};
use ratatui::crossterm::event::{KeyCode, KeyEvent, KeyModifiers};
use std::collections::VecDeque;
use std::sync::Arc;
use std::time::{Duration, Instant};

/// The longest text that can be said.
const MAX_SAID: usize = 500;
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
    pub looks: Looks,
    /// The city's name.
    pub city: String,
    /// The pack.
    pub content: Arc<Content>,
    /// Is it a server's table?
    pub remote: bool,
}

/// Where the player is.
#[derive(Clone, Debug)]
pub(crate) enum Stage {
    /// Nothing was told yet.
    Waiting,
    /// Before the tables of a server.
    Lobby(Vec<Listed>),
    /// At a table where players gather.
    Room(Room),
    /// Before a saved game.
    Offer(Offer),
    /// In a game.
    Playing,
    /// After a game.
    Over(Box<Ending>),
    /// At a table that says nothing any more.
    Lost(Reason),
}

/// What is asked before something is done.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Sure {
    /// Leave the program?
    Quit,
    /// Make this choice?
    Choose(usize),
}

/// The interface.
pub struct Screen {
    pub(crate) settings: Settings,
    pub(crate) stage: Stage,
    pub(crate) scene: Option<Scene>,
    pub(crate) names: Vec<String>,
    pub(crate) log: Vec<News>,
    pub(crate) choices: Vec<Choice>,
    pub(crate) cursor: usize,
    pub(crate) typed: String,
    pub(crate) page: Option<Page>,
    pub(crate) sure: Option<Sure>,
    pub(crate) saying: Option<String>,
    pub(crate) map: Option<Space>,
    pub(crate) notice: Option<Notice>,
    pub(crate) cut: Option<u64>,
    /// Is the game saved?
    pub(crate) saved: bool,
    /// An order was given and not answered yet.
    pub(crate) waiting: bool,
    pub(crate) size: (u16, u16),
    /// Scenes that are still to be shown.
    pub(crate) queue: VecDeque<Told>,
    reasons: Vec<(Action, Reason)>,
    /// A single place somebody asked about.
    wondered: Option<Action>,
    /// Is the walk or ride to end where the route that was chosen does?
    halt: bool,
    shown: Option<Instant>,
    orders: Vec<Order>,
    done: bool,
}

/// A line for the player alone.
#[derive(Clone, Debug, PartialEq)]
pub(crate) enum Notice {
    /// Why something is refused.
    Refused(Reason),
    /// A message of the terminal.
    Message(&'static str),
    /// What is said as it is.
    Plain(String),
}

impl Screen {
    /// A screen before anything was told.
    pub fn new(settings: Settings) -> Self {
        Self {
            settings,
            stage: Stage::Waiting,
            scene: None,
            names: Vec::new(),
            log: Vec::new(),
            choices: Vec::new(),
            cursor: 0,
            typed: String::new(),
            page: None,
            sure: None,
            saying: None,
            map: None,
            notice: None,
            cut: None,
            saved: false,
            waiting: false,
            size: LEAST,
            queue: VecDeque::new(),
            reasons: Vec::new(),
            wondered: None,
            halt: false,
            shown: None,
            orders: Vec::new(),
            done: false,
        }
    }

    /// What the table is asked for since the last time.
    pub fn orders(&mut self) -> Vec<Order> {
        std::mem::take(&mut self.orders)
    }

    /// Does the player want to leave?
    pub const fn is_done(&self) -> bool {
        self.done
    }

    /// Is something under way that will change the screen soon?
    pub fn is_lively(&self) -> bool {
        self.waiting || !self.queue.is_empty() || matches!(self.stage, Stage::Waiting) || self.others_decide()
    }

    fn others_decide(&self) -> bool {
        matches!(self.stage, Stage::Playing) && self.choices.is_empty()
    }

    /// The words in the reader's language.
    pub(crate) fn words(&self) -> Words<'_> {
        Words::new(self.settings.language, &self.settings.content, &self.names)
    }

    /// A message of the terminal.
    pub(crate) fn message(&self, key: &'static str, fills: &[(&'static str, Arg<'_>)]) -> String {
        self.settings.language.message(key, fills)
    }

    /// The seat of whoever looks.
    pub(crate) fn seat(&self) -> Option<Seat> {
        match self.scene.as_ref()?.view.viewer {
            armonium_rules::Viewer::Seat(seat) => Some(seat),
            armonium_rules::Viewer::Spectator => None,
        }
    }

    /// Is it for the player to decide?
    pub(crate) fn is_asked(&self) -> bool {
        self.scene.as_ref().is_some_and(|scene| choices::asked(&scene.view).is_some())
    }

    /// The window has this size.
    pub fn resize(&mut self, width: u16, height: u16) {
        self.size = (width, height);
    }

    // What is told.

    /// Takes in what a table told.
    pub fn hear(&mut self, told: Told, now: Instant) {
        match told {
            // These wait for what is still being shown.
            Told::Board { .. }
            | Told::Scene(_)
            | Told::Over(_)
            | Told::Room(_)
            | Told::Lobby(_)
            | Told::Offer(_)
            | Told::Lost(_) => {
                self.queue.push_back(told);
                self.tick(now);
            }
            Told::Why { decision, reasons } => {
                if self.scene.as_ref().is_none_or(|scene| scene.decision != decision) {
                    return;
                }
                match (self.wondered.take(), &reasons[..]) {
                    (Some(action), [(about, reason)]) if action == *about => {
                        self.notice = Some(Notice::Refused(reason.clone()));
                    }
                    (_, _) => {
                        self.reasons = reasons;
                        self.rebuild();
                    }
                }
            }
            Told::Refused(reason) => {
                self.waiting = false;
                self.halt = false;
                self.notice = Some(Notice::Refused(reason));
            }
            Told::Saved(saved) => {
                self.saved = saved.is_ok();
                if let Err(problem) = saved {
                    let text = self.message("term-unsaved", &[("problem", Arg::Text(&problem))]);
                    self.notice = Some(Notice::Plain(text));
                }
            }
            Told::Cut(seconds) => self.cut = Some(seconds),
            Told::Back => self.cut = None,
        }
    }

    /// Shows what is next in line, if it is time. Says whether something has changed.
    pub fn tick(&mut self, now: Instant) -> bool {
        let mut changed = false;
        while !self.queue.is_empty() && self.is_time(now) {
            let Some(next) = self.queue.pop_front() else { break };
            self.show(next);
            self.shown = Some(now);
            changed = true;
        }
        changed
    }

    /// The move of another player stays for a while; everything else makes way at once.
    fn is_time(&self, now: Instant) -> bool {
        let theirs = self.scene.as_ref().is_some_and(|scene| scene.by.is_some() && scene.by != self.seat());
        let since = self.shown.map_or(Duration::MAX, |shown| now.saturating_duration_since(shown));
        !theirs || since >= self.settings.pace
    }

    fn show(&mut self, told: Told) {
        let before = std::mem::discriminant(&self.stage);
        match told {
            Told::Scene(scene) => {
                self.stage = Stage::Playing;
                self.scene(*scene);
                return;
            }
            Told::Board { city, content } => {
                (self.settings.city, self.settings.content) = (city, content);
                // What was shown belongs to another board.
                self.stage = Stage::Waiting;
                self.scene = None;
                self.log.clear();
                self.reasons.clear();
                self.halt = false;
            }
            Told::Over(ending) => self.stage = Stage::Over(ending),
            Told::Room(room) => {
                self.stage = Stage::Room(room);
                self.scene = None;
                self.log.clear();
            }
            Told::Lobby(listed) => self.stage = Stage::Lobby(listed),
            Told::Lost(reason) => self.stage = Stage::Lost(reason),
            Told::Offer(offer) => self.stage = Stage::Offer(offer),
            Told::Why { .. } | Told::Refused(_) | Told::Saved(_) | Told::Cut(_) | Told::Back => return,
        }
        self.waiting = false;
        self.page = None;
        self.map = None;
        if before != std::mem::discriminant(&self.stage) {
            self.cursor = 0;
        }
        self.rebuild();
    }

    fn scene(&mut self, mut scene: Scene) {
        let begins = |news: &News| {
            matches!(news, News::Happened(Event::CharacterDealt { .. } | Event::CharacterFaceUp { .. }))
        };
        // A new game begins a new log.
        if scene.by.is_none() && scene.news.iter().any(begins) {
            self.log.clear();
        }
        for news in std::mem::take(&mut scene.news) {
            if let News::TookBack { events, .. } = news {
                self.forget(events);
            }
            self.log.push(news);
        }
        let same = self.scene.as_ref().is_some_and(|before| before.decision == scene.decision);
        self.names = tongue::names(self.settings.language, &scene.called);
        self.scene = Some(scene);
        if same {
            self.rebuild();
            return;
        }
        self.waiting = false;
        self.reasons.clear();
        self.wondered = None;
        self.typed.clear();
        self.cursor = 0;
        if self.is_asked() {
            self.notice = None;
        }
        self.rebuild();
        self.cursor = self.choices.iter().position(|choice| choice.number.is_some()).unwrap_or(0);
        if !self.stop_at_the_end() {
            self.ask_why();
        }
    }

    /// Removes the last events, which are void.
    fn forget(&mut self, mut events: usize) {
        let mut index = self.log.len();
        while events > 0 && index > 0 {
            index -= 1;
            if matches!(self.log[index], News::Happened(_)) {
                self.log.remove(index);
                events -= 1;
            }
        }
    }

    /// Ends a free walk or a taxi ride where the chosen route ends. Returns whether it does.
    fn stop_at_the_end(&mut self) -> bool {
        let Some(scene) = &self.scene else { return false };
        let within = matches!(scene.view.ask, Ask::TaxiRide | Ask::FreeSteps);
        let stop =
            within && choices::asked(&scene.view).is_some() && scene.view.legal.contains(&Action::Stop {});
        if std::mem::take(&mut self.halt) && stop {
            self.act(vec![Action::Stop {}]);
            return true;
        }
        false
    }

    fn ask_why(&mut self) {
        let Some(scene) = &self.scene else { return };
        let actions = choices::missing(&self.settings.content, &scene.view);
        if !actions.is_empty() {
            self.orders.push(Order::Why { decision: scene.decision, actions });
        }
    }

    /// Puts the choices into words again.
    fn rebuild(&mut self) {
        let order = |number, key, order| Choice {
            number: Some(number),
            text: self.settings.language.message(key, &[]),
            what: order,
            space: None,
            grave: false,
        };
        let choices = match &self.stage {
            Stage::Waiting => Vec::new(),
            Stage::Lost(_) => vec![order(0, "term-quit", What::Quit)],
            Stage::Offer(offer) => {
                let new = self.message("term-new-game", &[("file", Arg::Text(&offer.aside))]);
                vec![
                    order(1, "term-continue", What::Order(Order::Continue)),
                    Choice { text: new, ..order(2, "term-continue", What::Order(Order::New)) },
                    order(0, "term-quit", What::Quit),
                ]
            }
            Stage::Lobby(listed) => {
                let mut choices = vec![
                    order(1, "term-make-bots", What::Order(Order::Make { bots: true })),
                    order(2, "term-make-open", What::Order(Order::Make { bots: false })),
                ];
                for (number, table) in (3..).zip(listed) {
                    choices.push(self.listed(number, table));
                }
                choices.push(order(0, "term-quit", What::Quit));
                choices
            }
            Stage::Room(room) => {
                let mut choices = Vec::new();
                if room.host {
                    choices.push(order(1, "term-start", What::Order(Order::Start)));
                }
                choices.push(order(0, "term-quit", What::Quit));
                choices
            }
            Stage::Playing => match &self.scene {
                Some(scene) if scene.substituted => {
                    vec![order(1, "term-reclaim", What::Order(Order::Reclaim))]
                }
                Some(scene) => choices::of(&self.words(), &scene.view, &self.reasons),
                None => Vec::new(),
            },
            Stage::Over(ending) => {
                let mut choices = Vec::new();
                if ending.again {
                    choices.push(order(1, "term-again", What::Order(Order::Again)));
                }
                choices.push(order(0, "term-quit", What::Quit));
                choices
            }
        };
        self.choices = choices;
        self.cursor = self.cursor.min(self.choices.len().saturating_sub(1));
    }

    fn listed(&self, number: u16, table: &Listed) -> Choice {
        let free = table.seats.iter().filter(|seat| **seat == Called::Nobody).count();
        let seated: Vec<Called> =
            table.seats.iter().filter(|seat| **seat != Called::Nobody).cloned().collect();
        let names = tongue::names(self.settings.language, &seated).join(", ");
        let fills = [("names", Arg::Text(&names)), ("free", Arg::Number(free as u32))];
        let key = match (table.mine, table.running) {
            (true, true) => "term-table-mine-running",
            (true, false) => "term-table-mine-open",
            (false, _) => "term-table-open",
        };
        let text = self.message(key, &fills);
        let what = What::Order(Order::Enter(table.table));
        Choice { number: Some(number), text, what, space: None, grave: false }
    }

    // What is pressed.

    /// Takes in a key.
    pub fn press(&mut self, key: KeyEvent, now: Instant) {
        let control = key.modifiers.contains(KeyModifiers::CONTROL);
        if control && matches!(key.code, KeyCode::Char('c' | 'C' | 'с')) {
            self.leave();
            return;
        }
        if control || key.modifiers.contains(KeyModifiers::ALT) {
            return;
        }
        if self.size.0 < LEAST.0 || self.size.1 < LEAST.1 {
            if latin(key.code) == KeyCode::Char('q') {
                self.leave();
            }
            return;
        }
        if self.sure.is_some() {
            self.answer(key.code);
        } else if self.saying.is_some() {
            self.spell(key.code);
        } else if self.page.is_some() {
            self.turn_page(key.code);
        } else {
            self.play(key.code, now);
        }
    }

    /// Asks once whether to leave; asked again, it leaves.
    fn leave(&mut self) {
        let over = matches!(self.stage, Stage::Over(_) | Stage::Lobby(_) | Stage::Offer(_) | Stage::Lost(_));
        if self.sure == Some(Sure::Quit) || over {
            self.done = true;
        } else {
            self.sure = Some(Sure::Quit);
        }
    }

    fn answer(&mut self, key: KeyCode) {
        let Some(sure) = self.sure else { return };
        match (sure, latin(key)) {
            (Sure::Quit, KeyCode::Enter | KeyCode::Char('y' | 'q')) => self.done = true,
            (Sure::Choose(index), KeyCode::Enter | KeyCode::Char('y')) => {
                self.sure = None;
                if let Some(choice) = self.choices.get(index).cloned() {
                    self.carry_out(choice.what);
                }
            }
            (_, KeyCode::Esc | KeyCode::Char('n')) => self.sure = None,
            _ => {}
        }
    }

    fn spell(&mut self, key: KeyCode) {
        let Some(text) = &mut self.saying else { return };
        match key {
            KeyCode::Esc => self.saying = None,
            KeyCode::Backspace => {
                text.pop();
            }
            KeyCode::Char(letter) if text.chars().count() < MAX_SAID => text.push(letter),
            KeyCode::Enter => {
                let text = self.saying.take().unwrap_or_default().trim().to_owned();
                if !text.is_empty() {
                    self.orders.push(Order::Say(text));
                }
            }
            _ => {}
        }
    }

    fn turn_page(&mut self, key: KeyCode) {
        let height = usize::from(self.size.1.saturating_sub(3));
        let width = usize::from(self.size.0);
        let Some(page) = &self.page else { return };
        if page.typing {
            self.look_for(key);
            return;
        }
        let last = pages::lines(self, page, width).len().saturating_sub(height);
        let (kind, top) = (page.kind, page.top.min(last));
        let to = match latin(key) {
            KeyCode::Up | KeyCode::Char('k') => top.saturating_sub(1),
            KeyCode::Down | KeyCode::Char('j') => top + 1,
            KeyCode::PageUp => top.saturating_sub(height),
            KeyCode::PageDown | KeyCode::Char(' ') => top + height,
            KeyCode::Home => 0,
            KeyCode::End => last,
            KeyCode::Char('/') => {
                if let Some(page) = self.page.as_mut().filter(|page| page.kind == Kind::Rules) {
                    page.typing = true;
                    page.wanted.clear();
                }
                return;
            }
            KeyCode::Char('n') if kind == Kind::Rules => {
                self.find(top + 1);
                return;
            }
            KeyCode::Char('g') => {
                self.speak();
                return;
            }
            KeyCode::Char('q') | KeyCode::Esc | KeyCode::Enter => {
                self.page = None;
                return;
            }
            KeyCode::Char(letter) => {
                if let Some(other) = Kind::of(letter) {
                    self.page = (other != kind).then(|| Page::open(other));
                }
                return;
            }
            _ => return,
        };
        if let Some(page) = &mut self.page {
            page.top = to.min(last);
        }
    }

    fn look_for(&mut self, key: KeyCode) {
        let Some(page) = &mut self.page else { return };
        match key {
            KeyCode::Esc => page.typing = false,
            KeyCode::Backspace => {
                page.wanted.pop();
            }
            KeyCode::Char(letter) if page.wanted.chars().count() < 60 => page.wanted.push(letter),
            KeyCode::Enter => {
                page.typing = false;
                self.find(0);
            }
            _ => {}
        }
    }

    /// Turns to the next line with what is looked for, from a line on; from the top if there is none below.
    fn find(&mut self, from: usize) {
        let Some(page) = &self.page else { return };
        let wanted = as_typed(&page.wanted);
        if wanted.is_empty() {
            return;
        }
        let lines = pages::lines(self, page, usize::from(self.size.0));
        // What is looked for may begin in one line and end in the next.
        let has = |index: &usize| {
            let here = as_typed(&lines[*index].to_string());
            let below = lines.get(index + 1).map(|line| as_typed(&line.to_string())).unwrap_or_default();
            let found = format!("{here} {below}").find(&wanted);
            found.is_some_and(|at| at < here.len())
        };
        let found = (from..lines.len()).find(has).or_else(|| (0..from.min(lines.len())).find(has));
        if let (Some(found), Some(page)) = (found, &mut self.page) {
            page.top = found;
        }
    }

    fn play(&mut self, key: KeyCode, now: Instant) {
        let key = latin(key);
        match key {
            KeyCode::Char('q') => {
                self.leave();
                return;
            }
            KeyCode::Char('g') => {
                self.speak();
                return;
            }
            KeyCode::Char(letter) if self.scene.is_some() && Kind::of(letter).is_some() => {
                self.page = Kind::of(letter).map(Page::open);
                return;
            }
            KeyCode::Char('?') => {
                self.page = Some(Page::open(Kind::Help));
                return;
            }
            _ => {}
        }
        // Any other key shows what the others did at once.
        if !self.queue.is_empty() {
            let pace = std::mem::take(&mut self.settings.pace);
            self.tick(now);
            self.settings.pace = pace;
            return;
        }
        match key {
            KeyCode::Char('m') if self.scene.is_some() => self.look_at_map(),
            KeyCode::Char('u') if self.scene.is_some() => self.undo(),
            KeyCode::Char('c') if self.settings.remote && self.seat().is_some() => {
                self.saying = Some(String::new());
            }
            _ if self.map.is_some() => self.walk_map(key),
            KeyCode::Char(digit) if digit.is_ascii_digit() => self.number(digit),
            KeyCode::Backspace => {
                self.typed.pop();
            }
            KeyCode::Esc => {
                self.typed.clear();
                self.notice = None;
            }
            KeyCode::Enter => self.choose(),
            KeyCode::Up | KeyCode::Char('k') => self.rows(-1),
            KeyCode::Down | KeyCode::Char('j') => self.rows(1),
            KeyCode::Left => self.step(-1),
            KeyCode::Right => self.step(1),
            KeyCode::PageUp => self.rows(-5),
            KeyCode::PageDown => self.rows(5),
            KeyCode::Home => self.step(isize::MIN / 2),
            KeyCode::End => self.step(isize::MAX / 2),
            _ => {}
        }
    }

    fn rows(&mut self, by: isize) {
        self.typed.clear();
        self.cursor = crate::draw::choice_away(self, self.size.0, by);
    }

    fn step(&mut self, by: isize) {
        self.typed.clear();
        let last = self.choices.len().saturating_sub(1) as isize;
        self.cursor = (self.cursor as isize).saturating_add(by).clamp(0, last) as usize;
    }

    /// Types a number: the choice that has it is selected.
    fn number(&mut self, digit: char) {
        let begins = |typed: &str| {
            let number = |choice: &Choice| choice.number.map(|number| number.to_string());
            self.choices.iter().filter_map(number).any(|number| number.starts_with(typed))
        };
        let longer = format!("{}{digit}", self.typed);
        let alone = digit.to_string();
        let Some(typed) = [longer, alone.clone()].into_iter().find(|typed| begins(typed)) else {
            // It is kept, so that Enter does not do something else instead.
            self.typed = alone;
            self.notice = Some(Notice::Message("term-no-number"));
            return;
        };
        self.typed = typed;
        self.notice = None;
        let wanted = self.typed.parse().ok();
        if let Some(index) = self.choices.iter().position(|choice| choice.number == wanted) {
            self.cursor = index;
        }
    }

    fn choose(&mut self) {
        if self.waiting {
            return;
        }
        let wanted = self.typed.parse().ok();
        if wanted.is_some() && !self.choices.iter().any(|choice| choice.number == wanted) {
            self.typed.clear();
            self.notice = Some(Notice::Message("term-no-number"));
            return;
        }
        self.typed.clear();
        let Some(choice) = self.choices.get(self.cursor) else { return };
        if choice.grave {
            self.sure = Some(Sure::Choose(self.cursor));
        } else {
            self.carry_out(choice.what.clone());
        }
    }

    fn carry_out(&mut self, what: What) {
        self.notice = None;
        match what {
            What::Act(action) => self.act(vec![action]),
            What::Go(actions) => {
                self.halt = true;
                self.act(actions);
            }
            What::Order(order) => {
                self.waiting = true;
                self.orders.push(order);
            }
            What::Quit => self.leave(),
            What::Not(reason) => self.notice = Some(Notice::Plain(reason)),
        }
    }

    /// Sends these decisions as one intent.
    fn act(&mut self, actions: Vec<Action>) {
        let Some(scene) = &self.scene else { return };
        self.waiting = true;
        self.map = None;
        self.orders.push(Order::Act { decision: scene.decision, actions });
    }

    fn undo(&mut self) {
        let Some(scene) = &self.scene else { return };
        if self.waiting {
            return;
        }
        if scene.take_back {
            self.waiting = true;
            self.orders.push(Order::TakeBack { decision: scene.decision });
        } else {
            self.notice = Some(Notice::Refused(Reason::Sealed));
        }
    }

    fn speak(&mut self) {
        let language = tongue::after(self.settings.language);
        self.settings.language = language;
        if let Some(scene) = &self.scene {
            self.names = tongue::names(language, &scene.called);
        }
        self.notice = Some(Notice::Plain(tongue::own_name(language).to_owned()));
        self.rebuild();
    }

    // The map.

    fn look_at_map(&mut self) {
        if self.map.take().is_some() {
            return;
        }
        let Some(scene) = &self.scene else { return };
        let selected = self.choices.get(self.cursor).and_then(|choice| choice.space);
        let mover = match scene.view.public.phase {
            armonium_rules::Phase::Turn(turn) => turn.character.map(|who| scene.view.public.at[who.index()]),
            _ => None,
        };
        self.map = Some(selected.or(mover).unwrap_or(scene.view.public.at[0]));
    }

    fn walk_map(&mut self, key: KeyCode) {
        let Some(here) = self.map else { return };
        let (dx, dy) = match key {
            KeyCode::Left => (-1, 0),
            KeyCode::Right => (1, 0),
            KeyCode::Up => (0, -1),
            KeyCode::Down => (0, 1),
            KeyCode::Esc => {
                self.map = None;
                return;
            }
            KeyCode::Enter => {
                self.choose_place(here);
                return;
            }
            _ => return,
        };
        self.map = Some(toward(&self.settings.content, here, dx, dy));
        let choice = self.choices.iter().position(|choice| choice.space == self.map);
        self.cursor = choice.unwrap_or(self.cursor);
        self.notice = None;
    }

    /// Chooses the place on the map, or asks why it cannot be chosen.
    fn choose_place(&mut self, here: Space) {
        let ways: Vec<usize> =
            (0..self.choices.len()).filter(|&index| self.choices[index].space == Some(here)).collect();
        match ways[..] {
            [only] => {
                self.cursor = only;
                self.choose();
            }
            // Several ways lead there: the list says how they differ.
            [first, ..] => {
                self.cursor = first;
                self.map = None;
            }
            [] => self.wonder(here),
        }
    }

    fn wonder(&mut self, here: Space) {
        let Some(scene) = &self.scene else { return };
        let action = match scene.view.ask {
            Ask::PlaceClue | Ask::ClueOnMystic => Action::PlaceClue { space: here },
            Ask::PlaceOrgan => Action::PlaceOrgan { space: here },
            Ask::Move | Ask::FreeSteps | Ask::TaxiRide => Action::Step { to: here },
            Ask::Ride => Action::Ride { to: here },
            _ => return,
        };
        if self.is_asked() {
            self.wondered = Some(action);
            self.orders.push(Order::Why { decision: scene.decision, actions: vec![action] });
        }
    }
}

/// The next space in a direction: the nearest, and rather straight ahead.
fn toward(content: &Content, here: Space, dx: i32, dy: i32) -> Space {
    let at = |space: Space| {
        let info = content.space(space);
        (i32::from(info.col), i32::from(info.row))
    };
    let (x, y) = at(here);
    let distance = |space: &Space| {
        let (along, aside) = {
            let (column, row) = at(*space);
            let (right, down) = (column - x, row - y);
            (right * dx + down * dy, (right * dy).abs() + (down * dx).abs())
        };
        (along > 0).then_some(along + 2 * aside)
    };
    let spaces = (0..content.spaces().len()).map(|index| Space(index as u8));
    let ahead = spaces.filter_map(|space| Some((distance(&space)?, space)));
    ahead.min().map_or(here, |(_, space)| space)
}

/// A letter of the Russian keyboard stands for the Latin one on the same key.
fn latin(key: KeyCode) -> KeyCode {
    let KeyCode::Char(letter) = key else { return key };
    let lower = letter.to_lowercase().next().unwrap_or(letter);
    KeyCode::Char(match lower {
        'й' => 'q',
        'д' => 'l',
        'т' => 'n',
        'з' => 'p',
        'р' => 'h',
        'к' => 'r',
        'г' => 'u',
        'с' => 'c',
        'п' => 'g',
        'ь' => 'm',
        'н' => 'y',
        'о' => 'j',
        'л' => 'k',
        ',' => '?',
        other => other,
    })
}
