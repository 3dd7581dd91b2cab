//! A place in a phrase.

use crate::sentence::{Op, Phrase, Word};
use crate::span::Span;

/// What is left of a row of words. It is cheap to copy, so trying something is copying it.
#[derive(Clone, Copy, Debug)]
pub struct Cursor<'w> {
    words: &'w [Word],
    /// Where the row ends, for "something is missing here"; and where the last taken word ended.
    end: Span,
    last: Span,
}

impl<'w> Cursor<'w> {
    /// The front of a phrase.
    #[must_use]
    pub fn new(phrase: &'w Phrase) -> Self {
        Self {
            words: &phrase.words,
            end: phrase.span.after(),
            last: phrase.span.before(),
        }
    }

    /// The front of a row of words that stands at `span`.
    #[must_use]
    pub const fn over(words: &'w [Word], span: Span) -> Self {
        Self {
            words,
            end: span.after(),
            last: span.before(),
        }
    }

    /// The words that are left.
    #[must_use]
    pub const fn rest(&self) -> &'w [Word] {
        self.words
    }

    /// Whether nothing is left.
    #[must_use]
    pub const fn is_done(&self) -> bool {
        self.words.is_empty()
    }

    /// The next word.
    #[must_use]
    pub fn peek(&self) -> Option<&'w Word> {
        self.words.first()
    }

    /// The word after so many others.
    #[must_use]
    pub fn ahead(&self, by: usize) -> Option<&'w Word> {
        self.words.get(by)
    }

    /// Takes the next word.
    pub fn next_word(&mut self) -> Option<&'w Word> {
        let (first, rest) = self.words.split_first()?;
        self.words = rest;
        self.last = first.span;
        Some(first)
    }

    /// Takes so many words, or all that are left.
    pub fn take(&mut self, count: usize) -> Self {
        let (front, rest) = self
            .words
            .split_at_checked(count)
            .unwrap_or((self.words, &[]));
        let taken = Self {
            words: front,
            end: front.last().map_or(self.last, |word| word.span).after(),
            last: self.last,
        };
        self.words = rest;
        if let Some(word) = front.last() {
            self.last = word.span;
        }
        taken
    }

    /// So many words, or all that are left.
    #[must_use]
    pub fn front(mut self, count: usize) -> Self {
        self.take(count)
    }

    /// What stands behind so many words.
    #[must_use]
    pub fn past(mut self, count: usize) -> Self {
        self.take(count);
        self
    }

    /// The words before another place in the same row.
    #[must_use]
    pub fn before(mut self, at: &Self) -> Self {
        self.take(self.words.len().saturating_sub(at.words.len()))
    }

    /// Takes the next word if it is the plain word `text`.
    pub fn eat(&mut self, text: &str) -> bool {
        self.eat_if(|word| word.is(text))
    }

    /// Takes the next word if it is the operator.
    pub fn eat_op(&mut self, op: Op) -> bool {
        self.eat_if(|word| word.is_op(op))
    }

    /// Takes the next word if it is a comma.
    pub fn eat_comma(&mut self) -> bool {
        self.eat_if(|word| word.is_comma())
    }

    /// Takes the next word if it passes a test.
    pub fn eat_if(&mut self, test: impl FnOnce(&Word) -> bool) -> bool {
        let fits = self.peek().is_some_and(test);
        if fits {
            self.next_word();
        }
        fits
    }

    /// Where the next word stands, or the end if there is none: never past the phrase.
    #[must_use]
    pub fn here(&self) -> Span {
        self.peek().map_or(self.end, |word| word.span)
    }

    /// Where the last taken word stands.
    #[must_use]
    pub const fn behind(&self) -> Span {
        self.last
    }

    /// From the next word to the last; an empty span at the end if there is none.
    #[must_use]
    pub fn span(&self) -> Span {
        match (self.words.first(), self.words.last()) {
            (Some(first), Some(last)) => first.span.to(last.span),
            _ => self.end,
        }
    }

    /// Where the first word outside parentheses that passes a test stands.
    #[must_use]
    pub fn find(&self, test: impl Fn(&Word) -> bool) -> Option<usize> {
        self.words.iter().position(test)
    }

    /// What stands up to, and what after, the first word that passes a test.
    #[must_use]
    pub fn split(mut self, test: impl Fn(&Word) -> bool) -> Option<(Self, Self)> {
        let at = self.find(test)?;
        let front = self.take(at);
        self.next_word();
        Some((front, self))
    }

    /// The parts between commas, at least one.
    #[must_use]
    pub fn commas(self) -> Vec<Self> {
        self.parts().collect()
    }

    /// The parts between commas, at least one, as they are asked for.
    pub fn parts(self) -> impl Iterator<Item = Self> {
        let mut rest = Some(self);
        std::iter::from_fn(move || {
            let all = rest.take()?;
            let Some((front, back)) = all.split(Word::is_comma) else {
                return Some(all);
            };
            rest = Some(back);
            Some(front)
        })
    }
}
