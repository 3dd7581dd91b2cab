//! The engine as a module of Python.
//!
//! Thin on purpose: it takes plain data of Python in, hands it to the engine, and gives plain data back. Nothing that
//! comes in makes it panic; what is wrong is told by an exception with the engine's words. Where the engine works,
//! other threads of Python go on. `python/spaceline` is the package around it, and its `_machine.pyi` says what there
//! is.

mod bot;
mod error;
mod game;
mod many;
mod plain;
mod rules;

use pyo3::prelude::*;

/// Rules, cards and games of Spaceline.
#[pymodule(name = "_machine")]
mod machine {
    #[pymodule_export]
    use crate::bot::Bot;
    #[pymodule_export]
    use crate::error::{Error, Fault, Mistakes, Refused};
    #[pymodule_export]
    use crate::game::Game;
    #[pymodule_export]
    use crate::many::play;
    #[pymodule_export]
    use crate::rules::Rules;
}
