//! What is asked of remembered answers, counted by what they are answers to.
//!
//! In: each question, and what came of it. Out: for each function, field, state, action and text how often it was
//! asked, served and found anew, and how often it was found anew for nothing. The feature `profile` counts; without
//! it the same calls do nothing and take no room.

#[cfg(not(feature = "profile"))]
mod off;
#[cfg(feature = "profile")]
mod on;

#[cfg(not(feature = "profile"))]
pub(crate) use off::{Past, Profile};
#[cfg(feature = "profile")]
pub(crate) use on::Past;
#[cfg(feature = "profile")]
pub use on::{Count, Profile};

use crate::link::Subject;
