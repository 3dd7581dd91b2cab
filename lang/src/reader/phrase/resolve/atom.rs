//! Atoms: literals, local names, declared words and what stands behind their `of`, calls, parentheses, lists.

use super::super::builtin::Asked;
use super::super::look::Look;
use super::super::value::Val;
use super::{Meaning, Resolver};
use crate::phrase::token::Class as Token;
use crate::phrase::tree::{NodeId, Shape};
use crate::reader::{Cursor, PhraseError, Read, Reported, Setting, Typed};
use crate::sentence::{Word, WordKind};
use crate::span::Span;
use crate::tree::{ACTING, Builtin, Expr, ExprId, ScopeId, THIS, Type};
use crate::vocabulary::{Class, Constant, Entry, Special};
use smol_str::SmolStr;

const THING: &str = "a thing, a number or a condition";

/// What stands behind a name: `(a, b)`, `of x`, or nothing.
#[derive(Clone, Copy)]
enum Behind<'w> {
    Call(&'w [NodeId]),
    Of(NodeId),
    Nothing,
}

impl<'w> Resolver<'_, '_, 'w> {
    /// A title, and whether all are meant that it may name.
    pub(super) fn title_at(&self, id: NodeId) -> Option<(SmolStr, bool)> {
        match self.shape(id) {
            Shape::TitleKind => self.title_at(self.part(id, 0)),
            Shape::AnyTitle => self
                .title_at(self.part(id, 0))
                .map(|(text, _)| (text, true)),
            _ => match &self.words(id).first()?.kind {
                WordKind::Text(text) => Some((text.clone(), false)),
                _ => None,
            },
        }
    }

    pub(super) fn atom_value(&mut self, id: NodeId) -> Read<Val> {
        let span = self.place(id);
        match self.shape(id) {
            Shape::Word => self.word_value(id),
            Shape::Of => {
                let (word, of) = (self.part(id, 0), self.part(id, 1));
                if self.token(word) == Some(Token::SymbolsOf) {
                    let mut at = self.begin(of);
                    return self.symbols_of(&mut at, span).map(Val::One);
                }
                self.named_value(word, Behind::Of(of), span)
            }
            Shape::Call => {
                let (word, args) = (self.part(id, 0), self.members_of(self.part(id, 1)));
                self.named_value(word, Behind::Call(args), span)
            }
            Shape::Group => {
                let inner = self.part(id, 0);
                let mut val = self.value(inner)?;
                if let Val::Many(sel) = &mut val {
                    // The parenthesis says how far its `where` reaches.
                    sel.past = None;
                }
                Ok(val)
            }
            Shape::WithScope => {
                let val = self.value(self.part(id, 0))?;
                let binds = self.settings_of(self.members_of(self.part(id, 1)), false)?;
                let typed = self.settle_truth(val)?;
                let body = typed.id;
                Ok(Val::One(self.typed(
                    Expr::With { binds, body },
                    typed.ty,
                    span,
                )))
            }
            Shape::Set => self.list_value(id),
            Shape::Dot => self.dot_value(id).map(Val::One),
            Shape::AnyTitle => match self.title_at(id) {
                Some((text, any)) => Ok(Val::Text { text, any, span }),
                None => self.extra(id),
            },
            Shape::Mistake => Err(Reported::before()),
            _ => {
                let at = self.begin(id);
                Err(self.expected(THING, &at))
            }
        }
    }

    fn word_value(&mut self, id: NodeId) -> Read<Val> {
        let span = self.place(id);
        let number = |this: &mut Self, number: i64| {
            Ok(Val::One(this.typed(
                Expr::Number(number),
                Type::Number,
                span,
            )))
        };
        match self.words(id).first().map(|word| &word.kind) {
            Some(WordKind::Number(value) | WordKind::Change(value)) => return number(self, *value),
            Some(WordKind::Text(text)) => {
                return Ok(Val::Text {
                    text: text.clone(),
                    any: false,
                    span,
                });
            }
            _ => {}
        }
        self.named_value(id, Behind::Nothing, span)
    }

    /// A name applied to what stands behind it.
    fn named_value(&mut self, word: NodeId, behind: Behind<'w>, span: Span) -> Read<Val> {
        match self.meaning(word) {
            Meaning::Local(slot, ty) => {
                let Some(ty) = ty else {
                    return Err(Reported::before());
                };
                if let Behind::Of(of) = behind {
                    return self.extra(of);
                }
                Ok(Val::One(self.typed(Expr::Local(slot), ty, span)))
            }
            Meaning::Known(entry) => self.known_value(word, entry, behind, span),
            Meaning::Unknown => self.unknown_value(word, behind, span),
        }
    }

