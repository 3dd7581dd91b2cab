//! `then`: what must hold, and what has happened since the `then` before, or has not.
//!
//! A line that says `not` holds of everything that never happens. So what can be told of nobody is no such
//! line: who means something by it means something else.

use super::Stage;
use super::cast::{called, only_text};
use super::enter::Speaks;
use crate::diagnostic::nearest;
use crate::reader::cx::Typed;
use crate::reader::slots::{Fit, Lines};
use crate::reader::types::{element, is_under, show};
use crate::reader::{Cursor, Read, ScenarioError, phrase};
use crate::sentence::{Item, Word, WordKind};
use crate::tree::{
    ChangeHow, Cite, CiteId, Expected, Expr, ExprId, KindId, Shown, StepKind, Type, VerbId,
};
use crate::vocabulary::{Class, Form};
use smol_str::SmolStr;
use std::sync::LazyLock;

/// What a line behind `then` is, if it is no condition. The first `bool` is whether it says `not`.
#[derive(Clone, Copy)]
enum Line {
    Refused,
    Deck(bool),
    Offers(bool, Exactly),
    Because,
    Wins,
    NobodyWins,
    NeverWins,
    Sees(bool),
    Stage(bool),
}

/// Whether nothing else may be offered.
type Exactly = bool;

/// Lines as a whole.
static WHOLE: LazyLock<Lines<Line>> = LazyLock::new(|| {
    Lines::new(&[
        ("refused", Line::Refused),
        ("refused because {0}", Line::Refused),
        ("refused : {1}", Line::Refused),
        ("refused because {0} : {1}", Line::Refused),
        ("deck of {0} is refused", Line::Deck(false)),
        ("deck of {0} is refused because {1}", Line::Deck(false)),
        ("deck of {0} is not refused", Line::Deck(true)),
        ("deck of {0} is not refused because {1}", Line::Deck(true)),
        ("decision of {0} offers {1}", Line::Offers(false, false)),
        ("decision of {0} offers no {1}", Line::Offers(true, false)),
        (
            "decision of {0} offers exactly {1}",
            Line::Offers(false, true),
        ),
        ("{0} because {1}", Line::Because),
    ])
});

/// Lines of which several stand between commas.
static PARTS: LazyLock<Lines<Line>> = LazyLock::new(|| {
    Lines::new(&[
        ("{0} wins", Line::Wins),
        ("nobody wins", Line::NobodyWins),
        ("{0} does not win", Line::NeverWins),
        ("{0} sees {1}", Line::Sees(false)),
        ("{0} does not see {1}", Line::Sees(true)),
        ("stage is {0}", Line::Stage(false)),
        ("stage is not {0}", Line::Stage(true)),
    ])
});

/// What is said to have happened: `one solves X`, `X is killed`.
struct Told<'w> {
    verb: VerbId,
    /// The word that says it.
    said: Cursor<'w>,
    by: Option<u8>,
    what: Cursor<'w>,
    not: bool,
}

