//! What clients ask of the table, and what they are answered.

use super::asked::Asked;
use super::handle::Handle;
use super::lay::View;
use super::manner::Ask;
use super::told::Line;
use serde::{Deserialize, Serialize};
use spaceline_runtime::Choice;

/// What somebody at the table asks.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
#[serde(rename_all = "snake_case")]
pub enum Request {
    /// To see the table, with all that has happened.
    Look,
    /// To answer a question.
    Answer {
        /// The number of the question.
        #[cfg_attr(test, ts(type = "number"))]
        number: u64,
        /// The answer, by the numbers of the question.
        #[cfg_attr(
            test,
            ts(
                type = "\"Pass\" | { Act: { offer: number, picks: number[][] } } | { Members: number[] } | { Whether: boolean } | { One: number }"
            )
        )]
        choice: Choice,
    },
    /// To pass this question and those that follow, until something happens.
    PassOn {
        /// The number of the question.
        #[cfg_attr(test, ts(type = "number"))]
        number: u64,
    },
    /// To be asked otherwise.
    Ask(Ask),
    /// To take the last answer back; at a table where everybody else is a bot.
    Undo,
    /// What something is, and why it is so.
    Explain(About),
    /// Why what could be done with a card cannot be done now.
    WhyNot(Handle),
    /// The game as a text from which it can be gone on with; at a table where everybody else is a bot.
    Save,
}

/// Of what somebody wants to know more.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
#[serde(rename_all = "snake_case")]
pub enum About {
    /// Something on the table.
    Thing(Handle),
    /// One of the actions that he is offered, by its number.
    Offer(u32),
    /// A card, by its title.
    Card(String),
}

/// What is answered.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
#[serde(rename_all = "snake_case")]
pub enum Reply {
    /// The table as it is now.
    Table(Box<Seen>),
    /// An answer that cannot be given, and why. The question stands.
    Refused {
        /// Why not, with its authority.
        why: String,
    },
    /// More about something: paragraphs, each of some lines.
    Page {
        /// The paragraphs.
        paragraphs: Vec<Vec<String>>,
    },
    /// The game as a text.
    Saved {
        /// It.
        record: String,
    },
    /// What was asked cannot be answered here.
    Wrong {
        /// Why not.
        why: String,
    },
}

/// The table as somebody sees it, what happened since he looked last, and what he is asked.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct Seen {
    /// The version of the protocol.
    pub version: u32,
    /// What lies where.
    pub view: View,
    /// What he is asked, if he is.
    pub asked: Option<Asked>,
    /// Who is asked.
    pub waiting: Option<u8>,
    /// How the game ended, if it is over.
    pub over: Option<String>,
    /// How many lines of what happened come before those that are sent: what a client has of more than these was
    /// taken back.
    pub from: u32,
    /// What happened since he looked last.
    pub happened: Vec<Line>,
    /// Whether he may take his last answer back.
    pub may_undo: bool,
}
