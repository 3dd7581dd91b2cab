//! The text of cards (R4): `FRAME, FRAME: body`, `SUBJECT: CHANGES`, `SUBJECT cannot VERB`.

use super::effect::Body;
use super::statement::{recalls, whole};
use crate::reader::{Cursor, Cx, PhraseError, Read, TrapError};
use crate::sentence::{Item, Word};
use crate::span::Span;
use crate::tree::{
    Card, CardId, EventPattern, ExprId, Hook, HookId, HookOwner, HookRole, LimitUse, MenuId, Rank,
    Requirement,
};
use crate::vocabulary::{Special, When};
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
    /// One text item of a card.
    ///
    /// # Errors
    /// When it was reported.
    pub(super) fn card_item(
        &mut self,
        item: &Item,
        clause: u32,
        id: CardId,
        card: &mut Card,
    ) -> Read<()> {
        let words = whole(item);
        let source = self.source_of_text(item, &words, clause, id);
        let span = source.span;
        let mut at = Cursor::over(&words, span);
        let mut frames = Frames::default();
        let mut framed = false;
        let mut comma = None;
        while !at.is_done() {
            let end = match self.declared_head(&at) {
                // Its words are no words of phrases, so a colon behind them binds no name.
                Some((_, count)) => count,
                None => self.frame_end(&at),
            };
            let mut ahead = at;
            let mut frame = ahead.take(end);
            if !self.frame(&mut frame, clause, &mut frames)? {
                // Behind a comma a change may stand, which has its own colon; what is done stands behind one.
                let done = self.change_colon(&at).is_none() && self.verb_here(&at).is_some();
                if let Some(span) = comma.filter(|_| done) {
                    let help = format!(
                        "write a colon for the comma: `...: {}`",
                        super::spell::row(at.rest())
                    );
                    let word = SmolStr::new_static(",");
                    return Err(self.report(TrapError::English {
                        word,
                        help: help.into(),
                        span,
                    }));
                }
                break;
            }
            self.finish(&frame)?;
            framed = true;
            at = ahead;
            if at.is_done() {
                break;
            }
            comma = at
                .peek()
                .filter(|word| word.is_comma())
                .map(|word| word.span);
            if at.eat_comma() {
                continue;
            }
            let colon = at.here();
            if !at.eat_if(|word| word.is_colon()) {
                return Err(self.expected("a comma or a colon", &at));
            }
            if item.block.is_none() && self.begins_frame(&at) {
                return Err(self.report(TrapError::FrameBehindColon { span: colon }));
            }
            break;
        }
        if framed && at.is_done() && item.block.is_none() {
            return Err(self.report(PhraseError::Missing {
                what: "what happens then",
                span: at.here(),
                help: Some(String::from(
                    "write a colon and what happens: `...: stop ...`",
                )),
            }));
        }
        self.body_of(source, frames, at, card)
    }

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

    /// The body behind the frames.
    fn body_of(
        &mut self,
        source: Source<'_>,
        mut frames: Frames,
        mut at: Cursor<'_>,
        card: &mut Card,
    ) -> Read<()> {
        let changes = self
            .change_colon(&at)
            .filter(|_| source.item.block.is_none());
        if let Some(trigger) = frames.trigger.take() {
            let (pattern, when) = self.waits_for_it(&mut frames, trigger, source.span)?;
            return self.triggered(source, frames, pattern, when, at, card);
        }
        frames.outside = self.counts_outside(&mut frames, None);
        if let Some(colon) = changes.filter(|_| !frames.used) {
            let subject = at.take(colon);
            at.next_word();
            let roles = self.standing_changes(subject, at)?;
            self.stands_while(&frames)?;
            for role in roles {
                self.stand(source, &frames, role, card);
            }
            return Ok(());
        }
        let may = self.eat_you_may(&mut at);
        if frames.used && !may {
            self.stands_behind_use(&at, changes)?;
        }
        if !may && let Some(role) = self.prohibition(&mut at)? {
            self.stands_while(&frames)?;
            self.stand(source, &frames, role, card);
            return Ok(());
        }
        if may && at.peek().is_some_and(|word| word.is("not")) {
            return Err(self.may_not(&at));
        }
        if !may {
            let colon = at.find(|word| word.is_colon());
            let mut front = at;
            let head = front.take(colon.unwrap_or(at.rest().len()));
            self.no_frame(&head)?;
            if colon.is_some() {
                self.end_of_frame(&head)?;
            }
            // What is wrong with the words themselves comes first.
            let mut body = Body::new();
            self.read_body(source.item, at, &mut body)?;
            return Err(self.report(PhraseError::NoTrigger { span: source.span }));
        }
        self.action(source, frames, at, card)
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

    /// Takes `you may`.
    fn eat_you_may(&self, at: &mut Cursor<'_>) -> bool {
        let mut rest = *at;
        if self.eat_special(&mut rest, Special::You) && self.eat_special(&mut rest, Special::May) {
            *at = rest;
            return true;
        }
        false
    }

    /// The words or the block of a body.
    pub(super) fn read_body(
        &mut self,
        item: &Item,
        mut at: Cursor<'_>,
        out: &mut Body,
    ) -> Read<()> {
        self.env.recalls |= recalls(at.rest());
        if let Some(other) = item.otherwise.first() {
            return Err(self.report(TrapError::English {
                word: SmolStr::new_static("else"),
                help: "it belongs to `if` or `may` among what happens: `FRAME { you may { ... } else { ... } }`".into(),
                span: other.span,
            }));
        }
        match &item.block {
            Some(block) if at.is_done() => {
                let mut failed = None;
                for item in &block.items {
                    if let Err(reported) = self.statement(item, out) {
                        failed = Some(reported);
                    }
                }
                failed.map_or(Ok(()), Err)
            }
            Some(block) => {
                let span = at.span();
                self.options(at, item, block, span, out)
            }
            None => match self.change_colon(&at) {
                Some(colon) => {
                    let span = at.span();
                    self.lasting(at, colon, span, out)
                }
                None => self.effects(&mut at, out),
            },
        }
    }

    /// Text that waits for a happening.
    fn triggered(
        &mut self,
        source: Source<'_>,
        frames: Frames,
        event: EventPattern,
        when: When,
        mut at: Cursor<'_>,
        card: &mut Card,
    ) -> Read<()> {
        let by = if self.eat_you_may(&mut at) {
            Some(self.you(source.span)?.id)
        } else {
            None
        };
        if by.is_some() && at.peek().is_some_and(|word| word.is("not")) {
            return Err(self.may_not(&at));
        }
        let mut effects = Body::new();
        self.env.group_end = None;
        self.read_body(source.item, at, &mut effects)?;
        self.does_then(source, frames, (event, when, by), effects, card);
        Ok(())
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

    /// `SUBJECT cannot VERB [OBJECT] [ROLE sel]`, `SUBJECT cannot be PARTICIPLE`.
    fn prohibition(&mut self, at: &mut Cursor<'_>) -> Read<Option<HookRole>> {
        let words = at.rest();
        let Some(found) = self.find_special(words, "cannot", Special::Cannot) else {
            return Ok(None);
        };
        if let Some(reported) = self.cannot_alone(at) {
            return Err(reported);
        }
        let mut subject = at.take(found);
        at.next_word();
        let role = self.forbidden(&mut subject, at)?;
        self.nothing_behind(at)?;
        self.finish(at)?;
        Ok(Some(role))
    }
}
