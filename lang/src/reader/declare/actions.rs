//! What an action is: its anchors, conditions, picks, limits, cost and effect.

use super::desk::Desk;
use super::form::Step::{Must, Phrase};
use super::form::{self, BECAUSE, Step};
use super::hooks::whole;
use super::menus::limit_use;
use super::procedures::menus_of;
use super::raw::Declared;
use super::table::keyword;
use super::verdicts::numbered;
use crate::reader::{Cursor, Cx, DeclareError, Env, Read, Setting, TrapError, phrase, types};
use crate::sentence::{Item, Word, WordKind};
use crate::tree::{
    Action, ActionId, Anchor, BlockId, CiteId, Constraint, LimitUse, Requirement, Type,
};

/// `legal when C [because "..."]`
const LEGAL: &[Step] = &[
    Must("`when` and a condition", &[Phrase("a condition")]),
    BECAUSE,
];
/// `name X in S`
const NAME: &[Step] = &[
    Step::Word("a name"),
    Must("`in` and a set", &[Phrase("a set")]),
];
/// `in WHO when C [because "..."]`, behind `agree (a, b)`
const AGREE: &[Step] = &[
    Must(
        "`in` and the name of a `pick`",
        &[Step::Word("the name of a `pick`")],
    ),
    Must("`when` and a condition", &[Phrase("a condition")]),
    BECAUSE,
];

/// The parts of an action, gathered item by item.
struct Parts {
    action: Action,
    body: Option<BlockId>,
    /// Conditions read since the last anchor, which belong to it if another one follows.
    waiting: Vec<Requirement>,
}

impl Parts {
    /// A condition between two anchors cuts the enumeration short; it belongs to the first.
    fn next_anchor(&mut self) {
        let waiting = std::mem::take(&mut self.waiting);
        let last = self.action.anchors.last_mut();
        last.map_or(&mut self.action.legal, |last| &mut last.legal)
            .extend(waiting);
    }
}

/// The third pass: an action's block.
pub(super) fn body(desk: &mut Desk, one: &Declared<'_>) {
    let id = ActionId(one.id);
    let Some(known) = desk.book.at(id) else {
        return;
    };
    let mut parts = Parts {
        action: known.clone(),
        body: None,
        waiting: Vec::new(),
    };
    if let Some(menus) = one.head.behind("in") {
        parts.action.menus = menus_of(desk, menus);
    }
    let mut env = Env::new(Setting::Kernel).with_you();
    env.rule = one.place.rule;
    let mut failed = false;
    for item in one.parts() {
        // One part may need the names of another, so what follows a mistake is read all the same:
        // a name that failed is known to have failed.
        let cites = desk.cites(item);
        failed |= !item.is_broken()
            && desk
                .within(&mut env, |cx| part(cx, &mut parts, item, cites))
                .is_err();
    }
    let Parts {
        mut action,
        body,
        waiting,
    } = parts;
    action.legal.extend(waiting);
    if body.is_none() && !failed {
        let what = "`do` and a block with what the action does";
        desk.expected(what, one.item.head.span);
    }
    action.body = body.unwrap_or_default();
    action.slots = env.slots;
    let names = env.locals.into_iter().map(|local| (local.name, local.slot));
    desk.vocab.action_slots.insert(id, names.collect());
    if let Some(known) = desk.book.at_mut(id) {
        *known = action;
    }
}

fn part(cx: &mut Cx<'_>, parts: &mut Parts, item: &Item, cites: Vec<CiteId>) -> Read<()> {
    let (word, span, words) = keyword(item);
    let all = whole(item);
    if matches!(word, "name" | "legal" | "limit") {
        before_picks(cx, parts, &all.words)?;
    }
    match word {
        "name" => {
            parts.next_anchor();
            let anchor = anchor(cx, Cursor::new(&all))?;
            parts.action.anchors.push(anchor);
        }
        "pick" => {
            let Some(from) = &item.colon else {
                let (what, span) = ("a colon and what is chosen", words.span().after());
                return Err(cx.report(DeclareError::Expected { what, span }));
            };
            let pick = phrase::pick(cx, words, Cursor::new(from))?;
            parts.action.picks.push(pick);
        }
        "agree" => agree(cx, parts, Cursor::new(&all), cites)?,
        "legal" => {
            let read = form::read(Cursor::new(&all), LEGAL);
            let head = cx.check(read)?;
            cx.env.ahead = true;
            let test = head.behind("when").map(|test| phrase::condition(cx, test));
            cx.env.ahead = false;
            if let Some(test) = test.transpose()? {
                let says = head.text("because").map(|says| cx.text(&says));
                parts.waiting.push(Requirement { test, says, cites });
            }
        }
        "limit" => {
            let (limit, key) = limit_use(cx, words)?;
            let max = cx.most_uses(limit, &key, span);
            parts.action.limits.push(LimitUse { limit, key, max });
        }
        "cost" => parts.action.cost = Some(block(cx, item, words)?),
        "do" => parts.body = Some(block(cx, item, words)?),
        "declares" => parts.action.declares = Some(block(cx, item, words)?),
        _ => return Err(cx.report(DeclareError::NotOfAction { span })),
    }
    Ok(())
}

