//! The figures as plain text for a terminal.

use crate::figures::Figures;
use crate::interval::Share;
use crate::table::{Ends, TableFigures};
use crate::targets::{Met, roman};
use std::fmt;

fn percent(share: Share) -> String {
    if share.of == 0 {
        return "–".to_owned();
    }
    format!("{:5.1} % [{:.1}, {:.1}]", share.share * 100.0, share.low * 100.0, share.high * 100.0)
}

impl fmt::Display for Figures {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        if self.faulty > 0 {
            writeln!(
                f,
                "{} OF {} GAMES ARE FAULTY: a player did what no player may do",
                self.faulty, self.games
            )?;
            for fault in &self.faults {
                writeln!(f, "  {fault}")?;
            }
            writeln!(f)?;
        }
        for table in &self.tables {
            table.write(f)?;
        }
        if self.players.len() > 1 {
            writeln!(f, "All tables: share of the decided games a seat")?;
            for player in &self.players {
                writeln!(
                    f,
                    "  {:<12}{:<24}as Hero {:<24}as Fenrir {}",
                    player.player,
                    percent(player.won),
                    percent(player.as_hero),
                    percent(player.as_fenrir)
                )?;
            }
        }
        for rung in &self.ladder {
            writeln!(
                f,
                "  {:<12}Elo {:4.0} ± {:<6.0}Weng-Lin {:5.2} ± {:.2}",
                rung.player, rung.elo, rung.elo_margin, rung.rating, rung.uncertainty
            )?;
        }
        for score in self.baselines.iter().filter(|score| score.level.is_some()) {
            writeln!(
                f,
                "  {:<12}stands at {:3.0} between random (0) and oracle (100), alone against {} of {}",
                score.player,
                score.level.unwrap_or_default(),
                score.players - 1,
                score.against
            )?;
        }
        Ok(())
    }
}

impl TableFigures {
    fn write(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        writeln!(f, "{}: {} games, {} decided", self.label, self.games, self.decided())?;
        let lost = |count: fn(&Ends) -> u64| self.hours.iter().map(count).sum::<u64>();
        writeln!(
            f,
            "  won by Heroes {}, by Fenrir {}; Ragnarök {}, all out {}",
            self.roles[0].hits,
            self.roles[1].hits,
            lost(|ends| ends.ragnarok),
            lost(|ends| ends.all_out)
        )?;
        let hours = self.hours.iter().enumerate().filter(|(_, ends)| ends.total() > 0);
        let hours: Vec<String> =
            hours.map(|(hour, ends)| format!("{} {}", roman(hour + 1), ends.total())).collect();
        writeln!(f, "  ended in Hour {}", hours.join(", "))?;
        for bot in &self.bots {
            writeln!(f, "  {:<12}{} of the decided games a seat", bot.player, percent(bot.won))?;
        }
        writeln!(
            f,
            "  {:.0} decisions and {:.0} turns a game, {:.1} Time left, {:.1} bid",
            self.mean_decisions, self.mean_turns, self.mean_time_left, self.mean_bids
        )?;
        let width = self.targets.iter().map(|target| target.name.chars().count()).max().unwrap_or(0);
        for target in &self.targets {
            let (mark, games) = match target.met {
                Met::Yes => ("yes", String::new()),
                Met::No => ("NO ", String::new()),
                Met::Undecided => ("?  ", format!("; undecided with {} games", self.games)),
                Met::NoData => ("–  ", String::new()),
            };
            let wanted = &target.bounds;
            writeln!(f, "  {mark} {:<width$}  {} (wanted: {wanted}{games})", target.name, target.measured)?;
        }
        writeln!(f)
    }
}
