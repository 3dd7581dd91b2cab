//! What an action is: its anchors, conditions, picks, limits, cost and effect.

use super::desk::Desk;
use super::procedures::{limit_use, menu_of};
use super::raw::RawAction;
use super::shape::{done, keyword, whole};
use crate::reader::{Cursor, Cx, DeclareError, Env, Read, Setting, TrapError, phrase, types};
use crate::sentence::{Item, Word, WordKind};
use crate::tree::{Anchor, BlockId, LimitUse, Pick, Requirement};
use smol_str::SmolStr;

/// The parts of an action, gathered item by item.
#[derive(Default)]
pub(super) struct Parts {
    anchors: Vec<Anchor>,
    legal: Vec<Requirement>,
    pub(super) picks: Vec<Pick>,
    limits: Vec<LimitUse>,
    cost: Option<BlockId>,
    body: Option<BlockId>,
    declares: Option<BlockId>,
    /// Conditions read since the last anchor, which belong to it if another one follows.
    waiting: Vec<Requirement>,
}

impl Parts {
    /// A condition between two anchors cuts the enumeration short; it belongs to the first.
    fn next_anchor(&mut self) {
        let waiting = std::mem::take(&mut self.waiting);
        match self.anchors.last_mut() {
            Some(last) => last.legal.extend(waiting),
            None => self.legal.extend(waiting),
        }
    }
}

/// The third pass: an action's block.
pub(super) fn body(desk: &mut Desk, action: &RawAction<'_>) {
    let mut env = Env::new(Setting::Kernel).with_you();
    env.rule = action.place.rule;
    let mut menus = Vec::new();
    for menu in &action.menus {
        menus.extend(menu_of(desk, *menu));
    }
    let mut parts = Parts::default();
    let mut failed = false;
    for item in action.item.block.iter().flat_map(|block| &block.items) {
        // One part may need the names of another, so what follows a mistake is read all the same:
        // a name that failed is known to have failed.
        failed |= !item.is_broken() && part(desk, &mut env, &mut parts, item).is_err();
    }
    let waiting = std::mem::take(&mut parts.waiting);
    parts.legal.extend(waiting);
    if parts.body.is_none() && !failed {
        desk.expected(
            "`do` and a block with what the action does",
            action.item.head.span,
        );
    }
    let names = env
        .locals
        .iter()
        .map(|local| (local.name.clone(), local.slot));
    desk.vocab.action_slots.insert(action.id, names.collect());
    let Some(known) = desk.book.actions.get_mut(action.id.index()) else {
        return;
    };
    known.menus = menus;
    known.anchors = parts.anchors;
    known.legal = parts.legal;
    known.picks = parts.picks;
    known.limits = parts.limits;
    known.cost = parts.cost;
    known.declares = parts.declares;
    known.slots = env.slots;
    if let Some(body) = parts.body {
        known.body = body;
    }
}

fn part(desk: &mut Desk, env: &mut Env, parts: &mut Parts, item: &Item) -> Read<()> {
    let (word, span, words) = keyword(item);
    if matches!(word, "name" | "legal" | "limit") {
        before_picks(desk, parts, &whole(item).words)?;
    }
    match word {
        "name" => {
            parts.next_anchor();
            let all = whole(item);
            let anchor = anchor(desk, env, Cursor::new(&all))?;
            parts.anchors.push(anchor);
        }
        "pick" => {
            let Some(from) = &item.colon else {
                return Err(desk.expected("a colon and what is chosen", words.span().after()));
            };
            let mut cx = desk.cx(std::mem::take(env));
            let read = phrase::pick(&mut cx, words, Cursor::new(from));
            *env = cx.env;
            parts.picks.push(read?);
        }
        "agree" => {
            let all = whole(item);
            let _ = words;
            super::agree::agree(desk, env, parts, item, Cursor::new(&all))?;
        }
        "legal" => {
            let all = whole(item);
            let read = requirement(desk, env, item, Cursor::new(&all))?;
            parts.waiting.push(read);
        }
        "limit" => {
            let (limit, key) = limit_use(desk, env, words)?;
            let max = desk.cx(Env::default()).most_uses(limit, &key, span);
            parts.limits.push(LimitUse { limit, key, max });
        }
        "cost" => parts.cost = Some(block(desk, env, item, words)?),
        "do" => parts.body = Some(block(desk, env, item, words)?),
        "declares" => parts.declares = Some(block(desk, env, item, words)?),
        _ => return Err(desk.report(DeclareError::NotOfAction { span })),
    }
    Ok(())
}

