//! The page: what each section says and in which order. Over 500 lines because it has one function per section.

use super::chart::{self, escaped};
use crate::figures::{Figures, Source};
use crate::interval::Share;
use crate::reliability::Bin;
use crate::table::TableFigures;
use crate::targets::{Met, Target, roman};
use crate::usage::ItemUsage;

const STYLE: &str = include_str!("style.css");

pub(super) fn page(figures: &Figures) -> String {
    let sections = [
        ("targets", "Targets", targets(figures)),
        ("outcomes", "Outcome by Hour", outcomes(figures)),
        ("seats", "Who wins", wins(figures)),
        ("players", "Strength of the players", strength(figures)),
        ("usage", "Usage", usage(figures)),
        ("time", "Time left and length", time(figures)),
        ("belief", "Is the belief right?", belief(figures)),
        ("counting", "How it is counted", COUNTING.to_owned()),
        ("sources", "How to play these games again", sources(figures)),
    ];
    let links: String =
        sections.iter().map(|(id, title, _)| format!("<a href=\"#{id}\">{title}</a>")).collect();
    let sections: String = sections
        .iter()
        .map(|(id, title, body)| format!("<section id=\"{id}\"><h2>{title}</h2>{body}</section>\n"))
        .collect();
    format!(
        "<!doctype html>\n<html lang=\"en\"><head><meta charset=\"utf-8\">\
         <meta name=\"viewport\" content=\"width=device-width, initial-scale=1\">\
         <meta name=\"color-scheme\" content=\"light dark\">\
         <title>Armonium: report of the laboratory</title>\n<style>\n{STYLE}</style></head>\n<body>\n\
         <header><p class=\"over\">Armonium</p><h1>Report of the laboratory</h1>{}<nav>{links}</nav></header>\n\
         <main>\n{sections}</main>\n</body></html>\n",
        glance(figures)
    )
}

/// The commands that give the same games again, with what else they depend on.
fn sources(figures: &Figures) -> String {
    let source = |source: &Source| {
        format!(
            "<li>{} games: <code>{}</code><br><small>Armonium {}, rules {}, pack {} ({}); another pack than the \
             built-in one is named with --content</small></li>",
            grouped(source.games as u64),
            escaped(&source.command),
            escaped(&source.program),
            source.rules,
            escaped(&source.pack.id),
            escaped(&source.pack.hash)
        )
    };
    if figures.sources.is_empty() {
        return "<p class=\"empty\">No games were summed up.</p>".to_owned();
    }
    format!("<ul>{}</ul>", figures.sources.iter().map(source).collect::<String>())
}

/// The figures one looks for first.
fn glance(figures: &Figures) -> String {
    let decided: u64 = figures.tables.iter().map(TableFigures::decided).sum();
    let sound = figures.games - figures.faulty;
    let tile = |figure: String, name: &str| format!("<div><dt>{name}</dt><dd>{figure}</dd></div>");
    let share = |of: u64, all: u64| {
        if all == 0 { "–".to_owned() } else { format!("{:.1} %", of as f64 * 100.0 / all as f64) }
    };
    let verdicts = || figures.tables.iter().flat_map(|table| &table.targets).map(|target| target.met);
    let met = verdicts().filter(|&verdict| verdict == Met::Yes).count();
    let all = verdicts().filter(|&verdict| verdict != Met::NoData).count();
    let mut tiles = tile(grouped(figures.games), "games")
        + &tile(share(decided, sound), "decided")
        + &tile(figures.tables.len().to_string(), if figures.tables.len() == 1 { "table" } else { "tables" })
        + &tile(format!("{met} of {all}"), "targets met");
    if figures.faulty > 0 {
        tiles += &tile(grouped(figures.faulty), "faulty games");
    }
    let faults: String = figures.faults.iter().map(|fault| format!("<li>{}</li>", escaped(fault))).collect();
    let faults = match figures.faulty {
        0 => String::new(),
        count => format!(
            "<div class=\"alarm\"><strong>{count} games are faulty.</strong> A player did what no player may \
             do; these games count nowhere.<ul>{faults}</ul></div>"
        ),
    };
    format!("<dl class=\"glance\">{tiles}</dl>{faults}")
}

