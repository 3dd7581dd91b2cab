//! Standing text of rules: what they forbid, change, replace, and keep true.

use super::demand;
use super::desk::{Desk, index};
use super::form::Step::{May, Must, Phrase, Word};
use super::form::{self, Step};
use super::pattern::{self, frame};
use super::raw::{Declared, Place};
use super::table::keyword;
use super::verdicts;
use crate::reader::{Cursor, Cx, DeclareError, Read, TrapError, phrase, types};
use crate::sentence::{Item, Phrase as Words, Word as Said};
use crate::tree::{
    Around, BlockId, Each, ExprId, Hook, HookId, HookOwner, HookRole, Rank, RuleId, Slot, YOU,
};
use crate::vocabulary::{Class, When};
use smol_str::SmolStr;

/// `H [when C] [[one by one] for each x in S]`
const EVENT: &[Step] = &[
    Phrase("a happening"),
    May("when", &[Phrase("a condition")]),
    May("`one by one`", &[]),
    May("`for each`", &[Step::Rest]),
];
/// `H [when C]`
const REPLACED: &[Step] = &[Phrase("a happening"), May("when", &[Phrase("a condition")])];
/// `stage NAME of P`
const STAGE: &[Step] = &[
    Must(
        "`stage` (of an event say `when`)",
        &[Word("a stage, `of` and its procedure")],
    ),
    Must("`of` and the procedure", &[Word("a procedure")]),
];

/// The third pass for one piece of standing text of a rule.
pub(super) fn read(desk: &mut Desk, hook: &Declared<'_>) {
    // What is wrong with it has been reported.
    let _ = read_one(desk, hook);
}

fn read_one(desk: &mut Desk, hook: &Declared<'_>) -> Read<()> {
    let item = hook.item;
    let (word, span, _) = keyword(item);
    let all = whole(item);
    let words = Cursor::new(&all);
    if word == "deck" {
        return demand::read(desk, item, words, hook.place);
    }
    let Some(rule) = hook.place.rule else {
        return Err(desk.report(DeclareError::OutsideRule { span }));
    };
    let mut cx = desk.cx(frame(Some(rule)));
    let mut overrides = Vec::new();
    let roles = match word {
        "forbid" | "allow" => verdicts::read(&mut cx, words, word == "allow", &mut overrides)?,
        "instead" | "when" | "before" | "after" => {
            // A block has no colon before it but that of a name and its kind.
            let (head, tail) = parted(item, &all);
            vec![standing(&mut cx, item, word, head, tail)?]
        }
        "whenever" => vec![whenever(&mut cx, item, words)?],
        "while" => return Err(cx.report(DeclareError::WhileInRule { span })),
        _ => changes(&mut cx, item)?,
    };
    let slots = cx.env.slots;
    for role in roles {
        let owner = HookOwner::Rule(rule);
        add(
            desk,
            (item, hook.place),
            owner,
            slots,
            overrides.clone(),
            role,
        );
    }
    Ok(())
}

/// Enters a hook of a rule.
pub(super) fn add(
    desk: &mut Desk,
    (item, place): (&Item, Place),
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

/// The words behind an item's first, with those behind its colon: stage one parts every item at its
/// first colon, and in some items that colon belongs to a group, `some x: ship in orbit of m`.
pub(super) fn whole(item: &Item) -> Words {
    let mut words = phrase::whole(item);
    if !words.is_empty() {
        words.remove(0);
    }
    let span = Cursor::over(&words, item.head.span).span();
    Words { words, span }
}

/// The words before the body of an item, and the body behind its last colon, if it has no block.
fn parted<'w>(item: &Item, all: &'w Words) -> (Cursor<'w>, Option<Cursor<'w>>) {
    let mut rest = Cursor::new(all);
    let at = all.words.iter().rposition(Said::is_colon);
    let Some(at) = at.filter(|_| item.block.is_none()) else {
        return (rest, None);
    };
    let head = rest.take(at);
    rest.next_word();
    (head, Some(rest))
}

/// `SELECTION: CHANGES`
pub(super) fn changes(cx: &mut Cx<'_>, item: &Item) -> Read<Vec<HookRole>> {
    let Some(colon) = &item.colon else {
        let (what, span) = ("a colon and the changes", item.head.span.after());
        return Err(cx.report(DeclareError::Expected { what, span }));
    };
    phrase::changes(cx, &item.head, colon)
}

/// The body of a hook: effects behind the colon, or a block.
fn body(cx: &mut Cx<'_>, item: &Item, tail: Option<Cursor<'_>>) -> Read<BlockId> {
    match (&item.block, tail) {
        (Some(block), _) => phrase::statements(cx, &block.items),
        (None, Some(tail)) => phrase::effects(cx, tail),
        (None, None) => {
            let what = "a colon and effects, or a block";
            let span = item.head.span.after();
            Err(cx.report(DeclareError::Expected { what, span }))
        }
    }
}

