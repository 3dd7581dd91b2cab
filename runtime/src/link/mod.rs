//! A book, linked: what scripts declare, with the indices the machine needs to run it.
//!
//! In: a checked [`Book`]. Out: a [`Program`] that nothing changes any more. Linking adds no meaning:
//! every table here can be computed from the book, and expressions are run from the book's own arena.

mod answers;
mod bearers;
mod channel;
mod check;
pub mod code;
mod comes_to;
mod domain;
mod fields;
pub mod flatten;
mod groups;
mod hooks;
mod inline;
mod jumps;
mod kinds;
mod lead;
mod memo;
mod node;
mod offering;
mod plan;
mod present;
mod subject;
mod texts;
mod titles;
mod together;
mod walk;

pub(crate) use bearers::WITH_ACTIONS;
pub use channel::Channel;
pub use domain::Domain;
use domain::Look;
pub use fields::{CELLS, Cell, Codec, Fact, FieldInfo};
pub use hooks::{CardHook, OwnHook};
pub(crate) use jumps::{Entry, Leaf};
pub(crate) use lead::{KindSet, Lead};
pub(crate) use memo::{Ask, Memo, Question, pack};
pub(crate) use node::Node;
pub(crate) use plan::Plan;
pub use subject::Subject;

use crate::hash::StableHasher;
use crate::value::Value;
use bearers::Bearers;
use channel::Channels;
pub use code::Code;
use fields::Fields;
pub use flatten::{FlattenError, flatten};
use groups::Groups;
use hooks::Hooks;
use jumps::Jumps;
use kinds::Kinds;
use offering::{Offering, offering};
use present::Present;
use spaceline_lang::tree::{Book, CardId, Expr, StateId, VerbId};
use std::hash::Hasher;
use std::ops::RangeInclusive;
use std::sync::{Arc, OnceLock};
use texts::Texts;
use thiserror::Error;
use titles::Coverage;

/// Why a book cannot be linked. A book that the checker passed links.
#[derive(Clone, PartialEq, Eq, Debug, Error)]
pub enum LinkError {
    /// An index leads out of its table.
    #[error("the book is broken: no {what} where {place} needs it")]
    Broken {
        /// What is missing.
        what: &'static str,
        /// What refers to it.
        place: String,
    },
    /// An expression that contains itself.
    #[error("the book is broken: expression {0} contains itself")]
    Endless(usize),
    /// Kinds that are under themselves.
    #[error("the kinds form a circle")]
    KindCircle,
    /// More states than a record of an object has room for.
    #[error("more than {0} stored states")]
    TooManyStates(usize),
    /// Statements that cannot be laid out.
    #[error(transparent)]
    Flatten(#[from] FlattenError),
    /// More players, or fewer, than the machine can seat.
    #[error("{0} players cannot play")]
    Players(u8),
}

/// What a book has whatever cards are in a game of it.
#[derive(Clone, Debug)]
struct Plain {
    kinds: Kinds,
    channels: Channels,
    texts: Texts,
    /// The bit of each stored state; none for those that are derived.
    state_bits: Vec<Option<u8>>,
    /// The texts of which all changes are judged without each other.
    together: Vec<Option<u32>>,
}

/// A book before small definitions are put in where they are called, and what is known of it.
struct Written {
    book: Book,
    plain: Plain,
    /// The values of those expressions that are the same everywhere, as far as they are known.
    constants: Vec<Option<Value>>,
}

/// A book, linked.
#[derive(Debug)]
pub struct Program {
    book: Book,
    /// The cards that can be in a game.
    present: Present,
    plain: Plain,
    /// How many expressions scripts wrote; those behind them were put in.
    written: usize,
    code: Code,
    fields: Fields,
    hooks: Hooks,
    constants: Vec<Option<Value>>,
    nodes: Vec<Node>,
    asks: Vec<Ask>,
    jumps: Jumps,
    groups: Groups,
    bearers: Bearers,
    memos: Vec<Option<Memo>>,
    /// How each action is looked for.
    plans: Vec<Plan>,
    /// For each kept text which of its targets later choices rest on.
    bearing: Vec<Vec<bool>>,
    /// For each menu what the texts of cards have in it.
    offering: Vec<Offering>,
    /// For each verb the one that it comes to.
    comes_to: Vec<Option<VerbId>>,
    /// Whether anything but marks puts objects in each state.
    derived: Vec<bool>,
    coverage: Coverage,
    /// How many slots a frame for each expression needs.
    slots: Vec<u16>,
    hash: OnceLock<u64>,
}

impl Program {
    /// Tells why a book cannot be linked, without the work of linking it.
    ///
    /// # Errors
    /// As [`link`](Self::link) has.
    pub fn check(book: &Book) -> Result<(), LinkError> {
        check::check(book)?;
        Kinds::of(book)?;
        state_bits(book)?;
        flatten(book)?;
        Ok(())
    }

