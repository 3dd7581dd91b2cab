//! What can be wrong with packs, as facts.

use crate::codes;
use spaceline_lang::diagnostic::{Diagnostic, Report};
use spaceline_lang::span::Span;

/// A mistake in a pack, or in the folders around it.
#[derive(Clone, Debug, PartialEq, Eq)]
#[expect(missing_docs, reason = "the fields are the facts their names say")]
pub enum PackError {
    /// A file or folder cannot be read.
    Unreadable { span: Span, why: String },
    /// A file is not text.
    NotText { span: Span, byte: usize },
    /// A file is too long.
    TooLong { span: Span, most: u64 },
    /// Folders stand too deep inside one another.
    TooDeep { span: Span, most: usize },
    /// All files together are too much.
    TooMuch { span: Span },
    /// A folder is reached a second time.
    Link { span: Span, leads_up: bool },
    /// The manifest is not TOML.
    Manifest { span: Span, why: String },
    /// An entry is missing.
    Missing { span: Span, entry: &'static str },
    /// An entry is not known.
    Unknown {
        span: Span,
        entry: String,
        near: Option<&'static str>,
    },
    /// An entry has a value of another kind.
    Bad {
        span: Span,
        entry: String,
        wanted: &'static str,
        why: Option<String>,
    },
    /// The pack is in another version of the language.
    Language { span: Span, wanted: String },
    /// Packs stand in two places.
    Duplicate {
        /// Their ids.
        ids: Vec<String>,
        /// The manifest of the first of them in the second place, and in the first.
        span: Span,
        first: Span,
        /// The two places.
        places: (String, String),
    },
    /// A pack of a folder takes a built-in pack's place.
    Replaces { id: String, span: Span },
    /// A pack has the id of a built-in one, and is another.
    Taken {
        id: String,
        span: Span,
        /// The name of the built-in pack.
        name: String,
    },
    /// A pack of cards builds on no rules.
    NoRules {
        span: Span,
        /// The rules that it could require.
        rules: String,
    },
    /// A folder holds no pack.
    Empty { span: Span },
    /// A requirement is not met.
    Requirement {
        span: Span,
        id: String,
        /// The version that is there, and the one that is wanted.
        version: Option<(String, String)>,
        near: Option<String>,
    },
    /// Packs require each other.
    Cycle {
        span: Span,
        /// The ids on the way round, the first not repeated.
        around: Vec<String>,
    },
    /// A script stands outside any pack.
    Stray { span: Span },
}

impl PackError {
    /// Where it is.
    #[must_use]
    pub fn span(&self) -> Span {
        match self {
            Self::Unreadable { span, .. }
            | Self::NotText { span, .. }
            | Self::TooLong { span, .. }
            | Self::TooDeep { span, .. }
            | Self::TooMuch { span }
            | Self::Link { span, .. }
            | Self::Manifest { span, .. }
            | Self::Missing { span, .. }
            | Self::Unknown { span, .. }
            | Self::Bad { span, .. }
            | Self::Language { span, .. }
            | Self::Duplicate { span, .. }
            | Self::Replaces { span, .. }
            | Self::Taken { span, .. }
            | Self::NoRules { span, .. }
            | Self::Empty { span }
            | Self::Requirement { span, .. }
            | Self::Cycle { span, .. }
            | Self::Stray { span } => *span,
        }
    }
}

impl Report for PackError {
    fn diagnostic(&self) -> Diagnostic {
        match self {
            Self::Unreadable { span, why } => Diagnostic::error(
                codes::PACK_UNREADABLE,
                format!("this cannot be read: {why}"),
                *span,
            ),
            Self::NotText { span, byte } => Diagnostic::error(
                codes::PACK_UNREADABLE,
                format!("this is not text from byte {byte} on"),
                *span,
            )
            .help("save it as UTF-8"),
            Self::TooLong { span, most } => Diagnostic::error(
                codes::PACK_TOO_LARGE,
                format!("this file has more than {} bytes", number(*most)),
                *span,
            )
            .help("divide it among several files"),
            Self::TooDeep { span, most } => Diagnostic::error(
                codes::PACK_TOO_LARGE,
                format!("this folder stands more than {most} folders deep"),
                *span,
            ),
            Self::TooMuch { span } => Diagnostic::error(
                codes::PACK_TOO_LARGE,
                "from here on the packs hold more files than the engine takes in",
                *span,
            ),
            Self::Link { span, leads_up } => Diagnostic::error(
                codes::PACK_LINK,
                if *leads_up {
                    "this link leads back to a folder that holds it"
                } else {
                    "this link leads to a folder that has been read already"
                },
                *span,
            )
            .help("take the link away"),
            Self::Manifest { span, why } => {
                Diagnostic::error(codes::PACK_MANIFEST, "this manifest is not TOML", *span)
                    .label(why)
            }
            Self::Missing { span, entry } => Diagnostic::error(
                codes::PACK_ENTRY_MISSING,
                format!("this manifest has no `{entry}`"),
                *span,
            )
            .help(format!("add a line `{entry} = \"...\"`")),
            Self::Unknown { span, entry, near } => {
                let error = Diagnostic::error(
                    codes::PACK_ENTRY_UNKNOWN,
                    format!("a manifest has no entry `{entry}`"),
                    *span,
                );
                match near {
                    Some(near) => error.write(near),
                    None => error.help(format!("its entries are `{}`", super::manifest::ENTRIES.join("`, `"))),
                }
            }
            Self::Bad {
                span,
                entry,
                wanted,
                why,
            } => {
                let error = Diagnostic::error(
                    codes::PACK_ENTRY_BAD,
                    format!("`{entry}` has to be {wanted}"),
                    *span,
                );
                match why {
                    Some(why) => error.label(why),
                    None => error,
                }
            }
            Self::Language { span, wanted } => Diagnostic::error(
                codes::PACK_LANGUAGE,
                format!(
                    "this pack is written in version {wanted} of the language, and this engine reads version {}",
                    super::LANGUAGE
                ),
                *span,
            ),
            Self::Duplicate {
                ids,
                span,
                first,
                places: (one, other),
            } => Diagnostic::error(
                codes::PACK_DUPLICATE,
                match ids.as_slice() {
                    [id] => format!("the pack `{id}` stands in two places: `{one}` and `{other}`"),
                    [id, second] => format!(
                        "the packs `{id}` and `{second}` stand in two places: in `{one}` and in `{other}`"
                    ),
                    [id, rest @ ..] => format!(
                        "the pack `{id}` and {} others stand in two places: in `{one}` and in `{other}`",
                        rest.len()
                    ),
                    [] => String::new(),
                },
                *span,
            )
            .also(*first, "this is the first")
            .help("name only one of the two places, or give the second pack an `id` of its own"),
            Self::Replaces { id, span } => Diagnostic {
                severity: spaceline_lang::diagnostic::Severity::Note,
                ..Diagnostic::error(
                    codes::PACK_REPLACES,
                    format!("this pack takes the place of the built-in `{id}`"),
                    *span,
                )
            },
            Self::Taken { id, span, name } => Diagnostic::error(
                codes::PACK_DUPLICATE,
                format!("`{id}` is the id of the built-in pack \"{name}\""),
                *span,
            )
            .help(format!(
                "give this pack an `id` of its own; one that is to stand in the place of the built-in one says `name = \"{name}\"`"
            )),
            Self::NoRules { span, rules } => Diagnostic::error(
                codes::PACK_NO_RULES,
                "this pack of cards requires no rules, so it has none of their words",
                *span,
            )
            .help(format!(
                "write `requires = [\"{rules}\"]`; a pack that brings rules of its own says `kind = \"rules\"`"
            )),
            Self::Empty { span } => Diagnostic::error(
                codes::PACK_EMPTY,
                "no pack, script or deck stands here",
                *span,
            )
            .help("name a folder with a `pack.toml`, or a script"),
            Self::Requirement {
                span,
                id,
                version,
                near,
            } => {
                let message = match version {
                    Some((there, wanted)) => format!(
                        "the pack `{id}` is there in version {there}, and `{wanted}` is required"
                    ),
                    None => format!("the required pack `{id}` is not there"),
                };
                let error = Diagnostic::error(codes::PACK_REQUIREMENT, message, *span);
                match near {
                    Some(near) => error.write(near),
                    None if version.is_none() => error.help("add its folder with `--packs`"),
                    None => error,
                }
            }
            Self::Cycle { span, around } => {
                let mut way = around.join("` requires `");
                if let Some(first) = around.first() {
                    way = format!("`{way}` requires `{first}`");
                }
                Diagnostic::error(codes::PACK_CYCLE, "these packs require each other", *span)
                    .help(format!("{way}: take one of these away"))
            }
            Self::Stray { span } => Diagnostic::error(
                codes::PACK_STRAY,
                "no `pack.toml` stands above this script",
                *span,
            )
            .help("add a `pack.toml` with `id`, `version` and `language` to its folder"),
        }
    }
}

/// A number with its thousands set apart.
fn number(n: u64) -> String {
    let digits = n.to_string();
    let mut out = String::new();
    for (i, digit) in digits.chars().enumerate() {
        if i > 0 && (digits.len() - i).is_multiple_of(3) {
            out.push(',');
        }
        out.push(digit);
    }
    out
}
