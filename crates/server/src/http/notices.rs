//! Where and when the caller wants notices: push subscriptions, the e-mail address, rules. Delivery: notices.rs in the crate.

use super::body::{Asked, Body};
use super::caller::{Address, Me, Session, Someone};
use super::error::{Answer, Error};
use crate::app::App;
use crate::notices::{
    BadRules, BadSubscription, LinkKind, LinkToken, NoticeError, NoticeRules, address, check_subscription,
};
use armonium_store::{EmailAddress, Hash, PushSubscription};
use axum::Json;
use axum::extract::State;
use axum::http::StatusCode;
use axum::response::Redirect;
use serde::{Deserialize, Serialize};
use sha2::{Digest, Sha256};
use utoipa::ToSchema;
use utoipa_axum::router::OpenApiRouter;
use utoipa_axum::routes;

pub(super) fn router() -> OpenApiRouter<App> {
    OpenApiRouter::new()
        .routes(routes!(show, change))
        .routes(routes!(looking))
        .routes(routes!(subscribe, unsubscribe))
        .routes(routes!(set_email, remove_email))
        .routes(routes!(confirm))
        .routes(routes!(unsubscribe_page, unsubscribe_email))
}

impl From<NoticeError> for Error {
    fn from(error: NoticeError) -> Self {
        match error {
            NoticeError::Store(error) => error.into(),
            NoticeError::Table(error) => error.into(),
            NoticeError::NoRandomness(error) => error.into(),
            NoticeError::BadKey => {
                tracing::error!(%error, "push messages cannot be sent");
                Self::INSIDE
            }
        }
    }
}

impl From<BadRules> for Error {
    fn from(bad: BadRules) -> Self {
        Self::senseless("bad_rules", bad.to_string())
    }
}

impl From<BadSubscription> for Error {
    fn from(bad: BadSubscription) -> Self {
        Self::senseless("bad_subscription", bad.to_string())
    }
}

const BAD_LINK: Error = Error::fixed(
    StatusCode::UNPROCESSABLE_ENTITY,
    "bad_email_link",
    "This link isn’t valid any more. Ask for a new one on the page with your account.",
);

/// Where and when the caller wants notices.
#[derive(Serialize, ToSchema)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub(super) struct NoticeSettings {
    /// The key that a browser subscribes to push messages with.
    push_key: String,
    /// How many browsers get push messages.
    browsers: u32,
    /// Whether this server sends e-mail.
    email_offered: bool,
    /// The caller's e-mail address.
    email: Option<EmailCard>,
    /// Where alerts go.
    webhook: Option<String>,
    /// The caller's rules.
    rules: NoticeRules,
}

/// The caller's e-mail address.
#[derive(Serialize, ToSchema)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub(super) struct EmailCard {
    address: String,
    /// Without it nothing is sent there.
    confirmed: bool,
}

/// Where and when the caller wants notices.
#[utoipa::path(get, path = "/api/me/notices", tag = "notices", security(("cookie" = []), ("bearer" = [])),
    responses((status = 200, description = "The settings", body = NoticeSettings)))]
async fn show(State(app): State<App>, Me(me): Me) -> Answer<Json<NoticeSettings>> {
    let store = app.registry.store();
    let (rules, _) = app.notices.rules(me.id).await?;
    let card = |EmailAddress { address, confirmed, .. }| EmailCard { address, confirmed };
    Ok(Json(NoticeSettings {
        push_key: app.notices.push_key().await?,
        browsers: store.push_subscriptions(me.id).await?.len() as u32,
        email_offered: app.notices.sends_email(),
        email: store.email(me.id).await?.map(card),
        webhook: me.webhook.map(|webhook| webhook.url),
        rules,
    }))
}

/// Changes the caller's rules.
#[utoipa::path(put, path = "/api/me/notices", tag = "notices", request_body = NoticeRules,
    security(("cookie" = []), ("bearer" = [])), responses((status = 204, description = "Changed")))]
async fn change(State(app): State<App>, Me(me): Me, Body(rules): Body<NoticeRules>) -> Answer<StatusCode> {
    rules.check()?;
    let store = app.registry.store();
    let text = serde_json::to_string(&rules).map_err(|_| Error::INSIDE)?;
    store.set_notice_rules(me.id, &text).await?;
    store.reschedule_mailboxes(me.id, rules.due(app.registry.now())).await?;
    Ok(StatusCode::NO_CONTENT)
}

