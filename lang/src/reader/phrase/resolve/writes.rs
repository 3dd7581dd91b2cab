//! Writes to the position, which only rules contain, and text that is kept as a value and followed.

use super::super::effect::Body;
use super::super::look::state_of;
use super::super::value::Val;
use super::{Meaning, Resolver};
use crate::phrase::token::Class as Token;
use crate::phrase::tree::{NodeId, Shape};
use crate::reader::{PhraseError, Read, Setting};
use crate::span::Span;
use crate::tree::{At, ExprId, KindId, QuoteType, StateId, Statement, Type, Until, Write};
use crate::vocabulary::Class;

/// What stands behind a write.
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
        let name = self.name(word);
        let said = Said {
            word,
            args: self.members_of(self.part(id, 1)),
        };
        if matches!(name.as_str(), "target" | "follow") {
            let statement = self.kept_effects_at(said, name == "target")?;
            self.nothing_more(said, &["for", "as"], until)?;
            out.push((statement, span));
            return Ok(());
        }
        self.may_write(span)?;
        if self.shape(id) == Shape::SetTo {
            return self.set_at(id, out);
        }
        let roles: &[&str] = match name.as_str() {
            "put" => &["into", "at", "after", "before"],
            "mark" | "unmark" | "become" => &["as"],
            "control" => &["by"],
            "create" => &["into", "in", "as"],
            "show" => &["to"],
            "hide" => &["from"],
            "exchange" => &["with"],
            _ => &[],
        };
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
                let what = self.objects_at(said)?;
                let state = self.state_of_role(said)?;
                Write::Unmark { what, state }
            }
            "control" => {
                let what = self.objects_at(said)?;
                let by = self.needed_role(said, "by", "`by`")?;
                let by = self.value_of(by, &Type::Player)?;
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
            "shuffle" => {
                let place = self.object_of(said)?;
                let place = self.value_of(place, &Type::Place)?;
                Write::Shuffle { place }
            }
            "show" => {
                let what = self.objects_at(said)?;
                let to = self.player_of(said, "to")?;
                Write::Show { what, to }
            }
            "hide" => {
                let what = self.objects_at(said)?;
                let from = self.player_of(said, "from")?;
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
            "next_turn" => {
                let of = self.object_of(said)?;
                let of = self.value_of(of, &Type::Player)?;
                Write::NextTurn { of }
            }
            _ => {
                let at = self.begin(word);
                return Err(self.expected("a verb", &at));
            }
        };
        let until = match name.as_str() {
            "mark" => NodeId::NONE,
            _ => until,
        };
        self.nothing_more(said, roles, until)?;
        out.push((Statement::Write(write), span));
        Ok(())
    }

    /// Refuses what a write has no use for.
    fn nothing_more(&mut self, said: Said<'w>, roles: &[&str], until: NodeId) -> Read<()> {
        let mut more = said.args.iter().skip(1).filter(|arg| {
            let word = self.part(**arg, 0);
            let role = roles.iter().any(|role| self.is_word(word, role));
            let face = matches!(self.name(said.word).as_str(), "put" | "turn");
            !(self.shape(**arg) == Shape::Role && role
                || self.token(**arg) == Some(Token::Face) && face)
        });
        let more = more.next().copied().or(Some(until));
        match more.filter(|more| more.is_some()) {
            Some(more) => self.extra(more),
            None => Ok(()),
        }
    }

    /// What is written upon.
    fn object_of(&mut self, said: Said<'w>) -> Read<NodeId> {
        let object = said.args.first().copied();
        match object.filter(|object| self.shape(*object) != Shape::Role) {
            Some(object) => Ok(object),
            None => {
                let at = self.end(said.word);
                Err(self.expected("a thing, a number or a condition", &at))
            }
        }
    }

    /// One object or a set of them.
    fn objects_at(&mut self, said: Said<'w>) -> Read<ExprId> {
        let object = self.object_of(said)?;
        let val = self.value(object)?;
        self.objects_of(val).map(|(id, _)| id)
    }

    /// What stands behind a preposition.
    fn role_of(&self, said: Said<'w>, role: &str) -> Option<NodeId> {
        let mut roles = said.args.iter().copied();
        let found = roles.find(|arg| {
            self.shape(*arg) == Shape::Role && self.is_word(self.part(*arg, 0), role)
        })?;
        Some(self.part(found, 1))
    }

    /// The same, which must be there.
    fn needed_role(&mut self, said: Said<'w>, role: &str, what: &'static str) -> Read<NodeId> {
        match self.role_of(said, role) {
            Some(value) => Ok(value),
            None => {
                let last = said.args.first().copied().unwrap_or(said.word);
                let at = self.end(last);
                Err(self.expected(what, &at))
            }
        }
    }

    fn player_of(&mut self, said: Said<'w>, role: &str) -> Read<Option<ExprId>> {
        let player = self.role_of(said, role);
        let player = player.map(|player| self.value_of(player, &Type::Player));
        player.transpose()
    }

    /// `face_down`: yes; `face_up`: no.
    fn face_of(&self, said: Said<'w>) -> Option<bool> {
        let mut faces = said.args.iter().copied();
        let face = faces.find(|arg| self.token(*arg) == Some(Token::Face))?;
        Some(self.is_word(face, "face_down"))
    }

    fn kind_named(&mut self, id: NodeId) -> Read<KindId> {
        let head = self.only_head(id).unwrap_or(id);
        match self.class_of(head) {
            Some(Class::Kind(kind, _)) => Ok(*kind),
            _ => {
                let at = self.begin(id);
                Err(self.expected("a kind", &at))
            }
        }
    }

    /// The state behind `as`.
    fn state_of_role(&mut self, said: Said<'w>) -> Read<StateId> {
        let id = self.needed_role(said, "as", "`as`")?;
        match self.meaning(id) {
            Meaning::Known(entry) if let Some(state) = state_of(entry) => Ok(state),
            _ => {
                let at = self.begin(id);
                Err(self.expected("a state", &at))
            }
        }
    }

    /// `put X into P [at top | at bottom | after Y | before Y] [face_down | face_up]`.
    fn put_at(&mut self, said: Said<'w>) -> Read<Write> {
        let what = self.objects_at(said)?;
        let into = self.needed_role(said, "into", "`into`")?;
        let into = self.value_of(into, &Type::Place)?;
        let object = self.any_object();
        let at = if let Some(end) = self.role_of(said, "at") {
            match self.name(end).as_str() {
                "top" => At::Top,
                "bottom" => At::Bottom,
                _ => {
                    let at = self.begin(end);
                    return Err(self.expected("`top` or `bottom`", &at));
                }
            }
        } else if let Some(one) = self.role_of(said, "after") {
            At::After(self.value_of(one, &object)?)
        } else if let Some(one) = self.role_of(said, "before") {
            At::Before(self.value_of(one, &object)?)
        } else {
            At::Bottom
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
            let at = self.begin(name);
            return Err(self.expected("a name", &at));
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
            let at = self.begin(what);
            return Err(self.expected("a field", &at));
        };
        let name = self.name(word);
        let of = match owner.is_some() {
            true => match self.value(owner)? {
                Val::One(typed) => Some(typed),
                other => {
                    let (wanted, span) = (String::from("one object"), self.val_span(&other));
                    return Err(self.report(PhraseError::Several {
                        wanted,
                        nouns: None,
                        span,
                    }));
                }
            },
            false => None,
        };
        let here = self.place(word);
        let Some((first, chosen)) = self.fields_set(&name, fields, of.as_ref(), here)? else {
            return Ok(());
        };
        let ty = self.field_type(first);
        let mut to = self.value_of(value, &ty)?;
        if matches!(ty, Type::Set(_)) {
            to = self.taken(to);
        }
        self.write_fields(&chosen, of, to, span, out);
        Ok(())
    }

    /// `target q for c as p`, `follow q for c as p`.
    fn kept_effects_at(&mut self, said: Said<'w>, target: bool) -> Read<Statement> {
        let text = self.object_of(said)?;
        let quote = self.value_of(text, &Type::Quote(QuoteType::Effects))?;
        let object = self.any_object();
        let this = self.needed_role(said, "for", "`for` and whose text it is")?;
        let this = self.value_of(this, &object)?;
        let you = self.needed_role(said, "as", "`as` and who follows it")?;
        let you = self.value_of(you, &Type::Player)?;
        if !target {
            let with = Vec::new();
            return Ok(Statement::Follow {
                quote,
                this,
                you,
                with,
            });
        }
        let Some(slot) = self.slot_of(quote) else {
            let at = self.begin(text);
            let help = String::from("give it a name with `let` before");
            return Err(self.expected_or("a local name", &at, Some(help)));
        };
        Ok(Statement::Target { slot, this, you })
    }
}
