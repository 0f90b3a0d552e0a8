//! Proving again who one is: a session alone, which may be stolen, neither changes what proves the identity nor deletes it.

use super::error::{Answer, Error};
use crate::app::App;
use crate::identity;
use armonium_store::Player;
use axum::http::StatusCode;
use std::net::IpAddr;

const NO_PASSPHRASE: Error =
    Error::fixed(StatusCode::FORBIDDEN, "proof_missing", "Give your current passphrase as `proof`.");
const NO_CODE: Error =
    Error::fixed(StatusCode::FORBIDDEN, "proof_missing", "Give your recovery code as `proof`.");
const WRONG: Error = Error::fixed(
    StatusCode::FORBIDDEN,
    "wrong_proof",
    "This is neither your passphrase nor your recovery code.",
);

/// Checks the current passphrase or recovery code. An identity that has neither has nothing to prove.
pub(super) async fn check(app: &App, from: IpAddr, me: &Player, given: Option<String>) -> Answer<()> {
    let given = match (given, &me.passphrase, me.recovery) {
        (_, None, None) => return Ok(()),
        (Some(given), ..) => given,
        (None, Some(_), _) => return Err(NO_PASSPHRASE),
        (None, None, Some(_)) => return Err(NO_CODE),
    };
    // Counted like attempts to sign in, before they are judged. A code is too long to be guessed, so that whoever guesses
    // at a player's passphrase does not keep the player from using it.
    app.limits.sign_ins_per_address.take(from)?;
    if me.recovery.is_none() || identity::recovery_hash(&given) != me.recovery {
        app.limits.sign_ins_per_player.take(me.id)?;
        if !app.passphrases.is_right(given, me.passphrase.clone()).await? {
            return Err(WRONG);
        }
        app.limits.sign_ins_per_player.refund(&me.id);
    }
    app.limits.sign_ins_per_address.refund(&from);
    Ok(())
}
