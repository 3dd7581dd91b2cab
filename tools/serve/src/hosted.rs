//! A game that is hosted: its session, its file, and who listens.

use crate::keep::{Head, Keep, NotKept, Seat};
use spaceline_table::{Library, Reply, Request, Session};
use std::path::Path;
use std::sync::Arc;
use std::time::Instant;
use tokio::sync::watch;

/// A hosted game.
#[derive(Debug)]
pub struct Hosted {
    session: Session,
    keep: Keep,
    head: Head,
    /// Rises when somebody has answered.
    moves: watch::Sender<u64>,
    /// When somebody asked last.
    pub used: Instant,
}

impl Hosted {
    /// Begins to keep a game.
    pub fn begin(
        path: &Path,
        head: Head,
        library: &Library,
        session: Session,
    ) -> Result<Self, NotKept> {
        let keep = Keep::begin(path, &head, library, session.played())?;
        Ok(Self::of(session, keep, head))
    }

    /// Goes on with a game.
    pub fn resume(
        path: &Path,
        library: impl FnOnce(Option<&str>) -> Result<Arc<Library>, NotKept>,
    ) -> Result<Self, NotKept> {
        let (mut keep, head, record) = Keep::open(path)?;
        let library = library(head.format.as_deref())?;
        let mut session = Session::resume(library, &record, &head.seated())?;
        // Bots may have answered behind what was written.
        keep.write(&mut session)?;
        Ok(Self::of(session, keep, head))
    }

    fn of(mut session: Session, keep: Keep, head: Head) -> Self {
        session.still_made();
        Self {
            session,
            keep,
            head,
            moves: watch::Sender::new(0),
            used: Instant::now(),
        }
    }

    /// The seat of a secret word.
    pub fn seat(&self, word: &str) -> Option<u8> {
        let seats = (0..).zip(&self.head.seats);
        let mut found = None;
        for (at, seat) in seats {
            // All are compared to their ends, so that how long it takes tells nothing.
            if matches!(seat, Seat::Person(own) if same(own, word)) {
                found = Some(at);
            }
        }
        found
    }

    /// Hears when somebody has answered.
    pub fn listen(&self) -> watch::Receiver<u64> {
        self.moves.subscribe()
    }

    /// Answers a request. What it changed is in the file before this returns.
    ///
    /// # Errors
    /// When it cannot be written down: then it does not count, and this game must be dropped and read from its file again.
    pub fn ask(&mut self, player: u8, request: &Request) -> Result<Reply, NotKept> {
        self.used = Instant::now();
        let before = self.session.played().game.number();
        let reply = self.session.ask(player, request);
        self.keep.write(&mut self.session)?;
        if self.session.played().game.number() != before {
            self.moves.send_modify(|moves| *moves += 1);
        }
        Ok(reply)
    }

    /// The table as a player sees it, with what happened since he was sent it last.
    pub fn table(&mut self, player: u8) -> Reply {
        self.session.table(player)
    }
}

/// Whether two words are the same.
fn same(one: &str, other: &str) -> bool {
    let differ = one
        .bytes()
        .zip(other.bytes())
        .fold(0, |differ, (a, b)| differ | (a ^ b));
    one.len() == other.len() && differ == 0
}
