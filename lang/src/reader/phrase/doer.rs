//! Who does it: `opponent draws 1`, `host: ...`, `PLAYER may ...`.

use super::effect::{Body, verb_name, words_before};
use super::look::{Look, Within};
use super::select::Sel;
use super::spell::row;
use super::types::Fit;
use super::value::Val;
use crate::reader::{Cursor, Cx, Read, Setting, TrapError, UnclearError};
use crate::sentence::{Word, WordKind};
use crate::span::Span;
use crate::tree::{Expr, ExprId, Statement, Type};
use crate::vocabulary::{Class, Form, Special};
use smol_str::SmolStr;

/// How effects begin.
const PLAIN: &str = "begin with what is done: a verb, or a player and a verb";

/// What a text says of what cards are able to do.
const CAN: &str = "what cards are able to do, the words of a clause say; a text says what they cannot do, `... cannot VERB`, and what a player may do, `you may ...`";

impl Cx<'_> {
    /// `opponent draws 1`, `each player discards ...`, `host must ...`.
    pub(super) fn done_by(&mut self, at: &mut Cursor<'_>, out: &mut Body) -> Read<()> {
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
            let nobody = at.peek().is_some_and(|word| word.is("no"));
            if let Some(word) = at.rest().iter().find(|word| word.is("can") && !nobody) {
                let (word, help, span) = (SmolStr::new_static("can"), CAN.into(), word.span);
                return Err(self.report(TrapError::English { word, help, span }));
            }
            let colon = at.find(|word| word.is_colon()).unwrap_or_default();
            let before = colon.checked_sub(1).and_then(|last| at.rest().get(last..));
            if before.is_some_and(|words| matches!(self.look_at(words), Look::Unknown)) {
                // What changes is not known, and the colon stands there.
                let mut last = *at;
                last.take(colon.saturating_sub(1));
                return Err(self.unknown(&last, "a quality"));
            }
            let help = match self.verb_of_words(at) {
                Some(help) => help,
                None => self.without_verb(at),
            };
            return Err(self.expected_or("a verb", &begin, Some(help)));
        }
        let subject = self.operand(at, Within::OPEN)?;
        if at.peek().is_some_and(|word| word.is("can")) {
            let (word, span) = (SmolStr::new_static("can"), at.here());
            let help = match self.val_fit(&subject, &Type::Player) {
                Fit::Yes => "write `may` for what somebody may choose to do; what he is able to do, the words of a clause say",
                _ => CAN,
            }
            .into();
            return Err(self.report(TrapError::English { word, help, span }));
        }
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
            let third = if you { Form::Plain } else { Form::Third };
            let help = self.form_of(verb, third).map(|name| {
                let behind = row(at.rest().get(count..).unwrap_or_default());
                format!("write `{}`", format!("{name} {behind}").trim())
            });
            return Err(self.expected_or("a verb", at, help));
        }
        at.take(count);
        match subject {
            Val::Many(sel) if sel.elem == Type::Player && !sel.is_choice() => {
                self.each_his_own(at)?;
                self.each_player(*sel, out, |cx, by, body| {
                    cx.as_doer(by, |cx| cx.verb_phrase(at, verb, Some(by), span, body))
                })
            }
            other => {
                let by = self.chosen(other, &Type::Player, out)?;
                let doer = (self.slot_of(by) != Some(crate::tree::YOU)).then_some(by);
                self.as_doer(by, |cx| cx.verb_phrase(at, verb, doer, span, out))
            }
        }
    }

    /// Each of several players in turn does something.
    fn each_player(
        &mut self,
        sel: Sel,
        out: &mut Body,
        does: impl FnOnce(&mut Self, ExprId, &mut Body) -> Read<()>,
    ) -> Read<()> {
        let (span, slot) = (sel.span, sel.group.slot);
        let over = self.set_of(sel)?.id;
        let by = self.push(Expr::Local(slot), span);
        let mut body = Body::new();
        let earlier = self.env.earlier.len();
        self.remember(slot, Type::Player, span);
        let done = does(self, by, &mut body);
        self.env.earlier.truncate(earlier);
        done?;
        let body = self.block(body);
        out.push((Statement::Each { slot, over, body }, span));
        Ok(())
    }

    /// Refuses `you` and `your` in what each player does: whoever it is, it speaks of one of them.
    pub(super) fn each_his_own(&mut self, at: &Cursor<'_>) -> Read<()> {
        if self.env.setting != Setting::Card {
            return Ok(());
        }
        let ends = |word: &Word| word.is_comma() || word.is_conn() && !word.is("where");
        let words = at.rest().iter().take_while(|word| !ends(word));
        let sides = ["you", "your", "opponent", "opponent's"];
        let mut said = words.filter(|word| sides.iter().any(|side| word.is(side)));
        let Some(word) = said.next() else {
            return Ok(());
        };
        let (word, span) = (super::spell::spelled(word), word.span);
        Err(self.report(UnclearError::NotHis { word, span }))
    }

    /// What to write for a sentence in which nothing is done.
    pub(super) fn without_verb(&self, at: &Cursor<'_>) -> String {
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
            // What is asked of those that are meant is no change of theirs.
            let quality = words.get(found - 1).is_some_and(|word| word.is("with"));
            matches!(known, Look::Known(entry, _) if matches!(entry.class, Class::Field(_)))
                && !quality
                || rest.first().is_some_and(says)
        };
        let Some(found) = (1..words.len()).find(field) else {
            let cannot = words
                .iter()
                .position(|word| word.is("can") || word.is("may"));
            if let Some(cannot) = cannot.filter(|_| self.denies(at)) {
                let subject = row(words.get(1..cannot).unwrap_or_default());
                let verb = row(words.get(cannot + 1..).unwrap_or_default());
                return format!("write `{subject} cannot {verb}`");
            }
            return match self.class(at) {
                Some(Class::Quantifier(_)) => {
                    format!(
                        "{PLAIN}; behind `or` it is said again: `VERB one KIND or VERB one KIND`"
                    )
                }
                _ if self.begins_selection(at) => format!("{PLAIN}; between heads write `or`"),
                _ => String::from(PLAIN),
            };
        };
        let subject = row(words.get(..found).unwrap_or_default());
        let subject = subject.trim_end_matches([' ', ':']);
        let behind = words.get(found + 1..).unwrap_or_default();
        if let Look::Known(entry, _) = self.look_at(behind)
            && let Class::Verb(verb, Form::Past) = entry.class
        {
            let verb = verb_name(self, verb);
            // A kind alone does not say how many of them, or which.
            let object = match self.class(at) {
                Some(Class::Kind(kind, _)) if found == 1 => match self.met_as(*kind) {
                    Some(met) => met,
                    None => format!("one {subject} ..."),
                },
                _ => subject.to_owned(),
            };
            return format!("say what is done: `{verb} {object}`");
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
    pub(super) fn find_may(&self, at: &Cursor<'_>) -> Option<usize> {
        self.find_special(at.rest(), "may", Special::May)
    }

    /// `P may EFFECTS`: `may` governs to the end.
    pub(super) fn may(&mut self, at: &mut Cursor<'_>, found: usize, out: &mut Body) -> Read<()> {
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
        let player = self.who_stands_before(at, found)?;
        at.next_word();
        match player {
            Val::Many(sel) if sel.elem == Type::Player && !sel.is_choice() => {
                self.each_his_own(at)?;
                self.each_player(*sel, out, |cx, by, body| cx.may_do(at, by, span, body))
            }
            player => {
                let by = self.chosen(player, &Type::Player, out)?;
                self.may_do(at, by, span, out)
            }
        }
    }

    /// What a player may do, to its end.
    fn may_do(&mut self, at: &mut Cursor<'_>, by: ExprId, span: Span, out: &mut Body) -> Read<()> {
        let mut body = Body::new();
        let words = at.rest();
        let outer = self.env.group_end.take();
        self.effects_of(at, by, &mut body)?;
        let end = self.env.group_end;
        self.env.group_end = outer.or(end);
        let words = words_before(words, at);
        let says = (!words.is_empty()).then(|| self.text(&words));
        let able = self.able_to_give(&body, end);
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
        let subject = row(at.rest().get(..found).unwrap_or_default());
        let verb = row(at.rest().get(found + 2..).unwrap_or_default());
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
        let player = self.who_stands_before(at, found)?;
        self.chosen(player, &Type::Player, out)
    }

    fn who_stands_before(&mut self, at: &mut Cursor<'_>, found: usize) -> Read<Val> {
        let mut who = at.take(found);
        if who.is_done() {
            let help = String::from("write `you` or another player before it");
            return Err(self.expected_or("a player", &who, Some(help)));
        }
        let player = self.operand(&mut who, Within::OPEN)?;
        self.finish(&who)?;
        Ok(player)
    }
}
