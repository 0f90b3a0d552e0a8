//! Display names at a table.

use armonium_protocol::Names;
use armonium_table::PlayerId;

/// The players' names at a table. If two share one, the later player's name gets a number.
pub(crate) fn distinct(mut players: Vec<(PlayerId, String)>, arrivals: &[PlayerId]) -> Names {
    // Players who never had a seat come last.
    players.sort_by_key(|(player, _)| arrivals.iter().position(|id| id == player).unwrap_or(usize::MAX));
    let mut names = Names::new();
    let mut taken: Vec<String> = Vec::new();
    for (player, own) in players {
        let numbered = (2..).map(|number| format!("{own} ({number})"));
        let mut candidates = std::iter::once(own.clone()).chain(numbered);
        let name = candidates.find(|name| !taken.contains(&name.to_lowercase())).unwrap_or_default();
        taken.push(name.to_lowercase());
        names.insert(player, name);
    }
    names
}

#[cfg(test)]
mod tests {
    use super::*;

    fn player(id: u64, name: &str) -> (PlayerId, String) {
        (PlayerId::from_bits(id), name.to_owned())
    }

    #[test]
    fn of_two_players_with_one_name_the_later_gets_a_number() {
        let players = vec![player(1, "anna"), player(2, "Anna"), player(3, "Anna (2)"), player(4, "Bea")];
        let arrivals = [2, 1, 3, 4].map(PlayerId::from_bits);
        let names = distinct(players, &arrivals);
        let name = |id: u64| names[&PlayerId::from_bits(id)].as_str();
        assert_eq!((name(2), name(1), name(3), name(4)), ("Anna", "anna (2)", "Anna (2) (2)", "Bea"));
    }
}
