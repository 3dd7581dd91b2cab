//! Atoms: literals, locals, names applied, selections, parentheses.

use super::builtin::Asked;
use super::look::{Look, Within};
use super::types::Fit;
use super::value::Val;
use crate::reader::{Cursor, Cx, PhraseError, Read, Reported, Typed};
use crate::sentence::{Phrase, WordKind};
use crate::span::Span;
use crate::tree::{Builtin, Expr, ExprId, FieldId, Fold, ScopeId, Slot, THIS, Type, YOU};
use crate::vocabulary::{Class, Constant, Entry, Quantifier, Special};
use smol_str::SmolStr;

impl Cx<'_> {
    /// An atom; a set may have posts like a kind.
    pub(super) fn atom(&mut self, at: &mut Cursor<'_>, within: Within<'_>) -> Read<Val> {
        match self.bare_atom(at, within)? {
            Val::One(typed) => self.with_posts(at, within, typed),
            val => Ok(val),
        }
    }

    fn bare_atom(&mut self, at: &mut Cursor<'_>, within: Within<'_>) -> Read<Val> {
        let span = at.here();
        if self.binds_after_quantifier(at) {
            return self.selected(at, within);
        }
        match self.look(at) {
            Look::End => Err(self.expected("an expression", at)),
            Look::Sign => self.literal(at, within),
            Look::Local(slot, ty) => {
                let Some(ty) = ty else {
                    return Err(Reported::before());
                };
                at.next_word();
                Ok(Val::One(self.typed(Expr::Local(slot), ty, span)))
            }
            Look::Known(entry, count) => self.known(at, within, entry, count),
            Look::Unknown => self.unknown_atom(at, within),
            Look::Small => {
                if at.peek().is_some_and(|word| word.is("not")) {
                    return self.negation_atom(at, within);
                }
                Err(self.expected("an expression", at))
            }
        }
    }

    fn negation_atom(&mut self, at: &mut Cursor<'_>, within: Within<'_>) -> Read<Val> {
        let span = at.here();
        at.next_word();
        let val = self.compared(at, within)?;
        let truth = self.want(val, &Type::Truth)?;
        Ok(Val::One(self.typed(Expr::Not(truth), Type::Truth, span)))
    }

    fn binds_after_quantifier(&self, at: &Cursor<'_>) -> bool {
        let mut rest = *at;
        match self.look(at) {
            Look::Known(entry, count)
                if matches!(
                    entry.class,
                    Class::Quantifier(_) | Class::Constant(Constant::No)
                ) =>
            {
                rest.take(count);
                self.binds_here(&rest)
            }
            _ => self.binds(at),
        }
    }

    /// A selection; the name that it binds holds only inside.
    pub(super) fn selected(&mut self, at: &mut Cursor<'_>, within: Within<'_>) -> Read<Val> {
        let mark = self.env.enter();
        let sel = self.selection(at, within);
        self.env.leave(mark);
        Ok(Val::Many(Box::new(sel?)))
    }

    /// Numbers, texts, parentheses, lists.
    fn literal(&mut self, at: &mut Cursor<'_>, within: Within<'_>) -> Read<Val> {
        let span = at.here();
        if self.counts(at) {
            return self.selected(at, within);
        }
        let Some(word) = at.peek() else {
            return Err(self.expected("an expression", at));
        };
        match &word.kind {
            WordKind::Number(number) | WordKind::Change(number) => {
                at.next_word();
                let number = self.typed(Expr::Number(*number), Type::Number, span);
                Ok(Val::One(number))
            }
            WordKind::Text(text) => {
                // A title with posts is a selection; alone it may also be a text or a title.
                let mut rest = *at;
                rest.next_word();
                if !within.core && self.has_posts(&rest, within) {
                    return self.selected(at, within);
                }
                at.next_word();
                Ok(Val::Text {
                    text: text.clone(),
                    any: false,
                    span,
                })
            }
            WordKind::Group(phrases) => {
                at.next_word();
                self.parenthesis(phrases, span)
            }
            WordKind::List(phrases) => {
                at.next_word();
                self.list(phrases, span)
            }
            _ => Err(self.expected("an expression", at)),
        }
    }

    /// Whether something follows that can only belong to a head.
    fn has_posts(&self, at: &Cursor<'_>, within: Within<'_>) -> bool {
        let Some(word) = at.peek() else {
            return false;
        };
        if within.claims(word) {
            return false;
        }
        let or_title = (super::look::is_or(word) || word.is("and"))
            && at
                .ahead(1)
                .is_some_and(|word| matches!(word.kind, WordKind::Text(_)));
        or_title || word.is("in") || word.is("with") || word.is("where") || self.is_relation(at)
    }

    /// `( ... )`: an expression, perhaps with scopes: `(E with team = S)`.
    fn parenthesis(&mut self, phrases: &[Phrase], span: Span) -> Read<Val> {
        let words = super::group::inside(phrases);
        let mut inner = Cursor::over(&words, span);
        self.deeper(span, |cx| {
            let scopes = cx.scopes_at(&inner);
            let mut body = match scopes {
                Some(found) => inner.take(found),
                None => inner.take(inner.rest().len()),
            };
            let val = cx.ternary(&mut body, Within::OPEN)?;
            cx.finish(&body)?;
            if scopes.is_none() {
                return Ok(val);
            }
            let binds = cx.scopes(&mut inner)?;
            cx.finish(&inner)?;
            let typed = cx.settle_truth(val)?;
            let expr = Expr::With {
                binds,
                body: typed.id,
            };
            Ok(Val::One(cx.typed(expr, typed.ty, span)))
        })
    }

    /// A value where scopes are bound around it: a selection there is a condition.
    fn settle_truth(&mut self, val: Val) -> Read<Typed> {
        match val {
            Val::Many(sel) if sel.many != super::select::Many::Each => {
                let id = self.truth_of(*sel)?;
                Ok(Typed {
                    id,
                    ty: Type::Truth,
                })
            }
            val => self.settle(val),
        }
    }

    /// Where `with SCOPE =` stands.
    pub(super) fn scopes_at(&self, at: &Cursor<'_>) -> Option<usize> {
        let words = at.rest();
        (0..words.len()).find(|found| {
            words.get(*found).is_some_and(|word| word.is("with"))
                && words
                    .get(found + 1..)
                    .is_some_and(|rest| match self.look_at(rest) {
                        Look::Known(entry, count) => {
                            matches!(entry.class, Class::Scope(_))
                                && rest
                                    .get(count)
                                    .is_some_and(|word| word.is_op(crate::sentence::Op::Equal))
                        }
                        _ => false,
                    })
        })
    }

    /// `with SCOPE = E, SCOPE = E`.
    pub(super) fn scopes(&mut self, at: &mut Cursor<'_>) -> Read<Vec<(ScopeId, ExprId)>> {
        if !at.eat("with") {
            return Err(self.expected("`with`", at));
        }
        let mut binds = Vec::new();
        loop {
            let scope = match self.look(at) {
                Look::Known(entry, count) => match entry.class {
                    Class::Scope(scope) => {
                        at.take(count);
                        scope
                    }
                    _ => return Err(self.expected("a scope", at)),
                },
                _ => return Err(self.expected("a scope", at)),
            };
            if !at.eat_op(crate::sentence::Op::Equal) {
                return Err(self.expected("`=`", at));
            }
            let ty = self.scope_type(scope);
            let value = self.either(at, Within::OPEN)?;
            binds.push((scope, self.want(value, &ty)?));
            if !at.eat_comma() {
                return Ok(binds);
            }
        }
    }

    /// The type of a scope's value.
    pub(super) fn scope_type(&self, scope: ScopeId) -> Type {
        let scope = self.book.scopes.get(scope.index());
        scope.map_or(Type::Any, |scope| scope.ty.clone())
    }

    /// `[a, b, c]`.
    fn list(&mut self, phrases: &[Phrase], span: Span) -> Read<Val> {
        let mut ids = Vec::new();
        let mut ty = Type::Nothing;
        for phrase in phrases {
            let mut words = Cursor::new(phrase);
            let val = self.deeper(span, |cx| cx.ternary(&mut words, Within::OPEN))?;
            self.finish(&words)?;
            let given = match &val {
                Val::Many(sel) if sel.kind_alone.is_some() => Type::Kind,
                val => self.val_type(val),
            };
            let Some(joined) = self.join(&ty, &given) else {
                return Err(self.mismatch(&given, &ty, phrase.span));
            };
            ty = joined;
            ids.push(self.want(val, &given)?);
        }
        let ty = Type::Set(Box::new(ty));
        Ok(Val::One(self.typed(Expr::List(ids), ty, span)))
    }

    /// A word that nothing declares: a possessive, the record of a clause, a denied adjective, or a mistake.
    fn unknown_atom(&mut self, at: &mut Cursor<'_>, within: Within<'_>) -> Read<Val> {
        let span = at.here();
        let Some(word) = at.peek() else {
            return Err(self.expected("an expression", at));
        };
        if let WordKind::Icon(icon) = &word.kind {
            // `[m]` with a local name is a list of one.
            if let Some(local) = self.env.find(icon).cloned() {
                at.next_word();
                let Some(ty) = local.ty else {
                    return Err(Reported::before());
                };
                let ty = self.shown(local.slot, &ty);
                let id = self.push(Expr::Local(local.slot), span);
                let list = Expr::List(vec![id]);
                return Ok(Val::One(self.typed(list, Type::Set(Box::new(ty)), span)));
            }
        }
        if self.negated(at).is_some() {
            return self.selected(at, within);
        }
        if self.is_possessive(at) {
            return self.possessed(at);
        }
        if word.is("player") && at.ahead(1).is_none() {
            at.next_word();
            return Ok(Val::One(self.players(span)));
        }
        if let Some(law) = self.law(at) {
            at.next_word();
            let args = self.arguments(at, within)?;
            return self
                .apply(
                    &super::spell::spelled(word),
                    &[law],
                    args,
                    span.to(at.behind()),
                )
                .map(Val::One);
        }
        Err(self.unknown(at, "an expression"))
    }

    /// A declared word.
    fn known(
        &mut self,
        at: &mut Cursor<'_>,
        within: Within<'_>,
        entry: &Entry,
        count: usize,
    ) -> Read<Val> {
        let span = at.here();
        let name = super::spell::row(at.rest().get(..count).unwrap_or_default());
        match &entry.class {
            Class::Broken => Err(Reported::before()),
            Class::Kind(..) | Class::State(_) => self.selected(at, within),
            Class::Adjective(_) => {
                if self.is_possessive(at) {
                    return self.possessed(at);
                }
                self.selected(at, within)
            }
            Class::Symbol(symbol) => {
                let mut rest = *at;
                rest.take(count);
                if self.begins_selection(&rest) || self.is_shared(at) {
                    return self.selected(at, within);
                }
                *at = rest;
                let value = self.symbol(*symbol, span.to(at.behind()));
                Ok(Val::One(value))
            }
            Class::Field(fields) => {
                at.take(count);
                self.field(&name, fields, at, within, span).map(Val::One)
            }
            Class::Noun(functions) | Class::Relation(functions) => {
                let call = self.is_call(at, count);
                if matches!(entry.class, Class::Relation(_)) && !call {
                    return Err(self.expected("an expression", at));
                }
                at.take(count);
                let args = self.arguments(at, within)?;
                let span = span.to(at.behind());
                self.apply(&name, functions, args, span).map(Val::One)
            }
            Class::Record(clause, _) => {
                at.take(count);
                self.clauses(*clause, &name, at, within, span).map(Val::One)
            }
            Class::Zone(zone) => {
                at.take(count);
                let of = self.one_argument(at, within)?;
                let span = span.to(at.behind());
                self.zone_of(&name, *zone, of, span).map(Val::One)
            }
            Class::Scope(scope) => {
                at.take(count);
                let ty = self.scope_type(*scope);
                Ok(Val::One(self.typed(Expr::Scope(*scope), ty, span)))
            }
            Class::Builtin(op) => {
                at.take(count);
                self.machine(&name, *op, at, within, span)
            }
            Class::Part(part) => {
                at.take(count);
                let args = self.arguments(at, within)?;
                self.part(&name, *part, args, span.to(at.behind()))
                    .map(Val::One)
            }
            Class::Arithmetic(how) => {
                at.take(count);
                let args = self.arguments(at, within)?;
                self.arithmetic(&name, *how, args, span.to(at.behind()))
                    .map(Val::One)
            }
            Class::Constant(constant) => self.constant(at, within, *constant, count),
            Class::Quantifier(quantifier) => self.quantified_atom(at, within, *quantifier, count),
            Class::Quality(quality) => {
                at.take(count);
                self.extreme(at, within, *quality, span)
            }
            Class::Special(special) => self.special(at, within, *special, count),
            Class::Verb(..) if entry.state.is_some() => self.selected(at, within),
            Class::Verb(..) | Class::Procedure(_) => Err(self.expected("an expression", at)),
        }
    }

    /// Whether this is the first of symbols joined by `or` before a kind: `MEDICAL or SCIENCE personnel`.
    fn is_shared(&self, at: &Cursor<'_>) -> bool {
        let mut rest = *at;
        let mut joined = false;
        loop {
            match self.class(&rest) {
                Some(Class::Kind(..)) => return joined,
                Some(Class::Symbol(_) | Class::Adjective(_)) => {
                    if let Look::Known(_, count) = self.look(&rest) {
                        rest.take(count);
                    }
                }
                _ => return false,
            }
            if rest.eat_if(super::look::is_or) {
                joined = true;
            } else if !matches!(self.class(&rest), Some(Class::Kind(..))) {
                return false;
            }
        }
    }

    /// A set by name may have posts like a kind.
    fn with_posts(&mut self, at: &mut Cursor<'_>, within: Within<'_>, typed: Typed) -> Read<Val> {
        let Some(word) = at.peek() else {
            return Ok(Val::One(typed));
        };
        let post = word.is("where") && !within.bare
            || word.is("with")
            || word.is("in")
            || self.is_relation(at);
        if within.core || within.claims(word) || !post {
            return Ok(Val::One(typed));
        }
        let Some(elem) = self.member(&typed.ty) else {
            return Ok(Val::One(typed));
        };
        if matches!(typed.ty, Type::Levels(_)) {
            return Ok(Val::One(typed));
        }
        let span = self.span(typed.id);
        let mut sel = super::select::Sel::new(self.env.fresh(), elem, span);
        sel.group.from = Some(typed.id);
        self.posts(at, within, &mut sel)?;
        sel.span = span.to(at.behind());
        Ok(Val::Many(Box::new(sel)))
    }

    fn is_call(&self, at: &Cursor<'_>, count: usize) -> bool {
        at.ahead(count)
            .is_some_and(|word| matches!(word.kind, WordKind::Group(_)))
    }

    /// `(a, b)`, `of X`, or nothing.
    pub(super) fn arguments(&mut self, at: &mut Cursor<'_>, within: Within<'_>) -> Read<Vec<Val>> {
        if let Some(WordKind::Group(phrases)) = at.peek().map(|word| &word.kind) {
            let span = at.here();
            at.next_word();
            return self.listed(phrases, span);
        }
        if at.eat("of") {
            return Ok(vec![self.of_operand(at, within)?]);
        }
        Ok(Vec::new())
    }

    fn of_operand(&mut self, at: &mut Cursor<'_>, within: Within<'_>) -> Read<Val> {
        if at.is_done() {
            return Err(self.expected("of whom", at));
        }
        self.operand(at, within.inner())
    }

    /// The values between parentheses.
    pub(super) fn listed(&mut self, phrases: &[Phrase], span: Span) -> Read<Vec<Val>> {
        let words = super::group::inside(phrases);
        let mut inner = Cursor::over(&words, span);
        let mut args = Vec::new();
        if inner.is_done() {
            return Ok(args);
        }
        loop {
            let val = self.deeper(span, |cx| cx.ternary(&mut inner, Within::OPEN))?;
            args.push(val);
            if !inner.eat_comma() {
                break;
            }
        }
        self.finish(&inner)?;
        Ok(args)
    }

    fn one_argument(&mut self, at: &mut Cursor<'_>, within: Within<'_>) -> Read<Option<Val>> {
        let name = at.behind();
        let mut args = self.arguments(at, within)?;
        if args.len() > 1 {
            return Err(self.report(PhraseError::Count {
                name: SmolStr::new_static("it"),
                wanted: 1,
                given: args.len(),
                span: name.to(at.behind()),
            }));
        }
        Ok(args.pop())
    }

    /// A field of something; without an `of` it is that of the member, of `this`, or of the game.
    fn field(
        &mut self,
        name: &str,
        fields: &[FieldId],
        at: &mut Cursor<'_>,
        within: Within<'_>,
        span: Span,
    ) -> Read<Typed> {
        let of = self.one_argument(at, within)?;
        let span = span.to(at.behind());
        match of {
            Some(of) => {
                let of = self.single(of)?;
                self.field_of(name, fields, Some(of), false, span)
            }
            None => self.bare_field(name, fields, false, span),
        }
    }

    fn bare_field(
        &mut self,
        name: &str,
        fields: &[FieldId],
        printed: bool,
        span: Span,
    ) -> Read<Typed> {
        if !self.fields_for(fields, None).is_empty() {
            return self.field_of(name, fields, None, printed, span);
        }
        let subject = self.env.subject.clone();
        let this = self.this().map(|ty| (THIS, ty));
        for (slot, ty) in subject.into_iter().chain(this) {
            let ty = self.shown(slot, &ty);
            if !self.fields_for(fields, Some(&ty)).is_empty() {
                let of = self.typed(Expr::Local(slot), ty, span);
                return self.field_of(name, fields, Some(of), printed, span);
            }
        }
        self.field_of(name, fields, None, printed, span)
    }

    /// One object, player or the like.
    fn single(&mut self, val: Val) -> Read<Typed> {
        match val {
            Val::One(typed) => Ok(typed),
            Val::Many(sel) => {
                let wanted = self.called(&sel.elem);
                let span = sel.span;
                Err(self.report(PhraseError::Several { wanted, span }))
            }
            Val::Text { span, .. } => {
                let wanted = String::from("one object");
                Err(self.report(PhraseError::Several { wanted, span }))
            }
        }
    }

    /// A field, noun or the like of a subject: `STRENGTH` in `with STRENGTH > 5`.
    pub(super) fn of_subject(&mut self, at: &mut Cursor<'_>, subject: Typed) -> Read<Typed> {
        let span = at.here();
        match self.look(at) {
            Look::Known(entry, count) => {
                let name = super::spell::row(at.rest().get(..count).unwrap_or_default());
                match &entry.class {
                    Class::Field(fields) => {
                        at.take(count);
                        self.field_of(&name, fields, Some(subject), false, span)
                    }
                    Class::Noun(functions) => {
                        at.take(count);
                        self.apply(&name, functions, vec![Val::One(subject)], span)
                    }
                    Class::Builtin(op) => {
                        at.take(count);
                        self.builtin(&name, *op, vec![Val::One(subject)], span)
                    }
                    Class::Zone(zone) => {
                        at.take(count);
                        self.zone_of(&name, *zone, Some(Val::One(subject)), span)
                    }
                    Class::Part(part) => {
                        at.take(count);
                        self.part(&name, *part, vec![Val::One(subject)], span)
                    }
                    _ => Err(self.expected("a field", at)),
                }
            }
            _ => Err(self.expected("a field", at)),
        }
    }

    /// What the machine knows.
    fn machine(
        &mut self,
        name: &str,
        op: Builtin,
        at: &mut Cursor<'_>,
        within: Within<'_>,
        span: Span,
    ) -> Read<Val> {
        let mut args = self.arguments(at, within)?;
        let whole = span.to(at.behind());
        if args.is_empty() && !self.stands_alone(op) {
            match op {
                Builtin::Opponent => args.push(Val::One(self.you(span)?)),
                Builtin::Host => args.push(Val::One(self.host_subject(span)?)),
                _ => {}
            }
        }
        // `host` of the card itself is of the kind that `plays on` says.
        let own_host = op == Builtin::Host
            && matches!(args.first(), Some(Val::One(of)) if *self.at(of.id) == Expr::Local(THIS));
        let mut typed = self.builtin(name, op, args, whole)?;
        if own_host && let Some(ty) = self.env.host.clone() {
            typed.ty = ty;
        }
        Ok(Val::One(typed))
    }

    fn host_subject(&mut self, span: Span) -> Read<Typed> {
        match self.this() {
            Some(ty) => Ok(self.typed(Expr::Local(THIS), ty, span)),
            None => Err(self.report(PhraseError::Nobody {
                word: SmolStr::new_static("host"),
                span,
            })),
        }
    }

    /// `you`.
    pub(super) fn you(&mut self, span: Span) -> Read<Typed> {
        // A parameter called `you` is `you`.
        if let Some(local) = self.env.find("you") {
            let slot = local.slot;
            return Ok(self.typed(Expr::Local(slot), Type::Player, span));
        }
        if self.env.you {
            return Ok(self.typed(Expr::Local(YOU), Type::Player, span));
        }
        Err(self.report(PhraseError::Nobody {
            word: SmolStr::new_static("you"),
            span,
        }))
    }

    fn constant(
        &mut self,
        at: &mut Cursor<'_>,
        within: Within<'_>,
        constant: Constant,
        count: usize,
    ) -> Read<Val> {
        let span = at.here();
        if constant == Constant::No {
            let mut rest = *at;
            rest.take(count);
            let head = self.begins_selection(&rest)
                || matches!(
                    self.class(&rest),
                    Some(Class::Noun(_) | Class::Zone(_) | Class::Field(_))
                );
            if head {
                return self.selected(at, within);
            }
        }
        at.take(count);
        let (expr, ty) = match constant {
            Constant::Yes => (Expr::Truth(true), Type::Truth),
            Constant::No => (Expr::Truth(false), Type::Truth),
            Constant::Nothing => (Expr::Nothing, Type::Nothing),
        };
        Ok(Val::One(self.typed(expr, ty, span)))
    }

    /// A quantifier begins a selection, or `each E over G`.
    fn quantified_atom(
        &mut self,
        at: &mut Cursor<'_>,
        within: Within<'_>,
        quantifier: Quantifier,
        count: usize,
    ) -> Read<Val> {
        let span = at.here();
        let mut rest = *at;
        rest.take(count);
        if quantifier == Quantifier::Each && Self::over(at).is_some() {
            at.take(count);
            return self.map_over(at, within, span);
        }
        if quantifier == Quantifier::Any
            && let Some(WordKind::Text(text)) = rest.peek().map(|word| &word.kind)
        {
            let mut after = rest;
            after.next_word();
            if within.core || !self.has_posts(&after, within) {
                *at = after;
                return Ok(Val::Text {
                    text: text.clone(),
                    any: true,
                    span: span.to(at.behind()),
                });
            }
        }
        self.selected(at, within)
    }

    /// Words of the language with a meaning of their own.
    fn special(
        &mut self,
        at: &mut Cursor<'_>,
        within: Within<'_>,
        special: Special,
        count: usize,
    ) -> Read<Val> {
        let span = at.here();
        match special {
            Special::This => {
                at.take(count);
                match self.this() {
                    Some(ty) => Ok(Val::One(self.typed(Expr::Local(THIS), ty, span))),
                    None => Err(self.report(PhraseError::Nobody {
                        word: SmolStr::new_static("this"),
                        span,
                    })),
                }
            }
            Special::You => {
                at.take(count);
                self.you(span).map(Val::One)
            }
            Special::It => {
                at.take(count);
                match self.env.it.clone() {
                    Some((slot, ty)) => {
                        let ty = self.shown(slot, &ty);
                        Ok(Val::One(self.typed(Expr::Local(slot), ty, span)))
                    }
                    None => Err(self.report(PhraseError::Nobody {
                        word: SmolStr::new_static("it"),
                        span,
                    })),
                }
            }
            Special::That => self.that(at).map(Val::One),
            Special::Those if self.is_those_of(at) => {
                at.take(count + 1);
                self.those_of(at, within, span)
            }
            Special::Those if !self.is_call(at, count) => self.that(at).map(Val::One),
            Special::Those => self.asking(at, Asked::Those, count).map(Val::One),
            Special::Holds => self.asking(at, Asked::Holds, count).map(Val::One),
            Special::Value => self.asking(at, Asked::Value, count).map(Val::One),
            Special::CanTarget => self.asking(at, Asked::CanTarget, count).map(Val::One),
            Special::Printed => {
                at.take(count);
                self.printed(at, within, span).map(Val::One)
            }
            Special::NumberOf => {
                at.take(count);
                self.fold_of(at, within, Fold::Count, span)
            }
            Special::SumOf => {
                at.take(count);
                self.fold_over(at, within, Fold::Sum, span)
            }
            Special::ProductOf => {
                at.take(count);
                self.fold_over(at, within, Fold::Product, span)
            }
            Special::First => {
                at.take(count);
                self.fold_of(at, within, Fold::First, span)
            }
            Special::Last => {
                at.take(count);
                self.fold_of(at, within, Fold::Last, span)
            }
            _ => Err(self.expected("an expression", at)),
        }
    }

    /// `printed STRENGTH of c`.
    fn printed(&mut self, at: &mut Cursor<'_>, within: Within<'_>, span: Span) -> Read<Typed> {
        let (name, fields, count) = match self.look(at) {
            Look::Known(entry, count) => match &entry.class {
                Class::Field(fields) => {
                    let name = super::spell::row(at.rest().get(..count).unwrap_or_default());
                    (name, fields.clone(), count)
                }
                _ => return Err(self.expected("a field", at)),
            },
            _ => return Err(self.expected("a field", at)),
        };
        at.take(count);
        let of = self.one_argument(at, within)?;
        let span = span.to(at.behind());
        match of {
            Some(of) => {
                let of = self.single(of)?;
                self.field_of(&name, &fields, Some(of), true, span)
            }
            None => self.bare_field(&name, &fields, true, span),
        }
    }

    /// `holds(q, this, you with scope = E)`.
    fn asking(&mut self, at: &mut Cursor<'_>, what: Asked, count: usize) -> Read<Typed> {
        let span = at.here();
        at.take(count);
        let Some(WordKind::Group(phrases)) = at.peek().map(|word| &word.kind) else {
            return Err(self.expected_or("`(`", at, Some(format!("write `{}(...)`", what.name()))));
        };
        let whole = at.here();
        at.next_word();
        let words = super::group::inside(phrases);
        let mut inner = Cursor::over(&words, whole);
        let scopes = self.scopes_at(&inner);
        let mut body = match scopes {
            Some(found) => inner.take(found),
            None => inner.take(inner.rest().len()),
        };
        let mut args = Vec::new();
        loop {
            args.push(self.deeper(span, |cx| cx.ternary(&mut body, Within::OPEN))?);
            if !body.eat_comma() {
                break;
            }
        }
        self.finish(&body)?;
        let with = if scopes.is_some() {
            let with = self.scopes(&mut inner)?;
            self.finish(&inner)?;
            with
        } else {
            Vec::new()
        };
        self.asked(what, args, with, span.to(at.behind()))
    }

    /// Whether a value can be one of several objects of a kind.
    pub(super) fn is_some_of(&self, given: &Type, wanted: &Type) -> bool {
        self.fit(given, wanted) != Fit::No
    }

    /// The slot that an expression reads, if it only reads one.
    pub(super) fn slot_of(&self, id: ExprId) -> Option<Slot> {
        match *self.at(id) {
            Expr::Local(slot) => Some(slot),
            _ => None,
        }
    }
}
