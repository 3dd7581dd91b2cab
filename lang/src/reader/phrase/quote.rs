//! Text kept as a value: a frame of its own, with what it takes along from its surroundings.

use super::effects::Body;
use super::select::{Many, Sel};
use super::statement::recalls;
use super::types::set_of;
use super::value::Val;
use crate::phrase::Aim;
use crate::reader::{Cursor, Cx, Earlier, Env, Read, TrapError};
use crate::sentence::{Item, Word, WordKind, spelled, spelled_items};
use crate::span::Span;
use crate::tree::{
    Comparison, EventPattern, Expr, ExprId, Pick, Quote, QuoteBody, QuoteType, Slot, Statement,
    Type,
};

/// What came of reading something in a frame of its own.
pub(super) struct Framed<T> {
    pub(super) read: T,
    /// The values that are copied to the first slots, as the surrounding frame knows them.
    pub(super) captures: Vec<ExprId>,
    /// How many slots the frame has.
    pub(super) slots: Slot,
}

/// All words of items and of their blocks.
pub(super) fn gather(items: &[Item], words: &mut Vec<Word>) {
    for item in items {
        words.extend_from_slice(&super::statement::whole(item));
        for block in item.blocks() {
            gather(&block.items, words);
        }
        for test in item
            .otherwise
            .iter()
            .filter_map(|other| other.test.as_ref())
        {
            words.extend_from_slice(&test.words);
        }
    }
}

/// Whether a name is among some words, however deep.
pub(super) fn mentions(words: &[Word], name: &str) -> bool {
    words.iter().any(|word| match &word.kind {
        WordKind::Name { text, .. } => {
            text == name || text.strip_suffix("'s").is_some_and(|base| base == name)
        }
        WordKind::Icon(text) => text == name,
        WordKind::Group(phrases) | WordKind::List(phrases) => {
            phrases.iter().any(|phrase| mentions(&phrase.words, name))
        }
        _ => false,
    })
}

