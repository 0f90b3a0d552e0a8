//! Who may read a table: one decision for HTTP and WebSocket. The server asks again when stage, seats, host, options or a
//! player's name or session changes.

use crate::fair::same_token;
use crate::ids::PlayerId;
use crate::refusal::Refusal;
use crate::table::{Stage, Table};
use armonium_rules::Viewer;

/// Who wants to read a table.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Visitor {
    /// The player, if the client has an identity.
    pub player: Option<PlayerId>,
    /// True if the client has shown the table's invitation.
    pub invited: bool,
}

/// Why a table can't be read.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum NoAccess {
    /// The table is private, and the visitor has no invitation.
    Private,
    /// The game is on, and nobody may watch it.
    NoSpectators,
    /// The visitor's seat was given away, and nobody may watch until the game is over.
    SeatGivenAway,
}

impl Table {
    /// The visitor with this identity and this invitation, if it is the right one.
    pub fn visitor(&self, player: Option<PlayerId>, invitation: Option<&str>) -> Visitor {
        let invited = invitation.is_some_and(|given| same_token(given, &self.secret.invitation()));
        Visitor { player, invited }
    }

    /// True for players with a seat, for those who gave theirs away during the game, and for the host.
    pub fn is_member(&self, player: Option<PlayerId>) -> bool {
        player.is_some_and(|player| {
            self.seat_of(player).is_some() || self.host == player || self.gave_seat_away(player)
        })
    }

    /// May the visitor know that the table exists, who sits there and how it stands? Once it is over that includes its
    /// record.
    pub fn may_know(&self, visitor: Visitor) -> Result<(), NoAccess> {
        let open = !self.options.private || visitor.invited || self.is_member(visitor.player);
        if open { Ok(()) } else { Err(NoAccess::Private) }
    }

    /// May the visitor watch the replay? The link to it opens nothing else: neither the table and its chat, nor the record,
    /// which holds the secret that all links follow from.
    pub fn may_replay(&self, visitor: Visitor, link: Option<&str>) -> Result<(), NoAccess> {
        let shared =
            || link.is_some_and(|given| same_token(given, &self.secret.replay_link(self.ended_replay_links)));
        self.may_know(visitor).or_else(|why| if shared() { Ok(()) } else { Err(why) })
    }

    /// The token of the link to the replay, for players of a game that is over.
    pub fn replay_link(&self, player: PlayerId) -> Result<String, Refusal> {
        self.seat_of(player).ok_or(Refusal::NotSeated)?;
        match self.stage() {
            Stage::Open | Stage::Running => Err(Refusal::NotOver),
            Stage::Finished(_) | Stage::Abandoned => Ok(self.secret.replay_link(self.ended_replay_links)),
        }
    }

    /// May the visitor follow the table as it happens, and through whose eyes?
    pub fn may_follow(&self, visitor: Visitor) -> Result<Viewer, NoAccess> {
        let viewer = self.viewer(visitor.player);
        if let Viewer::Seat(_) = viewer {
            return Ok(viewer);
        }
        self.may_know(visitor)?;
        match self.stage() {
            Stage::Running if !self.options.spectators => {
                let gave_away = visitor.player.is_some_and(|player| self.gave_seat_away(player));
                Err(if gave_away { NoAccess::SeatGivenAway } else { NoAccess::NoSpectators })
            }
            Stage::Open | Stage::Running | Stage::Finished(_) | Stage::Abandoned => Ok(viewer),
        }
    }
}