/// A number with thin spaces between its thousands.
fn grouped(number: u64) -> String {
    let digits = number.to_string();
    let mut text = String::new();
    for (index, digit) in digits.chars().enumerate() {
        if index > 0 && (digits.len() - index).is_multiple_of(3) {
            text.push('\u{2009}');
        }
        text.push(digit);
    }
    text
}

fn percent(share: Share) -> String {
    if share.of == 0 {
        return "–".to_owned();
    }
    format!(
        "{:.1} % <small>[{:.1}, {:.1}]</small>",
        share.share * 100.0,
        share.low * 100.0,
        share.high * 100.0
    )
}

fn figure(caption: &str, chart: &str) -> String {
    format!("<figure><figcaption>{}</figcaption>{chart}</figure>", escaped(caption))
}

/// A figure for each table, side by side where there is room.
fn each(figures: &Figures, draw: impl Fn(&TableFigures) -> String) -> String {
    each_of(figures, |_| true, draw)
}

/// A figure for each table of which there is something to be shown.
fn each_of(
    figures: &Figures,
    is_shown: impl Fn(&&TableFigures) -> bool,
    draw: impl Fn(&TableFigures) -> String,
) -> String {
    let charts: String = figures.tables.iter().filter(is_shown).map(draw).collect();
    if charts.is_empty() {
        return "<p class=\"empty\">Nothing to compare at these tables.</p>".to_owned();
    }
    format!("<div class=\"charts\">{charts}</div>")
}

fn mark(holds: Option<bool>) -> &'static str {
    match holds {
        Some(true) => "<span class=\"yes\">holds</span>",
        Some(false) => "<span class=\"no\">fails</span>",
        None => "<span class=\"none\">–</span>",
    }
}

fn judged(verdict: Met) -> &'static str {
    match verdict {
        Met::Yes => mark(Some(true)),
        Met::No => mark(Some(false)),
        Met::Undecided => "<span class=\"none\">too few games</span>",
        Met::NoData => mark(None),
    }
}

fn targets(figures: &Figures) -> String {
    let intro = "<p>What a good reconstruction of the board, the gears and the tiles plays like. It is meant for the \
                 strongest players at every seat and at least 2\u{2009}000 games for each number of players. A share \
                 holds or fails if its whole interval does; if the interval reaches across a bound, there are too few \
                 games to tell.</p>";
    let tables: Vec<&TableFigures> =
        figures.tables.iter().filter(|table| !table.targets.is_empty()).collect();
    if tables.is_empty() {
        return "<p class=\"empty\">The targets speak of the same players at every seat, and here is no such table.</p>"
            .to_owned();
    }
    let cards: String = tables
        .iter()
        .map(|table| {
            let rows: String = table.targets.iter().map(target).collect();
            let count = |verdict| table.targets.iter().filter(|target| target.met == verdict).count();
            let verdict = match (count(Met::No), count(Met::Undecided)) {
                (0, 0) => "all met".to_owned(),
                (missed, 0) => format!("{missed} missed"),
                (missed, open) => format!("{missed} missed, {open} undecided"),
            };
            format!(
                "<details class=\"card\" open><summary>{} <small>{} games, {verdict}</small></summary>\
                 <table class=\"targets\"><thead><tr><th>Target</th><th>Wanted</th><th>Measured</th><th></th></tr>\
                 </thead><tbody>{rows}</tbody></table></details>",
                escaped(&table.label),
                grouped(table.games)
            )
        })
        .collect();
    let overview = if tables.len() > 1 { overview(&tables) } else { String::new() };
    format!("{intro}{overview}{cards}")
}

