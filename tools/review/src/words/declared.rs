//! What a declaration says of its word.

use super::{Group, Word};
use spaceline_lang::sentence::{Item, Word as Spoken, WordKind};
use spaceline_lang::vocabulary::{gerund, past, plural, third};
use spaceline_lang::words::is_prep;

/// What a declaration says.
pub(super) fn word(group: Group, item: &Item, head: &[Spoken], kind: &str, text: &str) -> Word {
    let mut all = head.to_vec();
    if let (Group::Clause | Group::Setup, Some(colon)) = (group, &item.colon) {
        let mark = Spoken {
            kind: WordKind::Colon,
            span: colon.span.before(),
        };
        all.push(mark);
        all.extend(colon.words.iter().cloned());
    }
    let ends: &[&str] = match group {
        Group::Clause => &["as"],
        Group::Verb | Group::Event => &["past", "log", "answers", "at"],
        Group::Noun => &["gives"],
        Group::Limit => &["per", "says", "in"],
        Group::Kind => &["plural", "says"],
        Group::Menu => &["says"],
        Group::Said => &["for"],
        _ => &[],
    };
    let ended = |word: &Spoken| ends.iter().any(|end| word.is(end));
    // A text of a card may have the word itself: `as damage: ... as RECORD`.
    let end = match group {
        Group::Clause => all.iter().rposition(ended),
        _ => all.iter().position(ended),
    };
    let end = end.unwrap_or(all.len());
    let behind = all.get(end..).unwrap_or_default();
    let mut of = match group {
        Group::Clause => between(behind, "of", &["first", "not", "with", "says"], text),
        Group::Noun => between(behind, "gives", &[], text),
        _ => String::new(),
    };
    let mut says = text_behind(
        behind,
        if matches!(group, Group::Verb | Group::Event) {
            "log"
        } else {
            "says"
        },
    );
    let colon = || item.colon.as_ref().map(|colon| written(&colon.words, text));
    match group {
        Group::Moment | Group::Symbols | Group::Place => says = colon().unwrap_or_default(),
        Group::Field => {
            of = colon().unwrap_or_default();
            let (ty, _) = of.split_once(" printed").unwrap_or((&of, ""));
            let (ty, _) = ty.split_once(" =").unwrap_or((ty, ""));
            of = ty.to_owned();
        }
        Group::Said => says = written(behind.get(1..).unwrap_or_default(), text),
        Group::Scope => of = colon().unwrap_or_default(),
        Group::Kind => says = has(item, text),
        _ => {}
    }
    let form = written(all.get(..end).unwrap_or_default(), text);
    let mut form = form.trim_end_matches(',').to_owned();
    let names = names(group, head, &says);
    if !kind.is_empty() {
        form = format!("{form} of {kind}");
    }
    Word {
        group,
        form,
        of,
        says,
        meaning: item.doc.as_deref().unwrap_or_default().to_owned(),
        used: None,
        names,
        span: item.span,
    }
}

/// The words by which texts call what is declared.
fn names(group: Group, head: &[Spoken], says: &str) -> Vec<String> {
    let name = head.first().and_then(Spoken::name).unwrap_or_default();
    let behind = |word: &str| {
        let at = head.iter().position(|one| one.is(word))?;
        head.get(at + 1).and_then(Spoken::name).map(str::to_owned)
    };
    match group {
        Group::Verb | Group::Event => vec![
            name.to_owned(),
            third(name),
            behind("past").unwrap_or_else(|| past(name)),
            gerund(name),
        ],
        Group::Kind => vec![
            name.to_owned(),
            behind("plural").unwrap_or_else(|| plural(name)),
        ],
        Group::Field | Group::State => {
            let listed = head.iter().take_while(|word| !word.is("of"));
            listed.filter_map(Spoken::name).map(str::to_owned).collect()
        }
        Group::Noun | Group::Relation | Group::Adjective | Group::Place | Group::Scope => {
            let mut names = head.iter().filter_map(Spoken::name);
            names
                .find(|name| !is_prep(name))
                .map(str::to_owned)
                .into_iter()
                .collect()
        }
        Group::Limit | Group::Menu => vec![says.to_owned()],
        Group::Moment => {
            let words = head.iter().take_while(|word| word.name().is_some());
            let words: Vec<&str> = words.filter_map(Spoken::name).collect();
            vec![words.join(" ")]
        }
        Group::Clause | Group::Need | Group::Symbols | Group::Setup | Group::Said => Vec::new(),
    }
}

/// What the cards of a kind have, and their flags.
fn has(item: &Item, text: &str) -> String {
    let items = item.blocks().flat_map(|block| &block.items);
    let names = items.filter_map(|item| {
        let key = item.key()?.text();
        let words = &item.head.words;
        match key {
            "has" => Some(written(words, text)),
            "flag" => Some(format!("{} (flag)", written(words, text))),
            _ => None,
        }
    });
    names.collect::<Vec<_>>().join(", ")
}

/// Words as the script has them, on one line.
fn written(words: &[Spoken], text: &str) -> String {
    let (Some(first), Some(last)) = (words.first(), words.last()) else {
        return String::new();
    };
    let range = first.span.start as usize..last.span.end as usize;
    let parts = text.get(range).unwrap_or_default().split_whitespace();
    parts.collect::<Vec<_>>().join(" ")
}

/// The words behind one, up to one of others.
fn between(words: &[Spoken], from: &str, to: &[&str], text: &str) -> String {
    let Some(from) = words.iter().position(|word| word.is(from)) else {
        return String::new();
    };
    let rest = words.get(from + 1..).unwrap_or_default();
    let end = rest
        .iter()
        .position(|word| to.iter().any(|to| word.is(to)))
        .unwrap_or(rest.len());
    written(rest.get(..end).unwrap_or_default(), text)
}

/// The text in quotation marks behind a word.
fn text_behind(words: &[Spoken], from: &str) -> String {
    let at = words.iter().position(|word| word.is(from));
    let text = at.and_then(|at| words.get(at + 1));
    match text.map(|word| &word.kind) {
        Some(WordKind::Text(text)) => text.to_string(),
        _ => String::new(),
    }
}
