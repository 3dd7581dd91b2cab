//! What a text does to those to whom it can never be done: the place to which it takes them is none in play, or the rules forbid it
//! of all such, whatever the position.

use super::role::Roles;
use super::value::Val;
use crate::reader::{Cx, Read, Setting, WhenceError};
use crate::span::Span;
use crate::tree::{
    Act, BlockId, Comparison, Expr, ExprId, Fold, HookOwner, HookRole, KindId, Slot, Statement,
    TextId, Type, Write, YOU, ZoneId,
};
use std::collections::BTreeMap;

/// The slot of the first role of a verb.
const OBJECT: Slot = YOU + 1;

/// Words that mean words go no deeper than this.
const DEEPEST: u8 = 8;

/// What is known of a role when a text is read.
#[derive(Clone, Copy, Default)]
struct Known {
    /// The kind of what stands there.
    kind: Option<KindId>,
    /// The zone that is named there.
    zone: Option<ZoneId>,
}

impl Cx<'_> {
    /// The kinds of what stands in a role, if its words say.
    pub(super) fn kinds_said(&self, val: &Val) -> Vec<KindId> {
        let of = |ty: &Type| match ty {
            Type::Object(kind) => vec![*kind],
            Type::Set(member) => match **member {
                Type::Object(kind) => vec![kind],
                _ => Vec::new(),
            },
            _ => Vec::new(),
        };
        match val {
            Val::Many(sel) if sel.titled => Vec::new(),
            Val::Many(sel) if !sel.kinds.is_empty() => sel.kinds.clone(),
            Val::Many(sel) => of(&sel.elem),
            Val::One(typed) => of(&typed.ty),
            Val::Text { .. } => Vec::new(),
        }
    }

    /// Refuses what can be done to nobody of whom the words of a card speak.
    pub(super) fn can_ever_be_done(&mut self, roles: &Roles, span: Span) -> Read<()> {
        if self.env.setting != Setting::Card {
            return Ok(());
        }
        self.stays_in_play(roles)?;
        let heads = roles.kinds.first().map_or(&[][..], Vec::as_slice);
        let heads: Vec<Option<KindId>> = match heads {
            [] => vec![None],
            heads => heads.iter().copied().map(Some).collect(),
        };
        let mut why = None;
        for head in heads {
            let Some(says) = self.rule_against(roles, head) else {
                return Ok(());
            };
            why = why.or(says);
        }
        let verb = super::effects::verb_name(self, roles.verb);
        let why = why.and_then(|text: TextId| self.book.texts.get(text.index()));
        let why = why.map(|text| plainly(text));
        Err(self.report(WhenceError::Never { verb, why, span }))
    }

    /// Refuses a place that is none in play: what goes there leaves play, and another verb says so. Where cards are wanted to which
    /// something goes, a place would be whoever lies there.
    fn stays_in_play(&mut self, roles: &Roles) -> Read<()> {
        for (param, filled) in roles.params.iter().zip(&roles.filled).skip(1) {
            let (of_cards, Some((value, span))) = (&param.ty, filled) else {
                continue;
            };
            let of_cards = match of_cards {
                Type::Place => false,
                Type::Set(_) => true,
                _ => continue,
            };
            let Expr::Place { zone, .. } = *self.at(*value) else {
                continue;
            };
            let Some(known) = self.book.zones.get(zone.index()) else {
                continue;
            };
            let (place, span) = (known.named.name.clone(), *span);
            if known.in_play {
                if of_cards {
                    return Err(self.report(WhenceError::WhoLiesThere { place, span }));
                }
                continue;
            }
            let ways = self.verbs_into(zone);
            return Err(self.report(WhenceError::NotInPlay { place, ways, span }));
        }
        Ok(())
    }

    /// The verbs without roles that put what they are done to into a zone, and do nothing else to it.
    fn verbs_into(&self, zone: ZoneId) -> Vec<String> {
        let put = |statement: &Statement| {
            matches!(statement, Statement::Write(Write::Put { what, into, .. })
                if *self.at(*what) == Expr::Local(OBJECT)
                    && matches!(self.at(*into), Expr::Place { zone: to, .. } if *to == zone))
        };
        let last = |block: BlockId| self.book.blocks.get(block.index())?.last();
        let into = |statement: &Statement| match statement {
            Statement::If {
                otherwise: Some(otherwise),
                ..
            } => last(*otherwise).is_some_and(put),
            other => put(other),
        };
        let verbs = self.book.verbs.iter().filter(|verb| {
            let last = verb.body.and_then(last);
            let of_card = verb.params.first().map(|param| &param.ty);
            verb.params.len() == 1
                && !verb.fetches
                && of_card.is_some_and(
                    |ty| matches!(ty, Type::Object(kind) if Some(*kind) == self.book.roots.card),
                )
                && last.is_some_and(into)
        });
        verbs.map(|verb| verb.named.name.to_string()).collect()
    }

    /// Whether a rule forbids it whatever the position, and nothing allows it; and what that rule says.
    fn rule_against(&self, roles: &Roles, head: Option<KindId>) -> Option<Option<TextId>> {
        let verb = roles.verb;
        let of_rules = self
            .book
            .hooks
            .iter()
            .filter(|hook| matches!(hook.owner, HookOwner::Rule(_)) && hook.active.is_none());
        let mut found = None;
        for hook in of_rules {
            let HookRole::Verdict {
                allow,
                act: Act::Verb(of),
                roles: slots,
                test: Some(test),
                says,
                ..
            } = &hook.role
            else {
                continue;
            };
            if *of != verb {
                continue;
            }
            if *allow {
                return None;
            }
            let known = self.known_of(roles, slots, head);
            if found.is_none() && self.surely(*test, &known, DEEPEST) == Some(true) {
                found = Some(*says);
            }
        }
        found
    }

    fn known_of(
        &self,
        roles: &Roles,
        slots: &[Option<Slot>],
        head: Option<KindId>,
    ) -> BTreeMap<Slot, Known> {
        let mut known = BTreeMap::new();
        for (index, slot) in slots.iter().enumerate() {
            let (Some(slot), Some(Some((value, _)))) = (slot, roles.filled.get(index)) else {
                continue;
            };
            let kinds = roles.kinds.get(index).map_or(&[][..], Vec::as_slice);
            let kind = match (index, kinds) {
                (0, _) => head,
                (_, [one]) => Some(*one),
                _ => None,
            };
            let zone = match self.at(*value) {
                Expr::Place { zone, .. } => Some(*zone),
                _ => None,
            };
            known.insert(*slot, Known { kind, zone });
        }
        known
    }

    /// What a test comes to of whatever is of these kinds and goes to these places, if it is always the same.
    fn surely(&self, test: ExprId, known: &BTreeMap<Slot, Known>, deep: u8) -> Option<bool> {
        let deep = deep.checked_sub(1)?;
        let of = |id: &ExprId| match self.at(*id) {
            Expr::Local(slot) => known.get(slot).copied(),
            _ => None,
        };
        match self.at(test) {
            Expr::Truth(truth) => Some(*truth),
            Expr::Not(test) => self.surely(*test, known, deep).map(|truth| !truth),
            Expr::And(parts) => self.all_or(parts, known, deep, false),
            Expr::Or(parts) => self.all_or(parts, known, deep, true),
            Expr::IsKind(what, kind) => {
                let given = of(what)?.kind?;
                if self.under(given, *kind) {
                    return Some(true);
                }
                (!self.under(*kind, given)).then_some(false)
            }
            // What stands in a role is something.
            Expr::Compare(how @ (Comparison::Equal | Comparison::Unequal), one, other)
                if *self.at(*other) == Expr::Nothing =>
            {
                of(one)?.zone?;
                Some(*how == Comparison::Unequal)
            }
            // Whose place it is: of the named zone it is somebody's, of another nobody's.
            Expr::Fold {
                how: how @ (Fold::Some | Fold::None),
                over,
                of: None,
            } => {
                let [test] = over.tests.as_slice() else {
                    return None;
                };
                let Expr::Compare(Comparison::Equal, one, other) = self.at(*test) else {
                    return None;
                };
                let member = Expr::Local(over.slot);
                let pair = |place: &ExprId, role: &ExprId| match self.at(*place) {
                    Expr::Place {
                        zone,
                        of: Some(whose),
                    } if *self.at(*whose) == member => Some((*zone, of(role)?.zone?)),
                    _ => None,
                };
                let (zone, given) = pair(one, other).or_else(|| pair(other, one))?;
                Some((zone == given) == (*how == Fold::Some))
            }
            Expr::Call { function, args } => {
                let function = self.book.functions.get(function.index())?;
                let slots = function.params.iter().map(|param| param.slot);
                let inner = slots
                    .zip(args)
                    .filter_map(|(slot, arg)| Some((slot, of(arg)?)))
                    .collect();
                self.surely(function.body, &inner, deep)
            }
            _ => None,
        }
    }

    /// `and`, or `or` if one that is true decides it.
    fn all_or(
        &self,
        parts: &[ExprId],
        known: &BTreeMap<Slot, Known>,
        deep: u8,
        decides: bool,
    ) -> Option<bool> {
        let mut all = Some(!decides);
        for part in parts {
            match self.surely(*part, known, deep) {
                Some(truth) if truth == decides => return Some(decides),
                None => all = None,
                Some(_) => {}
            }
        }
        all
    }
}

/// What a rule says, without the names of its own.
fn plainly(says: &str) -> String {
    let mut plain = String::with_capacity(says.len());
    let mut rest = says;
    while let Some((before, behind)) = rest.split_once('{') {
        plain.push_str(before);
        plain.push_str("it");
        rest = behind.split_once('}').map_or("", |(_, behind)| behind);
    }
    plain.push_str(rest);
    plain
}