/// All targets of all tables in one look.
fn overview(tables: &[&TableFigures]) -> String {
    // Three players have one target fewer, and its line should not come last for that.
    let fullest = tables.iter().max_by_key(|table| table.targets.len());
    let names = fullest.into_iter().flat_map(|table| &table.targets).map(|target| &target.name);
    // What all tables have in common need not stand over every column.
    let who = |table: &TableFigures| table.label.split_once(": ").map(|(_, who)| who.to_owned());
    let alike = tables.windows(2).all(|pair| who(pair[0]) == who(pair[1]));
    let heads: String = tables
        .iter()
        .map(|table| match who(table) {
            Some(_) if alike => format!("<th>{} players</th>", table.players),
            _ => format!("<th>{}</th>", escaped(&table.label)),
        })
        .collect();
    let rows: String = names
        .map(|name| {
            let cell = |table: &&TableFigures| match table
                .targets
                .iter()
                .find(|target| target.name == *name)
                .map(|target| target.met)
            {
                Some(Met::Yes) => "<td class=\"good\">✓</td>",
                Some(Met::No) => "<td class=\"bad\">✗</td>",
                Some(Met::Undecided) => "<td>?</td>",
                Some(Met::NoData) | None => "<td>–</td>",
            };
            format!("<tr><td>{}</td>{}</tr>", escaped(name), tables.iter().map(cell).collect::<String>())
        })
        .collect();
    format!(
        "<div class=\"card scroll\"><table class=\"overview\"><thead><tr><th></th>{heads}</tr></thead>\
         <tbody>{rows}</tbody></table></div>"
    )
}

fn target(target: &Target) -> String {
    format!(
        "<tr><td>{}<small>{}</small></td><td>{}</td><td>{}</td><td>{}</td></tr>",
        escaped(&target.name),
        escaped(target.how),
        escaped(&target.bounds),
        escaped(&target.measured),
        judged(target.met)
    )
}

fn outcomes(figures: &Figures) -> String {
    let legend = "<p class=\"legend\"><i class=\"hero\"></i>won by a Hero <i class=\"fenrir\"></i>won by Fenrir \
                  <i class=\"ragnarok\"></i>Ragnarök <i class=\"all-out\"></i>all out</p>";
    let charts = each(figures, |table| {
        let median =
            table.median_hour().map_or_else(String::new, |hour| format!("; median Hour {}", roman(hour)));
        figure(&format!("{}{median}", table.label), &chart::hours("Outcome by Hour", &table.hours))
    });
    let organs = each(figures, |table| {
        let bars: Vec<(String, u64)> = table
            .organ_hours
            .iter()
            .enumerate()
            .map(|(hour, &count)| (roman(hour + 1).to_owned(), count))
            .collect();
        let by_tile = if table.fourth_tile.of == 0 {
            String::new()
        } else {
            format!("; {:.0} % by a fourth tile", table.fourth_tile.share * 100.0)
        };
        figure(&format!("{}{by_tile}", table.label), &chart::histogram("The Organ comes to the map", &bars))
    });
    format!("{legend}{charts}<h3>The Hour in which the Organ comes to the map</h3>{organs}")
}

fn wins(figures: &Figures) -> String {
    let fair = |table: &TableFigures| Some(1.0 / table.players.max(1) as f64);
    let numbered = |shares: &[Share], name: &dyn Fn(usize) -> String| -> Vec<(String, Share)> {
        shares.iter().enumerate().map(|(index, &share)| (name(index), share)).collect()
    };
    let positions = each(figures, |table| {
        let rows = numbered(&table.positions, &|index| format!("starts {}", roman(index + 1)));
        figure(&table.label, &chart::shares("Wins by starting position", &rows, fair(table)))
    });
    let seats = each(figures, |table| {
        let rows = numbered(&table.seats, &|index| format!("seat {index}"));
        figure(&table.label, &chart::shares("Wins by seat", &rows, fair(table)))
    });
    let roles = each_of(
        figures,
        |table| table.players > 3,
        |table| {
            let [heroes, fenrir] = table.roles;
            let a_hero = Share::new(heroes.hits, heroes.of * (table.players as u64 - 1));
            let rows = [("a Hero".to_owned(), a_hero), ("Fenrir".to_owned(), fenrir)];
            figure(&table.label, &chart::shares("Wins by role", &rows, fair(table)))
        },
    );
    let bots = each_of(
        figures,
        |table| table.bots.len() > 1,
        |table| {
            let rows: Vec<(String, Share)> =
                table.bots.iter().map(|named| (named.player.to_string(), named.won)).collect();
            figure(&table.label, &chart::shares("Wins by player", &rows, fair(table)))
        },
    );
    format!(
        "<p>Shares of the decided games, with 95 % intervals; the dashed line is an even share.</p>\
         <h3>By the order before the first auction</h3>{positions}<h3>By seat</h3>{seats}\
         <h3>By role, for each who has it</h3>{roles}<h3>By player, for each of its seats</h3>{bots}"
    )
}

