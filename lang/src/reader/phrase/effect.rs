//! Effects (R5): `then` is loosest, then `,`, then `or`; a condition may stand behind one effect.

use super::look::{Look, Within, is_or};
use super::types::Fit;
use super::value::Val;
use crate::reader::{Cursor, Cx, PhraseError, Read, TrapError};
use crate::sentence::{Word, WordKind, spoken};
use crate::span::Span;
use crate::tree::{Alternative, Expr, ExprId, Statement, Type};
use crate::vocabulary::{Class, Form, Special};
use smol_str::SmolStr;

/// Statements in the making, each with its place.
pub(super) type Body = Vec<(Statement, Span)>;

/// How effects begin.
const PLAIN: &str = "begin with what is done: a verb, or a player and a verb";

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
                return Err(self.expected("an effect", &words));
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

    /// `X or Y`: one of them.
    fn units(&mut self, at: &mut Cursor<'_>, out: &mut Body) -> Read<()> {
        let span = at.span();
        let mark = out.len();
        let words = at.rest();
        self.unit(at, out)?;
        self.env.either = None;
        if at.is_done() {
            return Ok(());
        }
        let first = words_before(words, at);
        if !at.peek().is_some_and(is_or) {
            return Err(self.after_unit(at));
        }
        let mut arms = vec![(first, out.split_off(mark))];
        while at.eat_if(is_or) {
            if self.relates(at) {
                return Err(self.report(TrapError::English {
                    word: "or".into(),
                    help: "`or` would begin another effect; say both of what is meant: `where it is ... or it is ...`".into(),
                    span: at.here(),
                }));
            }
            let mut arm = Body::new();
            let words = at.rest();
            self.unit(at, &mut arm)?;
            arms.push((words_before(words, at), arm));
        }
        if !at.is_done() {
            return Err(self.after_unit(at));
        }
        let each = arms.into_iter();
        let arms = each
            .map(|(words, arm)| self.alternative(&words, arm))
            .collect();
        let by = self.you(span)?.id;
        out.push((
            Statement::ChooseOne {
                by,
                arms,
                optional: false,
            },
            span,
        ));
        self.env.either = Some(span);
        Ok(())
    }

    /// Whether what stands here says where something is.
    fn relates(&self, at: &Cursor<'_>) -> bool {
        matches!(self.class(at), Some(Class::Relation(_))) || at.peek().is_some_and(Word::is_prep)
    }

    /// One way to follow text, in the words of the text.
    pub(super) fn alternative(&mut self, words: &str, arm: Body) -> Alternative {
        let able = self.able(&arm);
        let body = self.block(arm);
        Alternative {
            says: (!words.is_empty()).then(|| self.text(words)),
            able,
            body,
        }
    }

    fn after_unit(&mut self, at: &mut Cursor<'_>) -> crate::reader::Reported {
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
    fn unit(&mut self, at: &mut Cursor<'_>, out: &mut Body) -> Read<()> {
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

    /// `opponent draws 1`, `each player discards ...`, `host must ...`.
    fn done_by(&mut self, at: &mut Cursor<'_>, out: &mut Body) -> Read<()> {
        let span = at.here();
        let begin = *at;
        let cannot = self.find_special(at.rest(), "cannot", Special::Cannot);
        if let Some(found) = cannot.filter(|found| *found > 0) {
            return self.lasting_prohibition(at, found, out);
        }
        let has_verb = at.rest().iter().enumerate().any(|(found, _)| {
            let rest = at.rest().get(found..).unwrap_or_default();
            matches!(self.look_at(rest), Look::Known(entry, _)
                if matches!(entry.class, Class::Verb(_, Form::Third | Form::Plain)
                    | Class::Special(Special::Must | Special::Cannot)))
        });
        let chooses = |word: &&Word| word.is("chooses") || word.is("choose");
        if let Some(word) = at
            .rest()
            .iter()
            .find(chooses)
            .filter(|_| !has_verb || at.peek().is_some_and(|first| chooses(&first)))
        {
            return Err(self.report(TrapError::English {
                word: super::spell::spelled(word),
                help: "say what is done, and behind it who chooses: `VERB one KIND here by opponent`; among texts `PLAYER chooses one { ...; ... }`".into(),
                span: word.span,
            }));
        }
        if !has_verb {
            if let Some(reported) = self.misspelt_word(at) {
                return Err(reported);
            }
            let help = match self.verb_of_words(at) {
                Some(help) => help,
                None => self.without_verb(at),
            };
            return Err(self.expected_or("a verb", &begin, Some(help)));
        }
        let subject = self.operand(at, Within::OPEN)?;
        let subject_span = self.val_span(&subject);
        let (verb, count, form) = match self.look(at) {
            Look::Known(entry, count) => match entry.class {
                Class::Verb(verb, form) => (verb, count, form),
                Class::Special(Special::Must | Special::Cannot) => {
                    let span = at.here();
                    return Err(self.report(TrapError::English {
                        word: SmolStr::new_static("must"),
                        help: match self.val_fit(&subject, &Type::Player) {
                            Fit::Yes => "leave it out: `PLAYER VERBs ...` is done unless `may` stands before it",
                            _ => "say what is done, with a verb before it: `VERB ...`; or what it cannot do instead: `... cannot VERB`",
                        }
                        .into(),
                        span,
                    }));
                }
                _ => return Err(self.expected("a verb", at)),
            },
            _ => {
                let is = at.peek().is_some_and(|word| word.is("is"));
                return Err(match is {
                    true => {
                        let help = self.without_verb(&begin).into();
                        let (word, span) = (SmolStr::new_static("is"), begin.span());
                        self.report(TrapError::English { word, help, span })
                    }
                    false => self.expected("a verb", at),
                });
            }
        };
        let you =
            matches!(&subject, Val::One(typed) if self.slot_of(typed.id) == Some(crate::tree::YOU));
        if form != Form::Third && !(you && form == Form::Plain) {
            let help = String::from("write the form that goes with its subject: `opponent draws`");
            return Err(self.expected_or("a verb", at, Some(help)));
        }
        at.take(count);
        match subject {
            Val::Many(sel) if sel.elem == Type::Player && !sel.is_choice() => {
                // Each player in turn does it.
                let slot = sel.group.slot;
                let over = self.set_of(*sel)?;
                let by = self.push(Expr::Local(slot), subject_span);
                let mut body = Body::new();
                self.as_doer(by, |cx| cx.verb_phrase(at, verb, Some(by), span, &mut body))?;
                let body = self.block(body);
                out.push((
                    Statement::Each {
                        slot,
                        over: over.id,
                        body,
                    },
                    span,
                ));
                Ok(())
            }
            other => {
                let by = self.chosen(other, &Type::Player, out)?;
                let doer = (self.slot_of(by) != Some(crate::tree::YOU)).then_some(by);
                self.as_doer(by, |cx| cx.verb_phrase(at, verb, doer, span, out))
            }
        }
    }

    /// What to write for a sentence in which nothing is done.
    fn without_verb(&self, at: &Cursor<'_>) -> String {
        let words = at.rest();
        let changes = |word: &Word| matches!(word.kind, WordKind::Change(_));
        let says = |word: &Word| {
            let has = [
                "is", "are", "has", "have", "gets", "get", "gains", "gain", "loses", "lose",
            ];
            has.iter().any(|has| word.is(has)) || changes(word)
        };
        let field = |found: &usize| {
            let rest = words.get(*found..).unwrap_or_default();
            let known = self.look_at(rest);
            matches!(known, Look::Known(entry, _) if matches!(entry.class, Class::Field(_)))
                || rest.first().is_some_and(says)
        };
        let Some(found) = (1..words.len()).find(field) else {
            let cannot = words
                .iter()
                .position(|word| word.is("can") || word.is("may"));
            if let Some(cannot) = cannot.filter(|_| self.denies(at)) {
                let subject = super::spell::row(words.get(1..cannot).unwrap_or_default());
                let verb = super::spell::row(words.get(cannot + 1..).unwrap_or_default());
                return format!("write `{subject} cannot {verb}`");
            }
            return match self.begins_selection(at) {
                true => format!("{PLAIN}; between heads write `or`"),
                false => String::from(PLAIN),
            };
        };
        let subject = super::spell::row(words.get(..found).unwrap_or_default());
        let subject = subject.trim_end_matches([' ', ':']);
        let behind = words.get(found + 1..).unwrap_or_default();
        if let Look::Known(entry, _) = self.look_at(behind)
            && let Class::Verb(verb, Form::Past) = entry.class
        {
            let verb = verb_name(self, verb);
            return format!("say what is done: `{verb} {subject}`");
        }
        if !behind.iter().any(changes) && words.get(found).is_some_and(|word| word.is("is")) {
            return String::from(PLAIN);
        }
        format!(
            "write a colon behind what it changes: {}",
            self.changed(subject, words, found)
        )
    }

    /// Where `may` stands, if a player may do what follows.
    fn find_may(&self, at: &Cursor<'_>) -> Option<usize> {
        self.find_special(at.rest(), "may", Special::May)
    }

    /// `P may EFFECTS`: `may` governs to the end.
    fn may(&mut self, at: &mut Cursor<'_>, found: usize, out: &mut Body) -> Read<()> {
        let span = at.span();
        let behind = at.rest().get(found + 1..).unwrap_or_default();
        if behind.first().is_some_and(|word| word.is("be")) {
            let span = at.ahead(found).map_or(span, |word| word.span);
            return Err(self.report(TrapError::English {
                word: SmolStr::new_static("may"),
                help: "write `KIND cannot be ...` for what is forbidden; `PLAYER may VERB ...` is an option".into(),
                span,
            }));
        }
        if behind.first().is_some_and(|word| word.is("not")) {
            return Err(self.somebody_may_not(at, found));
        }
        let by = self.player_before(at, found, out)?;
        at.next_word();
        let mut body = Body::new();
        let words = at.rest();
        self.effects_of(at, by, &mut body)?;
        let words = words_before(words, at);
        let says = (!words.is_empty()).then(|| self.text(&words));
        let able = self.able(&body);
        let body = self.block(body);
        out.push((
            Statement::May {
                by,
                says,
                able,
                body,
                otherwise: None,
            },
            span,
        ));
        Ok(())
    }

    /// `host may not move`: whoever it is, he cannot.
    fn somebody_may_not(&mut self, at: &Cursor<'_>, found: usize) -> crate::reader::Reported {
        let subject = super::spell::row(at.rest().get(..found).unwrap_or_default());
        let verb = super::spell::row(at.rest().get(found + 2..).unwrap_or_default());
        self.report(TrapError::English {
            word: SmolStr::new_static("may not"),
            help: format!("write `{subject} cannot {verb}`").into(),
            span: at.span(),
        })
    }

    /// `you may not draw`.
    pub(super) fn may_not(&mut self, at: &Cursor<'_>) -> crate::reader::Reported {
        self.report(TrapError::English {
            word: SmolStr::new_static("may not"),
            help: "write `cannot` for the two words".into(),
            span: at.here(),
        })
    }

    /// The player whose words stand before `may`, `chooses` and the like.
    pub(super) fn player_before(
        &mut self,
        at: &mut Cursor<'_>,
        found: usize,
        out: &mut Body,
    ) -> Read<ExprId> {
        let mut who = at.take(found);
        if who.is_done() {
            let help = String::from("write `you` or another player before it");
            return Err(self.expected_or("a player", &who, Some(help)));
        }
        let player = self.operand(&mut who, Within::OPEN)?;
        self.finish(&who)?;
        self.chosen(player, &Type::Player, out)
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

/// What has been read of some words, as a person reads it.
fn words_before(words: &[Word], at: &Cursor<'_>) -> String {
    let read = words.len().saturating_sub(at.rest().len());
    spoken(words.get(..read).unwrap_or_default())
}
