//! Plain data, in and out: by Python's own reader and writer of JSON.

use crate::error::{Error, Refused};
use pyo3::prelude::*;
use pyo3::types::PyString;
use serde::Serialize;
use spaceline_runtime::Choice;

/// Something as dictionaries, lists, texts and numbers.
pub fn give<'py>(py: Python<'py>, value: &impl Serialize) -> PyResult<Bound<'py, PyAny>> {
    let text = serde_json::to_string(value).map_err(|error| Error::new_err(error.to_string()))?;
    py.import("json")?.call_method1("loads", (text,))
}

/// A choice, of what [`give`] would make of it; `None` is passing.
pub fn choice(value: &Bound<'_, PyAny>) -> PyResult<Choice> {
    if value.is_none() {
        return Ok(Choice::Pass);
    }
    let text = value.py().import("json")?.call_method1("dumps", (value,))?;
    let text = text.cast_into::<PyString>()?;
    serde_json::from_str(text.to_cow()?.as_ref())
        .map_err(|error| Refused::new_err(format!("this is no choice: {error}")))
}
