//! Statements: names, branches, loops, stages, offers; what is none of these are effects or lasting changes.

use super::effect::Body;
use super::value::Val;
use crate::phrase::Aim;
use crate::reader::{Cx, PhraseError, Read, Reported};
use crate::sentence::{Item, Word, WordKind};
use crate::span::Span;
use crate::tree::{BlockId, ProcedureId, Statement, Type, YOU};
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
        let read = self.deeper(span, |cx| {
            cx.resolve_item(Aim::Statement, &words, item, |at, root| {
                at.statement_at(root, span, out)
            })
        });
        self.env.shown.truncate(shown);
        self.env.recalls = recalled;
        self.env.earlier.truncate(earlier);
        read
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

    /// The type of what a procedure returns.
    pub(super) fn given_by(&mut self, procedure: ProcedureId, span: Span) -> Read<Type> {
        let declared = self.book.procedures.get(procedure.index());
        if let Some(ty) = declared.and_then(|declared| declared.gives.clone()) {
            return Ok(ty);
        }
        let name = declared.map(|declared| declared.named.name.clone());
        Err(self.report(PhraseError::ReturnsNothing { name, span }))
    }
}
