//! A player's rules for notices: which, when, and in which language.

use armonium_locale::Language;
use jiff::civil::Time;
use jiff::tz::TimeZone;
use jiff::{Timestamp, Zoned};
use serde::{Deserialize, Serialize};
use utoipa::ToSchema;

/// For how long after the last sign of it a player counts as looking at a page, in milliseconds. Pages send one every minute.
const LOOKING: i64 = 90_000;
/// Minutes in a day.
const DAY: u16 = 24 * 60;

/// A player's rules for notices. Moments of the day are minutes after midnight in the player's time zone.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, ToSchema)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(deny_unknown_fields)]
pub(crate) struct NoticeRules {
    /// The language of e-mails, as a tag.
    pub(crate) language: String,
    /// The time zone, such as `Europe/Rome`.
    pub(crate) zone: String,
    /// Send nothing but "your turn".
    pub(crate) only_turns: bool,
    /// Send nothing while the player looks at a page of the server.
    pub(crate) not_while_looking: bool,
    /// When to send nothing.
    pub(crate) quiet: Option<QuietHours>,
    /// Send everything once a day, at this moment.
    pub(crate) digest: Option<u16>,
}

/// Hours of the day, which may include midnight.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, ToSchema)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(deny_unknown_fields)]
pub(crate) struct QuietHours {
    /// When they begin.
    pub(crate) from: u16,
    /// When they end.
    pub(crate) to: u16,
}

/// Why rules are refused.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
pub(crate) enum BadRules {
    #[error("This language isn’t known; use one of en, it, fr, es, ru.")]
    Language,
    #[error("This time zone isn’t known; use a name such as Europe/Rome.")]
    Zone,
    #[error(
        "A moment of the day is a number of minutes from 0 to 1439, and quiet hours end when they don’t begin."
    )]
    Time,
}

impl Default for NoticeRules {
    fn default() -> Self {
        Self {
            language: Language::default().tag().to_owned(),
            zone: "UTC".to_owned(),
            only_turns: false,
            not_while_looking: true,
            quiet: None,
            digest: None,
        }
    }
}

impl NoticeRules {
    /// Stored rules. Rules that cannot be read belong to another version of the server.
    pub(crate) fn parse(text: &str) -> Self {
        serde_json::from_str(text).unwrap_or_default()
    }

    pub(crate) fn check(&self) -> Result<(), BadRules> {
        if !Language::ALL.iter().any(|language| language.tag() == self.language) {
            return Err(BadRules::Language);
        }
        if self.zone.len() > 64 || TimeZone::get(&self.zone).is_err() {
            return Err(BadRules::Zone);
        }
        let is_quiet =
            self.quiet.is_none_or(|quiet| quiet.from < DAY && quiet.to < DAY && quiet.from != quiet.to);
        if is_quiet && self.digest.is_none_or(|digest| digest < DAY) { Ok(()) } else { Err(BadRules::Time) }
    }

    pub(crate) fn language(&self) -> Language {
        Language::best(&self.language)
    }

    /// When a notice that comes now is due: at once, or with the next digest.
    pub(crate) fn due(&self, now: i64) -> i64 {
        let digest = self.digest.and_then(|digest| self.next(now, digest));
        digest.unwrap_or(now)
    }

    /// Until when nothing may be sent, if so: quiet hours, or the player is looking.
    pub(crate) fn silence(&self, now: i64, seen: i64) -> Option<i64> {
        if self.not_while_looking && seen <= now && now - seen < LOOKING {
            return Some(seen + LOOKING);
        }
        let quiet = self.quiet?;
        let local = self.local(now)?;
        let minute = local.hour() as u16 * 60 + local.minute() as u16;
        let is_quiet = match quiet {
            QuietHours { from, to } if from < to => (from..to).contains(&minute),
            QuietHours { from, to } => minute >= from || minute < to,
        };
        if is_quiet { self.next(now, quiet.to) } else { None }
    }

    fn local(&self, now: i64) -> Option<Zoned> {
        let zone = TimeZone::get(&self.zone).unwrap_or(TimeZone::UTC);
        Some(Timestamp::from_millisecond(now).ok()?.to_zoned(zone))
    }

