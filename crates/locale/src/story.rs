//! Headings and notes of a game as text.

use crate::names::Words;
use armonium_rules::{Ask, Character, Seat};

/// A heading or note of a story.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Note<'a> {
    /// The first line.
    Title {
        /// The city's name.
        city: &'a str,
        /// How many players.
        players: u8,
    },
    /// The beginner variant is played.
    Beginner,
    /// The last in order opens the auctions.
    OpenerLast,
    /// Heading: before the first Hour.
    Setup,
    /// Heading: a game that begins in the middle.
    Position {
        /// The Hour.
        hour: u8,
    },
    /// Heading: phase 2.
    Auctions,
    /// Heading: phase 3.
    Clues,
    /// Heading: a turn of phase 4.
    Turn {
        /// Whose turn.
        seat: Seat,
        /// The position in the turn order, from 1.
        position: u8,
    },
    /// Heading: phase 5.
    Location,
    /// Heading: discarding at the end of the Hour.
    Discards,
    /// Heading: the standings.
    Score,
    /// What one player has.
    ScoreLine {
        /// Time Points.
        time: u8,
        /// Music Pages.
        music: u8,
        /// Clues.
        clues: u8,
        /// Research Tiles.
        tiles: u8,
    },
    /// Instead of a score: the player is out.
    ScoreOut,
    /// The last line of a game that is not over.
    Unfinished {
        /// Whose decision it is.
        seat: Seat,
        /// What is asked.
        ask: Ask,
    },
    /// Who the Chosen One was.
    ChosenOne {
        /// Who.
        character: Character,
    },
}

impl Words<'_> {
    /// A heading or note.
    pub fn note(&self, note: Note<'_>) -> String {
        match note {
            Note::Title { city, players } => {
                let names: Vec<_> = (0..players).map(|seat| self.player(Seat(seat))).collect();
                self.sentence("story-title")
                    .with("city", city.to_owned())
                    .number("players", players)
                    .with("names", names.join(", "))
            }
            Note::Beginner => self.sentence("story-beginner"),
            Note::OpenerLast => self.sentence("story-opener-last"),
            Note::Setup => self.sentence("story-setup"),
            Note::Position { hour } => self.sentence("story-position").hour(hour),
            Note::Auctions => self.sentence("story-auctions"),
            Note::Clues => self.sentence("story-clues"),
            Note::Turn { seat, position } => self.sentence("story-turn").player(seat).position(position),
            Note::Location => self.sentence("story-location"),
            Note::Discards => self.sentence("story-discards"),
            Note::Score => self.sentence("story-score"),
            Note::ScoreLine { time, music, clues, tiles } => self
                .sentence("story-score-line")
                .number("time", time)
                .number("music", music)
                .number("clues", clues)
                .number("tiles", tiles),
            Note::ScoreOut => self.sentence("story-score-out"),
            Note::Unfinished { seat, ask } => {
                self.sentence("story-unfinished").player(seat).with("ask", self.ask(ask))
            }
            Note::ChosenOne { character } => self.sentence("story-chosen-one").character(character),
        }
        .text()
    }
}
