//! What pages ask, and what they are answered.

use crate::{
    BookRow, CardLine, CardPage, Document, Game, Given, Hint, Meaning, Scenario, Script, Sit, Spin,
};
use serde::{Deserialize, Serialize};
use spaceline_rules::bots;
use spaceline_rules::pack::PackDeck;
use spaceline_table::json::Message;
use spaceline_table::{self as table, Library, Seen};

/// What a page asks.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
#[serde(rename_all = "snake_case")]
pub enum Request {
    /// Which formats, decks, sets and bots there are.
    Hall,
    /// To sit down to a new game.
    Sit(Sit),
    /// To go on with a game that was saved.
    Resume {
        /// The game as it was saved.
        record: String,
        /// The place that is yours, from 0; without one, that of who is asked.
        you: Option<u8>,
        /// The bot at the other places.
        bot: String,
        /// The user's own scripts, if the game was played with some.
        scripts: Vec<Script>,
        /// The scenario with whose position it was begun, if it was.
        #[serde(default)]
        given: Option<Given>,
    },
    /// Something of the game that is being played.
    Table(#[cfg_attr(test, ts(type = "Table.Request"))] table::Request),
    /// To write scripts: all of the user's own, among which a `pack.toml`.
    Open {
        /// The scripts.
        scripts: Vec<Script>,
    },
    /// To change one of them.
    Edit(Script),
    /// To carry out the scenarios of a script.
    Try {
        /// The script.
        path: String,
    },
    /// The cards of a script, as games print them.
    Show {
        /// The script.
        path: String,
    },
    /// What the word at a place means.
    Word {
        /// The script.
        path: String,
        /// The place, in bytes.
        at: u32,
    },
    /// What may stand at a place.
    Expected {
        /// The script.
        path: String,
        /// The place, in bytes.
        at: u32,
    },
    /// A script in its canonical form.
    Format {
        /// The script.
        text: String,
    },
    /// The page of a code that a message has.
    Code {
        /// The code.
        code: String,
    },
    /// The cards in whose titles, kinds, sets and scripts all of these words are found.
    Cards {
        /// The words.
        search: String,
        /// How many of those found are passed over.
        from: u32,
    },
    /// All that is known of a card.
    Card {
        /// Its title, with the version where it has one.
        title: String,
    },
    /// The documents that rules cite, with their chapters.
    Documents,
    /// A chapter of a document.
    Chapter {
        /// By what the document is cited.
        document: String,
        /// The chapter.
        chapter: String,
    },
    /// One game between bots.
    Spin(Spin),
}

/// What a page is answered.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
#[serde(rename_all = "snake_case")]
pub enum Reply {
    /// What there is to play with.
    Hall(Hall),
    /// The table, and what was asked of it.
    Table(#[cfg_attr(test, ts(type = "Table.Reply"))] table::Reply),
    /// What is wrong with scripts; nothing if nothing is.
    Mistakes {
        /// Messages, the first of each file first.
        #[cfg_attr(test, ts(type = "Table.Message[]"))]
        messages: Vec<Message>,
    },
    /// How scenarios went.
    Tried {
        /// Each of them.
        scenarios: Vec<Scenario>,
    },
    /// Cards as games print them, a page each.
    Shown {
        /// The pages.
        pages: Vec<String>,
    },
    /// What a word means.
    Meanings {
        /// The word as it is written there.
        word: String,
        /// What it can mean.
        meanings: Vec<Meaning>,
    },
    /// What may stand at a place.
    Expected {
        /// Where what is written of it already begins, in bytes.
        from: u32,
        /// The words.
        hints: Vec<Hint>,
    },
    /// A script in its canonical form.
    Formatted {
        /// The script.
        text: String,
    },
    /// The page of a code.
    Code {
        /// What the code stands for, in short.
        title: String,
        /// The page, in Markdown.
        markdown: String,
    },
    /// Some of the cards that were found.
    Found {
        /// How many were found.
        all: u32,
        /// Those that are sent.
        cards: Vec<CardLine>,
    },
    /// All that is known of a card.
    Card(Box<CardPage>),
    /// The documents.
    Documents {
        /// Each of them.
        documents: Vec<Document>,
    },
    /// A chapter.
    Chapter {
        /// Its rows.
        rows: Vec<BookRow>,
    },
    /// How a game between bots went.
    Spun(Game),
    /// What was asked cannot be answered.
    Wrong {
        /// Why not.
        why: String,
    },
}

/// What there is to play with.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct Hall {
    /// The version of the protocol.
    pub version: u32,
    /// The formats.
    pub formats: Vec<FormatLine>,
    /// The decks that come with the packs.
    pub decks: Vec<Starter>,
    /// The decks with which a game is played when none are named.
    pub starters: Vec<String>,
    /// The bots.
    pub bots: Vec<String>,
}

/// A format.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct FormatLine {
    /// Its name.
    pub name: String,
    /// The decks with which it is played when none are named.
    pub starters: Vec<String>,
}

/// A deck that comes with the packs.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct Starter {
    /// Its name.
    pub name: String,
    /// Its list.
    pub list: String,
}

impl Hall {
    pub(crate) fn of(library: &Library) -> Self {
        let packs = library.packs();
        let decks = packs.packs.iter().flat_map(|pack| &pack.decks);
        let decks = decks.map(|deck| Starter {
            name: deck.name.clone(),
            list: packs.sources.text(deck.file).to_owned(),
        });
        let names = |decks: Vec<&PackDeck>| decks.iter().map(|deck| deck.name.clone()).collect();
        let formats = library.formats().map(|(name, decks)| FormatLine {
            name: name.to_owned(),
            starters: names(decks),
        });
        let starters = library.rulebook.starters(packs);
        Self {
            version: table::VERSION,
            formats: formats.collect(),
            decks: decks.collect(),
            starters: names(starters),
            bots: bots::NAMES.map(str::to_owned).to_vec(),
        }
    }
}

impl From<Seen> for Reply {
    fn from(seen: Seen) -> Self {
        Self::Table(table::Reply::Table(Box::new(seen)))
    }
}
