//! Effects (R5): `then` is loosest, then `,`, then `or`; a condition may stand behind one effect.

use super::look::{Look, Within, is_or};
use crate::reader::{Cursor, Cx, PhraseError, Read, TrapError};
use crate::sentence::{Word, WordKind, spelled};
use crate::span::Span;
use crate::tree::{Alternative, Expr, ExprId, Statement};
use crate::vocabulary::{Class, Form, Special};
use smol_str::SmolStr;

/// Statements in the making, each with its place.
pub(super) type Body = Vec<(Statement, Span)>;

/// Whether a word ends an effect.
fn parts(word: &Word) -> bool {
    word.is_comma() || word.is("then")
}

/// Whether a word begins a condition behind an effect.
fn trails(word: &Word) -> bool {
    word.is("if") || word.is("unless")
}

impl Cx<'_> {
    /// All effects of a row of words.
    ///
    /// # Errors
    /// When one was reported.
    pub(super) fn effects(&mut self, at: &mut Cursor<'_>, out: &mut Body) -> Read<()> {
        let mut first = true;
        // Where `or` stands between effects, outside parentheses.
        let mut either = None;
        loop {
            let end = Self::ahead(at, parts).unwrap_or(at.rest().len());
            let mut effect = *at;
            let mut words = effect.take(end);
            if let Some(may) = self.find_may(&words) {
                self.or_alone(either, first)?;
                return self.may(at, may, out);
            }
            if words.is_done() {
                let comma = effect.peek().is_some_and(Word::is_comma);
                let help = comma.then(|| String::from("leave the comma out"));
                return Err(self.expected_or("an effect", &words, help));
            }
            let last = effect.is_done();
            self.env.either = None;
            self.effect(&mut words, first && last, last, out)?;
            either = either.or(self.env.either.take());
            *at = effect;
            if at.is_done() {
                return self.or_alone(either, first);
            }
            let comma = at.eat_comma();
            if comma && at.peek().is_some_and(is_or) {
                return Err(self.report(TrapError::English {
                    word: ", or".into(),
                    help: "leave the comma out: `A or B`".into(),
                    span: at.here(),
                }));
            }
            if at.eat("then") || !comma {
                self.env.group_end.get_or_insert(out.len());
            }
            first = false;
        }
    }

    /// Refuses `or` between effects beside others: `A or B, C` could let C go with B alone.
    fn or_alone(&mut self, either: Option<Span>, only: bool) -> Read<()> {
        match either {
            Some(span) if !only => Err(self.report(TrapError::OrBesides { span })),
            _ => Ok(()),
        }
    }

    /// One effect with the condition behind it.
    fn effect(&mut self, at: &mut Cursor<'_>, alone: bool, last: bool, out: &mut Body) -> Read<()> {
        let span = at.span();
        self.as_printed(at)?;
        let Some(found) = trailing(at) else {
            return self.units(at, out);
        };
        let mut words = at.take(found);
        let word = at.peek().map(super::spell::spelled).unwrap_or_default();
        let forbids = self.find_special(words.rest(), "cannot", Special::Cannot);
        let ends = words.find(|word| word.is("until"));
        if self.env.setting == crate::reader::Setting::Card && forbids.is_some() && ends.is_none() {
            // Asked once, when this is done, or as long as it is forbidden?
            let span = at.here();
            return Err(self.report(TrapError::BehindChanges { word, span }));
        }
        if last && !alone {
            let span = at.span();
            return Err(self.report(PhraseError::TrailingIf { word, span }));
        }
        at.next_word();
        let shown = self.env.shown.len();
        let read = self.behind(at, word == "unless").and_then(|test| {
            self.learn(test);
            let mut body = Body::new();
            self.units(&mut words, &mut body)?;
            Ok((test, body))
        });
        self.env.shown.truncate(shown);
        let (test, body) = read?;
        let block = self.block(body);
        out.push((
            Statement::If {
                arms: vec![(test, block)],
                otherwise: None,
            },
            span,
        ));
        Ok(())
    }

    /// The condition behind an effect; `unless` takes a requirement.
    fn behind(&mut self, at: &mut Cursor<'_>, unless: bool) -> Read<ExprId> {
        let span = at.span();
        if !unless {
            let test = self.truth(at, Within::OPEN)?;
            self.finish(at)?;
            return Ok(test);
        }
        let words = *at;
        let need = self.needs(at)?;
        self.finish(at)?;
        self.somebody_is_asked(need, &words)?;
        Ok(self.push(Expr::Not(need), span))
    }

    /// Whether what stands here says where something is.
    pub(super) fn relates(&self, at: &Cursor<'_>) -> bool {
        matches!(self.class(at), Some(Class::Relation(_))) || at.peek().is_some_and(Word::is_prep)
    }

    /// One way to follow text, in the words of the text.
    pub(super) fn alternative(
        &mut self,
        words: &str,
        arm: Body,
        end: Option<usize>,
    ) -> Alternative {
        let able = self.able_to_give(&arm, end);
        let body = self.block(arm);
        Alternative {
            says: (!words.is_empty()).then(|| self.text(words)),
            able,
            body,
        }
    }

    pub(super) fn after_unit(&mut self, at: &mut Cursor<'_>) -> crate::reader::Reported {
        let span = at.here();
        if at.peek().is_some_and(|word| word.is("and")) {
            return self.report(PhraseError::AndEffects { span });
        }
        match self.finish(at) {
            Err(reported) => reported,
            Ok(()) => crate::reader::Reported::before(),
        }
    }

    /// One effect: parentheses, a call, a verb, or a player who does it.
    pub(super) fn unit(&mut self, at: &mut Cursor<'_>, out: &mut Body) -> Read<()> {
        let span = at.here();
        if let Some(WordKind::Group(phrases)) = at.peek().map(|word| &word.kind)
            && !self.counts(at)
        {
            at.next_word();
            let words = super::group::inside(phrases);
            let mut inner = Cursor::over(&words, span);
            return self.deeper(span, |cx| {
                if let Some(colon) = cx.change_colon(&inner) {
                    return cx.lasting(inner, colon, span, out);
                }
                cx.effects(&mut inner, out)
            });
        }
        match self.look(at) {
            Look::Known(entry, count) => match &entry.class {
                Class::Verb(verb, Form::Plain) => {
                    if let Some(reported) = self.verb_apart(at) {
                        return Err(reported);
                    }
                    at.take(count);
                    return self.verb_phrase(at, *verb, None, span, out);
                }
                Class::Procedure(procedure) => {
                    at.take(count);
                    return self.run(at, *procedure, (None, span), out);
                }
                Class::Broken => return Err(crate::reader::Reported::before()),
                Class::Verb(verb, Form::Third) => {
                    let word = super::spell::row(at.take(count).rest());
                    let plain = verb_name(self, *verb);
                    let help = format!("write `{plain}`; or say who does it: `PLAYER {word} ...`");
                    return Err(self.report(TrapError::English {
                        word: word.into(),
                        help: help.into(),
                        span,
                    }));
                }
                Class::Field(_) => return Err(self.no_change(at)),
                _ => {}
            },
            Look::Unknown => {
                if self.is_kernel(at) {
                    return self.kernel(at, out);
                }
                let possessive = self.is_possessive(at) || self.negated(at).is_some();
                let follows = at.ahead(1).is_some_and(|word| {
                    word.name().is_some() && !word.is_conn()
                        || matches!(word.kind, WordKind::Text(_))
                });
                if !possessive {
                    let _ = follows;
                    if let Some(reported) = self.verb_apart(at) {
                        return Err(reported);
                    }
                    return Err(self.unknown(at, "a verb"));
                }
            }
            Look::End => return Err(self.expected("an effect", at)),
            _ => {}
        }
        if self.is_kernel(at) {
            return self.kernel(at, out);
        }
        self.done_by(at, out)
    }

    /// `STRENGTH +2`: a change that does not say whose.
    fn no_change(&mut self, at: &Cursor<'_>) -> crate::reader::Reported {
        let field = at.peek().map(super::spell::spelled).unwrap_or_default();
        let span = at.span();
        self.report(PhraseError::ChangeAlone { field, span })
    }

    /// Effects that a player does: a verb without a subject is his.
    pub(super) fn effects_of(
        &mut self,
        at: &mut Cursor<'_>,
        by: ExprId,
        out: &mut Body,
    ) -> Read<()> {
        let span = at.here();
        self.deeper(span, |cx| cx.as_doer(by, |cx| cx.effects(at, out)))
    }
}

/// Where the condition behind an effect stands. `A if C else B` is an expression.
fn trailing(at: &Cursor<'_>) -> Option<usize> {
    let found = at.rest().iter().rposition(trails)?;
    let rest = at.rest().get(found..)?;
    let whole = rest.iter().any(|word| word.is("else"));
    (!whole && found > 0).then_some(found)
}

/// The name of a verb.
pub(super) fn verb_name(cx: &Cx<'_>, verb: crate::tree::VerbId) -> SmolStr {
    let verb = cx.book.verbs.get(verb.index());
    verb.map(|verb| verb.named.name.clone()).unwrap_or_default()
}

/// What has been read of some words, as the script spells it.
pub(super) fn words_before(words: &[Word], at: &Cursor<'_>) -> String {
    let read = words.len().saturating_sub(at.rest().len());
    spelled(words.get(..read).unwrap_or_default())
}