/// Effects as they are written in a clause.
#[derive(Clone, Copy)]
pub enum Sequel<'s> {
    /// Words behind a colon.
    Words(Cursor<'s>),
    /// A block, or a whole item, and where it stands.
    Items(&'s [Item], Span),
}

/// Text that has been read to be kept.
pub(super) struct Kept {
    /// The choices that are made when it is played.
    targets: Vec<Pick>,
    /// What they follow upon.
    event: Option<EventPattern>,
    /// Whether the other choices could be made.
    able: Option<ExprId>,
    body: QuoteBody,
}

impl Kept {
    /// What makes no choices.
    pub(super) const fn of(body: QuoteBody) -> Self {
        Self {
            targets: Vec::new(),
            event: None,
            able: None,
            body,
        }
    }
}

impl Cx<'_> {
    /// Reads something in a frame of its own, which takes along the locals that the words mention.
    pub(super) fn framed<T>(
        &mut self,
        words: &[Word],
        read: impl FnOnce(&mut Self) -> Read<T>,
    ) -> Read<Framed<T>> {
        self.framed_with(words, &[], read)
    }

    /// The same, with values of slots that are taken along first.
    pub(super) fn framed_with<T>(
        &mut self,
        words: &[Word],
        first: &[Slot],
        read: impl FnOnce(&mut Self) -> Read<T>,
    ) -> Read<Framed<T>> {
        let mut inner = Env {
            this: self.this(),
            you: self.env.you,
            host: self.env.host.clone(),
            asking: self.env.asking,
            procedure: self.env.procedure,
            rule: self.env.rule,
            depth: self.env.depth,
            recalls: self.env.recalls,
            stands: self.env.stands,
            ..Env::new(self.env.setting)
        };
        let mut taken = first.to_vec();
        for _ in first {
            inner.fresh();
        }
        // `another` than any of those that have names or were chosen.
        let others = mentions(words, "another");
        for local in &self.env.locals {
            if others || mentions(words, &local.name) {
                let ty = local.ty.as_ref().map(|ty| self.shown(local.slot, ty));
                inner.bind(local.name.clone(), ty, local.span);
                taken.push(local.slot);
            }
        }
        if let Some((slot, ty)) = self.env.it.clone().filter(|_| mentions(words, "it")) {
            let ty = self.shown(slot, &ty);
            inner.it = Some((inner.fresh(), ty));
            taken.push(slot);
        }
        if let Some((slot, ty)) = self.env.subject.clone() {
            inner.subject = Some((inner.fresh(), ty));
            taken.push(slot);
        }
        if others || recalls(words) {
            for earlier in &self.env.earlier {
                let slot = inner.fresh();
                taken.push(earlier.slot);
                let earlier = earlier.clone();
                inner.earlier.push(Earlier { slot, ..earlier });
            }
        }
        let outer = std::mem::replace(&mut self.env, inner);
        let done = read(self);
        let inner = std::mem::replace(&mut self.env, outer);
        let read = done?;
        let span = words.first().map(|word| word.span).unwrap_or_default();
        let taken = taken.into_iter();
        let captures = taken
            .map(|slot| self.push(Expr::Local(slot), span))
            .collect();
        let slots = inner.slots;
        Ok(Framed {
            read,
            captures,
            slots,
        })
    }

    /// Effects that have been read: what is chosen when the text is played, and the rest.
    pub(super) fn kept_body(&mut self, mut body: Body) -> Kept {
        let end = self.env.group_end.take();
        let all = body.len();
        let targets = targets(&mut body, end);
        // What is left of the first group: the choices among it are made when it happens.
        let end = end.unwrap_or(all).saturating_sub(targets.len());
        let able = self.all_able(body.get(..end).unwrap_or(&body));
        let block = self.block(body);
        Kept {
            targets,
            event: None,
            able,
            body: QuoteBody::Effects(block),
        }
    }

    /// What words do, each effect behind the other.
    pub(super) fn kept_words(&mut self, words: Cursor<'_>) -> Read<Body> {
        self.resolve(Aim::Effects, words, |at, root| {
            let mut body = Body::new();
            at.effects_at(root, &mut body)?;
            Ok(body)
        })
    }

    /// All statements of a block; each mistake is told.
    pub(super) fn all_items(&mut self, items: &[Item], body: &mut Body) -> Read<()> {
        let mut failed = None;
        for item in items {
            if let Err(reported) = self.statement(item, body) {
                failed = Some(reported);
            }
        }
        failed.map_or(Ok(()), Err)
    }

    /// A quote from what was read in its frame, in these words.
    pub(super) fn keep(
        &mut self,
        framed: Framed<Kept>,
        ty: QuoteType,
        words: &str,
        span: Span,
    ) -> ExprId {
        let Kept {
            targets,
            event,
            able,
            body,
        } = framed.read;
        let says = (!words.is_empty()).then(|| self.text(words));
        let quote = self.quote(Quote {
            ty,
            captures: Slot::try_from(framed.captures.len()).unwrap_or(Slot::MAX),
            slots: framed.slots,
            targets,
            event,
            able,
            body,
            says,
            span,
        });
        let captures = framed.captures;
        self.push(Expr::Quote { quote, captures }, span)
    }

    /// Effects, kept. Those that follow upon a happening, `plays just after HAPPENING: EFFECTS`, know its roles, as
    /// `it` and `that KIND`, if they speak of them.
    pub(super) fn kept_effects(
        &mut self,
        event: Option<Cursor<'_>>,
        effects: Sequel<'_>,
    ) -> Read<ExprId> {
        let (mut words, said, span) = match effects {
            Sequel::Words(words) if words.is_done() => {
                return Err(self.expected("the text", &words));
            }
            Sequel::Words(words) => (words.rest().to_vec(), spelled(words.rest()), words.span()),
            Sequel::Items(items, span) => {
                let mut words = Vec::new();
                gather(items, &mut words);
                (words, spelled_items(items), span)
            }
        };
        let names = ["it", "that", "those"];
        let event = event.filter(|_| names.iter().any(|name| mentions(&words, name)));
        let recalls = match effects {
            Sequel::Words(words) => recalls(words.rest()),
            Sequel::Items(..) => false,
        };
        words.extend_from_slice(event.map_or(&[], |event| event.rest()));
        let framed = self.framed(&words, |cx| {
            let mut pattern = None;
            if let Some(event) = event {
                cx.env.looks_back = true;
                // What is wrong with the happening is told where that is kept.
                pattern = Some(cx.happening_of(event)?.pattern);
                cx.env.looks_back = false;
            }
            cx.env.recalls |= recalls || event.is_some();
            let mut body = Body::new();
            match effects {
                Sequel::Words(words) => body = cx.kept_words(words)?,
                Sequel::Items(items, _) => cx.all_items(items, &mut body)?,
            }
            let event = pattern;
            let kept = cx.kept_body(body);
            Ok(Kept { event, ..kept })
        })?;
        let follows = framed.read.event.is_some() && matches!(effects, Sequel::Items(..));
        let said = if follows { "" } else { said.as_str() };
        Ok(self.keep(framed, QuoteType::Effects, said, span))
    }

    /// A value as those of whom a verb looks for some.
    pub(super) fn fetched(&mut self, val: Val, span: Span) -> Read<Kept> {
        let sel = self.as_selection(val)?;
        // One of them is fetched where no number says otherwise.
        if sel.both && matches!(sel.many, Many::Bare) {
            return Err(self.report(TrapError::OneOfBoth { span }));
        }
        self.selection_text(sel).map(Kept::of)
    }

    /// Refuses a number in a clause that says which cards are meant: the rules behind it look at one after the other.
    pub(super) fn of_one(&mut self, body: &QuoteBody, words: Cursor<'_>) -> Read<()> {
        let QuoteBody::Selection {
            count: Some((least, most)),
            ..
        } = body
        else {
            return Ok(());
        };
        let one = |number: &ExprId| *self.at(*number) == Expr::Number(1);
        if one(least) && most.as_ref().is_some_and(one) {
            return Ok(());
        }
        let span = words.span();
        Err(self.report(TrapError::WhichNotHowMany { span }))
    }

    pub(super) fn selection_text(&mut self, sel: Sel) -> Read<QuoteBody> {
        self.one_of_both(&sel)?;
        let span = sel.span;
        let number = |cx: &mut Self, number: i64| cx.push(Expr::Number(number), span);
        let count = match sel.many {
            Many::Bare | Many::Each | Many::Any | Many::No => None,
            Many::A | Many::Some | Many::Another => {
                let one = number(self, 1);
                Some((one, Some(one)))
            }
            Many::Count(n) => Some((n, Some(n))),
            Many::AtLeast(n) => Some((n, None)),
            Many::UpTo(n) => Some((number(self, 0), Some(n))),
            Many::AnyNumber => Some((number(self, 0), None)),
        };
        if !sel.limits.is_empty() {
            let what = "what several cards have together, in text that is kept,";
            return Err(self.not_yet(what, span));
        }
        let (random, by) = (sel.random, sel.by);
        let slot = sel.group.slot;
        let member = self.member_test(&sel);
        let all = self.members(sel).id;
        Ok(QuoteBody::Selection {
            all,
            member: (slot, member),
            count,
            random,
            by,
        })
    }

    pub(super) fn as_selection(&mut self, val: Val) -> Read<Sel> {
        let span = self.val_span(&val);
        match val {
            Val::Many(sel) => Ok(*sel),
            Val::Text { text, any, span } => Ok(self.titled(&text, any, span)),
            Val::One(typed) => {
                let member = self.member(&typed.ty);
                let single = member.is_none();
                let elem = member.unwrap_or_else(|| typed.ty.clone());
                if !matches!(elem, Type::Object(_) | Type::Any | Type::Player) {
                    let wanted = set_of(self.any_object());
                    return Err(self.mismatch(&typed.ty, &wanted, span));
                }
                let mut sel = Sel::new(self.env.fresh(), elem, span);
                sel.placed = true;
                sel.group.from = Some(typed.id);
                if single {
                    let cast = self.cast_of(typed.id);
                    sel.group.kind = cast.map(|(_, kind)| kind);
                    let what = cast.map_or(typed.id, |(what, _)| what);
                    sel.group.from = Some(self.push(Expr::List(vec![what]), span));
                }
                Ok(sel)
            }
        }
    }

    /// Whether the object in a selection's slot is one of its members, asked of that object alone.
    pub(super) fn member_test(&mut self, sel: &Sel) -> ExprId {
        let span = sel.span;
        let slot = sel.group.slot;
        let it = self.push(Expr::Local(slot), span);
        let mut tests = Vec::new();
        if let Some(kind) = sel.group.kind {
            tests.push(self.push(Expr::IsKind(it, kind), span));
        }
        if let Some(from) = sel.group.from {
            let test = match self.at(from) {
                // `x in [y]` is `x = y`.
                Expr::List(list) if list.len() == 1 => {
                    let one = list.first().copied().unwrap_or(it);
                    Expr::Compare(Comparison::Equal, it, one)
                }
                _ => Expr::In(it, from),
            };
            tests.push(self.push(test, span));
        }
        tests.extend(&sel.group.tests);
        if !sel.best.is_empty() {
            let mut all = sel.clone();
            all.many = Many::Bare;
            // The tests of the set use its own slot, so the set is asked for by another.
            let all = self.members(all).id;
            tests.push(self.push(Expr::In(it, all), span));
        }
        match tests.is_empty() {
            true => self.push(Expr::Truth(true), span),
            false => self.all_of(tests, span),
        }
    }
}

/// The choices that are made when the text is played: those before the first `then`, as long as nothing
/// before them is chosen by chance or kept (R11).
pub(super) fn targets(body: &mut Body, first_group: Option<usize>) -> Vec<Pick> {
    let end = first_group.unwrap_or(body.len()).min(body.len());
    let mut found = Vec::new();
    let mut rest = Body::new();
    let mut open = true;
    for (index, (statement, span)) in std::mem::take(body).into_iter().enumerate() {
        match statement {
            Statement::Pick(pick) if open && index < end && !pick.random => found.push(pick),
            statement => {
                let chooses = matches!(statement, Statement::Pick(_) | Statement::PickValue { .. });
                open &= !(chooses || matches!(statement, Statement::Let { .. }));
                rest.push((statement, span));
            }
        }
    }
    *body = rest;
    found
}
