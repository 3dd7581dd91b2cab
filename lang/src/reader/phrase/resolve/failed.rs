//! What the grammar does not take, and why.
//!
//! The parser says at which word it halted and what could stand there. When a word of the phrase is declared by no
//! script, that is the mistake: the nearest word with which the grammar comes furthest is proposed, and the phrase is
//! read again with it, so that its other mistakes are told as well. Nothing here runs before a parse has failed.

use super::super::spell;
use super::Resolver;
use super::slips::Refused;
use crate::diagnostic::nearest_of_all;
use crate::phrase::classify::Part;
use crate::phrase::token::Class as Token;
use crate::phrase::tree::{NodeId, Tree};
use crate::phrase::{Aim, Mistake, Parsed};
use crate::reader::{Cursor, Cx, PhraseError, Read, ReadError, Reported, TrapError, types};
use crate::sentence::{Item, Phrase, Word, WordKind};
use crate::span::Span;
use crate::vocabulary::Class;
use smol_str::SmolStr;
use std::collections::BTreeSet;

const A_VERB: &str = "a verb";
const A_VALUE: &str = "a thing, a number or a condition";

/// So many mistakes of one phrase are told.
const TOLD: usize = 16;

/// In a phrase of more tokens no near word is tried.
const LONG: usize = 512;

/// So many near words are tried in the place of one.
const TRIED: usize = 8;

