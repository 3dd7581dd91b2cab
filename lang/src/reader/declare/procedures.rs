//! Procedures and their stages, windows, and the names of actions.

use super::desk::{Desk, index};
use super::names::own_space;
use super::raw::{Place, Raw, RawAction, RawLimit, RawProcedure};
use super::shape::{at_group, done, keyword, name, params, roles, says, settle, single};
use crate::diagnostic::nearest;
use crate::reader::{Cursor, DeclareError, Env, Read, Setting, phrase, types};
use crate::sentence::{Item, WordKind};
use crate::tree::{
    Action, ActionId, BlockId, ExprId, MenuId, Param, Procedure, ProcedureId, Stage, StageId, Type,
    Whose, WindowForm,
};
use crate::vocabulary::Class;
use smol_str::SmolStr;

/// `procedure P (x: T) [ROLE (y: T)]... [gives T] { }`
pub(super) fn enter<'s>(
    desk: &mut Desk,
    raw: &mut Raw<'s>,
    item: &'s Item,
    mut words: Cursor<'s>,
    place: Place,
) -> Read<()> {
    let (text, span) = name(desk, &mut words, &["gives"], "the procedure's name")?;
    let params = roles(desk, &mut words)?;
    let gives = words.eat("gives").then_some(words);
    if gives.is_none() {
        done(desk, &words)?;
    }
    if item.block.is_none() {
        return Err(desk.expected("a block with what happens", item.head.span.after()));
    }
    let id = ProcedureId(index(desk.book.procedures.len()));
    desk.declare(&text, Class::Procedure(id), span)?;
    push(desk, item, place, text, span);
    for inner in item.block.iter().flat_map(|block| &block.items) {
        stages(desk, inner, id, place);
    }
    raw.procedures.push(RawProcedure {
        id,
        params,
        gives,
        window: None,
        item,
        place,
        env: None,
    });
    Ok(())
}

pub(super) fn push(
    desk: &mut Desk,
    item: &Item,
    place: Place,
    text: SmolStr,
    span: crate::span::Span,
) {
    let named = desk.named(text, span, item, place.rule);
    desk.book.procedures.push(Procedure {
        named,
        params: Vec::new(),
        gives: None,
        slots: 2,
        body: BlockId(0),
        finally: None,
        window: None,
    });
}

/// Enters the stages in a body, however deep they stand.
fn stages(desk: &mut Desk, item: &Item, of: ProcedureId, place: Place) {
    let (word, _, mut words) = keyword(item);
    if word == "stage" {
        // A stage without a name is reported where the body is read.
        if let Some(text) = words.peek().and_then(|word| word.name()).map(SmolStr::new) {
            let span = words.here();
            words.next_word();
            let key = (of, text.clone());
            if let Some(known) = desk.vocab.names.stages.get(&key) {
                let first = desk.book.stages.get(known.index());
                let first = first.map_or(span, |stage| stage.named.span);
                desk.twice("stage", &text, span, first);
            } else {
                let id = StageId(index(desk.book.stages.len()));
                let named = desk.named(text, span, item, place.rule);
                desk.book.stages.push(Stage { named, of });
                desk.vocab.names.stages.insert(key, id);
            }
        }
    }
    for inner in item.blocks().flat_map(|block| &block.items) {
        stages(desk, inner, of, place);
    }
}

/// `window W (x: T) offers MENU, MENU from P or to P [once]`
pub(super) fn enter_window<'s>(
    desk: &mut Desk,
    raw: &mut Raw<'s>,
    item: &'s Item,
    mut words: Cursor<'s>,
    place: Place,
) -> Read<()> {
    let (text, span) = name(desk, &mut words, &["offers"], "the window's name")?;
    own_space(desk, raw, "window", &text, span)?;
    let params = if at_group(&words) {
        params(desk, &mut words, None)?
    } else {
        Vec::new()
    };
    if !words.eat("offers") {
        return Err(desk.expected("`offers` and the menus", words.here()));
    }
    let id = ProcedureId(index(desk.book.procedures.len()));
    push(desk, item, place, text.clone(), span);
    desk.vocab.names.windows.insert(text, id);
    raw.procedures.push(RawProcedure {
        id,
        params,
        gives: None,
        window: Some(words),
        item,
        place,
        env: None,
    });
    Ok(())
}

