//! Identities: names, tokens, recovery codes and passphrases. The store gets hashes only. Cookies and headers:
//! `http/caller.rs`.

use crate::random::{self, NoRandomness};
use argon2::password_hash::phc::PasswordHash;
use argon2::{Argon2, PasswordHasher, PasswordVerifier};
use armonium_store::Hash;
use armonium_table::Digest;
use std::sync::{Arc, OnceLock};
use std::time::Duration;
use tokio::sync::Semaphore;
use tokio::time::timeout;

/// How long a passphrase is, in characters.
pub(crate) const PASSPHRASE: std::ops::RangeInclusive<usize> = 8..=200;
/// How many passphrases are hashed at once: each takes 19 MiB and some milliseconds.
const HASHED_AT_ONCE: usize = 4;
/// How long a request waits for its turn.
const PATIENCE: Duration = Duration::from_secs(5);

/// Replaces the passphrase hash of a deleted program. No passphrase has this hash.
pub(crate) const RETIRED: &str = "-";

/// A new token: 32 random bytes as hexadecimal digits.
pub(crate) fn new_token() -> Result<String, NoRandomness> {
    random::bytes().map(|bytes| Digest(bytes).to_string())
}

/// The hash under which the store has a token. Looking it up by its hash leaks nothing about the token through timing.
pub(crate) fn token_hash(token: &str) -> Hash {
    Digest::of("armonium token 1", &[token.as_bytes()]).0
}

/// Crockford's base 32, which is easy to read and type.
const LETTERS: &[u8; 32] = b"0123456789ABCDEFGHJKMNPQRSTVWXYZ";

/// A new recovery code: 100 random bits as 20 letters in groups of five.
pub(crate) fn new_recovery() -> Result<String, NoRandomness> {
    let bytes: [u8; 20] = random::bytes()?;
    let letters = bytes.map(|byte| char::from(LETTERS[usize::from(byte & 31)]));
    let groups: Vec<String> = letters.chunks(5).map(|group| group.iter().collect()).collect();
    Ok(groups.join("-"))
}

/// The hash of a recovery code, in any spelling; `None` if it is not a code.
pub(crate) fn recovery_hash(typed: &str) -> Option<Hash> {
    let letters = typed.chars().filter(|c| !matches!(c, '-' | ' ')).map(|c| match c.to_ascii_uppercase() {
        'O' => '0',
        'I' | 'L' => '1',
        letter => letter,
    });
    let code: String = letters.take(21).collect();
    let valid = code.len() == 20 && code.bytes().all(|byte| LETTERS.contains(&byte));
    valid.then(|| Digest::of("armonium recovery 1", &[code.as_bytes()]).0)
}

/// Hashes passphrases on blocking threads, a few at a time.
#[derive(Clone)]
pub(crate) struct Passphrases(Arc<Semaphore>);

/// Too many passphrases are being hashed.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Busy;

impl Default for Passphrases {
    fn default() -> Self {
        Self(Arc::new(Semaphore::new(HASHED_AT_ONCE)))
    }
}

impl Passphrases {
    async fn blocking<T: Send + 'static>(
        &self,
        work: impl FnOnce() -> T + Send + 'static,
    ) -> Result<T, Busy> {
        let permit = timeout(PATIENCE, Arc::clone(&self.0).acquire_owned()).await;
        let Ok(Ok(permit)) = permit else { return Err(Busy) };
        let work = move || {
            let done = work();
            drop(permit);
            done
        };
        tokio::task::spawn_blocking(work).await.map_err(|_| Busy)
    }

    /// The hash of a passphrase as a PHC string.
    pub(crate) async fn hash(&self, passphrase: String) -> Result<String, Busy> {
        let salt: [u8; 16] = random::bytes().map_err(|_| Busy)?;
        let hashed = self.blocking(move || hash(&passphrase, &salt)).await?;
        hashed.ok_or(Busy)
    }

    /// Checks a passphrase. Takes the same time if there is none.
    pub(crate) async fn is_right(&self, given: String, known: Option<String>) -> Result<bool, Busy> {
        self.blocking(move || {
            let real = known.is_some();
            let known = known.unwrap_or_else(|| dummy_hash().to_owned());
            let right = PasswordHash::new(&known)
                .is_ok_and(|known| Argon2::default().verify_password(given.as_bytes(), &known).is_ok());
            right && real
        })
        .await
    }
}

fn hash(passphrase: &str, salt: &[u8]) -> Option<String> {
    let hashed = Argon2::default().hash_password_with_salt(passphrase.as_bytes(), salt);
    hashed.ok().map(|hash| hash.to_string())
}

/// A hash to compare with if there is no passphrase.
fn dummy_hash() -> &'static str {
    static HASH: OnceLock<String> = OnceLock::new();
    HASH.get_or_init(|| hash("nobody has this passphrase", &[0; 16]).unwrap_or_default())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_recovery_code_is_known_however_it_is_typed() {
        let code = new_recovery().unwrap_or_default();
        let known = recovery_hash(&code);
        assert!(known.is_some() && code.len() == 23, "{code}");
        assert_eq!(recovery_hash(&code.to_lowercase().replace('-', " ")), known);
        assert_eq!(recovery_hash(&code.replace('0', "o").replace('1', "l")), known);
        assert_eq!(recovery_hash(&code[1..]), None);
        assert_eq!(recovery_hash(&format!("{code}0")), None);
    }
}
