//! Writes to the position, which only rules contain, and text that is kept as a value and followed.

use super::effects::Body;
use super::look::{Look, state_of};
use super::resolver::Resolver;
use super::types::Fit;
use super::value::Val;
use crate::phrase::classify::roles_of_write;
use crate::phrase::token::Class as Token;
use crate::phrase::tree::{NodeId, Shape};
use crate::reader::{Cx, PhraseError, Read, Setting, Typed};
use crate::span::Span;
use crate::tree::{
    At, Expr, ExprId, FieldId, KindId, QuoteType, StateId, Statement, Type, Until, Write,
};
use crate::vocabulary::Class;
use smol_str::SmolStr;

/// What stands behind a write: its object, and what prepositions say.
#[derive(Clone, Copy)]
struct Said<'w> {
    word: NodeId,
    args: &'w [NodeId],
}

impl<'w> Resolver<'_, '_, 'w> {
    /// Refuses a write outside verbs and procedures.
    pub(super) fn may_write(&mut self, span: Span) -> Read<()> {
        match self.env.setting {
            Setting::Card | Setting::Function => Err(self.report(PhraseError::WriteHere { span })),
            _ => Ok(()),
        }
    }

    /// A write; `until` stands behind a mark.
    pub(super) fn write_at(&mut self, id: NodeId, until: NodeId, out: &mut Body) -> Read<()> {
        let (word, span) = (self.part(id, 0), self.place(id));
        let args = self.members_of(self.part(id, 1));
        let said = Said { word, args };
        let name = self.name(word);
        if matches!(name.as_str(), "target" | "follow") {
            let statement = self.kept_effects_at(said, NodeId::NONE)?;
            self.nothing_more(said, until)?;
            out.push((statement, span));
            return Ok(());
        }
        self.may_write(span)?;
        if self.shape(id) == Shape::SetTo {
            return self.set_at(id, out);
        }
        let write = match name.as_str() {
            "put" => self.put_at(said)?,
            "mark" => {
                let object = self.object_of(said)?;
                let val = self.value(object)?;
                let (what, ty) = self.objects_of(val)?;
                let state = self.state_of_role(said)?;
                let place = self.place(object);
                self.check_state(state, &ty, place)?;
                let until = match until.is_some() {
                    true => self.until_at(until)?,
                    false => Until::Never,
                };
                Write::Mark { what, state, until }
            }
            "unmark" => {
                let (what, state) = (self.objects_at(said)?, self.state_of_role(said)?);
                Write::Unmark { what, state }
            }
            "control" => {
                let what = self.objects_at(said)?;
                let by = self.needed_value(said, "by", "`by`", &Type::Player)?;
                Write::Control { what, by }
            }
            "become" => {
                let what = self.objects_at(said)?;
                let kind = self.needed_role(said, "as", "`as`")?;
                let kind = self.kind_named(kind)?;
                Write::Become { what, kind }
            }
            "create" => self.create_at(said)?,
            "delete" => Write::Remove {
                what: self.objects_at(said)?,
            },
            "shuffle" => Write::Shuffle {
                place: self.object_value(said, &Type::Place)?,
            },
            "show" => {
                let what = self.objects_at(said)?;
                let to = self.value_in(said, "to", &Type::Player)?;
                Write::Show { what, to }
            }
            "hide" => {
                let what = self.objects_at(said)?;
                let from = self.value_in(said, "from", &Type::Player)?;
                Write::Hide { what, from }
            }
            "turn" => {
                let what = self.objects_at(said)?;
                let Some(face_down) = self.face_of(said) else {
                    let at = self.end(id);
                    return Err(self.expected("`face_up` or `face_down`", &at));
                };
                let face_up = !face_down;
                Write::Turn { what, face_up }
            }
            "exchange" => {
                let what = self.objects_at(said)?;
                let with = self.needed_role(said, "with", "`with`")?;
                let with = self.value(with)?;
                let with = self.objects_of(with)?.0;
                Write::Exchange { what, with }
            }
            "next_turn" => Write::NextTurn {
                of: self.object_value(said, &Type::Player)?,
            },
            _ => return self.wanted_at("a verb", word),
        };
        let until = match name.as_str() {
            "mark" => NodeId::NONE,
            _ => until,
        };
        self.nothing_more(said, until)?;
        out.push((Statement::Write(write), span));
        Ok(())
    }

