//! All games, and who may make some.
//!
//! A game's secret words begin with its number, so that its file is found by the word alone: nothing has to be read
//! when the server starts, and games that nobody has asked for lately are kept on the disk alone.

use crate::hosted::Hosted;
use crate::keep::{Head, NotKept, Seat};
use crate::rate::Rate;
use serde::{Deserialize, Serialize};
use spaceline_desk::{Deck, Reply as DeskReply, entrants, library};
use spaceline_rules::bots;
use spaceline_rules::pack::Packs;
use spaceline_table::{Library, Session};
use std::collections::BTreeMap;
use std::io;
use std::net::IpAddr;
use std::path::PathBuf;
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use std::time::{Duration, Instant};

/// A game that nobody has asked for in this time is kept on the disk alone.
const IDLE: Duration = Duration::from_secs(30 * 60);

/// So many games are in memory at once.
const MOST_GAMES: usize = 500;

/// So many games one address may make at once, and each second.
const GAMES: (f64, f64) = (20.0, 0.02);

/// So many addresses are remembered.
const MOST_ADDRESSES: usize = 10_000;

/// A game that somebody wants to be made.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Invitation {
    /// The format; without one, the usual one.
    #[serde(default)]
    pub format: Option<String>,
    /// A deck for each player; without any, the starter decks.
    #[serde(default)]
    pub decks: Vec<Deck>,
    /// For each player `person` or the name of a bot; without any, people.
    #[serde(default)]
    pub seats: Vec<String>,
}

/// A game that was made.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Made {
    /// The secret word of each seat; nothing for bots.
    pub seats: Vec<Option<String>>,
}

/// Why a game is not made, or not found.
#[derive(Debug, thiserror::Error)]
pub enum NoGame {
    /// There is none.
    #[error("no seat has this word")]
    NoSeat,
    /// What was asked for cannot be played.
    #[error("{0}")]
    Wrong(String),
    /// Too much was asked for.
    #[error("too many games were made from your address; wait a minute")]
    TooMany,
    /// It cannot be kept.
    #[error(transparent)]
    NotKept(#[from] NotKept),
}

/// A game that somebody has in hand.
pub type Shared = Arc<Mutex<Hosted>>;

/// All games.
#[derive(Debug)]
pub struct Hall {
    folder: PathBuf,
    packs: Packs,
    libraries: Mutex<BTreeMap<Option<String>, Arc<Library>>>,
    games: Mutex<BTreeMap<String, Shared>>,
    rates: Mutex<BTreeMap<IpAddr, Rate>>,
}

/// What a lock guards is whole, whoever stopped while he held it.
pub fn lock<T>(mutex: &Mutex<T>) -> MutexGuard<'_, T> {
    mutex.lock().unwrap_or_else(PoisonError::into_inner)
}

impl Hall {
    /// The games of a folder, which is made if it is not there, played with some packs.
    ///
    /// # Errors
    /// When there can be no such folder.
    pub fn of(folder: PathBuf, packs: Packs) -> io::Result<Self> {
        std::fs::create_dir_all(&folder)?;
        Ok(Self {
            folder,
            packs,
            libraries: Mutex::default(),
            games: Mutex::default(),
            rates: Mutex::default(),
        })
    }

    /// Makes a game.
    ///
    /// # Errors
    /// When it cannot be played or kept, or too much is asked for.
    pub fn make(&self, invitation: &Invitation, from: IpAddr) -> Result<Made, NoGame> {
        self.may_make(from)?;
        let library = self.library(invitation.format.as_deref())?;
        let told = |reply: Box<DeskReply>| NoGame::Wrong(in_words(&reply));
        let entrants = entrants(&library, &invitation.decks, false).map_err(told)?;
        let id = secret(8)?;
        let mut seats = Vec::new();
        for at in 0..entrants.len() {
            let who = invitation.seats.get(at).map_or("person", String::as_str);
            seats.push(match who {
                "person" => Seat::Person(format!("{id}.{}", secret(16)?)),
                bot if bots::NAMES.contains(&bot) => Seat::Bot(bot.to_owned()),
                other => {
                    let known = bots::NAMES.join("`, `");
                    let why = format!("nobody is called `{other}`; a seat is `person`, `{known}`");
                    return Err(NoGame::Wrong(why));
                }
            });
        }
        if !seats.iter().any(|seat| matches!(seat, Seat::Person(_))) {
            return Err(NoGame::Wrong("nobody would sit at this table".to_owned()));
        }
        let head = Head {
            format: invitation.format.clone(),
            seats: seats.clone(),
        };
        let session = Session::start(Arc::clone(&library), entrants, seed()?, &head.seated());
        let session = session.map_err(|error| NoGame::Wrong(error.to_string()))?;
        let hosted = Hosted::begin(&self.path(&id), head, &library, session)?;
        self.admit(id, hosted);
        let word = |seat: Seat| match seat {
            Seat::Person(word) => Some(word),
            Seat::Bot(_) => None,
        };
        Ok(Made {
            seats: seats.into_iter().map(word).collect(),
        })
    }