impl Stage<'_> {
    pub(super) fn then(&mut self, item: &Item) -> Read<()> {
        let all = phrase::whole(&Item {
            key: None,
            ..item.clone()
        });
        let row = Cursor::over(&all, item.head.span);
        if let Some((line, fit)) = WHOLE.read(row) {
            let expected = self.line_of(line, &fit, row)?;
            self.push(StepKind::Then(expected), item.span);
            return Ok(());
        }
        if let Some(like) = WHOLE.like(&row) {
            return Err(self.desk.expected(like, row.span()));
        }
        let mut failed = None;
        for part in row.parts() {
            match self.expected(part) {
                Ok(expected) => self.push(StepKind::Then(expected), part.span()),
                Err(reported) => failed = Some(reported),
            }
        }
        failed.map_or(Ok(()), Err)
    }

    fn expected(&mut self, words: Cursor<'_>) -> Read<Expected> {
        let staged = self.staged(words.rest(), Speaks::Asks)?;
        let words = Self::over(&staged, &words);
        if let Some((line, fit)) = PARTS.read(words) {
            return self.line_of(line, &fit, words);
        }
        self.not_so(words)?;
        if let Some(told) = self.told(words) {
            return self.happened(&told, words);
        }
        let test = self.with_cx(|cx| phrase::condition(cx, words))?;
        Ok(Expected::Holds(test))
    }

    fn line_of(&mut self, line: Line, fit: &Fit<'_, '_>, row: Cursor<'_>) -> Read<Expected> {
        Ok(match line {
            Line::Refused => Expected::Refused {
                says: fit.get(1).map(|words| self.said(words)).transpose()?,
                cites: self.cites(fit.get(0))?,
            },
            Line::Deck(not) => Expected::Deck {
                of: self.player(fit.at(0))?,
                not,
                cites: self.cites(fit.get(1))?,
            },
            Line::Offers(not, exactly) => Expected::Offers {
                by: self.player(fit.at(0))?,
                exactly,
                not,
                shown: self.shown(fit.at(1))?,
            },
            Line::Because => self.number(fit.at(0), fit.at(1))?,
            Line::Wins => Expected::Wins(Some(self.player(fit.at(0))?)),
            Line::NobodyWins => Expected::Wins(None),
            Line::NeverWins => {
                let span = row.span();
                return self.refuse(ScenarioError::NotWon { span });
            }
            Line::Sees(not) => Expected::Sees {
                by: self.player(fit.at(0))?,
                what: self.seen(fit.at(1))?,
                not,
            },
            Line::Stage(not) => match fit.at(0).rest() {
                [name] => Expected::Stage {
                    stages: self.stages(name)?,
                    not,
                },
                _ => return Err(self.desk.expected("the name of a stage", fit.at(0).span())),
            },
        })
    }

    /// What a player sees: one card.
    fn seen(&mut self, words: Cursor<'_>) -> Read<ExprId> {
        match &*self.values_typed(words)? {
            [one] if matches!(one.ty, Type::Object(_) | Type::Any) => Ok(one.id),
            _ => {
                let span = words.span();
                self.refuse(ScenarioError::SeesNoCard { span })
            }
        }
    }

    /// Words in quotation marks.
    fn said(&mut self, words: Cursor<'_>) -> Read<SmolStr> {
        let said = only_text(words.rest()).cloned();
        let what = "words of the reason in quotation marks";
        said.ok_or_else(|| self.desk.expected(what, words.span()))
    }

    /// `DOC "section", "section"`.
    fn cites(&mut self, words: Option<Cursor<'_>>) -> Read<Vec<CiteId>> {
        let Some(mut words) = words else {
            return Ok(Vec::new());
        };
        let here = words.here();
        let Some(document) = words.next_word().and_then(Word::name).map(SmolStr::new) else {
            return Err(self.desk.expected("a document, such as `r24`", here));
        };
        let mut cites = Vec::new();
        for part in words.parts() {
            let Some(section) = only_text(part.rest()) else {
                let what = "a section in quotation marks";
                return Err(self.desk.expected(what, part.here()));
            };
            let (document, section) = (document.clone(), section.clone());
            let cite = Cite { document, section };
            cites.push(self.desk.side.cite(&mut self.desk.book, cite));
        }
        Ok(cites)
    }

    /// `FIELD of X = N because set 3 "Y", add 2 "Z"`.
    fn number(&mut self, front: Cursor<'_>, back: Cursor<'_>) -> Read<Expected> {
        let staged = self.all_staged(front.rest())?;
        let words = Self::over(&staged, &front);
        let test = self.with_cx(|cx| phrase::condition(cx, words))?;
        let compared = match self.desk.book.at(test) {
            Some(Expr::Compare(_, left, _)) => self.desk.book.at(left),
            _ => None,
        };
        let Some(&Expr::Field { field, of, .. }) = compared else {
            let what = "a field of something and a number it is compared with";
            return Err(self.desk.expected(what, front.span()));
        };
        let mut because = Vec::new();
        for part in back.parts() {
            because.push(self.reason(part)?);
        }
        Ok(Expected::Number {
            test,
            field,
            of,
            because,
        })
    }

    fn reason(&mut self, mut words: Cursor<'_>) -> Read<(ChangeHow, i64, ExprId)> {
        let here = words.here();
        let how = words.next_word().and_then(Word::plain);
        let how = how
            .and_then(ChangeHow::of)
            .filter(|how| *how != ChangeHow::Take);
        let amount = words.next_word().map(|word| &word.kind);
        let (Some(how), Some(WordKind::Number(amount) | WordKind::Change(amount))) = (how, amount)
        else {
            let what = "`set`, `add`, `multiply` or `lose`, and a number,";
            return Err(self.desk.expected(what, here));
        };
        Ok((how, *amount, self.value(words)?))
    }

    /// Refuses `not "X" is killed` and `not (one solves "X")`, and says how it is written.
    fn not_so(&mut self, words: Cursor<'_>) -> Read<()> {
        let mut inner = words;
        if !inner.eat("not") {
            return Ok(());
        }
        let group = inner.rest().first().filter(|_| inner.rest().len() == 1);
        if let Some(WordKind::Group(phrases)) = group.map(|word| &word.kind)
            && let [phrase] = &**phrases
        {
            inner = Cursor::new(phrase);
        }
        let Some(told) = self.told(inner) else {
            return Ok(());
        };
        let (what, said) = (phrase::row(told.what.rest()), phrase::row(told.said.rest()));
        let said = match told.by {
            Some(by) => format!(
                "{} does not {} {what}",
                called(by),
                self.desk.book.name(told.verb)
            ),
            None => format!("{what} is not {said}"),
        };
        let (said, span) = (said.trim_end().to_owned(), words.span());
        self.refuse(ScenarioError::NotSo { said, span })
    }

    /// What words say to have happened. A participle that is a state says how somebody is.
    fn told<'w>(&self, words: Cursor<'w>) -> Option<Told<'w>> {
        let mut rest = words;
        let by = rest.next_word().and_then(|word| self.player_of(word));
        let not = rest.eat("does") && rest.eat("not");
        let form = if not { Form::Plain } else { Form::Third };
        if let Some((verb, said)) = self.verb_at(&mut rest, form).filter(|_| by.is_some()) {
            let what = rest;
            return Some(Told {
                verb,
                said,
                by,
                what,
                not,
            });
        }
        let (what, mut rest) = words.split(|word| word.is("is"))?;
        let not = rest.eat("not");
        let (verb, said) = self.verb_at(&mut rest, Form::Past)?;
        let ends = rest.peek().is_none_or(Word::is_prep);
        let by = None;
        ends.then_some(Told {
            verb,
            said,
            by,
            what,
            not,
        })
    }

    fn verb_at<'w>(&self, words: &mut Cursor<'w>, form: Form) -> Option<(VerbId, Cursor<'w>)> {
        let (entry, count) = self.desk.vocab.lookup(words.rest())?;
        match entry.class {
            Class::Verb(verb, known) if known == form && entry.state.is_none() => {
                Some((verb, words.take(count)))
            }
            _ => None,
        }
    }

    fn happened(&mut self, told: &Told<'_>, line: Cursor<'_>) -> Read<Expected> {
        let &Told {
            verb,
            by,
            not,
            what,
            ..
        } = told;
        let span = line.span();
        let is = if not { "is not" } else { "is" };
        let whom = phrase::row(what.rest());
        let behind = told.by.is_none() && told.said.span().end < span.end;
        if behind {
            let said = format!("{whom} {is} {}", phrase::row(told.said.rest()));
            return self.refuse(ScenarioError::MoreBehind { said, span });
        }
        let (of_texts, past) = self.with_cx(|cx| {
            let past = cx.form_of(verb, Form::Past);
            Ok((cx.is_of_texts(verb), past.unwrap_or_default()))
        })?;
        // Whose doing that is what texts do to things is not who carries it out.
        if of_texts && by.is_some() {
            let whom = if whom.is_empty() { "\"X\"" } else { &whom };
            let said = format!("{whom} {is} {past}");
            return self.refuse(ScenarioError::DoneByTexts { said, span });
        }
        let what = match what.is_done() {
            true => None,
            false => {
                self.on_stage(what.rest())?;
                Some(self.sufferer(verb, what, by.map_or("one", called), past)?)
            }
        };
        Ok(Expected::Happened {
            verb,
            what,
            by,
            not,
        })
    }

    /// To whom or what it happens: one thing, of those to which it can happen.
    fn sufferer(
        &mut self,
        verb: VerbId,
        words: Cursor<'_>,
        by: &str,
        past: SmolStr,
    ) -> Read<ExprId> {
        let Typed { id, ty } = self.with_cx(|cx| phrase::expr(cx, words))?;
        let span = words.span();
        let book = &self.desk.book;
        let Some(declared) = book.at(verb) else {
            return Ok(id);
        };
        let name = declared.named.name.clone();
        if matches!(ty, Type::Set(_) | Type::Place | Type::Levels(_)) {
            return self.refuse(ScenarioError::SeveralSuffer { span });
        }
        let first = declared.params.first();
        if declared.one_by_one && first.is_some_and(|first| first.ty == ty) {
            let said = format!("number of times {by} {past} this turn");
            let verb = name;
            return self.refuse(ScenarioError::Counted { verb, said, span });
        }
        let wanted = first.map_or(Type::Nothing, |first| {
            element(book, &first.ty).unwrap_or_else(|| first.ty.clone())
        });
        let kinds = first.map_or(&[][..], |first| &*first.kinds);
        // An object may be of a narrower kind than the words say.
        let meet = |one: KindId, other| is_under(book, one, other) || is_under(book, other, one);
        let may = match (&ty, &wanted) {
            (Type::Any, _) | (_, Type::Any) => true,
            (Type::Object(is), Type::Object(wanted)) if kinds.is_empty() => meet(*is, *wanted),
            (Type::Object(is), Type::Object(_)) => kinds.iter().any(|kind| meet(*is, *kind)),
            (is, wanted) => is == wanted,
        };
        if may {
            return Ok(id);
        }
        let is = show(book, &ty);
        let wanted = match wanted {
            Type::Nothing => SmolStr::new_static("nobody"),
            wanted => SmolStr::new(show(book, &wanted)),
        };
        self.refuse(ScenarioError::NeverSuffers {
            verb: name,
            is,
            wanted,
            span,
        })
    }

    /// What a choice offers, with commas between: cards on stage, or words of the page.
    fn shown(&mut self, words: Cursor<'_>) -> Read<Vec<Shown>> {
        let staged = self.staged(words.rest(), Speaks::Asks)?;
        let mut shown = Vec::new();
        for part in Self::over(&staged, &words).parts() {
            let words = part.rest();
            let card = |word: &Word| matches!(word.kind, WordKind::Name { quoted: true, .. });
            shown.push(if let Some(text) = only_text(words) {
                self.is_no_card(text, part)?;
                Shown::Words(text.clone())
            } else if words.len() == 1 && words.iter().all(card) {
                Shown::Card(self.with_cx(|cx| phrase::expr(cx, part))?.id)
            } else if self.is_plain(words) {
                Shown::Words(SmolStr::new(phrase::row(words)))
            } else {
                let span = part.span();
                return self.refuse(ScenarioError::OddOffer { span });
            });
        }
        Ok(shown)
    }

    /// Whether words are a symbol, a number, a player, yes or no.
    fn is_plain(&self, words: &[Word]) -> bool {
        let symbol = self.desk.vocab.lookup(words).is_some_and(|(entry, count)| {
            count == words.len() && matches!(entry.class, Class::Symbol(..))
        });
        symbol
            || matches!(words, [word] if matches!(word.kind, WordKind::Number(_))
                || word.is("yes") || word.is("no") || self.player_of(word).is_some())
    }

    /// Says so if words are the title of a card that is not on stage, or nearly of one that is: nobody can be offered
    /// it.
    fn is_no_card(&mut self, text: &SmolStr, part: Cursor<'_>) -> Read<()> {
        let titled = self.desk.titled(text).next().is_some();
        let mut names = self.cast.names.iter();
        if titled || names.any(|name| nearest(text, [name.title.as_str()]).is_some()) {
            self.on_stage(part.rest())?;
        }
        Ok(())
    }

    /// Values with commas between them.
    pub(super) fn values(&mut self, words: Cursor<'_>) -> Read<Vec<ExprId>> {
        let values = self.values_typed(words)?;
        Ok(values.into_iter().map(|value| value.id).collect())
    }

    /// Values with commas between them, and what sort they are.
    pub(super) fn values_typed(&mut self, words: Cursor<'_>) -> Read<Vec<Typed>> {
        let staged = self.all_staged(words.rest())?;
        let parts = Self::over(&staged, &words).commas().into_iter();
        parts
            .map(|part| self.with_cx(|cx| phrase::expr(cx, part)))
            .collect()
    }

    pub(super) fn value(&mut self, words: Cursor<'_>) -> Read<ExprId> {
        let staged = self.all_staged(words.rest())?;
        let words = Self::over(&staged, &words);
        Ok(self.with_cx(|cx| phrase::expr(cx, words))?.id)
    }
}