    /// Refuses what a write has no use for.
    fn nothing_more(&mut self, said: Said<'w>, until: NodeId) -> Read<()> {
        let name = self.name(said.word);
        let roles = roles_of_write(&name).unwrap_or_default();
        let known = |arg: NodeId| match self.shape(arg) {
            Shape::Role => roles
                .iter()
                .any(|role| self.is_word(self.part(arg, 0), role)),
            _ => self.token(arg) == Some(Token::Face) && matches!(name.as_str(), "put" | "turn"),
        };
        let mut more = said.args.iter().skip(1).copied();
        match more.find(|arg| !known(*arg)).unwrap_or(until) {
            more if more.is_some() => self.extra(more),
            _ => Ok(()),
        }
    }

    /// What is written upon.
    fn object_of(&mut self, said: Said<'w>) -> Read<NodeId> {
        match said.args.first() {
            Some(object) if self.shape(*object) != Shape::Role => Ok(*object),
            _ => {
                let at = self.end(said.word);
                Err(self.expected(super::atom::THING, &at))
            }
        }
    }

    fn object_value(&mut self, said: Said<'w>, wanted: &Type) -> Read<ExprId> {
        let object = self.object_of(said)?;
        self.value_of(object, wanted)
    }

    fn objects_at(&mut self, said: Said<'w>) -> Read<ExprId> {
        let object = self.object_of(said)?;
        let val = self.value(object)?;
        self.objects_of(val).map(|(id, _)| id)
    }

    /// What stands behind a preposition.
    fn role_of(&self, said: Said<'w>, role: &str) -> Option<NodeId> {
        let mut roles = said.args.iter().copied();
        let is_role = |arg: &NodeId| {
            self.shape(*arg) == Shape::Role && self.is_word(self.part(*arg, 0), role)
        };
        Some(self.part(roles.find(is_role)?, 1))
    }

    fn needed_role(&mut self, said: Said<'w>, role: &str, what: &'static str) -> Read<NodeId> {
        match self.role_of(said, role) {
            Some(value) => Ok(value),
            None => {
                let at = self.end(said.args.first().copied().unwrap_or(said.word));
                Err(self.expected(what, &at))
            }
        }
    }

    fn needed_value(
        &mut self,
        said: Said<'w>,
        role: &str,
        what: &'static str,
        wanted: &Type,
    ) -> Read<ExprId> {
        let value = self.needed_role(said, role, what)?;
        self.value_of(value, wanted)
    }

    fn value_in(&mut self, said: Said<'w>, role: &str, wanted: &Type) -> Read<Option<ExprId>> {
        let value = self.role_of(said, role);
        value.map(|value| self.value_of(value, wanted)).transpose()
    }

    /// `face_down`: yes; `face_up`: no.
    fn face_of(&self, said: Said<'w>) -> Option<bool> {
        let mut faces = said.args.iter().copied();
        let face = faces.find(|arg| self.token(*arg) == Some(Token::Face))?;
        Some(self.is_word(face, "face_down"))
    }

    fn kind_named(&mut self, id: NodeId) -> Read<KindId> {
        match self.kind_at(self.only_head(id).unwrap_or(id)) {
            Some(kind) => Ok(kind),
            None => self.wanted_at("a kind", id),
        }
    }

    /// The state behind `as`.
    fn state_of_role(&mut self, said: Said<'w>) -> Read<StateId> {
        let id = self.needed_role(said, "as", "`as`")?;
        match self.meaning(id) {
            Look::Known(entry, _) if let Some(state) = state_of(entry) => Ok(state),
            _ => self.wanted_at("a state", id),
        }
    }

