//! The words that an edition leaves out, and what cannot be read for want of them.
//!
//! Whatever is wrong under an edition and not without it, and stands outside what the edition itself says, is the
//! doing of the edition. So where it takes words away this is told once, at the rule that had them.

use super::desk::Desk;
use super::layers::{InForce, items};
use super::names;
use super::raw::Raw;
use super::said;
use crate::diagnostic::{Diagnostic, LEFT_OUT};
use crate::reader::cx::ENOUGH;
use crate::sentence::{File, Item, Word};
use crate::span::{FileId, Span};
use smol_str::SmolStr;
use std::collections::BTreeSet;

/// The words of a rule that is not in force.
#[derive(Debug)]
pub(super) struct LeftOut {
    /// What of the edition leaves it out.
    by: Span,
    words: Vec<SmolStr>,
}

/// The words that nothing declares any more.
pub(super) fn words(desk: &Desk, files: &[(FileId, &File)], force: &InForce) -> Vec<LeftOut> {
    let mut all = Vec::new();
    if force.takes_nothing() {
        return all;
    }
    for item in items(files) {
        let Some(by) = force.gone_by(item) else {
            continue;
        };
        let mut words: Vec<SmolStr> = declared(item).into_iter().collect();
        words.retain(|word| {
            let mut heads = desk.vocab.all_heads();
            desk.vocab.get(word).is_none() && heads.all(|(head, _)| head != word)
        });
        all.push(LeftOut { by, words });
    }
    all.retain(|one| !one.words.is_empty());
    all
}

/// What an item declares for phrases and for the beginnings of items. What is wrong with it does not matter any more.
fn declared(item: &Item) -> BTreeSet<SmolStr> {
    let (mut desk, mut raw) = (Desk::new(), Raw::default());
    let own: BTreeSet<SmolStr> = desk.vocab.entries().map(|(word, _)| word.into()).collect();
    names::enter_all(&mut desk, &mut raw, [item], super::OUTSIDE);
    let words = desk.vocab.entries().map(|(word, _)| SmolStr::new(word));
    let heads = desk.vocab.all_heads().map(|(head, _)| head.into());
    words
        .chain(heads)
        .filter(|word| !own.contains(word))
        .collect()
}

/// Whether a sentence says something by its name.
fn says(item: &Item, name: &str) -> bool {
    let begins = |words: &[Word]| {
        let mut said = words.iter().map(Word::plain);
        name.split(' ').all(|part| said.next() == Some(Some(part)))
    };
    let mut phrases = item.phrases();
    phrases.any(|phrase| phrase.any_from(&begins))
}

/// Puts one message in the place of those that tell of words that are left out.
pub(super) fn tell(
    left_out: &[LeftOut],
    told: Vec<Diagnostic>,
    files: &[(FileId, &File)],
    follows: impl Fn(&Diagnostic) -> bool,
) -> Vec<Diagnostic> {
    let Some(first) = left_out.first() else {
        return told;
    };
    let (lost, mut told): (Vec<_>, Vec<_>) = told.into_iter().partition(follows);
    let Some(shown) = lost.first() else {
        return told;
    };
    // What the sentences say that cannot be read is missed; if they say none of it, it could be any of it.
    let all = left_out.iter();
    let all = all.flat_map(|of| of.words.iter().map(|word| (of.by, word)));
    let mut missed: Vec<(Span, &SmolStr)> = all.collect();
    let around = |one: &Diagnostic| said::around(files, one.primary.span);
    let unread: Vec<&Item> = lost.iter().take(ENOUGH).filter_map(around).collect();
    let is_said = |(_, word): &(Span, &SmolStr)| unread.iter().any(|item| says(item, word));
    if missed.iter().any(is_said) {
        missed.retain(is_said);
    }
    let by = missed.first().map_or(first.by, |(by, _)| *by);
    let words = missed.iter().map(|(_, word)| format!("`{word}`"));
    let words: Vec<String> = words.take(4).collect();
    let message = format!(
        "this leaves out {}, and texts that it keeps use {}",
        words.join(", "),
        if words.len() == 1 { "it" } else { "them" }
    );
    let label = match lost.len() - 1 {
        0 => "this cannot be read without it".to_owned(),
        1 => "this cannot be read without it, and one more text".to_owned(),
        others => format!("this cannot be read without it, and {others} more texts"),
    };
    told.push(
        Diagnostic::error(LEFT_OUT, message, by)
            .also(shown.primary.span, label)
            .help("write `replace rule NAME cites ... { }` and declare there what the words mean, or replace what uses them too"),
    );
    told
}
