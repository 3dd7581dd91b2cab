//! The Spaceline rules language: from text to meaning.
//!
//! What comes in is the text of scripts. What goes out, stage by stage, is data: tokens, then flat
//! sentences, then a typed tree; and beside each stage the list of what was wrong with the text, never
//! an abort. The crate reads no files, asks no clock and prints nothing, and it knows no game: which words
//! exist, and what they mean, is said in scripts.
//!
//! A text walks one way through these rooms:
//!
//! - [`lexer`] cuts it into tokens, and [`layout`] decides which line ends end a sentence;
//! - [`parse`](mod@parse) builds [`sentence`]s from tokens with the grammar in `grammar.lalrpop`;
//! - [`format`](mod@format) prints them the one canonical way;
//! - [`phrase`] makes a tree of the words of one item, without asking what they mean;
//! - [`reader`] reads them with the [`vocabulary`] that scripts declare;
//! - [`facts`] are found out about what was read, and [`checks`] look at it as a whole;
//! - [`tree`] is where it ends: typed, resolved, ready for the machine.
//!
//! [`editor`] answers what an editor asks of scripts that are checked. Beside the way stand [`span`] (where things
//! are), [`diagnostic`] (how mistakes are told) and [`words`] (the closed lists: all the words the language itself
//! knows).

pub mod checks;
pub mod diagnostic;
pub mod editor;
pub mod explicit;
pub mod facts;
pub mod format;
pub mod layout;
pub mod lexer;
pub mod parse;
pub mod phrase;
pub mod reader;
pub mod sentence;
pub mod span;
pub mod tree;
pub mod vocabulary;
pub mod words;

pub use parse::{Parsed, parse, parse_without};

/// The example of the README, as a test.
#[cfg(doctest)]
#[doc = include_str!("../README.md")]
pub struct Readme;
