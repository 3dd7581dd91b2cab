//! Whom an effect is done to where nothing says where they lie: those in play, which is hardly meant of cards of any sort, and of
//! those that are in play only where their own text puts them there.

use super::select::Sel;
use super::spell::row;
use super::value::Val;
use crate::checks::{elsewhere, spent};
use crate::reader::{Cursor, Cx, Read, Setting, WhenceError};
use crate::span::Span;
use crate::tree::{Builtin, Expr, KindId, Sees, Type, YOU, ZoneId, ZoneOf};
use crate::vocabulary::Form;

impl Cx<'_> {
    /// Refuses `discard one card`, and `nullify one KIND` of a kind that is hardly ever in play.
    pub(super) fn lie_in_play(
        &mut self,
        val: &Val,
        begin: &Cursor<'_>,
        at: &Cursor<'_>,
    ) -> Read<()> {
        let Val::Many(sel) = val else {
            return Ok(());
        };
        if sel.group.from.is_some() {
            return Ok(());
        }
        if sel.placed {
            return match sel.related && self.env.setting == Setting::Card {
                true => self.lie_where_met(sel),
                false => Ok(()),
            };
        }
        self.any_sort(val, begin, at)?;
        if self.env.setting != Setting::Card {
            return Ok(());
        }
        let span = sel.span;
        let Some(kind) = self.passing_kind(sel) else {
            return Ok(());
        };
        // What holds of none in play needs no such way.
        let open = elsewhere::of_tests(self.book, sel.group.slot, &sel.group.tests).is_none();
        let places = spent::while_it_passes(self.book, kind).into_iter();
        let places = places.chain(open.then(|| String::from("in play")));
        let ways = with_places(sel, begin, at, places);
        let waits = self.waits_for(kind);
        self.seldom_there(kind, ways, waits, span)
    }

    /// Tells that cards of a kind are hardly ever in play, and how such a card is meant.
    fn seldom_there(
        &mut self,
        kind: KindId,
        ways: Vec<String>,
        waits: Option<String>,
        span: Span,
    ) -> Read<()> {
        let kind = self.called(&Type::Object(kind));
        Err(self.report(WhenceError::Passing {
            kind,
            ways,
            waits,
            span,
        }))
    }

    /// Refuses `nullify one KIND present` of a kind whose cards are met, and are where they are met while they are not in play.
    fn lie_where_met(&mut self, sel: &Sel) -> Read<()> {
        let span = sel.span;
        // Each of the kinds that are joined must be able to be found there.
        let mut kinds = self.passing_kinds(sel);
        let met = kinds.find_map(|kind| Some((kind, self.waits_for(kind)?)));
        drop(kinds);
        let Some((kind, waits)) = met else {
            return Ok(());
        };
        let kind = self.called(&Type::Object(kind));
        Err(self.report(WhenceError::WhereMet { kind, waits, span }))
    }

    /// How a text waits for a card of a kind to be met, if a scope says which one that is.
    fn waits_for(&self, kind: KindId) -> Option<String> {
        let verb = spent::met_by(self.book, kind)?;
        let met = self.form_of(verb, Form::Past)?;
        Some(format!(
            "when {} is {met}: you may VERB it",
            self.kind_name(kind)
        ))
    }

    /// Refuses a host where nothing is in play, and one of a kind that is hardly ever there, if nothing says that it is.
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
        if let Some(from) = sel.group.from
            && let Expr::Place { zone, .. } = *self.at(from)
            && let Some(zone) = self.book.zones.get(zone.index())
            && !zone.in_play
        {
            let place = zone.named.name.clone();
            return Err(self.report(WhenceError::HostElsewhere { place, span }));
        }
        if self.env.setting != Setting::Card || sel.placed || sel.group.from.is_some() {
            return Ok(());
        }
        let Some(kind) = self.passing_kind(sel) else {
            return Ok(());
        };
        let ways = with_places(sel, begin, at, std::iter::once(String::from("in play")));
        self.seldom_there(kind, ways, None, span)
    }

    /// The first of the kinds of its heads whose cards are hardly ever in play.
    fn passing_kind(&self, sel: &Sel) -> Option<KindId> {
        self.passing_kinds(sel).next()
    }

    fn passing_kinds(&self, sel: &Sel) -> impl Iterator<Item = KindId> {
        let kinds = sel.group.kind.iter().chain(&sel.kinds).copied();
        kinds.filter(|kind| spent::passes(self.book, *kind))
    }

    /// Refuses a card of any sort that may be anywhere in play.
    pub(super) fn any_sort(&mut self, val: &Val, begin: &Cursor<'_>, at: &Cursor<'_>) -> Read<()> {
        let Val::Many(sel) = val else {
            return Ok(());
        };
        let (span, kind) = (sel.span, sel.group.kind);
        let any = sel.of_any_sort && kind.is_some() && kind == self.book.roots.card;
        // Rules go through all cards in play, and choose none of any sort.
        let asks = self.env.setting == Setting::Card || sel.is_choice();
        if !any || !asks {
            return Ok(());
        }
        let places = self.held_by_doer().into_iter();
        let places = places.chain([String::from("in play")]);
        let ways = with_places(sel, begin, at, places);
        Err(self.report(WhenceError::AnySort { ways, span }))
    }

    /// The place whose cards whoever does it holds: of those that he alone sees, the one of
    /// which scripts speak most.
    fn held_by_doer(&self) -> Option<String> {
        let whose = match self.env.doer.map(|doer| self.at(doer)) {
            None => "you",
            Some(Expr::Local(slot)) if *slot == YOU => "you",
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
}

/// The words of a selection with a place behind its heads, once for each place.
fn with_places(
    sel: &Sel,
    begin: &Cursor<'_>,
    at: &Cursor<'_>,
    places: impl Iterator<Item = String>,
) -> Vec<String> {
    let words = begin.rest();
    let read = words.len().saturating_sub(at.rest().len());
    let heads = words
        .iter()
        .position(|word| word.span.start >= sel.behind.end);
    let heads = heads.unwrap_or(read).min(read);
    let head = row(words.get(..heads).unwrap_or_default());
    let posts = row(words.get(heads..read).unwrap_or_default());
    places
        .map(|place| {
            // What the place says already is not said again.
            let more = match place.contains(posts.as_str()) {
                true => "",
                false => posts.as_str(),
            };
            format!("{head} {place} {more}").trim_end().to_owned()
        })
        .collect()
}