/// Whether the server needs to know.
#[derive(Serialize, ToSchema)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub(super) struct Looking {
    /// False for a player without notices and for nobody, whose page need not send it again.
    notices: bool,
}

/// The caller looks at a page. A page that is visible sends this every minute.
#[utoipa::path(post, path = "/api/me/looking", tag = "notices", security((), ("cookie" = []), ("bearer" = [])),
    responses((status = 200, description = "Noted", body = Looking)))]
async fn looking(State(app): State<App>, caller: Someone) -> Answer<Json<Looking>> {
    let store = app.registry.store();
    let Some(me) = caller.id() else { return Ok(Json(Looking { notices: false })) };
    let notices = store.notice_rules(me).await?.is_some();
    if notices {
        store.set_seen(me, app.registry.now()).await?;
    }
    Ok(Json(Looking { notices }))
}

/// A browser's subscription, as its `toJSON()` gives it.
#[derive(Deserialize, ToSchema)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub(super) struct NewSubscription {
    endpoint: String,
    keys: SubscriptionKeys,
}

#[derive(Deserialize, ToSchema)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub(super) struct SubscriptionKeys {
    p256dh: String,
    auth: String,
}

#[derive(Deserialize, ToSchema)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(deny_unknown_fields)]
pub(super) struct OldSubscription {
    endpoint: String,
}

fn subscription_id(endpoint: &str) -> Hash {
    Sha256::digest(endpoint.as_bytes()).into()
}

/// Without rules nobody knows when the player looks, so the first channel makes them.
async fn ensure_rules(
    app: &App,
    me: armonium_table::PlayerId,
    change: impl FnOnce(&mut NoticeRules),
) -> Answer<()> {
    let store = app.registry.store();
    if store.notice_rules(me).await?.is_none() {
        let mut rules = NoticeRules::default();
        change(&mut rules);
        rules.check()?;
        let text = serde_json::to_string(&rules).map_err(|_| Error::INSIDE)?;
        store.set_notice_rules(me, &text).await?;
    }
    Ok(())
}

/// Sends push messages to the caller's browser from now on, until the session ends.
#[utoipa::path(post, path = "/api/me/push", tag = "notices", request_body = NewSubscription,
    security(("cookie" = []), ("bearer" = [])), responses((status = 204, description = "Subscribed")))]
async fn subscribe(
    State(app): State<App>,
    Session { player: me, token }: Session,
    Body(NewSubscription { endpoint, keys }): Body<NewSubscription>,
) -> Answer<StatusCode> {
    check_subscription(&endpoint, &keys.p256dh, &keys.auth, app.config.allow_private_webhooks)?;
    ensure_rules(&app, me.id, |_| {}).await?;
    let subscription = PushSubscription {
        id: subscription_id(&endpoint),
        endpoint,
        p256dh: keys.p256dh,
        auth: keys.auth,
        at: app.registry.now(),
    };
    if !app.registry.store().subscribe(me.id, token, subscription).await? {
        return Err(Error::NOBODY);
    }
    Ok(StatusCode::NO_CONTENT)
}

/// Sends no more push messages to a browser of the caller.
#[utoipa::path(delete, path = "/api/me/push", tag = "notices", request_body = OldSubscription,
    security(("cookie" = []), ("bearer" = [])), responses((status = 204, description = "Unsubscribed")))]
async fn unsubscribe(
    State(app): State<App>,
    Me(me): Me,
    Body(OldSubscription { endpoint }): Body<OldSubscription>,
) -> Answer<StatusCode> {
    app.registry.store().unsubscribe(me.id, subscription_id(&endpoint)).await?;
    Ok(StatusCode::NO_CONTENT)
}

/// An e-mail address.
#[derive(Deserialize, ToSchema)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(deny_unknown_fields)]
pub(super) struct NewEmail {
    address: String,
    /// The language of the mail that asks to confirm it, as a tag.
    language: String,
}

/// Sets the caller's e-mail address, and sends a mail there that asks to confirm it.
#[utoipa::path(put, path = "/api/me/email", tag = "notices", request_body = NewEmail,
    security(("cookie" = []), ("bearer" = [])),
    responses((status = 202, description = "The mail is on its way", body = EmailCard)))]
