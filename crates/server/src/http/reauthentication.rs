//! Reauthentication before changing credentials or deleting the account: a session may be stolen.

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

/// Checks the current passphrase or recovery code. An identity without either needs none.
pub(super) async fn check(app: &App, from: IpAddr, me: &Player, given: Option<String>) -> Answer<()> {
    let given = match (given, &me.passphrase, me.recovery) {
        (_, None, None) => return Ok(()),
        (Some(given), ..) => given,
        (None, Some(_), _) => return Err(NO_PASSPHRASE),
        (None, None, Some(_)) => return Err(NO_CODE),
    };
    // Counted like sign-ins, before the check. The code is checked first because it is too long to guess: an attacker who
    // exhausts the player's limit with passphrases cannot lock out the code.
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