    /// `put X into P [at top | at bottom | after Y | before Y] [face_down | face_up]`.
    fn put_at(&mut self, said: Said<'w>) -> Read<Write> {
        let what = self.objects_at(said)?;
        let into = self.needed_value(said, "into", "`into`", &Type::Place)?;
        let object = self.any_object();
        let at = match self.role_of(said, "at") {
            Some(end) if self.is_word(end, "top") => At::Top,
            Some(end) if self.is_word(end, "bottom") => At::Bottom,
            Some(end) => return self.wanted_at("`top` or `bottom`", end),
            None => match self.value_in(said, "after", &object)? {
                Some(one) => At::After(one),
                None => {
                    let before = self.value_in(said, "before", &object)?;
                    before.map_or(At::Bottom, At::Before)
                }
            },
        };
        let face_down = self.face_of(said);
        Ok(Write::Put {
            what,
            into,
            at,
            face_down,
        })
    }

    /// `create KIND in P as NAME`.
    fn create_at(&mut self, said: Said<'w>) -> Read<Write> {
        let kind = self.object_of(said)?;
        let kind = self.kind_named(kind)?;
        let into = match self.role_of(said, "into") {
            Some(into) => into,
            None => self.needed_role(said, "in", "`in`")?,
        };
        let into = self.value_of(into, &Type::Place)?;
        let name = self.needed_role(said, "as", "`as`")?;
        let [name] = self.words(name) else {
            return self.wanted_at("a name", name);
        };
        let slot = self.bind(name, Some(Type::Object(kind)))?;
        Ok(Write::Create { kind, into, slot })
    }

    /// `set F of X to E`, `set F to E`.
    fn set_at(&mut self, id: NodeId, out: &mut Body) -> Read<()> {
        let (what, value) = (self.part(id, 1), self.part(id, 2));
        let span = self.place(id);
        let head = self.only_head(what).unwrap_or(what);
        let (word, owner) = match self.shape(head) {
            Shape::Of => (self.part(head, 0), self.part(head, 1)),
            _ => (head, NodeId::NONE),
        };
        let Some(Class::Field(fields)) = self.class_of(word) else {
            return self.wanted_at("a field", what);
        };
        let name = self.name(word);
        let of = match owner.is_some() {
            true => match self.value(owner)? {
                Val::One(typed) => Some(typed),
                other => {
                    let span = self.val_span(&other);
                    return Err(self.several("one object", span));
                }
            },
            false => None,
        };
        let here = self.place(word);
        let chosen = self.fields_set(&name, fields, of.as_ref(), here)?;
        let Some((first, _)) = chosen.first() else {
            return Ok(());
        };
        let ty = self.field_type(*first);
        let mut to = self.value_of(value, &ty)?;
        if matches!(ty, Type::Set(_)) {
            to = self.taken(to);
        }
        self.write_fields(&chosen, of, to, span, out);
        Ok(())
    }

    /// Whether a deed is done to text that is kept: `target q ...`, `follow q ...`.
    pub(super) fn follows_text(&self, id: NodeId) -> bool {
        let verb = self.part(id, 0);
        (self.is_word(verb, "target") || self.is_word(verb, "follow"))
            && self.verb_at(verb).is_none()
    }

    /// The same as a statement, with the scopes that are set around it.
    pub(super) fn text_at(&mut self, id: NodeId, settings: NodeId) -> Read<Statement> {
        let (word, args) = (self.part(id, 0), self.members_of(self.part(id, 1)));
        let said = Said { word, args };
        let statement = self.kept_effects_at(said, settings)?;
        self.nothing_more(said, NodeId::NONE)?;
        Ok(statement)
    }

