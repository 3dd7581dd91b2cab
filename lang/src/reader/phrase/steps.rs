//! Single steps of rules: `leave`, `return`, `open`, `refuse`, `finish`.

use super::effects::Body;
use super::resolver::Resolver;
use crate::phrase::token::Class as Token;
use crate::phrase::tree::NodeId;
use crate::reader::{PhraseError, Read, Reported};
use crate::sentence::WordKind;
use crate::span::Span;
use crate::tree::{ExprId, Leave, StageId, Statement, Type};
use crate::vocabulary::Class;
use smol_str::SmolStr;

impl Resolver<'_, '_, '_> {
    pub(super) fn step_at(&mut self, id: NodeId, span: Span, out: &mut Body) -> Read<()> {
        let (word, what, reason) = (self.part(id, 0), self.part(id, 1), self.part(id, 2));
        let statement = match self.token(word) {
            Some(Token::Leave) => Statement::Leave(self.left_at(what)?),
            Some(Token::Return) => Statement::Return(self.returned_at(what)?),
            Some(Token::OpenWindow) => self.opened_at(what)?,
            Some(Token::Refuse) => {
                let why = self.reason_at(reason);
                Statement::Refuse(self.text(&why))
            }
            _ => self.finished_at(id, what, reason)?,
        };
        out.push((statement, span));
        Ok(())
    }

    fn reason_at(&self, id: NodeId) -> SmolStr {
        match self.words(id).first().map(|word| &word.kind) {
            Some(WordKind::Text(text)) => text.clone(),
            _ => SmolStr::default(),
        }
    }

    /// The stage of the present procedure that has a name.
    pub(super) fn stage_named(&self, name: NodeId) -> Option<StageId> {
        let procedure = self.env.procedure?;
        let stages = &self.vocab.names.stages;
        stages.get(&(procedure, self.name(name))).copied()
    }

    /// Says that nothing of a sort has this name.
    pub(super) fn unnamed_step(&mut self, what: &'static str, name: NodeId) -> Reported {
        let (name, span) = (self.name(name), self.place(name));
        self.report(PhraseError::UnknownName {
            what,
            name,
            span,
            nearest: None,
        })
    }

    /// What `leave` leaves: a procedure, a stage, the loop, the action.
    fn left_at(&mut self, name: NodeId) -> Read<Leave> {
        if let Some(Class::Procedure(procedure)) = self.class_of(name) {
            return Ok(Leave::Procedure(*procedure));
        }
        if !name.is_some() || self.is_word(name, "loop") {
            return Ok(Leave::Loop);
        }
        if self.is_word(name, "action") {
            return Ok(Leave::Action);
        }
        match self.stage_named(name) {
            Some(stage) => Ok(Leave::Stage(stage)),
            None => Err(self.unnamed_step("procedure or stage", name)),
        }
    }

    /// `return E`, in a procedure that says what it gives; `return` alone in any.
    fn returned_at(&mut self, value: NodeId) -> Read<Option<ExprId>> {
        if !value.is_some() {
            return Ok(None);
        }
        let val = self.value(value)?;
        let procedure = self.env.procedure;
        let declared = procedure.and_then(|id| self.book.at(id));
        let name = declared.map(|one| one.named.name.clone());
        let Some(wanted) = declared.and_then(|one| one.gives.clone()) else {
            let span = self.place(value);
            return Err(self.report(PhraseError::ReturnsNothing { name, span }));
        };
        self.want(val, &wanted).map(Some)
    }

    /// `open W(args)`.
    fn opened_at(&mut self, call: NodeId) -> Read<Statement> {
        let word = self.part(call, 0);
        let name = self.name(word);
        let Some(window) = self.vocab.names.windows.get(&name).copied() else {
            let at = self.begin(word);
            return Err(self.unknown_name("window", &at));
        };
        let declared = self.book.at(window);
        let params = declared.map(|one| one.params.clone()).unwrap_or_default();
        let args = self.call_arguments(call, &name, &params)?;
        Ok(Statement::Open { window, args })
    }

    /// `finish for P because "..."`.
    fn finished_at(&mut self, id: NodeId, winner: NodeId, reason: NodeId) -> Read<Statement> {
        let mut at = self.begin(id);
        at.next_word();
        self.for_whom(&mut at)?;
        let winner = self.value_of(winner, &Type::Player)?;
        let (why, span) = (self.reason_at(reason), self.place(reason));
        let parts = self.named_parts(&why, span)?;
        let says = self.text(&why);
        Ok(Statement::Finish {
            winner,
            says,
            parts,
        })
    }
}
