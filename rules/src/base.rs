//! What an edition was written over: the parts of other scripts that it replaces or leaves out, as they were then.
//!
//! In: `base.toml` beside the scripts of an edition, which the tool writes, and what the edition changes now. Out: a
//! warning for each part that has changed since, with both texts, and an error where the file does not say what the
//! tool wrote.

use crate::codes;
use serde::{Deserialize, Serialize};
use spaceline_lang::diagnostic::Diagnostic;
use spaceline_lang::reader::Change;
use spaceline_lang::span::{FileId, Sources, Span};
use spaceline_runtime::hash::StableHasher;
use std::hash::Hasher;

/// The name of the file.
pub const NAME: &str = "base.toml";

/// What stands above it.
const HEAD: &str = "# The parts that this edition changes, as they were when it was written over them.\n\
    # `spaceline edition accept NAME` writes this file anew.\n\n";

/// A part that is changed.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Part {
    /// What it is: `rule winning / noun points_needed`.
    pub part: String,
    /// The number of its text.
    pub print: String,
    /// How it was written.
    pub text: String,
}

/// All of them.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Base {
    /// The parts, in the order of the edition.
    #[serde(default, rename = "base")]
    pub parts: Vec<Part>,
}

/// The number of a text, in which only words count and not how they are laid out.
fn print(text: &str) -> String {
    let mut hasher = StableHasher::new();
    for word in text.split_whitespace() {
        hasher.write(word.as_bytes());
        hasher.write_u8(0);
    }
    format!("{:016x}", hasher.finish())
}

impl Base {
    /// What an edition changes now.
    #[must_use]
    pub fn of(changes: &[Change], sources: &Sources) -> Self {
        let parts = changes.iter().filter_map(|change| {
            let text = sources.slice(change.base?).to_owned();
            Some(Part {
                part: change.what.clone(),
                print: print(&text),
                text,
            })
        });
        Self {
            parts: parts.collect(),
        }
    }

    /// The file.
    #[must_use]
    pub fn written(&self) -> String {
        let body = toml::to_string_pretty(self).unwrap_or_default();
        format!("{HEAD}{body}")
    }
}

/// Compares what an edition changes with what it was written over.
pub(crate) fn compare(
    edition: &str,
    file: Option<FileId>,
    changes: &[Change],
    sources: &Sources,
) -> Vec<Diagnostic> {
    let now = Base::of(changes, sources);
    let accept = format!("write `spaceline edition accept {edition}`");
    let Some(file) = file else {
        let first = changes.iter().find(|change| change.base.is_some());
        let told = first.map(|change| {
            let says = format!("nothing says what the edition `{edition}` was written over");
            Diagnostic::warning(codes::BASE_UNKNOWN, says, change.by).help(accept)
        });
        return told.into_iter().collect();
    };
    let whole = Span::new(file, 0, 0);
    let wrong = |why: String| {
        let says = format!("this file does not say what the tool wrote: {why}");
        let help = format!("{accept}, which writes it anew");
        vec![Diagnostic::error(codes::BASE_UNKNOWN, says, whole).help(help)]
    };
    let known: Base = match toml::from_str(sources.text(file)) {
        Ok(known) => known,
        Err(why) => return wrong(why.message().to_owned()),
    };
    let edited = known
        .parts
        .iter()
        .find(|part| part.print != print(&part.text));
    if let Some(part) = edited {
        return wrong(format!("the text of `{}` is another", part.part));
    }
    let mut told = Vec::new();
    let changes = changes.iter().filter(|one| one.base.is_some());
    for (at, (part, change)) in now.parts.iter().zip(changes).enumerate() {
        // Several parts of a rule may have one name: they are told apart by their order.
        let like = |one: &&Part| one.part == part.part;
        let before = now.parts.iter().take(at).filter(like).count();
        let was = known.parts.iter().filter(like).nth(before);
        if was.is_some_and(|was| was.print == part.print) {
            continue;
        }
        let says = match was {
            Some(_) => format!(
                "`{}` has changed since the edition `{edition}` was written over it",
                part.part
            ),
            None => format!(
                "the edition `{edition}` changes `{}`, which {NAME} does not know",
                part.part
            ),
        };
        let mut warning = Diagnostic::warning(codes::BASE_CHANGED, says, change.by);
        if let Some(base) = change.base {
            warning = warning.also(base, "this is how it stands now");
        }
        warning = warning.help(match was {
            Some(was) => format!(
                "see whether the edition still fits, then {accept}; it was written over:\n{}",
                was.text
            ),
            None => accept.clone(),
        });
        told.push(warning);
    }
    told
}
