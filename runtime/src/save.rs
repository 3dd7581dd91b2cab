//! Writing positions down and reading them back with suspicion.
