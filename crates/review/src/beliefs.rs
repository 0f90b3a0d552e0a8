//! What every seat could know at every moment of a game: how likely each character was to be the Chosen One and each player
//! to be Fenrir, by the facts of its View alone. Only what changes is told. Hour by Hour: knowledge.rs.

use crate::recording::{Eyes, Recording};
use armonium_belief::Belief;
use armonium_rules::{Character, Role, Seat, State, Viewer};
use armonium_table::{Damage, LogEntry};
use serde::Serialize;

/// What could be known, moment by moment.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Beliefs {
    /// The Chosen One; null for readers who see what they saw then.
    #[cfg_attr(feature = "openapi", schema(value_type = Option<String>))]
    chosen: Option<Character>,
    /// Fenrir's seat; null also if the roles were never dealt.
    #[cfg_attr(feature = "openapi", schema(value_type = Option<u8>))]
    fenrir: Option<Seat>,
    /// The number of the last moment.
    end: u32,
    /// One for each reader.
    readers: Vec<Believed>,
}

/// What one reader could know.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Believed {
    /// The reader's seat; null for spectators.
    #[cfg_attr(feature = "openapi", schema(value_type = Option<u8>))]
    seat: Option<Seat>,
    /// How likely each of the eight characters is to be the Chosen One, whenever that changes.
    chosen: Vec<OddsFrom>,
    /// How likely each seat is to be Fenrir, whenever that changes; all 0 before the roles are dealt.
    fenrir: Vec<OddsFrom>,
}

/// Odds that hold from a moment on.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct OddsFrom {
    /// The moment: how many decisions and take-backs came before it.
    at: u32,
    /// From 0 to 1.
    odds: Vec<f64>,
}

impl Beliefs {
    /// What these eyes may know of what everybody could know; nothing if the cards were never dealt.
    pub fn of(recording: &Recording, eyes: Eyes) -> Result<Option<Self>, Damage> {
        let Some(start) = recording.start()? else { return Ok(None) };
        let viewers: Vec<Viewer> = match eyes {
            Eyes::Reader(viewer) => vec![viewer],
            Eyes::Open => recording.seats().map(Viewer::Seat).collect(),
        };
        let mut states = vec![*start.state()];
        let mut beliefs = Self { chosen: None, fenrir: None, end: 0, readers: Vec::new() };
        beliefs.readers.extend(viewers.iter().map(|&viewer| Believed {
            seat: if let Viewer::Seat(seat) = viewer { Some(seat) } else { None },
            chosen: Vec::new(),
            fenrir: Vec::new(),
        }));
        beliefs.note(recording, &viewers, states[0]);
        for entry in recording.records.iter().flat_map(|(_, record)| &record.entries) {
            match *entry {
                LogEntry::Decided { seat, action } => {
                    let mut state = states[states.len() - 1];
                    state
                        .apply(&recording.content, seat, action, &mut ())
                        .map_err(|why| Damage::Move(seat, why))?;
                    states.push(state);
                }
                LogEntry::TookBack { seat } if states.len() == 1 => return Err(Damage::TakeBack(seat)),
                LogEntry::TookBack { .. } => drop(states.pop()),
                _ => continue,
            }
            beliefs.end += 1;
            beliefs.note(recording, &viewers, states[states.len() - 1]);
        }
        if eyes == Eyes::Open {
            let end = states[states.len() - 1];
            beliefs.chosen = Some(end.chosen_one());
            let dealt = end.public().roles_dealt;
            beliefs.fenrir = dealt.into_iter().find(|seat| end.role(*seat) == Role::Fenrir);
        }
        Ok(Some(beliefs))
    }

    /// Notes what has changed by this moment.
    fn note(&mut self, recording: &Recording, viewers: &[Viewer], state: State) {
        let players = usize::from(state.public().options.players);
        for (reader, &viewer) in self.readers.iter_mut().zip(viewers) {
            let belief = Belief::of(&state.view(&recording.content, viewer));
            let chosen = Character::ALL.iter().map(|&character| belief.chosen(character)).collect();
            let fenrir = (0..players).map(|seat| belief.fenrir(Seat(seat as u8))).collect();
            for (known, odds) in [(&mut reader.chosen, chosen), (&mut reader.fenrir, fenrir)] {
                let odds: Vec<f64> = odds;
                if known.last().is_none_or(|last| last.odds != odds) {
                    known.push(OddsFrom { at: self.end, odds });
                }
            }
        }
    }

    /// What a reader believed at a moment: of the Chosen One and of Fenrir.
    #[cfg(test)]
    pub(crate) fn at(&self, reader: usize, at: u32) -> (&[f64], &[f64]) {
        let find =
            |all: &'_ [OddsFrom]| all.iter().rposition(|odds| odds.at <= at).expect("from the first on");
        let believed = &self.readers[reader];
        let (chosen, fenrir) = (&believed.chosen, &believed.fenrir);
        (&chosen[find(chosen)].odds, &fenrir[find(fenrir)].odds)
    }

    /// The number of the last moment.
    #[cfg(test)]
    pub(crate) fn end(&self) -> u32 {
        self.end
    }
}
