//! Clauses as phrases. A clause says itself how it is printed, so no phrasebook says it again.

use spaceline_lang::span::Span;

/// How a clause is scripted, and how it is printed.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Form {
    /// Its words, slots in braces.
    pub script: String,
    /// What it says, slots in braces.
    pub printed: String,
    /// The names and types of its slots.
    pub slots: Vec<(String, String)>,
    /// The kinds of cards that it is for, if it is not for all.
    pub kinds: Vec<String>,
    /// Where it stands.
    pub span: Span,
}

/// The form of a clause, if it says how it is printed.
pub fn form(text: &str, span: Span) -> Option<Form> {
    let (before, says) = text.split_once(" says \"")?;
    let printed = small(says.split_once('"')?.0);
    let (words, rest) = before.strip_prefix("clause ")?.rsplit_once(" as ")?;
    let rest = rest.split(" with ").next().unwrap_or(rest);
    let rest = rest.split(" not in play").next().unwrap_or(rest);
    let kinds = rest.split_once(" of ").map_or("", |(_, kinds)| kinds);
    let kinds = kinds.split(',').map(str::trim);
    let kinds = kinds.filter(|kind| !kind.is_empty()).map(str::to_owned);
    let mut form = Form {
        script: String::new(),
        printed,
        slots: Vec::new(),
        kinds: kinds.collect(),
        span,
    };
    let mut left = words;
    while let Some((before, inside)) = left.split_once('(') {
        let (slot, after) = inside.split_once(')')?;
        let (name, ty) = slot.split_once(':')?;
        let name = name.trim();
        // Of which kinds those are is no matter of how they are printed.
        let ty = match ty.trim() {
            ty if ty.starts_with("selection of ") => "selection",
            ty if ty.starts_with("list of title of ") => "list of title",
            ty if ty.starts_with("title of ") => "title",
            ty => ty,
        };
        form.script.push_str(before);
        form.script.push_str(&format!("{{{name}}}"));
        form.slots.push((name.to_owned(), ty.to_owned()));
        left = after;
    }
    form.script.push_str(left);
    Some(form)
}

/// A sentence as it stands within another: phrases print a small first letter as a capital where one is due.
pub(super) fn small(text: &str) -> String {
    let mut letters = text.chars();
    let (first, second) = (letters.next(), letters.next());
    match (first, second) {
        (Some(first), Some(second)) if first.is_uppercase() && second.is_lowercase() => {
            let rest = text.get(first.len_utf8()..).unwrap_or("");
            first.to_lowercase().chain(rest.chars()).collect()
        }
        _ => text.to_owned(),
    }
}

impl Form {
    /// The printed and the scripted side of a phrase, if each slot is of a type for which there is a class of phrases.
    pub fn phrase<'c>(&self, class: impl Fn(&str) -> Option<&'c str>) -> Option<(String, String)> {
        let mut printed = self.printed.clone();
        for (name, ty) in &self.slots {
            let class = class(ty)?;
            let slot = format!("{{{name}}}");
            printed = printed.replacen(&slot, &format!("{{{name}: {class}}}"), 1);
        }
        Some((printed, self.script.clone()))
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use spaceline_lang::span::FileId;

    #[test]
    fn a_clause_says_how_it_is_printed() {
        let text = "clause rings for (n: number): (what: effects) as bell of medal, coin with loud = yes says \"Rings for {n}: {what}.\"";
        let span = Span {
            file: FileId(0),
            start: 0,
            end: 1,
        };
        let form = form(text, span);
        let phrase = form.as_ref().and_then(|form| {
            form.phrase(|ty| match ty {
                "number" => Some("number"),
                "effects" => Some("deed"),
                _ => None,
            })
        });
        let wanted = (
            "rings for {n: number}: {what: deed}.".to_owned(),
            "rings for {n}: {what}".to_owned(),
        );
        assert_eq!(phrase, Some(wanted));
        let kinds = form.as_ref().map(|form| form.kinds.clone());
        assert_eq!(kinds, Some(vec!["medal".to_owned(), "coin".to_owned()]));
        assert_eq!(form.and_then(|form| form.phrase(|_| None)), None);
    }
}