    /// Links a book.
    ///
    /// # Errors
    /// When the book refers to what it does not have, or is larger than the machine.
    pub fn link(book: Book) -> Result<Arc<Self>, LinkError> {
        check::check(&book)?;
        let plain = Plain {
            kinds: Kinds::of(&book)?,
            channels: Channels::of(&book),
            texts: Texts::of(&book),
            state_bits: state_bits(&book)?,
            together: together::together(&book),
        };
        let constants = Vec::new();
        let written = Written {
            book,
            plain,
            constants,
        };
        Self::link_alone(written, Present::default()).map(Arc::new)
    }

    /// The same program for games that have no other cards than these. It plays them the same way, and is
    /// quicker, because what no card of the game says need not be asked.
    ///
    /// # Errors
    /// As linking has.
    pub fn with_cards(
        &self,
        cards: impl IntoIterator<Item = CardId>,
    ) -> Result<Arc<Self>, LinkError> {
        let written = self.as_written();
        let present = Present::only(&written.book, cards.into_iter().collect());
        let mut program = Self::link_alone(written, present)?;
        program.hash = self.hash.clone();
        Ok(Arc::new(program))
    }

    /// The same for another number of players, as far as the game is for so many.
    ///
    /// # Errors
    /// As linking has, and where the game is not for so many.
    pub fn with_players(&self, players: u8) -> Result<Arc<Self>, LinkError> {
        if !self.range().contains(&players) {
            return Err(LinkError::Players(players));
        }
        let mut written = self.as_written();
        written.book.roots.most_players = *self.range().end();
        written.book.roots.players = players;
        Self::link_alone(written, Present::default()).map(Arc::new)
    }

    /// For how many players the game is: from so many to so many.
    #[must_use]
    pub fn range(&self) -> RangeInclusive<u8> {
        let least = self.book.roots.players;
        least..=self.book.roots.most_players.max(least)
    }

    fn link_alone(written: Written, present: Present) -> Result<Self, LinkError> {
        Self::linked(written, present, false)
    }

