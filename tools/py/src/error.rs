//! What is wrong, as exceptions.

use pyo3::PyErr;
use pyo3::create_exception;
use pyo3::exceptions::PyException;
use spaceline_desk::Reply;
use spaceline_table::json::Message;

create_exception!(
    spaceline,
    Error,
    PyException,
    "Something that the engine cannot do. The game is as it was."
);
create_exception!(
    spaceline,
    Refused,
    Error,
    "A choice that the rules do not permit now."
);
create_exception!(
    spaceline,
    Fault,
    Error,
    "A script of the rules or of a card went wrong."
);
create_exception!(
    spaceline,
    Mistakes,
    Error,
    "Rules, decks or a saved game that cannot be read."
);

/// Why a choice came to nothing.
pub fn of_choice(error: &spaceline_runtime::Error, told: impl FnOnce() -> String) -> PyErr {
    match error {
        spaceline_runtime::Error::Fault(fault) => Fault::new_err(fault.to_string()),
        spaceline_runtime::Error::Refused(_) => Refused::new_err(told()),
    }
}

/// Why rules or decks cannot be read.
pub fn of_reply(reply: &Reply) -> PyErr {
    Mistakes::new_err(match reply {
        Reply::Mistakes { messages } => {
            let lines: Vec<String> = messages.iter().map(line).collect();
            lines.join("\n")
        }
        Reply::Wrong { why } => why.clone(),
        other => format!("{other:?}"),
    })
}

fn line(message: &Message) -> String {
    let place = message.file.as_ref().zip(message.span.as_ref());
    let place = place.map(|(file, span)| format!(" ({file}:{})", span.start.line));
    let help = message
        .help
        .as_ref()
        .map(|help| format!("\n  help: {help}"));
    let (place, help) = (place.unwrap_or_default(), help.unwrap_or_default());
    format!("{}{place}{help}", message.message)
}
