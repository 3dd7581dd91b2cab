//! Something is done for each of many, on several cores.

use std::sync::atomic::{AtomicUsize, Ordering};

/// Does something for each of many, with so many threads at the most, and gives what comes of it in their order:
/// however many threads there are, it is the same.
pub fn each<T: Sync, R: Send>(all: &[T], threads: usize, find: impl Fn(&T) -> R + Sync) -> Vec<R> {
    // Each thread takes the next one when it is done with one, and notes which it was.
    let next = AtomicUsize::new(0);
    let work = || {
        let mut done = Vec::new();
        loop {
            let at = next.fetch_add(1, Ordering::Relaxed);
            let Some(one) = all.get(at) else {
                return done;
            };
            done.push((at, find(one)));
        }
    };
    let mut done = std::thread::scope(|scope| {
        let others: Vec<_> = (1..threads.min(all.len()))
            .map(|_| scope.spawn(work))
            .collect();
        let mut done = work();
        for other in others {
            // What a thread took that went wrong is done again below.
            done.extend(other.join().unwrap_or_default());
        }
        done
    });
    done.sort_unstable_by_key(|(at, _)| *at);
    let mut done = done.into_iter().peekable();
    let numbered = all.iter().enumerate();
    let all = numbered.map(|(at, one)| match done.next_if(|(known, _)| *known == at) {
        Some((_, found)) => found,
        None => find(one),
    });
    all.collect()
}

/// Does one thing while another is done, if more than one thread may work.
pub(crate) fn beside<A, B: Send>(
    threads: usize,
    one: impl FnOnce() -> A,
    other: impl Fn() -> B + Sync,
) -> (A, B) {
    if threads < 2 {
        return (one(), other());
    }
    std::thread::scope(|scope| {
        let working = scope.spawn(&other);
        let one = one();
        (one, working.join().unwrap_or_else(|_| other()))
    })
}

/// As many threads as there are cores.
#[must_use]
pub fn cores() -> usize {
    std::thread::available_parallelism().map_or(1, std::num::NonZero::get)
}