fn strength(figures: &Figures) -> String {
    let rows: String = figures
        .players
        .iter()
        .map(|player| {
            format!(
                "<tr><td>{}</td><td>{}</td><td>{:.1} %</td><td>{}</td><td>{}</td></tr>",
                player.player,
                percent(player.won),
                player.fair * 100.0,
                percent(player.as_hero),
                percent(player.as_fenrir)
            )
        })
        .collect();
    let players = format!(
        "<div class=\"scroll\"><table><thead><tr><th>Player</th><th>Decided games won, a seat</th><th>Even share</th>\
         <th>As Hero</th><th>As Fenrir</th></tr></thead><tbody>{rows}</tbody></table></div>"
    );
    players + &ladder(figures) + &baselines(figures) + &declarations(figures)
}

fn ladder(figures: &Figures) -> String {
    if figures.ladder.is_empty() {
        return "<h3>Ladder</h3><p class=\"empty\">No two different players met, so there is no ladder.</p>"
            .to_owned();
    }
    let bars: Vec<(String, f64, f64)> =
        figures.ladder.iter().map(|rung| (rung.player.to_string(), rung.elo, rung.elo_margin)).collect();
    let rows: String = figures
        .ladder
        .iter()
        .map(|rung| {
            format!(
                "<tr><td>{}</td><td>{:.0} <small>± {:.0}</small></td>\
                 <td>{:.2} <small>± {:.2}</small></td><td>{}</td></tr>",
                rung.player,
                rung.elo,
                rung.elo_margin,
                rung.rating,
                rung.uncertainty,
                grouped(rung.seats)
            )
        })
        .collect();
    format!(
        "<h3>Ladder</h3><div class=\"beside\">{}<div class=\"scroll\"><table><thead><tr><th>Player</th><th>Elo</th>\
         <th>Weng-Lin</th><th>Seats</th></tr></thead><tbody>{rows}</tbody></table></div></div>",
        figure("Elo, 95 % intervals", &chart::margins("Elo", &bars))
    )
}

fn baselines(figures: &Figures) -> String {
    let heading = "<h3>Between random (0) and oracle (100)</h3>";
    let known: Vec<_> = figures.baselines.iter().filter(|score| score.level.is_some()).collect();
    let groups = known.chunk_by(|a, b| (a.against, a.players) == (b.against, b.players));
    let charts: String = groups
        .filter_map(|group| {
            let first = group.first()?;
            let rows: Vec<(String, f64)> = group
                .iter()
                .rev()
                .map(|score| (score.player.to_string(), score.level.unwrap_or_default()))
                .collect();
            let caption = format!("alone against {} × {}", first.players - 1, first.against);
            Some(figure(&caption, &chart::levels("Between random and oracle", &rows)))
        })
        .collect();
    if charts.is_empty() {
        return format!(
            "{heading}<p class=\"empty\">To place players between the baselines, random and the oracle must have \
             played alone against the same opponents as they.</p>"
        );
    }
    format!("{heading}<div class=\"charts\">{charts}</div>")
}

fn declarations(figures: &Figures) -> String {
    let rows: String = figures
        .tables
        .iter()
        .map(|table| {
            format!(
                "<tr><td>{}</td><td>{}</td><td>{}</td><td>{}</td><td>{}</td></tr>",
                escaped(&table.label),
                percent(table.declared_won),
                percent(table.wrong_name),
                percent(table.failed),
                percent(table.rash)
            )
        })
        .collect();
    format!(
        "<h3>Declarations</h3><div class=\"scroll\"><table><thead><tr><th>Table</th><th>Declarations that win</th>\
         <th>Players out by a wrong name</th><th>Players out after a right one</th><th>Made below the player's own \
         bar</th></tr></thead><tbody>{rows}</tbody></table></div>"
    )
}

fn usage(figures: &Figures) -> String {
    let intro = "<p>How often a thing is used, beside an even share of its kind. Bars outside ⅓ to 3 × stand out.</p>";
    let tables: String = figures
        .tables
        .iter()
        .enumerate()
        .map(|(index, table)| {
            let tiles: &[ItemUsage] = &table.usage.tiles;
            let kinds = table.usage.kinds().into_iter().chain([("Item Tiles one by one", tiles)]);
            let charts: String =
                kinds.map(|(name, uses)| figure(name, &chart::usage(name, uses))).collect();
            let open = if index == 0 { " open" } else { "" };
            format!(
                "<details class=\"card\"{open}><summary>{}</summary><div class=\"flow\">{charts}</div></details>",
                escaped(&table.label)
            )
        })
        .collect();
    intro.to_owned() + &tables
}

