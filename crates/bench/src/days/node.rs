//! A node that runs one table: commands, plans at their pace, alerts, frames to everyone, and crashes.

use super::{Disk, Planning, Setup, Story, content, player};
use armonium_host::{BotPace, PlanChange, Plans, stored};
use armonium_protocol::{Audience, Client, Names, ServerMessage, TableCard};
use armonium_rules::{Action, Phase};
use armonium_store::{Append, Appended, NewAlert, PlanWrite, Row, Status, Summary};
use armonium_table::{
    Command, CommandId, Digest, Next, Plan, PlayerId, Record, Secret, Stage, Table, TableEvent, TableId,
    TableOptions, Via, transcript, verify,
};
use std::cell::RefCell;
use std::collections::{BTreeMap, BTreeSet};
use std::rc::Rc;

/// Who made a decision.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum By {
    /// The player.
    Hand,
    /// The player's plan.
    Plan,
}

/// A frame as it was sent.
pub type Frame = String;

/// Where a crash interrupts an append.
enum Crash {
    Never,
    Before,
    After,
}

/// A connection that records what is sent.
#[derive(Clone, Default)]
struct Recorder(Rc<RefCell<Vec<Frame>>>);

impl Client for Recorder {
    fn send(&self, frame: &str) -> bool {
        self.0.borrow_mut().push(frame.to_owned());
        true
    }
}

pub(super) struct Node {
    setup: Setup,
    disk: Disk,
    id: TableId,
    secret: Secret,
    table: Table,
    plans: Plans,
    audience: Audience<Recorder>,
    recorders: Vec<Recorder>,
    last: i64,
    commands: u64,
    by: (u32, u32),
    ended: u32,
    crashes: u32,
    /// The alerts that were delivered, by number, and how many came again.
    delivered: BTreeSet<i64>,
    again: u32,
    /// The players who were alerted since they last looked in.
    alerted: BTreeMap<PlayerId, u32>,
    /// Who looks at the table now.
    looking: Option<PlayerId>,
    phases: Vec<(i64, u8, bool)>,
}

impl Node {
    pub fn begin(setup: Setup, disk: Disk, options: TableOptions, now: i64) -> Self {
        let mut secret = [0; 32];
        secret[..8].copy_from_slice(&setup.seed.to_le_bytes());
        let (secret, id) = (Secret(secret), TableId::from_bits(setup.seed + 1));
        let entries = Table::create(content(), &secret, options, player(0), None).expect("a table");
        let first = Record { command: None, entries };
        let (table, _) = Table::begin(id, secret, content().clone(), now, &first).expect("a sound beginning");
        let recorders: Vec<Recorder> = (0..=setup.players).map(|_| Recorder::default()).collect();
        let mut node = Self {
            setup,
            disk,
            id,
            secret,
            table,
            plans: Plans::default(),
            audience: Audience::new(now, 0),
            recorders,
            last: now,
            commands: 0,
            by: (0, 0),
            ended: 0,
            crashes: 0,
            delivered: BTreeSet::new(),
            again: 0,
            alerted: BTreeMap::new(),
            looking: None,
            phases: Vec::new(),
        };
        let row = Row { seq: 1, at: now, body: body(&first) };
        let append = Append { secret: Some(secret.0), ..node.append_of(row, Vec::new(), Vec::new()) };
        assert_eq!(node.disk.append(append), Appended::Written);
        for number in 0..setup.players {
            let nonce = Some(Digest([number; 32]));
            let sit = Command::Sit { player: player(number), seat: None, invitation: None, nonce };
            node.execute(&sit, None, now, By::Hand);
        }
        assert_eq!(node.table.stage(), Stage::Running);
        node.connect(now);
        node
    }

    pub const fn table(&self) -> &Table {
        &self.table
    }

    /// The moments at which auctions began or ended.
    pub fn phases(&self) -> Vec<(i64, u8, bool)> {
        self.phases.clone()
    }

    /// True if a plan answers what is asked.
    pub fn is_planned(&self) -> bool {
        self.plans.answer(&self.table).is_some()
    }

    /// Everyone connects and records what they get.
    fn connect(&mut self, now: i64) {
        self.audience = Audience::new(now, 0);
        let card = TableCard::of(&self.table, &Names::new());
        for (number, recorder) in (0..).zip(self.recorders.clone()) {
            let seated = (number < self.setup.players).then_some(player(number));
            let visitor = self.table.visitor(seated, None);
            let viewer = self.table.may_follow(visitor).expect("everyone may follow");
            let mut welcome = self.audience.welcome(&self.table, &card, viewer);
            welcome.plan = seated
                .filter(|_| self.setup.planning == Planning::Everyone)
                .and_then(|player| self.plans.get(player).cloned());
            recorder.send(&ServerMessage::Welcome(Box::new(welcome)).json());
            self.audience.add(visitor, viewer, recorder);
        }
    }

