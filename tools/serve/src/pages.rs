//! The files of the client, built into the program.

use axum::http::{HeaderValue, StatusCode, header};
use axum::response::{IntoResponse, Response};

/// The files, each by its path.
#[derive(Clone, Copy, Debug, Default)]
pub struct Pages(&'static [(&'static str, &'static [u8])]);

/// What is shown where the client was not built.
const NOT_BUILT: &str = "The client was not built into this program: run `npm ci && npm run build` in tools/web, and \
    build it again. Programs can play all the same: see docs/table.md.\n";

impl Pages {
    /// Files by their paths.
    #[must_use]
    pub const fn of(files: &'static [(&'static str, &'static [u8])]) -> Self {
        Self(files)
    }

    /// The file of a path, `index.html` where none is named.
    pub(crate) fn get(self, path: &str) -> Response {
        if self.0.is_empty() {
            return (StatusCode::NOT_FOUND, NOT_BUILT).into_response();
        }
        let path = path.trim_start_matches('/');
        let path = if path.is_empty() { "index.html" } else { path };
        let Some((name, bytes)) = self.0.iter().find(|(name, _)| *name == path) else {
            return (StatusCode::NOT_FOUND, "there is no such page\n").into_response();
        };
        // What a bundler names by its contents never changes.
        let kept = if name.starts_with("assets/") {
            "public, max-age=31536000, immutable"
        } else {
            "no-cache"
        };
        let headers = [
            (header::CONTENT_TYPE, HeaderValue::from_static(kind(name))),
            (header::CACHE_CONTROL, HeaderValue::from_static(kept)),
        ];
        (headers, *bytes).into_response()
    }
}

/// What a browser is told that a file is.
fn kind(name: &str) -> &'static str {
    match name.rsplit_once('.').map_or("", |(_, ending)| ending) {
        "html" => "text/html; charset=utf-8",
        "css" => "text/css; charset=utf-8",
        "js" | "mjs" => "text/javascript; charset=utf-8",
        "json" => "application/json",
        "svg" => "image/svg+xml",
        "wasm" => "application/wasm",
        "woff2" => "font/woff2",
        _ => "application/octet-stream",
    }
}
