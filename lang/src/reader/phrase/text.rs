//! The text of cards (R4): `FRAME, FRAME: body`, `SUBJECT: CHANGES`, `SUBJECT cannot VERB`.

use super::effect::Body;
use super::statement::recalls;
use crate::reader::{Cx, PhraseError, Read, TrapError};
use crate::sentence::{Item, Word};
use crate::span::Span;
use crate::tree::{
    Card, CardId, EventPattern, ExprId, Hook, HookId, HookOwner, HookRole, LimitUse, MenuId, Rank,
    Requirement,
};
use crate::vocabulary::When;
use smol_str::SmolStr;

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
        let Some(span) = frames.asks_once else {
            return Ok(());
        };
        Err(self.report(TrapError::English {
            word: SmolStr::new_static("if"),
            help: "write `while`".into(),
            span,
        }))
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
        let hook = HookId(u32::try_from(self.book.hooks.len()).unwrap_or(u32::MAX));
        self.book.hooks.push(Hook {
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
