//! A toy game, played through in all ways.

mod broken;
mod build;
mod play;
mod toy;
