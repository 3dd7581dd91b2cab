//! A card named where a verb wants a place: `relocated to host`. Of what happens, and of what is forbidden, it is any place of the
//! card's in play; what is done goes to one of them, and the text says to which.

use super::select::Many;
use super::value::Val;
use crate::reader::{Cx, Read};
use crate::span::Span;
use crate::tree::{Comparison, Expr, ExprId, KindId, Slot, Type, ZoneId, ZoneOf};

/// The slot of a role, its type, and what is asked of what stands there.
type Role = (Slot, Type, Vec<ExprId>);

impl Cx<'_> {
    /// Of the places in play that objects of a kind have those that are not of wider kinds come first.
    pub(super) fn places_of(&self, kind: KindId) -> Vec<ZoneId> {
        let zones = (0_u32..).map(ZoneId).zip(&self.book.zones);
        let mut found: Vec<(bool, ZoneId)> = zones
            .filter(|(_, zone)| zone.in_play)
            .filter_map(|(id, zone)| match zone.of {
                ZoneOf::Kind(of) if self.under(kind, of) || self.under(of, kind) => {
                    Some((self.is_widest(of), id))
                }
                _ => None,
            })
            .collect();
        found.sort_unstable();
        found.into_iter().map(|(_, id)| id).collect()
    }

    fn is_widest(&self, kind: KindId) -> bool {
        crate::reader::types::chain(self.book, kind).count() < 2
    }

    /// How a place of an object of a kind is said.
    pub(super) fn place_example(&self, kind: KindId) -> Option<String> {
        // Those that every card has are hardly ever meant.
        let names = self.places_of(kind).into_iter().filter_map(|zone| {
            let zone = self.book.zones.get(zone.index())?;
            let ZoneOf::Kind(of) = zone.of else {
                return None;
            };
            let own = !self.is_widest(of) || self.is_widest(kind);
            own.then(|| format!("`{} of ...`", zone.named.name))
        });
        let names: Vec<String> = names.take(3).collect();
        (!names.is_empty()).then(|| format!("say which place of it: {}", names.join(" or ")))
    }

    /// The slot of a role that is a place, where cards are named whose place it is.
    pub(super) fn whose_place(&mut self, val: Val, span: Span) -> Read<Result<Role, Val>> {
        let elem = match &val {
            Val::Text { .. } => self.any_object(),
            other => self.elem_type(other),
        };
        let Type::Object(kind) = elem else {
            return Ok(Err(val));
        };
        let zones = self.places_of(kind);
        let mut sel = self.as_selection(val)?;
        let slot = self.env.fresh();
        let place = self.push(Expr::Local(slot), span);
        let whose = self.push(Expr::Local(sel.group.slot), span);
        let mut any = Vec::with_capacity(zones.len());
        for zone in zones {
            let of = Some(whose);
            let its = self.push(Expr::Place { zone, of }, span);
            any.push(self.push(Expr::Compare(Comparison::Equal, place, its), span));
        }
        let test = self.push(Expr::Or(any), span);
        sel.group.tests.push(test);
        sel.many = Many::Some;
        Ok(Ok((slot, Type::Place, vec![self.truth_of(sel)?])))
    }
}
