//! E-mail: messages in plain text and HTML, the links in them, and the mail server.

use super::message::{NoticeKind, NoticeMessage};
use crate::config::Smtp;
use armonium_locale::{Arg, Language};
use armonium_store::Hash;
use armonium_table::PlayerId;
use hmac::{Hmac, KeyInit, Mac};
use lettre::message::header::{HeaderName, HeaderValue};
use lettre::message::{Mailbox, Message, MultiPart};
use lettre::transport::smtp::{Error as SmtpError, SmtpTransport};
use lettre::{Address, Transport};
use sha2::Sha256;
use std::fmt::Write;
use std::sync::atomic::{AtomicBool, Ordering};
use std::time::Duration;

/// How long the mail server may take to answer.
const TIMEOUT: Duration = Duration::from_secs(20);
/// The longest address.
const LONGEST: usize = 254;
/// For how long a link that confirms an address is valid, in milliseconds.
const CONFIRM_WITHIN: i64 = 3 * 24 * 3_600_000;

/// The outcome of an attempt to send.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Mailed {
    Accepted,
    /// The mail server refuses this recipient or this mail for good.
    Refused,
    /// To be tried again.
    Failed,
}

/// The mail server.
pub(crate) struct Mailer {
    transport: SmtpTransport,
    from: Mailbox,
    failing: AtomicBool,
}

impl Mailer {
    pub(crate) fn new(smtp: &Smtp) -> Result<Self, String> {
        let builder = SmtpTransport::from_url(&smtp.url).map_err(|error| error.to_string())?;
        let from = smtp.from.parse::<Mailbox>().map_err(|error| error.to_string())?;
        Ok(Self { transport: builder.timeout(Some(TIMEOUT)).build(), from, failing: AtomicBool::new(false) })
    }

    /// Sends a mail. An outage is logged once, and its end too.
    pub(super) fn send(&self, to: &str, mail: &Mail) -> Mailed {
        let Some(message) = self.message(to, mail) else { return Mailed::Refused };
        let sent = self.transport.send(&message);
        let outcome = match &sent {
            Ok(_) => Mailed::Accepted,
            Err(error) if is_about_the_mail(error) => Mailed::Refused,
            Err(_) => Mailed::Failed,
        };
        let fails = outcome == Mailed::Failed;
        metrics::gauge!("armonium_mail_server_up").set(if fails { 0.0 } else { 1.0 });
        match (self.failing.swap(fails, Ordering::Relaxed), sent) {
            (false, Err(error)) if fails => {
                tracing::warn!(%error, "the mail server does not take mail; it is retried until it does");
            }
            (true, _) if !fails => tracing::info!("the mail server takes mail again"),
            _ => {}
        }
        outcome
    }

    fn message(&self, to: &str, mail: &Mail) -> Option<Message> {
        let to = Mailbox::new(None, to.parse().ok()?);
        let mut message = Message::builder()
            .from(self.from.clone())
            .to(to)
            .subject(mail.subject.clone())
            .message_id(Some(format!("<{}@{}>", mail.id, self.from.email.domain())))
            .multipart(MultiPart::alternative_plain_html(mail.text.clone(), mail.html.clone()))
            .ok()?;
        let mut header = |name: &'static str, value: String| {
            let name = HeaderName::new_from_ascii_str(name);
            // The values are ASCII, so they are encoded already.
            message.headers_mut().insert_raw(HeaderValue::dangerous_new_pre_encoded(
                name,
                value.clone(),
                value,
            ));
        };
        header("Auto-Submitted", "auto-generated".to_owned());
        if let Some(link) = &mail.unsubscribe {
            header("List-Unsubscribe", format!("<{link}>"));
            header("List-Unsubscribe-Post", "List-Unsubscribe=One-Click".to_owned());
        }
        Some(message)
    }
}

/// True if the mail server's answer is about this recipient or mail: trying again would not help. Other permanent errors,
/// such as a wrong password, are the operator's.
fn is_about_the_mail(error: &SmtpError) -> bool {
    error.status().is_some_and(|code| matches!(u16::from(code), 550..=554))
}

/// The address as it is stored, if it is one.
pub(crate) fn address(text: &str) -> Option<String> {
    let text = text.trim();
    let address: Address = text.parse().ok()?;
    (text.len() <= LONGEST && text.is_ascii() && address.domain().contains('.')).then(|| text.to_owned())
}

/// What the links in e-mails do.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum LinkKind {
    Confirm,
    Unsubscribe,
}

/// Signs and checks the tokens in links.
#[derive(Clone, Copy)]
pub(crate) struct Links(pub(super) Hash);

/// A token as it is read; `mac` is not checked yet.
pub(crate) struct LinkToken {
    pub(crate) player: PlayerId,
    until: i64,
    mac: Vec<u8>,
}

