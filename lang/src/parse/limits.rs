//! How much the language takes, so that no text can exhaust the machine.

/// The largest text, in bytes.
pub const FILE: usize = 256 << 20;
/// How deep blocks, and within an item parentheses, may stand inside one another.
pub const DEPTH: usize = 64;
/// The most words of one item, without its blocks.
pub const ITEM: usize = 1 << 16;
/// The most mistakes told of one text; the rest are counted.
pub const ERRORS: usize = 100;