impl Cx<'_> {
    /// Says why the grammar does not take a phrase.
    pub(in crate::reader::phrase) fn refused<T>(
        &mut self,
        aim: Aim,
        parts: &[Part<'_>],
        parsed: &Parsed<'_>,
        item: Option<&Item>,
        span: Span,
        read: impl FnMut(&mut Resolver<'_, '_, '_>, NodeId) -> Read<T>,
    ) -> Reported {
        let tokens = parsed.tree.all();
        if self.side.brief || tokens.iter().any(|token| token.class == Token::Bad) {
            return Reported::before();
        }
        let errors = self.errors.len();
        let reported = self.why(aim, parts, parsed, item, span, read);
        self.told_once(errors);
        reported
    }

    /// Leaves one message for each place: a mistake of which two things can be said is one mistake.
    fn told_once(&mut self, errors: usize) {
        let mut places = Vec::new();
        for error in self.errors.split_off(errors) {
            let place = error.span().start;
            if !places.contains(&place) {
                places.push(place);
                self.errors.push(error);
            }
        }
    }

    fn why<T>(
        &mut self,
        aim: Aim,
        parts: &[Part<'_>],
        parsed: &Parsed<'_>,
        item: Option<&Item>,
        span: Span,
        read: impl FnMut(&mut Resolver<'_, '_, '_>, NodeId) -> Read<T>,
    ) -> Reported {
        let found = self.nearly_a_frame(aim, parts, parsed);
        let found = found.or_else(|| self.nearly_a_time(parts, parsed));
        let found = found.or_else(|| self.strange(aim, parts, parsed));
        let Some((reported, mended)) = found else {
            return self.misplaced(parsed, span);
        };
        if let Some(mended) = mended {
            self.told_again(aim, &mended, item, span, read);
        }
        reported
    }

    /// Says that words behind `until` are no time, where they are spelled nearly like one; and gives the phrase with
    /// that one.
    fn nearly_a_time(
        &mut self,
        parts: &[Part<'_>],
        parsed: &Parsed<'_>,
    ) -> Option<(Reported, Option<Mended>)> {
        let tokens = parsed.tree.all();
        let until = tokens
            .iter()
            .position(|token| token.class == Token::Until)?;
        let (next, named) = (tokens.get(until + 1)?, parsed.words.get(until + 1)?);
        let names = named.rest.iter().take_while(|word| word.name().is_some());
        let words = named.rest.get(..names.count())?;
        let (first, last) = (words.first()?, words.last()?);
        let times = self.vocab.time_names(first.span.file);
        let near =
            nearest_of_all(&spell::row(words), times).filter(|_| next.class != Token::Time)?;
        let near = SmolStr::new(near);
        let mut mended = Mended::new(parts);
        mended.replace(first.span, words.len(), &near);
        let reported = self.report(PhraseError::UnknownName {
            what: "time",
            name: spell::row(words).into(),
            span: first.span.to(last.span),
            nearest: Some(near),
        });
        Some((reported, Some(mended)))
    }

    /// Tells what else is wrong with a phrase that is mended. What is mended is not found wrong again: the new words
    /// are declared and seen.
    fn told_again<T>(
        &mut self,
        aim: Aim,
        mended: &Mended,
        item: Option<&Item>,
        span: Span,
        mut read: impl FnMut(&mut Resolver<'_, '_, '_>, NodeId) -> Read<T>,
    ) {
        let parts = mended.parts();
        let parsed = self.parse_parts(aim, &parts);
        let whole = parsed.mistakes.is_empty() && self.strangers(&parsed).is_empty();
        let Some(root) = parsed.tree.root().filter(|_| whole) else {
            self.why(aim, &parts, &parsed, item, span, read);
            return;
        };
        let mending = std::mem::replace(&mut self.side.mending, true);
        let _ = read(&mut Resolver::over(self, &parsed, item), root);
        self.side.mending = mending;
    }

    /// Whether each of the words that nothing declares has a message of its own.
    pub(in crate::reader::phrase) fn are_told(
        &self,
        parsed: &Parsed<'_>,
        strangers: &[usize],
        errors: usize,
    ) -> bool {
        let told = self.errors.get(errors..).unwrap_or_default();
        let tokens = parsed.tree.all();
        let mut places = strangers.iter().filter_map(|at| tokens.get(*at));
        places.all(|token| told.iter().any(|error| error.span() == token.span))
    }

    /// Says that words before a comma or a colon of a text are no frame, where they are nearly one; if they are one
    /// but for its spelling, it gives the phrase with that one.
    fn nearly_a_frame(
        &mut self,
        aim: Aim,
        parts: &[Part<'_>],
        parsed: &Parsed<'_>,
    ) -> Option<(Reported, Option<Mended>)> {
        let first = parsed.words.first().filter(|_| aim == Aim::Text)?;
        let end = first
            .rest
            .iter()
            .position(|word| word.is_comma() || word.is_colon());
        let words = first.rest.get(..end?)?;
        let last = words.last()?;
        let begun = || {
            let near = spell::begin_so(self, words).or_else(|| spell::end_so(self, words));
            near.or_else(|| spell::same_opening(self, words))
        };
        let declared = self
            .vocab
            .heads(words)
            .any(|(_, count)| count == words.len());
        let strange = words
            .iter()
            .any(|word| self.vocab.lookup(std::slice::from_ref(word)).is_none());
        let misspelt = || spell::spelled_so(self, words);
        let like = (!declared && strange).then(misspelt).flatten();
        let near = like
            .clone()
            .or_else(|| (!declared && strange).then(begun).flatten())?;
        let start = words.first()?.span;
        let (span, many) = (start.to(last.span), words.len());
        let words = spell::row(words);
        let reported = self.report(PhraseError::UnknownFrame {
            words,
            span,
            nearest: Some(near),
        });
        let mended = like.map(|frame| {
            let mut mended = Mended::new(parts);
            mended.replace(start, many, &frame);
            mended
        });
        Some((reported, mended))
    }

    /// Says of each word that nothing declares what it could be, and gives the phrase with those words in it.
    fn strange(
        &mut self,
        aim: Aim,
        parts: &[Part<'_>],
        parsed: &Parsed<'_>,
    ) -> Option<(Reported, Option<Mended>)> {
        let tokens = parsed.tree.all();
        let halted = parsed.mistakes.iter().map(|mistake| mistake.at).min();
        let rows = said_rows(self, parts);
        let mut told = None;
        let mut mended = Mended::new(parts);
        // What stands at the beginning of a text may be something else than a text.
        let mut whole = true;
        let mut behind = None;
        for at in self.strangers(parsed).into_iter().take(TOLD) {
            let place = self.token_at(parsed, at);
            let Some(word) = place.peek().filter(|word| Some(word.span) >= behind) else {
                continue;
            };
            // What stops the parser before this word says nothing about the word.
            let past = halted.filter(|halted| *halted >= at).map(|_| at);
            let near = match tokens.len() > LONG {
                true => None,
                false => self.nearest_that_fits(aim, &mended, word, past),
            };
            // Where the grammar takes the phrase, a word that is no misspelling may follow from one that is.
            if parsed.mistakes.is_empty() && near.is_none() {
                continue;
            }
            let begins = Refused { parsed }.is_start(at);
            let object = at.checked_sub(1).and_then(|at| parsed.tree.class_at(at));
            let what = match object {
                _ if begins => A_VERB,
                Some(Token::Verb) => "a thing",
                _ => "the next word",
            };
            let errors = self.errors.len();
            let begin = Refused { parsed }.begin(at).filter(|begin| *begin < at);
            let begin = begin.map(|begin| self.token_at(parsed, begin));
            let announced = begin.and_then(|begin| self.announced(&begin, &place));
            let (reported, nearest) = match announced {
                Some(reported) => (reported, None),
                None => self.unknown_or(&place, what, near),
            };
            // What is said of several words is said of all of them, and plain English of the whole part.
            let error = self.errors.get(errors..).and_then(<[_]>::last);
            behind = error.map(|error| error.span().after());
            let within = |row: &&Span| row.start <= word.span.start && word.span.end <= row.end;
            let row = rows.iter().find(within);
            if let Some(row) = row {
                behind = Some(row.after());
            }
            if matches!(error, Some(ReadError::Trap(TrapError::English { .. }))) {
                let rest = tokens.get(at..).unwrap_or_default();
                let end = rest.iter().find(|token| is_sign(token.class));
                behind = end.or(rest.last()).map(|token| token.span.after());
            }
            told = Some(reported);
            whole &= !(at == 0 && aim == Aim::Text);
            match nearest {
                // What consists of several words may be meant for others than this one.
                Some(near) if !near.contains([' ', '`', '_']) && row.is_none() => {
                    mended.replace(word.span, 1, &near);
                }
                _ => whole = false,
            }
        }
        told.map(|told| (told, whole.then_some(mended)))
    }

    /// Whether words may be strange: some are that the phrase may bind or that may be misspelt.
    pub(in crate::reader::phrase) fn may_be_strange(&self, parsed: &Parsed<'_>) -> bool {
        !self.strange_but(parsed, &|_| false).is_empty()
    }

    /// The places of the words that nothing declares, and that the phrase does not bind.
    pub(in crate::reader::phrase) fn strangers(&self, parsed: &Parsed<'_>) -> Vec<usize> {
        self.strange_but(parsed, &|at| self.nears(parsed, at).is_empty())
    }

    /// The same, where `new` says of a word before `in` that it is none that is misspelt.
    fn strange_but(&self, parsed: &Parsed<'_>, new: &dyn Fn(usize) -> bool) -> Vec<usize> {
        let tokens = parsed.tree.all();
        let text = |at: usize| {
            let word = parsed.words.get(at).and_then(|named| named.rest.first());
            word.and_then(Word::name)
        };
        let class = |at: usize| tokens.get(at).map(|token| token.class);
        let binds = |at: usize| match class(at) {
            Some(Token::Binder | Token::BinderIn) => true,
            Some(Token::Name) => {
                let before = at.checked_sub(1).and_then(class);
                let begins = before.is_none_or(begins_members);
                text(at + 1) == Some("in") && (begins || new(at)) || names_anew(before)
            }
            _ => false,
        };
        let bound: BTreeSet<&str> = (0..tokens.len())
            .filter(|at| binds(*at))
            .filter_map(text)
            .collect();
        (0..tokens.len())
            .filter(|at| matches!(class(*at), Some(Token::Name | Token::Called)))
            .filter(|at| {
                let words = parsed.words.get(*at).map(|named| named.rest);
                let strange = |text: &str| {
                    !bound.contains(text) && self.env.find(text).is_none() && !types::is_name(text)
                };
                text(*at).is_some_and(strange)
                    && words.is_some_and(|words| self.vocab.lookup(words).is_none())
            })
            .collect()
    }

    /// The words that are spelled nearly like the one at a place.
    fn nears(&self, parsed: &Parsed<'_>, at: usize) -> Vec<SmolStr> {
        let word = parsed.words.get(at).and_then(|named| named.rest.first());
        word.map_or_else(Vec::new, |word| spell::near(self, word))
    }

    /// The near word with which the grammar comes furthest, and past a place.
    fn nearest_that_fits(
        &self,
        aim: Aim,
        mended: &Mended,
        word: &Word,
        past: Option<usize>,
    ) -> Option<SmolStr> {
        let near = spell::near(self, word);
        let reach = |near: &SmolStr| {
            let mut mended = mended.clone();
            mended.replace(word.span, 1, near);
            let parsed = self.parse_parts(aim, &mended.parts());
            let first = parsed.mistakes.iter().map(|mistake| mistake.at).min();
            first.unwrap_or(usize::MAX)
        };
        let mut best: Option<(usize, SmolStr)> = None;
        for near in near.into_iter().take(TRIED) {
            let far = reach(&near);
            if best.as_ref().is_none_or(|(most, _)| far > *most) {
                best = Some((far, near));
            }
        }
        best.filter(|(far, _)| past.is_none_or(|past| *far > past))
            .map(|(_, near)| near)
    }

    /// The words from a token on.
    fn token_at<'w>(&mut self, parsed: &'w Parsed<'w>, at: usize) -> Cursor<'w> {
        Resolver::over(self, parsed, None).begin(Tree::leaf(at))
    }

    /// Says at which words the grammar halted, and what could stand there.
    fn misplaced(&mut self, parsed: &Parsed<'_>, span: Span) -> Reported {
        let mut told = Reported::before();
        for mistake in parsed.mistakes.iter().take(TOLD) {
            told = match self.slipped(parsed, mistake.at) {
                Some(told) => told,
                None => self.misplaced_word(parsed, mistake, span),
            };
            // Two texts in one have been read as one.
            if let Some(ReadError::Trap(TrapError::FrameBehindColon { .. })) = self.errors.last() {
                break;
            }
        }
        told
    }

    fn misplaced_word(&mut self, parsed: &Parsed<'_>, mistake: &Mistake, span: Span) -> Reported {
        let token = parsed.tree.all().get(mistake.at);
        let before = mistake.at.checked_sub(1);
        if names_anew(before.and_then(|at| parsed.tree.class_at(at))) {
            let span = token.map_or(span.after(), |token| token.span);
            return self.report(PhraseError::NoName { span });
        }
        let could = |class: Token| {
            let mut expected = mistake.expected.iter();
            expected.any(|one| one.trim_matches('"') == class.text())
        };
        let Some(wanted) = wanted(could) else {
            let Some(token) = token.filter(|token| !ends(token.class)) else {
                let span = token.map_or(span.after(), |token| token.span.before());
                return self.report(PhraseError::Missing {
                    what: "what is said of it",
                    span,
                    help: None,
                });
            };
            let at = self.token_at(parsed, mistake.at);
            let span = token.span;
            let told = self.finish(&at).err();
            return told.unwrap_or_else(|| {
                let word = SmolStr::default();
                self.report(PhraseError::Extra { word, span })
            });
        };
        let (what, help) = wanted;
        let row = what == A_VERB && could(Token::Verbs);
        let begin = Refused { parsed }.begin(mistake.at).filter(|_| row);
        let before = before.map(|before| self.token_at(parsed, before));
        if let Some(reported) = before.and_then(|before| self.not_joined(&before, what)) {
            return reported;
        }
        let at = match token {
            // A row was read where something is done: it is wrong from its first word on.
            _ if let Some(begin) = begin => self.token_at(parsed, begin),
            Some(token) if ends(token.class) => Cursor::over(&[], token.span.before()),
            Some(_) => self.token_at(parsed, mistake.at),
            None => Cursor::over(&[], span.after()),
        };
        let verb = Resolver::over(self, parsed, None)
            .class_of(Tree::leaf(mistake.at))
            .cloned();
        let done = match verb {
            Some(Class::Verb(verb, _)) if what == A_VALUE => self.done_here(verb),
            _ => None,
        };
        self.expected_or(what, &at, done.or(help.map(String::from)))
    }
}

/// What could stand at a place, and a help; nothing where the phrase is whole or goes on with what is said of it.
fn wanted(could: impl Fn(Token) -> bool) -> Option<(&'static str, Option<&'static str>)> {
    const DONE: &str =
        "begin with what is done: a verb, or a player and a verb; between heads write `or`";
    const NEED: &str = "write what is needed, such as a symbol, `FIELD > 5` or a title";
    const COLON: &str = "behind what says when and whether stands a colon, and then what happens";
    let value = could(Token::Kind) && could(Token::Number);
    Some(match () {
        () if could(Token::Verb) && could(Token::You) => (A_VERB, Some(DONE)),
        () if could(Token::Verb) => (A_VERB, None),
        () if could(Token::FieldChanged) && could(Token::Gains) => {
            ("a field", Some("write the field that changes: `FIELD +2`"))
        }
        () if value && could(Token::OpenNeed) => ("something needed", Some(NEED)),
        () if value && could(Token::Not) => ("a condition", None),
        () if value => (A_VALUE, None),
        () if could(Token::Kind) && could(Token::Quantifier) => ("a thing", None),
        () if could(Token::Kind) => ("a kind", Some("say of which kind it is")),
        () if could(Token::Symbol) && could(Token::Field) => ("a quality", None),
        () if could(Token::Colon) => ("a colon and what happens", Some(COLON)),
        () if could(Token::Be) => ("`be`", None),
        () if could(Token::ToValue) && !could(Token::Comma) => ("`to`", None),
        () if could(Token::Title) => ("words in quotation marks", None),
        () => return None,
    })
}

/// Whether a token ends something, so that what should stand there is missing.
const fn ends(class: Token) -> bool {
    matches!(
        class,
        Token::Close
            | Token::CloseNeed
            | Token::CloseQuality
            | Token::CloseEffects
            | Token::CloseChange
            | Token::CloseCount
            | Token::CloseList
            | Token::EndWhere
    )
}

/// The places of the rows for which scripts say what to write.
fn said_rows(cx: &Cx<'_>, parts: &[Part<'_>]) -> Vec<Span> {
    let words = parts.iter().filter_map(|part| match part {
        Part::Words(words) => Some(*words),
        Part::Sign(..) => None,
    });
    let rows = words.flat_map(|words| cx.vocab.said(words));
    rows.map(|(_, place)| place).collect()
}

const fn is_sign(class: Token) -> bool {
    matches!(class, Token::Comma | Token::Colon | Token::ColonChange)
}

/// Whether `x in S` can stand behind such a token, with a new name.
const fn begins_members(class: Token) -> bool {
    matches!(
        class,
        Token::Over
            | Token::Open
            | Token::OpenNeed
            | Token::OpenQuality
            | Token::OpenEffects
            | Token::OpenChange
            | Token::OpenCount
    )
}

/// Whether a new name stands behind such a token.
const fn names_anew(class: Option<Token>) -> bool {
    matches!(
        class,
        Some(Token::Dot | Token::Let | Token::Stage | Token::Leave)
    )
}

/// The parts of a phrase in which words have been replaced.
#[derive(Clone)]
struct Mended {
    parts: Vec<Own>,
}

#[derive(Clone)]
enum Own {
    Words(Vec<Word>),
    Sign(Token, Span),
}

impl Mended {
    fn new(parts: &[Part<'_>]) -> Self {
        let own = |part: &Part<'_>| match part {
            Part::Words(words) => Own::Words(words.to_vec()),
            Part::Sign(class, span) => Own::Sign(*class, *span),
        };
        Self {
            parts: parts.iter().map(own).collect(),
        }
    }

    fn parts(&self) -> Vec<Part<'_>> {
        let parts = self.parts.iter();
        let parts = parts.map(|own| match own {
            Own::Words(words) => Part::Words(words),
            Own::Sign(class, span) => Part::Sign(*class, *span),
        });
        parts.collect()
    }

    /// Puts the words of a name in the place of so many words, the first of which stands at a span.
    fn replace(&mut self, first: Span, count: usize, name: &str) {
        for part in &mut self.parts {
            if let Own::Words(words) = part {
                replace(words, first, count, name);
            }
        }
    }
}

fn replace(words: &mut Vec<Word>, first: Span, count: usize, name: &str) {
    for word in words.iter_mut() {
        if let WordKind::Group(phrases) | WordKind::List(phrases) = &mut word.kind {
            for Phrase { words, .. } in phrases {
                replace(words, first, count, name);
            }
        }
    }
    let is_first = |word: &Word| word.span == first && word.name().is_some();
    if let Some(at) = words.iter().position(is_first) {
        let name = name.split(' ').map(|word| Word {
            kind: WordKind::Name {
                text: word.into(),
                quoted: false,
            },
            span: first,
        });
        words.splice(at..(at + count).min(words.len()), name);
    }
}
