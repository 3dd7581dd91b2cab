//! The command, run as people run it. One program for all of it: its tests run side by side, and it is linked once.

#![expect(
    clippy::unwrap_used,
    reason = "a test that cannot be set up has failed"
)]

mod common;
mod diff;
mod editions;
mod formats;
mod json;
mod keeping;
mod pages;
mod paragraphs;
mod play;
mod rivals;
mod serve;
mod shown;
mod table;
mod verbs;
mod words;
