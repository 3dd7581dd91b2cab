//! Where those lie of whom a text speaks, where nothing says it: in play, which is hardly meant of cards of any sort,
//! and of those that are in play only where their own text puts them there. And what goes to a place that is none in
//! play.

use super::role::Roles;
use super::select::Sel;
use super::spell::row;
use super::value::Val;
use crate::checks::takes_away;
use crate::facts::deed::OBJECT;
use crate::facts::place::{met_by, not_in_play, of_tests, passes, while_it_passes};
use crate::reader::{Cursor, Cx, Read, Setting, WhenceError};
use crate::span::Span;
use crate::tree::{
    BlockId, Builtin, Expr, ExprId, KindId, Sees, Slot, Statement, Type, Verb, VerbId, Write, YOU,
    ZoneId, ZoneOf,
};
use crate::vocabulary::Form;

impl Cx<'_> {
    /// Refuses `discard one card`, and `nullify one KIND` of a kind that is hardly ever in play; and `nullify one
    /// KIND present` of a kind whose cards are met, and are where they are met while they are not in play.
    pub(super) fn lie_in_play(
        &mut self,
        val: &Val,
        begin: &Cursor<'_>,
        at: &Cursor<'_>,
    ) -> Read<()> {
        let Val::Many(sel) = val else {
            return Ok(());
        };
        let card = self.env.setting == Setting::Card;
        if sel.group.from.is_some() || sel.placed && !(sel.related && card) {
            return Ok(());
        }
        if !sel.placed {
            self.any_sort(val, begin, at)?;
        }
        let span = sel.span;
        let kinds: Vec<KindId> = self.passing_kinds(sel).filter(|_| card).collect();
        if sel.placed {
            // Each of the kinds that are joined must be able to be found there.
            let mut kinds = kinds.into_iter();
            let met = kinds.find_map(|kind| Some((kind, self.waits_for(kind)?)));
            let Some((kind, waits)) = met else {
                return Ok(());
            };
            let kind = self.called(&Type::Object(kind));
            return Err(self.report(WhenceError::WhereMet { kind, waits, span }));
        }
        let Some(kind) = kinds.first().copied() else {
            return Ok(());
        };
        // What holds of none in play needs no such way.
        let open = of_tests(self.book, sel.group.slot, &sel.group.tests).is_none();
        let places = while_it_passes(self.book, kind).into_iter();
        let places = places.chain(open.then(|| String::from("in play")));
        let ways = with_places(sel, begin, at, places);
        let (waits, kind) = (self.waits_for(kind), self.called(&Type::Object(kind)));
        Err(self.report(WhenceError::Passing {
            kind,
            ways,
            waits,
            span,
        }))
    }

    /// How a text waits for a card of a kind to be met, if a scope says which one that is.
    fn waits_for(&self, kind: KindId) -> Option<String> {
        let met = self.form_of(met_by(self.book, kind)?, Form::Past)?;
        let kind = self.kind_name(kind);
        Some(format!("when {kind} is {met}: you may VERB it"))
    }

    /// Refuses a host where nothing is in play, and one of a kind that is hardly ever there, if nothing says that it
    /// is.
    pub(super) fn hosts_in_play(
        &mut self,
        val: &Val,
        begin: &Cursor<'_>,
        at: &Cursor<'_>,
    ) -> Read<()> {
        let Val::Many(sel) = val else {
            return Ok(());
        };
        let span = sel.span;
        let from = sel.group.from;
        if let Some(zone) = from.and_then(|from| not_in_play(self.book, from)) {
            let place = self.book.name(zone).into();
            return Err(self.report(WhenceError::HostElsewhere { place, span }));
        }
        let unsaid = self.env.setting == Setting::Card && !sel.placed && from.is_none();
        let Some(kind) = self.passing_kinds(sel).find(|_| unsaid) else {
            return Ok(());
        };
        let ways = with_places(sel, begin, at, [String::from("in play")]);
        let (kind, waits) = (self.called(&Type::Object(kind)), None);
        Err(self.report(WhenceError::Passing {
            kind,
            ways,
            waits,
            span,
        }))
    }

    /// The kinds of its heads whose cards are hardly ever in play.
    fn passing_kinds(&self, sel: &Sel) -> impl Iterator<Item = KindId> {
        let kinds = sel.group.kind.iter().chain(&sel.kinds).copied();
        kinds.filter(|kind| passes(self.book, *kind))
    }

    /// Refuses `when you discard card`: those that lay in play would be meant, and most people think of a hand.
    pub(super) fn of_any_place(
        &mut self,
        val: &Val,
        verb: VerbId,
        begin: &Cursor<'_>,
        at: &Cursor<'_>,
    ) -> Read<()> {
        match takes_away(self.book, verb) {
            true => self.any_sort(val, begin, at),
            false => Ok(()),
        }
    }

    /// Refuses a card of any sort that may be anywhere in play.
    fn any_sort(&mut self, val: &Val, begin: &Cursor<'_>, at: &Cursor<'_>) -> Read<()> {
        let Val::Many(sel) = val else {
            return Ok(());
        };
        let (span, kind) = (sel.span, sel.group.kind);
        let any = sel.of_any_sort && kind.is_some() && kind == self.book.roots.card;
        // Rules go through all cards in play, and choose none of any sort.
        if !any || self.env.setting != Setting::Card && !sel.is_choice() {
            return Ok(());
        }
        let places = self.held_by_doer().into_iter();
        let ways = with_places(sel, begin, at, places.chain([String::from("in play")]));
        Err(self.report(WhenceError::AnySort { ways, span }))
    }

    /// The place whose cards whoever does it holds: of those that he alone sees, the one of
    /// which scripts speak most.
    fn held_by_doer(&self) -> Option<String> {
        let whose = match self.env.doer.map(|doer| self.at(doer)) {
            None | Some(Expr::Local(YOU)) => "you",
            Some(Expr::Local(slot)) => {
                let mut earlier = self.env.earlier.iter();
                earlier.find(|one| one.slot == *slot && one.ty == Type::Player)?;
                "that player"
            }
            Some(Expr::Builtin {
                op: Builtin::Opponent,
                ..
            }) => "opponent",
            Some(_) => return None,
        };
        let zones = (0_u32..).map(ZoneId).zip(&self.book.zones);
        let held = zones.filter(|(_, zone)| {
            zone.of == ZoneOf::Player && !zone.in_play && zone.sees == Sees::Holder
        });
        let often = |id: ZoneId| {
            let exprs = self.book.exprs.iter();
            let spoken = |expr: &&Expr| matches!(expr, Expr::Place { zone, .. } if *zone == id);
            exprs.filter(spoken).count()
        };
        let (_, place) = held.max_by_key(|(id, _)| often(*id))?;
        Some(format!("in {} of {whose}", place.named.name))
    }

    /// Refuses a place that is none in play: what goes there leaves play, and another verb says so. Where cards are
    /// wanted to which something goes, a place would be whoever lies there.
    pub(super) fn stays_in_play(&mut self, roles: &Roles) -> Read<()> {
        if self.env.setting != Setting::Card {
            return Ok(());
        }
        for (param, filled) in roles.params.iter().zip(&roles.filled).skip(1) {
            let Some((value, span)) = filled else {
                continue;
            };
            let Some(zone) = self.book.zone_of(*value) else {
                continue;
            };
            let (place, span) = (self.book.name(zone).into(), *span);
            return match (self.book.is_in_play(zone), &param.ty) {
                (true, Type::Set(_)) => Err(self.report(WhenceError::WhoLiesThere { place, span })),
                (false, Type::Set(_) | Type::Place) => {
                    let ways = self.verbs_into(zone);
                    Err(self.report(WhenceError::NotInPlay { place, ways, span }))
                }
                _ => continue,
            };
        }
        Ok(())
    }

    /// The verbs without roles that put what they are done to into a zone, and do nothing else to it.
    fn verbs_into(&self, zone: ZoneId) -> Vec<String> {
        let last = |block: BlockId| self.book.at(block)?.last();
        let puts = |statement: &Statement| match statement {
            Statement::Write(Write::Put { what, into, .. }) => {
                self.book.is_local(*what, OBJECT) && self.book.zone_of(*into) == Some(zone)
            }
            _ => false,
        };
        let into = |verb: &&Verb| {
            let of_card = match verb.params.as_slice() {
                [param] => self.book.roots.card.map(Type::Object) == Some(param.ty.clone()),
                _ => false,
            };
            let last_done = match verb.body.and_then(last) {
                Some(Statement::If {
                    otherwise: Some(otherwise),
                    ..
                }) => last(*otherwise),
                done => done,
            };
            of_card && !verb.fetches && last_done.is_some_and(puts)
        };
        let verbs = self.book.verbs.iter().filter(into);
        verbs.map(|verb| verb.named.name.to_string()).collect()
    }

    /// On cards, what is said of a role of a verb, with the place in which it must be. Without a post that names a
    /// place a selection ranges over what is in play. So what leaves play by a happening was in play just before:
    /// `when your personnel is discarded` does not wait for what lay in a hand. The law `spoken_of` says of what
    /// else.
    pub(super) fn left_play(&mut self, val: Val, verb: VerbId, index: usize) -> Val {
        if index != 0 || !takes_away(self.book, verb) || self.env.setting != Setting::Card {
            return val;
        }
        let mut sel = match val {
            Val::Many(sel) => sel,
            Val::Text { text, any, span } => Box::new(self.titled(&text, any, span)),
            other => return other,
        };
        let unsaid = !sel.anywhere && sel.group.from.is_none();
        if unsaid && matches!(sel.elem, Type::Object(_) | Type::Any) {
            let (span, slot) = (sel.span, sel.group.slot);
            let mut test = match self.book.laws.spoken_of {
                Some(law) => self.call_of(law, &[slot], span),
                None => self.in_play(slot, span),
            };
            if self.env.looks_back {
                // It was in play and has left it.
                let left = self.was_somewhere(slot, span);
                test = self.push(Expr::Or(vec![test, left]), span);
            }
            sel.group.tests.push(test);
        }
        Val::Many(sel)
    }

    fn was_somewhere(&mut self, slot: Slot, span: Span) -> ExprId {
        let it = self.local(slot, span);
        let place = self.ask(Builtin::LastPlace, vec![it], span);
        self.is_something(place, span)
    }
}

/// The words of a selection with a place behind its heads, once for each place.
fn with_places(
    sel: &Sel,
    begin: &Cursor<'_>,
    at: &Cursor<'_>,
    places: impl IntoIterator<Item = String>,
) -> Vec<String> {
    let words = begin.before(at).rest();
    let behind = |word: &crate::sentence::Word| word.span.start >= sel.behind.end;
    let heads = words.iter().position(behind).unwrap_or(words.len());
    let (head, posts) = words.split_at_checked(heads).unwrap_or((words, &[]));
    let (head, posts) = (row(head), row(posts));
    let places = places.into_iter();
    places
        .map(|place| {
            // What the place says already is not said again.
            let more = if place.contains(&posts) { "" } else { &posts };
            format!("{head} {place} {more}").trim_end().to_owned()
        })
        .collect()
}
