//! Statements: names, branches, loops, stages, offers; what is none of these are effects or lasting changes.

use super::effect::Body;
use super::look::{Look, Within};
use super::resolve::Resolver;
use super::value::Val;
use crate::phrase::Aim;
use crate::reader::{Cursor, Cx, PhraseError, Read, Reported};
use crate::sentence::{Item, Word, WordKind};
use crate::span::Span;
use crate::tree::{BlockId, ProcedureId, Statement, Type, YOU};
use crate::vocabulary::Class;
use smol_str::SmolStr;
use std::borrow::Cow;

/// All words of an item, its key and the words behind its colon among them.
pub(super) fn whole(item: &Item) -> Cow<'_, [Word]> {
    if item.key.is_none() && item.colon.is_none() {
        return Cow::Borrowed(&item.head.words);
    }
    let behind = item.colon.as_ref().map_or(0, |colon| 1 + colon.words.len());
    let mut words = Vec::with_capacity(1 + item.head.words.len() + behind);
    if let Some((key, span)) = item.key {
        words.push(Word {
            kind: WordKind::Name {
                text: SmolStr::new_static(key.text()),
                quoted: false,
            },
            span,
        });
    }
    words.extend(item.head.words.iter().cloned());
    if let Some(colon) = &item.colon {
        words.push(Word {
            kind: WordKind::Colon,
            span: colon.span.before(),
        });
        words.extend(colon.words.iter().cloned());
    }
    Cow::Owned(words)
}

/// Where words stand.
fn span_of(words: &[Word], item: &Item) -> Span {
    match (words.first(), words.last()) {
        (Some(first), Some(last)) => first.span.to(last.span),
        _ => item.span,
    }
}

/// Whether words say `that` or `those`.
pub(super) fn recalls(words: &[Word]) -> bool {
    words.iter().any(|word| match &word.kind {
        WordKind::Group(phrases) => phrases.iter().any(|phrase| recalls(&phrase.words)),
        _ => matches!(word.plain(), Some("that" | "those")),
    })
}

/// A name that `let` binds.
pub(super) struct Named {
    name: SmolStr,
    /// Where its value is.
    pub(super) slot: u16,
    /// Whether it had a value before, and of which type.
    again: bool,
    old: Option<Type>,
}

/// Declared names are hardly longer.
const LONGEST: usize = 6;

