//! Selections: `[quantifier] adjectives heads posts` (R2), and the groups of expressions.

use super::look::Look;
use super::reach::Past;
use super::types::set_of;
use crate::reader::{Cursor, Cx, PhraseError, Read, Typed};
use crate::sentence::{Word, WordKind};
use crate::span::Span;
use crate::tree::{Builtin, Constraint, ExprId, Fold, Group, KindId, Slot, Type};
use crate::vocabulary::Class;

/// How many a selection means.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Many {
    /// It does not say.
    Bare,
    /// `each`, `every`, `all`.
    Each,
    /// `any`.
    Any,
    /// `some`.
    Some,
    /// `a`, `an`.
    A,
    /// `another`.
    Another,
    /// `no`.
    No,
    /// `two`, `4`, `(count)`.
    Count(ExprId),
    /// `at least 2`.
    AtLeast(ExprId),
    /// `up to 2`.
    UpTo(ExprId),
    /// `any number of`.
    AnyNumber,
}

/// A selection that has been read.
#[derive(Clone, Debug)]
pub(super) struct Sel {
    /// Where it stands.
    pub(super) span: Span,
    /// How many it means.
    pub(super) many: Many,
    /// Its members.
    pub(super) group: Group,
    /// What each of them is.
    pub(super) elem: Type,
    /// `with highest F [or lowest G]`: of those that pass the tests, such as are one of these.
    pub(super) best: Vec<(Fold, ExprId)>,
    /// `at random`.
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
    pub(super) past: Option<Past>,
}

impl Sel {
    /// Everything in play of a type.
    pub(super) const fn new(slot: Slot, elem: Type, span: Span) -> Self {
        Self {
            span,
            many: Many::Bare,
            group: Group {
                slot,
                kind: None,
                from: None,
                tests: Vec::new(),
            },
            elem,
            best: Vec::new(),
            random: false,
            by: None,
            limits: Vec::new(),
            kind_alone: None,
            of_any_sort: false,
            behind: span,
            kinds: Vec::new(),
            singular: false,
            both: false,
            shared: None,
            placed: false,
            related: false,
            anywhere: false,
            titled: false,
            past: None,
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
        matches!(
            self.many,
            Many::A
                | Many::Some
                | Many::Another
                | Many::Count(_)
                | Many::AtLeast(_)
                | Many::UpTo(_)
                | Many::AnyNumber
        )
    }
}

impl Cx<'_> {
    /// Whether a number or parenthesis stands here that says how many of what follows.
    pub(super) fn counts(&self, at: &Cursor<'_>) -> bool {
        let sign = at.peek().map(|word| &word.kind);
        matches!(sign, Some(WordKind::Number(_) | WordKind::Group(_)))
            && self.begins_selection(&at.past(1))
    }

    /// Whether a quantifier stands here.
    pub(super) fn quantified(&self, at: &Cursor<'_>) -> bool {
        matches!(self.class(at), Some(Class::Quantifier(_))) || self.counts(at)
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
}
