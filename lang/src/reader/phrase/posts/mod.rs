//! What follows a head: relations, places, qualities, conditions, exceptions, and who chooses (R2, R3).

mod relation;

use super::look::{Look, Within};
use super::select::{Many, Sel};
use super::types::Fit;
use crate::checks::unplaced::asks_where;
use crate::reader::{Cursor, Cx, PhraseError, Read, TrapError};
use crate::sentence::WordKind;
use crate::span::Span;
use crate::tree::{Builtin, Expr, ExprId, Slot, Type};
use crate::vocabulary::{Class, Entry, Form, Special};
use smol_str::SmolStr;

/// A noun inside a post.
pub(super) struct Inner {
    pub(super) ty: Type,
    /// The word of the post.
    pub(super) word: SmolStr,
    pub(super) span: Span,
    /// Whether it is a title: what has it is known to whoever wrote it.
    pub(super) titled: bool,
}

impl<'a> Cx<'a> {
    /// The posts of a selection. Inside another post there are none: they go to the outer head (R3).
    pub(super) fn posts(
        &mut self,
        at: &mut Cursor<'_>,
        within: Within<'_>,
        sel: &mut Sel,
    ) -> Read<()> {
        if within.core {
            return Ok(());
        }
        // The noun inside a post that the next post could be meant for.
        let mut inner: Option<Inner> = None;
        loop {
            let Some(word) = at.peek() else {
                return Ok(());
            };
            let asks = word.is("with") || word.is("where") && !within.bare;
            if asks && !sel.best.is_empty() {
                let (word, span) = (super::spell::spelled(word), word.span);
                return Err(self.report(TrapError::BehindHighest { word, span }));
            }
            if let Some(inner) = &inner {
                self.belongs_to_both(at, within, sel, inner)?;
            }
            if self.eat_special(at, Special::AtRandom) {
                sel.random = true;
            } else if within.claims(word) {
                return Ok(());
            } else if word.is("where") {
                if within.bare {
                    return Ok(());
                }
                at.next_word();
                let before = sel.group.tests.len();
                self.where_post(at, sel)?;
                // Whoever asks where they are says where.
                let mut tests = sel.group.tests.iter().skip(before);
                sel.placed |= tests.any(|test| asks_where(self.book, *test, sel.group.slot));
                return Ok(());
            } else if word.is("anywhere") && matches!(self.look(at), Look::Unknown) {
                at.next_word();
                (sel.placed, sel.anywhere) = (true, true);
            } else if word.is("except") {
                at.next_word();
                if self.is_relation(at) {
                    let relation = super::spell::row(at.rest());
                    return Err(self.report(TrapError::English {
                        word: "except".into(),
                        help: format!("name what is left out: `except KIND {relation}`; or say `where it is not ...`")
                            .into(),
                        span: at.behind(),
                    }));
                }
                inner = self.except_post(at, within, sel)?.or(inner);
            } else if word.is("by") {
                at.next_word();
                let player = self.operand(at, within.inner())?;
                let span = self.val_span(&player);
                if self.val_fit(&player, &Type::Player) == Fit::No {
                    let given = self.val_type(&player);
                    return Err(self.mismatch(&given, &Type::Player, span));
                }
                sel.by = Some(self.want(player, &Type::Player)?);
            } else if word.is("without") {
                let span = word.span;
                let what = at.ahead(1).map(super::spell::spelled).unwrap_or_default();
                return Err(self.report(TrapError::English {
                    word: "without".into(),
                    help: format!("write `with no {what}`").into(),
                    span,
                }));
            } else if word.is("with") {
                at.next_word();
                self.quality_post(at, within, sel)?;
            } else if word.is("in") && at.ahead(1).is_some_and(|word| word.is("play")) {
                let span = at.take(2).span();
                (sel.placed, sel.related) = (true, false);
                if sel.group.from.is_some() {
                    let test = self.in_play(sel.group.slot, span);
                    sel.group.tests.push(test);
                }
            } else if word.is("in") || word.is("from") && !self.is_relation(at) {
                sel.placed = true;
                at.next_word();
                self.place_post(at, within, sel)?;
            } else if self.is_relation(at) {
                sel.related = !sel.placed;
                sel.placed = true;
                let before = *at;
                let test = self.relation_post(at, within, sel.group.slot, &sel.elem.clone())?;
                sel.group.tests.push(test);
                self.whichever(&before, at)?;
                inner = self.described_inside(&before, at).or(inner);
            } else {
                return Ok(());
            }
        }
    }

    pub(super) fn in_play(&mut self, slot: Slot, span: Span) -> ExprId {
        let it = self.push(Expr::Local(slot), span);
        let expr = Expr::Builtin {
            op: Builtin::InPlay,
            args: vec![it],
        };
        self.push(expr, span)
    }

    /// Reads something in which the member of a selection is `it`.
    pub(super) fn about<T>(
        &mut self,
        slot: Slot,
        ty: &Type,
        read: impl FnOnce(&mut Self) -> Read<T>,
    ) -> Read<T> {
        let outer = self.env.it.replace((slot, ty.clone()));
        let shown = self.env.shown.len();
        let read = read(self);
        self.env.shown.truncate(shown);
        self.env.it = outer;
        read
    }

    /// Adds a test to a selection, and learns from it what the members are.
    pub(super) fn add_test(&mut self, sel: &mut Sel, test: ExprId) {
        let tests = match self.at(test) {
            Expr::And(parts) => parts.clone(),
            _ => vec![test],
        };
        for test in tests {
            if let Expr::IsKind(of, kind) = *self.at(test)
                && *self.at(of) == Expr::Local(sel.group.slot)
            {
                let narrower = Type::Object(kind);
                if self.fit(&sel.elem, &narrower) == Fit::Narrow {
                    sel.elem = narrower;
                }
            }
            sel.group.tests.push(test);
        }
    }

