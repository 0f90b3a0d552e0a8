//! What messengers show of a link to a table: title, description and picture in the page's head (Open Graph). It holds no
//! more than the invitation itself shows: the host's name, how many seats are taken, and the pace. A private table without
//! its invitation looks like one that doesn't exist.

use crate::app::App;
use crate::headers;
use armonium_locale::{Arg, Language};
use armonium_protocol::{StageCard, TableCard};
use armonium_store::StoreError;
use armonium_table::{Pace, Secret, TableId, same_token};
use axum::extract::Query;
use axum::http::{HeaderMap, Uri, header};
use serde::Deserialize;
use std::time::Duration;
use tokio::time::timeout;

/// How long the store may take: without it the page comes with the general preview.
const PATIENCE: Duration = Duration::from_secs(1);
/// The picture, and its size in pixels.
const PICTURE: &str = "/invitation.png";
const PICTURE_SIZE: (u32, u32) = (1200, 630);
/// What the preview takes the place of.
const TITLE: &str = "<title>Armonium</title>";
/// How many languages of a request are read.
const MAX_LANGUAGES: usize = 20;

/// The tags of one table.
#[derive(Debug)]
pub(in crate::http) struct Preview {
    title: String,
    description: String,
    language: Language,
    /// The server's own address, and the place of the table there.
    address: Option<(String, String)>,
}

/// The invitation in an address.
#[derive(Default, Deserialize)]
struct Invited {
    invitation: Option<String>,
}

/// The preview of the page at this address, if it is a table's.
pub(in crate::http) async fn preview(app: &App, uri: &Uri, headers: &HeaderMap) -> Option<Preview> {
    let table: TableId = uri.path().strip_prefix("/table/")?.parse().ok()?;
    let Query(Invited { invitation }) = Query::try_from_uri(uri).unwrap_or_default();
    let card = match timeout(PATIENCE, card(app, table, invitation.as_deref())).await {
        Ok(Ok(card)) => card,
        Ok(Err(error)) => {
            tracing::debug!(%error, "the preview of a table could not be read");
            None
        }
        Err(_) => None,
    };
    let language = language(headers, card.as_ref().map(|(card, _)| card));
    let origin = headers::origin(headers, app);
    let place = match (&card, invitation) {
        // It is the right one, so it needs no escaping; a wrong one is left out.
        (Some((card, _)), Some(token)) if card.options.private => {
            format!("/table/{table}?invitation={token}")
        }
        _ => format!("/table/{table}"),
    };
    let (title, description) = match &card {
        Some((card, host)) => texts(card, host.as_deref(), language),
        None => (language.message("preview-title", &[]), language.message("preview-about", &[])),
    };
    Some(Preview { title, description, language, address: origin.map(|origin| (origin, place)) })
}

/// The table's card and its host's name, if a visitor with this invitation may know of it.
async fn card(
    app: &App,
    table: TableId,
    invitation: Option<&str>,
) -> Result<Option<(TableCard, Option<String>)>, StoreError> {
    let store = app.registry.store();
    let Some(listed) = store.listed(table).await? else { return Ok(None) };
    if listed.summary.private {
        let secret = store.secret(table).await?.map(Secret);
        let right = |given| secret.is_some_and(|secret| same_token(given, &secret.invitation()));
        if !invitation.is_some_and(right) {
            return Ok(None);
        }
    }
    // A card that cannot be read belongs to another version of the server.
    let Ok(card) = serde_json::from_str::<TableCard>(&listed.summary.card) else { return Ok(None) };
    let host = store.player(card.host).await?.map(|player| player.name);
    Ok(Some((card, host)))
}

/// Title and description of a table.
fn texts(card: &TableCard, host: Option<&str>, language: Language) -> (String, String) {
    let is_open = card.stage == StageCard::Open;
    let title = match host {
        Some(host) if is_open => language.message("preview-invitation", &[("host", Arg::Text(host))]),
        None if is_open => language.message("preview-invitation-nobody", &[]),
        Some(host) => language.message("preview-game", &[("host", Arg::Text(host))]),
        None => language.message("preview-title", &[]),
    };
    let taken = card.chairs.iter().filter(|chair| chair.player.is_some() || chair.bot.is_some()).count();
    let count = |number: usize| Arg::Number(u32::try_from(number).unwrap_or(u32::MAX));
    let pace = match card.options.pace() {
        Pace::Timed => "timed",
        Pace::Untimed => "untimed",
        Pace::Days => "days",
    };
    let stage = match card.stage {
        StageCard::Open => "open",
        StageCard::Running => "running",
        StageCard::Finished(_) | StageCard::Abandoned => "over",
    };
    let seats = language.message(
        "preview-seats",
        &[
            ("stage", Arg::Text(stage)),
            ("taken", count(taken)),
            ("seats", count(card.chairs.len())),
            ("pace", Arg::Text(pace)),
        ],
    );
    (title, format!("{seats} {}", language.message("preview-about", &[])))
}