fn time(figures: &Figures) -> String {
    let left = each(figures, |table| {
        let bars: Vec<(String, u64)> = table
            .time_left
            .iter()
            .enumerate()
            .map(|(step, &count)| {
                (if step == 0 { "0".to_owned() } else { format!("{}–{}", step * 5 - 4, step * 5) }, count)
            })
            .collect();
        let caption = format!(
            "{}; {:.1} on average, {:.1} paid in auctions",
            table.label, table.mean_time_left, table.mean_bids
        );
        figure(&caption, &chart::histogram("Players by Time left", &bars))
    });
    let length = each(figures, |table| {
        let bars: Vec<(String, u64)> =
            table.lengths.iter().map(|&(from, count)| (from.to_string(), count)).collect();
        let caption = format!(
            "{}; {:.0} decisions and {:.0} turns on average",
            table.label, table.mean_decisions, table.mean_turns
        );
        figure(&caption, &chart::histogram("Games by decisions", &bars))
    });
    format!(
        "<h3>Players by the Time they have left</h3>{left}<h3>Games by their number of decisions</h3>{length}"
    )
}

fn belief(figures: &Figures) -> String {
    let curves: String = [
        ("This character is the Chosen One", &figures.reliability.chosen),
        ("This player is Fenrir", &figures.reliability.fenrir),
    ]
    .into_iter()
    .filter(|(_, bins)| !bins.is_empty())
    .map(|(name, bins)| {
        format!(
            "<div>{}<div class=\"scroll\"><table class=\"numbers\"><thead>\
             <tr><th>Said</th><th>True</th><th>Claims</th><th>Deals</th><th></th></tr></thead>\
             <tbody>{}</tbody></table></div></div>",
            figure(name, &chart::reliability(name, bins)),
            bins.iter().map(bin).collect::<String>()
        )
    })
    .collect();
    if curves.is_empty() {
        return "<p class=\"empty\">No turn was begun.</p>".to_owned();
    }
    format!(
        "<p>At the start of every turn the exact belief of the player is asked how likely one character is to be the \
         Chosen One, and one other player to be Fenrir: the same two all game long, drawn with the deal. When it says \
         p, it should be true p of the time: on the diagonal. Margins are 95 % intervals that are clustered \
         by deal, so about one in twenty may miss.</p><div class=\"charts wide\">{curves}</div>"
    )
}

fn bin(bin: &Bin) -> String {
    format!(
        "<tr><td>{:.2} %</td><td>{:.2} % <small>± {:.2}</small></td><td>{}</td><td>{}</td><td>{}</td></tr>",
        bin.said * 100.0,
        bin.was * 100.0,
        bin.margin * 100.0,
        grouped(bin.count),
        grouped(bin.deals),
        mark(bin.holds())
    )
}

const COUNTING: &str = "<ul>\
<li>A table is a line-up with its options and its pack, wherever its players sit. Every deal is played once for \
each distinct way of moving the players on along the seats, with the same chances, so no player is dealt better \
than another.</li>\
<li>Decided games are those with a winner. Intervals of shares are Wilson score intervals of 95 %.</li>\
<li>A ride counts for its machine whether the gear, a card or a tile gave it; a taxi ride counts once, however \
many steps it has. Lines are Train, Monorail and Airship.</li>\
<li>Item Tiles are counted a copy, so that a tile of which there are three is not used more for that reason. \
A tile counts when it is played, shown for its Marks or discarded for the Organ.</li>\
<li>Elo is fitted to all games at once: the chance to win is in proportion to strength, and 400 points are a \
factor of ten; the mean of the ladder is 1500. The Weng-Lin rating learns game by game: the winner comes first, \
the others share the second place. Both know only games in which different players met.</li>\
<li>Random decides by chance. The oracle sees every card, tile and role. A player's place between them is its \
share of the decided games, alone against the same opponents.</li></ul>";
