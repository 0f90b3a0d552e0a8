//! The state every request handler shares.

use crate::analysis::Analyses;
use crate::config::Config;
use crate::http::Page;
use crate::identity::Passphrases;
use crate::limits::Limits;
use crate::notices::Notices;
use crate::puzzles::Puzzles;
use crate::readiness::Readiness;
use crate::table_registry::TableRegistry;
use metrics_exporter_prometheus::PrometheusHandle;
use std::collections::HashSet;
use std::sync::atomic::AtomicBool;
use std::sync::{Arc, Mutex};
use tokio::sync::Semaphore;
use tokio_util::task::TaskTracker;

/// The state every request handler shares. Clones are handles to the same state.
#[derive(Clone)]
pub(crate) struct App(Arc<Inside>);

pub(crate) struct Inside {
    pub(crate) config: Config,
    pub(crate) registry: TableRegistry,
    pub(crate) limits: Arc<Limits>,
    /// The open WebSockets.
    pub(crate) sockets: TaskTracker,
    pub(crate) notices: Notices,
    pub(crate) passphrases: Passphrases,
    pub(crate) analyses: Arc<Analyses>,
    pub(crate) page: Page,
    pub(crate) puzzles: Puzzles,
    pub(crate) metrics: PrometheusHandle,
    /// Limits exports: each reads many tables.
    pub(crate) exports: Arc<Semaphore>,
    /// Whether the store accepts writes.
    pub(crate) readiness: Readiness,
    /// Foreign origins that were logged, each once.
    pub(crate) foreign: Mutex<HashSet<String>>,
    /// True once the server is shutting down.
    pub(crate) leaving: AtomicBool,
}

/// How many exports run at the same time.
const EXPORTS: usize = 2;

impl App {
    pub(crate) fn new(
        config: Config,
        registry: TableRegistry,
        metrics: PrometheusHandle,
        readiness: Readiness,
    ) -> Self {
        let notices = Notices::new(registry.clone(), &config);
        let limits = Arc::new(Limits::new(config.limits));
        let (passphrases, leaving) = (Passphrases::default(), AtomicBool::new(false));
        let (analyses, page, puzzles) = (Arc::default(), Page::built_in(), Puzzles::default());
        let exports = Arc::new(Semaphore::new(EXPORTS));
        Self(Arc::new(Inside {
            config,
            registry,
            limits,
            sockets: TaskTracker::new(),
            notices,
            passphrases,
            analyses,
            page,
            puzzles,
            metrics,
            exports,
            readiness,
            foreign: Mutex::default(),
            leaving,
        }))
    }
}

impl std::ops::Deref for App {
    type Target = Inside;

    fn deref(&self) -> &Inside {
        &self.0
    }
}