/// Refuses the name of a choice in what is asked before anything is chosen: it could never tell.
fn before_picks(cx: &mut Cx<'_>, parts: &Parts, words: &[Word]) -> Read<()> {
    let named = parts
        .action
        .picks
        .iter()
        .filter_map(|pick| pick.name.clone());
    let spoken = named.filter_map(|name| Some((phrase::spoken(words, &name)?, name)));
    match spoken.min_by_key(|(span, _)| span.start) {
        None => Ok(()),
        Some((span, name)) => Err(cx.report(TrapError::BeforePick { name, span })),
    }
}

/// `name X in S`, `name X in S where C`; in C the member is `it`: it has no name before it is chosen.
fn anchor(cx: &mut Cx<'_>, words: Cursor<'_>) -> Read<Anchor> {
    let read = form::read(words, NAME);
    let head = cx.check(read)?;
    let (name, span) = head.name();
    let set = head.behind("in").unwrap_or(words);
    let early = phrase::spoken(set.rest(), &name);
    let read = words.peek().map_or(Ok(()), |word| cx.check_local(word));
    let read = read.and_then(|()| match early {
        Some(span) => {
            let name = name.clone();
            Err(cx.report(TrapError::BeforeName { name, span }))
        }
        None => phrase::unnamed(cx, set),
    });
    let read = read.and_then(|from| match types::element(cx.book, &from.ty) {
        Some(ty) => Ok((from.id, ty)),
        None => Err(cx.report(DeclareError::NoSet { span: set.span() })),
    });
    // A name whose set failed is known to have failed, so that what uses it stays silent.
    let ty = read.as_ref().ok().map(|(_, ty)| ty.clone());
    let slot = cx.env.bind(name.clone(), ty, span);
    Ok(Anchor {
        name,
        slot,
        from: read?.0,
        legal: Vec::new(),
    })
}

/// `agree (a, b) in WHO when C [because "..."]`: every two of those that are picked go together.
fn agree(
    cx: &mut Cx<'_>,
    parts: &mut Parts,
    mut words: Cursor<'_>,
    cites: Vec<CiteId>,
) -> Read<()> {
    let here = words.here();
    let names = match words.next_word().map(|word| &word.kind) {
        Some(WordKind::Group(phrases)) => phrases.as_slice(),
        _ => &[],
    };
    let names = names.iter().flat_map(|names| Cursor::new(names).parts());
    let names: Vec<&Word> = names.filter_map(|name| name.peek()).collect();
    let [one, other] = names.as_slice() else {
        let what = "two names in parentheses, such as `(a, b)`";
        return Err(cx.report(DeclareError::Expected { what, span: here }));
    };
    let read = form::read(words, AGREE);
    let head = cx.check(read)?;
    let (who, span) = head.word("in").unwrap_or_default();
    let mut picks = parts.action.picks.iter_mut();
    let Some(pick) = picks.find(|pick| pick.name.as_ref() == Some(&who)) else {
        return Err(cx.report(DeclareError::unknown("pick", &who, span, [])));
    };
    let mut locals = cx.env.locals.iter().rev();
    let picked = locals.find(|local| local.slot == pick.slot);
    let member = match picked.and_then(|local| local.ty.clone()) {
        Some(Type::Set(member)) => Some(*member),
        other => other,
    };
    let mark = cx.env.enter();
    let read = cx.bind(one, member.clone()).and_then(|one| {
        let other = cx.bind(other, member)?;
        let says = head.text("because").map(|says| numbered(cx, &says));
        let test = phrase::condition(cx, head.behind("when").unwrap_or(words))?;
        Ok(Constraint::Pairwise {
            one,
            other,
            test,
            says,
            cites,
        })
    });
    cx.env.leave(mark);
    pick.constraints.push(read?);
    Ok(())
}

fn block(cx: &mut Cx<'_>, item: &Item, words: Cursor<'_>) -> Read<BlockId> {
    let read = form::read(words, &[]);
    cx.check(read)?;
    match (&item.block, &item.colon) {
        (Some(block), _) => phrase::statements(cx, &block.items),
        (None, Some(colon)) => phrase::effects(cx, Cursor::new(colon)),
        (None, None) => {
            let (what, span) = ("a block", item.head.span.after());
            Err(cx.report(DeclareError::Expected { what, span }))
        }
    }
}