    fn may_make(&self, from: IpAddr) -> Result<(), NoGame> {
        let mut rates = lock(&self.rates);
        if rates.len() >= MOST_ADDRESSES {
            rates.clear();
        }
        let rate = rates
            .entry(from)
            .or_insert_with(|| Rate::new(GAMES.0, GAMES.1));
        if rate.take() {
            Ok(())
        } else {
            Err(NoGame::TooMany)
        }
    }

    /// The game and the seat of a secret word.
    ///
    /// # Errors
    /// When no seat has it, or its game cannot be gone on with.
    pub fn seat(&self, word: &str) -> Result<(Shared, u8), NoGame> {
        let id = word.split_once('.').map_or("", |(id, _)| id);
        let is_id = id.len() == 16 && id.bytes().all(|byte| byte.is_ascii_hexdigit());
        if !is_id {
            return Err(NoGame::NoSeat);
        }
        let game = self.game(id)?;
        let seat = lock(&game).seat(word);
        seat.map(|seat| (Arc::clone(&game), seat))
            .ok_or(NoGame::NoSeat)
    }

    fn game(&self, id: &str) -> Result<Shared, NoGame> {
        // Whoever else asks for it meanwhile waits: a game is read once.
        let mut games = lock(&self.games);
        if let Some(game) = games.get(id) {
            return Ok(Arc::clone(game));
        }
        let path = self.path(id);
        if !path.is_file() {
            return Err(NoGame::NoSeat);
        }
        let hosted = Hosted::resume(&path, |format| {
            self.library(format).map_err(|_| NotKept::NoGame)
        })?;
        let game = Arc::new(Mutex::new(hosted));
        games.insert(id.to_owned(), Arc::clone(&game));
        Ok(game)
    }

    fn admit(&self, id: String, hosted: Hosted) {
        let mut games = lock(&self.games);
        if games.len() >= MOST_GAMES {
            let now = Instant::now();
            // A game that somebody has in hand stays.
            games.retain(|_, game| {
                Arc::strong_count(game) > 1 || now.saturating_duration_since(lock(game).used) < IDLE
            });
        }
        games.insert(id, Arc::new(Mutex::new(hosted)));
    }

    /// Lets go of a game whose last answer could not be written down: its file has what counts.
    pub fn let_go(&self, word: &str) {
        if let Some((id, _)) = word.split_once('.') {
            lock(&self.games).remove(id);
        }
    }

    fn path(&self, id: &str) -> PathBuf {
        self.folder.join(format!("{id}.game"))
    }

    fn library(&self, format: Option<&str>) -> Result<Arc<Library>, NoGame> {
        let key = format.map(str::to_owned);
        let mut libraries = lock(&self.libraries);
        if let Some(known) = libraries.get(&key) {
            return Ok(Arc::clone(known));
        }
        let made =
            library(self.packs.clone(), format).map_err(|reply| NoGame::Wrong(in_words(&reply)))?;
        libraries.insert(key, Arc::clone(&made));
        Ok(made)
    }
}

/// What is wrong, in words.
fn in_words(reply: &DeskReply) -> String {
    match reply {
        DeskReply::Wrong { why } => why.clone(),
        DeskReply::Mistakes { messages } => {
            let messages = messages.iter().map(|message| message.message.as_str());
            messages.collect::<Vec<_>>().join("; ")
        }
        _ => String::new(),
    }
}

/// So many bytes that nobody can guess, in hexadecimal.
fn secret(bytes: usize) -> Result<String, NotKept> {
    let mut buffer = vec![0; bytes];
    fill(&mut buffer)?;
    Ok(buffer.iter().map(|byte| format!("{byte:02x}")).collect())
}

fn seed() -> Result<u64, NotKept> {
    let mut buffer = [0; 8];
    fill(&mut buffer)?;
    Ok(u64::from_le_bytes(buffer))
}

fn fill(buffer: &mut [u8]) -> Result<(), NotKept> {
    getrandom::fill(buffer).map_err(|error| NotKept::Disk(io::Error::other(error.to_string())))
}
