//! How things look. Colours only add: whatever they events is also told by a sign, a letter or a word.

use armonium_rules::{Character, Machine};
use ratatui::style::{Color, Modifier, Style};

/// With colours or without.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Theme {
    /// May colours be used?
    pub colour: bool,
}

impl Theme {
    fn in_colour(self, colour: Color) -> Style {
        if self.colour { Style::new().fg(colour) } else { Style::new() }
    }

    /// Text.
    pub(crate) fn plain(self) -> Style {
        Style::new()
    }

    /// What matters less.
    pub(crate) fn faint(self) -> Style {
        Style::new().add_modifier(Modifier::DIM)
    }

    /// What matters more.
    pub(crate) fn strong(self) -> Style {
        Style::new().add_modifier(Modifier::BOLD)
    }

    /// Rules between parts of the screen, and headings.
    pub(crate) fn frame(self) -> Style {
        self.in_colour(Color::Yellow)
    }

    /// What the player is asked.
    pub(crate) fn question(self) -> Style {
        self.in_colour(Color::Cyan).add_modifier(Modifier::BOLD)
    }

    /// What went wrong.
    pub(crate) fn warning(self) -> Style {
        self.in_colour(Color::LightRed).add_modifier(Modifier::BOLD)
    }

    /// What is selected.
    pub(crate) fn selected(self) -> Style {
        Style::new().add_modifier(Modifier::REVERSED | Modifier::BOLD)
    }

    /// A place that can be chosen.
    pub(crate) fn lit(self) -> Style {
        self.in_colour(Color::LightGreen).add_modifier(Modifier::BOLD | Modifier::UNDERLINED)
    }

    /// A character's figure.
    pub(crate) fn character(self, character: Character) -> Style {
        let colour = match character {
            Character::Johnsson => Color::LightRed,
            Character::Lilja => Color::LightMagenta,
            Character::Palsson => Color::LightYellow,
            Character::Vikstrom => Color::LightCyan,
            Character::Lewis => Color::Magenta,
            Character::Vidal => Color::LightBlue,
            Character::Koleberg => Color::Red,
            Character::Snowy => Color::White,
        };
        self.in_colour(colour).add_modifier(Modifier::BOLD)
    }

    /// A station.
    pub(crate) fn station(self, machine: Machine) -> Style {
        match machine {
            Machine::Train => self.in_colour(Color::Yellow),
            Machine::Monorail => self.in_colour(Color::Green),
            Machine::Airship => self.in_colour(Color::LightBlue),
            Machine::Taxi => self.plain(),
        }
    }

    /// A Mystic Building.
    pub(crate) fn mystic(self) -> Style {
        self.in_colour(Color::LightMagenta).add_modifier(Modifier::BOLD)
    }

    /// A Clue.
    pub(crate) fn clue(self) -> Style {
        self.in_colour(Color::LightYellow).add_modifier(Modifier::BOLD)
    }

    /// The Organ.
    pub(crate) fn organ(self) -> Style {
        self.in_colour(Color::LightGreen).add_modifier(Modifier::BOLD)
    }
}
