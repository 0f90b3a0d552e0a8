//! What each key does.

use super::{Confirm, Focus, LEAST, Notice, Overlay, Playing, Screen, Stage};
use crate::choices::{Choice, Effect};
use crate::labels;
use crate::page::{Kind, Page};
use crate::pages;
use crate::text::search_form;
use crate::ui_event::{Reason, UiCommand};
use armonium_rules::{Action, Ask, Content, Phase, Space};
use ratatui::crossterm::event::{KeyCode, KeyEvent, KeyModifiers};
use std::mem;
use std::time::Instant;

/// The longest chat message, in characters.
const MAX_CHAT: usize = 500;
/// The longest text to search for, in characters.
const MAX_SEARCH: usize = 60;

impl Screen {
    /// Takes in a key.
    pub fn handle_key(&mut self, key: KeyEvent, now: Instant) {
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
        if self.confirm.is_some() {
            self.confirm_key(key.code);
            return;
        }
        match &self.overlay {
            Some(Overlay::Chat(_)) => self.chat_key(key.code),
            Some(Overlay::Page(page)) if page.typing => self.search_key(key.code),
            Some(Overlay::Page(_)) => self.page_key(key.code),
            None => self.stage_key(key.code, now),
        }
    }

    /// Asks for confirmation before leaving; a second request leaves.
    fn leave(&mut self) {
        let at_once = matches!(
            self.stage,
            Stage::Over { .. } | Stage::Lobby(_) | Stage::Offer(_) | Stage::Closed { .. }
        );
        if self.confirm == Some(Confirm::Quit) || at_once {
            self.done = true;
        } else {
            self.confirm = Some(Confirm::Quit);
        }
    }

    fn confirm_key(&mut self, key: KeyCode) {
        let Some(confirm) = self.confirm.take() else { return };
        match (confirm, latin(key)) {
            (Confirm::Quit, KeyCode::Enter | KeyCode::Char('y' | 'q')) => self.done = true,
            (Confirm::Choose(choice), KeyCode::Enter | KeyCode::Char('y')) => self.carry_out(choice.effect),
            (_, KeyCode::Esc | KeyCode::Char('n')) => {}
            (confirm, _) => self.confirm = Some(confirm),
        }
    }

    fn chat_key(&mut self, key: KeyCode) {
        let Some(Overlay::Chat(text)) = &mut self.overlay else { return };
        match key {
            KeyCode::Esc => self.overlay = None,
            KeyCode::Backspace => {
                text.pop();
            }
            KeyCode::Char(letter) if text.chars().count() < MAX_CHAT => text.push(letter),
            KeyCode::Enter => {
                let text = text.trim().to_owned();
                self.overlay = None;
                if !text.is_empty() {
                    self.commands.push(UiCommand::Chat(text));
                }
            }
            _ => {}
        }
    }

    fn page_key(&mut self, key: KeyCode) {
        let height = usize::from(self.size.1.saturating_sub(3));
        let width = usize::from(self.size.0);
        let Some(Overlay::Page(page)) = &self.overlay else { return };
        let last = pages::lines(self, page, width).len().saturating_sub(height);
        let (kind, top) = (page.kind, page.top.min(last));
        let Some(Overlay::Page(page)) = &mut self.overlay else { return };
        let to = match latin(key) {
            KeyCode::Up | KeyCode::Char('k') => top.saturating_sub(1),
            KeyCode::Down | KeyCode::Char('j') => top + 1,
            KeyCode::PageUp => top.saturating_sub(height),
            KeyCode::PageDown | KeyCode::Char(' ') => top + height,
            KeyCode::Home => 0,
            KeyCode::End => last,
            KeyCode::Char('/') => {
                if kind == Kind::Rules {
                    page.typing = true;
                    page.wanted.clear();
                }
                return;
            }
            KeyCode::Char('n') if kind == Kind::Rules => {
                self.search(top + 1);
                return;
            }
            KeyCode::Char('g') => {
                self.next_language();
                return;
            }
            KeyCode::Char('q') | KeyCode::Esc | KeyCode::Enter => {
                self.overlay = None;
                return;
            }
            KeyCode::Char(letter) => {
                if let Some(other) = Kind::of(letter) {
                    self.overlay = (other != kind).then(|| Overlay::Page(Page::open(other)));
                }
                return;
            }
            _ => return,
        };
        page.top = to.min(last);
    }

