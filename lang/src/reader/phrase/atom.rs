//! Atoms: literals, local names, declared words and what stands behind their `of`, calls, parentheses, lists.

use super::builtin::Asked;
use super::look::Look;
use super::resolver::Resolver;
use super::types::set_of;
use super::value::Val;
use crate::diagnostic::nearest;
use crate::phrase::token::Class as Token;
use crate::phrase::tree::{NodeId, Shape};
use crate::reader::types::join;
use crate::reader::{Cursor, Cx, PhraseError, Read, Reported, Setting, Typed};
use crate::sentence::{Word, WordKind};
use crate::span::Span;
use crate::tree::{ACTING, Builtin, EnumId, Expr, ExprId, ScopeId, Type};
use crate::vocabulary::{Class, Entry, Special};
use smol_str::SmolStr;

pub(super) const THING: &str = "a thing, a number or a condition";

/// What stands behind a name: `(a, b)`, `of x`, or nothing.
#[derive(Clone, Copy)]
enum Behind<'w> {
    Call(&'w [NodeId]),
    Of(NodeId),
    Nothing,
}

/// Whether a word is said of something: `FIELD of x`, `x.FIELD`.
const fn is_said_of(class: &Class) -> bool {
    matches!(
        class,
        Class::Field(_) | Class::Noun(_) | Class::Zone(_) | Class::Builtin(_) | Class::Part(_)
    )
}

impl<'w> Resolver<'_, '_, 'w> {
    /// A title, and whether all are meant that it may name.
    pub(super) fn title_at(&self, id: NodeId) -> Option<(SmolStr, bool)> {
        match self.shape(id) {
            Shape::TitleKind => self.title_at(self.part(id, 0)),
            Shape::AnyTitle => Some((self.title_at(self.part(id, 0))?.0, true)),
            _ => match &self.words(id).first()?.kind {
                WordKind::Text(text) => Some((text.clone(), false)),
                _ => None,
            },
        }
    }

    pub(super) fn atom_value(&mut self, id: NodeId) -> Read<Val> {
        let span = self.place(id);
        let (first, second) = (self.part(id, 0), self.part(id, 1));
        match self.shape(id) {
            Shape::Word => match self.words(id).first().map(|word| &word.kind) {
                Some(WordKind::Number(number) | WordKind::Change(number)) => {
                    Ok(self.one(Expr::Number(*number), Type::Number, span))
                }
                Some(WordKind::Text(text)) => Ok(Val::Text {
                    text: text.clone(),
                    any: false,
                    span,
                }),
                _ => self.named_value(id, Behind::Nothing, span),
            },
            Shape::Of if self.token(first) == Some(Token::SymbolsOf) => {
                self.symbols_named(second, span).map(Val::One)
            }
            Shape::Of => self.named_value(first, Behind::Of(second), span),
            Shape::Call => self.named_value(first, Behind::Call(self.members_of(second)), span),
            Shape::Group => {
                // What joins words there joins no needs.
                let outer = std::mem::replace(&mut self.needed, false);
                let read = self.value(first);
                self.needed = outer;
                let mut val = read?;
                if let Val::Many(sel) = &mut val {
                    // The parenthesis says how far its `where` reaches.
                    sel.past = None;
                }
                Ok(val)
            }
            Shape::WithScope => {
                let val = self.value(first)?;
                let binds = self.settings_of(self.members_of(second), false)?;
                let Typed { id: body, ty } = self.settle_truth(val)?;
                Ok(self.one(Expr::With { binds, body }, ty, span))
            }
            Shape::Set => self.list_value(id),
            Shape::Dot => self.dot_value(first, second).map(Val::One),
            Shape::AnyTitle => match self.title_at(id) {
                Some((text, any)) => Ok(Val::Text { text, any, span }),
                None => self.extra(id),
            },
            Shape::Mistake => Err(Reported::before()),
            _ => self.wanted_at(THING, id),
        }
    }

