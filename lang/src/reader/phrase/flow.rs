//! Branches, loops, stages, scopes, and the ways out of them.
