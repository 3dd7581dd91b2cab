//! Whose something is without `of`: `your hand`, `opponent's hand`, `x.F`; records of clauses; `that KIND` (R10).

use super::look::Look;
use super::value::Val;
use crate::reader::{Cursor, Cx, PhraseError, Read, Reported, TrapError, Typed};
use crate::sentence::{Word, WordKind};
use crate::span::Span;
use crate::tree::{
    Builtin, EnumId, Expr, ExprId, FieldId, FieldOf, FunctionForm, FunctionId, ScopeId, Slot, THIS,
    Type, YOU, ZoneOf,
};
use crate::vocabulary::{Class, Special};
use smol_str::SmolStr;

impl Cx<'_> {
    /// Whether a possessive stands here, before a zone, noun or field of the one it names.
    pub(super) fn is_possessive(&self, at: &Cursor<'_>) -> bool {
        let Some(word) = at.peek().and_then(Word::plain) else {
            return false;
        };
        if word != "your" && !word.ends_with("'s") {
            return false;
        }
        // `your ship`, `opponent's ship` are adjectives; `ship's crew` can be nothing else.
        let own = word != "your" && !matches!(self.class(at), Some(Class::Adjective(_)));
        match self.class(&at.past(1)) {
            Some(Class::Zone(zone)) => {
                own || self
                    .book
                    .at(zone)
                    .is_some_and(|zone| zone.of == ZoneOf::Player)
            }
            Some(Class::Noun(functions)) => {
                let of_player = |one: &FunctionId| self.param_type(*one, 0) == Some(Type::Player);
                own || functions.iter().any(of_player)
            }
            Some(Class::Field(fields)) => {
                let mut fields = fields.iter().filter_map(|field| self.book.at(field));
                own || fields.any(|field| field.of == FieldOf::Player)
            }
            Some(Class::Builtin(Builtin::Opponent | Builtin::Next)) => true,
            Some(Class::Builtin(_)) => own,
            _ => false,
        }
    }

    /// The law that is called here by its name. Laws have a space of names of their own.
    pub(super) fn law(&self, at: &Cursor<'_>) -> Option<FunctionId> {
        let name = at.peek()?.plain()?;
        let called = at
            .ahead(1)
            .is_some_and(|word| matches!(word.kind, WordKind::Group(_)));
        if !called {
            return None;
        }
        let mut functions = (0u32..).map(FunctionId).zip(&self.book.functions);
        let law =
            functions.find(|(_, one)| one.form == FunctionForm::Law && one.named.name == name);
        law.map(|(id, _)| id)
    }

    /// Whose something is by a name alone: `host's`, `opponent's`.
    pub(super) fn named_alone(&mut self, name: SmolStr, span: Span) -> Read<Typed> {
        let (text, quoted) = (name.clone(), false);
        let kind = WordKind::Name { text, quoted };
        let words = [Word { kind, span }];
        match self.look_at(&words) {
            Look::Local(slot, Some(ty)) => return Ok(self.typed(Expr::Local(slot), ty, span)),
            Look::Local(_, None) => return Err(Reported::before()),
            Look::Known(entry, _) => match entry.class {
                Class::Special(Special::This) => return self.this_card("host", span),
                Class::Special(Special::It) => return self.it(span),
                Class::Builtin(op @ (Builtin::Opponent | Builtin::Host)) => {
                    return self.machine(&name, op, Vec::new(), (span, span));
                }
                _ => {}
            },
            _ => {}
        }
        Err(self.expected(super::atom::THING, &Cursor::over(&words, span)))
    }

    /// What the machine knows. `host` and `opponent` alone are those of `this` and of `you`.
    pub(super) fn machine(
        &mut self,
        name: &str,
        op: Builtin,
        mut args: Vec<Val>,
        (place, span): (Span, Span),
    ) -> Read<Typed> {
        match op {
            Builtin::Opponent if args.is_empty() => args.push(Val::One(self.you(place)?)),
            Builtin::Host if args.is_empty() => {
                args.push(Val::One(self.this_card("host", place)?));
            }
            _ => {}
        }
        // `host` of the card itself is of the kind that `plays on` says.
        let own =
            matches!(args.first(), Some(Val::One(of)) if *self.at(of.id) == Expr::Local(THIS));
        let mut typed = self.builtin(name, op, args, span)?;
        if let (Builtin::Host, true, Some(ty)) = (op, own, &self.env.host) {
            typed.ty = ty.clone();
        }
        Ok(typed)
    }

    /// The one argument of what takes no more.
    pub(super) fn at_most_one(&mut self, mut args: Vec<Val>, span: Span) -> Read<Option<Val>> {
        match args.len() {
            0 | 1 => Ok(args.pop()),
            given => Err(self.miscounted("it", (1, given), span)),
        }
    }

    /// A field of what is given, or of whoever is spoken of.
    pub(super) fn field_value(
        &mut self,
        name: &str,
        fields: &[FieldId],
        args: Vec<Val>,
        printed: bool,
        span: Span,
    ) -> Read<Typed> {
        if let Some(of) = self.at_most_one(args, span)? {
            let of = self.single(of)?;
            return self.field_of(name, fields, Some(of), printed, span);
        }
        let subject = self.env.subject.clone();
        let this = self.this().map(|ty| (THIS, ty));
        let mut speaks = subject.into_iter().chain(this);
        let of_game = !self.fields_for(fields, None).is_empty();
        let of = speaks.find_map(|(slot, ty)| {
            let ty = self.shown(slot, &ty);
            let has = !of_game && !self.fields_for(fields, Some(&ty)).is_empty();
            has.then_some((slot, ty))
        });
        let of = of.map(|(slot, ty)| self.typed(Expr::Local(slot), ty, span));
        self.field_of(name, fields, of, printed, span)
    }

    /// One object, player or the like.
    pub(super) fn single(&mut self, val: Val) -> Read<Typed> {
        let span = self.val_span(&val);
        match val {
            Val::One(typed) => Ok(typed),
            Val::Many(sel) if sel.is_choice() => Err(self.report(PhraseError::Choice { span })),
            Val::Many(sel) => {
                let wanted = self.called(&sel.elem);
                Err(self.several(wanted, span))
            }
            Val::Text { .. } => Err(self.several("one object", span)),
        }
    }

    /// Says that several stand where one is wanted.
    pub(super) fn several(&mut self, wanted: impl Into<String>, span: Span) -> Reported {
        let (wanted, nouns) = (wanted.into(), None);
        self.report(PhraseError::Several {
            wanted,
            nouns,
            span,
        })
    }

    /// The card itself, by a word that stands for it or for something of it.
    pub(super) fn this_card(&mut self, word: &'static str, span: Span) -> Read<Typed> {
        match self.this() {
            Some(ty) => Ok(self.typed(Expr::Local(THIS), ty, span)),
            None => Err(self.nobody(word, span)),
        }
    }

    /// `you`. A parameter called `you` is `you`.
    pub(super) fn you(&mut self, span: Span) -> Read<Typed> {
        let named = self.env.find("you").map(|local| local.slot);
        match named.or(self.env.you.then_some(YOU)) {
            Some(slot) => Ok(self.typed(Expr::Local(slot), Type::Player, span)),
            None => Err(self.nobody("you", span)),
        }
    }

    /// `it`. The member of a group with a name is called by its name: `it` could as well be what was `it`
    /// outside.
    pub(super) fn it(&mut self, span: Span) -> Read<Typed> {
        let Some((slot, ty)) = self.env.it.clone() else {
            return Err(self.nobody("it", span));
        };
        let member = self.env.members.iter().find(|(of, _)| *of == slot);
        let name = self.env.locals.iter().rev().find(|one| one.slot == slot);
        if let (Some((_, outside)), Some(name)) = (member, name) {
            let (first, outside, name) = (name.span, *outside, name.name.clone());
            return Err(self.report(TrapError::ItHasName {
                name,
                outside,
                span,
                first,
            }));
        }
        let ty = self.shown(slot, &ty);
        Ok(self.typed(Expr::Local(slot), ty, span))
    }

    /// The names of an enumeration, those that packs add among them.
    pub(super) fn every_symbol(&mut self, of: EnumId, span: Span) -> ExprId {
        let symbols = self.book.at(of).map(|list| list.symbols.clone());
        let symbols = symbols.unwrap_or_default().into_iter();
        let all = symbols.map(|symbol| self.push(Expr::Symbol(symbol), span));
        let all = all.collect();
        self.push(Expr::List(all), span)
    }

    /// The type of a scope's value.
    pub(super) fn scope_type(&self, scope: ScopeId) -> Type {
        self.book
            .at(scope)
            .map_or(Type::Any, |scope| scope.ty.clone())
    }

    /// The slot that an expression reads, if it only reads one.
    pub(super) fn slot_of(&self, id: ExprId) -> Option<Slot> {
        self.book.local(id)
    }

    /// Whether a slot holds `you`.
    pub(super) const fn is_you(slot: Slot) -> bool {
        slot == YOU
    }
}