    /// A name applied to what stands behind it.
    fn named_value(&mut self, word: NodeId, behind: Behind<'w>, span: Span) -> Read<Val> {
        match (self.meaning(word), behind) {
            (Look::Local(_, None), _) => Err(Reported::before()),
            (Look::Local(..), Behind::Of(of)) => self.extra(of),
            (Look::Local(slot, Some(ty)), _) => Ok(self.one(Expr::Local(slot), ty, span)),
            (Look::Known(entry, _), _) => self.known_value(word, entry, behind, span),
            _ if self.is_word(word, "player") && self.end(word).is_done() => {
                Ok(Val::One(self.players(span)))
            }
            (_, behind) => {
                let at = self.begin(word);
                if let (Behind::Call(args), Some(law)) = (behind, self.law(&at)) {
                    let (args, name) = (self.values_at(args)?, self.name(word));
                    return self.apply(&name, &[law], args, span).map(Val::One);
                }
                Err(self.unknown(&at, THING))
            }
        }
    }

    fn arguments_of(&mut self, behind: Behind<'w>) -> Read<Vec<Val>> {
        match behind {
            Behind::Call(args) => self.values_at(args),
            Behind::Of(of) => Ok(vec![self.value(of)?]),
            Behind::Nothing => Ok(Vec::new()),
        }
    }

    fn known_value(
        &mut self,
        word: NodeId,
        entry: &Entry,
        behind: Behind<'w>,
        span: Span,
    ) -> Read<Val> {
        let name = self.name(word);
        let typed = match &entry.class {
            Class::Broken => return Err(Reported::before()),
            Class::Symbol(symbol) => self.symbol(*symbol, span),
            class if is_said_of(class) => {
                let args = self.arguments_of(behind)?;
                return self.applied((word, class), args, span).map(Val::One);
            }
            Class::Relation(functions) if matches!(behind, Behind::Call(_)) => {
                let args = self.arguments_of(behind)?;
                self.apply(&name, functions, args, span)?
            }
            Class::Record(clause, _) => {
                let mut args = self.arguments_of(behind)?;
                let wanted = self.any_object();
                let (Some(of), true) = (args.pop(), args.is_empty()) else {
                    return Err(self.report(PhraseError::Whose { name, span }));
                };
                let (of, clause) = (self.want_loose(of, &wanted)?, *clause);
                let ty = set_of(Type::Clause(clause));
                self.typed(Expr::Clauses { clause, of }, ty, span)
            }
            Class::Scope(scope) => {
                let ty = self.scope_type(*scope);
                self.typed(Expr::Scope(*scope), ty, span)
            }
            Class::Arithmetic(how) => {
                let args = self.arguments_of(behind)?;
                self.arithmetic(&name, *how, args, span)?
            }
            Class::Special(Special::Yes) => self.typed(Expr::Truth(true), Type::Truth, span),
            Class::Special(Special::No) => self.typed(Expr::Truth(false), Type::Truth, span),
            Class::Special(Special::Nothing) => self.typed(Expr::Nothing, Type::Nothing, span),
            Class::Special(special) => self.special_value(word, *special, behind, span)?,
            Class::Verb(verb, _) => {
                let (at, help) = (self.begin(word), self.done_here(*verb));
                return Err(match self.not_joined(&at, THING) {
                    Some(reported) => reported,
                    None => self.expected_or(THING, &at, help),
                });
            }
            _ => return self.wanted_at(THING, word),
        };
        Ok(Val::One(typed))
    }

    /// A word that is said of something, applied to that. `word` alone may mean what it is of `this`.
    fn applied(
        &mut self,
        (word, class): (NodeId, &Class),
        args: Vec<Val>,
        span: Span,
    ) -> Read<Typed> {
        let name = self.name(word);
        match class {
            Class::Field(fields) => self.field_value(&name, fields, args, false, span),
            Class::Noun(functions) => self.apply(&name, functions, args, span),
            Class::Zone(zone) => {
                let of = self.at_most_one(args, span)?;
                self.zone_of(&name, *zone, of, span)
            }
            Class::Builtin(op) => {
                let place = self.place(word);
                self.machine(&name, *op, args, (place, span))
            }
            Class::Part(part) => self.cx.part(&name, *part, args, span),
            _ => self.wanted_at("a field", word),
        }
    }