    /// What a relation that was just read relates to, if that is described by more than a name.
    pub(in crate::reader::phrase) fn described_inside(
        &self,
        before: &Cursor<'_>,
        after: &Cursor<'_>,
    ) -> Option<Inner> {
        let Look::Known(_, count) = self.look(before) else {
            return None;
        };
        let mut words = *before;
        let word = super::spell::row(words.take(count).rest());
        let many = words.rest().len().saturating_sub(after.rest().len());
        let kind = words.rest().get(..many)?.last()?;
        let (entry, _) = self.vocab.lookup(std::slice::from_ref(kind))?;
        let Class::Kind(kind, _) = entry.class else {
            return None;
        };
        Some(Inner {
            ty: Type::Object(kind),
            word: SmolStr::new(word),
            span: words.here().to(after.behind()),
            titled: false,
        })
    }

    /// Refuses a quality or condition behind a post whose noun could have it as well as the head (R3).
    fn belongs_to_both(
        &mut self,
        at: &Cursor<'_>,
        within: Within<'_>,
        sel: &Sel,
        inner: &Inner,
    ) -> Read<()> {
        let Some(word) = at.peek() else {
            return Ok(());
        };
        let quality = word.is("with");
        let place = word.is("in") || self.is_relation(at);
        let others = word.is("where") && !within.bare || place && inner.word == "except";
        // One by name is the highest in nothing.
        let highest = || {
            let mut behind = *at;
            behind.next_word();
            matches!(self.class(&behind), Some(Class::Quality(_)))
        };
        let told = match inner.titled {
            true => quality && !highest(),
            false => quality || others,
        };
        if !told || within.claims(word) {
            return Ok(());
        }
        let both = if quality {
            let has = |cx: &mut Self, ty: &Type| {
                cx.tried(|cx| {
                    let mut rest = *at;
                    rest.next_word();
                    let mut sel = Sel::new(cx.env.fresh(), ty.clone(), inner.span);
                    cx.quality_post(&mut rest, within, &mut sel)
                })
            };
            has(self, &sel.elem) && has(self, &inner.ty)
        } else if word.is("where") {
            let holds = |cx: &mut Self, ty: &Type| {
                cx.tried(|cx| {
                    let mut rest = *at;
                    rest.next_word();
                    let slot = cx.env.fresh();
                    cx.about(slot, ty, |cx| cx.truth(&mut rest, Within::OPEN))
                })
            };
            holds(self, &sel.elem) && holds(self, &inner.ty)
        } else {
            true
        };
        if !both {
            return Ok(());
        }
        let word = super::spell::spelled(word);
        let (span, first) = (at.here(), inner.span);
        let post = inner.word.clone();
        Err(self.report(TrapError::TwoHeads {
            word,
            post,
            span,
            first,
        }))
    }

    /// Whether something could be read; nothing is told and nothing kept.
    fn tried<T>(&mut self, read: impl FnOnce(&mut Self) -> Read<T>) -> bool {
        let (env, errors) = (self.env.clone(), self.errors.len());
        let done = read(self).is_ok() && self.errors.len() == errors;
        self.errors.truncate(errors);
        self.env = env;
        done
    }

    /// `in P`: the first place is where the members are looked for, others are tests.
    pub(super) fn place_post(
        &mut self,
        at: &mut Cursor<'_>,
        within: Within<'_>,
        sel: &mut Sel,
    ) -> Read<()> {
        let span = at.here();
        let from = self.source(at, within.inner())?;
        let member = self.member(&from.ty).unwrap_or(Type::Any);
        if self.fit(&member, &sel.elem) == Fit::No {
            let (wanted, given) = (self.plain(&sel.elem), self.called(&from.ty));
            return Err(self.report(PhraseError::NeverIn {
                wanted,
                given,
                span,
            }));
        }
        if sel.group.from.is_none() {
            sel.group.from = Some(from.id);
        } else {
            let it = self.push(Expr::Local(sel.group.slot), span);
            let test = self.push(Expr::In(it, from.id), span);
            sel.group.tests.push(test);
        }
        Ok(())
    }

    /// Whether a selection says `one`, as if it were chosen.
    pub(in crate::reader::phrase) fn chooses_one(&self, sel: &Sel) -> bool {
        matches!(sel.many, Many::Count(n) if *self.at(n) == Expr::Number(1))
    }

    /// Whether something that can be related to may begin here.
    pub(super) fn begins_operand(&self, at: &Cursor<'_>) -> bool {
        match self.look(at) {
            Look::Local(..) => true,
            Look::Unknown => at.peek().is_some_and(|word| word.name().is_some()),
            Look::Small | Look::End => false,
            Look::Sign => {
                matches!(
                    at.peek().map(|word| &word.kind),
                    Some(WordKind::Number(_) | WordKind::Text(_) | WordKind::Group(_))
                )
            }
            Look::Known(entry, _) => match entry.class {
                Class::Relation(_)
                | Class::Part(_)
                | Class::Arithmetic(_)
                | Class::Procedure(_) => false,
                Class::Verb(_, Form::Past) => entry.state.is_some(),
                Class::Verb(..) => false,
                Class::Special(special) => matches!(
                    special,
                    Special::This
                        | Special::You
                        | Special::It
                        | Special::That
                        | Special::Those
                        | Special::First
                        | Special::Last
                ),
                _ => true,
            },
        }
    }
}

/// Whether a word says of what sort somebody is, before the noun.
const fn describes(entry: &Entry) -> bool {
    matches!(
        entry.class,
        Class::Symbol(_) | Class::Adjective(_) | Class::State(_)
    ) || entry.state.is_some()
}
