//! What stands before the body of a text: `when H`, `while C`, `once each turn`, `at cost (...)`.

use super::text::Frames;
use crate::checks::moves;
use crate::reader::{Cursor, Cx, PhraseError, Read, TrapError};
use crate::span::Span;
use crate::tree::{
    Builtin, Comparison, EventPattern, Expr, ExprId, LimitId, LimitUse, Statement, THIS, Type,
    VerbId, YOU,
};
use crate::vocabulary::{Head, When};

impl Cx<'_> {
    /// The declared frame or limit that stands here.
    pub(super) fn declared_head(&self, at: &Cursor<'_>) -> Option<(Head, usize)> {
        let mut heads = self.vocab.heads(at.rest());
        heads.find(|(head, _)| !matches!(head, Head::Clause(_)))
    }

    pub(super) fn trigger(
        &mut self,
        pattern: EventPattern,
        when: When,
        span: Span,
        frames: &mut Frames,
    ) -> Read<()> {
        if frames.trigger.is_some() {
            return Err(self.report(PhraseError::TwoTriggers { span }));
        }
        frames.trigger = Some((pattern, when));
        Ok(())
    }

    /// `at end of each turn`, as declared.
    pub(super) fn declared_frame(
        &mut self,
        form: usize,
        span: Span,
        frames: &mut Frames,
    ) -> Read<()> {
        let vocab = self.vocab;
        let Some(form) = vocab.frames.get(form) else {
            return Ok(());
        };
        let read = self.happening_of(Cursor::new(&form.happening))?;
        self.trigger(read.pattern, form.when, span, frames)
    }

    /// `once each turn`: the values of the limit's key are known by their types.
    pub(super) fn limit_use(&mut self, limit: LimitId, clause: u32, span: Span) -> Read<LimitUse> {
        let declared = self.book.limits.get(limit.index());
        let params = declared
            .map(|limit| limit.params.clone())
            .unwrap_or_default();
        let mut key = Vec::new();
        for param in &params {
            let expr = match &param.ty {
                Type::Object(_) => Expr::Local(THIS),
                Type::Player => Expr::Local(YOU),
                Type::Number => Expr::Number(i64::from(clause)),
                Type::Title | Type::Text => {
                    let this = self.push(Expr::Local(THIS), span);
                    Expr::Builtin {
                        op: Builtin::Title,
                        args: vec![this],
                    }
                }
                _ => {
                    return Err(self.report(PhraseError::NotYet {
                        what: "a limit with such a key, behind which nothing says its values,",
                        span,
                    }));
                }
            };
            key.push(self.push(expr, span));
        }
        let max = self.most_uses(limit, &key, span);
        Ok(LimitUse { limit, key, max })
    }

    /// How often a limit lets something be done: in other turns than those it speaks of not at all.
    pub(in crate::reader) fn most_uses(
        &mut self,
        limit: LimitId,
        key: &[ExprId],
        span: Span,
    ) -> ExprId {
        let declared = self.book.limits.get(limit.index());
        let most = declared.map_or(1, |limit| limit.most);
        let whose = declared.and_then(|limit| limit.whose);
        let most = self.push(Expr::Number(most), span);
        let Some((whose, player)) = whose.and_then(|whose| Some((whose, *key.get(whose.key)?)))
        else {
            return most;
        };
        let mut builtin = |op, args| self.push(Expr::Builtin { op, args }, span);
        let now = builtin(Builtin::TurnPlayer, Vec::new());
        let player = if whose.opponent {
            builtin(Builtin::Opponent, vec![player])
        } else {
            player
        };
        let test = self.push(Expr::Compare(Comparison::Equal, now, player), span);
        let otherwise = self.push(Expr::Number(0), span);
        self.push(
            Expr::If {
                test,
                then: most,
                otherwise,
            },
            span,
        )
    }

    /// What is given up for a text: the verb is its cost. It stands at `place`.
    pub(super) fn given_up(
        &mut self,
        verb: VerbId,
        (span, place): (Span, Span),
        frames: &mut Frames,
    ) -> Read<()> {
        let body = self.book.verbs.get(verb.index()).and_then(|verb| verb.body);
        if body.is_some_and(|body| moves(self.book, body)) {
            // What is given up must be a count: this would be done all the same, as a price.
            let name = super::effects::verb_name(self, verb);
            return Err(self.report(TrapError::English {
                help: format!("`in place of` gives up a play or the like; in place of what happens stands `instead of you {name}: ...`").into(),
                word: name,
                span: place,
            }));
        }
        if self
            .book
            .verbs
            .get(verb.index())
            .is_some_and(|verb| !verb.params.is_empty())
        {
            // Of how many, or of whom, is not said: it would be done to nothing, and cost nothing.
            let name = super::effects::verb_name(self, verb);
            return Err(self.report(TrapError::English {
                help: format!("say what is paid: `at cost ({name} ...)`; `in place of` is said of what is done to nothing").into(),
                word: name,
                span: place,
            }));
        }
        let by = None;
        let args = Vec::new();
        frames.cost.push((Statement::Do { verb, args, by }, span));
        frames.used = true;
        Ok(())
    }
}
