//! Questions to a position, and what players may choose.
//!
//! In: a program, a position and room to work in. Out: values of expressions ([`evaluate`]), what standing text makes
//! of fields and states ([`derive`](mod@derive)), what players may choose to do ([`offer`]) and why not
//! ([`Refusal`]). Nothing here changes a position. Answers are remembered ([`Cache`]), which shows in speed only.

mod cache;
mod decision;
pub mod derive;
pub mod evaluate;
pub mod offer;
mod refusal;

pub use cache::Cache;
pub(crate) use cache::Kept;
pub use decision::{Choice, Decision, Matter, Question};
pub use refusal::{Reason, Refusal};
pub(crate) use refusal::{cited_too, parts_of};