/// The reader's language: the best of the request. Most messengers name none; then the one that is spoken at the table, if
/// its host named exactly one.
fn language(headers: &HeaderMap, card: Option<&TableCard>) -> Language {
    let accepted = headers.get(header::ACCEPT_LANGUAGE).and_then(|value| value.to_str().ok());
    let mut wanted: Vec<(f32, Language)> = accepted
        .unwrap_or_default()
        .split(',')
        .take(MAX_LANGUAGES)
        .filter_map(|part| {
            let (tag, weight) = part.split_once(';').unwrap_or((part, ""));
            let weight = weight.trim().strip_prefix("q=").map_or(Some(1.0), |weight| weight.parse().ok())?;
            Some((weight, Language::known(tag.trim())?)).filter(|_| weight > 0.0)
        })
        .collect();
    // Stable: of equal ones the first counts.
    wanted.sort_by(|one, other| other.0.total_cmp(&one.0));
    let spoken = || {
        let mut languages = card?.options.languages.iter();
        let only = languages.next().filter(|_| languages.next().is_none())?;
        Language::known(only.tag())
    };
    wanted.first().map(|(_, language)| *language).or_else(spoken).unwrap_or_default()
}

impl Preview {
    /// The page with this in its head.
    pub(super) fn put_into(&self, page: &str) -> String {
        page.replacen(TITLE, &self.tags(), 1)
    }

    fn tags(&self) -> String {
        let (title, description) = (escaped(&self.title), escaped(&self.description));
        let (width, height) = PICTURE_SIZE;
        let picture_text = escaped(&self.language.message("preview-picture", &[]));
        let mut tags = format!(
            "<title>{title}</title>\n\
             <meta name=\"description\" content=\"{description}\">\n\
             <meta property=\"og:type\" content=\"website\">\n\
             <meta property=\"og:site_name\" content=\"Armonium\">\n\
             <meta property=\"og:locale\" content=\"{}\">\n\
             <meta property=\"og:title\" content=\"{title}\">\n\
             <meta property=\"og:description\" content=\"{description}\">\n\
             <meta name=\"twitter:card\" content=\"summary_large_image\">\n\
             <meta name=\"twitter:title\" content=\"{title}\">\n\
             <meta name=\"twitter:description\" content=\"{description}\">",
            self.language.tag(),
        );
        if let Some((origin, place)) = &self.address {
            let (origin, place) = (escaped(origin), escaped(place));
            tags.push_str(&format!(
                "\n<meta property=\"og:url\" content=\"{origin}{place}\">\n\
                 <meta property=\"og:image\" content=\"{origin}{PICTURE}\">\n\
                 <meta property=\"og:image:type\" content=\"image/png\">\n\
                 <meta property=\"og:image:width\" content=\"{width}\">\n\
                 <meta property=\"og:image:height\" content=\"{height}\">\n\
                 <meta property=\"og:image:alt\" content=\"{picture_text}\">\n\
                 <meta name=\"twitter:image\" content=\"{origin}{PICTURE}\">\n\
                 <meta name=\"twitter:image:alt\" content=\"{picture_text}\">"
            ));
        }
        tags
    }
}

/// A text for an attribute or an element of HTML.
fn escaped(text: &str) -> String {
    let mut escaped = String::with_capacity(text.len());
    for letter in text.chars() {
        match letter {
            '&' => escaped.push_str("&amp;"),
            '<' => escaped.push_str("&lt;"),
            '>' => escaped.push_str("&gt;"),
            '"' => escaped.push_str("&quot;"),
            '\'' => escaped.push_str("&#39;"),
            letter => escaped.push(letter),
        }
    }
    escaped
}

#[cfg(test)]
mod tests {
    use super::*;
    use axum::http::HeaderValue;

    fn accepting(languages: &'static str) -> HeaderMap {
        HeaderMap::from_iter([(header::ACCEPT_LANGUAGE, HeaderValue::from_static(languages))])
    }

    #[test]
    fn the_readers_best_language_counts() {
        for (accepted, best) in [
            ("it-IT,it;q=0.9,en;q=0.8", Language::Italian),
            ("de, fr;q=0.5, es;q=0.7", Language::Spanish),
            ("ru;q=0, fr", Language::French),
            ("de-DE", Language::English),
            ("*", Language::English),
            ("it;q=broken, en", Language::English),
        ] {
            assert_eq!(language(&accepting(accepted), None), best, "{accepted}");
        }
        assert_eq!(language(&HeaderMap::new(), None), Language::English);
    }

    #[test]
    fn a_name_never_leaves_its_attribute() {
        let preview = Preview {
            title: "\"><script>alert('x')</script> & co".to_owned(),
            description: "it's <b>".to_owned(),
            language: Language::English,
            address: Some(("https://play.example".to_owned(), "/table/x".to_owned())),
        };
        let page = preview.put_into(&format!("<head>{TITLE}</head>"));
        assert!(!page.contains("<script>") && !page.contains("<b>"), "{page}");
        assert!(page.contains(
            "og:title\" content=\"&quot;&gt;&lt;script&gt;alert(&#39;x&#39;)&lt;/script&gt; &amp; co\""
        ));
        assert!(page.contains("og:image\" content=\"https://play.example/invitation.png\""));
    }
}