    fn unknown_value(&mut self, word: NodeId, behind: Behind<'w>, span: Span) -> Read<Val> {
        let at = self.begin(word);
        if self.is_word(word, "player") && self.end(word).is_done() {
            return Ok(Val::One(self.players(span)));
        }
        if let Behind::Call(args) = behind
            && let Some(law) = self.law(&at)
        {
            let args = self.values_at(args)?;
            let name = self.name(word);
            return self.apply(&name, &[law], args, span).map(Val::One);
        }
        Err(self.unknown(&at, THING))
    }

    fn arguments_of(&mut self, behind: Behind<'w>) -> Read<Vec<Val>> {
        match behind {
            Behind::Call(args) => self.values_at(args),
            Behind::Of(of) => Ok(vec![self.value(of)?]),
            Behind::Nothing => Ok(Vec::new()),
        }
    }

    fn one_argument_of(&mut self, behind: Behind<'w>, span: Span) -> Read<Option<Val>> {
        let mut args = self.arguments_of(behind)?;
        if args.len() > 1 {
            return Err(self.report(PhraseError::Count {
                name: SmolStr::new_static("it"),
                wanted: 1,
                given: args.len(),
                span,
            }));
        }
        Ok(args.pop())
    }

    fn known_value(
        &mut self,
        word: NodeId,
        entry: &Entry,
        behind: Behind<'w>,
        span: Span,
    ) -> Read<Val> {
        let at = self.begin(word);
        let name = self.name(word);
        match &entry.class {
            Class::Broken => Err(Reported::before()),
            Class::Symbol(symbol) => Ok(Val::One(self.symbol(*symbol, span))),
            Class::Field(fields) => {
                let typed = match self.one_argument_of(behind, span)? {
                    Some(of) => {
                        let of = self.single(of)?;
                        self.field_of(&name, fields, Some(of), false, span)
                    }
                    None => self.bare_field(&name, fields, false, span),
                };
                typed.map(Val::One)
            }
            Class::Relation(_) if !matches!(behind, Behind::Call(_)) => {
                Err(self.expected(THING, &at))
            }
            Class::Noun(functions) | Class::Relation(functions) => {
                let args = self.arguments_of(behind)?;
                self.apply(&name, functions, args, span).map(Val::One)
            }
            Class::Record(clause, _) => {
                let mut args = self.arguments_of(behind)?;
                let wanted = self.any_object();
                let (Some(of), true) = (args.pop(), args.is_empty()) else {
                    return Err(self.report(PhraseError::Whose { name, span }));
                };
                let of = self.want_loose(of, &wanted)?;
                let clause = *clause;
                let ty = Type::Set(Box::new(Type::Clause(clause)));
                Ok(Val::One(self.typed(Expr::Clauses { clause, of }, ty, span)))
            }
            Class::Zone(zone) => {
                let of = self.one_argument_of(behind, span)?;
                self.zone_of(&name, *zone, of, span).map(Val::One)
            }
            Class::Scope(scope) => {
                let ty = self.scope_type(*scope);
                Ok(Val::One(self.typed(Expr::Scope(*scope), ty, span)))
            }
            Class::Builtin(op) => self.machine_value(&name, *op, word, behind, span),
            Class::Part(part) => {
                let args = self.arguments_of(behind)?;
                self.cx.part(&name, *part, args, span).map(Val::One)
            }
            Class::Arithmetic(how) => {
                let args = self.arguments_of(behind)?;
                self.arithmetic(&name, *how, args, span).map(Val::One)
            }
            Class::Constant(constant) => {
                let (expr, ty) = match constant {
                    Constant::Yes => (Expr::Truth(true), Type::Truth),
                    Constant::No => (Expr::Truth(false), Type::Truth),
                    Constant::Nothing => (Expr::Nothing, Type::Nothing),
                };
                Ok(Val::One(self.typed(expr, ty, span)))
            }
            Class::Special(special) => self.special_value(word, *special, behind, span),
            Class::Verb(verb, _) => {
                let help = self.done_here(*verb);
                match self.not_joined(&at, THING) {
                    Some(reported) => Err(reported),
                    None => Err(self.expected_or(THING, &at, help)),
                }
            }
            _ => Err(self.expected(THING, &at)),
        }
    }

