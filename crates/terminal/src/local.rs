//! A game in this process: one person, and bots of a level. They think on a thread of their own; the interface gets the
//! View of the person's seat and what that seat saw, never the State.

use crate::saved::{SaveFile, SavedGame};
use crate::ui_event::{GameOver, LogItem, Occupant, Reason, SavedGameOffer, Snapshot, UiCommand, UiEvent};
use armonium_bots::{Bot, BotKind, Level};
use armonium_engine::{GameFile, Start};
use armonium_rules::{
    Action, Content, Event, Game, Move, NotPlayable, Options, Public, Scenario, Seat, Seed, State, Viewer,
};
use armonium_table::check_intent;
use std::path::{Path, PathBuf};
use std::sync::Arc;
use std::sync::mpsc::{Receiver, SendError, Sender, channel};
use std::thread;

/// What the others are called.
const NAMES: [&str; Seat::MAX] = ["Marco", "Giulia", "Carlo", "Elena", "Pietro", "Lucia"];

/// A game to be played here.
#[derive(Clone, Debug)]
pub struct LocalGame {
    /// The pack.
    pub content: Arc<Content>,
    /// What is agreed before the game.
    pub options: Options,
    /// Who the others are.
    pub level: Level,
    /// Where the person sits.
    pub seat: Seat,
    /// What decides all chance.
    pub seed: Seed,
    /// What the person is called.
    pub name: String,
    /// Where the game file goes when the game is over.
    pub record: Option<PathBuf>,
    /// Where the game is saved while it is played, and continued from.
    pub save: Option<PathBuf>,
    /// Is a saved game moved aside without asking?
    pub new: bool,
}

/// Begins a game, or offers to continue the one that is saved: what goes to it, and what comes from it.
pub(crate) fn begin(setup: LocalGame) -> Result<(Sender<UiCommand>, Receiver<UiEvent>), String> {
    let file = setup.save.as_deref().map(SaveFile::open).transpose()?.map(Arc::new);
    if let Some(file) = file.as_deref().filter(|_| setup.new) {
        file.set_aside().map_err(|error| format!("{}: {error}", file.path().display()))?;
    }
    let saved = file.as_deref().map(|file| file.read(&setup.content)).transpose()?.flatten();
    let offered = match (&file, saved) {
        (Some(file), Some(saved)) => {
            Some((SavedGameOffer::of(file, &saved), LocalTable::resume(&setup, &saved)?))
        }
        _ => None,
    };
    let fresh = LocalTable::new(setup).map_err(|error| error.to_string())?;
    let (commands, received) = channel();
    let (events, ui_events) = channel();
    thread::spawn(move || {
        let table = match offered {
            Some((offer, saved)) => choose(file.as_deref(), offer, saved, fresh, &received, &events),
            None => Some(fresh),
        };
        if let Some(mut table) = table {
            table.file = file;
            table.serve(&received, &events);
        }
    });
    Ok((commands, ui_events))
}

impl SavedGameOffer {
    fn of(file: &SaveFile, saved: &SavedGame) -> Self {
        let shown = |path: &Path| path.display().to_string();
        let (names, hour) = (saved.names.clone(), saved.hour);
        Self { names, hour, file: shown(file.path()), aside: shown(&file.aside()) }
    }
}

/// Which of the two is played; none if the person leaves. The saved game is moved aside before the other one begins.
fn choose(
    file: Option<&SaveFile>,
    offer: SavedGameOffer,
    saved: LocalTable,
    fresh: LocalTable,
    commands: &Receiver<UiCommand>,
    events: &Sender<UiEvent>,
) -> Option<LocalTable> {
    events.send(UiEvent::Offer(offer.clone())).ok()?;
    loop {
        match commands.recv().ok()? {
            UiCommand::Continue => return Some(saved),
            UiCommand::NewGame => match file.map_or(Ok(()), SaveFile::set_aside) {
                Ok(()) => return Some(fresh),
                Err(error) => {
                    events.send(UiEvent::Saved(Err(format!("{}: {error}", offer.aside)))).ok()?;
                    events.send(UiEvent::Offer(offer.clone())).ok()?;
                }
            },
            _ => {}
        }
    }
}

