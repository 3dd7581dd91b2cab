//! What an item can begin with: frames, limits and clauses, known by their literal first words.

use crate::sentence::Phrase;
use crate::span::Span;
use crate::tree::{ClauseId, ExprId, KindId, LimitId, MenuId, ProcedureId, TextId, Type};
use smol_str::SmolStr;

/// What the literal words at the head of an item announce.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Head {
    /// A declared frame, in [`Vocabulary::frames`](super::Vocabulary::frames).
    Frame(usize),
    /// A limit, said as a frame: `once each turn`.
    Limit(LimitId),
    /// A menu, said as a frame: `at any time`.
    Menu(MenuId),
    /// A surface form of a clause, in [`Vocabulary::clauses`](super::Vocabulary::clauses).
    Clause(usize),
}

/// How a frame stands to its happening.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum When {
    /// `when H`, `just after H`: a trigger after it.
    After,
    /// `before H`: a trigger before it.
    Before,
    /// `instead of H`: a replacement.
    Instead,
}

/// A declared frame: `frame at end of each turn: when turn ends`.
#[derive(Clone, Debug)]
pub struct FrameForm {
    /// Its words.
    pub name: SmolStr,
    /// Where it is declared.
    pub span: Span,
    /// How it stands to the happening.
    pub when: When,
    /// The happening, read anew in each text that uses the frame.
    pub happening: Phrase,
    /// How it is shown.
    pub says: Option<SmolStr>,
}

/// How often a time comes round before it counts.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Frequency {
    /// At the next such event.
    Next,
    /// At the event after that many.
    After(u16),
}

/// A declared time: `time end of turn: turn ends`.
#[derive(Clone, Debug)]
pub struct TimeForm {
    /// Its words, without its parameter.
    pub name: SmolStr,
    /// Where it is declared.
    pub span: Span,
    /// A last parameter: `time end of next turn of (p: player): ...`.
    pub of: Option<(SmolStr, Type)>,
    /// The happening, read anew in each text that uses the time.
    pub happening: Phrase,
    /// Which of several such happenings.
    pub frequency: Frequency,
}

/// A part of how a clause is written.
#[derive(Clone, PartialEq, Debug)]
pub enum Piece {
    /// A word that stands there.
    Word(SmolStr),
    /// The text of a slot, by its position in the record.
    Slot(u16),
}

/// How a clause is written.
#[derive(Clone, Debug)]
pub struct ClausePattern {
    /// The record it fills.
    pub form: ClauseId,
    /// The words and slots before the colon.
    pub pieces: Vec<Piece>,
    /// The slot behind the colon.
    pub colon: Option<u16>,
    /// The slots that take a requirement: text in which `Honor x2` means what `need` says.
    pub requirements: Vec<u16>,
    /// The kind whose cards may carry it; of several, what is above them all.
    pub of: Option<KindId>,
    /// The kinds whose cards may carry it, where they are several.
    pub kinds: Vec<KindId>,
    /// Slots filled by the declaration: `with mild = yes`.
    pub constants: Vec<(u16, ExprId)>,
    /// How it is shown.
    pub render: Option<TextId>,
    /// Where it is declared.
    pub span: Span,
}

impl ClausePattern {
    /// Whether `with` stands before a slot: it says with whom somebody must be.
    #[must_use]
    pub fn is_with(&self, slot: u16) -> bool {
        let mut pairs = self.pieces.iter().zip(self.pieces.iter().skip(1));
        pairs.any(|pair| match pair {
            (Piece::Word(word), Piece::Slot(at)) => word == "with" && *at == slot,
            _ => false,
        })
    }
}

/// How a part of a position is written in scenarios: `setup mission (m: mission) of (p: player)`.
#[derive(Clone, Debug)]
pub struct SetupForm {
    /// The words, and the parameters by their position, before the colon.
    pub pieces: Vec<Piece>,
    /// The parameter behind the colon.
    pub colon: Option<u16>,
    /// What builds it.
    pub procedure: ProcedureId,
    /// Where it is declared.
    pub span: Span,
}
