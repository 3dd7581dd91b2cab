//! The engine as WebAssembly.
//!
//! A page starts a [`Desk`] in a worker and asks it in JSON; what there is to ask is said in `spaceline-desk`, which
//! is the same in a browser and outside.

use wasm_bindgen::prelude::wasm_bindgen;

/// What the pages of a browser ask.
#[wasm_bindgen]
#[derive(Debug, Default)]
pub struct Desk {
    desk: spaceline_desk::Desk,
}

#[wasm_bindgen]
impl Desk {
    /// A desk without anything on it.
    #[must_use]
    #[wasm_bindgen(constructor)]
    pub fn new() -> Self {
        Self::default()
    }

    /// Answers a request; both are JSON.
    pub fn ask(&mut self, request: &str) -> String {
        self.desk.ask_json(request)
    }
}
