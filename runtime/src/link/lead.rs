//! What is asked first of the members of a group, while they are gathered.
//!
//! In: the book. Out: for each group the kinds its members must be of, and the clauses that must be
//! printed: on a member, or on what a slot holds, so that its tests can hold at all. Whoever has no
//! special download printed need not be asked whether he is well enough to use one. It changes how
//! many are asked, never what is found.

use super::Program;
use super::groups::Groups;
use super::kinds::Kinds;
use spaceline_lang::tree::{
    Action, Book, Builtin, ClauseId, Comparison, Expr, ExprId, FieldId, FieldOf, Fold, Group,
    KindId, Slot,
};

/// Definitions within definitions are looked into so deep.
const DEEP: u8 = 6;

/// What is asked first of the members of a group.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Lead {
    /// The kinds that are let through, if any kind is asked about.
    pub asked: Option<KindSet>,
    /// The same where the kind was asked already.
    pub beyond: Option<KindSet>,
    /// The kind that they must be of.
    pub kind: Option<KindId>,
    /// How many tests of the group that answers.
    pub answers: usize,
    /// That kind and those under it.
    pub under: KindSet,
    /// The kinds of which a member can be that passes the tests.
    pub kinds: KindSet,
    /// The clause that must be printed on them.
    pub printed: Option<ClauseId>,
    /// The clause that must be printed on what a slot around the group holds; else there are none.
    pub needed: Option<(Slot, ClauseId)>,
    /// The slot around the group that holds the player who must own them.
    pub owner: Option<Slot>,
}

impl Default for Lead {
    fn default() -> Self {
        Self::ANY
    }
}

impl Lead {
    /// Nothing is asked first.
    pub const ANY: Self = Self {
        asked: None,
        beyond: None,
        kind: None,
        answers: 0,
        under: KindSet::ALL,
        kinds: KindSet::ALL,
        printed: None,
        needed: None,
        owner: None,
    };

    /// What there must be of it: no test answers for these.
    pub fn plain(&self) -> Self {
        Self {
            kind: self.kind,
            answers: self.answers,
            under: self.under,
            ..Self::default()
        }
        .told()
    }

    /// With the kinds that are let through told at once.
    fn told(self) -> Self {
        let told = |set: KindSet, kind: bool| (kind || set != KindSet::ALL).then_some(set);
        Self {
            asked: told(self.kinds.and(self.under), self.kind.is_some()),
            beyond: told(self.kinds, false),
            ..self
        }
    }

    /// Whether something of a kind is let through by a set of kinds that is asked about.
    #[inline]
    pub fn lets(&self, program: &Program, set: KindSet, kind: KindId) -> bool {
        set.has(kind)
            && (KindSet::tells(kind) || self.kind.is_none_or(|of| program.is_kind(kind, of)))
    }
}

/// Some kinds, each with those under it: by their numbers, as far as there is room. Those beyond are in
/// every set.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct KindSet(u128);

impl Default for KindSet {
    fn default() -> Self {
        Self::ALL
    }
}

impl KindSet {
    /// All kinds.
    pub const ALL: Self = Self(u128::MAX);

    /// A kind and those under it.
    fn under(book: &Book, kinds: &Kinds, top: KindId) -> Self {
        let room = book.kinds.len().min(u128::BITS as usize);
        let under = (0..)
            .map(KindId)
            .take(room)
            .filter(|kind| kinds.is(*kind, top));
        Self(under.fold(0, |set, kind| set | 1 << kind.0))
    }

    /// Whether there is room for a kind.
    #[inline]
    const fn tells(kind: KindId) -> bool {
        kind.0 < u128::BITS
    }

    /// Whether a kind is among them.
    #[inline]
    pub const fn has(self, kind: KindId) -> bool {
        self.0 >> (kind.0 % u128::BITS) & 1 != 0 || !Self::tells(kind)
    }

    const fn and(self, other: Self) -> Self {
        Self(self.0 & other.0)
    }

    const fn or(self, other: Self) -> Self {
        Self(self.0 | other.0)
    }
}

