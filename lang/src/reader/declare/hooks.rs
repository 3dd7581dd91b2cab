//! Standing text of rules: what they forbid, change, replace, and keep true.

use super::demand;
use super::desk::{Desk, index};
use super::pattern::{self, frame};
use super::raw::{Place, RawHook};
use super::shape::{keyword, parted, whole};
use super::verdicts;
use crate::reader::{Cursor, Cx, DeclareError, Read, phrase, types};
use crate::sentence::{Item, Phrase, Word};
use crate::tree::{
    Around, BlockId, Each, EventPattern, ExprId, Hook, HookId, HookOwner, HookRole, Rank, RuleId,
    Slot,
};
use smol_str::SmolStr;

/// The third pass for one piece of standing text of a rule.
pub(super) fn read(desk: &mut Desk, hook: &RawHook<'_>) {
    let item = hook.item;
    let (word, span, _) = keyword(item);
    let owner = hook.place.rule;
    let (head, tail) = parted(item);
    let all = whole(item);
    if word == "deck" {
        let words = Cursor::new(&all);
        // What is wrong with it has been reported.
        let _ = demand::read(desk, item, words, hook.place);
        return;
    }
    let Some(rule) = owner else {
        desk.report(DeclareError::OutsideRule { span });
        return;
    };
    let owner = HookOwner::Rule(rule);
    let mut cx = desk.cx(frame(Some(rule)));
    let mut overrides = Vec::new();
    let read = match word {
        "forbid" | "allow" => {
            verdicts::read(&mut cx, Cursor::new(&all), word == "allow", &mut overrides)
        }
        "instead" | "when" | "before" | "after" => {
            // A block has no colon before it but that of a name and its kind.
            let words = if item.block.is_some() { &all } else { &head };
            standing(&mut cx, item, word, Cursor::new(words), tail.as_ref())
        }
        "whenever" => whenever(&mut cx, item, Cursor::new(&all)),
        "while" => Err(cx.report(DeclareError::WhileInRule { span })),
        _ => changes(&mut cx, item),
    };
    let slots = cx.env.slots;
    if let Ok(roles) = read {
        for role in roles {
            add(
                desk,
                item,
                hook.place,
                owner,
                slots,
                overrides.clone(),
                role,
            );
        }
    }
}

/// Enters a hook of a rule.
pub(super) fn add(
    desk: &mut Desk,
    item: &Item,
    place: Place,
    owner: HookOwner,
    slots: Slot,
    overrides: Vec<RuleId>,
    role: HookRole,
) -> HookId {
    let cites = desk.cites_within(item, place.rule);
    let rank = match place.rank {
        Rank::Rule if !overrides.is_empty() => Rank::Overriding,
        rank => rank,
    };
    let id = HookId(index(desk.book.hooks.len()));
    desk.book.hooks.push(Hook {
        owner,
        rank,
        overrides,
        slots,
        active: None,
        anywhere: false,
        role,
        cites,
        span: item.span,
    });
    id
}

/// `SELECTION: CHANGES`
pub(super) fn changes(cx: &mut Cx<'_>, item: &Item) -> Read<Vec<HookRole>> {
    let Some(colon) = &item.colon else {
        return Err(cx.report(DeclareError::Expected {
            what: "a colon and the changes",
            span: item.head.span.after(),
        }));
    };
    phrase::changes(cx, &item.head, colon)
}

/// The body of a hook: effects behind the colon, or a block.
fn body(cx: &mut Cx<'_>, item: &Item, tail: Option<&Phrase>) -> Read<BlockId> {
    match (&item.block, tail) {
        (Some(block), _) => phrase::statements(cx, &block.items),
        (None, Some(colon)) => phrase::effects(cx, Cursor::new(colon)),
        (None, None) => Err(cx.report(DeclareError::Expected {
            what: "a colon and effects, or a block",
            span: item.head.span.after(),
        })),
    }
}

/// `instead of H [when C]`, `when H [[one by one] for each x in S]`, `before H`, and the same of a stage.
fn standing(
    cx: &mut Cx<'_>,
    item: &Item,
    word: &str,
    mut words: Cursor<'_>,
    tail: Option<&Phrase>,
) -> Read<Vec<HookRole>> {
    if word == "instead" && !words.eat("of") {
        return Err(cx.report(DeclareError::Expected {
            what: "`of` and what is replaced",
            span: words.here(),
        }));
    }
    if words.peek().is_some_and(|next| next.is("stage")) {
        return around(cx, item, word, words, tail).map(|role| vec![role]);
    }
    if word == "after" {
        return Err(cx.report(DeclareError::Expected {
            what: "`stage` (of an event say `when`)",
            span: words.here(),
        }));
    }
    let (words, each) = match each_behind(word, words) {
        Some((front, one_by_one, back)) => (front, Some((one_by_one, back))),
        None => (words, None),
    };
    let (front, more) = words
        .split(|word| word.is("when"))
        .map_or((words, None), |(front, back)| (front, Some(back)));
    let mut event = pattern::happening(cx, front)?;
    if word == "instead" && cx.is_announced(event.verb) {
        return Err(cx.nothing_replaced(event.verb, front.span()));
    }
    if word == "before" {
        cx.not_before(event.verb, front.span())?;
    }
    if let Some(more) = more {
        event.test = Some(phrase::condition(cx, more)?);
    }
    let each = match each {
        Some((one_by_one, words)) => match group(cx, words) {
            Some(read) => {
                let (slot, set) = read?;
                Some(Each {
                    slot,
                    set,
                    one_by_one,
                })
            }
            None => {
                return Err(cx.report(DeclareError::Expected {
                    what: "a name and the set of those for each of whom it is done",
                    span: words.here(),
                }));
            }
        },
        None => None,
    };
    let body = body(cx, item, tail)?;
    Ok(vec![happens(word, event, each, body)])
}

