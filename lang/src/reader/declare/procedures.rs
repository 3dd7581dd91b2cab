//! Procedures and their stages, windows, and the names of actions.

use super::desk::{Desk, find, index, joined};
use super::names::own_space;
use super::params::{self, whole_type};
use super::raw::{Declared, Raw};
use super::table::keyword;
use crate::reader::{Cursor, DeclareError, Env, Read, Setting, phrase};
use crate::sentence::Item;
use crate::span::Span;
use crate::tree::{
    Action, ActionId, MenuId, Procedure, ProcedureId, Stage, StageId, Type, WindowForm,
};
use crate::vocabulary::Class;
use smol_str::SmolStr;

/// `procedure P (x: T) [ROLE (y: T)]... [gives T] { }`
pub(super) fn enter<'s>(desk: &mut Desk, raw: &mut Raw<'s>, mut one: Declared<'s>) -> Read<()> {
    desk.block(one.item, "a block with what happens")?;
    let (text, span) = one.head.name();
    one.id = index(desk.book.procedures.len());
    let id = ProcedureId(one.id);
    desk.declare(&text, Class::Procedure(id), span)?;
    push(desk, &one, text, span);
    for inner in one.parts() {
        stages(desk, inner, id, &one);
    }
    raw.keep("procedure", one);
    Ok(())
}

/// Adds a procedure whose parameters and body are not known yet.
pub(super) fn push(desk: &mut Desk, one: &Declared<'_>, text: SmolStr, span: Span) {
    let named = desk.named(text, span, one.item, one.place.rule);
    desk.book.procedures.push(Procedure {
        named,
        ..Procedure::default()
    });
}

/// Enters the stages in a body, however deep they stand.
fn stages(desk: &mut Desk, item: &Item, of: ProcedureId, one: &Declared<'_>) {
    let (word, _, words) = keyword(item);
    // A stage without a name is reported where the body is read.
    let name = words.peek().filter(|_| word == "stage");
    if let Some((text, span)) = name.and_then(|name| Some((SmolStr::new(name.name()?), name.span)))
    {
        let key = (of, text.clone());
        if let Some(known) = desk.vocab.names.stages.get(&key) {
            let first = desk.book.at(*known);
            let first = first.map_or(span, |stage| stage.named.span);
            desk.twice("stage", &text, span, first);
        } else {
            let id = StageId(index(desk.book.stages.len()));
            let named = desk.named(text, span, item, one.place.rule);
            desk.book.stages.push(Stage { named, of });
            desk.vocab.names.stages.insert(key, id);
        }
    }
    for inner in item.inner() {
        stages(desk, inner, of, one);
    }
}

/// `window W (x: T) offers MENU, MENU from P or to P [once]`
pub(super) fn enter_window<'s>(
    desk: &mut Desk,
    raw: &mut Raw<'s>,
    mut one: Declared<'s>,
) -> Read<()> {
    let (text, span) = one.head.name();
    own_space(desk, raw, "window", &text, span)?;
    one.id = index(desk.book.procedures.len());
    push(desk, &one, text.clone(), span);
    desk.vocab.names.windows.insert(text, ProcedureId(one.id));
    raw.keep("procedure", one);
    Ok(())
}

/// `action A in MENU[, MENU] [says "..."] [unchecked] { }`
pub(super) fn enter_action<'s>(
    desk: &mut Desk,
    raw: &mut Raw<'s>,
    mut one: Declared<'s>,
) -> Read<()> {
    let (text, span) = one.head.name();
    own_space(desk, raw, "action", &text, span)?;
    let says = one.head.text("says");
    if says.as_ref().is_some_and(|says| says.starts_with('{')) {
        let span = one.head.behind("says").map(|says| says.here());
        let span = span.unwrap_or_default();
        return Err(desk.report(DeclareError::SaysPartFirst { span }));
    }
    desk.block(one.item, "a block with what the action is")?;
    one.id = index(desk.book.actions.len());
    let named = desk.named(text.clone(), span, one.item, one.place.rule);
    let says = says.map(|says| desk.text(&says));
    desk.book.actions.push(Action {
        named,
        says,
        unchecked: one.head.has("unchecked"),
        ..Action::default()
    });
    desk.vocab.names.actions.insert(text, ActionId(one.id));
    raw.keep("action", one);
    Ok(())
}

/// The menus that stand behind a word, with commas between them. What is wrong with one has been reported.
pub(super) fn menus_of(desk: &mut Desk, words: Cursor<'_>) -> Vec<MenuId> {
    let menus = words.parts().map(|part| {
        let name = joined(part);
        desk.check(find("menu", &desk.vocab.names.menus, &name, part.span()))
    });
    menus.filter_map(Result::ok).collect()
}

/// The second pass: the parameters' types.
pub(super) fn settle(desk: &mut Desk, one: &mut Declared<'_>) {
    let id = ProcedureId(one.id);
    // A procedure inherits `you` from whoever runs it, unless a parameter is called so.
    let mut env = Env::new(Setting::Kernel).with_you();
    env.rule = one.place.rule;
    env.procedure = Some(id);
    let Ok(params) = params::settle(desk, &one.head.params, &mut env) else {
        desk.vocab.break_all(|class| *class == Class::Procedure(id));
        return;
    };
    // What it returns is of any type if that is wrong, so that nobody stumbles over it again.
    let gives = one.head.behind("gives");
    let gives = gives.map(|ty| whole_type(&mut desk.cx(Env::default()), ty).unwrap_or(Type::Any));
    if let Some(known) = desk.book.at_mut(id) {
        known.params = params;
        known.gives = gives;
        known.slots = env.slots;
    }
    one.env = Some(env);
}

/// The third pass: what happens in a procedure, or what a window offers.
pub(super) fn body(desk: &mut Desk, one: &Declared<'_>) {
    let Some(env) = one.env.clone() else {
        return;
    };
    if let Some(menus) = one.head.behind("offers") {
        // What is wrong with it has been reported.
        let _ = window(desk, one, menus, env);
        return;
    }
    let Some(block) = &one.item.block else {
        return;
    };
    // `finally { }` as the last item: done on every way out.
    let (items, last) = match block.items.split_last() {
        Some((last, front)) if keyword(last).0 == "finally" && last.block.is_some() => {
            (front, last.block.as_ref())
        }
        _ => (block.items.as_slice(), None),
    };
    let mut cx = desk.cx(env);
    let body = phrase::statements(&mut cx, items);
    let finally = last.map(|last| phrase::statements(&mut cx, &last.items));
    let slots = cx.env.slots;
    if let Some(known) = desk.book.at_mut(ProcedureId(one.id)) {
        if let Ok(body) = body {
            known.body = body;
        }
        known.finally = finally.and_then(Result::ok);
        known.slots = slots;
    }
}

fn window(desk: &mut Desk, one: &Declared<'_>, menus: Cursor<'_>, env: Env) -> Read<()> {
    let menus = menus_of(desk, menus);
    let only = one.head.has("to");
    let first = one.head.behind(if only { "to" } else { "from" });
    let mut cx = desk.cx(env);
    let first = first.unwrap_or(Cursor::over(&[], one.item.head.span));
    let first = phrase::expr_of(&mut cx, first, &Type::Player)?;
    let body = cx.block(Vec::new());
    let slots = cx.env.slots;
    if let Some(known) = desk.book.at_mut(ProcedureId(one.id)) {
        known.body = body;
        known.slots = slots;
        known.window = Some(WindowForm {
            menus,
            first,
            only,
            once: one.head.has("once"),
        });
    }
    Ok(())
}
