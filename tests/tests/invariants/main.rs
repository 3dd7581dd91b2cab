//! The invariants of the house, one file each, in the order in which the README of `tests/` lists them.
//!
//! Each check is a function from a text to the list of its breaches, so that the same function that
//! passes the house is shown to catch a bad sample.

mod breach;
mod manifest;
mod script;
mod source;

mod arrows;
mod callbacks;
mod citations;
mod order;
mod panics;
mod purity;
mod words;