async fn set_email(
    State(app): State<App>,
    Address(from): Address,
    Me(me): Me,
    Body(NewEmail { address: given, language }): Body<NewEmail>,
) -> Answer<(StatusCode, Json<EmailCard>)> {
    if !app.notices.sends_email() {
        return Err(Error::senseless("no_email", "This server sends no e-mail."));
    }
    let given = address(&given)
        .ok_or(Error::senseless("bad_email", "This isn’t an e-mail address such as ada@example.com."))?;
    let store = app.registry.store();
    if store.email(me.id).await?.is_some_and(|email| email.confirmed && email.address == given) {
        return Ok((StatusCode::ACCEPTED, Json(EmailCard { address: given, confirmed: true })));
    }
    app.limits.confirmations_per_address.take(from)?;
    app.limits.confirmations_per_player.take(me.id)?;
    app.limits.confirmations_per_email.take(subscription_id(&given.to_lowercase()))?;
    ensure_rules(&app, me.id, |rules| rules.language = language).await?;
    let at = app.registry.now();
    store.set_email(me.id, &given, at).await?;
    app.notices.ask_to_confirm(me.id, at).await?;
    Ok((StatusCode::ACCEPTED, Json(EmailCard { address: given, confirmed: false })))
}

/// Removes the caller's e-mail address.
#[utoipa::path(delete, path = "/api/me/email", tag = "notices", security(("cookie" = []), ("bearer" = [])),
    responses((status = 204, description = "Removed")))]
async fn remove_email(State(app): State<App>, Me(me): Me) -> Answer<StatusCode> {
    app.registry.store().remove_email(me.id).await?;
    Ok(StatusCode::NO_CONTENT)
}

/// The token in a link of an e-mail. It needs no other proof.
#[derive(Deserialize, ToSchema, utoipa::IntoParams)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[into_params(parameter_in = Query)]
#[serde(deny_unknown_fields)]
pub(super) struct EmailToken {
    token: String,
}

/// Whether a token was signed for the address that the player has now.
async fn checked(app: &App, kind: LinkKind, text: &str) -> Answer<Option<(LinkToken, EmailAddress)>> {
    let token = LinkToken::parse(text).ok_or(BAD_LINK)?;
    let Some(email) = app.registry.store().email(token.player).await? else { return Ok(None) };
    if !app.notices.links().await?.is_valid(kind, &token, &email.address, app.registry.now()) {
        return Err(BAD_LINK);
    }
    Ok(Some((token, email)))
}

/// Confirms an e-mail address.
#[utoipa::path(post, path = "/api/email/confirm", tag = "notices", request_body = EmailToken,
    responses((status = 200, description = "Confirmed", body = EmailCard)))]
async fn confirm(
    State(app): State<App>,
    Body(EmailToken { token }): Body<EmailToken>,
) -> Answer<Json<EmailCard>> {
    let (token, email) = checked(&app, LinkKind::Confirm, &token).await?.ok_or(BAD_LINK)?;
    if !app.registry.store().confirm_email(token.player, &email.address).await? {
        return Err(BAD_LINK);
    }
    Ok(Json(EmailCard { address: email.address, confirmed: true }))
}

/// For mail programs that open the address of one-click unsubscribing: leads to the page that asks.
#[utoipa::path(get, path = "/api/email/unsubscribe", tag = "notices", params(EmailToken),
    responses((status = 303, description = "The page that asks")))]
async fn unsubscribe_page(Asked(EmailToken { token }): Asked<EmailToken>) -> Redirect {
    let plain: String = token.chars().filter(|c| c.is_ascii_alphanumeric() || *c == '.').collect();
    Redirect::to(&format!("/email?unsubscribe={plain}"))
}

/// Removes an e-mail address with one click (RFC 8058). Nothing happens the second time.
#[utoipa::path(post, path = "/api/email/unsubscribe", tag = "notices", params(EmailToken),
    responses((status = 204, description = "No more mail is sent")))]
async fn unsubscribe_email(
    State(app): State<App>,
    Asked(EmailToken { token }): Asked<EmailToken>,
) -> Answer<StatusCode> {
    if let Some((token, _)) = checked(&app, LinkKind::Unsubscribe, &token).await? {
        app.registry.store().remove_email(token.player).await?;
    }
    Ok(StatusCode::NO_CONTENT)
}
