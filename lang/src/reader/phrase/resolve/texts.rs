//! The text of cards (R4): `FRAME, FRAME: body`, `SUBJECT: CHANGES`, `SUBJECT cannot VERB`.

use super::super::effect::Body;
use super::super::text::{Frames, Source};
use super::Resolver;
use crate::phrase::token::Class as Token;
use crate::phrase::tree::{NodeId, Shape};
use crate::reader::{DroppedError, PhraseError, Read, TrapError};
use crate::sentence::{spelled, spelled_items};
use crate::tree::Card;
use smol_str::SmolStr;

impl<'w> Resolver<'_, '_, 'w> {
    /// One text of a card.
    pub(in crate::reader::phrase) fn card_text_at(
        &mut self,
        root: NodeId,
        source: Source<'_>,
        card: &mut Card,
    ) -> Read<()> {
        let (before, body) = match self.shape(root) {
            Shape::Text => (self.members_of(self.part(root, 0)), self.part(root, 1)),
            _ => (&[][..], root),
        };
        let mut frames = Frames::default();
        for frame in before {
            self.by_itself(*frame, |this| {
                this.frame_at(*frame, source.clause, &mut frames)
            })?;
        }
        if let Some(last) = before.last() {
            self.behind_frames(*last, body)?;
        }
        if let Some(trigger) = frames.trigger.take() {
            let (event, when) = self.waits_for_it(&mut frames, trigger, source.span)?;
            let may = self.you_may(body);
            let by = match may {
                Some(_) => Some(self.you(source.span)?.id),
                None => None,
            };
            let mut effects = Body::new();
            self.env.group_end = None;
            self.body_at(may.unwrap_or(body), source, &mut effects)?;
            self.does_then(source, frames, (event, when, by), effects, card);
            return Ok(());
        }
        frames.outside = self.counts_outside(&mut frames, None);
        self.text_without_event(source, frames, body, card)
    }

    /// Text that stands, or gives an action.
    fn text_without_event(
        &mut self,
        source: Source<'_>,
        frames: Frames,
        body: NodeId,
        card: &mut Card,
    ) -> Read<()> {
        let first = self.first_effect(body);
        let shape = self.shape(first);
        let stands = matches!(shape, Shape::ChangesOf | Shape::Cannot);
        if stands && frames.used {
            return Err(self.used_standing(first, body));
        }
        if stands {
            let roles = match shape {
                Shape::ChangesOf => self.standing_at(first)?,
                _ => {
                    let role = self.forbidden_at(first)?;
                    let behind = self.end(first);
                    self.nothing_behind(&behind)?;
                    self.finish(&behind)?;
                    vec![role]
                }
            };
            self.stands_while(&frames)?;
            for role in roles {
                self.stand(source, &frames, role, card);
            }
            return Ok(());
        }
        let mut effects = Body::new();
        let Some(may) = self.you_may(body) else {
            let words = self.exact(body);
            self.no_frame(&words)?;
            // What is wrong with the words themselves comes first.
            self.body_at(body, source, &mut effects)?;
            let span = source.span;
            return Err(self.report(PhraseError::NoTrigger { span }));
        };
        // By its words a menu tells it from other actions of the card.
        let words = match &source.item.block {
            Some(block) if self.token(may) == Some(Token::Block) => spelled_items(&block.items),
            _ => spelled(self.exact(may).rest()),
        };
        let says = (!words.is_empty()).then(|| self.text(&words));
        self.env.group_end = None;
        self.body_at(may, source, &mut effects)?;
        self.may_be_done(source, frames, says, effects, card);
        Ok(())
    }

    /// Refuses a comma between frames and what is done. Behind a comma a change may stand, which has its own colon.
    fn behind_frames(&mut self, last: NodeId, body: NodeId) -> Read<()> {
        let mut behind = self.end(last);
        let span = behind.here();
        let changes = self.shape(self.first_effect(body)) == Shape::ChangesOf;
        if !behind.eat_comma() || changes || self.verb_here(&behind).is_none() {
            return Ok(());
        }
        let help = format!(
            "write a colon for the comma: `...: {}`",
            super::super::spell::row(behind.rest())
        );
        Err(self.report(TrapError::English {
            word: SmolStr::new_static(","),
            help: help.into(),
            span,
        }))
    }

    /// The effect with which others begin, without what stands behind it.
    fn first_effect(&self, id: NodeId) -> NodeId {
        let mut first = id;
        while matches!(
            self.shape(first),
            Shape::Sequence
                | Shape::Together
                | Shape::Ways
                | Shape::EffectIf
                | Shape::EffectUnless
                | Shape::EffectUntil
        ) {
            first = self.part(first, 0);
        }
        first
    }

    /// Refuses a prohibition or changes behind what somebody does, so often or at such a cost: they would stand all the time.
    fn used_standing(&mut self, first: NodeId, body: NodeId) -> crate::reader::Reported {
        let subject = self.exact(self.part(first, 0));
        if self.shape(first) == Shape::ChangesOf
            && let Err(reported) = self.no_frame(&subject)
        {
            return reported;
        }
        let ends = self.exact(body).find(|word| word.is("until")).is_some();
        let (said, span) = (self.written(body), self.place(body));
        self.report(DroppedError::UsedStanding { said, ends, span })
    }

    /// What `you may` do, if a body says it.
    fn you_may(&self, id: NodeId) -> Option<NodeId> {
        let who = self.only_head(self.part(id, 0));
        let you = self.shape(id) == Shape::May && self.token(who?) == Some(Token::You);
        you.then(|| self.part(id, 1))
    }

    /// What a text does.
    fn body_at(&mut self, id: NodeId, source: Source<'_>, out: &mut Body) -> Read<()> {
        if let Some(other) = source.item.otherwise.first() {
            return Err(self.report(TrapError::English {
                word: SmolStr::new_static("else"),
                help: "it belongs to `if` or `may` among what happens: `FRAME { you may { ... } else { ... } }`".into(),
                span: other.span,
            }));
        }
        match &source.item.block {
            Some(block) if self.token(id) == Some(Token::Block) => {
                self.all_items(&block.items, out)
            }
            _ => self.effects_at(id, out),
        }
    }
}
