//! The server is killed again and again while people play: a short campaign in the default run, a long one with
//! `LONG_TESTS=1` (`cargo xtask test --long`). `TEST_KILLS=1000` sets the number of kills.

use crate::group::{Group, Story};
use crate::player::COMINGS;
use crate::server::{Home, Node};
use rand_chacha::ChaCha8Rng;
use rand_core::{Rng, SeedableRng};
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};
use std::time::Duration;

/// How often the server is killed.
pub fn kills(short: u32, long: u32) -> u32 {
    let usual = if std::env::var_os("LONG_TESTS").is_some() { long } else { short };
    std::env::var("TEST_KILLS").ok().and_then(|kills| kills.parse().ok()).unwrap_or(usual)
}

/// Groups play on these nodes while the nodes are killed and started again; then they finish their games.
pub fn survive(nodes: Vec<Node>, kills: u32) -> Story {
    let runtime = tokio::runtime::Builder::new_multi_thread().worker_threads(2).enable_all().build().unwrap();
    let nodes = Arc::new(nodes);
    let ports: Vec<u16> = nodes.iter().map(|node| node.port).collect();
    let calm = Arc::new(AtomicBool::new(false));
    let seatings = [
        [true, true, false, true],
        [true, false, false, false],
        [true, true, true, true],
        [true, false, true, false],
        [true, true, true, true],
        [true, true, false, false],
    ];
    runtime.block_on(async {
        let mut groups = Vec::new();
        for (index, seating) in seatings.into_iter().enumerate() {
            let (ports, calm) = (ports.clone(), Arc::clone(&calm));
            groups.push(tokio::spawn(async move {
                let group = Group::meet(ports, seating).await;
                let mut story = Story::default();
                while !calm.load(Ordering::Relaxed) || story.games == 0 {
                    group.play(index as u64 * 1000 + u64::from(story.games), &mut story).await;
                }
                story
            }));
        }
        let killer = {
            let (nodes, calm) = (Arc::clone(&nodes), Arc::clone(&calm));
            tokio::task::spawn_blocking(move || {
                let mut dice = ChaCha8Rng::seed_from_u64(4);
                for _ in 0..kills {
                    std::thread::sleep(Duration::from_millis(u64::from(dice.next_u32() % 150)));
                    let node = &nodes[dice.next_u32() as usize % nodes.len()];
                    node.kill();
                    let before = COMINGS.load(Ordering::Relaxed);
                    node.revive();
                    // On a busy machine it takes a while until anybody is back who would notice the next kill.
                    for _ in 0..200 {
                        if COMINGS.load(Ordering::Relaxed) > before {
                            break;
                        }
                        std::thread::sleep(Duration::from_millis(5));
                    }
                }
                calm.store(true, Ordering::Relaxed);
            })
        };
        killer.await.unwrap();
        let mut all = Story::default();
        for group in groups {
            let story = group.await.unwrap();
            all.games += story.games;
            all.decisions += story.decisions;
            all.came_back += story.came_back;
            all.sent_again += story.sent_again;
            all.done_before += story.done_before;
        }
        println!("{kills} kills: {all:?}");
        all
    })
}

fn is_hard(story: Story, kills: u32) {
    assert!(story.games >= 6, "{story:?}");
    assert!(story.came_back >= kills, "the kills were hardly noticed: {story:?}");
    assert!(story.sent_again > kills / 10, "hardly anything was ever in doubt: {story:?}");
    assert!(story.done_before > 0, "nothing was ever carried out without an answer: {story:?}");
}

#[test]
fn nothing_acknowledged_is_lost_and_nothing_happens_twice_when_the_server_is_killed_with_sqlite() {
    let home = Home::sqlite();
    let kills = kills(25, 200);
    is_hard(survive(vec![Node::start(&home)], kills), kills);
}

#[test]
fn nothing_acknowledged_is_lost_and_nothing_happens_twice_when_the_server_is_killed_with_postgresql() {
    let home = Home::postgres();
    let kills = kills(25, 200);
    is_hard(survive(vec![Node::start(&home)], kills), kills);
}
