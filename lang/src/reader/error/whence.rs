//! What can be wrong with whom a text means: where they lie, and whether one of them would do.

use crate::diagnostic::{BOTH_ALONE, Diagnostic, Report, WHENCE};
use crate::span::Span;

/// A selection that does not say where its members are, and is hardly meant of those in play; one of which more than one is meant.
#[derive(Clone, Debug, PartialEq, Eq)]
#[expect(
    missing_docs,
    reason = "a span is where; the variants say the rest, and the ways are how it can be said"
)]
pub enum WhenceError {
    /// `discard one card`.
    AnySort { ways: Vec<String>, span: Span },
    /// `nullify one KIND` of a kind whose cards are in play only where their own text puts them there.
    Passing {
        kind: String,
        ways: Vec<String>,
        waits: Option<String>,
        span: Span,
    },
    /// `nullify one KIND present` of a kind whose cards are met.
    WhereMet {
        kind: String,
        waits: String,
        span: Span,
    },
    /// `may report with "A" and "B"`: either would do.
    OneWillDo { ways: Vec<String>, span: Span },
}

/// "write `A`, or `B`"
fn written(ways: &[String]) -> String {
    let ways: Vec<String> = ways.iter().map(|way| format!("`{way}`")).collect();
    format!("write {}", ways.join(", or "))
}

impl Report for WhenceError {
    fn diagnostic(&self) -> Diagnostic {
        match self {
            Self::AnySort { ways, span } => Diagnostic::error(
                WHENCE,
                "this would be any card in play, whoever it belongs to",
                *span,
            )
            .help(written(ways)),
            Self::WhereMet { kind, waits, span } => Diagnostic::error(
                WHENCE,
                format!(
                    "this looks in play, and {kind} that is being met is not there"
                ),
                *span,
            )
            .help(format!(
                "let the text wait for it: `{waits}`; or say `in play` before the place, if one that its own text has left there is meant"
            )),
            Self::Passing {
                kind,
                ways,
                waits,
                span,
            } => Diagnostic::error(
                WHENCE,
                format!(
                    "this looks in play, and {kind} is there only if its own text puts it there"
                ),
                *span,
            )
            .help(match waits {
                Some(waits) => format!(
                    "{}; what may be used at another time waits for it: `{waits}`",
                    written(ways)
                ),
                None => written(ways),
            }),
            Self::OneWillDo { ways, span } => Diagnostic::error(
                BOTH_ALONE,
                "`and` between heads makes one group of them, and one of it would do",
                *span,
            )
            .help(written(ways)),
        }
    }
}