/// `action A in MENU[, MENU] [says "..."] [unchecked] { }`
pub(super) fn enter_action<'s>(
    desk: &mut Desk,
    raw: &mut Raw<'s>,
    item: &'s Item,
    mut words: Cursor<'s>,
    place: Place,
) -> Read<()> {
    let (text, span) = single(desk, &mut words, "the action's name")?;
    own_space(desk, raw, "action", &text, span)?;
    let mut menus = Vec::new();
    if words.eat("in") {
        loop {
            menus.push(words.take(1));
            if !words.eat_comma() {
                break;
            }
        }
    }
    let here = words.ahead(1).map_or(words.here(), |word| word.span);
    let shown = says(desk, &mut words, "says")?;
    if shown.as_ref().is_some_and(|shown| shown.starts_with('{')) {
        return Err(desk.report(DeclareError::SaysPartFirst { span: here }));
    }
    let unchecked = words.eat("unchecked");
    done(desk, &words)?;
    if item.block.is_none() {
        return Err(desk.expected("a block with what the action is", item.head.span.after()));
    }
    let id = ActionId(index(desk.book.actions.len()));
    let named = desk.named(text.clone(), span, item, place.rule);
    let says = shown.map(|shown| desk.text(&shown));
    desk.book.actions.push(Action {
        named,
        menus: Vec::new(),
        source: None,
        anchors: Vec::new(),
        legal: Vec::new(),
        picks: Vec::new(),
        limits: Vec::new(),
        cost: None,
        body: BlockId(0),
        declares: None,
        slots: 2,
        says,
        unchecked,
    });
    desk.vocab.names.actions.insert(text, id);
    raw.actions.push(RawAction {
        id,
        menus,
        item,
        place,
    });
    Ok(())
}

/// The menu that a row of one word names.
pub(super) fn menu_of(desk: &mut Desk, words: Cursor<'_>) -> Read<MenuId> {
    let mut words = words;
    let (text, span) = single(desk, &mut words, "a menu")?;
    done(desk, &words)?;
    if let Some(known) = desk.vocab.names.menus.get(&text) {
        return Ok(*known);
    }
    let mut known: Vec<SmolStr> = desk.vocab.names.menus.keys().cloned().collect();
    known.sort_unstable();
    let near = nearest(&text, known.iter().map(SmolStr::as_str)).map(SmolStr::new);
    Err(desk.report(DeclareError::Unknown {
        what: "menu",
        name: text,
        span,
        nearest: near,
    }))
}

/// The second pass: the parameters' types.
pub(super) fn settle_all(desk: &mut Desk, raw: &mut Raw<'_>) {
    for procedure in &mut raw.procedures {
        let mut env = Env::new(Setting::Kernel);
        env.rule = procedure.place.rule;
        env.procedure = Some(procedure.id);
        // A procedure inherits `you` from whoever runs it, unless a parameter is called so.
        env.you = true;
        let Ok(params) = settle(desk, &procedure.params, &mut env) else {
            desk.vocab
                .break_all(|class| *class == Class::Procedure(procedure.id));
            continue;
        };
        let gives = match procedure.gives {
            Some(mut words) => {
                let read = types::type_at(&desk.vocab, &desk.book, &mut words);
                let read = desk.check(read);
                match read.and_then(|ty| done(desk, &words).map(|()| ty)) {
                    Ok(ty) => Some(ty),
                    // What it returns is of any type, so that nobody stumbles over it again.
                    Err(_) => Some(Type::Any),
                }
            }
            None => None,
        };
        if let Some(known) = desk.book.procedures.get_mut(procedure.id.index()) {
            known.params = params;
            known.gives = gives;
            known.slots = env.slots;
        }
        procedure.env = Some(env);
    }
    for limit in &raw.limits {
        let mut env = Env::new(Setting::Function);
        let Ok(params) = settle(desk, &limit.params, &mut env) else {
            continue;
        };
        let whose = whose_turns(desk, limit, &params);
        if let Some(known) = desk.book.limits.get_mut(limit.id.index()) {
            known.params = params;
            known.whose = whose;
        }
    }
    for (at, param) in &raw.times {
        let mut words = param.ty;
        let read = types::type_at(&desk.vocab, &desk.book, &mut words);
        if let (Ok(ty), Some(time)) = (desk.check(read), desk.vocab.times.get_mut(*at)) {
            let name = SmolStr::new(param.word.name().unwrap_or_default());
            time.of = Some((name, ty));
        }
    }
}

/// Which player of its key a limit speaks of behind `per turn of`.
fn whose_turns(desk: &mut Desk, limit: &RawLimit<'_>, params: &[Param]) -> Option<Whose> {
    let (name, span, opponent) = limit.whose.as_ref()?;
    let named = |param: &Param| param.name == *name && param.ty == Type::Player;
    let Some(key) = params.iter().position(named) else {
        desk.report(DeclareError::Unknown {
            what: "player in the key of the limit",
            name: name.clone(),
            span: *span,
            nearest: None,
        });
        return None;
    };
    Some(Whose {
        key,
        opponent: *opponent,
    })
}

