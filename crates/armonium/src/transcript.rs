//! Writes a game as text: a heading for each Hour, phase and turn, a paragraph for each step.

use crate::args::Perspective;
use crate::error::CliError;
use crate::thoughts;
use armonium_bots::Thought;
use armonium_locale::{Language, Note, Words};
use armonium_pack::Pack;
use armonium_rules::{Action, Event, Fate, Game, Move, Opener, Phase, Seat, State, Viewer};
use std::io::{self, Write};
use std::mem::{Discriminant, discriminant};

/// The width of the page, in characters.
const WIDTH: usize = 104;

/// A game to write, from one perspective.
pub(crate) struct Transcript<'a> {
    pub(crate) pack: &'a Pack,
    pub(crate) names: &'a [String],
    pub(crate) game: &'a Game,
    pub(crate) perspective: Perspective,
    /// The thought behind each move, if they are to be included.
    pub(crate) thoughts: &'a [Option<Thought>],
}

/// Rejects a seat that does not exist.
pub(crate) fn check_perspective(perspective: Perspective, game: &Game) -> Result<(), CliError> {
    let players = game.state().public().options.players;
    match perspective {
        Perspective::Viewer(Viewer::Seat(Seat(seat))) if seat >= players => Err(CliError::Failed(format!(
            "there is no seat {seat} at this table; the seats go from 0 to {}",
            players.saturating_sub(1)
        ))),
        Perspective::Viewer(_) | Perspective::Referee => Ok(()),
    }
}

/// A part of an Hour under one heading.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Part {
    Auctions,
    Clues,
    Turn { seat: Seat, position: u8 },
    Location,
    Discards,
}

/// A step of a part, which makes a paragraph.
type Stage = Option<Discriminant<armonium_rules::Step>>;

impl Transcript<'_> {
    /// Writes the whole game.
    pub(crate) fn write(&self, out: &mut impl Write) -> io::Result<()> {
        let mut writer = Writer {
            words: Words::new(Language::English, &self.pack.content, self.names),
            out,
            perspective: self.perspective,
            part: None,
            stage: None,
            paragraph: String::new(),
            thoughts: Vec::new(),
            bids: [None; Seat::MAX],
        };
        let mut state = *self.game.start();
        writer.begin(self, &state)?;
        for (number, &Move { seat, action }) in self.game.moves().iter().enumerate() {
            writer.turn_to(&state, action)?;
            // These moves have been validated, so this does not happen.
            if state.apply(&self.pack.content, seat, action, &mut ()).is_err() {
                break;
            }
            for event in self.game.events_of(number) {
                writer.event(event, &state)?;
            }
            if let Some(&Some(thought)) = self.thoughts.get(number) {
                writer.record_thought(seat, action, thought);
            }
            writer.add_winner_thought(self.game.events_of(number));
        }
        writer.end(&state)
    }
}

struct Writer<'a, W> {
    words: Words<'a>,
    out: &'a mut W,
    perspective: Perspective,
    part: Option<Part>,
    stage: Stage,
    paragraph: String,
    /// The thoughts to print below the paragraph.
    thoughts: Vec<String>,
    /// The last thought of each seat in the current auction.
    bids: [Option<Thought>; Seat::MAX],
}

