//! What players may do and how often: menus and limits.

use super::desk::{Desk, find, index};
use super::frames::add_head;
use super::names::own_space;
use super::params;
use super::raw::{Declared, Raw};
use super::verbs::listed;
use crate::reader::{Cursor, Cx, DeclareError, Env, Read, Setting, phrase};
use crate::sentence::WordKind;
use crate::tree::{ExprId, Limit, LimitId, Menu, MenuId, Param, Span as TimeSpan, Type, Whose};
use crate::vocabulary::{Head, TextMenu};

/// `menu M [says "..."] [for card text [that says so] [that does VERB, VERB]] [on the side]`
pub(super) fn menu<'s>(desk: &mut Desk, raw: &mut Raw<'s>, mut one: Declared<'s>) -> Read<()> {
    let (text, span) = one.head.name();
    own_space(desk, raw, "menu", &text, span)?;
    let id = MenuId(index(desk.book.menus.len()));
    let mut named = desk.named(text.clone(), span, one.item, one.place.rule);
    let shown = one.head.text("says");
    let said = one.head.has("that says so");
    if said && let Some(shown) = &shown {
        // What it says is how cards write it.
        add_head(desk, shown, Head::Menu(id), span)?;
    }
    named.says = shown.map(|shown| desk.text(&shown));
    let aside = one.head.has("on the side");
    desk.book.menus.push(Menu { named, aside });
    desk.vocab.names.menus.insert(text, id);
    // The actions that cards' texts give stand in these menus.
    if one.head.has("for card text") {
        one.id = index(desk.vocab.text_menus.len());
        desk.vocab.text_menus.push(TextMenu {
            menu: id,
            does: Vec::new(),
            said,
        });
        raw.keep("menu", one);
    }
    Ok(())
}

/// The verbs of a menu for texts. Where one is wrong the menu takes what no other does.
pub(super) fn settle(desk: &mut Desk, menu: &Declared<'_>) {
    if let Some(does) = menu.head.behind("that does")
        && let Ok(does) = listed(desk, does)
        && let Some(known) = desk.vocab.text_menus.get_mut(menu.id as usize)
    {
        known.does = does;
    }
}

/// `limit L [(a: T)] per turn [of [opponent of] p] [N times] [in MENU] [says "..."]`, `limit L ... per game ...`
pub(super) fn limit<'s>(desk: &mut Desk, raw: &mut Raw<'s>, mut one: Declared<'s>) -> Read<()> {
    let (text, span) = one.head.name();
    own_space(desk, raw, "limit", &text, span)?;
    one.id = index(desk.book.limits.len());
    let id = LimitId(one.id);
    let mut named = desk.named(text.clone(), span, one.item, one.place.rule);
    if let Some(shown) = one.head.text("says") {
        // What it says is how cards write it. One that stands in a rule is for the actions there.
        if one.place.rule.is_none() {
            add_head(desk, &shown, Head::Limit(id), span)?;
        }
        named.says = Some(desk.text(&shown));
    }
    desk.book.limits.push(Limit {
        named,
        params: Vec::new(),
        span: match one.head.has("per turn") {
            true => TimeSpan::Turn,
            false => TimeSpan::Game,
        },
        most: one.head.number("times").unwrap_or(1),
        whose: None,
    });
    desk.vocab.names.limits.insert(text, id);
    raw.keep("limit", one);
    Ok(())
}

/// The key of a limit, and the player of it in whose turns it holds, or whose opponent's those are.
pub(super) fn settle_limit(desk: &mut Desk, limit: &Declared<'_>) -> Read<()> {
    let mut env = Env::new(Setting::Function);
    let params = params::settle(desk, &limit.head.params, &mut env)?;
    let whose = limit.head.behind("of").and_then(|words| {
        let word = words.rest().last()?;
        let named = |param: &Param| word.is(&param.name) && param.ty == Type::Player;
        let key = params.iter().position(named);
        if key.is_none() {
            let name = word.name().unwrap_or_default();
            desk.report(DeclareError::unknown(
                "player in the key of the limit",
                name,
                word.span,
                [],
            ));
        }
        let opponent = limit.head.has("opponent of");
        key.map(|key| Whose { key, opponent })
    });
    if let Some(known) = desk.book.at_mut(LimitId(limit.id)) {
        known.params = params;
        known.whose = whose;
    }
    Ok(())
}

/// `LIMIT(args)`: a limit, and what it counts.
pub(super) fn limit_use(cx: &mut Cx<'_>, mut words: Cursor<'_>) -> Read<(LimitId, Vec<ExprId>)> {
    let name = super::form::name(&mut words, &[], "a limit");
    let (text, span) = cx.check(name)?;
    let id = cx.check(find("limit", &cx.vocab.names.limits, &text, span))?;
    let limit = cx.book.at(id);
    let types = limit.into_iter().flat_map(|limit| &limit.params);
    let types: Vec<Type> = types.map(|param| param.ty.clone()).collect();
    let here = words.here();
    let mut key = Vec::new();
    if let Some(WordKind::Group(phrases)) = words.next_word().map(|word| &word.kind) {
        let parts = phrases
            .iter()
            .flat_map(|phrase| Cursor::new(phrase).parts());
        let parts: Vec<_> = parts.filter(|part| !part.is_done()).collect();
        if parts.len() != types.len() {
            return Err(cx.report(DeclareError::Count {
                what: "value",
                wanted: types.len(),
                span: here,
            }));
        }
        for (part, ty) in parts.into_iter().zip(&types) {
            key.push(phrase::expr_of(cx, part, ty)?);
        }
    } else if !types.is_empty() {
        let what = "the limit's values in parentheses";
        return Err(cx.report(DeclareError::Expected { what, span: here }));
    }
    match words.is_done() {
        true => Ok((id, key)),
        false => Err(cx.report(DeclareError::Extra { span: words.span() })),
    }
}
