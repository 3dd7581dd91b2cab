//! What people write, and what scripts say for it: `said "WORDS", "WORDS" for RIGHT WORDS`.

use super::desk::Desk;
use crate::diagnostic::{Diagnostic, Label};
use crate::lexer;
use crate::reader::{Cursor, PhraseError, Read};
use crate::sentence::{File, Item, Phrase, Word, WordKind, spelled};
use crate::span::{FileId, Span};
use crate::vocabulary::{Piece, Saying, Vocabulary};
use smol_str::SmolStr;

/// Enters the rows of a declaration.
pub(super) fn enter(desk: &mut Desk, item: &Item, words: Cursor<'_>) -> Read<()> {
    let Some((rows, right)) = words.split(|word| word.is("for")) else {
        return Err(desk.expected("`for` and what scripts say", words.span()));
    };
    if right.is_done() {
        return Err(desk.expected("what scripts say", right.here()));
    }
    for mut row in rows.parts() {
        let span = row.here();
        let said = match row.next_word().map(|word| &word.kind) {
            Some(WordKind::Text(text)) if row.is_done() => lexer::plain_words(span, text),
            _ => Vec::new(),
        };
        if said.is_empty() {
            return Err(desk.expected("what people write, in quotation marks", span));
        }
        let saying = Saying::new(&said, right.rest(), item.span);
        desk.vocab.sayings.push(saying);
    }
    Ok(())
}

/// What scripts say has to be there, once all words are.
pub(super) fn check(desk: &mut Desk) {
    let mut unknown = Vec::new();
    for saying in &desk.vocab.sayings {
        let mut rest = saying.right.as_slice();
        while let Some(word) = rest.first() {
            let known = known(&desk.vocab, rest);
            if known == 0 {
                unknown.push((SmolStr::new(word.name().unwrap_or_default()), word.span));
            }
            rest = rest.get(known.max(1)..).unwrap_or_default();
        }
    }
    unknown.dedup();
    for (word, span) in unknown {
        desk.report(PhraseError::UnknownWord {
            word,
            span,
            nearest: None,
        });
    }
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
    let file = files.iter().find(|(file, _)| *file == at.file);
    let Some(item) = file.and_then(|(_, file)| innermost(&file.items, at)) else {
        return false;
    };
    let phrases = [
        Some(&item.head),
        item.colon.as_deref(),
        item.means.as_deref(),
    ];
    let said: Vec<(&Saying, Span)> = phrases
        .into_iter()
        .flatten()
        .flat_map(|phrase: &Phrase| vocab.said(&phrase.words))
        .collect();
    let around = |place: &Span| place.start <= at.start && at.end <= place.end;
    let here = said.iter().find(|(_, place)| around(place));
    let near = said.first().filter(|_| told.help.is_none());
    let Some((saying, place)) = here.or(near) else {
        return false;
    };
    let right = spelled(&saying.right);
    if around(place) {
        told.primary.span = *place;
        told.help = Some(format!("write `{right}`"));
        told.replacement = Some(right);
    } else {
        told.secondary.push(Label::new(*place, "not said so"));
        told.help = Some(format!("scripts say `{right}` for that"));
    }
    true
}

/// The innermost item around a place.
fn innermost(items: &[Item], at: Span) -> Option<&Item> {
    let around = |item: &&Item| item.span.start <= at.start && at.end <= item.span.end;
    let item = items.iter().find(around)?;
    let inner = item.blocks().find_map(|block| innermost(&block.items, at));
    Some(inner.unwrap_or(item))
}