    /// `target q for c as p`, `follow q for c as p with SCOPE = E`.
    fn kept_effects_at(&mut self, said: Said<'w>, settings: NodeId) -> Read<Statement> {
        let text = self.object_of(said)?;
        let quote = self.value_of(text, &Type::Quote(QuoteType::Effects))?;
        let object = self.any_object();
        let this = self.needed_value(said, "for", "`for` and whose text it is", &object)?;
        let you = self.needed_value(said, "as", "`as` and who follows it", &Type::Player)?;
        if self.is_word(said.word, "follow") {
            let with = self.settings_of(self.members_of(settings), false)?;
            return Ok(Statement::Follow {
                quote,
                this,
                you,
                with,
            });
        }
        if settings.is_some() {
            return self.extra(settings);
        }
        match self.slot_of(quote) {
            Some(slot) => Ok(Statement::Target { slot, this, you }),
            None => self.wanted_or("a local name", text, "give it a name with `let` before"),
        }
    }
}

impl Cx<'_> {
    /// Whether an object of a type can be in a state.
    pub(super) fn check_state(&mut self, state: StateId, ty: &Type, span: Span) -> Read<()> {
        let Some(declared) = self.book.at(state) else {
            return Ok(());
        };
        let of: Vec<Type> = declared.of.iter().copied().map(Type::Object).collect();
        if of.is_empty() || of.iter().any(|of| self.fit(ty, of) != Fit::No) {
            return Ok(());
        }
        let name = declared.named.name.clone();
        let takes = of.iter().map(|of| self.called(of)).collect();
        Err(self.not_said(&name, ty, takes, span))
    }

    /// One object or a set of them, with the type of one of them.
    fn objects_of(&mut self, val: Val) -> Read<(ExprId, Type)> {
        let span = self.val_span(&val);
        let object = self.any_object();
        let ty = self.val_type(&val);
        let member = self.member(&ty);
        let member = member.unwrap_or(if matches!(val, Val::One(_)) {
            ty
        } else {
            Type::Any
        });
        match val {
            Val::One(typed) if self.fit(&member, &object) == Fit::No => {
                Err(self.mismatch(&typed.ty, &object, span))
            }
            Val::One(typed) => Ok((typed.id, member)),
            other => Ok((self.want(other, &Type::Set(Box::new(object)))?, member)),
        }
    }

    /// The fields that a write of a name sets, each with the kind whose it is; none printed.
    fn fields_set(
        &mut self,
        name: &SmolStr,
        fields: &[FieldId],
        of: Option<&Typed>,
        span: Span,
    ) -> Read<Vec<(FieldId, Option<KindId>)>> {
        let chosen = self.fields_for(fields, of.map(|of| &of.ty));
        if chosen.is_empty() {
            // The same message as for reading the field.
            let read = self.field_of(name, fields, of.cloned(), false, span);
            return read.map(|_| chosen);
        }
        let mut declared = chosen.iter().filter_map(|(field, _)| self.book.at(field));
        if declared.any(|field| field.printed) {
            let field = name.clone();
            return Err(self.report(PhraseError::Printed { field, span }));
        }
        Ok(chosen)
    }

    /// Writes the one field, or that of whichever kind the object is.
    fn write_fields(
        &mut self,
        chosen: &[(FieldId, Option<KindId>)],
        of: Option<Typed>,
        to: ExprId,
        span: Span,
        out: &mut Body,
    ) {
        let of = of.as_ref().map(|of| of.id);
        let write = |field: FieldId| Statement::Write(Write::Set { field, of, to });
        if let ([(field, _)], _) | ([(field, _), ..], None) = (chosen, of) {
            out.push((write(*field), span));
            return;
        }
        let mut arms = Vec::new();
        for (field, kind) in chosen {
            if let (Some(kind), Some(owner)) = (kind, of) {
                let test = self.push(Expr::IsKind(owner, *kind), span);
                arms.push((test, self.block(vec![(write(*field), span)])));
            }
        }
        let otherwise = None;
        out.push((Statement::If { arms, otherwise }, span));
    }
}