impl Cx<'_> {
    /// The statements of a block. Names bound in it are forgotten behind it.
    ///
    /// # Errors
    /// When one was reported; all others have been read.
    pub(super) fn statements(&mut self, items: &[Item]) -> Read<BlockId> {
        let mark = self.env.enter();
        let shown = self.env.shown.len();
        let mut body = Body::new();
        let mut failed = None;
        for item in items {
            if let Err(reported) = self.statement(item, &mut body) {
                failed = Some(reported);
            }
        }
        self.env.leave(mark);
        self.env.shown.truncate(shown);
        match failed {
            Some(reported) => Err(reported),
            None => Ok(self.block(body)),
        }
    }

    /// One statement; choices in it come before it as statements of their own.
    ///
    /// # Errors
    /// When it was reported.
    pub(super) fn statement(&mut self, item: &Item, out: &mut Body) -> Read<()> {
        if item.is_broken() {
            return Err(Reported::before());
        }
        self.note_item(Aim::Statement, &whole(item), item);
        let words = whole(item);
        let span = span_of(&words, item);
        let earlier = self.env.earlier.len();
        let recalled = self.env.recalls;
        self.env.recalls |= recalls(&words);
        let shown = self.env.shown.len();
        let at = Cursor::over(&words, span);
        let parsed = self.parse_item(Aim::Statement, &words, item);
        let read = self.deeper(span, |cx| match &parsed {
            Some((parsed, root)) => {
                Resolver::over(cx, parsed, Some(item)).statement_at(*root, span, out)
            }
            None => cx.statement_words(item, at, span, out),
        });
        self.env.shown.truncate(shown);
        self.env.recalls = recalled;
        self.env.earlier.truncate(earlier);
        read
    }

    pub(super) fn statement_words(
        &mut self,
        item: &Item,
        mut at: Cursor<'_>,
        span: Span,
        out: &mut Body,
    ) -> Read<()> {
        let first = at.peek().and_then(Word::plain).unwrap_or_default();
        let declared = self
            .class(&at)
            .is_some_and(|class| matches!(class, Class::Verb(..) | Class::Procedure(_)));
        if !declared {
            match first {
                "let" => return self.binding(&mut at, item, out),
                "if" => return self.branches(at, item, out),
                "for" => return self.each(at, item, span, out),
                "while" | "repeat" => return self.repeated(at, item, span, out),
                "leave" => return self.leave_out(at, span, out),
                "return" => return self.give_back(at, span, out),
                "stage" => return self.stage(at, item, span, out),
                "with" => return self.with_scopes(at, item, span, out),
                "offer" => return self.offer(at, span, out),
                "open" => return self.open(at, span, out),
                "target" | "follow" => return self.kept_effects(at, span, out),
                "finish" => return self.ends_game(at, span, out),
                "refuse" => return self.refuse(at, span, out),
                _ => {}
            }
        }
        if let Some(block) = &item.block {
            return self.options(at, item, block, span, out);
        }
        if let Some(colon) = self.change_colon(&at) {
            return self.lasting(at, colon, span, out);
        }
        self.effects(&mut at, out)
    }

    /// Where the colon between a subject and its changes stands: one that does not bind a name.
    pub(super) fn change_colon(&self, at: &Cursor<'_>) -> Option<usize> {
        let words = at.rest();
        (1..words.len()).find(|found| {
            let colon = words.get(*found).is_some_and(|word| word.is_colon());
            let time = words.get(..*found).is_some_and(super::past::ends_in_time);
            colon && (time || self.ends_in_a_word(words, *found))
        })
    }

    /// Whether a declared name, of one word or of several, ends here: then a colon behind it binds none.
    fn ends_in_a_word(&self, words: &[Word], end: usize) -> bool {
        let post = end > 1 && words.get(end - 1).is_some_and(|word| word.is("anywhere"));
        post || (1..=LONGEST.min(end)).any(|count| {
            match self.look_at(words.get(end - count..).unwrap_or_default()) {
                Look::Unknown => false,
                Look::Known(_, known) => count == 1 || known == count,
                _ => count == 1,
            }
        })
    }

    /// `let x be E`.
    pub(super) fn binding(&mut self, at: &mut Cursor<'_>, item: &Item, out: &mut Body) -> Read<()> {
        let span = at.span();
        self.no_block(item)?;
        at.next_word();
        let Some(word) = at.next_word() else {
            return Err(self.expected("a name", at));
        };
        if !at.eat("be") {
            let name = word.name().unwrap_or_default();
            let help = format!("write `let {name} be ...`");
            return Err(self.expected_or("`be`", at, Some(help)));
        }
        if at.is_done() {
            return Err(self.expected("a value", at));
        }
        let named = self.let_slot(word)?;
        let read = self.bound_value(at, named.slot, out);
        self.let_type(named, word, read, span)
    }

    /// The slot of the name that `let` binds, or gives a new value.
    pub(super) fn let_slot(&mut self, word: &Word) -> Read<Named> {
        let name = SmolStr::new(word.name().unwrap_or_default());
        let known = self.known_slot(&name);
        if known.is_none()
            && let Err(reported) = self.check_local(word)
        {
            // What uses the name is then passed over in silence.
            let slot = self.env.fresh();
            self.env.name(name, slot, None, word.span);
            return Err(reported);
        }
        let again = known.is_some();
        let (slot, old) = match known {
            Some((slot, ty)) => (slot, ty),
            None => (self.env.fresh(), None),
        };
        Ok(Named {
            name,
            slot,
            again,
            old,
        })
    }

    /// Gives a name the type of its value, if that could be read.
    pub(super) fn let_type(
        &mut self,
        named: Named,
        word: &Word,
        read: Read<Type>,
        span: Span,
    ) -> Read<()> {
        let Named {
            name,
            slot,
            again,
            old,
        } = named;
        let ty = match &read {
            Ok(ty) => Some(ty.clone()),
            Err(_) => None,
        };
        self.env.shown.retain(|(shown, _)| *shown != slot);
        if slot == YOU {
            self.env.you = true;
            let ty = read?;
            return if ty == Type::Player {
                Ok(())
            } else {
                Err(self.mismatch(&ty, &Type::Player, span))
            };
        }
        match (again, old, ty) {
            (false, _, ty) => self.env.name(name, slot, ty, word.span),
            (true, Some(old), Some(new)) => {
                let Some(joined) = self.join(&old, &new) else {
                    return Err(self.mismatch(&new, &old, span));
                };
                if let Some(local) = self
                    .env
                    .locals
                    .iter_mut()
                    .rev()
                    .find(|one| one.slot == slot)
                {
                    local.ty = Some(joined);
                }
            }
            _ => {}
        }
        read.map(|_| ())
    }

    /// The slot of a name that `let` may give a new value.
    pub(super) fn known_slot(&self, name: &str) -> Option<(u16, Option<Type>)> {
        if let Some(local) = self.env.find(name) {
            return Some((local.slot, local.ty.clone()));
        }
        (name == "you").then_some((YOU, Some(Type::Player)))
    }

    /// The value of a `let`: an expression, or a choice.
    pub(super) fn bound_value(
        &mut self,
        at: &mut Cursor<'_>,
        slot: u16,
        out: &mut Body,
    ) -> Read<Type> {
        let span = at.span();
        if let Some(Class::Procedure(procedure)) = self.class(at) {
            return self.returned(at, *procedure, slot, out);
        }
        self.env.bare_join = None;
        let val = self.ternary(at, Within::OPEN)?;
        self.finish(at)?;
        self.let_value(val, slot, span, out)
    }

    /// A value as that of a `let`.
    pub(super) fn let_value(
        &mut self,
        val: Val,
        slot: u16,
        span: Span,
        out: &mut Body,
    ) -> Read<Type> {
        if let Some(span) = self.env.bare_join.take()
            && self.val_type(&val) == Type::Truth
        {
            return Err(self.report(PhraseError::JoinedSets { span }));
        }
        if let Val::Many(sel) = val {
            if sel.is_choice() {
                return self.choose(*sel, slot, out);
            }
            let set = self.set_of(*sel)?;
            let value = self.taken(set.id);
            out.push((Statement::Let { slot, value }, span));
            return Ok(set.ty);
        }
        let typed = self.settle(val)?;
        out.push((
            Statement::Let {
                slot,
                value: typed.id,
            },
            span,
        ));
        Ok(typed.ty)
    }

    /// What a procedure returns.
    fn returned(
        &mut self,
        at: &mut Cursor<'_>,
        procedure: ProcedureId,
        slot: u16,
        out: &mut Body,
    ) -> Read<Type> {
        let here = at.here();
        if let Look::Known(_, count) = self.look(at) {
            at.take(count);
        }
        let span = here.to(at.behind());
        self.run(at, procedure, (Some(slot), span), out)?;
        self.finish(at)?;
        self.given_by(procedure, span)
    }

    /// The type of what a procedure returns.
    pub(super) fn given_by(&mut self, procedure: ProcedureId, span: Span) -> Read<Type> {
        let declared = self.book.procedures.get(procedure.index());
        if let Some(ty) = declared.and_then(|declared| declared.gives.clone()) {
            return Ok(ty);
        }
        let name = declared.map(|declared| declared.named.name.clone());
        Err(self.report(PhraseError::ReturnsNothing { name, span }))
    }

    /// Refuses a block that a statement has no use for.
    pub(super) fn no_block(&mut self, item: &Item) -> Read<()> {
        match &item.block {
            None => Ok(()),
            Some(block) => {
                let span = block.span;
                Err(self.report(PhraseError::Extra {
                    word: SmolStr::new_static("{"),
                    span,
                }))
            }
        }
    }

    /// What a statement does: its block, or the effects behind its colon.
    pub(super) fn block_of(&mut self, item: &Item, effects: Option<Cursor<'_>>) -> Read<BlockId> {
        match (&item.block, effects) {
            (Some(block), _) => self.statements(&block.items),
            (None, Some(mut at)) => {
                let span = at.span();
                let mut body = Body::new();
                match self.change_colon(&at) {
                    Some(colon) => self.lasting(at, colon, span, &mut body)?,
                    None => self.effects(&mut at, &mut body)?,
                }
                Ok(self.block(body))
            }
            (None, None) => {
                let span = item.span.after();
                Err(self.report(PhraseError::Missing {
                    what: "a block",
                    span,
                    help: Some(String::from("write what is done between `{` and `}`")),
                }))
            }
        }
    }

    /// Parts `if C: EFFECTS` at its colon.
    pub(super) fn behind_colon<'w>(&self, at: &mut Cursor<'w>, item: &Item) -> Option<Cursor<'w>> {
        if item.block.is_some() {
            return None;
        }
        let colon = self.change_colon(at)?;
        let front = at.take(colon);
        at.next_word();
        let effects = *at;
        *at = front;
        Some(effects)
    }
}