    fn search_key(&mut self, key: KeyCode) {
        let Some(Overlay::Page(page)) = &mut self.overlay else { return };
        match key {
            KeyCode::Esc => page.typing = false,
            KeyCode::Backspace => {
                page.wanted.pop();
            }
            KeyCode::Char(letter) if page.wanted.chars().count() < MAX_SEARCH => page.wanted.push(letter),
            KeyCode::Enter => {
                page.typing = false;
                self.search(0);
            }
            _ => {}
        }
    }

    /// Scrolls to the next match from this line on, and wraps around at the end.
    fn search(&mut self, from: usize) {
        let Some(page) = self.page() else { return };
        let wanted = search_form(&page.wanted);
        if wanted.is_empty() {
            return;
        }
        let lines = pages::lines(self, page, usize::from(self.size.0));
        // A match may begin in one line and end in the next.
        let has = |index: &usize| {
            let here = search_form(&lines[*index].to_string());
            let below = lines.get(index + 1).map(|line| search_form(&line.to_string())).unwrap_or_default();
            let found = format!("{here} {below}").find(&wanted);
            found.is_some_and(|at| at < here.len())
        };
        let found = (from..lines.len()).find(has).or_else(|| (0..from.min(lines.len())).find(has));
        if let (Some(found), Some(Overlay::Page(page))) = (found, &mut self.overlay) {
            page.top = found;
        }
    }

    fn open_page(&mut self, kind: Kind) {
        self.overlay = Some(Overlay::Page(Page::open(kind)));
    }

    fn stage_key(&mut self, key: KeyCode, now: Instant) {
        let key = latin(key);
        let has_game = self.game().is_some();
        match key {
            KeyCode::Char('q') => return self.leave(),
            KeyCode::Char('g') => return self.next_language(),
            KeyCode::Char('?') => return self.open_page(Kind::Help),
            KeyCode::Char(letter) if has_game => {
                if let Some(kind) = Kind::of(letter) {
                    return self.open_page(kind);
                }
            }
            _ => {}
        }
        // Any other key shows what the others did at once.
        if !self.queue.is_empty() {
            let pace = mem::take(&mut self.settings.pace);
            self.tick(now);
            self.settings.pace = pace;
            return;
        }
        match key {
            KeyCode::Char('m') if has_game => self.toggle_map(),
            KeyCode::Char('u') if has_game => self.take_back(),
            KeyCode::Char('c') if self.settings.remote && self.seat().is_some() => {
                self.overlay = Some(Overlay::Chat(String::new()));
            }
            _ if self.map().is_some() => self.map_key(key),
            KeyCode::Char(digit) if digit.is_ascii_digit() => self.type_digit(digit),
            KeyCode::Backspace => {
                self.typed.pop();
            }
            KeyCode::Esc => {
                self.typed.clear();
                self.notice = None;
            }
            KeyCode::Enter => self.choose(),
            KeyCode::Up | KeyCode::Char('k') => self.move_rows(-1),
            KeyCode::Down | KeyCode::Char('j') => self.move_rows(1),
            KeyCode::Left => self.move_cursor(-1),
            KeyCode::Right => self.move_cursor(1),
            KeyCode::PageUp => self.move_rows(-5),
            KeyCode::PageDown => self.move_rows(5),
            KeyCode::Home => self.move_cursor(isize::MIN / 2),
            KeyCode::End => self.move_cursor(isize::MAX / 2),
            _ => {}
        }
    }

    // The list of choices.

    fn move_rows(&mut self, by: isize) {
        self.typed.clear();
        self.cursor = crate::draw::choice_away(self, self.size.0, by);
    }

    fn move_cursor(&mut self, by: isize) {
        self.typed.clear();
        let last = self.choices.len().saturating_sub(1) as isize;
        self.cursor = (self.cursor as isize).saturating_add(by).clamp(0, last) as usize;
    }

    /// Adds a digit to the typed number and selects the choice with that number.
    fn type_digit(&mut self, digit: char) {
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
        if self.pending {
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
            self.confirm = Some(Confirm::Choose(Box::new(choice.clone())));
        } else {
            self.carry_out(choice.effect.clone());
        }
    }

