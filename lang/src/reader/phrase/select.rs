//! Selections: `[quantifier] adjectives heads posts` (R2), and the groups of expressions.

use super::look::Look;
use super::types::set_of;
use crate::reader::{Cursor, Cx, PhraseError, Read, TrapError, Typed};
use crate::sentence::{Word, WordKind};
use crate::span::Span;
use crate::tree::{
    Builtin, Comparison, Constraint, Expr, ExprId, Fold, Group, KindId, Slot, THIS, Type, YOU,
};

/// How many a selection means.
#[derive(Clone, Copy, Default, PartialEq, Eq, Debug)]
pub(super) enum Many {
    /// It does not say.
    #[default]
    Bare,
    /// `each`, `every`, `all`.
    Each,
    Any,
    Some,
    A,
    Another,
    No,
    /// `two`, `4`, `(count)`.
    Count(ExprId),
    AtLeast(ExprId),
    UpTo(ExprId),
    AnyNumber,
}

/// A selection that has been read.
#[derive(Clone, Debug, Default)]
pub(super) struct Sel {
    pub(super) span: Span,
    pub(super) many: Many,
    pub(super) group: Group,
    pub(super) elem: Type,
    /// `with highest F [or lowest G]`: of those that pass the tests, such as are one of these.
    pub(super) best: Vec<(Fold, ExprId)>,
    pub(super) random: bool,
    /// `by P`.
    pub(super) by: Option<ExprId>,
    /// What those that are chosen have together.
    pub(super) limits: Vec<Constraint>,
    /// If nothing but the name of a kind was written: it may be the kind itself.
    pub(super) kind_alone: Option<KindId>,
    /// Whether nothing is said of its members, but that they are of one kind.
    pub(super) of_any_sort: bool,
    /// Behind its heads: where its posts begin.
    pub(super) behind: Span,
    /// The kinds of its heads, if there are several.
    pub(super) kinds: Vec<KindId>,
    /// Whether a kind is named in the singular.
    pub(super) singular: bool,
    /// Whether heads are joined by `and`.
    pub(super) both: bool,
    /// The first word that joins heads which share a number or adjectives, if they are of several sorts.
    pub(super) shared: Option<Span>,
    /// Whether it says where its members are.
    pub(super) placed: bool,
    /// Whether only a word of theirs says where, and nothing says that it is in play.
    pub(super) related: bool,
    /// Whether it says that they may be anywhere.
    pub(super) anywhere: bool,
    /// Whether a title says what its members are: then their kind is known to the author alone.
    pub(super) titled: bool,
    /// What its `where` ends in, if that does not speak of its members.
    pub(super) past: Option<TrapError>,
}

impl Sel {
    /// Everything in play of a type.
    pub(super) fn new(slot: Slot, elem: Type, span: Span) -> Self {
        let group = Group {
            slot,
            ..Group::default()
        };
        Self {
            span,
            group,
            elem,
            behind: span,
            ..Self::default()
        }
    }

    /// Whether it says what its members are, all of them, and not where they are looked for.
    pub(super) const fn says_what_alone(&self) -> bool {
        matches!(self.many, Many::Bare | Many::Each | Many::Any | Many::A) && self.says_no_more()
    }

    /// Whether nothing says who would choose among its members.
    pub(super) const fn chosen_by_nobody(&self) -> bool {
        !self.random && self.by.is_none()
    }

    /// Whether nothing behind its heads says which of them, or where they are.
    pub(super) const fn says_no_more(&self) -> bool {
        !self.placed && self.group.from.is_none() && self.best.is_empty() && self.limits.is_empty()
    }

    /// Whether a player has to choose among its members.
    pub(super) const fn is_choice(&self) -> bool {
        !matches!(self.many, Many::Bare | Many::Each | Many::Any | Many::No)
    }
}

