//! What an item can begin with: frames, limits and clauses, known by their literal first words.

use crate::sentence::Phrase;
use crate::span::Span;
use crate::tree::{
    Book, ClauseId, ExprId, KindId, LimitId, MenuId, Param, ProcedureId, TextId, Type,
};
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

impl Piece {
    /// The word that it is.
    #[must_use]
    pub fn word(&self) -> Option<&str> {
        match self {
            Self::Word(word) => Some(word),
            Self::Slot(_) => None,
        }
    }

    /// The slot that it is.
    #[must_use]
    pub const fn slot(&self) -> Option<u16> {
        match self {
            Self::Slot(slot) => Some(*slot),
            Self::Word(_) => None,
        }
    }
}

/// How a clause is written.
#[derive(Clone, Debug)]
pub struct ClausePattern {
    /// The record it fills.
    pub form: ClauseId,
    /// Its words and slots, a colon among the words.
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
    /// The word with which it begins.
    #[must_use]
    pub fn begins(&self) -> Option<&str> {
        self.pieces.first().and_then(Piece::word)
    }

    /// The words before its first slot.
    pub fn front(&self) -> impl Iterator<Item = &str> + Clone {
        self.pieces.iter().map_while(Piece::word)
    }

    /// All its words.
    pub fn words(&self) -> impl Iterator<Item = &str> + Clone {
        self.pieces.iter().filter_map(Piece::word)
    }

    /// What fills a slot.
    #[must_use]
    pub fn slot<'b>(&self, book: &'b Book, slot: u16) -> Option<&'b Param> {
        let form = book.clauses.get(self.form.index())?;
        form.params.get(usize::from(slot))
    }

    /// As it is written, its slots in capitals.
    #[must_use]
    pub fn shown(&self, book: &Book) -> String {
        let name = |slot| self.slot(book, slot).map(|param| param.name.to_uppercase());
        shown(&self.pieces, |slot| name(slot).unwrap_or_default().into())
    }

    /// Whether `with` stands before a slot: it says with whom somebody must be.
    #[must_use]
    pub fn is_with(&self, slot: u16) -> bool {
        let mut pairs = self.pieces.iter().zip(self.pieces.iter().skip(1));
        pairs.any(|(one, next)| one.word() == Some("with") && next.slot() == Some(slot))
    }
}

/// A pattern as it is written, with something in the place of its slots.
pub fn shown(pieces: &[Piece], slot: impl Fn(u16) -> SmolStr) -> String {
    let mut text = String::new();
    for piece in pieces {
        let word = match piece {
            Piece::Word(word) => word.clone(),
            Piece::Slot(at) => slot(*at),
        };
        if !text.is_empty() && word != ":" {
            text.push(' ');
        }
        text.push_str(&word);
    }
    text
}

/// How a part of a position is written in scenarios: `setup mission (m: mission) of (p: player)`.
#[derive(Clone, Debug)]
pub struct SetupForm {
    /// The words, a colon among them, and the parameters by their position.
    pub pieces: Vec<Piece>,
    /// What builds it.
    pub procedure: ProcedureId,
    /// Where it is declared.
    pub span: Span,
}
