//! Calls of procedures, and how often something is done: `for each S`.

use super::effect::Body;
use super::look::Within;
use super::value::Val;
use crate::reader::{Cursor, Cx, PhraseError, Read, TrapError};
use crate::sentence::WordKind;
use crate::span::Span;
use crate::tree::{Expr, ExprId, Fold, Param, ProcedureId, Slot, Statement, Type, YOU};
use smol_str::{SmolStr, format_smolstr};

impl Cx<'_> {
    /// `for each S`: how many there are.
    pub(super) fn for_each(&mut self, at: &mut Cursor<'_>) -> Read<Option<ExprId>> {
        let each = at.ahead(1).is_some_and(|word| word.is("each"));
        if !at.peek().is_some_and(|word| word.is("for")) || !each {
            return Ok(None);
        }
        let span = at.here();
        at.take(2);
        let mut behind = *at;
        if let Some(number) = self.eat_number(&mut behind) {
            let each = super::spell::row(behind.rest());
            let help = format!("divide what is counted: `VERB (number of {each} / {number})`");
            let span = span.to(at.here());
            return Err(self.report(TrapError::English {
                word: format_smolstr!("for each {number}"),
                help: help.into(),
                span,
            }));
        }
        match self.fold_of(at, Within::OPEN, Fold::Count, span)? {
            Val::One(typed) => Ok(Some(typed.id)),
            other => self.want(other, &Type::Number).map(Some),
        }
    }

    /// `P(a, b)`, as a statement or as what `let` keeps.
    pub(super) fn run(
        &mut self,
        at: &mut Cursor<'_>,
        procedure: ProcedureId,
        (into, span): (Option<Slot>, Span),
        out: &mut Body,
    ) -> Read<()> {
        let declared = self.book.procedures.get(procedure.index());
        let params = declared.map(|one| one.params.clone()).unwrap_or_default();
        let name = declared
            .map(|one| one.named.name.clone())
            .unwrap_or_default();
        let args = self.call_args(at, &name, &params, span)?;
        let span = span.to(at.behind());
        let run = Statement::Run {
            procedure,
            args,
            into,
        };
        out.push((run, span));
        Ok(())
    }

    /// The values of a call's parameters; those that may be left out are nothing.
    pub(super) fn call_args(
        &mut self,
        at: &mut Cursor<'_>,
        name: &SmolStr,
        params: &[Param],
        span: Span,
    ) -> Read<Vec<ExprId>> {
        let Some(WordKind::Group(phrases)) = at.peek().map(|word| &word.kind) else {
            if params.iter().all(|param| param.maybe) {
                return Ok(params
                    .iter()
                    .map(|_| self.push(Expr::Nothing, span))
                    .collect());
            }
            return Err(self.expected_or(
                "`(`",
                at,
                Some(format!("write `{name}(...)` with what it takes")),
            ));
        };
        let whole = at.here();
        at.next_word();
        let vals = self.listed(phrases, whole)?;
        self.arguments_given(vals, name, params, (span, whole))
    }

    /// Values as those of a call's parameters. The call stands at `span`, its parentheses at `whole`.
    pub(super) fn arguments_given(
        &mut self,
        vals: Vec<Val>,
        name: &SmolStr,
        params: &[Param],
        (span, whole): (Span, Span),
    ) -> Read<Vec<ExprId>> {
        let needed = params.iter().filter(|param| !param.maybe).count();
        if vals.len() < needed || vals.len() > params.len() {
            return Err(self.report(PhraseError::Count {
                name: name.clone(),
                wanted: params.len(),
                given: vals.len(),
                span: whole,
            }));
        }
        let mut args = Vec::new();
        for (val, param) in vals.into_iter().zip(params) {
            self.of_its_kinds(&val, param)?;
            args.push(self.want(val, &param.ty)?);
        }
        for _ in args.len()..params.len() {
            args.push(self.push(Expr::Nothing, span));
        }
        Ok(args)
    }

    /// Whether a slot holds `you`.
    pub(super) const fn is_you(slot: Slot) -> bool {
        slot == YOU
    }
}