    /// A player comes: what they are asked now, they were alerted of.
    pub fn look_in(&mut self, player: PlayerId, now: i64) {
        self.deliver(now);
        if self.asked_by_hand() == Some(player) {
            assert!(self.alerted.contains_key(&player), "an alert for {player:?} was lost: {:?}", self.setup);
        }
        self.looking = Some(player);
    }

    /// The player leaves, and isn't asked any more.
    pub fn look_away(&mut self, player: PlayerId) {
        self.looking = None;
        self.alerted.remove(&player);
    }

    /// A player's decision, sent again until it's answered.
    pub fn act(&mut self, player: PlayerId, action: Action, now: i64) {
        self.commands += 1;
        let command = Command::Act { player, at: self.table.decisions, actions: vec![action] };
        let id = CommandId::new(player, self.commands, Via::Socket, &command);
        while self.table.done(id).expect("the same command").is_none() {
            self.execute(&command, Some(id), now, By::Hand);
        }
        self.by.0 += 1;
    }

    /// Stores a plan, or lets the player keep it in mind.
    pub fn set_plan(&mut self, player: PlayerId, plan: Plan, now: i64) {
        if self.table.accepts_plan(player, &plan).is_err() {
            return;
        }
        if self.setup.planning == Planning::Everyone {
            self.disk.set_plan(self.id, player, stored(&plan), now + 4_000);
        }
        self.plans.set(&self.table, player, plan);
        self.send_plan(player);
        self.deliver(now);
    }

    fn send_plan(&self, player: PlayerId) {
        if self.setup.planning == Planning::Everyone {
            let plan = self.plans.get(player).cloned();
            self.audience.send_to_player(player, &ServerMessage::Plan { plan, done: None });
        }
    }

    /// Carries out what plans answer until `now`.
    pub fn run_plans(&mut self, now: i64) {
        let pace = BotPace::new(BotPace::USUAL);
        while let Some(answer) = self.plans.answer(&self.table) {
            let question = pace.question(&self.table);
            let at = question.release(self.last.max(self.table.asked()));
            if at > now {
                return;
            }
            let (player, version) = (answer.player, self.table.version);
            let by_hand = self.setup.planning == Planning::ByHand;
            let command = if by_hand {
                Command::Act { player, at: answer.at, actions: vec![answer.action] }
            } else {
                Command::Planned { player, at: answer.at, action: answer.action }
            };
            self.execute(&command, None, at, By::Plan);
            // After a crash the next node tries again.
            self.by.1 += u32::from(self.table.version > version);
        }
        self.deliver(now);
    }

    /// The player who is asked and has to decide by hand.
    pub fn asked_by_hand(&self) -> Option<PlayerId> {
        match self.table.next() {
            Next::Player { player, .. } if !self.is_planned() => Some(player),
            Next::Player { .. } | Next::Bot { .. } | Next::Nobody => None,
        }
    }

    fn append_of(&self, row: Row, alerts: Vec<NewAlert>, plans: Vec<PlanWrite>) -> Append {
        let over = matches!(self.table.stage(), Stage::Finished(_) | Stage::Abandoned);
        let status = if over { Status::Finished } else { Status::Running };
        Append {
            table: self.id,
            row,
            summary: Some(Summary { status, private: false, wake: None, card: String::new() }),
            members: None,
            secret: None,
            pack: None,
            alerts,
            plans,
            result: None,
        }
    }

    fn crash(&self) -> Crash {
        if self.table.stage() == Stage::Open {
            return Crash::Never;
        }
        // After a crash the same append succeeds.
        let dice = self.setup.roll(&[6, self.table.version.into(), self.crashes.into()]);
        match dice % 200 {
            low if low >= 2 * u64::from(self.setup.crashes) => Crash::Never,
            low if low.is_multiple_of(2) => Crash::Before,
            _ => Crash::After,
        }
    }

