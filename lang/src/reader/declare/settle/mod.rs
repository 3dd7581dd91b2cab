//! The second pass: the tree of kinds, whose fields and zones are, the types of everything.

mod fields;
mod lines;
mod shown;
mod tree;

pub(super) use fields::defaults;
pub(super) use lines::{behind, is_for, record};
pub(super) use shown::{braces, template};

use super::desk::{Desk, find};
use super::form::Step::{One, Text};
use super::form::{Options, Step};
use super::params::whole_type;
use super::raw::{Declared, Raw};
use super::{clauses, footings, frames, functions, menus, procedures, verbs};
use crate::reader::{Env, Read, types};
use crate::tree::{
    FieldId, FieldOf, FirstEnd, LimitId, ScopeId, Sees, StateId, Zone, ZoneId, ZoneOf,
};
use crate::vocabulary::Class;
use fields::{field_of, owner};
use lines::lines;
use tree::{circles, inherit, parent, root};

/// Settles everything but bodies. What is wrong with one declaration has been reported, and the others are settled.
pub(super) fn all(desk: &mut Desk, raw: &mut Raw<'_>) {
    for kind in raw.kept("kind") {
        let _ = parent(desk, kind);
    }
    circles(desk);
    desk.book.roots.card = root(desk);
    for field in raw.kept("field") {
        if owner(desk, field).is_err() {
            let ids = field.ids();
            let is_it = |id: &FieldId| ids.contains(&id.0);
            desk.vocab
                .break_all(|class| matches!(class, Class::Field(all) if all.iter().all(is_it)));
        }
    }
    inherit(desk);
    for field in raw.kept("field") {
        shown::check(desk, field);
    }
    for scope in raw.kept("scope") {
        if settle_scope(desk, scope).is_err() {
            let id = ScopeId(scope.id);
            desk.vocab.break_all(|class| *class == Class::Scope(id));
        }
    }
    for limit in raw.kept("limit") {
        if let Some((menu, span)) = limit.head.word("in")
            && let Ok(menu) = desk.check(find("menu", &desk.vocab.names.menus, &menu, span))
        {
            desk.vocab.limit_menus.insert(LimitId(limit.id), menu);
        }
    }
    for menu in raw.kept("menu") {
        menus::settle(desk, menu);
    }
    for zone in raw.kept("zone") {
        if settle_zone(desk, zone).is_err() {
            let id = ZoneId(zone.id);
            desk.vocab.break_all(|class| *class == Class::Zone(id));
        }
    }
    for state in raw.kept("state") {
        let _ = settle_state(desk, state);
    }
    lines(desk, raw);
    functions::settle_all(desk, raw);
    for verb in raw.kept("verb") {
        verbs::settle(desk, verb);
    }
    for procedure in raw.kept("procedure") {
        procedures::settle(desk, procedure);
    }
    for limit in raw.kept("limit") {
        let _ = menus::settle_limit(desk, limit);
    }
    for time in raw.kept("time") {
        frames::settle_time(desk, time);
    }
    clauses::settle_all(desk, raw);
    for kind in raw.kept("kind") {
        footings::settle(desk, kind);
    }
    functions::laws(desk, raw);
}

fn settle_scope(desk: &mut Desk, scope: &Declared<'_>) -> Read<()> {
    let Some(words) = scope.colon() else {
        return Ok(());
    };
    let ty = whole_type(&mut desk.cx(Env::default()), words)?;
    if let Some(known) = desk.book.at_mut(ScopeId(scope.id)) {
        known.ty = ty;
    }
    Ok(())
}

/// What a zone is, with commas between.
const ZONE: Options = &[
    (
        "`ordered from top`, `ordered from bottom` or `ordered from left`",
        &[],
    ),
    ("`ordered from bottom`", &[]),
    ("`ordered from left`", &[]),
    ("`in play`", &[]),
    ("`seen by everybody`, `holder`, `owner` or `nobody`", &[]),
    ("`seen by holder`", &[]),
    ("`seen by owner`", &[]),
    ("`seen by nobody`", &[]),
    (
        "`starts with` and the name of a list in quotation marks",
        &[Text("the name of a list in quotation marks")],
    ),
];

const ZONE_PART: &[Step] = &[One(
    "`ordered from top`, `in play`, `seen by` or `starts with`",
    ZONE,
)];

/// `of WHOM: [ordered from END,] [in play,] seen by WHO [, starts with "list"]`
fn settle_zone(desk: &mut Desk, zone: &Declared<'_>) -> Read<()> {
    let (Some(mut words), Some(rest)) = (zone.head.behind("of"), zone.colon()) else {
        return Ok(());
    };
    let of = match field_of(desk, &mut words)? {
        FieldOf::Player => ZoneOf::Player,
        FieldOf::Game => ZoneOf::Game,
        FieldOf::Kind(kind) => ZoneOf::Kind(kind),
    };
    desk.form(words, &[])?;
    let mut known = Zone {
        of,
        ..Zone::default()
    };
    let mut sees = None;
    for part in rest.parts() {
        let part = desk.form(part, ZONE_PART)?;
        known.in_play |= part.has("in play");
        for (fixed, end) in [
            ("ordered from top", FirstEnd::Top),
            ("ordered from bottom", FirstEnd::Bottom),
            ("ordered from left", FirstEnd::Left),
        ] {
            known.ordered = known.ordered.or(part.has(fixed).then_some(end));
        }
        for (fixed, who) in [
            ("seen by everybody", Sees::Everybody),
            ("seen by holder", Sees::Holder),
            ("seen by owner", Sees::Owner),
            ("seen by nobody", Sees::Nobody),
        ] {
            sees = sees.or(part.has(fixed).then_some(who));
        }
        let list = part.text("starts with").map(|list| desk.text(&list));
        known.starts = known.starts.or(list);
    }
    let Some(sees) = sees else {
        return Err(desk.expected("`seen by` and who sees the zone", rest.span()));
    };
    if let Some(zone) = desk.book.at_mut(ZoneId(zone.id)) {
        let named = std::mem::take(&mut zone.named);
        *zone = Zone {
            named,
            sees,
            ..known
        };
    }
    Ok(())
}

fn settle_state(desk: &mut Desk, state: &Declared<'_>) -> Read<()> {
    let mut kinds = Vec::new();
    for mut part in state
        .head
        .behind("of")
        .into_iter()
        .flat_map(|of| of.parts())
    {
        loop {
            let read = types::kind_at(&desk.vocab, &mut part);
            kinds.push(desk.check(read)?);
            if !part.eat("or") {
                break;
            }
        }
        desk.form(part, &[])?;
    }
    for id in state.ids().map(StateId) {
        if let Some(known) = desk.book.at_mut(id) {
            known.of.clone_from(&kinds);
        }
    }
    Ok(())
}
