//! What happens by itself, one piece at a time: bots, clocks and analyses (study/analyses.rs).

use crate::LocalServer;

impl LocalServer {
    /// Does one piece of what is due. Tables go first.
    pub(crate) fn tick(&mut self) {
        let due = self.tables.iter().filter_map(|(id, table)| Some((table.due(self.now)?, table.used, *id)));
        match due.min() {
            Some((at, _, id)) if at <= self.now => {
                self.uses += 1;
                let (now, uses) = (self.now, self.uses);
                if let Some(table) = self.tables.get_mut(&id) {
                    // Tables take turns.
                    table.used = uses;
                    table.tick(now, &self.identity);
                }
            }
            #[cfg(feature = "study")]
            _ => self.study.streams.step(&self.outputs),
            #[cfg(not(feature = "study"))]
            _ => {}
        }
    }

    /// In how many milliseconds there is something to do.
    pub(crate) fn again(&self) -> Option<u32> {
        #[cfg(feature = "study")]
        if self.study.streams.len() > 0 {
            return Some(0);
        }
        let due = self.tables.values().filter_map(|table| table.due(self.now)).min()?;
        u32::try_from((due - self.now).max(0)).ok().or(Some(u32::MAX))
    }
}
