//! The conformance suite: what a store promises, tested with both databases. A promise is a function that gets an empty
//! home; there is a file for each part of the store.

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
mod notices;
mod opening;
mod packs;
mod plans;
mod players;
mod profiles;
mod results;
mod seeks;

use home::Home;

/// The result of a promise: its first error.
type Kept = Result<(), Box<dyn std::error::Error>>;

/// Each promise becomes a test for each database.
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
        closing_finishes_pending_writes,
        a_probe_commits_a_write_and_does_not_grow_the_store;
    log:
        rows_come_in_order_and_after_a_seq,
        everything_survives_reopening,
        an_append_with_a_taken_seq_changes_nothing,
        of_racing_writers_exactly_one_wins,
        rows_of_one_table_keep_their_order,
        many_tables_are_written_together,
        a_bad_append_does_not_affect_others,
        any_text_is_stored;
    lists:
        a_summary_is_replaced_and_the_secret_stays,
        open_tables_are_public_and_the_newest_first,
        finished_tables_are_public_and_the_last_first,
        tables_of_a_player_follow_the_members,
        open_tables_of_a_player_are_counted;
    leases:
        two_claimers_never_get_the_same_table,
        a_lease_expires,
        a_summary_ends_a_lease,
        the_next_wake_is_the_earliest;
    alerts:
        alerts_are_claimed_once_and_become_due_again,
        two_claimers_never_get_the_same_alert,
        a_postponed_alert_counts_its_attempts;
    notices:
        an_alert_is_in_a_mailbox_once_until_it_is_delivered,
        a_notice_that_comes_during_a_delivery_is_delivered_next,
        two_claimers_never_get_the_same_mailbox,
        a_postponed_mailbox_counts_failures_and_starts_over_after_success,
        no_notice_is_lost_between_putting_and_completing,
        a_subscription_ends_with_its_session,
        a_browser_belongs_to_one_player_and_a_player_has_ten,
        an_address_is_confirmed_only_while_it_is_the_same,
        rules_are_kept_and_looking_is_never_earlier,
        all_nodes_share_one_key;
    players:
        a_player_is_stored_completely,
        a_player_is_found_by_token_and_recovery,
        nothing_is_added_twice,
        a_player_can_be_changed,
        new_credentials_end_all_sessions_but_one,
        other_nodes_are_notified_when_sessions_end,
        programs_belong_to_their_owner;
    results:
        a_result_becomes_history_and_rating,
        history_comes_in_pages,
        a_second_result_is_not_counted_again,
        leaders_are_sorted_by_the_lower_bound_of_their_rating;
    profiles:
        a_profile_adds_up_games,
        private_games_are_hidden_from_others,
        finished_games_can_be_searched,
        live_games_are_listed_separately,
        a_search_is_fast_among_a_hundred_thousand_games;
    account_deletion:
        deleting_a_player_deletes_what_is_theirs_alone,
        a_deleted_player_stays_deleted,
        other_nodes_are_notified_of_deletions,
        chat_can_be_redacted;
    notes:
        notes_are_separate_for_each_player_and_table,
        a_note_replaces_only_the_one_that_was_read;
    plans:
        a_plan_is_replaced_by_the_last_one_and_survives_reopening,
        an_append_that_rests_on_a_plan_that_was_replaced_writes_nothing,
        an_append_deletes_plans_with_its_row,
        of_appends_racing_for_one_plan_exactly_one_is_written,
        a_table_with_a_new_plan_is_due_and_settles,
        other_nodes_are_notified_of_a_plan;
    seeks:
        a_player_has_one_seek_of_each_kind,
        seeks_wait_in_order_until_they_expire_and_live_ones_while_the_player_is_there,
        seeks_are_claimed_together_or_not_at_all,
        of_racing_claimers_exactly_one_gets_each_seek,
        seeks_and_seatings_survive_reopening,
        a_deleted_player_seeks_nothing;
    packs:
        a_pack_is_stored_byte_for_byte_and_once,
        of_files_of_one_pack_the_last_served_is_found,
        packs_in_use_are_counted_whether_they_are_stored_or_not,
        a_store_with_only_packs_accepts_a_backup;
    nodes:
        a_node_is_notified_of_others_and_not_of_itself;
    heartbeats:
        a_heartbeat_long_after_the_last_ends_a_downtime,
        nodes_that_take_turns_have_no_downtime;
    backups:
        a_backup_fits_the_same_kind_of_store,
        a_backup_fits_the_other_kind_of_store,
        a_backup_shows_one_moment,
        a_store_in_use_refuses_a_backup,
        a_truncated_backup_changes_nothing,
        an_altered_backup_changes_nothing,
        alerts_after_a_restore_get_new_ids;
}