/// `instead of H [when C]`, `when H [[one by one] for each x in S]`, `before H`, and the same of a stage.
fn standing(
    cx: &mut Cx<'_>,
    item: &Item,
    word: &str,
    mut words: Cursor<'_>,
    tail: Option<Cursor<'_>>,
) -> Read<HookRole> {
    let instead = word == "instead";
    if instead && !words.eat("of") {
        let (what, span) = ("`of` and what is replaced", words.here());
        return Err(cx.report(DeclareError::Expected { what, span }));
    }
    if word == "after" || words.peek().is_some_and(|word| word.is("stage")) {
        return around(cx, item, word, words, tail);
    }
    let read = form::read(words, if instead { REPLACED } else { EVENT });
    let head = cx.check(read)?;
    let front = head.behind("").unwrap_or(words);
    let mut event = pattern::happening(cx, front)?;
    if instead && cx.is_announced(event.verb) {
        return Err(cx.nothing_replaced(event.verb, front.span()));
    }
    if word == "before" {
        cx.not_before(event.verb, front.span())?;
    }
    if let Some(test) = head.behind("when") {
        let test = phrase::condition(cx, test)?;
        if word == "when" {
            let (_, behind) = cx.asked_afterwards(&event, When::After, &[test])?;
            if let Some(late) = behind.first() {
                let span = cx.span(*late);
                return Err(cx.report(TrapError::TooEarly { span }));
            }
        }
        event.test = Some(test);
    }
    let mut each = None;
    if let Some(words) = head.behind("for each") {
        let what = "a name and the set of those for each of whom it is done";
        let missing = DeclareError::expected(what, words.here());
        let read = group(cx, words);
        let (slot, set) = read.unwrap_or_else(|| Err(cx.report(missing)))?;
        each = Some(Each {
            slot,
            set,
            one_by_one: head.has("one by one"),
        });
    }
    let body = body(cx, item, tail)?;
    Ok(match instead {
        true => HookRole::Instead {
            event,
            by: None,
            able: None,
            body,
            limits: Vec::new(),
        },
        false => HookRole::Trigger {
            event,
            before: word == "before",
            each,
            by: None,
            able: None,
            body,
            limits: Vec::new(),
        },
    })
}

/// `before | after | instead of stage NAME of P { }`
fn around(
    cx: &mut Cx<'_>,
    item: &Item,
    word: &str,
    words: Cursor<'_>,
    tail: Option<Cursor<'_>>,
) -> Read<HookRole> {
    let read = form::read(words, STAGE);
    let head = cx.check(read)?;
    let (name, here) = head.word("stage").unwrap_or_default();
    let (procedure, at) = head.word("of").unwrap_or_default();
    let id = match cx.vocab.get(&procedure).map(|entry| &entry.class) {
        Some(Class::Procedure(id)) => *id,
        _ => return Err(cx.report(DeclareError::unknown("procedure", &procedure, at, []))),
    };
    let key = (id, name);
    let Some(stage) = cx.vocab.names.stages.get(&key).copied() else {
        let stages = cx.book.stages.iter().filter(|stage| stage.of == id);
        let stages = stages.map(|stage| stage.named.name.as_str());
        return Err(cx.report(DeclareError::unknown("stage", &key.1, here, stages)));
    };
    // The procedure's parameters are known in the body by their own names.
    let known = cx.book.at(id);
    let params = known.map_or_else(Vec::new, |known| known.params.clone());
    let mut roles = Vec::new();
    for param in params {
        roles.push(Some(if param.slot == YOU {
            cx.env.you = true;
            YOU
        } else {
            cx.env.bind(param.name, Some(param.ty), here)
        }));
    }
    cx.env.procedure = Some(id);
    let has_body = item.block.is_some() || tail.is_some();
    let body = has_body.then(|| body(cx, item, tail)).transpose()?;
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
fn whenever(cx: &mut Cx<'_>, item: &Item, words: Cursor<'_>) -> Read<HookRole> {
    let (each, test) = match group(cx, words) {
        Some(read) => (Some(read?), None),
        None => (None, Some(phrase::condition(cx, words)?)),
    };
    let Some(block) = &item.block else {
        let (what, span) = ("a block with what is done", item.span.after());
        return Err(cx.report(DeclareError::Expected { what, span }));
    };
    let body = phrase::statements(cx, &block.items)?;
    Ok(HookRole::Whenever { each, test, body })
}

/// `x: K [in S] [where C]` or `x in S [where C]`: the slot that holds a member, and the set. Nothing if it
/// is none of these.
pub(super) fn group(cx: &mut Cx<'_>, words: Cursor<'_>) -> Option<Read<(Slot, ExprId)>> {
    let (name, second) = (words.peek()?, words.ahead(1)?);
    let typed = second.is_colon();
    // `this in S` is a condition.
    let bound = || cx.vocab.seen(name.name()?, name.span.file);
    if !typed && (!second.is("in") || name.name().is_none() || bound().is_some()) {
        return None;
    }
    Some(members(cx, name, words))
}

fn members(cx: &mut Cx<'_>, name: &Said, words: Cursor<'_>) -> Read<(Slot, ExprId)> {
    cx.check_local(name)?;
    let set = phrase::members(cx, words)?;
    let Some(ty) = types::element(cx.book, &set.ty) else {
        return Err(cx.report(DeclareError::NoSet { span: words.span() }));
    };
    let text = SmolStr::new(name.name().unwrap_or_default());
    let slot = cx.env.bind(text, Some(ty), name.span);
    Ok((slot, set.id))
}
