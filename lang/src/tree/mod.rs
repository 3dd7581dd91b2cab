//! The typed tree: what a set of scripts means, once every word is resolved and every type checked.
//!
//! The reader produces it, the machine runs it, and nothing else stands between them: there is no
//! second representation whose meaning could drift from this one. Everything is a flat table with
//! small indices ([`ids`]), so that a tree can be saved, compared, hashed and traced, and so that a
//! rule of a game and a card of a game are the same kind of thing: standing [`Hook`]s, callable
//! [`Function`]s and blocks of [`Statement`]s over [`Expr`]essions.
//!
//! The tree knows players, objects, kinds, fields, zones, states, verbs, actions and time. It knows
//! no game: each of these tables is filled by scripts.
//!
//! **Slots.** Every callable body has a frame of numbered slots. Slot 0 is `this` (the object whose
//! text is being read, or nothing in a rule), slot 1 is `you` (the player whom the text addresses);
//! parameters, `let` names and bound variables follow. A function inherits `this` and `you` from
//! its caller. A [`Quote`] (a piece of text kept as a value) has a frame of its own; the values it
//! captured from its surroundings are copied into its first slots after `this` and `you`.

mod action;
mod advice;
mod book;
mod card;
mod declare;
mod expr;
mod hook;
mod ids;
mod lookup;
mod parts;
mod plain;
mod rows;
mod scenario;
mod statement;
mod tables;
mod types;

pub use action::*;
pub use advice::*;
pub use book::*;
pub use card::*;
pub use declare::*;
pub use expr::*;
pub use hook::*;
pub use ids::*;
pub use parts::*;
pub use plain::*;
pub use scenario::*;
pub use statement::*;
pub use tables::*;
pub use types::*;
