//! Atoms: literals, locals, names applied, selections, parentheses.