/// Refuses the name of a choice in what is asked before anything is chosen: it could never tell.
fn before_picks(desk: &mut Desk, parts: &Parts, words: &[Word]) -> Read<()> {
    let named = parts.picks.iter().filter_map(|pick| pick.name.clone());
    let spoken = named.filter_map(|name| Some((phrase::spoken(words, &name)?, name)));
    match spoken.min_by_key(|(span, _)| span.start) {
        None => Ok(()),
        Some((span, name)) => Err(desk.report(TrapError::BeforePick { name, span })),
    }
}

/// `name X in S`, `name X in S where C`; in C the member is `it`: it has no name before it is chosen.
fn anchor(desk: &mut Desk, env: &mut Env, words: Cursor<'_>) -> Read<Anchor> {
    let Some(name) = words.peek() else {
        return Err(desk.expected("a name", words.here()));
    };
    let mut set = words;
    set.next_word();
    if !set.eat("in") {
        return Err(desk.expected("`in` and a set", set.here()));
    }
    let early = phrase::spoken(set.rest(), name.name().unwrap_or_default());
    let mut cx = desk.cx(std::mem::take(env));
    let read = match cx.check_local(name) {
        Ok(()) if let Some(span) = early => {
            let name = SmolStr::new(name.name().unwrap_or_default());
            Err(cx.report(TrapError::BeforeName { name, span }))
        }
        Ok(()) => phrase::unnamed(&mut cx, set),
        Err(reported) => Err(reported),
    };
    let ty = match &read {
        Ok(from) => match types::element(cx.book, &from.ty) {
            Some(ty) => Ok(ty),
            None => Err(cx.report(DeclareError::NoSet { span: set.span() })),
        },
        Err(reported) => Err(*reported),
    };
    // A name whose set failed is known to have failed, so that what uses it stays silent.
    let text = SmolStr::new(name.name().unwrap_or_default());
    let slot = cx.env.bind(text.clone(), ty.clone().ok(), name.span);
    *env = cx.env;
    ty?;
    Ok(Anchor {
        name: text,
        slot,
        from: read?.id,
        legal: Vec::new(),
    })
}

/// `legal when C [because "..."]`
fn requirement(
    desk: &mut Desk,
    env: &mut Env,
    item: &Item,
    mut words: Cursor<'_>,
) -> Read<Requirement> {
    if !words.eat("when") {
        return Err(desk.expected("`when` and a condition", words.here()));
    }
    let cites = desk.cites(item);
    let mut cx = desk.cx(std::mem::take(env));
    cx.env.ahead = true;
    let read = because(&mut cx, words).and_then(|(words, says)| {
        let test = phrase::condition(&mut cx, words)?;
        let says = says.map(|says| cx.text(&says));
        Ok(Requirement { test, says, cites })
    });
    cx.env.ahead = false;
    *env = cx.env;
    read
}

/// Parts a row at `because "..."`.
pub(super) fn because<'s>(
    cx: &mut Cx<'_>,
    words: Cursor<'s>,
) -> Read<(Cursor<'s>, Option<SmolStr>)> {
    let Some((front, mut back)) = words.split(|word| word.is("because")) else {
        return Ok((words, None));
    };
    let here = back.here();
    let text = match back.next_word().map(|word| &word.kind) {
        Some(WordKind::Text(text)) if back.is_done() => text.clone(),
        Some(WordKind::Text(_)) => {
            return Err(cx.report(DeclareError::Extra { span: back.span() }));
        }
        _ => {
            return Err(cx.report(DeclareError::Expected {
                what: "the reason in quotation marks",
                span: here,
            }));
        }
    };
    Ok((front, Some(text)))
}

fn block(desk: &mut Desk, env: &mut Env, item: &Item, words: Cursor<'_>) -> Read<BlockId> {
    done(desk, &words)?;
    let mut cx = desk.cx(std::mem::take(env));
    let read = if let Some(block) = &item.block {
        phrase::statements(&mut cx, &block.items)
    } else if let Some(colon) = &item.colon {
        phrase::effects(&mut cx, Cursor::new(colon))
    } else {
        Err(cx.report(DeclareError::Expected {
            what: "a block",
            span: item.head.span.after(),
        }))
    };
    *env = cx.env;
    read
}
