//! A toy game, played through in all ways.

mod build;
mod play;
mod toy;