/// What is asked first of the members of a group.
pub fn lead(book: &Book, kinds: &Kinds, group: &Group) -> Lead {
    let (kind, answers) = kind(book, group);
    let look = Look { book, kinds };
    let of_tests = group
        .tests
        .iter()
        .map(|test| look.kinds_of(*test, group.slot, DEEP));
    let (mut printed, mut needed) = (None, None);
    for test in &group.tests {
        match printing(book, *test) {
            Some((slot, clause)) if slot == group.slot => printed = printed.or(Some(clause)),
            other => needed = needed.or(other),
        }
    }
    let under = kind.map_or(KindSet::ALL, |kind| KindSet::under(book, kinds, kind));
    let kinds = of_tests.fold(KindSet::ALL, KindSet::and);
    Lead {
        kind,
        answers,
        under,
        // What the kind says already need not be asked.
        kinds: if kinds.and(under) == under {
            KindSet::ALL
        } else {
            kinds
        },
        printed,
        needed,
        owner: group
            .tests
            .iter()
            .find_map(|test| owner(book, group, *test)),
        ..Lead::default()
    }
    .told()
}

/// The slot around a group that holds the owner of its members, as a test says.
fn owner(book: &Book, group: &Group, test: ExprId) -> Option<Slot> {
    let Expr::Compare(Comparison::Equal, one, other) = book.exprs.get(test.index())? else {
        return None;
    };
    let owned = |id: ExprId| match book.exprs.get(id.index())? {
        Expr::Builtin {
            op: Builtin::Owner,
            args,
        } => local(book, *args.first()?),
        _ => None,
    };
    let owner = match (owned(*one), owned(*other)) {
        (Some(slot), _) if slot == group.slot => *other,
        (_, Some(slot)) if slot == group.slot => *one,
        _ => return None,
    };
    local(book, owner).filter(|slot| *slot != group.slot)
}

/// The kind that members must be of, and how many tests that answers.
fn kind(book: &Book, group: &Group) -> (Option<KindId>, usize) {
    if group.kind.is_some() {
        return (group.kind, 0);
    }
    let expr = |id: ExprId| book.exprs.get(id.index());
    // In a place there are only objects.
    let in_place = group
        .from
        .is_none_or(|from| matches!(expr(from), Some(Expr::Place { .. })));
    let first = group.tests.first().and_then(|test| expr(*test));
    if let Some(Expr::IsKind(of, kind)) = first
        && in_place
        && expr(*of) == Some(&Expr::Local(group.slot))
    {
        return (Some(*kind), 1);
    }
    (None, 0)
}

/// A look at what a test says of the kind of what a slot holds.
#[derive(Clone, Copy)]
struct Look<'b> {
    book: &'b Book,
    kinds: &'b Kinds,
}

impl Look<'_> {
    /// The kinds of which something can be so that a test of it can hold.
    fn kinds_of(self, test: ExprId, slot: Slot, depth: u8) -> KindSet {
        let (Some(expr), Some(depth)) = (self.book.exprs.get(test.index()), depth.checked_sub(1))
        else {
            return KindSet::ALL;
        };
        let is_slot = |id: ExprId| local(self.book, id) == Some(slot);
        let of = |id: ExprId| self.kinds_of(id, slot, depth);
        match expr {
            Expr::IsKind(of, kind) if is_slot(*of) => KindSet::under(self.book, self.kinds, *kind),
            // What was marked stays so when it counts as something else.
            Expr::HasState(of, state) if is_slot(*of) => {
                let state = self.book.states.get(state.index());
                let follows = state.filter(|state| state.means.is_some());
                let kinds = follows.map_or(&[][..], |state| &state.of);
                let all = kinds
                    .iter()
                    .map(|kind| KindSet::under(self.book, self.kinds, *kind));
                all.reduce(KindSet::or).unwrap_or_default()
            }
            Expr::And(tests) => tests
                .iter()
                .map(|test| of(*test))
                .fold(KindSet::ALL, KindSet::and),
            Expr::Or(tests) => {
                let all = tests.iter().map(|test| of(*test));
                all.reduce(KindSet::or).unwrap_or_default()
            }
            Expr::If {
                test,
                then,
                otherwise,
            } => of(*test).and(of(*then)).or(of(*otherwise)),
            // What has no such field has nothing there, and nothing compares with nothing else.
            Expr::Field { field, of, .. } if is_slot(*of) => self.owners(*field),
            Expr::In(_, set) => self.having(*set, slot),
            Expr::Compare(Comparison::Unequal, ..) => KindSet::ALL,
            Expr::Compare(Comparison::Equal, one, other) => {
                let known = |id: ExprId| {
                    let expr = self.book.exprs.get(id.index());
                    matches!(
                        expr,
                        Some(Expr::Number(_) | Expr::Symbol(_) | Expr::Truth(_))
                    )
                };
                match (known(*one), known(*other)) {
                    (true, _) => self.having(*other, slot),
                    (_, true) => self.having(*one, slot),
                    _ => KindSet::ALL,
                }
            }
            Expr::Compare(_, one, other) => self.having(*one, slot).and(self.having(*other, slot)),
            Expr::Call { function, args } => {
                let at = args.iter().position(|arg| is_slot(*arg));
                let called = self.book.functions.get(function.index());
                let inside = at.zip(called).and_then(|(at, called)| {
                    let param = called.params.get(at)?;
                    Some(self.kinds_of(called.body, param.slot, depth))
                });
                inside.unwrap_or_default()
            }
            _ => KindSet::ALL,
        }
    }

    /// The kinds that have a field, if an expression is a field of what a slot holds.
    fn having(self, id: ExprId, slot: Slot) -> KindSet {
        match self.book.exprs.get(id.index()) {
            Some(Expr::Field { field, of, .. }) if local(self.book, *of) == Some(slot) => {
                self.owners(*field)
            }
            _ => KindSet::ALL,
        }
    }

    fn owners(self, field: FieldId) -> KindSet {
        match self.book.fields.get(field.index()).map(|field| field.of) {
            Some(FieldOf::Kind(kind)) => KindSet::under(self.book, self.kinds, kind),
            _ => KindSet::ALL,
        }
    }
}