impl Cx<'_> {
    /// Whether a number or parenthesis stands here that says how many of what follows.
    pub(super) fn counts(&self, at: &Cursor<'_>) -> bool {
        let sign = at.peek().map(|word| &word.kind);
        matches!(sign, Some(WordKind::Number(_) | WordKind::Group(_)))
            && self.begins_selection(&at.past(1))
    }

    /// Whether a name may be bound by a group. A local name of an enclosing group is often one whose
    /// `where` reaches further than its author thinks.
    pub(super) fn check_bound(&mut self, word: &Word) -> Read<()> {
        let name = word.name().unwrap_or_default();
        match self.env.find(name).map(|local| local.span) {
            Some(first) => Err(self.report(PhraseError::Rebinds {
                name: name.into(),
                span: word.span,
                first,
            })),
            None => self.check_local(word),
        }
    }

    /// Refuses a name that nothing behind it speaks of: `one persnnel in team` binds no name, its kind is
    /// misspelled. A single letter may stand alone: `some k in goals of m`.
    pub(super) fn spoken_of(&mut self, at: &Cursor<'_>) -> Read<()> {
        let Some((name, behind)) = at.rest().split_first() else {
            return Ok(());
        };
        let spelled = name.name().unwrap_or_default();
        let known = !matches!(self.look(at), Look::Unknown);
        if known || spelled.len() < 2 || super::spoken(behind, spelled).is_some() {
            return Ok(());
        }
        // `while dokced: ...` begins no selection.
        let colon = behind.first().is_some_and(|word| word.is_colon());
        Err(self.unknown(at, if colon { "what it is" } else { "a kind" }))
    }

    /// All players, in turn order.
    pub(super) fn players(&mut self, span: Span) -> Typed {
        let (id, ty) = (
            self.ask(Builtin::Players, Vec::new(), span),
            set_of(Type::Player),
        );
        Typed { id, ty }
    }

    /// The whole set that a selection means.
    pub(super) fn set_of(&mut self, sel: Sel) -> Read<Typed> {
        self.no_chooser(&sel)?;
        match sel.many {
            Many::Bare | Many::Each | Many::Any => Ok(self.members(sel)),
            _ => Err(self.report(PhraseError::Choice { span: sel.span })),
        }
    }

    /// A set that is kept: of a place, what lies there now, because the place may have other contents when it is
    /// asked again.
    pub(super) fn taken(&mut self, set: ExprId) -> ExprId {
        if !self.is_place(set) {
            return set;
        }
        let span = self.span(set);
        self.push(Expr::Union(vec![set]), span)
    }

    fn is_place(&self, set: ExprId) -> bool {
        let ty = match self.at(set) {
            Expr::Place { .. } => return true,
            Expr::Local(slot) => {
                let mut locals = self.env.locals.iter().rev();
                locals
                    .find(|local| local.slot == *slot)
                    .and_then(|local| local.ty.as_ref())
            }
            Expr::Scope(scope) => self.book.at(scope).map(|scope| &scope.ty),
            Expr::Call { function, .. } => self.book.at(function).map(|one| &one.result),
            Expr::Builtin { op, .. } => return matches!(op, Builtin::Place | Builtin::LastPlace),
            _ => None,
        };
        ty == Some(&Type::Place)
    }

    /// Refuses `at random` and `by P` where nothing is chosen.
    pub(super) fn no_chooser(&mut self, sel: &Sel) -> Read<()> {
        let word = match (sel.random, sel.by) {
            (true, _) => "at random",
            (_, Some(_)) => "by",
            _ if !sel.limits.is_empty() => {
                return Err(self.report(PhraseError::NoLimit { span: sel.span }));
            }
            _ => return Ok(()),
        };
        let span = sel.span;
        Err(self.report(PhraseError::NoChoice { word, span }))
    }

    /// Says that nothing is chosen, if a selection says what those that are chosen have together.
    fn no_limits(&mut self, sel: &Sel) {
        if !sel.limits.is_empty() {
            let _ = self.report(PhraseError::NoLimit { span: sel.span });
        }
    }

    /// The members of a selection, whatever its quantifier says.
    pub(super) fn members(&mut self, sel: Sel) -> Typed {
        self.no_limits(&sel);
        let Sel {
            group,
            elem,
            best,
            span,
            ..
        } = sel;
        let ty = set_of(elem);
        let whole = group.tests.is_empty() && group.kind.is_none() && best.is_empty();
        let id = match (whole, group.from) {
            (true, Some(from)) => from,
            _ if best.is_empty() => self.push(Expr::Filter(Box::new(group)), span),
            _ => {
                let fold = |(how, of): &(Fold, ExprId)| {
                    let (how, over, of) = (*how, Box::new(group.clone()), Some(*of));
                    self.push(Expr::Fold { how, over, of }, span)
                };
                let folds: Vec<ExprId> = best.iter().map(fold).collect();
                self.one_or(folds, span, Expr::Union)
            }
        };
        Typed { id, ty }
    }

    /// Refuses `if 2 Honor` and `if no Honor personnel` on a card that asks needs: everybody in play would be asked.
    pub(super) fn asked_of_somebody(&mut self, sel: &Sel) -> Read<()> {
        let yours = |expr: &Expr| matches!(expr, Expr::Local(YOU | THIS) | Expr::Scope(_));
        let asked = !sel
            .group
            .tests
            .iter()
            .any(|test| self.some_part(*test, yours));
        let open = self.env.it.is_none() && !sel.placed && sel.group.from.is_none() && !sel.titled;
        let some = !matches!(sel.many, Many::Bare | Many::Each | Many::AnyNumber);
        if !(self.env.asking && open && asked && some && matches!(sel.elem, Type::Object(_))) {
            return Ok(());
        }
        Err(self.report(TrapError::AskedOfAll { span: sel.span }))
    }

    /// Whether an expression, or something in it, is of a sort.
    pub(super) fn some_part(&self, id: ExprId, is: impl Fn(&Expr) -> bool) -> bool {
        self.book.operands([id]).any(|(_, expr)| is(expr))
    }

    /// Whether there are as many as a selection says.
    pub(super) fn truth_of(&mut self, sel: Sel) -> Read<ExprId> {
        let span = sel.span;
        self.no_chooser(&sel)?;
        self.truth_ends_in_itself(&sel)?;
        if sel.both {
            return Err(self.report(PhraseError::BothAlone { span }));
        }
        let many = sel.many;
        let how = match many {
            Many::Each => return Err(self.report(PhraseError::EveryAlone { span })),
            Many::No => Fold::None,
            Many::Count(_) | Many::AtLeast(_) | Many::UpTo(_) => Fold::Count,
            Many::AnyNumber => return Ok(self.push(Expr::Truth(true), span)),
            Many::Bare | Many::Any | Many::Some | Many::A | Many::Another => Fold::Some,
        };
        let elem = sel.elem.clone();
        let over = self.group_of(sel);
        let fold = match how {
            Fold::Count => self.number_of(over, &elem, span),
            _ => self.push(
                Expr::Fold {
                    how,
                    over,
                    of: None,
                },
                span,
            ),
        };
        Ok(match many {
            Many::Count(n) | Many::AtLeast(n) => {
                self.push(Expr::Compare(Comparison::AtLeast, fold, n), span)
            }
            Many::UpTo(n) => self.push(Expr::Compare(Comparison::AtMost, fold, n), span),
            _ => fold,
        })
    }

    /// A selection as a group: those with the highest of something first become a set of their own.
    pub(super) fn group_of(&mut self, sel: Sel) -> Box<Group> {
        if sel.best.is_empty() {
            self.no_limits(&sel);
            return Box::new(sel.group);
        }
        let (slot, from) = (self.env.fresh(), Some(self.members(sel).id));
        Box::new(Group {
            slot,
            from,
            ..Group::default()
        })
    }
}