impl<W: Write> Writer<'_, W> {
    fn begin(&mut self, transcript: &Transcript<'_>, start: &State) -> io::Result<()> {
        let options = start.public().options;
        let title = self.words.note(Note::Title { city: &transcript.pack.name, players: options.players });
        writeln!(self.out, "{title}")?;
        if options.beginner {
            writeln!(self.out, "{}", self.words.note(Note::Beginner))?;
        }
        if options.auction_opener == Opener::Last {
            writeln!(self.out, "{}", self.words.note(Note::OpenerLast))?;
        }
        let events = transcript.game.setup_events();
        if events.is_empty() {
            let hour = start.public().hour;
            self.heading(&self.words.note(Note::Position { hour }))?;
            return self.standings(start);
        }
        self.heading(&self.words.note(Note::Setup))?;
        for event in events {
            self.event(event, start)?;
            self.end_paragraph()?;
        }
        Ok(())
    }

    /// Opens the part and the paragraph that a move belongs to.
    fn turn_to(&mut self, state: &State, action: Action) -> io::Result<()> {
        let public = state.public();
        let part = match public.phase {
            Phase::Auction(_) => Part::Auctions,
            Phase::Clues { .. } => Part::Clues,
            Phase::Turn(turn) => {
                let seat = public.order.get(turn.index).unwrap_or(Seat(0));
                Part::Turn { seat, position: turn.index + 1 }
            }
            Phase::Location { .. } => Part::Location,
            Phase::Discard { .. } => Part::Discards,
            Phase::Over(_) => return Ok(()),
        };
        if self.part != Some(part) {
            self.end_paragraph()?;
            let heading = self.words.note(match part {
                Part::Auctions => Note::Auctions,
                Part::Clues => Note::Clues,
                Part::Turn { seat, position } => Note::Turn { seat, position },
                Part::Location => Note::Location,
                Part::Discards => Note::Discards,
            });
            writeln!(self.out, "\n  {heading}")?;
            (self.part, self.stage) = (Some(part), None);
        }
        if self.is_new_paragraph(&public.phase, action) {
            self.end_paragraph()?;
        }
        Ok(())
    }

    /// An auction is a paragraph; so is each step of a turn with the effects it leads to.
    fn is_new_paragraph(&mut self, phase: &Phase, action: Action) -> bool {
        match phase {
            Phase::Auction(_) => matches!(action, Action::Open { .. }),
            Phase::Turn(turn) if turn.effect.is_some() => false,
            Phase::Turn(turn) => {
                let card = matches!(action, Action::PlayPower { .. } | Action::PlayItem { .. });
                let stage = Some(discriminant(&turn.step)).filter(|_| !card);
                let other = std::mem::replace(&mut self.stage, stage) != stage;
                match action {
                    Action::EndTurn {} => false,
                    Action::Stop {} => true,
                    _ => card || other,
                }
            }
            Phase::Clues { .. } | Phase::Location { .. } | Phase::Discard { .. } | Phase::Over(_) => true,
        }
    }

    fn event(&mut self, event: &Event, after: &State) -> io::Result<()> {
        let seen = match self.perspective {
            Perspective::Referee => *event,
            Perspective::Viewer(viewer) => event.seen_by(viewer),
        };
        let sentence = self.words.event(&seen);
        if let Event::HourBegan { hour } = event {
            self.end_paragraph()?;
            if *hour > 1 {
                self.standings(after)?;
            }
            self.part = None;
            return self.heading(&sentence);
        }
        let alone =
            matches!(event, Event::EventTurned { .. } | Event::RoleDealt { .. } | Event::Ended { .. });
        if alone {
            self.end_paragraph()?;
        }
        if !self.paragraph.is_empty() {
            self.paragraph.push(' ');
        }
        self.paragraph.push_str(&sentence);
        if alone {
            self.end_paragraph()?;
        }
        Ok(())
    }

    /// Adds the thought behind a choice, declaration or look. Thoughts behind bids are kept until the auction ends.
    fn record_thought(&mut self, seat: Seat, action: Action, thought: Thought) {
        match (action, thought) {
            (_, Thought::Auction { position, most, why }) => {
                // A searching bot may bid more than its own estimate; then the bid counts.
                let bid = if let Action::Bid { time } = action { time } else { 0 };
                self.bids[seat.index()] = Some(Thought::Auction { position, most: most.max(bid), why });
            }
            (Action::Choose { .. }, _) | (_, Thought::Declared { .. } | Thought::Look { .. }) => {
                self.add_thought(seat, &thought);
            }
            (_, Thought::Turn { .. } | Thought::Searched { .. }) => {}
        }
    }

    /// Adds the thought of the winner at the end of an auction.
    fn add_winner_thought(&mut self, events: &[Event]) {
        let winner = events.iter().find_map(|event| match *event {
            Event::PositionWon { seat, .. } => Some(seat),
            _ => None,
        });
        let Some(seat) = winner else { return };
        if let Some(thought) = std::mem::take(&mut self.bids)[seat.index()] {
            self.add_thought(seat, &thought);
        }
    }

    /// Adds a thought below the paragraph, if the perspective may see it.
    fn add_thought(&mut self, seat: Seat, thought: &Thought) {
        let may_know = match self.perspective {
            Perspective::Referee => true,
            Perspective::Viewer(viewer) => viewer == Viewer::Seat(seat),
        };
        if may_know {
            self.thoughts.push(thoughts::quoted(&self.words, seat, thought));
        }
    }

    fn end(&mut self, state: &State) -> io::Result<()> {
        self.end_paragraph()?;
        self.standings(state)?;
        match state.to_act() {
            Some(seat) => {
                let ask = state.ask(self.words.content());
                writeln!(self.out, "\n{}", self.words.note(Note::Unfinished { seat, ask }))
            }
            None if self.perspective == Perspective::Referee => {
                let character = state.chosen_one();
                writeln!(self.out, "\n{}", self.words.note(Note::ChosenOne { character }))
            }
            None => Ok(()),
        }
    }

    fn heading(&mut self, text: &str) -> io::Result<()> {
        let line: String = text.chars().map(|_| '═').collect();
        writeln!(self.out, "\n{text}\n{line}")
    }

    /// Prints the score of every player.
    fn standings(&mut self, state: &State) -> io::Result<()> {
        writeln!(self.out, "\n  {}", self.words.note(Note::Score))?;
        let public = state.public();
        let view = state.view(self.words.content(), Viewer::Spectator);
        let names: Vec<String> = public.seats().map(|seat| self.words.player(seat)).collect();
        let widest = names.iter().map(|name| name.chars().count()).max().unwrap_or(0);
        for (seat, name) in public.seats().zip(names) {
            let index = seat.index();
            let line = self.words.note(match public.fates[index] {
                Fate::In => Note::ScoreLine {
                    time: public.time[index],
                    music: public.music[index],
                    clues: public.clues[index],
                    tiles: view.hands.get(index).map_or(0, |hand| hand.tiles.len() as u8),
                },
                Fate::Out(_) | Fate::Empty => Note::ScoreOut,
            });
            writeln!(self.out, "    {name:<widest$}  {line}")?;
        }
        Ok(())
    }

    /// Prints the paragraph and its thoughts.
    fn end_paragraph(&mut self) -> io::Result<()> {
        let paragraph = std::mem::take(&mut self.paragraph);
        self.wrapped(&paragraph, 4)?;
        let thoughts = std::mem::take(&mut self.thoughts);
        thoughts.iter().try_for_each(|thought| self.wrapped(thought, 8))
    }

    /// Prints wrapped text with an indent; continuation lines are indented by two more.
    fn wrapped(&mut self, text: &str, indent: usize) -> io::Result<()> {
        let (mut line, mut width) = (" ".repeat(indent), 0);
        for word in text.split_ascii_whitespace() {
            let length = word.chars().count();
            if width > 0 && indent + width + 1 + length > WIDTH {
                writeln!(self.out, "{line}")?;
                (line, width) = (" ".repeat(indent + 2), 2);
            } else if width > 0 {
                line.push(' ');
                width += 1;
            }
            line.push_str(word);
            width += length;
        }
        if width == 0 { Ok(()) } else { writeln!(self.out, "{line}") }
    }
}