/// Of a part of an action behind which another is looked for among its clauses, only those count that
/// have such a clause.
pub fn anchors(book: &Book, action: &Action, groups: &mut Groups) {
    for (at, anchor) in action.anchors.iter().enumerate() {
        let later = action.anchors.get(at + 1..).unwrap_or_default();
        let clause = later.iter().find_map(|later| {
            source(book, later.from, DEEP)
                .filter(|(slot, _)| *slot == anchor.slot)
                .map(|(_, clause)| clause)
        });
        if let Some(lead) = groups.lead_mut(anchor.from) {
            lead.printed = lead.printed.or(clause);
        }
    }
}

/// The slot of whose object a clause must be printed for a test to hold.
pub(super) fn printing(book: &Book, test: ExprId) -> Option<(Slot, ClauseId)> {
    printing_within(book, test, DEEP)
}

fn printing_within(book: &Book, test: ExprId, depth: u8) -> Option<(Slot, ClauseId)> {
    let depth = depth.checked_sub(1)?;
    match book.exprs.get(test.index())? {
        Expr::Fold {
            how: Fold::Some,
            over,
            ..
        } => source(book, over.from?, depth),
        Expr::And(tests) => tests
            .iter()
            .find_map(|test| printing_within(book, *test, depth)),
        Expr::With { body, .. } => printing_within(book, *body, depth),
        // More than none of them.
        Expr::Compare(Comparison::Greater, many, least) => {
            let Expr::Builtin {
                op: Builtin::Size,
                args,
            } = book.exprs.get(many.index())?
            else {
                return None;
            };
            match book.exprs.get(least.index())? {
                Expr::Number(least) if *least >= 0 => source(book, *args.first()?, depth),
                _ => None,
            }
        }
        Expr::Call { function, args } => {
            let called = book.functions.get(function.index())?;
            let (slot, clause) = printing_within(book, called.body, depth)?;
            let at = called.params.iter().position(|param| param.slot == slot)?;
            Some((local(book, *args.get(at)?)?, clause))
        }
        _ => None,
    }
}

/// The slot among whose clauses the members of a set are.
fn source(book: &Book, set: ExprId, depth: u8) -> Option<(Slot, ClauseId)> {
    let depth = depth.checked_sub(1)?;
    match book.exprs.get(set.index())? {
        Expr::Clauses { clause, of } => Some((local(book, *of)?, *clause)),
        Expr::Filter(group) => source(book, group.from?, depth),
        _ => None,
    }
}

fn local(book: &Book, id: ExprId) -> Option<Slot> {
    match book.exprs.get(id.index())? {
        Expr::Local(slot) => Some(*slot),
        _ => None,
    }
}
