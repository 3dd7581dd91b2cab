//! Writes to the position: only rules contain them.

use super::effect::Body;
use super::look::Within;
use super::types::Fit;
use super::value::Val;
use crate::reader::{Cursor, Cx, PhraseError, Read, Setting, Typed};
use crate::sentence::{Word, WordKind};
use crate::span::Span;
use crate::tree::{At, Expr, ExprId, FieldId, KindId, Statement, Type, Until, Write};
use crate::vocabulary::Class;
use smol_str::SmolStr;

const KERNEL: &[&str] = &[
    "put",
    "set",
    "mark",
    "unmark",
    "control",
    "become",
    "create",
    "delete",
    "shuffle",
    "show",
    "hide",
    "turn",
    "exchange",
    "next_turn",
    "announce",
];

/// Fields of one name, each with the kind whose it is.
pub(super) type FieldsOf = Vec<(FieldId, Option<KindId>)>;

impl Cx<'_> {
    /// Whether a write begins here. A declared verb of the same name is meant rather than it.
    pub(super) fn is_kernel(&self, at: &Cursor<'_>) -> bool {
        let Some(word) = at.peek().and_then(Word::plain) else {
            return false;
        };
        KERNEL.contains(&word)
            && !matches!(self.class(at), Some(Class::Verb(..) | Class::Procedure(_)))
            && (self.env.setting != Setting::Card
                || matches!(self.look(at), super::look::Look::Unknown))
    }

    /// A write.
    ///
    /// # Errors
    /// When it was reported.
    pub(super) fn kernel(&mut self, at: &mut Cursor<'_>, out: &mut Body) -> Read<()> {
        let span = at.span();
        if matches!(self.env.setting, Setting::Card | Setting::Function) {
            return Err(self.report(PhraseError::WriteHere { span }));
        }
        let Some(word) = at.next_word().and_then(Word::plain) else {
            return Err(self.expected("a verb", at));
        };
        let span = at.behind();
        let write = match word {
            "put" => self.put(at)?,
            "set" => return self.set_field(at, span, out),
            "mark" => {
                let words = *at;
                let (what, ty) = self.typed_before(at, &["as", "until"])?;
                let state = self.state_after_as(at)?;
                self.check_state(state, &ty, words.here())?;
                let until = self.until(at)?;
                Write::Mark { what, state, until }
            }
            "unmark" => {
                let what = self.object_before(at, &["as"])?;
                let state = self.state_after_as(at)?;
                Write::Unmark { what, state }
            }
            "control" => {
                let what = self.object_before(at, &["by"])?;
                self.word(at, "by")?;
                let by = self.player(at)?;
                Write::Control { what, by }
            }
            "become" => {
                let what = self.object_before(at, &["as"])?;
                self.word(at, "as")?;
                let kind = self.kind_here(at)?;
                Write::Become { what, kind }
            }
            "create" => {
                let kind = self.kind_here(at)?;
                if !at.eat("into") {
                    self.word(at, "in")?;
                }
                let into = self.place_before(at, &["as"])?;
                self.word(at, "as")?;
                let Some(name) = at.next_word() else {
                    return Err(self.expected("a name", at));
                };
                let slot = self.bind(name, Some(Type::Object(kind)))?;
                Write::Create { kind, into, slot }
            }
            "delete" => Write::Remove {
                what: self.object_before(at, &[])?,
            },
            "shuffle" => Write::Shuffle {
                place: self.place_before(at, &[])?,
            },
            "show" => {
                let what = self.object_before(at, &["to"])?;
                let to = if at.eat("to") {
                    Some(self.player(at)?)
                } else {
                    None
                };
                Write::Show { what, to }
            }
            "hide" => {
                let what = self.object_before(at, &["from"])?;
                let from = if at.eat("from") {
                    Some(self.player(at)?)
                } else {
                    None
                };
                Write::Hide { what, from }
            }
            "turn" => {
                let what = self.object_before(at, &[])?;
                let Some(face_down) = self.face(at) else {
                    return Err(self.expected("`face_up` or `face_down`", at));
                };
                Write::Turn {
                    what,
                    face_up: !face_down,
                }
            }
            "exchange" => {
                let what = self.object_before(at, &["with"])?;
                self.word(at, "with")?;
                let with = self.object_before(at, &[])?;
                Write::Exchange { what, with }
            }
            "next_turn" => Write::NextTurn {
                of: self.player(at)?,
            },
            _ => return self.announce(at, span, out),
        };
        out.push((Statement::Write(write), span.to(at.behind())));
        Ok(())
    }

    /// A word that must stand here.
    fn word(&mut self, at: &mut Cursor<'_>, word: &'static str) -> Read<()> {
        if at.eat(word) {
            return Ok(());
        }
        let what = match word {
            "as" => "`as`",
            "by" => "`by`",
            "to" => "`to`",
            "with" => "`with`",
            "into" => "`into`",
            _ => "`in`",
        };
        Err(self.expected(what, at))
    }

    fn value_before(&mut self, at: &mut Cursor<'_>, stops: &[&'static str]) -> Read<Val> {
        let roles: Vec<SmolStr> = stops.iter().map(|stop| SmolStr::new_static(stop)).collect();
        let within = Within {
            roles: &roles,
            ..Within::OPEN
        };
        self.sum(at, within)
    }

    /// Whether an object of a type can be in a state.
    pub(super) fn check_state(
        &mut self,
        state: crate::tree::StateId,
        ty: &Type,
        span: Span,
    ) -> Read<()> {
        let Some(declared) = self.book.states.get(state.index()) else {
            return Ok(());
        };
        let of: Vec<Type> = declared.of.iter().copied().map(Type::Object).collect();
        if of.is_empty() || of.iter().any(|of| self.fit(ty, of) != Fit::No) {
            return Ok(());
        }
        let name = declared.named.name.clone();
        let given = self.called(ty);
        let takes = of.iter().map(|of| self.called(of)).collect();
        Err(self.report(PhraseError::NotSaid {
            name,
            given,
            takes,
            inner: false,
            span,
        }))
    }

    /// One object or a set of them.
    fn object_before(&mut self, at: &mut Cursor<'_>, stops: &[&'static str]) -> Read<ExprId> {
        self.typed_before(at, stops).map(|(id, _)| id)
    }

    /// The same, with the type of one of them.
    fn typed_before(
        &mut self,
        at: &mut Cursor<'_>,
        stops: &[&'static str],
    ) -> Read<(ExprId, Type)> {
        let val = self.value_before(at, stops)?;
        self.objects_of(val)
    }

    /// One object or a set of them, with the type of one of them.
    pub(super) fn objects_of(&mut self, val: Val) -> Read<(ExprId, Type)> {
        let span = self.val_span(&val);
        let object = self.any_object();
        match val {
            Val::One(typed) => {
                let member = self.member(&typed.ty).unwrap_or_else(|| typed.ty.clone());
                if self.fit(&member, &object) == Fit::No {
                    return Err(self.mismatch(&typed.ty, &object, span));
                }
                Ok((typed.id, member))
            }
            other => {
                let member = self.member(&self.val_type(&other)).unwrap_or(Type::Any);
                let id = self.want(other, &Type::Set(Box::new(object)))?;
                Ok((id, member))
            }
        }
    }

    fn place_before(&mut self, at: &mut Cursor<'_>, stops: &[&'static str]) -> Read<ExprId> {
        let val = self.value_before(at, stops)?;
        self.want(val, &Type::Place)
    }

    fn player(&mut self, at: &mut Cursor<'_>) -> Read<ExprId> {
        let val = self.operand(at, Within::OPEN)?;
        self.want(val, &Type::Player)
    }

    fn kind_here(&mut self, at: &mut Cursor<'_>) -> Read<KindId> {
        match self.eat_kind(at) {
            Some(kind) => Ok(kind),
            None => Err(self.expected("a kind", at)),
        }
    }

    fn state_after_as(&mut self, at: &mut Cursor<'_>) -> Read<crate::tree::StateId> {
        self.word(at, "as")?;
        match self.eat_state(at) {
            Some(state) => Ok(state),
            None => Err(self.expected("a state", at)),
        }
    }

    /// `face_down`: yes; `face_up`: no.
    fn face(&self, at: &mut Cursor<'_>) -> Option<bool> {
        if at.eat("face_down") {
            Some(true)
        } else if at.eat("face_up") {
            Some(false)
        } else {
            None
        }
    }

    /// `put X into P [at top | at bottom | after Y | before Y] [face_down | face_up]`.
    fn put(&mut self, at: &mut Cursor<'_>) -> Read<Write> {
        let stops = ["into", "at", "after", "before"];
        let what = self.object_before(at, &stops)?;
        self.word(at, "into")?;
        let into = self.place_before(at, &stops)?;
        let place = if at.eat("at") {
            if at.eat("top") {
                At::Top
            } else if at.eat("bottom") {
                At::Bottom
            } else {
                return Err(self.expected("`top` or `bottom`", at));
            }
        } else if at.eat("after") {
            At::After(self.one_object(at)?)
        } else if at.eat("before") {
            At::Before(self.one_object(at)?)
        } else {
            At::Bottom
        };
        let face_down = self.face(at);
        Ok(Write::Put {
            what,
            into,
            at: place,
            face_down,
        })
    }

    fn one_object(&mut self, at: &mut Cursor<'_>) -> Read<ExprId> {
        let val = self.operand(at, Within::OPEN)?;
        let object = self.any_object();
        self.want(val, &object)
    }

    /// `set F of X to E`, `set F to E`.
    fn set_field(&mut self, at: &mut Cursor<'_>, span: Span, out: &mut Body) -> Read<()> {
        let Some(Class::Field(fields)) = self.class(at) else {
            return Err(self.expected("a field", at));
        };
        let name = at.peek().map(super::spell::spelled).unwrap_or_default();
        if let super::look::Look::Known(_, count) = self.look(at) {
            at.take(count);
        }
        let of = if at.eat("of") {
            let roles = [SmolStr::new_static("to")];
            let within = Within {
                roles: &roles,
                ..Within::OPEN
            };
            let val = self.operand(at, within)?;
            match val {
                Val::One(typed) => Some(typed),
                other => {
                    let span = self.val_span(&other);
                    let wanted = String::from("one object");
                    return Err(self.report(PhraseError::Several {
                        wanted,
                        nouns: None,
                        span,
                    }));
                }
            }
        } else {
            None
        };
        let Some((first, chosen)) = self.fields_set(&name, fields, of.as_ref(), span)? else {
            return Ok(());
        };
        self.word(at, "to")?;
        let ty = self.field_type(first);
        let val = self.ternary(at, Within::OPEN)?;
        let mut to = self.want(val, &ty)?;
        if matches!(ty, Type::Set(_)) {
            to = self.taken(to);
        }
        let span = span.to(at.behind());
        self.write_fields(&chosen, of, to, span, out);
        Ok(())
    }

    /// The fields that a write of a name sets, and the first of them; none printed.
    pub(super) fn fields_set(
        &mut self,
        name: &SmolStr,
        fields: &[FieldId],
        of: Option<&Typed>,
        span: Span,
    ) -> Read<Option<(FieldId, FieldsOf)>> {
        let chosen = self.fields_for(fields, of.map(|of| &of.ty));
        let Some((first, _)) = chosen.first().copied() else {
            // The same message as for reading the field.
            let read = self.field_of(name, fields, of.cloned(), false, span);
            return read.map(|_| None);
        };
        let printed = chosen.iter().any(|(field, _)| {
            let field = self.book.fields.get(field.index());
            field.is_some_and(|field| field.printed)
        });
        if printed {
            let field = name.clone();
            return Err(self.report(PhraseError::Printed { field, span }));
        }
        Ok(Some((first, chosen)))
    }

    /// Writes the one field, or that of whichever kind the object is.
    pub(super) fn write_fields(
        &mut self,
        chosen: &[(FieldId, Option<KindId>)],
        of: Option<Typed>,
        to: ExprId,
        span: Span,
        out: &mut Body,
    ) {
        let owner = of.as_ref().map(|of| of.id);
        let write = |field: FieldId| {
            Statement::Write(Write::Set {
                field,
                of: owner,
                to,
            })
        };
        if let ([(field, _)], _) | ([(field, _), ..], None) = (chosen, owner) {
            out.push((write(*field), span));
            return;
        }
        let mut arms = Vec::new();
        for (field, kind) in chosen {
            if let (Some(kind), Some(owner)) = (kind, owner) {
                let test = self.push(Expr::IsKind(owner, *kind), span);
                arms.push((test, self.block(vec![(write(*field), span)])));
            }
        }
        out.push((
            Statement::If {
                arms,
                otherwise: None,
            },
            span,
        ));
    }

    /// `announce E(args)`.
    fn announce(&mut self, at: &mut Cursor<'_>, span: Span, out: &mut Body) -> Read<()> {
        let verb = match self.class(at) {
            Some(Class::Verb(verb, _)) => *verb,
            _ => return Err(self.expected("an event", at)),
        };
        if let super::look::Look::Known(_, count) = self.look(at) {
            at.take(count);
        }
        if !self.is_announced(verb) {
            return Err(self.is_done(verb, span));
        }
        let declared = self.book.verbs.get(verb.index());
        let params = declared.map(|verb| verb.params.clone()).unwrap_or_default();
        let name = super::effect::verb_name(self, verb);
        let called = matches!(at.peek().map(|word| &word.kind), Some(WordKind::Group(_)));
        let args = if called || !params.is_empty() {
            self.call_args(at, &name, &params, span)?
        } else {
            Vec::new()
        };
        let args = args.into_iter().map(Some).collect();
        out.push((
            Statement::Do {
                verb,
                args,
                by: None,
            },
            span.to(at.behind()),
        ));
        Ok(())
    }

    /// `until T`, or never by itself.
    pub(super) fn until(&mut self, at: &mut Cursor<'_>) -> Read<Until> {
        if !at.eat("until") {
            return Ok(Until::Never);
        }
        self.time(at)
    }
}