/// The game and the bots at it.
pub struct LocalTable {
    setup: LocalGame,
    game: Game,
    bots: Vec<Box<dyn Bot>>,
    names: Vec<String>,
    /// How everything lay open after each move.
    publics: Vec<Public>,
    /// How many moves the bots have heard of; none of them can be taken back any more.
    heard: Option<usize>,
    decision: u32,
    /// Where it is saved.
    file: Option<Arc<SaveFile>>,
    /// Was it saved the last time, as far as it was tried?
    saved: Option<bool>,
}

impl LocalTable {
    /// Sets the game up.
    pub fn new(setup: LocalGame) -> Result<Self, NotPlayable> {
        let game = Game::new(&setup.content, setup.options, setup.seed)?;
        let players = setup.options.players;
        let number = setup.seed.0.first_chunk().map_or(0, |bytes| u64::from_le_bytes(*bytes));
        let bots = (0..players)
            .map(|seat| BotKind::Level(setup.level).new_bot(number ^ (u64::from(seat) << 56)))
            .collect();
        let mut others = NAMES.iter().map(|name| (*name).to_owned()).filter(|name| *name != setup.name);
        let name = |seat| {
            if Seat(seat) == setup.seat { setup.name.clone() } else { others.next().unwrap_or_default() }
        };
        let names = (0..players).map(name).collect();
        Ok(Self {
            setup,
            game,
            bots,
            names,
            publics: Vec::new(),
            heard: None,
            decision: 0,
            file: None,
            saved: None,
        })
    }

    /// Sets up a saved game as it stood.
    pub(crate) fn resume(setup: &LocalGame, saved: &SavedGame) -> Result<Self, String> {
        let SavedGame { seat, level, options, seed, .. } = *saved;
        let name = saved.names.get(seat.index()).cloned().unwrap_or_default();
        let setup = LocalGame { options, level, seat, seed, name, ..setup.clone() };
        let mut table = Self::new(setup).map_err(|error| error.to_string())?;
        table.names.clone_from(&saved.names);
        for &Move { seat, action } in &saved.moves {
            table.play(seat, action).map_err(|reason| format!("{reason:?}"))?;
        }
        Ok(table)
    }

    /// Plays until the interface is gone, which is all an error says.
    fn serve(mut self, commands: &Receiver<UiCommand>, events: &Sender<UiEvent>) {
        let _ = self.play_on(commands, events);
    }

    fn play_on(
        &mut self,
        commands: &Receiver<UiCommand>,
        events: &Sender<UiEvent>,
    ) -> Result<(), SendError<UiEvent>> {
        loop {
            let snapshot = UiEvent::Snapshot(Box::new(self.snapshot(self.game.events(), None)));
            self.save_and_send(snapshot, events)?;
            while self.game.outcome().is_none() {
                while let Some(snapshot) = self.bot_moves() {
                    self.save_and_send(UiEvent::Snapshot(Box::new(snapshot)), events)?;
                }
                if self.game.outcome().is_some() {
                    break;
                }
                let Ok(command) = commands.recv() else { return Ok(()) };
                if let Some(answer) = self.execute(command) {
                    self.save_and_send(answer, events)?;
                }
            }
            let record = self.record();
            if let Some(file) = self.file.as_ref().filter(|_| !matches!(record, Some(Err(_)))) {
                file.remove();
            }
            events.send(UiEvent::Over(Box::new(GameOver {
                truth: Some(self.truth()),
                saved: record,
                again: true,
            })))?;
            let again = commands.iter().any(|command| command == UiCommand::PlayAgain);
            let Some(next) = self.another().filter(|_| again) else { return Ok(()) };
            *self = next;
        }
    }

