//! Declarations between the passes: their heads are cut into parts, and nothing is resolved.

use super::form::Head;
use super::in_place::InPlace;
use super::scenario::RawScenario;
use crate::reader::card::Forms;
use crate::reader::{Cursor, Env};
use crate::sentence::Item;
use crate::span::Span;
use crate::tree::{CardId, FieldId, KindId, Rank, RuleId, SetId};
use foldhash::HashMap;
use smol_str::SmolStr;
use std::collections::BTreeMap;

/// Where an item stands.
#[derive(Clone, Copy, Debug)]
pub(super) struct Place {
    pub(super) rule: Option<RuleId>,
    /// How strong its word is.
    pub(super) rank: Rank,
    /// The release named at the head of its file.
    pub(super) set: Option<SetId>,
}

/// A declaration.
#[derive(Clone, Debug)]
pub(super) struct Declared<'s> {
    pub(super) item: &'s Item,
    pub(super) place: Place,
    pub(super) head: Head<'s>,
    /// Its number in its table, or that of the first that it declares.
    pub(super) id: u32,
    /// The kind in whose block it stands.
    pub(super) of: Option<KindId>,
    /// The frame of its parameters, if they could be read.
    pub(super) env: Option<Env>,
    /// For needs over a field: the parameter's name and the field it stands for.
    pub(super) alias: Option<(SmolStr, FieldId)>,
}

impl<'s> Declared<'s> {
    /// What stands behind its colon.
    pub(super) fn colon(&self) -> Option<Cursor<'s>> {
        self.item.colon.as_deref().map(Cursor::new)
    }

    /// The numbers of what it declares under each of its names.
    pub(super) fn ids(&self) -> std::ops::Range<u32> {
        let count = u32::try_from(self.head.names.len()).unwrap_or(0);
        self.id..self.id.saturating_add(count)
    }

    pub(super) fn parts(&self) -> impl Iterator<Item = &'s Item> + use<'s> {
        self.item.inner()
    }
}

#[derive(Clone, Debug)]
pub(super) struct RawCard<'s> {
    pub(super) id: CardId,
    pub(super) title: SmolStr,
    /// The title with its version, if it has one.
    pub(super) full: SmolStr,
    pub(super) version: Option<SmolStr>,
    /// What stands behind the title and the version.
    pub(super) head: Cursor<'s>,
    /// Where the title stands.
    pub(super) span: Span,
    pub(super) item: &'s Item,
    /// The release named at the head of its file.
    pub(super) set: Option<SetId>,
}

/// A script of a card that is not in force, and the number of the one that is.
#[derive(Debug)]
pub(super) struct Beaten<'s> {
    pub(super) card: RawCard<'s>,
    pub(super) by: CardId,
}

/// Everything declared.
#[derive(Debug, Default)]
pub(super) struct Raw<'s> {
    /// What is declared, by the row of the table that tells how it is read.
    kept: HashMap<&'static str, Vec<Declared<'s>>>,
    pub(super) cards: Vec<RawCard<'s>>,
    /// The first script of each title and version.
    pub(super) titled: HashMap<SmolStr, usize>,
    /// The other scripts of some title and version, by the first of them.
    pub(super) rivals: BTreeMap<usize, Vec<usize>>,
    /// The scripts in whose place another is in force.
    pub(super) beaten: Vec<Beaten<'s>>,
    /// Whether cards are not entered yet, but only noted.
    pub(super) cards_later: bool,
    /// The cards that are not entered yet.
    pub(super) later: Vec<(&'s Item, Place)>,
    /// What editions put in the place of what.
    pub(super) in_place: InPlace<'s>,
    /// The parts of rules that are entered when everything else has been.
    pub(super) last: Vec<(&'s Item, Place)>,
    /// Whether the head of some card went wrong.
    pub(super) odd_cards: bool,
    /// The release that was named last.
    pub(super) set: Option<SetId>,
    pub(super) scenarios: Vec<RawScenario<'s>>,
    /// Where each name of a space of its own is declared.
    pub(super) spans: HashMap<(&'static str, SmolStr), Span>,
    /// What the reader of cards must know of kinds.
    pub(super) forms: Forms,
}

impl<'s> Raw<'s> {
    pub(super) fn new(cards_later: bool, in_place: InPlace<'s>) -> Self {
        Self {
            cards_later,
            in_place,
            ..Self::default()
        }
    }

    /// Keeps a declaration for a later pass.
    pub(super) fn keep(&mut self, row: &'static str, one: Declared<'s>) {
        self.kept.entry(row).or_default().push(one);
    }

    /// What was kept under a word, in order.
    pub(super) fn kept(&mut self, row: &'static str) -> &mut Vec<Declared<'s>> {
        self.kept.entry(row).or_default()
    }
}
