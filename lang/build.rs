//! Generates the parser of stage one from `src/grammar.lalrpop`.
fn main() {}