    /// Saves how the game stands, and only then lets it be seen.
    fn save_and_send(&mut self, told: UiEvent, events: &Sender<UiEvent>) -> Result<(), SendError<UiEvent>> {
        if matches!(told, UiEvent::Snapshot(_)) {
            let done = match &self.file {
                Some(file) => file
                    .write(self.setup.seat, self.setup.level, &self.game_file())
                    .map_err(|error| format!("{}: {error}", file.path().display())),
                None => Err("there is no folder for it; name a file with --save".to_owned()),
            };
            if self.saved.replace(done.is_ok()) != Some(done.is_ok()) {
                events.send(UiEvent::Saved(done))?;
            }
        }
        events.send(told)
    }

    fn game_file(&self) -> GameFile {
        let start = Start::New { seed: self.setup.seed, options: self.setup.options };
        GameFile::of(&self.setup.content, &start, &self.names, &self.game)
    }

    /// The same table with another deal.
    fn another(&self) -> Option<Self> {
        let mut seed = self.setup.seed;
        getrandom::fill(&mut seed.0).ok()?;
        let next = Self::new(LocalGame { seed, ..self.setup.clone() }).ok()?;
        Some(Self { file: self.file.clone(), saved: self.saved, ..next })
    }

    /// The next move of a bot, if one is asked.
    pub fn bot_moves(&mut self) -> Option<Snapshot> {
        let seat = self.game.state().to_act().filter(|seat| *seat != self.setup.seat)?;
        self.brief();
        let content = Arc::clone(&self.setup.content);
        let view = self.game.state().view(&content, Viewer::Seat(seat));
        let action = self.bots.get_mut(seat.index())?.decide(&content, &view)?;
        self.play(seat, action).ok()
    }

    /// Tells the bots what happened since they last heard of it, each as its seat saw it.
    fn brief(&mut self) {
        let content = &self.setup.content;
        let mut hear = |public: &Public, events: &[Event]| {
            for (seat, bot) in (0u8..).zip(&mut self.bots) {
                let viewer = Viewer::Seat(Seat(seat));
                let seen: Vec<Event> = events.iter().map(|event| event.seen_by(viewer)).collect();
                bot.watch(content, public, &seen);
            }
        };
        if self.heard.is_none() {
            hear(self.game.start().public(), self.game.setup_events());
        }
        for number in self.heard.unwrap_or(0)..self.publics.len() {
            hear(&self.publics[number], self.game.events_of(number));
        }
        self.heard = Some(self.publics.len());
    }

    fn play(&mut self, seat: Seat, action: Action) -> Result<Snapshot, Reason> {
        let events = self.game.apply(&self.setup.content, seat, action).map_err(Reason::Rules)?.to_vec();
        self.publics.push(*self.game.state().public());
        self.decision += 1;
        Ok(self.snapshot(&events, Some(seat)))
    }

    /// Applies the player's actions as one intent, by the same rule as a server's table.
    fn act(&mut self, actions: &[Action]) -> Result<Snapshot, Reason> {
        let (content, seat) = (&self.setup.content, self.setup.seat);
        check_intent(content, *self.game.state(), seat, actions)
            .map_err(|(_, refusal)| Reason::from(refusal))?;
        let mut events = Vec::new();
        for &action in actions {
            events.extend_from_slice(
                self.game.apply(&self.setup.content, self.setup.seat, action).map_err(Reason::Rules)?,
            );
            self.publics.push(*self.game.state().public());
            self.decision += 1;
        }
        Ok(self.snapshot(&events, Some(self.setup.seat)))
    }

