//! Forms: how the head of a declaration is written, as a row of steps, and the one reader of them.
//!
//! A form knows no declared word, so heads are read before any word is known. What it cuts out as a phrase, a type or a
//! condition is read later, when the words are.

use super::params::{self, RawParam};
use crate::reader::{Cursor, DeclareError};
use crate::sentence::{Op, Word, WordKind};
use crate::span::Span;
use crate::vocabulary::spelling;
use smol_str::SmolStr;

/// A part of a form. The text of a part is what should stand there, for messages.
///
/// What a fixed word or several are is the first that stands in backticks: `` `of` and a kind `` is the word `of`.
#[derive(Clone, Copy, Debug)]
pub(super) enum Step {
    /// A name of several words, up to a preposition, a connective or what comes next in the form.
    Name(&'static str),
    /// Names with commas between them.
    Names(&'static str),
    /// A name in which prepositions and connectives may stand.
    Plain(&'static str),
    /// A name of one word.
    Word(&'static str),
    /// A text in quotation marks.
    Text(&'static str),
    /// A year or a date.
    Day(&'static str),
    /// A number above none, and a fixed word behind it; or neither.
    Times(&'static str),
    /// `(a: T, b: T)`, which may be missing.
    Params,
    /// `(a: T, b: T)`.
    Group,
    /// `(a: T) ROLE (b: T) ...`, which may be missing.
    Roles,
    /// Any words, up to what may come next in the form.
    Phrase(&'static str),
    /// All words that are left.
    Rest,
    /// A comma, which may be missing.
    Comma,
    /// Fixed words that have to stand, and what stands behind them.
    Must(&'static str, &'static [Self]),
    /// The same, which may be missing.
    May(&'static str, &'static [Self]),
    /// One of several.
    One(&'static str, Options),
    /// Any of several, in any order.
    Any(Options),
}

/// Fixed words, and what stands behind each.
pub(super) type Options = &'static [(&'static str, &'static [Step])];

/// What a player or reader is told: `says "..."`.
pub(super) const SAYS: Step = Step::May("says", &[Step::Text("a text in quotation marks")]);
/// Why something is refused: `because "..."`.
pub(super) const BECAUSE: Step =
    Step::May("because", &[Step::Text("the reason in quotation marks")]);

/// The head of a declaration, cut into its parts.
#[derive(Clone, Debug, Default)]
pub(super) struct Head<'s> {
    pub(super) names: Vec<(SmolStr, Span)>,
    pub(super) params: Vec<RawParam<'s>>,
    /// What stands behind each fixed word; behind none, under an empty name.
    said: Vec<(&'static str, Cursor<'s>)>,
}

/// Reads a row of words that has a form.
pub(super) fn read<'s>(
    mut words: Cursor<'s>,
    form: &'static [Step],
) -> Result<Head<'s>, DeclareError> {
    let mut head = Head::default();
    head.steps(&mut words, form, &[], true)?;
    if words.is_done() {
        return Ok(head);
    }
    Err(DeclareError::Extra { span: words.span() })
}

impl<'s> Head<'s> {
    pub(super) fn name(&self) -> (SmolStr, Span) {
        self.names.first().cloned().unwrap_or_default()
    }

    /// Whether some fixed words stand in it.
    pub(super) fn has(&self, fixed: &str) -> bool {
        self.behind(fixed).is_some()
    }

    /// What stands behind some fixed words.
    pub(super) fn behind(&self, fixed: &str) -> Option<Cursor<'s>> {
        let mut said = self.said.iter();
        said.find_map(|(known, words)| (*known == fixed).then_some(*words))
    }

    /// The name of one word behind some fixed words.
    pub(super) fn word(&self, fixed: &str) -> Option<(SmolStr, Span)> {
        let words = self.behind(fixed)?;
        Some((SmolStr::new(words.peek()?.name()?), words.here()))
    }

    /// The text in quotation marks behind some fixed words.
    pub(super) fn text(&self, fixed: &str) -> Option<SmolStr> {
        match &self.behind(fixed)?.peek()?.kind {
            WordKind::Text(text) => Some(text.clone()),
            _ => None,
        }
    }

    /// The number behind some fixed words.
    pub(super) fn number(&self, fixed: &str) -> Option<i64> {
        match &self.behind(fixed)?.peek()?.kind {
            WordKind::Number(number) => Some(*number),
            _ => None,
        }
    }

    fn steps(
        &mut self,
        words: &mut Cursor<'s>,
        form: &'static [Step],
        after: &[&'static str],
        outer: bool,
    ) -> Result<(), DeclareError> {
        let mut rest = form;
        while let Some((step, next)) = rest.split_first() {
            rest = next;
            let mut ends = Vec::new();
            if firsts(next, &mut ends) {
                ends.extend(after);
            }
            self.step(words, step, &ends, outer)?;
        }
        Ok(())
    }

    fn step(
        &mut self,
        words: &mut Cursor<'s>,
        step: &'static Step,
        ends: &[&'static str],
        outer: bool,
    ) -> Result<(), DeclareError> {
        let from = *words;
        match step {
            Step::Name(what) => self.names.push(name(words, ends, what)?),
            Step::Names(what) => loop {
                self.names.push(name(words, ends, what)?);
                if !words.eat_comma() {
                    break;
                }
            },
            Step::Plain(what) => {
                let count = until(words, ends, |word| word.name().is_none());
                let name = words.take(count);
                let parts: Vec<&str> = name.rest().iter().filter_map(Word::name).collect();
                self.names.push(filled(parts.join(" "), name.span(), what)?);
            }
            Step::Word(what) => {
                let word = take(words, what, |word| word.name().is_some())?;
                if outer {
                    let name = word.name().unwrap_or_default();
                    self.names.push((SmolStr::new(name), word.span));
                }
            }
            Step::Text(what) => {
                take(words, what, |word| matches!(word.kind, WordKind::Text(_)))?;
                self.keep(outer, from);
            }
            Step::Day(what) => {
                take(words, what, |word| {
                    matches!(word.kind, WordKind::Number(_) | WordKind::Date(_))
                })?;
            }
            Step::Times(what) => {
                if let Some(WordKind::Number(number)) = words.peek().map(|word| &word.kind) {
                    words.next_word();
                    let fixed = literal(what);
                    if !words.eat(fixed) || *number < 1 {
                        return Err(DeclareError::expected(what, words.here()));
                    }
                    self.said.push((fixed, from));
                }
            }
            Step::Params if !params::at_group(words) => {}
            Step::Params | Step::Group => self.params.extend(params::group(words, None)?),
            Step::Roles => self.params.extend(params::roles(words)?),
            Step::Phrase(what) => {
                let count = until(words, ends, |_| false);
                if words.take(count).is_done() {
                    return Err(DeclareError::expected(what, words.here()));
                }
                self.keep(outer, from.before(words));
            }
            Step::Rest => {
                words.take(words.rest().len());
                self.said.push(("rest", from));
            }
            Step::Comma => {
                words.eat_comma();
            }
            Step::Must(what, inner) => self.options(words, &[(what, inner)], ends, Some(what))?,
            Step::May(what, inner) => self.options(words, &[(what, inner)], ends, None)?,
            Step::One(what, options) => self.options(words, options, ends, Some(what))?,
            Step::Any(options) => {
                let mut all = ends.to_vec();
                all.extend(options.iter().map(|(what, _)| literal(what)));
                let mut left = usize::MAX;
                while std::mem::replace(&mut left, words.rest().len()) != words.rest().len() {
                    self.options(words, options, &all, None)?;
                }
            }
        }
        Ok(())
    }

    /// Keeps what stands behind no fixed word.
    fn keep(&mut self, outer: bool, words: Cursor<'s>) {
        if outer {
            self.said.push(("", words));
        }
    }

    /// Takes one of several options, which has to be there if it is told what is missing otherwise.
    fn options(
        &mut self,
        words: &mut Cursor<'s>,
        options: &[(&'static str, &'static [Step])],
        ends: &[&'static str],
        needed: Option<&'static str>,
    ) -> Result<(), DeclareError> {
        let mut half = None;
        for (what, inner) in options {
            let fixed = literal(what);
            let count = common(words, fixed);
            if count < fixed.split(' ').count() {
                let mut rest = *words;
                rest.take(count);
                half = half.or((count > 0).then(|| DeclareError::expected(what, rest.here())));
                continue;
            }
            words.take(count);
            let from = *words;
            self.steps(words, inner, ends, false)?;
            self.said.push((fixed, from.before(words)));
            return Ok(());
        }
        // The first of some fixed words stands there, and another does not.
        let needed = needed.map(|what| DeclareError::expected(what, words.here()));
        half.or(needed).map_or(Ok(()), Err)
    }
}

/// The fixed words with which what comes next may begin. Tells whether all of it may be missing.
fn firsts(form: &'static [Step], ends: &mut Vec<&'static str>) -> bool {
    for step in form {
        match step {
            Step::May(what, _) => ends.push(literal(what)),
            Step::Must(what, _) => {
                ends.push(literal(what));
                return false;
            }
            Step::Any(options) => ends.extend(options.iter().map(|(what, _)| literal(what))),
            Step::One(_, options) => {
                ends.extend(options.iter().map(|(what, _)| literal(what)));
                return false;
            }
            Step::Params | Step::Roles | Step::Comma | Step::Times(_) => {}
            _ => return false,
        }
    }
    true
}

/// The fixed words that stand in backticks, or all of them.
fn literal(what: &'static str) -> &'static str {
    let quoted = what
        .strip_prefix('`')
        .and_then(|rest| rest.split('`').next());
    quoted.unwrap_or(what)
}

/// How many of some fixed words stand next.
fn common(words: &Cursor<'_>, fixed: &str) -> usize {
    let stand = fixed.split(' ').zip(words.rest());
    stand
        .take_while(|(fixed, word)| word.is(fixed) || *fixed == "=" && word.is_op(Op::Equal))
        .count()
}

/// How many words stand before some fixed ones, or before one that passes a test.
fn until(words: &Cursor<'_>, ends: &[&'static str], test: impl Fn(&Word) -> bool) -> usize {
    let mut rest = *words;
    while let Some(word) = rest.peek() {
        let is_end = |fixed: &&str| common(&rest, fixed) == fixed.split(' ').count();
        if test(word) || ends.iter().any(is_end) {
            break;
        }
        rest.next_word();
    }
    words.rest().len() - rest.rest().len()
}

fn take<'s>(
    words: &mut Cursor<'s>,
    what: &'static str,
    test: impl Fn(&Word) -> bool,
) -> Result<&'s Word, DeclareError> {
    let here = words.here();
    let word = words.peek().filter(|word| test(word));
    words.next_word();
    word.ok_or_else(|| DeclareError::expected(what, here))
}

fn filled(text: String, span: Span, what: &'static str) -> Result<(SmolStr, Span), DeclareError> {
    match text.is_empty() {
        true => Err(DeclareError::expected(what, span)),
        false => Ok((SmolStr::new(text), span)),
    }
}

/// Takes a name: words up to a parenthesis, a comma, a text, a preposition, a connective or what comes next.
pub(super) fn name(
    words: &mut Cursor<'_>,
    ends: &[&'static str],
    what: &'static str,
) -> Result<(SmolStr, Span), DeclareError> {
    let is_end = |word: &Word| word.is_prep() || word.is_conn() || spelling(word).is_none();
    let count = match words.peek().map(|word| &word.kind) {
        Some(WordKind::Number(_)) => 0,
        _ => until(words, ends, is_end),
    };
    let name = words.take(count);
    let parts: Vec<SmolStr> = name.rest().iter().filter_map(spelling).collect();
    let span = if name.is_done() {
        words.here()
    } else {
        name.span()
    };
    filled(parts.join(" "), span, what)
}