impl LinkToken {
    pub(crate) fn parse(text: &str) -> Option<Self> {
        let mut parts = text.split('.');
        let (player, until, mac) = (parts.next()?, parts.next()?, parts.next()?);
        let token =
            Self { player: player.parse().ok()?, until: until.parse().ok()?, mac: hex::decode(mac).ok()? };
        parts.next().is_none().then_some(token)
    }
}

impl Links {
    /// A token for a player and address. Confirming is possible for some days, unsubscribing always.
    pub(crate) fn token(self, kind: LinkKind, player: PlayerId, address: &str, now: i64) -> String {
        let until = match kind {
            LinkKind::Confirm => now + CONFIRM_WITHIN,
            LinkKind::Unsubscribe => 0,
        };
        let mac = self.mac(kind, player, address, until).map(|mac| mac.finalize().into_bytes());
        format!("{player}.{until}.{}", hex::encode(mac.unwrap_or_default()))
    }

    /// True if this server signed the token for this address, and it is still valid.
    pub(crate) fn is_valid(self, kind: LinkKind, token: &LinkToken, address: &str, now: i64) -> bool {
        let is_in_time = kind == LinkKind::Unsubscribe || now < token.until;
        let mac = self.mac(kind, token.player, address, token.until);
        is_in_time && mac.is_some_and(|mac| mac.verify_slice(&token.mac).is_ok())
    }

    /// `None` never happens: HMAC takes keys of any length.
    fn mac(self, kind: LinkKind, player: PlayerId, address: &str, until: i64) -> Option<Hmac<Sha256>> {
        let mut mac = Hmac::<Sha256>::new_from_slice(&self.0).ok()?;
        mac.update(format!("{kind:?} {player} {until} {address}").as_bytes());
        Some(mac)
    }
}

/// A mail.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) struct Mail {
    id: String,
    subject: String,
    text: String,
    html: String,
    unsubscribe: Option<String>,
}

/// What a mail is written with.
pub(super) struct Letter<'a> {
    pub(super) language: Language,
    pub(super) name: &'a str,
    pub(super) player: PlayerId,
    pub(super) public_url: &'a str,
}

impl Letter<'_> {
    fn say(&self, key: &str, args: &[(&'static str, Arg<'_>)]) -> String {
        self.language.message(key, args)
    }

    fn host(&self) -> &str {
        self.public_url.split("://").nth(1).unwrap_or(self.public_url)
    }

    /// The mail that asks to confirm an address. It contains the player's name and nothing else that the player wrote.
    pub(super) fn confirmation(&self, token: &str, id: i64) -> Mail {
        let link = format!("{}/email?confirm={token}", self.public_url);
        let names = [("name", Arg::Text(self.name)), ("host", Arg::Text(self.host()))];
        let subject = self.say("email-confirm-subject", &names);
        let mut page = Page::new(self.language);
        page.line(&self.say("email-confirm-about", &names));
        page.link(&self.say("email-confirm-link", &[]), &link);
        page.note(&self.say("email-confirm-ignore", &[]));
        page.finish(format!("confirm-{}-{id}", self.player), subject, None)
    }

    /// The mail of a message.
    pub(super) fn notice(&self, message: &NoticeMessage, token: &str) -> Mail {
        let mut page = Page::new(self.language);
        page.line(&self.say("email-greeting", &[("name", Arg::Text(self.name))]));
        for line in &message.lines {
            let players = line.players.join(", ");
            page.line(&self.say(sentence(line.kind, &players), &[("players", Arg::Text(&players))]));
            page.link(&self.say("email-open", &[]), &format!("{}/table/{}", self.public_url, line.table));
        }
        let page_link = format!("{}/email?unsubscribe={token}", self.public_url);
        page.note(
            &self.say("email-why", &[("name", Arg::Text(self.name)), ("host", Arg::Text(self.host()))]),
        );
        page.link(&self.say("email-unsubscribe", &[]), &page_link);
        let subject = match &message.lines[..] {
            [line] => self.say(
                sentence(line.kind, &line.players.join(", ")),
                &[("players", Arg::Text(&line.players.join(", ")))],
            ),
            _ if message.waiting > 0 => self.say("notice-turns", &[("count", Arg::Number(message.waiting))]),
            _ => self.say("notice-news", &[]),
        };
        let one_click = format!("{}/api/email/unsubscribe?token={token}", self.public_url);
        page.finish(format!("notice-{}-{}", self.player, message.id), subject, Some(one_click))
    }
}

/// The sentence of a line. With nobody but bots there are no names to say.
fn sentence(kind: NoticeKind, players: &str) -> &'static str {
    match (kind, players.is_empty()) {
        (NoticeKind::YourTurn, false) => "notice-turn-with",
        (NoticeKind::YourTurn, true) => "notice-turn-bots",
        (NoticeKind::Began, false) => "notice-began-with",
        (NoticeKind::Began, true) => "notice-began-bots",
        (NoticeKind::Over, false) => "notice-over-with",
        (NoticeKind::Over, true) => "notice-over-bots",
        (NoticeKind::Said, false) => "notice-said-with",
        (NoticeKind::Said, true) => "notice-said-bots",
    }
}

