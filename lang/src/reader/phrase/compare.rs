//! What is said of a subject: `is`, `in`, `has`, `can`, `meets`, `matches`, a relation; and comparisons.

use super::look::{Look, Within, is_or, state_of};
use super::select::{Many, Sel};
use super::types::Fit;
use super::value::Val;
use crate::checks;
use crate::reader::{Cursor, Cx, PhraseError, Read, Setting, TrapError, Typed};
use crate::sentence::WordKind;
use crate::span::Span;
use crate::tree::{Builtin, Comparison, Expr, ExprId, Fold, QuoteType, THIS, Type, VerbId};
use crate::vocabulary::{Class, Constant, Form, Special};
use smol_str::SmolStr;

impl Cx<'_> {
    /// Whether a predicate begins here that speaks of `this`.
    pub(super) fn is_predicate(&self, at: &Cursor<'_>) -> bool {
        let Some(word) = at.peek() else {
            return false;
        };
        if word.is("is") || word.is("in") {
            // `in battle` may be meant for one word: what is done is no place. (`in play` is said of cards.)
            let mut behind = *at;
            behind.next_word();
            let play = behind.peek().is_some_and(|word| word.is("play"));
            let done = matches!(self.class(&behind), Some(Class::Verb(..)));
            return play || !done || self.as_one_word(at, "a condition").is_none();
        }
        match self.class(at) {
            Some(Class::Special(Special::Has | Special::Can)) => true,
            Some(Class::Relation(_)) => {
                let call = at
                    .ahead(1)
                    .is_some_and(|word| matches!(word.kind, WordKind::Group(_)));
                word.is_prep() || !call
            }
            _ => false,
        }
    }

    /// `this`, as the subject of a condition that names none.
    pub(super) fn this_value(&mut self, span: Span) -> Read<Typed> {
        if let Some((slot, ty)) = self.env.subject.clone() {
            let ty = self.shown(slot, &ty);
            return Ok(self.typed(Expr::Local(slot), ty, span));
        }
        match self.this() {
            Some(ty) => Ok(self.typed(Expr::Local(THIS), ty, span)),
            None => Err(self.report(PhraseError::Nobody {
                word: SmolStr::new_static("this"),
                span,
            })),
        }
    }

    /// What is said of a value; of a selection it is said of as many as the quantifier says.
    pub(super) fn said_of(
        &mut self,
        at: &mut Cursor<'_>,
        within: Within<'_>,
        left: Val,
    ) -> Read<ExprId> {
        match left {
            Val::Many(sel) => self.said_of_some(at, within, *sel),
            Val::Text { text, any, span } => {
                let sel = self.titled(&text, any, span);
                self.said_of_some(at, within, sel)
            }
            Val::One(subject) => self.predicate(at, within, subject),
        }
    }

    fn said_of_some(
        &mut self,
        at: &mut Cursor<'_>,
        within: Within<'_>,
        mut sel: Sel,
    ) -> Read<ExprId> {
        if sel.many == Many::Each
            && at.peek().is_some_and(|word| word.is("is"))
            && at.ahead(1).is_some_and(|word| word.is("not"))
        {
            let span = at.take(2).span();
            return Err(self.report(TrapError::EveryNot { span }));
        }
        self.none_or_some(at, &sel)?;
        self.any_subject(&sel)?;
        if let Some(test) = self.found_in(at, within, &sel)? {
            return Ok(test);
        }
        let it = self.typed(Expr::Local(sel.group.slot), sel.elem.clone(), sel.span);
        let test = self.predicate(at, within, it)?;
        self.of_all(&mut sel, test)
    }

    /// A test on the members of a selection, as its quantifier says: of each, of some, of none, of two.
    pub(super) fn of_all(&mut self, sel: &mut Sel, test: ExprId) -> Read<ExprId> {
        let span = sel.span;
        let each = sel.many == Many::Each;
        let mut sel = sel.clone();
        if !sel.best.is_empty() {
            return Err(self.report(PhraseError::NotYet {
                what: "a condition on the highest of several",
                span,
            }));
        }
        if each {
            let not = self.push(Expr::Not(test), span);
            sel.group.tests.push(not);
            let expr = Expr::Fold {
                how: Fold::None,
                over: Box::new(sel.group),
                of: None,
            };
            return Ok(self.push(expr, span));
        }
        sel.group.tests.push(test);
        self.that_support(&mut sel);
        self.truth_of(sel)
    }

    /// What is said of one subject.
    pub(super) fn predicate(
        &mut self,
        at: &mut Cursor<'_>,
        within: Within<'_>,
        subject: Typed,
    ) -> Read<ExprId> {
        let span = at.here();
        let words = *at;
        if at.eat("is") {
            return self.is(at, within, subject);
        }
        if at.eat("in") || words.peek().is_some_and(|word| word.is("from")) && at.eat("from") {
            return self.is_in(at, within, subject, span);
        }
        // `with` takes qualities here as it does behind a head (R6).
        self.with_alone(at, &subject)?;
        if self.eat_special(at, Special::Has) || at.eat("with") {
            return self.has(at, within, &subject);
        }
        if self.eat_special(at, Special::Can) {
            return self.can(at, subject, span);
        }
        if self.eat_special(at, Special::Matches) {
            let quote = self.operand(at, within.inner())?;
            let quote = self.want(quote, &Type::Quote(QuoteType::Selection))?;
            let expr = Expr::Matches {
                what: subject.id,
                quote,
            };
            return Ok(self.push(expr, span.to(at.behind())));
        }
        if let Look::Known(entry, count) = self.look(at)
            && entry.class == Class::Builtin(Builtin::Meets)
        {
            at.take(count);
            let right = self.sum(at, within)?;
            return self.meets(subject, right, span.to(at.behind()));
        }
        self.relation(at, within, subject)
    }

    /// Refuses `with Honor` of `this`, where somebody else who has it could be meant.
    pub(in crate::reader::phrase) fn with_alone(
        &mut self,
        at: &Cursor<'_>,
        subject: &Typed,
    ) -> Read<()> {
        let own = *self.at(subject.id) == Expr::Local(THIS);
        let mut rest = *at;
        if !own || self.env.setting != Setting::Card || !rest.eat("with") {
            return Ok(());
        }
        let Some(symbol) = self.eat_symbol(&mut rest) else {
            return Ok(());
        };
        let counted = matches!(rest.peek().map(|word| &word.kind), Some(WordKind::Times(_)));
        let mut next = rest;
        let row = next.eat_if(is_or) && self.adjective_of_head(&next);
        if counted || row || self.begins_selection(&rest) {
            return Ok(());
        }
        let (name, span) = (self.symbol_name(symbol), at.here().to(rest.behind()));
        Err(self.report(TrapError::WithAlone { name, span }))
    }

    /// `A meets B`.
    pub(in crate::reader::phrase) fn meets(
        &mut self,
        left: Typed,
        right: Val,
        span: Span,
    ) -> Read<ExprId> {
        let Some(member) = self.member(&left.ty) else {
            let wanted = Type::Set(Box::new(Type::Any));
            return Err(self.mismatch(&left.ty, &wanted, span));
        };
        let right = self.want_loose(right, &Type::Set(Box::new(member)))?;
        let expr = Expr::Builtin {
            op: Builtin::Meets,
            args: vec![left.id, right],
        };
        Ok(self.push(expr, span))
    }

    /// `x in S`.
    fn is_in(
        &mut self,
        at: &mut Cursor<'_>,
        within: Within<'_>,
        subject: Typed,
        span: Span,
    ) -> Read<ExprId> {
        if at.peek().is_some_and(|word| word.is("play")) {
            at.next_word();
            let expr = Expr::Builtin {
                op: Builtin::InPlay,
                args: vec![subject.id],
            };
            return Ok(self.push(expr, span.to(at.behind())));
        }
        let set = self.source(at, within.source())?;
        let member = self.member(&set.ty).unwrap_or(Type::Any);
        let comparable =
            self.fit(&member, &subject.ty) != Fit::No || self.fit(&subject.ty, &member) != Fit::No;
        if !comparable && !self.may_become(&subject.ty, &member) {
            let span = self.span(subject.id);
            return Err(self.mismatch(&subject.ty, &member, span));
        }
        Ok(self.push(Expr::In(subject.id, set.id), span.to(at.behind())))
    }

    /// Whether rules make one of a kind of what was of another: a card may ask that of itself.
    pub(in crate::reader::phrase) fn may_become(&self, one: &Type, wanted: &Type) -> bool {
        if self.env.setting != Setting::Card {
            return false;
        }
        let becomes = checks::becomes(self.book);
        let mut becomes = becomes
            .into_iter()
            .filter_map(|(from, to)| Some((Type::Object(from?), Type::Object(to))));
        becomes
            .any(|(from, to)| self.fit(one, &from) != Fit::No && self.fit(&to, wanted) != Fit::No)
    }

    /// `c is ...`.
    fn is(&mut self, at: &mut Cursor<'_>, within: Within<'_>, subject: Typed) -> Read<ExprId> {
        let span = at.here();
        let not = at.eat("not");
        let mut tests = vec![self.complement(at, within, &subject)?];
        // `is planet or space`: further kinds, symbols, states and adjectives.
        loop {
            let mut next = *at;
            if !next.eat_if(is_or) || !self.is_complement(&next) {
                break;
            }
            if not {
                let span = at.here();
                let proposal = String::from("not (... is A or ... is B)");
                return Err(self.report(PhraseError::Mixed { proposal, span }));
            }
            *at = next;
            tests.push(self.complement(at, within, &subject)?);
        }
        let span = span.to(at.behind());
        let test = match tests.as_slice() {
            [one] => *one,
            _ => self.push(Expr::Or(tests), span),
        };
        Ok(if not {
            self.push(Expr::Not(test), span)
        } else {
            test
        })
    }

    /// Whether `or` is followed by another word of what something is, and no subject of its own.
    fn is_complement(&self, at: &Cursor<'_>) -> bool {
        let Look::Known(entry, count) = self.look(at) else {
            return false;
        };
        let one = matches!(
            entry.class,
            Class::Kind(..) | Class::Symbol(_) | Class::Adjective(_)
        ) || state_of(entry).is_some();
        let mut rest = *at;
        rest.take(count);
        let closed = rest.is_done()
            || rest.peek().is_some_and(|word| {
                is_or(word) || word.is("and") || word.is("else") || word.is("if") || word.is_comma()
            });
        one && closed
    }

    /// Refuses `is fighting Borg ship`: it would say that the subject is itself a Borg ship, and fighting.
    pub(in crate::reader::phrase) fn does_to_nobody(
        &mut self,
        at: &Cursor<'_>,
        name: &str,
    ) -> Read<()> {
        let Look::Known(entry, count) = self.look(at) else {
            return Ok(());
        };
        let of_one = matches!(entry.class, Class::Adjective(_)) || state_of(entry).is_some();
        let mut rest = *at;
        rest.take(count);
        let more =
            self.adjective_of_head(&rest) || matches!(self.class(&rest), Some(Class::Kind(..)));
        if !(of_one && more && name.ends_with("ing") && self.env.setting == Setting::Card) {
            return Ok(());
        }
        let help = format!(
            "`{name}` is said of one alone, and what stands behind it would be said of the same: end with `is {name}`, and ask for the other by himself: `... is {name} and some KIND where it is {name}`"
        );
        Err(self.report(TrapError::English {
            word: super::spell::row(at.rest()).into(),
            help: help.into(),
            span: at.here(),
        }))
    }

    /// What something is said to be.
    fn complement(
        &mut self,
        at: &mut Cursor<'_>,
        within: Within<'_>,
        subject: &Typed,
    ) -> Read<ExprId> {
        let span = at.here();
        if at.peek().is_some_and(|word| word.is("a") || word.is("an")) {
            at.next_word();
        }
        if at.eat("in") {
            return self.is_in(at, within, subject.clone(), span);
        }
        self.with_alone(at, subject)?;
        if at.eat("with") {
            return self.has(at, within, subject);
        }
        if self.is_relation(at) {
            return self.relation(at, within, subject.clone());
        }
        let name = at.peek().map(super::spell::spelled).unwrap_or_default();
        self.does_to_nobody(at, &name)?;
        let Look::Known(entry, count) = self.look(at) else {
            if let Some(entry) = self.negated(at)
                && matches!(self.look(at), Look::Unknown)
            {
                let _ = entry;
                return Err(self.expected_or(
                    "what it is",
                    at,
                    Some(String::from("write `is not` and the word")),
                ));
            }
            let help = matches!(self.look(at), Look::Local(..) | Look::Sign).then(|| {
                match (&subject.ty, at.peek().map(|word| &word.kind)) {
                    (Type::Place, _) => String::from("how many there are is `size(PLACE) = 2`"),
                    (_, Some(WordKind::Text(title))) => {
                        format!("write `covers(\"{title}\", ...)`, with what is asked in place of the dots")
                    }
                    _ => String::from("write `=` to say that two things are the same"),
                }
            });
            let what = match self.look(at) {
                Look::Unknown => "what it is",
                _ => "a kind",
            };
            return Err(self.expected_or(what, at, help));
        };
        if self.begins_selection(at) && !matches!(entry.class, Class::Kind(..)) {
            return self.described_as(at, subject);
        }
        match &entry.class {
            Class::Constant(Constant::Nothing) => {
                at.take(count);
                let nothing = self.push(Expr::Nothing, span);
                let expr = Expr::Compare(Comparison::Equal, subject.id, nothing);
                Ok(self.push(expr, span))
            }
            Class::Special(Special::Something) => {
                at.take(count);
                let nothing = self.push(Expr::Nothing, span);
                let expr = Expr::Compare(Comparison::Unequal, subject.id, nothing);
                Ok(self.push(expr, span))
            }
            Class::Kind(kind, _) => {
                at.take(count);
                let wanted = Type::Object(*kind);
                if self.fit(&subject.ty, &wanted) == Fit::No {
                    return Err(self.mismatch(&subject.ty, &wanted, span));
                }
                Ok(self.push(Expr::IsKind(subject.id, *kind), span))
            }
            Class::Field(fields) => {
                at.take(count);
                let typed = self.field_of(&name, fields, Some(subject.clone()), false, span)?;
                match typed.ty {
                    Type::Truth => Ok(typed.id),
                    ty => Err(self.mismatch(&ty, &Type::Truth, span)),
                }
            }
            Class::Builtin(op @ (Builtin::InPlay | Builtin::FaceUp)) => {
                at.take(count);
                let args = vec![subject.id];
                Ok(self.push(Expr::Builtin { op: *op, args }, span))
            }
            Class::Broken => Err(crate::reader::Reported::before()),
            Class::Verb(_, Form::Past) => Err(self.expected_or(
                "a state",
                at,
                Some(format!("no script declares the state `{name}`; `was {name} this turn` or `this game` asks whether it has happened, `when ... is {name}` waits for it")),
            )),
            Class::Verb(verb, Form::Gerund) => {
                let help = self.under_way(*verb);
                Err(self.expected_or("a word for what is so", at, Some(help)))
            }
            _ => Err(self.expected_or(
                "a kind",
                at,
                Some(String::from("write `=` to say that two things are the same")),
            )),
        }
    }

    /// How to say that something is going on: verbs are for what happens, and rules say what is so meanwhile.
    pub(in crate::reader::phrase) fn under_way(&self, verb: VerbId) -> String {
        let name = super::effect::verb_name(self, verb);
        let of_it = self.vocab.entries().filter(|(word, entry)| {
            let so = matches!(entry.class, Class::Relation(_) | Class::State(..));
            so && word.split('_').count() > 1 && word.split('_').any(|part| part == name)
        });
        let first = of_it.map(|(word, _)| word).min();
        match first {
            Some(word) => format!(
                "write `{word}` of whoever does it just then; what happens is waited for with `when`"
            ),
            None => String::from(
                "a verb is for what happens, and is waited for with `when`; what is so meanwhile is said by a state or a relation",
            ),
        }
    }

    /// `is your ship`, `is stopped`, `is unique [TNG] card`: adjectives, and perhaps a kind.
    fn described_as(&mut self, at: &mut Cursor<'_>, subject: &Typed) -> Read<ExprId> {
        let span = at.here();
        self.want_object(subject)?;
        let adjectives = self.adjectives(at)?;
        let mut tests = Vec::new();
        let here = at.here();
        let mut of = subject.clone();
        if let Some(kind) = self.eat_kind(at) {
            let wanted = Type::Object(kind);
            if self.fit(&subject.ty, &wanted) == Fit::No {
                return Err(self.mismatch(&subject.ty, &wanted, here));
            }
            tests.push(self.push(Expr::IsKind(subject.id, kind), here));
            of.ty = wanted;
        }
        for adjective in &adjectives {
            tests.push(self.adjective_test(adjective, &of)?);
        }
        Ok(match tests.as_slice() {
            [one] => *one,
            _ => self.push(Expr::And(tests), span.to(at.behind())),
        })
    }

    pub(in crate::reader::phrase) fn want_object(&mut self, subject: &Typed) -> Read<()> {
        if matches!(subject.ty, Type::Object(_) | Type::Any | Type::Nothing) {
            return Ok(());
        }
        let span = self.span(subject.id);
        let wanted = self.any_object();
        Err(self.mismatch(&subject.ty, &wanted, span))
    }
}
