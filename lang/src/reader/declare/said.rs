//! What people write, and what scripts say for it: `said "WORDS", "WORDS" for RIGHT WORDS`.

use super::desk::Desk;
use super::form::Step;
use super::raw::{Declared, Raw};
use crate::diagnostic::{Diagnostic, Label};
use crate::lexer;
use crate::reader::{Cursor, PhraseError, Read, ReadError};
use crate::sentence::{File, Item, Word, spelled};
use crate::span::{FileId, Span};
use crate::vocabulary::{Piece, Saying, Vocabulary};
use smol_str::SmolStr;
use std::collections::BTreeSet;

const ROW: &[Step] = &[Step::Text("what people write, in quotation marks")];

/// Enters the rows of a declaration.
pub(super) fn enter<'s>(desk: &mut Desk, _: &mut Raw<'s>, one: Declared<'s>) -> Read<()> {
    let (rows, right) = (one.head.behind(""), one.head.behind("for"));
    let right = right.map_or(&[][..], |right| right.rest());
    for row in rows.into_iter().flat_map(Cursor::parts) {
        let span = row.here();
        let text = desk.form(row, ROW)?.text("").unwrap_or_default();
        let said = lexer::plain_words(span, &text);
        if said.is_empty() {
            return Err(desk.expected("what people write, in quotation marks", span));
        }
        let saying = Saying::new(&said, right, one.item.span);
        desk.vocab.sayings.add(saying);
    }
    Ok(())
}

/// What scripts say has to be there, once all words are.
pub(super) fn check(desk: &mut Desk) {
    let mut unknown = Vec::new();
    let mut told = BTreeSet::new();
    for saying in desk.vocab.sayings.iter() {
        let mut rest = saying.right.as_slice();
        while let Some(word) = rest.first() {
            let known = known(&desk.vocab, rest);
            if known == 0 && told.insert(word.span) {
                unknown.push(PhraseError::UnknownWord {
                    word: SmolStr::new(word.name().unwrap_or_default()),
                    span: word.span,
                    nearest: None,
                });
            }
            rest = rest.get(known.max(1)..).unwrap_or_default();
        }
    }
    desk.errors.extend(unknown.into_iter().map(ReadError::from));
}

/// How many words at the front of some are known together.
fn known(vocab: &Vocabulary, words: &[Word]) -> usize {
    let Some(word) = words.first() else {
        return 0;
    };
    let Some(name) = word.plain().filter(|_| !word.is_prep() && !word.is_conn()) else {
        return 1;
    };
    let heads = vocab.heads(words).map(|(_, count)| count);
    let declared = vocab.lookup(words).map(|(_, count)| count);
    let is_it = |piece: &Piece| matches!(piece, Piece::Word(word) if word == name);
    let mut pieces = vocab.clauses.iter().flat_map(|form| &form.pieces);
    let literal = pieces.any(is_it).then_some(1);
    heads.chain(declared).chain(literal).max().unwrap_or(0)
}

/// Suggests in a message what scripts say for the words at its place, or for others in its phrase if it suggests
/// nothing itself. Tells whether it did.
pub(super) fn help(told: &mut Diagnostic, vocab: &Vocabulary, files: &[(FileId, &File)]) -> bool {
    let at = told.primary.span;
    if vocab.sayings.is_empty() || !told.code.id.starts_with("SL03") {
        return false;
    }
    let Some(item) = around(files, at) else {
        return false;
    };
    let said = item.phrases().flat_map(|phrase| vocab.said(&phrase.words));
    let said: Vec<(&Saying, Span)> = said.collect();
    let is_around = |place: &Span| place.holds(at);
    let here = said.iter().find(|(_, place)| is_around(place));
    let near = said.first().filter(|_| told.help.is_none());
    let Some((saying, place)) = here.or(near) else {
        return false;
    };
    let right = spelled(&saying.right);
    if is_around(place) {
        told.primary.span = *place;
        told.help = Some(format!("write `{right}`"));
        told.replacement = Some(right);
    } else {
        told.secondary.push(Label::new(*place, "not said so"));
        told.help = Some(format!("scripts say `{right}` for that"));
    }
    true
}

/// The innermost item around a place in files.
pub(super) fn around<'s>(files: &[(FileId, &'s File)], at: Span) -> Option<&'s Item> {
    let file = files.iter().find(|(file, _)| *file == at.file);
    file.and_then(|(_, file)| innermost(&mut file.items.iter(), at))
}

/// The innermost item around a place.
fn innermost<'s>(mut items: &mut dyn Iterator<Item = &'s Item>, at: Span) -> Option<&'s Item> {
    let item = Iterator::find(&mut items, |item| item.span.holds(at))?;
    Some(innermost(&mut item.inner(), at).unwrap_or(item))
}
