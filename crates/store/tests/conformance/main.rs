//! What a store promises, held against both kinds of store. A promise is a function that is given an empty home; a file
//! for each part of the store.

mod account_deletion;
mod alerts;
mod backups;
mod heartbeats;
mod home;
mod leases;
mod lists;
mod log;
mod nodes;
mod notes;
mod opening;
mod packs;
mod players;
mod profiles;
mod results;

use home::Home;

/// What a promise gives back: the first thing that went wrong.
type Kept = Result<(), Box<dyn std::error::Error>>;

/// Each promise is a test of each kind of store.
macro_rules! promises {
    ($($part:ident: $($promise:ident),+;)+) => {
        mod sqlite {
            $(mod $part {
                $(#[test]
                fn $promise() {
                    crate::home::held(crate::Home::sqlite(), crate::$part::$promise);
                })+
            })+
        }

        mod postgres {
            $(mod $part {
                $(#[test]
                fn $promise() {
                    crate::home::held(crate::Home::postgres(), crate::$part::$promise);
                })+
            })+
        }
    };
}

promises! {
    opening:
        many_may_open_an_empty_store_at_once,
        opening_again_changes_nothing,
        a_store_of_another_version_is_refused,
        a_closed_store_refuses,
        closing_finishes_what_was_begun,
        a_probe_commits_a_write_and_does_not_grow_the_store;
    log:
        rows_come_in_order_and_after_a_seq,
        everything_survives_reopening,
        of_a_taken_seq_nothing_happens,
        of_racing_writers_exactly_one_wins,
        rows_of_one_table_keep_their_order,
        many_tables_are_written_together,
        a_bad_append_spoils_no_other,
        any_text_is_kept;
    lists:
        a_summary_is_replaced_and_the_secret_stays,
        open_tables_are_public_and_the_newest_first,
        finished_tables_are_public_and_the_last_first,
        tables_of_a_player_follow_the_members,
        open_tables_of_a_player_are_counted;
    leases:
        two_claimers_never_get_the_same_table,
        a_lease_runs_out,
        a_summary_ends_a_lease,
        the_next_wake_is_the_earliest;
    alerts:
        alerts_are_claimed_once_and_come_again,
        two_claimers_never_get_the_same_alert,
        an_alert_put_off_counts_its_attempts;
    players:
        a_player_is_kept_whole,
        a_player_is_found_by_token_and_recovery,
        nothing_is_added_twice,
        a_player_can_be_changed,
        a_new_proof_ends_all_sessions_but_one,
        other_nodes_hear_that_sessions_ended,
        programs_belong_to_their_owner;
    results:
        a_result_becomes_history_and_rating,
        history_comes_in_pages,
        a_second_result_is_not_counted_again,
        leaders_are_sorted_by_what_is_certain;
    profiles:
        a_profile_is_what_its_games_add_up_to,
        nothing_of_a_private_game_shows_for_others,
        finished_games_are_found_by_what_they_were,
        games_that_go_on_are_listed_apart,
        a_search_is_quick_among_a_hundred_thousand_games;
    account_deletion:
        a_player_who_goes_takes_along_what_is_theirs_alone,
        nothing_brings_back_who_is_gone,
        other_nodes_hear_who_is_gone,
        what_was_said_can_be_taken_out;
    notes:
        notes_are_kept_for_each_player_and_table,
        a_note_replaces_only_the_one_that_was_read;
    packs:
        a_pack_is_kept_byte_for_byte_and_once,
        of_files_of_one_pack_the_last_served_is_found,
        packs_in_use_are_counted_whether_they_are_kept_or_not,
        a_store_with_packs_alone_takes_a_backup;
    nodes:
        a_node_hears_of_others_and_not_of_itself;
    heartbeats:
        a_heartbeat_long_after_the_last_ends_a_downtime,
        nodes_that_take_turns_have_no_downtime;
    backups:
        a_backup_fits_the_same_kind_of_store,
        a_backup_fits_the_other_kind_of_store,
        a_backup_shows_one_moment,
        a_full_store_takes_no_backup,
        a_cut_backup_changes_nothing,
        an_altered_backup_changes_nothing,
        what_comes_after_a_restore_has_new_names;
}
