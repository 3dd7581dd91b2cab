//! What can be wrong with whom a text means: where they lie, and whether one of them would do.

use crate::diagnostic::{BOTH_ALONE, Diagnostic, NEVER_MET, NOT_TO_THERE, Report, WHENCE};
use crate::span::Span;
use smol_str::SmolStr;

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
    /// `relocate X to PLACE`, which is none in play.
    NotInPlay {
        place: SmolStr,
        ways: Vec<String>,
        span: Span,
    },
    /// `download X to PLACE`, which wants cards: those that lie there.
    WhoLiesThere { place: SmolStr, span: Span },
    /// `plays on KIND in PLACE`, which is none in play.
    HostElsewhere { place: SmolStr, span: Span },
    /// `unless 2 KIND`, of a kind that nobody who is asked is of.
    NeverMet { kind: String, span: Span },
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
            Self::NotInPlay { place, ways, span } => {
                let told = Diagnostic::error(
                    NOT_TO_THERE,
                    format!(
                        "what goes to `{place}` is in play no more, and this does not say that it leaves play"
                    ),
                    *span,
                );
                match ways.as_slice() {
                    [] => {
                        told.help("name a place in play; or write the verb by which it leaves play")
                    }
                    ways => {
                        let ways: Vec<String> =
                            ways.iter().map(|way| format!("`{way} ...`")).collect();
                        told.help(format!("write {}, without a place", ways.join(" or ")))
                    }
                }
            }
            Self::WhoLiesThere { place, span } => Diagnostic::error(
                NOT_TO_THERE,
                format!("this goes to cards, and `{place}` is what lies there now"),
                *span,
            )
            .help("name the card that has the place, and nobody who lies there: `to m` for `to PLACE of m`"),
            Self::HostElsewhere { place, span } => Diagnostic::error(
                NOT_TO_THERE,
                format!("a card lies on what is in play, and nothing in `{place}` is"),
                *span,
            )
            .help("leave the place out, or name one in play"),
            Self::NeverMet { kind, span } => Diagnostic::error(
                NEVER_MET,
                format!("a need is met by those who are there for it, and {kind} is never one of them"),
                *span,
            )
            .help("say where it is, which makes it a condition: `some KIND in play`, `2 KIND in play`"),
            Self::OneWillDo { ways, span } => Diagnostic::error(
                BOTH_ALONE,
                "`and` between heads makes one group of them, and one of it would do",
                *span,
            )
            .help(written(ways)),
        }
    }
}