/// The third pass: what happens in a procedure, or what a window offers.
pub(super) fn body(desk: &mut Desk, procedure: &RawProcedure<'_>) {
    let Some(env) = procedure.env.clone() else {
        return;
    };
    if let Some(words) = procedure.window {
        // What is wrong with it has been reported.
        let _ = window(desk, procedure, words, env);
        return;
    }
    let Some(block) = &procedure.item.block else {
        return;
    };
    // `finally { }` as the last item: done on every way out.
    let split = block.items.split_last();
    let (items, last) = match split {
        Some((last, front)) if keyword(last).0 == "finally" && last.block.is_some() => {
            (front, last.block.as_ref())
        }
        _ => (block.items.as_slice(), None),
    };
    let mut cx = desk.cx(env);
    let body = phrase::statements(&mut cx, items);
    let finally = last.map(|last| phrase::statements(&mut cx, &last.items));
    let slots = cx.env.slots;
    if let Some(known) = desk.book.procedures.get_mut(procedure.id.index()) {
        if let Ok(body) = body {
            known.body = body;
        }
        known.finally = finally.and_then(Result::ok);
        known.slots = slots;
    }
}

fn window(desk: &mut Desk, procedure: &RawProcedure<'_>, words: Cursor<'_>, env: Env) -> Read<()> {
    let Some((menus, mut from)) = words.split(|word| word.is("from") || word.is("to")) else {
        return Err(desk.expected(
            "`from` and the player who is asked first, or `to` and who alone is asked",
            words.span().after(),
        ));
    };
    let only = words.rest().get(menus.rest().len());
    let only = only.is_some_and(|word| word.is("to"));
    let mut all = Vec::new();
    for menu in menus.commas() {
        all.push(menu_of(desk, menu)?);
    }
    let once = from.rest().last().is_some_and(|word| word.is("once"));
    if once {
        from = from.take(from.rest().len().saturating_sub(1));
    }
    let mut cx = desk.cx(env);
    let first = phrase::expr_of(&mut cx, from, &Type::Player)?;
    let body = cx.block(Vec::new());
    let slots = cx.env.slots;
    if let Some(known) = desk.book.procedures.get_mut(procedure.id.index()) {
        known.body = body;
        known.slots = slots;
        known.window = Some(WindowForm {
            menus: all,
            first,
            only,
            once,
        });
    }
    Ok(())
}

/// Takes `LIMIT(args)` and what it counts.
pub(super) fn limit_use(
    desk: &mut Desk,
    env: &mut Env,
    mut words: Cursor<'_>,
) -> Read<(crate::tree::LimitId, Vec<ExprId>)> {
    let (text, span) = name(desk, &mut words, &[], "a limit")?;
    let Some(id) = desk.vocab.names.limits.get(&text).copied() else {
        let mut known: Vec<SmolStr> = desk.vocab.names.limits.keys().cloned().collect();
        known.sort_unstable();
        let near = nearest(&text, known.iter().map(SmolStr::as_str)).map(SmolStr::new);
        return Err(desk.report(DeclareError::Unknown {
            what: "limit",
            name: text,
            span,
            nearest: near,
        }));
    };
    let types: Vec<Type> = desk
        .book
        .limits
        .get(id.index())
        .map_or_else(Vec::new, |limit| {
            limit.params.iter().map(|param| param.ty.clone()).collect()
        });
    let here = words.here();
    let mut key = Vec::new();
    if let Some(WordKind::Group(phrases)) = words.next_word().map(|word| &word.kind) {
        let parts: Vec<_> = phrases
            .iter()
            .flat_map(|phrase| Cursor::new(phrase).commas())
            .filter(|part| !part.is_done())
            .collect();
        if parts.len() != types.len() {
            return Err(desk.report(DeclareError::Count {
                what: "value",
                wanted: types.len(),
                span: here,
            }));
        }
        for (part, ty) in parts.into_iter().zip(&types) {
            let mut cx = desk.cx(std::mem::take(env));
            let read = phrase::expr_of(&mut cx, part, ty);
            *env = cx.env;
            key.push(read?);
        }
    } else if !types.is_empty() {
        return Err(desk.expected("the limit's values in parentheses", here));
    }
    done(desk, &words)?;
    Ok((id, key))
}
