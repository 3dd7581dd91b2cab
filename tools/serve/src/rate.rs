//! How often somebody may ask.

use std::time::Instant;

/// A bucket that fills by and by: each request takes one drop.
#[derive(Clone, Copy, Debug)]
pub struct Rate {
    drops: f64,
    most: f64,
    each_second: f64,
    last: Instant,
}

impl Rate {
    /// So many at once, and so many each second.
    pub fn new(most: f64, each_second: f64) -> Self {
        Self {
            drops: most,
            most,
            each_second,
            last: Instant::now(),
        }
    }

    /// Whether one more may be asked now.
    pub fn take(&mut self) -> bool {
        self.take_at(Instant::now())
    }

    fn take_at(&mut self, now: Instant) -> bool {
        let passed = now.saturating_duration_since(self.last).as_secs_f64();
        self.last = now;
        self.drops = (self.drops + passed * self.each_second).min(self.most);
        let may = self.drops >= 1.0;
        if may {
            self.drops -= 1.0;
        }
        may
    }
}

#[cfg(test)]
mod tests {
    use super::Rate;
    use std::time::Duration;

    #[test]
    fn a_bucket_empties_and_fills_again() {
        let mut rate = Rate::new(2.0, 1.0);
        let start = rate.last;
        let at = |ms: u64| start + Duration::from_millis(ms);
        assert!(rate.take_at(at(0)) && rate.take_at(at(1)));
        assert!(!rate.take_at(at(2)));
        assert!(rate.take_at(at(1_100)));
        assert!(!rate.take_at(at(1_200)));
    }
}
