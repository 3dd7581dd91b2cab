//! Single steps of rules: `leave`, `return`, `open`, `refuse`, `finish`.

use super::super::effect::Body;
use super::super::value::Val;
use super::Resolver;
use crate::phrase::token::Class as Token;
use crate::phrase::tree::{NodeId, Shape};
use crate::reader::{PhraseError, Read, Reported};
use crate::sentence::WordKind;
use crate::span::Span;
use crate::tree::{ExprId, Leave, QuoteType, StageId, Statement, Type};
use crate::vocabulary::Class;
use smol_str::SmolStr;

impl Resolver<'_, '_, '_> {
    pub(super) fn step_at(&mut self, id: NodeId, span: Span, out: &mut Body) -> Read<()> {
        let (word, what, reason) = (self.part(id, 0), self.part(id, 1), self.part(id, 2));
        let statement = match self.token(word) {
            Some(Token::Leave) => Statement::Leave(self.left_at(what)?),
            Some(Token::Return) => Statement::Return(self.returned_at(what)?),
            Some(Token::OpenWindow) => self.opened_at(what, span)?,
            Some(Token::Refuse) => {
                let why = self.reason_at(reason);
                Statement::Refuse(self.text(&why))
            }
            _ => self.finished_at(id, what, reason)?,
        };
        out.push((statement, span));
        Ok(())
    }

    /// Whether a deed is done to text that is kept: `target q ...`, `follow q ...`.
    pub(super) fn follows_text(&self, id: NodeId) -> bool {
        let verb = self.part(id, 0);
        (self.is_word(verb, "target") || self.is_word(verb, "follow"))
            && !matches!(self.class_of(verb), Some(Class::Verb(..)))
    }

    /// `target q for c as p`, `follow q for c as p with SCOPE = E`.
    pub(super) fn text_at(&mut self, id: NodeId, settings: NodeId) -> Read<Statement> {
        let verb = self.part(id, 0);
        let [text, whose, who] = self.members_of(self.part(id, 1)) else {
            let at = self.end(verb);
            return Err(self.expected(
                "the text, `for` and whose it is, `as` and who follows it",
                &at,
            ));
        };
        let quote = self.value_of(*text, &Type::Quote(QuoteType::Effects))?;
        let object = self.any_object();
        let this = self.in_role(*whose, "for", &object)?;
        let you = self.in_role(*who, "as", &Type::Player)?;
        if self.is_word(verb, "follow") {
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
            None => {
                let at = self.begin(*text);
                let help = String::from("give it a name with `let` before");
                Err(self.expected_or("a local name", &at, Some(help)))
            }
        }
    }

    /// What stands in a role of kept text.
    fn in_role(&mut self, id: NodeId, word: &str, wanted: &Type) -> Read<ExprId> {
        let preposition = self.part(id, 0);
        if self.shape(id) != Shape::Role || !self.is_word(preposition, word) {
            return self.extra(id);
        }
        self.value_of(self.part(id, 1), wanted)
    }

    /// The text of a reason.
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
        let declared = procedure.and_then(|id| self.book.procedures.get(id.index()));
        let name = declared.map(|one| one.named.name.clone());
        let Some(wanted) = declared.and_then(|one| one.gives.clone()) else {
            let span = self.place(value);
            return Err(self.report(PhraseError::ReturnsNothing { name, span }));
        };
        self.want(val, &wanted).map(Some)
    }

    /// `open W(args)`.
    fn opened_at(&mut self, call: NodeId, span: Span) -> Read<Statement> {
        let (word, args) = (self.part(call, 0), self.members_of(self.part(call, 1)));
        let name = self.name(word);
        let Some(window) = self.vocab.names.windows.get(&name).copied() else {
            let at = self.begin(word);
            return Err(self.unknown_name("window", &at));
        };
        let declared = self.book.procedures.get(window.index());
        let params = declared.map(|one| one.params.clone()).unwrap_or_default();
        let vals: Read<Vec<Val>> = args.iter().map(|arg| self.value(*arg)).collect();
        let whole = self.end(word).here();
        let args = self.arguments_given(vals?, &name, &params, (span, whole))?;
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