    /// Decides, appends and shows, unless a crash comes in between.
    fn execute(&mut self, command: &Command, id: Option<CommandId>, now: i64, by: By) {
        // Sessions overlap; the times of one table never decrease.
        let now = now.max(self.last);
        let entries = self.table.decide(now, command).expect("what is decided here is allowed");
        let record = Record { command: id, entries };
        let (asked, before) = (self.plans.answer(&self.table), self.asked_by_hand());
        let crash = self.crash();
        let was_auction = self.auction();
        let news = self.table.apply(now, &record).expect("a record that follows");
        let changes = self.plans.follow(asked, &self.table, &news, by == By::Plan);
        let over = matches!(self.table.stage(), Stage::Finished(_) | Stage::Abandoned);
        let writes = match self.setup.planning {
            Planning::Everyone if over => vec![PlanWrite::Clear],
            Planning::Everyone => changes.iter().map(write).collect(),
            Planning::Nobody | Planning::ByHand => Vec::new(),
        };
        let alerts = match self.asked_by_hand() {
            Some(player) if before != Some(player) && self.looking != Some(player) => {
                let body = serde_json::json!({ "type": "your_turn", "version": self.table.version });
                vec![NewAlert { player, due: now, body: body.to_string() }]
            }
            _ => Vec::new(),
        };
        let row = Row { seq: self.table.version, at: now, body: body(&record) };
        if matches!(crash, Crash::Before) {
            return self.restart(now);
        }
        let append = self.append_of(row, alerts, writes);
        assert_eq!(self.disk.append(append), Appended::Written, "{:?}", self.setup);
        self.ended +=
            changes.iter().map(|change| ended(&change.before, change.after.as_deref())).sum::<u32>();
        self.last = now;
        if was_auction != self.auction() {
            self.phases.extend(was_auction.map(|hour| (now, hour, false)));
            self.phases.extend(self.auction().map(|hour| (now, hour, true)));
        }
        assert!(
            news.iter().all(|event| !matches!(event, TableEvent::Substituted { .. })),
            "a seat was lost while its player was away"
        );
        if matches!(crash, Crash::After) {
            return self.restart(now);
        }
        let card = TableCard::of(&self.table, &Names::new());
        self.audience.broadcast(&self.table, &card, (now, &news), None, now);
        for change in &changes {
            self.send_plan(change.player);
        }
    }

    /// The Hour of the auctions that are going on.
    fn auction(&self) -> Option<u8> {
        let public = self.table.game()?.state().public();
        matches!(public.phase, Phase::Auction(_)).then_some(public.hour)
    }

    /// The node is gone. Another reads what is stored.
    fn restart(&mut self, now: i64) {
        self.crashes += 1;
        self.disk.reopen();
        let mut rows = self.disk.rows(self.id).into_iter().map(|row| (row.at, record(&row)));
        let (at, first) = rows.next().expect("the first record");
        let (mut table, _) =
            Table::begin(self.id, self.secret, content().clone(), at, &first).expect("a sound beginning");
        for (at, record) in rows {
            table.apply(at, &record).expect("a record that follows");
            self.last = at;
        }
        self.table = table;
        if self.setup.planning == Planning::Everyone {
            self.plans = Plans::new(&self.table, self.disk.plans(self.id));
        }
        if self.table.stage() == Stage::Running {
            self.connect(now);
        }
    }

    /// Delivers alerts. A crash in between makes one come again, under the same number.
    fn deliver(&mut self, now: i64) {
        for alert in self.disk.claim_alerts(now) {
            if !self.delivered.insert(alert.id) {
                self.again += 1;
            }
            *self.alerted.entry(alert.player).or_default() += 1;
            let crash = self.setup.roll(&[7, alert.id as u64, self.again.into()]) % 100;
            if crash >= u64::from(self.setup.crashes) {
                self.disk.complete_alert(alert.id);
            }
        }
    }

    /// The story of the game, which is over.
    pub fn finish(mut self, story: Story, began: i64) -> Story {
        self.deliver(self.last + 1);
        let rows = self.disk.rows(self.id);
        let log: Vec<(u32, i64, Record)> = rows.iter().map(|row| (row.seq, row.at, record(row))).collect();
        let names: Vec<_> =
            (0..self.setup.players).map(|one| (player(one), format!("Player {one}"))).collect();
        let transcript = transcript(self.id, &self.secret, content(), &names, log.iter().cloned())
            .expect("the record of a game that is over");
        verify(&transcript, content().clone()).expect("a true record");
        Story {
            took: self.last - began,
            by_hand: self.by.0,
            by_plan: self.by.1,
            ended: self.ended,
            crashes: self.crashes,
            alerts: (self.delivered.len() as u32, self.again),
            frames: self.recorders.iter().map(|recorder| recorder.0.take()).collect(),
            log,
            transcript,
            plans_left: self.disk.plans(self.id).len(),
            ..story
        }
    }
}

fn write(PlanChange { player, before, after }: &PlanChange) -> PlanWrite {
    PlanWrite::Replace { player: *player, before: before.clone(), plan: after.clone() }
}

/// How many steps ended with a notice between two versions of a plan.
fn ended(before: &str, after: Option<&str>) -> u32 {
    let count = |plan: &str| serde_json::from_str::<Plan>(plan).map_or(0, |plan| plan.ended.len() as u32);
    after.map_or(0, count).saturating_sub(count(before))
}

fn body(record: &Record) -> String {
    serde_json::to_string(record).expect("every record can be written")
}

fn record(row: &Row) -> Record {
    serde_json::from_str(&row.body).expect("a record as it was written")
}
