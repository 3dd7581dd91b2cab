//! `X = E`: what stands for a printed letter in the numbers of a card.

use crate::reader::{Cursor, Cx};
use crate::sentence::{Item, Op, Phrase, Word, WordKind};
use smol_str::SmolStr;

/// The letters of a card and what they stand for.
#[derive(Debug, Default)]
pub(super) struct Definitions(Vec<(SmolStr, Phrase)>);

fn defined(item: &Item) -> Option<(&str, Cursor<'_>)> {
    let mut words = Cursor::new(&item.head);
    let plain = item.key.is_none() && item.colon.is_none() && item.block.is_none();
    let name = words.next_word().filter(|_| plain)?.plain()?;
    (words.eat_op(Op::Equal) && !words.is_done()).then_some((name, words))
}

impl Definitions {
    /// Takes in an item that defines a letter: a name that no script declares.
    pub(super) fn find(&mut self, cx: &Cx<'_>, item: &Item) {
        if let Some((name, words)) = defined(item)
            && cx.vocab.seen(name, item.span.file).is_none()
        {
            let phrase = Phrase {
                words: words.rest().to_vec(),
                span: words.span(),
            };
            self.0.push((SmolStr::new(name), phrase));
        }
    }

    pub(super) fn is_one(&self, item: &Item) -> bool {
        defined(item).is_some_and(|(name, _)| self.has(name))
    }

    pub(super) fn has(&self, name: &str) -> bool {
        self.0.iter().any(|(known, _)| known == name)
    }

    pub(super) const fn is_empty(&self) -> bool {
        self.0.is_empty()
    }

    /// The words with each letter replaced by what it stands for, in parentheses. A letter in what a letter
    /// stands for is not replaced again, so this ends.
    pub(super) fn fill(&self, words: &[Word]) -> Vec<Word> {
        let fill = |word: &Word| {
            let known = word
                .plain()
                .and_then(|name| self.0.iter().find(|(known, _)| known == name));
            let kind = match (known, &word.kind) {
                (Some((_, phrase)), _) => WordKind::Group(vec![phrase.clone()]),
                (None, WordKind::Group(inner)) => WordKind::Group(
                    inner
                        .iter()
                        .map(|phrase| Phrase {
                            words: self.fill(&phrase.words),
                            span: phrase.span,
                        })
                        .collect(),
                ),
                (None, kind) => kind.clone(),
            };
            Word {
                kind,
                span: word.span,
            }
        };
        words.iter().map(fill).collect()
    }
}
