//! What a finished game was for each player at the table.

use crate::ids::PlayerId;
use crate::table::{Stage, Table};
use armonium_rules::{Outcome, Role, Seat};

/// What a finished game was for a player.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct PlayerOutcome {
    /// The seat.
    pub seat: Seat,
    /// Who.
    pub player: PlayerId,
    /// 1 for the winner; everybody's place is 1 if nobody won.
    pub place: u8,
    /// Whether the player won.
    pub won: bool,
    /// The player's role, if roles were dealt.
    pub role: Option<Role>,
}

impl PlayerOutcome {
    /// The player's role as it is written, if roles were dealt.
    pub fn role_code(&self) -> Option<String> {
        self.role.map(|role| match role {
            Role::Hero => "hero".to_owned(),
            Role::Fenrir => "fenrir".to_owned(),
        })
    }
}

impl Table {
    /// What a finished game was for each of its players, by seat. A victory of a substitute bot does not count for the player
    /// who left. None for a game without a result, and for one that branched off: its players know the secrets of the
    /// original game.
    pub fn results(&self) -> Vec<PlayerOutcome> {
        let (Stage::Finished(outcome), None) = (self.stage(), self.branch) else { return Vec::new() };
        let role = |seat: Seat| {
            let state = self.game()?.state();
            state.public().roles_dealt.has(seat).then(|| state.role(seat))
        };
        let chairs = (0..).map(Seat).zip(&self.chairs);
        let results = chairs.filter_map(|(seat, chair)| {
            let won = matches!(outcome, Outcome::Won { seat: winner, .. } if winner == seat);
            let place = match (won && chair.substitute.is_none(), outcome) {
                (true, _) | (_, Outcome::Ragnarok {} | Outcome::AllOut {}) => 1,
                (false, Outcome::Won { .. }) => 2,
            };
            let won = place == 1 && matches!(outcome, Outcome::Won { .. });
            Some(PlayerOutcome { seat, player: chair.player()?, place, won, role: role(seat) })
        });
        results.collect()
    }
}
