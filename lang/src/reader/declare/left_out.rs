//! The words that an edition leaves out, and what cannot be read for want of them.
//!
//! Whatever is wrong under an edition and not without it, and stands outside what the edition itself says, is the
//! doing of the edition. So where it takes words away this is told once, at the rule that had them.

use super::desk::Desk;
use super::layers::{InForce, items};
use super::names;
use super::raw::Raw;
use crate::diagnostic::{Diagnostic, LEFT_OUT};
use crate::sentence::{File, Item};
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

/// Puts one message in the place of those that tell of words that are left out.
pub(super) fn tell(
    left_out: &[LeftOut],
    told: Vec<Diagnostic>,
    follows: impl Fn(&Diagnostic) -> bool,
) -> Vec<Diagnostic> {
    let Some(first) = left_out.first() else {
        return told;
    };
    let (lost, mut told): (Vec<_>, Vec<_>) = told.into_iter().partition(follows);
    let Some(shown) = lost.first() else {
        return told;
    };
    // Words that the messages name are those that are missed; if they name none, it could be any of them.
    let missed = left_out.iter();
    let missed = missed.flat_map(|of| of.words.iter().map(|word| (of.by, format!("`{word}`"))));
    let mut missed: Vec<(Span, String)> = missed.collect();
    let is_named = |(_, word): &(Span, String)| lost.iter().any(|one| one.message.contains(word));
    if missed.iter().any(is_named) {
        missed.retain(is_named);
    }
    let by = missed.first().map_or(first.by, |(by, _)| *by);
    let words: Vec<String> = missed.into_iter().map(|(_, word)| word).take(4).collect();
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
