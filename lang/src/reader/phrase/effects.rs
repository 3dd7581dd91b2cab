//! Effects: what is done, one after the other, at the same time, or under a condition (R5).

use super::resolver::Resolver;
use crate::phrase::tree::{NodeId, Shape};
use crate::reader::{Cx, PhraseError, Read, Reported, Setting, TrapError};
use crate::span::Span;
use crate::tree::{Alternative, Expr, ExprId, Statement};
use smol_str::SmolStr;

impl Resolver<'_, '_, '_> {
    /// Effects of any shape, put behind those of a body.
    pub(super) fn effects_at(&mut self, id: NodeId, out: &mut Body) -> Read<()> {
        match self.shape(id) {
            Shape::Sequence | Shape::Together => self.steps_at(id, out),
            Shape::EffectIf | Shape::EffectUnless => self.conditional_effect(id, out),
            Shape::Ways => self.ways_at(id, out),
            Shape::May => self.may_at(id, out),
            Shape::ChooseOne => self.choose_one_at(id, out),
            Shape::EffectGroup => {
                let span = self.place(id);
                self.within(span, |this| this.effects_at(this.part(id, 0), out))
            }
            Shape::Deed | Shape::SetTo => self.deed_at(id, NodeId::NONE, out),
            Shape::EffectUntil => self.effect_until(id, out),
            Shape::Clause | Shape::Was => self.done_by_somebody(id, out),
            Shape::Call => self.call_at(id, out),
            Shape::Announce => self.announce_at(id, out),
            Shape::ChangesOf | Shape::Cannot | Shape::Must => self.changes_at(id, out),
            Shape::Mistake => Err(Reported::before()),
            _ => self.wanted_at("an effect", id),
        }
    }

    /// What stands between `then` and commas, each with whether `then` stands before it.
    fn steps_of(&self, id: NodeId) -> Vec<(bool, NodeId)> {
        let mut steps = Vec::new();
        let mut open = vec![(false, id)];
        while let Some((then, id)) = open.pop() {
            let shape = self.shape(id);
            match shape {
                Shape::Sequence | Shape::Together => {
                    open.push((shape == Shape::Sequence, self.part(id, 1)));
                    open.push((then, self.part(id, 0)));
                }
                _ => steps.push((then, id)),
            }
        }
        steps
    }

    /// `A then B, C`.
    fn steps_at(&mut self, id: NodeId, out: &mut Body) -> Read<()> {
        let steps = self.steps_of(id);
        let last = steps.len().saturating_sub(1);
        let mut either = None;
        for (place, (then, step)) in steps.into_iter().enumerate() {
            let conditional = matches!(self.shape(step), Shape::EffectIf | Shape::EffectUnless);
            if then {
                self.env.group_end.get_or_insert(out.len());
            }
            if self.is_change(step) {
                return Err(self.change_beside(id));
            }
            if conditional && place == last {
                return Err(self.behind_several(step));
            }
            self.effects_at(step, out)?;
            let ways = match conditional {
                true => self.part(step, 0),
                false => step,
            };
            if self.shape(ways) == Shape::Ways {
                either = either.or(Some(self.place(ways)));
            }
        }
        match either {
            // `A or B, C` could let C go with B alone.
            Some(span) => Err(self.report(TrapError::OrBesides { span })),
            None => Ok(()),
        }
    }

    /// Whether somebody changes, outside parentheses.
    fn is_change(&self, id: NodeId) -> bool {
        let of = match self.shape(id) {
            Shape::EffectUntil => self.part(id, 0),
            _ => id,
        };
        self.shape(of) == Shape::ChangesOf
    }

    /// Says that a change stands beside other effects.
    fn change_beside(&mut self, id: NodeId) -> Reported {
        let at = self.begin(id);
        let word = at.word();
        let help = format!(
            "put the change in parentheses beside other effects: `{word} ..., (SUBJECT: FIELD +1 until ...)`"
        );
        self.english(word, help, at.here())
    }

    /// Says that a condition stands behind several effects, and may be meant for one or for all.
    fn behind_several(&mut self, id: NodeId) -> Reported {
        let at = self.end(self.part(id, 0));
        let word = at.word();
        let span = at.here().to(self.place(self.part(id, 1)));
        self.report(PhraseError::TrailingIf { word, span })
    }

    /// `A if C`, `A unless N`.
    fn conditional_effect(&mut self, id: NodeId, out: &mut Body) -> Read<()> {
        let (effect, test) = (self.part(id, 0), self.part(id, 1));
        let at = self.end(effect);
        if self.is_change(effect) {
            return self.finish(&at);
        }
        if self.env.setting == Setting::Card && self.shape(effect) == Shape::Cannot {
            // Asked once, when this is done, or as long as it is forbidden?
            let (word, span) = (at.word(), at.here());
            return Err(self.report(TrapError::BehindChanges { word, span }));
        }
        let shown = self.env.shown.len();
        let unless = self.shape(id) == Shape::EffectUnless;
        let read = match unless {
            true => self.unless_at(test),
            false => self.truth_at(test),
        };
        let read = read.and_then(|test| {
            self.learn(test);
            let mut body = Body::new();
            self.effects_at(effect, &mut body)?;
            Ok((test, body))
        });
        self.env.shown.truncate(shown);
        let (test, body) = read?;
        let arms = vec![(test, self.block(body))];
        let otherwise = None;
        out.push((Statement::If { arms, otherwise }, self.place(id)));
        Ok(())
    }

    /// That a requirement is not met.
    pub(super) fn unless_at(&mut self, id: NodeId) -> Read<ExprId> {
        let need = self.needs_at(id)?;
        let words = self.exact(id);
        self.somebody_is_asked(need, &words)?;
        let span = self.place(id);
        Ok(self.push(Expr::Not(need), span))
    }

    /// `A until T`: a change or prohibition, or a mark.
    fn effect_until(&mut self, id: NodeId, out: &mut Body) -> Read<()> {
        let (effect, until) = (self.part(id, 0), self.part(id, 1));
        match self.shape(effect) {
            Shape::ChangesOf | Shape::Cannot | Shape::Must => self.changes_at(id, out),
            Shape::Deed => self.deed_at(effect, until, out),
            _ => {
                self.effects_at(effect, out)?;
                self.extra(until)
            }
        }
    }
}

/// Statements in the making, each with its place.
pub(super) type Body = Vec<(Statement, Span)>;

impl Cx<'_> {
    /// One way to follow text, in the words of the text.
    pub(super) fn alternative(
        &mut self,
        words: &str,
        arm: Body,
        end: Option<usize>,
    ) -> Alternative {
        let able = self.able_to_give(&arm, end);
        let body = self.block(arm);
        Alternative {
            says: (!words.is_empty()).then(|| self.text(words)),
            able,
            body,
        }
    }
}

pub(super) fn verb_name(cx: &Cx<'_>, verb: crate::tree::VerbId) -> SmolStr {
    let verb = cx.book.verbs.get(verb.index());
    verb.map(|verb| verb.named.name.clone()).unwrap_or_default()
}
