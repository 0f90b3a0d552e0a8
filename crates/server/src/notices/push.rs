//! Web Push: messages that are encrypted for a browser (RFC 8291) and sent to its push service, signed with the server's key
//! (VAPID, RFC 8292).

use super::message::NoticeMessage;
use crate::alerts;
use armonium_store::{Hash, PushSubscription};
use axum::http::Uri;
use base64::Engine;
use base64::engine::general_purpose::URL_SAFE_NO_PAD;
use p256::ecdsa::signature::Signer;
use p256::ecdsa::{Signature, SigningKey};
use ureq::Agent;
use web_push_native::{Auth, p256::PublicKey};

/// How long a push service keeps a message for a browser that is off, in seconds.
const TTL: u32 = 24 * 3600;
/// How long a signature is valid, in seconds. Push services accept a day at most.
const SIGNED_FOR: i64 = 12 * 3600;

/// The outcome of a call.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Pushed {
    Accepted,
    /// The browser has unsubscribed.
    Gone,
    /// To be tried again.
    Failed,
}

/// The key that identifies this server to push services.
#[derive(Clone)]
pub(super) struct Vapid {
    key: SigningKey,
    contact: Option<String>,
}

impl Vapid {
    /// The key made from a secret that all nodes share. `None` for a secret that isn't a key, which is as likely as guessing one.
    pub(super) fn new(secret: Hash, contact: Option<&str>) -> Option<Self> {
        let key = SigningKey::from_bytes(&secret.into()).ok()?;
        Some(Self { key, contact: contact.map(str::to_owned) })
    }

    /// The public key, as browsers want it when they subscribe.
    pub(super) fn public(&self) -> String {
        URL_SAFE_NO_PAD.encode(self.key.verifying_key().to_encoded_point(false).as_bytes())
    }

    /// The header `Authorization` for a push service.
    fn authorization(&self, origin: &str, seconds: i64) -> String {
        let mut claims = serde_json::json!({ "aud": origin, "exp": seconds + SIGNED_FOR });
        if let Some(contact) = &self.contact {
            claims["sub"] = contact.as_str().into();
        }
        let encode = |bytes: &[u8]| URL_SAFE_NO_PAD.encode(bytes);
        let signed = format!(
            "{}.{}",
            encode(br#"{"typ":"JWT","alg":"ES256"}"#),
            encode(claims.to_string().as_bytes())
        );
        let signature: Signature = self.key.sign(signed.as_bytes());
        format!("vapid t={signed}.{}, k={}", encode(&signature.to_bytes()), self.public())
    }
}

/// Why a subscription is refused.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
pub(crate) enum BadSubscription {
    #[error("The endpoint isn’t the address of a public push service with https://.")]
    Endpoint,
    #[error("The keys aren’t those of a browser’s subscription: p256dh and auth, as `toJSON()` gives them.")]
    Keys,
}

/// Checks a browser's subscription. The endpoint is held to the same rules as a webhook.
pub(crate) fn check(
    endpoint: &str,
    p256dh: &str,
    auth: &str,
    allow_private: bool,
) -> Result<(), BadSubscription> {
    alerts::check(endpoint, allow_private).map_err(|_| BadSubscription::Endpoint)?;
    if !allow_private && !endpoint.starts_with("https://") {
        return Err(BadSubscription::Endpoint);
    }
    keys(p256dh, auth).map(drop).ok_or(BadSubscription::Keys)
}

fn keys(p256dh: &str, auth: &str) -> Option<(PublicKey, Auth)> {
    let decode = |text: &str| URL_SAFE_NO_PAD.decode(text.trim_end_matches('=')).ok();
    let public = PublicKey::from_sec1_bytes(&decode(p256dh)?).ok()?;
    let auth: [u8; 16] = decode(auth)?.try_into().ok()?;
    Some((public, auth.into()))
}

/// Encrypts the message and gives it to the push service.
pub(super) fn push(
    agent: &Agent,
    vapid: &Vapid,
    to: &PushSubscription,
    message: &NoticeMessage,
    seconds: i64,
) -> Pushed {
    let Some((public, auth)) = keys(&to.p256dh, &to.auth) else { return Pushed::Gone };
    let Ok(body) = serde_json::to_vec(message) else { return Pushed::Failed };
    let Ok(body) = web_push_native::encrypt(body, &public, &auth) else { return Pushed::Failed };
    let Some(origin) = origin(&to.endpoint) else { return Pushed::Gone };
    let called = agent
        .post(&to.endpoint)
        .header("content-type", "application/octet-stream")
        .header("content-encoding", "aes128gcm")
        .header("ttl", TTL.to_string())
        .header("urgency", "normal")
        .header("authorization", vapid.authorization(&origin, seconds))
        .send(&body);
    match called.map(|response| response.status().as_u16()) {
        Ok(200..=299) => Pushed::Accepted,
        Ok(404 | 410) => Pushed::Gone,
        Ok(_) | Err(_) => Pushed::Failed,
    }
}

fn origin(endpoint: &str) -> Option<String> {
    let uri: Uri = endpoint.parse().ok()?;
    Some(format!("{}://{}", uri.scheme_str()?, uri.authority()?))
}

#[cfg(test)]
mod tests {
    use super::*;
    use p256::ecdsa::signature::Verifier;

    #[test]
    fn the_authorization_is_signed_for_one_push_service_and_a_limited_time()
    -> Result<(), Box<dyn std::error::Error>> {
        let vapid = Vapid::new([7; 32], Some("https://play.example")).ok_or("a key")?;
        let text = vapid.authorization("https://push.example:8443", 1_700_000_000);
        let (token, public) =
            text.strip_prefix("vapid t=").and_then(|text| text.split_once(", k=")).ok_or("vapid")?;
        assert_eq!(public, vapid.public());
        assert_eq!(URL_SAFE_NO_PAD.decode(public)?.len(), 65);
        let (signed, signature) = token.rsplit_once('.').ok_or("three parts")?;
        let signature = Signature::from_slice(&URL_SAFE_NO_PAD.decode(signature)?)?;
        vapid.key.verifying_key().verify(signed.as_bytes(), &signature)?;
        let claims = URL_SAFE_NO_PAD.decode(signed.split_once('.').ok_or("two parts")?.1)?;
        let claims: serde_json::Value = serde_json::from_slice(&claims)?;
        assert_eq!(
            claims,
            serde_json::json!({ "aud": "https://push.example:8443", "exp": 1_700_043_200, "sub": "https://play.example" })
        );
        Ok(())
    }

    #[test]
    fn only_public_push_services_and_real_keys_are_accepted() {
        let public =
            "BLn9b-VR0ca83knDNZ32dCHGyjJp-1riX9ZTN40MqV8K_LpQmLqxC_DoHvqvFXO_nGdAB4W9dogZb_sM-uV4JbY";
        let auth = "_ordMnz7uTCmrpBTeUV4Bw";
        assert_eq!(check("https://push.example/x", public, auth, false), Ok(()));
        for endpoint in
            ["http://push.example/x", "https://127.0.0.1/x", "https://[fd00::1]/", "https://localhost/", "x"]
        {
            assert_eq!(check(endpoint, public, auth, false), Err(BadSubscription::Endpoint), "{endpoint}");
        }
        for (public, auth) in [("", auth), (public, ""), (auth, auth), (public, public)] {
            assert_eq!(check("https://push.example/x", public, auth, false), Err(BadSubscription::Keys));
        }
    }
}