    /// The next time it is this moment of the day.
    fn next(&self, now: i64, minute: u16) -> Option<i64> {
        let local = self.local(now)?;
        let time = Time::new((minute / 60) as i8, (minute % 60) as i8, 0, 0).ok()?;
        let mut date = local.date();
        // A change of the clock can skip the moment of one day.
        for _ in 0..3 {
            let moment = date.to_datetime(time).to_zoned(local.time_zone().clone()).ok()?;
            let moment = moment.timestamp().as_millisecond();
            if moment > now {
                return Some(moment);
            }
            date = date.tomorrow().ok()?;
        }
        None
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn at(text: &str) -> i64 {
        text.parse::<Timestamp>().map(Timestamp::as_millisecond).unwrap_or_default()
    }

    fn in_rome(quiet: Option<(u16, u16)>, digest: Option<u16>) -> NoticeRules {
        let quiet = quiet.map(|(from, to)| QuietHours { from: from * 60, to: to * 60 });
        NoticeRules {
            zone: "Europe/Rome".to_owned(),
            quiet,
            digest: digest.map(|hour| hour * 60),
            ..NoticeRules::default()
        }
    }

    #[test]
    fn quiet_hours_are_those_of_the_players_own_clock_summer_and_winter() {
        let rules = in_rome(Some((22, 8)), None);
        assert_eq!(rules.silence(at("2026-07-01T19:59:00Z"), 0), None, "it is 21:59 in Rome");
        assert_eq!(rules.silence(at("2026-07-01T20:00:00Z"), 0), Some(at("2026-07-02T06:00:00Z")));
        assert_eq!(rules.silence(at("2026-07-02T05:59:59Z"), 0), Some(at("2026-07-02T06:00:00Z")));
        assert_eq!(rules.silence(at("2026-07-02T06:00:00Z"), 0), None);
        assert_eq!(rules.silence(at("2026-01-01T20:30:00Z"), 0), None, "in winter it is 21:30");
        // The night in which clocks are put back is an hour longer.
        assert_eq!(rules.silence(at("2026-10-24T20:00:00Z"), 0), Some(at("2026-10-25T07:00:00Z")));
        let noon = in_rome(Some((12, 14)), None);
        assert_eq!(noon.silence(at("2026-07-01T10:00:00Z"), 0), Some(at("2026-07-01T12:00:00Z")));
        assert_eq!(noon.silence(at("2026-07-01T09:59:00Z"), 0), None);
    }

    #[test]
    fn a_digest_is_due_at_its_hour_once_a_day() {
        let rules = in_rome(None, Some(18));
        assert_eq!(rules.due(at("2026-07-01T15:00:00Z")), at("2026-07-01T16:00:00Z"));
        assert_eq!(rules.due(at("2026-07-01T16:00:00Z")), at("2026-07-02T16:00:00Z"));
        assert_eq!(in_rome(None, None).due(7), 7);
    }

    #[test]
    fn nothing_is_sent_while_the_player_looks() {
        let now = at("2026-07-01T12:00:00Z");
        let mut rules = in_rome(None, None);
        assert_eq!(rules.silence(now, now - 10_000), Some(now + 80_000));
        assert_eq!(rules.silence(now, now - 90_000), None);
        rules.not_while_looking = false;
        assert_eq!(rules.silence(now, now), None);
    }

    #[test]
    fn bad_rules_are_refused() {
        assert_eq!(in_rome(Some((22, 8)), Some(18)).check(), Ok(()));
        let bad = |change: fn(&mut NoticeRules)| {
            let mut rules = in_rome(None, None);
            change(&mut rules);
            rules.check()
        };
        assert_eq!(bad(|rules| rules.language = "xx".to_owned()), Err(BadRules::Language));
        assert_eq!(bad(|rules| rules.zone = "Mars/Olympus".to_owned()), Err(BadRules::Zone));
        assert_eq!(bad(|rules| rules.digest = Some(DAY)), Err(BadRules::Time));
        assert_eq!(bad(|rules| rules.quiet = Some(QuietHours { from: 60, to: 60 })), Err(BadRules::Time));
    }
}