    fn linked(written: Written, present: Present, scans: bool) -> Result<Self, LinkError> {
        let Written {
            mut book,
            plain,
            mut constants,
        } = written;
        let written = book.exprs.len();
        let Plain {
            kinds,
            channels,
            texts,
            state_bits,
            ..
        } = &plain;
        let mut hooks = Hooks::of(&book, channels, &present);
        let memos = memo::memos(&book, |expr| match expr {
            Expr::Field {
                field,
                printed: false,
                ..
            } => hooks.used.get(channels.index(Channel::Change(*field))) == Some(&true),
            Expr::HasState(_, state) => state_bits.get(state.index()) == Some(&None),
            _ => false,
        });
        let bodies = inline::inline(&mut book, &memos);
        fields::constants(&book, texts, &mut constants);
        let fields = Fields::of(&book, kinds, &constants);
        let coverage = Coverage::of(&book);
        let code = flatten(&book)?;
        let slots = walk::slots(&book);
        let derived = (0_u32..).map(StateId).zip(&book.states);
        let derived = derived.map(|(id, state)| {
            let marks = hooks.used.get(channels.index(Channel::Marks(id)));
            state.means.is_some() || state.spreads.is_some() || marks == Some(&true)
        });
        let derived: Vec<bool> = derived.collect();
        let look = Look {
            book: &book,
            bodies: &bodies,
            derived: &derived,
        };
        let mut groups = Groups::of(look, kinds);
        let (mut nodes, asks) = node::nodes(&book, &groups.ids, &constants, &bodies, &memos);
        let bearers = Bearers::of(&book, &groups);
        if scans {
            groups.scan();
            hooks.scan();
            for node in &mut nodes {
                if matches!(
                    node,
                    Node::And | Node::Or | Node::Not(_) | Node::Inlined(_) | Node::Ask(_)
                ) {
                    *node = Node::Tree;
                }
            }
        }
        let jumps = Jumps::of(&book, &constants, &groups, &mut nodes);
        Ok(Self {
            code,
            fields,
            hooks,
            nodes,
            asks,
            jumps,
            bearers,
            groups,
            constants,
            memos,
            offering: offering(&book, &present),
            plans: plan::plans(&book),
            bearing: plan::bearing(&book),
            comes_to: comes_to::comes_to(&book),
            derived,
            coverage,
            slots,
            hash: OnceLock::new(),
            written,
            present,
            plain,
            book,
        })
    }

    /// The same program without what makes it quick: it has all cards, looks for the members of groups among
    /// everything in play, asks all their tests of all of them, walks the tree of every test that is made of others,
    /// calls every definition, and hears each state of all who are in it. It exists to be compared with.
    ///
    /// # Errors
    /// As linking has.
    pub fn scanning(&self) -> Result<Arc<Self>, LinkError> {
        Self::linked(self.as_written(), Present::default(), true).map(Arc::new)
    }

    /// Whether a card can be in games of this program.
    #[inline]
    pub(crate) fn has_card(&self, card: CardId) -> bool {
        self.present.has(card)
    }

    /// The book without what was put in.
    fn as_written(&self) -> Written {
        let mut book = self.book.clone();
        book.exprs.truncate(self.written);
        book.expr_spans.truncate(self.written);
        let constants = self.constants.iter().take(self.written);
        Written {
            book,
            plain: self.plain.clone(),
            constants: constants.cloned().collect(),
        }
    }

    /// The book. Behind its expressions stand those of small definitions, put in where they are called.
    #[must_use]
    pub const fn book(&self) -> &Book {
        &self.book
    }

    /// The statements of the book, laid out.
    #[inline]
    #[must_use]
    pub const fn code(&self) -> &Code {
        &self.code
    }

    /// A number for the content of the book, the same on every machine.
    #[must_use]
    pub fn hash(&self) -> u64 {
        *self.hash.get_or_init(|| {
            let mut hasher = StableHasher::new();
            hasher.write(&serde_json::to_vec(&self.as_written().book).unwrap_or_default());
            hasher.finish()
        })
    }

    /// The number of players.
    #[must_use]
    pub const fn players(&self) -> u8 {
        self.book.roots.players
    }
}

/// Gives a bit to each state that is stored.
fn state_bits(book: &Book) -> Result<Vec<Option<u8>>, LinkError> {
    let mut next = 0_u8;
    let mut bits = Vec::with_capacity(book.states.len());
    for state in &book.states {
        if state.means.is_some() {
            bits.push(None);
        } else if next < 64 {
            bits.push(Some(next));
            next += 1;
        } else {
            return Err(LinkError::TooManyStates(64));
        }
    }
    Ok(bits)
}

#[cfg(test)]
mod tests;
