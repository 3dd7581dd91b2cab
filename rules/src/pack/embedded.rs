//! The packs that are built into the engine.

/// Paths and texts of the repository's rules and cards, collected when the engine is built.
pub(super) const FILES: &[(&str, &str)] = include!(concat!(env!("OUT_DIR"), "/packs.in"));
