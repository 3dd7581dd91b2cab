//! What nobody writes on purpose: scripts of scrambled words, damaged saves, records and decks. All of it is
//! answered in words that have a place, or works; nothing panics, and nothing takes for ever.
//!
//! The cases are the same in every run. `HOSTILE=60` tries new ones for so many seconds a test.

#[cfg(test)]
mod cases;
#[cfg(test)]
mod damage;
#[cfg(test)]
mod decks;
#[cfg(test)]
mod ids;
#[cfg(test)]
mod records;
#[cfg(test)]
mod scripts;