    /// Words of the language with a meaning of their own.
    fn special_value(
        &mut self,
        word: NodeId,
        special: Special,
        behind: Behind<'w>,
        span: Span,
    ) -> Read<Typed> {
        let asked = match special {
            Special::Those => Some(Asked::Those),
            Special::Holds => Some(Asked::Holds),
            Special::Value => Some(Asked::Value),
            Special::CanTarget => Some(Asked::CanTarget),
            Special::Just => Some(Asked::Just),
            _ => None,
        };
        match (special, behind, asked) {
            (_, Behind::Call(args), Some(asked)) => self.asked_value(asked, args, span),
            (Special::This, Behind::Nothing, _) => self.this_card("this", span),
            (Special::You, Behind::Nothing, _) => self.you(span),
            (Special::It, Behind::Nothing, _) => self.it(span),
            (Special::That | Special::Those, Behind::Nothing, _) => {
                let name = self.name(word);
                self.earlier_of(name, None, span)
            }
            _ => self.wanted_at(THING, word),
        }
    }

    /// `holds(q, this, you with scope = E)`.
    fn asked_value(&mut self, asked: Asked, args: &'w [NodeId], span: Span) -> Read<Typed> {
        let (mut vals, mut with) = (Vec::new(), Vec::new());
        for arg in args {
            let head = self.only_head(*arg).unwrap_or_default();
            if self.shape(head) == Shape::WithScope && arg == args.last().unwrap_or(arg) {
                vals.push(self.value(self.part(head, 0))?);
                with = self.settings_of(self.members_of(self.part(head, 1)), false)?;
            } else {
                vals.push(self.value(*arg)?);
            }
        }
        self.asked(asked, vals, with, span)
    }

    /// `SCOPE = E, SCOPE = E`. Statements of rules may say whose doing it is.
    pub(super) fn settings_of(
        &mut self,
        settings: &[NodeId],
        acting: bool,
    ) -> Read<Vec<(ScopeId, ExprId)>> {
        let mut binds = Vec::new();
        for setting in settings {
            let (name, value) = (self.part(*setting, 0), self.part(*setting, 1));
            let (scope, ty) = match self.class_of(name) {
                Some(Class::Scope(scope)) => (*scope, self.scope_type(*scope)),
                Some(Class::Builtin(Builtin::Acting))
                    if acting && self.env.setting != Setting::Card =>
                {
                    (ACTING, self.any_object())
                }
                _ => return self.wanted_at("a scope", name),
            };
            binds.push((scope, self.value_of(value, &ty)?));
        }
        Ok(binds)
    }

    /// `[a, b, c]`.
    fn list_value(&mut self, id: NodeId) -> Read<Val> {
        let mut ids = Vec::new();
        let mut ty = Type::Nothing;
        for member in self.tree.parts(id) {
            let val = self.value(*member)?;
            let given = match &val {
                Val::Many(sel) if sel.kind_alone.is_some() => Type::Kind,
                val => self.val_type(val),
            };
            let Some(joined) = join(self.book, &ty, &given) else {
                let span = self.place(*member);
                return Err(self.mismatch(&given, &ty, span));
            };
            ty = joined;
            ids.push(self.want(val, &given)?);
        }
        let span = self.place(id);
        Ok(self.one(Expr::List(ids), set_of(ty), span))
    }

    /// `x.F`: a slot of a clause, a field, a noun, a zone.
    fn dot_value(&mut self, of: NodeId, name: NodeId) -> Read<Typed> {
        let val = self.atom_value(of)?;
        let of = self.settle(val)?;
        let Type::Clause(clause) = of.ty else {
            return self.of_owner(name, of);
        };
        let word = self.begin(name);
        let text = word.peek().and_then(Word::name).unwrap_or_default();
        let params = self
            .book
            .at(clause)
            .map_or(&[][..], |form| form.params.as_slice());
        let found = (0..).zip(params).find(|(_, param)| param.name == text);
        let Some((index, ty)) = found.map(|(index, param)| (index, param.ty.clone())) else {
            let slots = params.iter().map(|param| format!("`{}`", param.name));
            let slots = slots.collect();
            let given = vec![self.called(&Type::Clause(clause))];
            let (name, span) = (text.into(), word.here());
            return Err(self.report(PhraseError::NoSlot {
                name,
                given,
                slots,
                span,
            }));
        };
        let span = self.span(of.id).to(word.here());
        let of = of.id;
        Ok(self.typed(Expr::Part { clause, index, of }, ty, span))
    }