/// A mail being written, in both forms.
struct Page {
    text: String,
    html: String,
}

impl Page {
    fn new(language: Language) -> Self {
        let html = format!(
            "<!doctype html><html lang=\"{}\"><body style=\"font:16px/1.5 sans-serif;max-width:36em;margin:0 auto\">",
            language.tag()
        );
        Self { text: String::new(), html }
    }

    fn line(&mut self, text: &str) {
        let _ = write!(self.text, "{text}\n\n");
        let _ = write!(self.html, "<p>{}</p>", escaped(text));
    }

    fn note(&mut self, text: &str) {
        let _ = write!(self.text, "{text}\n\n");
        let _ = write!(self.html, "<p style=\"color:#666;font-size:14px\">{}</p>", escaped(text));
    }

    fn link(&mut self, text: &str, link: &str) {
        let _ = write!(self.text, "{text}: {link}\n\n");
        let _ = write!(self.html, "<p><a href=\"{}\">{}</a></p>", escaped(link), escaped(text));
    }

    fn finish(self, id: String, subject: String, unsubscribe: Option<String>) -> Mail {
        Mail { id, subject, text: self.text, html: format!("{}</body></html>", self.html), unsubscribe }
    }
}

fn escaped(text: &str) -> String {
    text.replace('&', "&amp;").replace('<', "&lt;").replace('>', "&gt;").replace('"', "&quot;")
}

#[cfg(test)]
mod tests {
    use super::super::message::NoticeLine;
    use super::*;
    use armonium_table::TableId;

    #[test]
    fn a_link_is_valid_for_its_purpose_player_and_address_only() {
        let (links, other) = (Links([1; 32]), Links([2; 32]));
        let (ada, bob) = (PlayerId::from_bits(1), PlayerId::from_bits(2));
        let text = links.token(LinkKind::Confirm, ada, "ada@example.com", 0);
        let token = LinkToken::parse(&text).expect("a token");
        assert!(links.is_valid(LinkKind::Confirm, &token, "ada@example.com", CONFIRM_WITHIN - 1));
        assert!(!links.is_valid(LinkKind::Confirm, &token, "ada@example.com", CONFIRM_WITHIN));
        assert!(!links.is_valid(LinkKind::Confirm, &token, "eve@example.com", 1));
        assert!(!links.is_valid(LinkKind::Unsubscribe, &token, "ada@example.com", 1));
        assert!(!other.is_valid(LinkKind::Confirm, &token, "ada@example.com", 1));
        let forged = LinkToken { player: bob, ..token };
        assert!(!links.is_valid(LinkKind::Confirm, &forged, "ada@example.com", 1));
        for text in ["", "..", "x.1.2", "1.2.3.4", "1.x.2"] {
            assert!(LinkToken::parse(text).is_none(), "{text}");
        }
    }

    #[test]
    fn addresses_are_checked() {
        assert_eq!(address(" ada@example.com ").as_deref(), Some("ada@example.com"));
        for text in
            ["", "ada", "ada@localhost", "a b@example.com", "ada@example.com\r\nBcc: x@y.z", "ä@example.com"]
        {
            assert_eq!(address(text), None, "{text:?}");
        }
    }

    #[test]
    fn every_language_writes_mails_in_both_forms_and_escapes_names() {
        let line = |kind, players: &[&str]| NoticeLine {
            kind,
            table: TableId::from_bits(9),
            players: players.iter().map(|name| (*name).to_owned()).collect(),
        };
        for language in Language::ALL {
            let letter = Letter {
                language,
                name: "<b>Ada",
                player: PlayerId::from_bits(1),
                public_url: "https://play.example",
            };
            for kind in [NoticeKind::YourTurn, NoticeKind::Began, NoticeKind::Over, NoticeKind::Said] {
                for players in [&["Bob & Co"][..], &[]] {
                    let message = NoticeMessage {
                        id: "5".into(),
                        waiting: 1,
                        lines: vec![line(kind, players), line(kind, players)],
                    };
                    let mail = letter.notice(&message, "TOKEN");
                    for text in [&mail.subject, &mail.text, &mail.html] {
                        assert!(
                            !text.contains("notice-") && !text.contains("email-"),
                            "{language:?}: {text}"
                        );
                    }
                    assert!(mail.text.contains("https://play.example/table/"), "{}", mail.text);
                    assert!(
                        mail.html.contains("&lt;b&gt;Ada") && !mail.html.contains("<b>Ada"),
                        "{}",
                        mail.html
                    );
                    assert_eq!(mail.text.contains("Bob & Co"), !players.is_empty(), "{}", mail.text);
                }
            }
            let mail = letter.confirmation("TOKEN", 1);
            assert!(mail.text.contains("https://play.example/email?confirm=TOKEN"), "{}", mail.text);
            assert!(!mail.text.contains("email-confirm") && !mail.subject.contains("email-"), "{mail:?}");
            assert_eq!(mail.unsubscribe, None);
        }
    }
}
