//! Why the grammar does not take a phrase.

mod failed;
mod slips;

use super::resolver::Resolver;
