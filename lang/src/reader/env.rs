//! Who is speaking: the local names of a body and what its text may do.

use crate::span::Span;
use crate::tree::{ExprId, ProcedureId, RuleId, Slot, Type, YOU};
use smol_str::SmolStr;

/// A local name.
#[derive(Clone, Debug)]
pub struct Local {
    /// As it is written.
    pub name: SmolStr,
    /// Where its value is.
    pub slot: Slot,
    /// Its type; none if its value could not be read, which has been reported.
    pub ty: Option<Type>,
    /// Where it is bound.
    pub span: Span,
}

/// What kind of text is being read.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub enum Setting {
    /// A pure function: no statements.
    #[default]
    Function,
    /// A verb or procedure of the rules: kernel writes are allowed.
    Kernel,
    /// An action or hook of the rules.
    Rule,
    /// A card's text.
    Card,
}

/// The frame of the body that is being read.
#[derive(Clone, Debug, Default)]
pub struct Env {
    /// What kind of text it is.
    pub setting: Setting,
    /// The type of `this`, if the text has one.
    pub this: Option<Type>,
    /// Whether the text has a `you`.
    pub you: bool,
    /// What `it` is: the object of a happening, or the member of a selection's `where`.
    pub it: Option<(Slot, Type)>,
    /// The members of groups that have names, and whether there was an `it` outside the group.
    pub members: Vec<(Slot, bool)>,
    /// The type of the card's host, by its `plays on`.
    pub host: Option<Type>,
    /// Whether it is a card whose texts ask needs of somebody: then a condition says whom it is asked of.
    pub asking: bool,
    /// The procedure whose body it is, for `stage` and `leave`.
    pub procedure: Option<ProcedureId>,
    /// The rule it stands in.
    pub rule: Option<RuleId>,
    /// Local names, inner ones last.
    pub locals: Vec<Local>,
    /// How many slots are in use.
    pub slots: Slot,
    /// What a field without an `of` is asked of: the member of a fold, the subject of a change.
    pub subject: Option<(Slot, Type)>,
    /// What tests have shown about values in slots, the latest last.
    pub shown: Vec<(Slot, Type)>,
    /// The selections of this item that `that` and `those` can mean.
    pub earlier: Vec<Earlier>,
    /// Those of whom something is being said behind their kind: `one KIND with another`.
    pub around: Vec<Earlier>,
    /// Whether this item says `that` or `those`, so that its sets have to be kept.
    pub recalls: bool,
    /// Whether this text of a card stands or waits for something, rather than being gone through by somebody.
    pub stands: bool,
    /// Whether a colon or a block stands in this text of a card.
    pub colon: bool,
    /// How many statements stand before the first `then` of the effects being read.
    pub group_end: Option<usize>,
    /// Whether a quality is being read behind a post, whose noun it may have been meant for.
    pub reaches_past: bool,
    /// Where selections that nothing is asked of were joined by `and` or `or`.
    pub bare_join: Option<Span>,
    /// Whether it is asked before something is offered, so that `after it` has something to look at.
    pub ahead: bool,
    /// Who does what verbs without a subject say, if that is not `you`.
    pub doer: Option<ExprId>,
    /// Whether the happening that is being read is judged once it has happened.
    pub looks_back: bool,
    /// Whether an event is described that is remembered.
    pub remembers: bool,
    /// How many phrases are nested in one another just now.
    pub depth: u16,
}

/// A selection made earlier in the same item.
#[derive(Clone, Debug)]
pub struct Earlier {
    /// Where it is kept.
    pub slot: Slot,
    /// What is kept: an object or a set of them.
    pub ty: Type,
    /// Where it was said.
    pub span: Span,
}

impl Env {
    /// A new frame.
    #[must_use]
    pub fn new(setting: Setting) -> Self {
        Self {
            setting,
            slots: YOU + 1,
            ..Self::default()
        }
    }

    /// The same frame with a `you`.
    #[must_use]
    pub const fn with_you(mut self) -> Self {
        self.you = true;
        self
    }

    /// A new frame of the same sort: what was bound and found out in this one is forgotten.
    pub fn restart(&mut self) {
        *self = Self {
            this: self.this.take(),
            you: self.you,
            host: self.host.take(),
            asking: self.asking,
            ..Self::new(self.setting)
        };
    }

    /// A slot that no name has.
    pub const fn fresh(&mut self) -> Slot {
        let slot = self.slots;
        self.slots = self.slots.saturating_add(1);
        slot
    }

    /// A new slot with a name.
    pub fn bind(&mut self, name: SmolStr, ty: Option<Type>, span: Span) -> Slot {
        let slot = self.fresh();
        self.name(name, slot, ty, span);
        slot
    }

    /// Gives a slot a name. A parameter called `you` is `you`, and one called `this` is `this`.
    pub fn name(&mut self, name: SmolStr, slot: Slot, ty: Option<Type>, span: Span) {
        let local = Local {
            name,
            slot,
            ty,
            span,
        };
        self.locals.push(local);
    }

    /// The innermost local of a name.
    #[must_use]
    pub fn find(&self, name: &str) -> Option<&Local> {
        self.locals.iter().rev().find(|local| local.name == name)
    }

    /// How many names there are now, to go back to with [`Env::leave`].
    #[must_use]
    pub const fn enter(&self) -> usize {
        self.locals.len()
    }

    /// Forgets the names bound since. Their slots are not used again.
    pub fn leave(&mut self, mark: usize) {
        self.locals.truncate(mark);
    }
}