    /// Whose something is that stands behind: `your`, `opponent's`.
    pub(super) fn owner_named(&mut self, id: NodeId) -> Read<Typed> {
        let at = self.begin(id);
        let (word, span) = (at.peek().and_then(Word::plain), at.here());
        match word.unwrap_or_default() {
            "your" => self.you(span),
            name => self.named_alone(name.strip_suffix("'s").unwrap_or(name).into(), span),
        }
    }

    /// A field, noun or the like of a subject: `STRENGTH` in `with STRENGTH > 5`.
    pub(super) fn of_owner(&mut self, id: NodeId, owner: Typed) -> Read<Typed> {
        if self.shape(id) != Shape::Word {
            return self.extra(id);
        }
        let at = self.exact(id);
        match self.class_of(id) {
            Some(class) if is_said_of(class) => {
                self.applied((id, class), vec![Val::One(owner)], at.here())
            }
            Some(_) => Err(self.expected("a field", &at)),
            None if matches!(self.meaning(id), Look::Local(..)) => self.wanted_at("a field", id),
            None => Err(self.expected("a field", &at)),
        }
    }

    /// `printed STRENGTH of c`.
    pub(super) fn printed_value(&mut self, head: NodeId, span: Span) -> Read<Typed> {
        let (word, behind) = match self.shape(head) {
            Shape::Of => (self.part(head, 0), Behind::Of(self.part(head, 1))),
            Shape::Call => {
                let args = self.members_of(self.part(head, 1));
                (self.part(head, 0), Behind::Call(args))
            }
            _ => (head, Behind::Nothing),
        };
        let Some(Class::Field(fields)) = self.class_of(word) else {
            return self.wanted_at("a field", word);
        };
        let (name, args) = (self.name(word), self.arguments_of(behind)?);
        self.field_value(&name, fields, args, true, span)
    }

    /// `symbols of skill`: every name of an enumeration, as declared.
    fn symbols_named(&mut self, of: NodeId, span: Span) -> Read<Typed> {
        let at = self.begin(of);
        let (name, here) = (
            at.peek().and_then(Word::name).unwrap_or_default(),
            at.here(),
        );
        let mut enums = (0_u32..).map(EnumId).zip(&self.book.enums);
        let Some((of, _)) = enums.find(|(_, list)| list.named.name == name) else {
            let names = self.book.enums.iter().map(|list| list.named.name.as_str());
            let nearest = nearest(name, names).map(SmolStr::new);
            return Err(self.report(PhraseError::UnknownName {
                what: "enumeration",
                name: SmolStr::new(name),
                span: here,
                nearest,
            }));
        };
        let id = self.every_symbol(of, span.to(here));
        let ty = set_of(Type::Symbol(of));
        Ok(Typed { id, ty })
    }
}

impl Cx<'_> {
    /// Says that a quality was wanted, and what to write for it.
    pub(super) fn no_quality(&mut self, at: &Cursor<'_>) -> Reported {
        let word = at.word();
        let is = |next: Option<&Word>, test: fn(&WordKind) -> bool| {
            next.is_some_and(|word| test(&word.kind))
        };
        let calls = is(at.ahead(1), |kind| matches!(kind, WordKind::Group(_)));
        let number = is(at.peek(), |kind| matches!(kind, WordKind::Number(_)));
        let way = match () {
            () if number && matches!(self.class(&at.past(1)), Some(Class::Field(_))) => {
                "a number stands behind what it is of: `with FIELD = 2`; how much there is of a list is asked of it: `where size(FIELD of it) = 2`".into()
            }
            () if calls && matches!(self.class(at), Some(Class::Builtin(_))) => format!(
                "ask it of whom it is said: `where {word}(...)`, who is `it` there: `title of it`"
            ),
            () if word == "printed" => {
                "ask it of whom it is said: `where printed FIELD of it < 7`".into()
            }
            () => return self.expected("a quality", at),
        };
        self.expected_or("a quality", at, Some(way))
    }
}