    /// What the machine knows.
    fn machine_value(
        &mut self,
        name: &str,
        op: Builtin,
        word: NodeId,
        behind: Behind<'w>,
        span: Span,
    ) -> Read<Val> {
        let mut args = self.arguments_of(behind)?;
        let place = self.place(word);
        if args.is_empty() && !self.stands_alone(op) {
            match op {
                Builtin::Opponent => args.push(Val::One(self.you(place)?)),
                Builtin::Host => args.push(Val::One(self.host_subject(place)?)),
                _ => {}
            }
        }
        // `host` of the card itself is of the kind that `plays on` says.
        let own_host = op == Builtin::Host
            && matches!(args.first(), Some(Val::One(of)) if *self.at(of.id) == Expr::Local(THIS));
        let mut typed = self.builtin(name, op, args, span)?;
        if own_host && let Some(ty) = self.env.host.clone() {
            typed.ty = ty;
        }
        Ok(Val::One(typed))
    }

    /// Words of the language with a meaning of their own.
    fn special_value(
        &mut self,
        word: NodeId,
        special: Special,
        behind: Behind<'w>,
        span: Span,
    ) -> Read<Val> {
        if let Behind::Call(args) = behind {
            let asked = match special {
                Special::Those => Some(Asked::Those),
                Special::Holds => Some(Asked::Holds),
                Special::Value => Some(Asked::Value),
                Special::CanTarget => Some(Asked::CanTarget),
                Special::Just => Some(Asked::Just),
                _ => None,
            };
            if let Some(asked) = asked {
                return self.asked_value(asked, args, span).map(Val::One);
            }
        }
        match (special, behind) {
            (Special::This, Behind::Nothing) => match self.this() {
                Some(ty) => Ok(Val::One(self.typed(Expr::Local(THIS), ty, span))),
                None => Err(self.report(PhraseError::Nobody {
                    word: SmolStr::new_static("this"),
                    span,
                })),
            },
            (Special::You, Behind::Nothing) => self.you(span).map(Val::One),
            (Special::It, Behind::Nothing) => self.it(span).map(Val::One),
            (Special::That | Special::Those, Behind::Nothing) => {
                let name = self.name(word);
                self.earlier_of(name, None, span).map(Val::One)
            }
            _ => {
                let at = self.begin(word);
                Err(self.expected(THING, &at))
            }
        }
    }

