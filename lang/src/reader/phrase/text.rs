//! The text of cards (R4): `FRAME, FRAME: body`, `SUBJECT: CHANGES`, `SUBJECT cannot VERB`.

use super::effects::Body;
use super::resolver::Resolver;
use super::statement::recalls;
use crate::phrase::token::Class as Token;
use crate::phrase::tree::{NodeId, Shape};
use crate::reader::{Cx, DroppedError, PhraseError, Read, Reported};
use crate::sentence::{Item, Word, spelled, spelled_items};
use crate::span::Span;
use crate::tree::{
    Card, CardId, EventPattern, ExprId, Hook, HookOwner, HookRole, LimitUse, MenuId, Rank,
    Requirement,
};
use crate::vocabulary::When;

/// What stands before the body.
#[derive(Default)]
pub(super) struct Frames {
    /// What must hold for the text to be active.
    pub(super) active: Vec<ExprId>,
    /// Where the first condition says `if`, without a happening before it.
    pub(super) asks_once: Option<Span>,
    /// What must hold of the happening besides.
    pub(super) tests: Vec<ExprId>,
    pub(super) trigger: Option<(EventPattern, When)>,
    pub(super) limits: Vec<LimitUse>,
    pub(super) cost: Body,
    pub(super) legal: Vec<Requirement>,
    /// The menus that the text names, itself or by a limit.
    pub(super) menus: Vec<MenuId>,
    /// Where it names one itself.
    pub(super) said: Option<Span>,
    /// Whether there is a limit or cost, so that somebody has to decide.
    pub(super) used: bool,
    /// Whether the text counts where its card is not in play.
    pub(super) outside: bool,
}

impl Frames {
    /// A condition: behind a happening it is one of the happening, and may speak of whom it happens to.
    pub(super) fn condition(&mut self, test: ExprId) {
        match self.trigger {
            Some(_) => self.tests.push(test),
            None => self.active.push(test),
        }
    }
}

/// Whose text it is.
#[derive(Clone, Copy)]
pub(super) struct Source<'i> {
    pub(super) item: &'i Item,
    pub(super) card: CardId,
    pub(super) clause: u32,
    pub(super) span: Span,
}

impl Cx<'_> {
    /// Whose text it is; what is read from now on stands in it.
    pub(super) fn source_of_text<'i>(
        &mut self,
        item: &'i Item,
        words: &[Word],
        clause: u32,
        card: CardId,
    ) -> Source<'i> {
        let span = match (words.first(), words.last()) {
            (Some(first), Some(last)) => first.span.to(last.span),
            _ => item.span,
        };
        self.env.recalls = recalls(words);
        self.env.stands = true;
        self.env.colon = item.block.is_some() || words.iter().any(Word::is_colon);
        Source {
            item,
            card,
            clause,
            span,
        }
    }

    /// Refuses `if` before what stands: it is not asked once, but for as long as the card lies there.
    pub(super) fn stands_while(&mut self, frames: &Frames) -> Read<()> {
        match frames.asks_once {
            Some(span) => Err(self.english("if", "write `while`", span)),
            None => Ok(()),
        }
    }

    /// What a text waits for, with the conditions that belong to it.
    pub(super) fn waits_for_it(
        &mut self,
        frames: &mut Frames,
        (mut pattern, when): (EventPattern, When),
        span: Span,
    ) -> Read<(EventPattern, When)> {
        if let Some(span) = frames.said {
            // What waits for a happening is not begun by a player.
            return Err(self.report(PhraseError::TwoTriggers { span }));
        }
        let (of_event, afterwards) = self.asked_afterwards(&pattern, when, &frames.tests)?;
        if self.leaves(&pattern, when) {
            // Who leaves play is judged as he was.
            let was = pattern.was.into_iter().chain(of_event).collect();
            pattern.was = self.both(was, span);
        } else {
            pattern.test = self.both(of_event, span);
        }
        frames.tests = afterwards;
        let asked = self.both(pattern.tests().collect(), span);
        frames.outside = self.counts_outside(frames, asked);
        Ok((pattern, when))
    }

    /// Enters what a text does when something happens.
    pub(super) fn does_then(
        &mut self,
        source: Source<'_>,
        mut frames: Frames,
        (event, when, by): (EventPattern, When, Option<ExprId>),
        effects: Body,
        card: &mut Card,
    ) {
        self.counts_behind(&mut frames, &effects);
        let end = self.env.group_end.take();
        // What nothing comes of uses up no limit, costs nothing and takes no other thing's place.
        let mut able = frames.tests.clone();
        if by.is_some() || frames.used || when == When::Instead {
            able.extend(self.payable(&frames.cost));
            able.extend(self.able_after(&frames.cost, &effects));
            if by.is_some() {
                able.extend(self.all_given(&frames.cost, &effects, end));
            }
        }
        let able = self.both(able, source.span);
        let body = frames.cost.iter().cloned().chain(effects).collect();
        let body = self.block(body);
        let limits = frames.limits.clone();
        let role = match when {
            When::Instead => HookRole::Instead {
                event,
                by,
                able,
                body,
                limits,
            },
            When::After | When::Before => HookRole::Trigger {
                event,
                before: when == When::Before,
                each: None,
                by,
                able,
                body,
                limits,
            },
        };
        self.stand(source, &frames, role, card);
    }

    /// Enters a piece of standing text.
    pub(super) fn stand(
        &mut self,
        source: Source<'_>,
        frames: &Frames,
        role: HookRole,
        card: &mut Card,
    ) {
        let active = self.both(frames.active.clone(), source.span);
        let anywhere = frames.outside;
        let hook = self.hook(Hook {
            owner: HookOwner::Card(source.card, source.clause),
            rank: Rank::Card,
            overrides: Vec::new(),
            slots: self.env.slots,
            active,
            anywhere,
            role,
            cites: Vec::new(),
            span: source.item.span,
        });
        card.hooks.push(hook);
    }
}

impl<'w> Resolver<'_, '_, 'w> {
    pub(super) fn card_text_at(
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
        let help = format!("write a colon for the comma: `...: {}`", behind.row());
        Err(self.english(",", help, span))
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

    /// Refuses a prohibition or changes behind what somebody does, so often or at such a cost: they would stand all
    /// the time.
    fn used_standing(&mut self, first: NodeId, body: NodeId) -> Reported {
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

    fn body_at(&mut self, id: NodeId, source: Source<'_>, out: &mut Body) -> Read<()> {
        if let Some(other) = source.item.otherwise.first() {
            let help = "it belongs to `if` or `may` among what happens: `FRAME { you may { ... } else { ... } }`";
            return Err(self.english("else", help, other.span));
        }
        match &source.item.block {
            Some(block) if self.token(id) == Some(Token::Block) => {
                self.all_items(&block.items, out)
            }
            _ => self.effects_at(id, out),
        }
    }
}
