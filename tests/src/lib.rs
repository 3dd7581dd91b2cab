//! What proves the rest: conformance scenarios, snapshots, properties, oracles and benches.
//!
//! The library part holds what several test files and benches share.

pub mod minitrek;
pub mod real;
