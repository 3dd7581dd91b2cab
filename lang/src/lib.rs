//! The Spaceline rules language: source text in, typed tree out.

pub mod span;
pub mod tree;