    fn carry_out(&mut self, effect: Effect) {
        self.notice = None;
        match effect {
            Effect::Act(action) => self.act(vec![action]),
            Effect::Route(actions) => {
                if let Stage::Playing(playing) = &mut self.stage {
                    playing.stop_at_end = true;
                }
                self.act(actions);
            }
            Effect::Command(command) => {
                self.pending = true;
                self.commands.push(command);
            }
            Effect::Quit => self.leave(),
            Effect::Unavailable(reason) => self.notice = Some(Notice::Plain(reason)),
        }
    }

    /// Sends these actions as one intent.
    pub(super) fn act(&mut self, actions: Vec<Action>) {
        let Stage::Playing(playing) = &mut self.stage else { return };
        playing.focus = Focus::Choices;
        let decision = playing.game.snapshot.decision;
        self.pending = true;
        self.commands.push(UiCommand::Act { decision, actions });
    }

    fn take_back(&mut self) {
        let Some(snapshot) = self.snapshot() else { return };
        if self.pending {
            return;
        }
        if snapshot.take_back {
            let decision = snapshot.decision;
            self.pending = true;
            self.commands.push(UiCommand::TakeBack { decision });
        } else {
            self.notice = Some(Notice::Refused(Reason::Sealed));
        }
    }

    fn next_language(&mut self) {
        let language = labels::next_language(self.settings.language);
        self.settings.language = language;
        if let Some(game) = self.stage.game_mut() {
            game.names = labels::names(language, &game.snapshot.occupants);
        }
        self.notice = Some(Notice::Plain(language.own_name().to_owned()));
        self.rebuild();
    }

    // The map.

    fn toggle_map(&mut self) {
        let selected = self.choices.get(self.cursor).and_then(|choice| choice.space);
        let Stage::Playing(Playing { game, focus, .. }) = &mut self.stage else { return };
        let public = &game.snapshot.view.public;
        let mover = match public.phase {
            Phase::Turn(turn) => turn.character.map(|character| public.at[character.index()]),
            _ => None,
        };
        *focus = match focus {
            Focus::Choices => Focus::Map(selected.or(mover).unwrap_or(public.at[0])),
            Focus::Map(_) => Focus::Choices,
        };
    }

    fn map_key(&mut self, key: KeyCode) {
        let Stage::Playing(Playing { focus, .. }) = &mut self.stage else { return };
        let Focus::Map(here) = *focus else { return };
        let (dx, dy) = match key {
            KeyCode::Left => (-1, 0),
            KeyCode::Right => (1, 0),
            KeyCode::Up => (0, -1),
            KeyCode::Down => (0, 1),
            KeyCode::Esc => {
                *focus = Focus::Choices;
                return;
            }
            KeyCode::Enter => {
                self.choose_place(here);
                return;
            }
            _ => return,
        };
        let there = toward(&self.settings.content, here, dx, dy);
        *focus = Focus::Map(there);
        let choice = self.choices.iter().position(|choice| choice.space == Some(there));
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
            // Several choices lead there: the list shows how they differ.
            [first, ..] => {
                self.cursor = first;
                if let Stage::Playing(playing) = &mut self.stage {
                    playing.focus = Focus::Choices;
                }
            }
            [] => self.explain_place(here),
        }
    }

    /// Asks the table why this place cannot be chosen.
    fn explain_place(&mut self, here: Space) {
        let is_asked = self.is_asked();
        let Stage::Playing(playing) = &mut self.stage else { return };
        let snapshot = &playing.game.snapshot;
        let action = match snapshot.view.ask {
            Ask::PlaceClue | Ask::ClueOnMystic => Action::PlaceClue { space: here },
            Ask::PlaceOrgan => Action::PlaceOrgan { space: here },
            Ask::Move | Ask::FreeSteps | Ask::TaxiRide => Action::Step { to: here },
            Ask::Ride => Action::Ride { to: here },
            _ => return,
        };
        if is_asked {
            playing.asked_about = Some(action);
            let decision = snapshot.decision;
            self.commands.push(UiCommand::Explain { decision, actions: vec![action] });
        }
    }
}

/// The next space in a direction: the nearest, with a preference for straight ahead.
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

/// Maps a letter of the Russian keyboard to the Latin letter on the same key.
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
