//! Lists of tables, from the cards alone.

use crate::LocalServer;
use crate::answer::{self, Answer};
use crate::http::{Request, query};
use crate::message::{Reply, StoredMeta};
use armonium_protocol::StageCard;
use armonium_protocol::http::{
    EndedAs, GamesAsked, Going, HistoryCard, MyGame, MyGames, PageAsked, PlayedAs, TableLine, TableList,
};
use armonium_rules::Outcome;
use armonium_table::{PlayerId, TableId};

/// Live games in one response.
const MOST_LIVE: usize = 1000;

/// True if a table is in this player's lists.
fn is_of(meta: &StoredMeta, player: PlayerId) -> bool {
    let open = meta.card.stage == StageCard::Open;
    meta.card.chairs.iter().any(|chair| chair.player == Some(player)) || (open && meta.card.host == player)
}

/// The lines of one page: those before its beginning, the highest keys first.
fn page<'a>(
    page: &PageAsked,
    lines: impl Iterator<Item = (i64, &'a StoredMeta)>,
) -> Answer<(Vec<&'a StoredMeta>, Option<String>)> {
    let before = page.before()?;
    let mut lines: Vec<((i64, TableId), &StoredMeta)> =
        lines.map(|(at, meta)| ((at, meta.id), meta)).collect();
    lines.retain(|(key, _)| before.is_none_or(|before| *key < before));
    lines.sort_unstable_by(|(one, _), (other, _)| other.cmp(one));
    lines.truncate(page.limit() as usize);
    let next = page.next(lines.len(), lines.last().map(|(key, _)| *key));
    Ok((lines.into_iter().map(|(_, meta)| meta).collect(), next))
}

impl LocalServer {
    /// A table in a list; in a player's own list with whose turn it is.
    fn line(&self, meta: &StoredMeta, me: Option<PlayerId>) -> TableLine {
        let mut card = meta.card.clone();
        for chair in &mut card.chairs {
            let stored =
                |player| meta.names.iter().find(|name| name.player == player).map(|name| name.name.clone());
            let known = |player| self.identity.name_of(player).map(str::to_owned);
            chair.name = chair.player.and_then(|player| known(player).or_else(|| stored(player)));
        }
        let own = me.filter(|_| card.stage == StageCard::Running);
        let my_turn = own.map(|me| meta.next.as_ref().is_some_and(|next| next.player == Some(me)));
        let next = own.and(meta.next);
        TableLine { id: meta.id, created: meta.created, changed: meta.changed, card, next, my_turn }
    }

    fn list(&self, (metas, next): (Vec<&StoredMeta>, Option<String>), me: Option<PlayerId>) -> Reply {
        let tables = metas.into_iter().map(|meta| self.line(meta, me)).collect();
        answer::json(200, &TableList { tables, next })
    }

    /// `GET /api/me/tables`.
    pub(crate) fn my_tables(&self, request: &Request) -> Answer<Reply> {
        let me = self.me(request.token.as_deref())?;
        let own = self.shelf.values().filter(|meta| is_of(meta, me)).map(|meta| (meta.changed, meta));
        Ok(self.list(page(&query(request)?, own)?, Some(me)))
    }

    /// `GET /api/tables`.
    pub(crate) fn open_tables(&self, request: &Request) -> Answer<Reply> {
        let is_open = |meta: &&StoredMeta| meta.card.stage == StageCard::Open && !meta.card.options.private;
        let open = self.shelf.values().filter(is_open).map(|meta| (meta.created, meta));
        Ok(self.list(page(&query(request)?, open)?, None))
    }

    /// `GET /api/games`.
    pub(crate) fn finished_games(&self, request: &Request) -> Answer<Reply> {
        let is_over = |meta: &&StoredMeta| {
            matches!(meta.card.stage, StageCard::Finished(_)) && !meta.card.options.private
        };
        let over = self.shelf.values().filter(is_over).map(|meta| (meta.changed, meta));
        Ok(self.list(page(&query(request)?, over)?, None))
    }

    /// `GET /api/me/games`.
    pub(crate) fn my_games(&self, request: &Request) -> Answer<Reply> {
        let me = self.me(request.token.as_deref())?;
        let asked: GamesAsked = query(request)?;
        asked.check()?;
        let own =
            self.shelf.values().filter(|meta| is_of(meta, me) && fits(&asked, &self.line(meta, None), me));
        let games = match asked.state {
            Going::Live => {
                let ended = asked.result.is_some()
                    || asked.role.is_some()
                    || asked.from.is_some()
                    || asked.until.is_some();
                let mut live: Vec<&StoredMeta> =
                    own.filter(|meta| !ended && !meta.card.stage.is_over()).collect();
                live.sort_unstable_by_key(|meta| std::cmp::Reverse((meta.changed, meta.id)));
                live.truncate(MOST_LIVE);
                let game = |meta: &StoredMeta| MyGame { line: self.line(meta, Some(me)), result: None };
                MyGames { games: live.into_iter().map(game).collect(), next: None }
            }
            Going::Finished => {
                let result = |meta: &StoredMeta| {
                    let found = meta.results.iter().find(|result| result.player == me);
                    found.map(|found| found.result.clone())
                };
                let found = own.filter_map(|meta| {
                    let result = result(meta)?;
                    ended_as(&asked, &result).then_some((result.at, meta))
                });
                let (metas, next) = page(&asked.page(), found)?;
                let game = |meta: &StoredMeta| MyGame { line: self.line(meta, None), result: result(meta) };
                MyGames { games: metas.into_iter().map(game).collect(), next }
            }
        };
        Ok(answer::json(200, &games))
    }
}

fn fits(asked: &GamesAsked, line: &TableLine, me: PlayerId) -> bool {
    let named = |part: &str| {
        let others = line.card.chairs.iter().filter(|chair| chair.player != Some(me));
        let mut names = others.filter_map(|chair| chair.name.as_deref());
        names.any(|name| name.to_lowercase().contains(&part.to_lowercase()))
    };
    asked.players.is_none_or(|players| line.card.options.players == players)
        && asked.rated.is_none_or(|rated| line.card.options.rated == rated)
        && asked.name().is_none_or(named)
}

fn ended_as(asked: &GamesAsked, result: &HistoryCard) -> bool {
    let somebody_won =
        answer::parse::<Outcome>(&result.outcome).is_ok_and(|outcome| matches!(outcome, Outcome::Won { .. }));
    let ending = match (result.won, somebody_won) {
        (true, _) => EndedAs::Won,
        (false, true) => EndedAs::Lost,
        (false, false) => EndedAs::Nobody,
    };
    let role = if result.role.as_deref() == Some("fenrir") { PlayedAs::Fenrir } else { PlayedAs::Hero };
    asked.result.is_none_or(|asked| asked == ending)
        && asked.role.is_none_or(|asked| asked == role)
        && asked.from.is_none_or(|from| result.at >= from)
        && asked.until.is_none_or(|until| result.at < until)
}
