//! What a run tells as one JSON object, where that is asked for: then lines are not said, and messages are kept for it.

use crate::exit::Exit;
use crate::say;
use serde::Serialize;
use serde_json::Value;
use spaceline_table::json::{Answer, Message, VERSION};
use std::sync::{Mutex, MutexGuard, OnceLock, PoisonError};

/// What is told so far, where it is told as JSON.
static TOLD: OnceLock<Mutex<Told>> = OnceLock::new();

#[derive(Default)]
struct Told {
    messages: Vec<Message>,
    result: Option<Value>,
}

/// From now on, everything is kept for one object.
pub fn begin() {
    TOLD.get_or_init(Mutex::default);
}

/// Whether everything is kept for one object.
pub fn is_wanted() -> bool {
    TOLD.get().is_some()
}

fn told() -> Option<MutexGuard<'static, Told>> {
    let told = TOLD.get()?.lock();
    Some(told.unwrap_or_else(PoisonError::into_inner))
}

/// Keeps messages. Tells whether they are kept; if not, they are to be said.
pub fn keep(messages: impl IntoIterator<Item = Message>) -> bool {
    told().is_some_and(|mut told| {
        told.messages.extend(messages);
        true
    })
}

/// Keeps what came of the run, if that is wanted.
pub fn result<R: Serialize>(result: impl FnOnce() -> R) {
    if is_wanted() {
        // What is told holds no map whose keys are no text, so it always becomes a value.
        let value = serde_json::to_value(result()).ok();
        if let Some(mut told) = told() {
            told.result = value;
        }
    }
}

/// Writes the object.
pub fn end(command: &str, exit: Exit) {
    let Some(mut told) = told() else { return };
    let Told { messages, result } = std::mem::take(&mut *told);
    let answer = Answer {
        spaceline: VERSION,
        command: command.to_owned(),
        ok: exit == Exit::Fine,
        messages,
        result,
    };
    if let Ok(text) = serde_json::to_string_pretty(&answer) {
        say::write(format_args!("{text}\n"));
    }
}