    /// Carries out what the interface wants.
    pub fn execute(&mut self, command: UiCommand) -> Option<UiEvent> {
        let told = |snapshot: Result<Snapshot, Reason>| match snapshot {
            Ok(snapshot) => UiEvent::Snapshot(Box::new(snapshot)),
            Err(reason) => UiEvent::Refused(reason),
        };
        match command {
            UiCommand::Act { decision, actions } if decision == self.decision => {
                Some(told(self.act(&actions)))
            }
            UiCommand::TakeBack { decision } if decision == self.decision => Some(told(self.take_back())),
            UiCommand::Explain { decision, actions } if decision == self.decision => {
                let (content, state) = (&self.setup.content, self.game.state());
                let reasons = why(content, state, self.setup.seat, &actions);
                Some(UiEvent::Explained { decision, reasons })
            }
            // What was meant for a question that is answered already, and what only a server's table has.
            UiCommand::Act { .. }
            | UiCommand::TakeBack { .. }
            | UiCommand::Explain { .. }
            | UiCommand::Chat(_)
            | UiCommand::Reclaim
            | UiCommand::Start
            | UiCommand::PlayAgain
            | UiCommand::CreateTable { .. }
            | UiCommand::JoinTable(_)
            | UiCommand::Continue
            | UiCommand::NewGame => None,
        }
    }

    /// Can the person take back the last decision? Nobody else has decided, and it revealed, randomised and bid nothing.
    fn can_take_back(&self) -> bool {
        let Some(last) = self.game.moves().last() else { return false };
        let in_auction = matches!(last.action, Action::Open { .. } | Action::Bid { .. } | Action::Pass {});
        last.seat == self.setup.seat
            && !in_auction
            && self.game.outcome().is_none()
            && self.game.undoable() > 0
            && self.heard.unwrap_or(0) < self.game.moves().len()
    }

    fn take_back(&mut self) -> Result<Snapshot, Reason> {
        if !self.can_take_back() {
            return Err(Reason::Sealed);
        }
        let before = self.game.events().len();
        self.game.undo(&self.setup.content).map_err(|_| Reason::Sealed)?;
        self.publics.pop();
        self.decision += 1;
        let events = before - self.game.events().len();
        let mut snapshot = self.snapshot(&[], Some(self.setup.seat));
        snapshot.news.push(LogItem::TookBack { seat: self.setup.seat, events });
        Ok(snapshot)
    }

    /// How the game stands for the person.
    pub fn snapshot(&self, events: &[Event], by: Option<Seat>) -> Snapshot {
        let viewer = Viewer::Seat(self.setup.seat);
        Snapshot {
            view: self.game.state().view(&self.setup.content, viewer),
            occupants: self.names.iter().cloned().map(Occupant::Name).collect(),
            decision: self.decision,
            take_back: self.can_take_back(),
            deadline: None,
            substituted: false,
            news: events.iter().map(|event| LogItem::Happened(event.seen_by(viewer))).collect(),
            by,
        }
    }

    /// The game, which is nobody's to see; for tests that compare worlds.
    pub const fn game(&self) -> &Game {
        &self.game
    }

    /// The whole truth. For games that are over.
    fn truth(&self) -> Scenario {
        Scenario::from_state(&self.setup.content, self.game.state())
    }

    /// Writes the game file, if it is wanted.
    fn record(&self) -> Option<Result<String, String>> {
        let path = self.setup.record.as_ref()?;
        let shown = path.display().to_string();
        Some(match std::fs::write(path, self.game_file().to_text()) {
            Ok(()) => Ok(shown),
            Err(error) => Err(format!("{shown}: {error}")),
        })
    }
}

/// Why a seat cannot do these things now; what it can do is left out.
pub fn why(content: &Content, state: &State, seat: Seat, actions: &[Action]) -> Vec<(Action, Reason)> {
    let refusal = |action: &Action| {
        let mut tried = *state;
        tried.apply(content, seat, *action, &mut ()).err().map(|illegal| (*action, Reason::Rules(illegal)))
    };
    actions.iter().filter_map(refusal).collect()
}
