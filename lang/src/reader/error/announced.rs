//! What can be wrong with a verb that rules announce.

use crate::diagnostic::{Diagnostic, ONLY_ANNOUNCED, Report};
use crate::span::Span;
use smol_str::SmolStr;

/// A verb without a block where one with a block belongs, or the other way round.
#[derive(Clone, Debug, PartialEq, Eq)]
#[expect(
    missing_docs,
    reason = "a span is where, a name is what was written; the variants say the rest"
)]
pub enum AnnouncedError {
    /// Among the effects of a card.
    OnCard {
        name: SmolStr,
        participle: Option<SmolStr>,
        /// Clauses that speak of it.
        forms: Vec<String>,
        span: Span,
    },
    /// Among the statements of a rule or a scenario.
    InRule { name: SmolStr, span: Span },
    /// Behind `instead of`.
    Replaced { name: SmolStr, span: Span },
    /// Behind `before`.
    Early { name: SmolStr, span: Span },
    /// Behind `announce`, a verb that has a block.
    Done { name: SmolStr, span: Span },
}

impl Report for AnnouncedError {
    fn diagnostic(&self) -> Diagnostic {
        match self {
            Self::OnCard {
                name,
                participle,
                forms,
                span,
            } => {
                let help = match (forms.as_slice(), participle) {
                    ([], Some(participle)) => format!(
                        "a text can wait for it, `when ... is {participle}`, or say who cannot be {participle}"
                    ),
                    ([], None) => format!("a text can say who `cannot {name}`"),
                    (forms, _) => format!("a text says who may and where: {}", forms.join(", ")),
                };
                Diagnostic::error(
                    ONLY_ANNOUNCED,
                    format!("`{name}` is announced by the rules that do it: as an effect it would do nothing"),
                    *span,
                )
                .help(help)
            }
            Self::InRule { name, span } => Diagnostic::error(
                ONLY_ANNOUNCED,
                format!("`{name}` says nothing of what is done"),
                *span,
            )
            .help(format!(
                "write `announce {name}(...)` where it has been done; or give the verb a block that does it"
            )),
            Self::Replaced { name, span } => Diagnostic::error(
                ONLY_ANNOUNCED,
                format!("`{name}` is only announced: what is done would be done all the same"),
                *span,
            )
            .help("say `when` it happens, and what becomes of it then"),
            Self::Early { name, span } => Diagnostic::error(
                ONLY_ANNOUNCED,
                format!("`{name}` is announced when it has been done: nothing is before that but the deed"),
                *span,
            )
            .help("say `when` it happens, and what becomes of it then; what is to keep somebody from it is a `cannot`"),
            Self::Done { name, span } => Diagnostic::error(
                ONLY_ANNOUNCED,
                format!("`{name}` is done, and announces itself"),
                *span,
            )
            .help(format!("write it as an effect: `{name} ...`")),
        }
    }
}
