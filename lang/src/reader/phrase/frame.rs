//! What stands before the body of a text: `when H`, `while C`, `once each turn`, `at cost (...)`.

use super::text::Frames;
use crate::checks::moves;
use crate::reader::{Cursor, Cx, PhraseError, Read};
use crate::span::Span;
use crate::tree::{
    Builtin, EventPattern, Expr, ExprId, LimitId, LimitUse, Statement, THIS, Type, VerbId, YOU,
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
        let declared = self.book.at(limit);
        let params = declared.map_or_else(Vec::new, |limit| limit.params.clone());
        let mut key = Vec::new();
        for param in &params {
            key.push(match &param.ty {
                Type::Object(_) => self.local(THIS, span),
                Type::Player => self.local(YOU, span),
                Type::Number => self.number(i64::from(clause), span),
                Type::Title | Type::Text => {
                    let this = self.local(THIS, span);
                    self.ask(Builtin::Title, vec![this], span)
                }
                _ => {
                    return Err(self.report(PhraseError::NotYet {
                        what: "a limit with such a key, behind which nothing says its values,",
                        span,
                    }));
                }
            });
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
        let declared = self.book.at(limit);
        let (most, whose) = declared.map_or((1, None), |limit| (limit.most, limit.whose));
        let most = self.number(most, span);
        let Some((whose, player)) = whose.and_then(|whose| Some((whose, *key.get(whose.key)?)))
        else {
            return most;
        };
        let now = self.ask(Builtin::TurnPlayer, Vec::new(), span);
        let player = match whose.opponent {
            true => self.ask(Builtin::Opponent, vec![player], span),
            false => player,
        };
        let test = self.equal(now, player, span);
        let otherwise = self.number(0, span);
        let most = Expr::If {
            test,
            then: most,
            otherwise,
        };
        self.push(most, span)
    }

    /// What is given up for a text: the verb is its cost. It stands at `place`.
    pub(super) fn given_up(
        &mut self,
        verb: VerbId,
        (span, place): (Span, Span),
        frames: &mut Frames,
    ) -> Read<()> {
        let known = self.book.at(verb);
        let body = known.and_then(|verb| verb.body);
        let name = super::effects::verb_name(self, verb);
        let help = if body.is_some_and(|body| moves(self.book, body)) {
            // What is given up must be a count: this would be done all the same, as a price.
            format!(
                "`in place of` gives up a play or the like; in place of what happens stands `instead of you {name}: ...`"
            )
        } else if known.is_some_and(|verb| !verb.params.is_empty()) {
            // Of how many, or of whom, is not said: it would be done to nothing, and cost nothing.
            format!(
                "say what is paid: `at cost ({name} ...)`; `in place of` is said of what is done to nothing"
            )
        } else {
            let (by, args) = (None, Vec::new());
            frames.cost.push((Statement::Do { verb, args, by }, span));
            frames.used = true;
            return Ok(());
        };
        Err(self.english(name, help, place))
    }
}