    /// `holds(q, this, you with scope = E)`.
    fn asked_value(&mut self, asked: Asked, args: &'w [NodeId], span: Span) -> Read<Typed> {
        let mut with = Vec::new();
        let mut vals = Vec::new();
        for arg in args {
            match self.only_head(*arg).map(|head| (self.shape(head), head)) {
                Some((Shape::WithScope, head)) if arg == args.last().unwrap_or(arg) => {
                    vals.push(self.value(self.part(head, 0))?);
                    with = self.settings_of(self.members_of(self.part(head, 1)), false)?;
                }
                _ => vals.push(self.value(*arg)?),
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
                _ => {
                    let at = self.begin(name);
                    return Err(self.expected("a scope", &at));
                }
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
            let Some(joined) = self.join(&ty, &given) else {
                let span = self.place(*member);
                return Err(self.mismatch(&given, &ty, span));
            };
            ty = joined;
            ids.push(self.want(val, &given)?);
        }
        let ty = Type::Set(Box::new(ty));
        let span = self.place(id);
        Ok(Val::One(self.typed(Expr::List(ids), ty, span)))
    }

    /// `x.F`: a slot of a clause, a field, a noun, a zone.
    fn dot_value(&mut self, id: NodeId) -> Read<Typed> {
        let (of, name) = (self.part(id, 0), self.part(id, 1));
        let val = self.atom_value(of)?;
        let typed = self.settle(val)?;
        match typed.ty {
            Type::Clause(_) => {
                let mut at = self.begin(name);
                self.dotted(&mut at, typed)
            }
            _ => self.of_owner(name, typed),
        }
    }

    /// Whose something is that stands behind: `your`, `opponent's`.
    pub(super) fn owner_named(&mut self, at: &mut Cursor<'_>) -> Read<Typed> {
        let span = at.here();
        let name = at
            .next_word()
            .and_then(|word| word.plain())
            .unwrap_or_default();
        match name {
            "your" => self.you(span),
            name => {
                let base = SmolStr::new(name.strip_suffix("'s").unwrap_or(name));
                self.named_alone(base, span)
            }
        }
    }

    /// A field, noun or the like of a subject, which may itself be of something: `STRENGTH` in `with STRENGTH > 5`.
    pub(super) fn of_owner(&mut self, id: NodeId, owner: Typed) -> Read<Typed> {
        let word = match self.shape(id) {
            Shape::Word => id,
            _ => return self.extra(id),
        };
        let mut at = self.exact(word);
        if matches!(self.meaning(word), Meaning::Local(..)) {
            let at = self.begin(word);
            return Err(self.expected("a field", &at));
        }
        self.of_subject(&mut at, owner)
    }

    /// `printed STRENGTH of c`.
    pub(super) fn printed_value(&mut self, head: NodeId, span: Span) -> Read<Typed> {
        let (word, behind) = match self.shape(head) {
            Shape::Of => (self.part(head, 0), Behind::Of(self.part(head, 1))),
            Shape::Call => (
                self.part(head, 0),
                Behind::Call(self.members_of(self.part(head, 1))),
            ),
            _ => (head, Behind::Nothing),
        };
        let Some(Class::Field(fields)) = self.class_of(word) else {
            let at = self.begin(word);
            return Err(self.expected("a field", &at));
        };
        let name = self.name(word);
        match self.one_argument_of(behind, span)? {
            Some(of) => {
                let of = self.single(of)?;
                self.field_of(&name, fields, Some(of), true, span)
            }
            None => self.bare_field(&name, fields, true, span),
        }
    }
}

impl Resolver<'_, '_, '_> {
    /// Says that a quality was wanted, and what to write for it.
    pub(super) fn no_quality(&mut self, at: &Cursor<'_>) -> Reported {
        let printed = at.peek().is_some_and(|word| word.is("printed"));
        let word = at
            .peek()
            .map(super::super::spell::spelled)
            .unwrap_or_default();
        let calls = at
            .ahead(1)
            .is_some_and(|word| matches!(word.kind, WordKind::Group(_)));
        let asked = calls && matches!(self.class(at), Some(Class::Builtin(_)));
        let mut behind = *at;
        let number = matches!(
            behind.next_word().map(|word| &word.kind),
            Some(WordKind::Number(_))
        );
        let counted = number && matches!(self.class(&behind), Some(Class::Field(_)));
        let way = match () {
            () if counted => Some(String::from(
                "a number stands behind what it is of: `with FIELD = 2`; how much there is of a list is asked of it: `where size(FIELD of it) = 2`",
            )),
            () if asked => Some(format!(
                "ask it of whom it is said: `where {word}(...)`, who is `it` there: `title of it`"
            )),
            () => printed.then(|| {
                String::from("ask it of whom it is said: `where printed FIELD of it < 7`")
            }),
        };
        self.expected_or("a quality", at, way)
    }

    /// Whose something is by a name alone: `host's`, `opponent's`.
    fn named_alone(&mut self, name: SmolStr, span: Span) -> Read<Typed> {
        let words = [Word {
            kind: WordKind::Name {
                text: name.clone(),
                quoted: false,
            },
            span,
        }];
        let at = Cursor::over(&words, span);
        match self.look(&at) {
            Look::Local(slot, Some(ty)) => Ok(self.typed(Expr::Local(slot), ty, span)),
            Look::Local(_, None) => Err(Reported::before()),
            Look::Known(entry, _) => match entry.class {
                Class::Special(Special::This) => self.host_subject(span),
                Class::Special(Special::It) => self.it(span),
                Class::Builtin(op @ Builtin::Opponent) => {
                    let you = self.you(span)?;
                    self.builtin(&name, op, vec![Val::One(you)], span)
                }
                Class::Builtin(op @ Builtin::Host) => {
                    let this = self.host_subject(span)?;
                    let mut typed = self.builtin(&name, op, vec![Val::One(this)], span)?;
                    if let Some(ty) = self.env.host.clone() {
                        typed.ty = ty;
                    }
                    Ok(typed)
                }
                _ => Err(self.expected(THING, &at)),
            },
            _ => Err(self.expected(THING, &at)),
        }
    }
}