/// What stands before and behind `[one by one] for each`, for those texts that wait for an event.
fn each_behind<'w>(word: &str, words: Cursor<'w>) -> Option<(Cursor<'w>, bool, Cursor<'w>)> {
    if word == "instead" {
        return None;
    }
    let each = words.find(|word| word.is("each"))?;
    let mut back = words;
    let mut front = back.take(each.checked_sub(1)?);
    if !(back.eat("for") && back.eat("each")) {
        return None;
    }
    let count = front.rest().len().saturating_sub(3);
    let mut tail = front;
    let before = tail.take(count);
    let one_by_one = tail.eat("one") && tail.eat("by") && tail.eat("one");
    if one_by_one {
        front = before;
    }
    Some((front, one_by_one, back))
}

fn happens(word: &str, event: EventPattern, each: Option<Each>, body: BlockId) -> HookRole {
    if word == "instead" {
        return HookRole::Instead {
            event,
            by: None,
            able: None,
            body,
            limits: Vec::new(),
        };
    }
    HookRole::Trigger {
        event,
        before: word == "before",
        each,
        by: None,
        able: None,
        body,
        limits: Vec::new(),
    }
}

/// `before | after | instead of stage NAME of P [(x: T, ...)] { }`
fn around(
    cx: &mut Cx<'_>,
    item: &Item,
    word: &str,
    mut words: Cursor<'_>,
    tail: Option<&Phrase>,
) -> Read<HookRole> {
    words.next_word();
    let here = words.here();
    let name = words.next_word().and_then(|word| word.name());
    let of = words.eat("of");
    let at = words.here();
    let procedure = words.next_word().and_then(|word| word.name());
    let (Some(name), true, Some(procedure)) = (name, of, procedure) else {
        return Err(cx.report(DeclareError::Expected {
            what: "a stage, `of` and its procedure",
            span: here,
        }));
    };
    let id = match cx.vocab.get(procedure).map(|entry| &entry.class) {
        Some(crate::vocabulary::Class::Procedure(id)) => *id,
        _ => {
            return Err(cx.report(DeclareError::Unknown {
                what: "procedure",
                name: SmolStr::new(procedure),
                span: at,
                nearest: None,
            }));
        }
    };
    let Some(stage) = cx
        .vocab
        .names
        .stages
        .get(&(id, SmolStr::new(name)))
        .copied()
    else {
        let stages = cx.book.stages.iter().filter(|stage| stage.of == id);
        let near = crate::diagnostic::nearest(name, stages.map(|stage| stage.named.name.as_str()));
        let near = near.map(SmolStr::new);
        return Err(cx.report(DeclareError::Unknown {
            what: "stage",
            name: SmolStr::new(name),
            span: here,
            nearest: near,
        }));
    };
    // The procedure's parameters are known in the body by their own names.
    let known = cx.book.procedures.get(id.index());
    let params = known.map_or_else(Vec::new, |known| known.params.clone());
    let mut roles = Vec::new();
    for param in params {
        let slot = if param.slot == crate::tree::YOU {
            cx.env.you = true;
            param.slot
        } else {
            cx.env.bind(param.name, Some(param.ty), here)
        };
        roles.push(Some(slot));
    }
    cx.env.procedure = Some(id);
    let body = if item.block.is_some() || tail.is_some() {
        Some(body(cx, item, tail)?)
    } else {
        None
    };
    let when = match word {
        "before" => Around::Before,
        "after" => Around::After,
        _ => Around::Instead,
    };
    Ok(HookRole::Around {
        stage,
        when,
        roles,
        body,
    })
}

/// `whenever C { }`, `whenever x: K where C { }`, `whenever x in S where C { }`
fn whenever(cx: &mut Cx<'_>, item: &Item, words: Cursor<'_>) -> Read<Vec<HookRole>> {
    let (each, test) = match group(cx, words) {
        Some(read) => (Some(read?), None),
        None => (None, Some(phrase::condition(cx, words)?)),
    };
    let Some(block) = &item.block else {
        return Err(cx.report(DeclareError::Expected {
            what: "a block with what is done",
            span: item.span.after(),
        }));
    };
    let body = phrase::statements(cx, &block.items)?;
    Ok(vec![HookRole::Whenever { each, test, body }])
}

/// `x: K [in S] [where C]` or `x in S [where C]`: the slot that holds a member, and the set. Nothing if it
/// is none of these.
pub(super) fn group(cx: &mut Cx<'_>, words: Cursor<'_>) -> Option<Read<(Slot, ExprId)>> {
    let second = words.ahead(1)?;
    let typed = second.is_colon();
    if !typed && !second.is("in") {
        return None;
    }
    // `this in S` is a condition.
    let name = words.peek()?;
    if !typed && cx.vocab.seen(name.name()?, name.span.file).is_some() {
        return None;
    }
    Some(members(cx, name, words))
}

fn members(cx: &mut Cx<'_>, name: &Word, words: Cursor<'_>) -> Read<(Slot, ExprId)> {
    cx.check_local(name)?;
    let set = phrase::members(cx, words)?;
    let Some(ty) = types::element(cx.book, &set.ty) else {
        return Err(cx.report(DeclareError::NoSet { span: words.span() }));
    };
    let text = SmolStr::new(name.name().unwrap_or_default());
    let slot = cx.env.bind(text, Some(ty), name.span);
    Ok((slot, set.id))
}
