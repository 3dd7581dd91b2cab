//! A line of a story, and what goes into one line with it.

use super::Told;
use spaceline_lang::vocabulary::third;
use spaceline_runtime::tell::{Piece, listed};

/// A line in its pieces.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(super) struct Line {
    /// What it is a line of: an action or a verb, by its number.
    pub(super) of: (bool, u32),
    pub(super) indent: usize,
    pub(super) pieces: Vec<Piece>,
    /// What it names, with what was merged into it.
    pub(super) objects: Vec<u32>,
    /// What stands for the objects that were merged into one place of it.
    pub(super) merged: Option<(usize, Vec<String>)>,
    pub(super) times: usize,
    pub(super) cites: String,
}

impl Line {
    /// Who or what it begins with.
    pub(super) fn first(&self) -> &str {
        self.pieces.first().map_or("", Piece::text)
    }

    /// Whether this line speaks of what another is about: of the first thing that it names.
    pub(super) fn shares(&self, other: &Self) -> bool {
        let first = other.objects.first();
        first.is_some_and(|first| self.objects.contains(first))
    }

    /// Takes a line in that differs in one place only, or in none; false if it cannot.
    pub(super) fn merge(&mut self, other: &Self) -> bool {
        if self.pieces.len() != other.pieces.len() || self.cites != other.cites {
            return false;
        }
        let pairs = self.pieces.iter().zip(&other.pieces).enumerate();
        let mut differing = pairs.filter(|(at, (one, other))| {
            let merged = self.merged.as_ref().is_some_and(|(place, _)| place == at);
            merged || one.text() != other.text()
        });
        let place = differing.next().map(|(at, _)| at);
        if differing.next().is_some() {
            return false;
        }
        // Cards that look the same, and lines without any, are counted.
        let Some(at) = place.or_else(|| self.pieces.iter().position(is_object)) else {
            self.times += 1;
            return true;
        };
        // Where one thing goes first and then is a story; what goes there is a list.
        let first = self.pieces.iter().position(is_object);
        if self.times > 1 || first != Some(at) || !self.can_list(at) {
            return place.is_none() && {
                self.times += 1;
                true
            };
        }
        let text_at = |line: &Self| line.pieces.get(at).map_or("", Piece::text).to_owned();
        let (one, another) = (text_at(self), text_at(other));
        let (_, list) = self.merged.get_or_insert_with(|| (at, vec![one]));
        list.push(another);
        true
    }

    /// Whether several may stand in a place: words behind a subject must speak of several then.
    fn can_list(&self, at: usize) -> bool {
        let object = self.pieces.get(at).is_some_and(is_object);
        let behind = self.pieces.get(at + 1);
        object
            && (at > 0 || matches!(behind, Some(Piece::Words(words)) if words.starts_with(" is ")))
    }

    pub(super) fn told(self) -> Told {
        Told {
            indent: self.indent,
            heading: false,
            text: self.text(),
            objects: self.objects,
            cites: self.cites,
        }
    }

    fn text(&self) -> String {
        let mut line = String::new();
        for (at, piece) in self.pieces.iter().enumerate() {
            match &self.merged {
                Some((place, list)) if *place == at => line.push_str(&listed(list)),
                Some((0, _)) if at == 1 => {
                    let words = piece.text();
                    line.push_str(" are ");
                    line.push_str(words.strip_prefix(" is ").unwrap_or(words));
                }
                _ => line.push_str(piece.text()),
            }
        }
        if self.times > 1 {
            line.push_str(&format!(" (x{})", self.times));
        }
        line
    }
}

/// Whether a piece names one object.
fn is_object(piece: &Piece) -> bool {
    matches!(piece, Piece::Named { objects, .. } if objects.len() == 1)
}

/// The objects that a line names.
pub(super) fn named(pieces: &[Piece]) -> Vec<u32> {
    let objects = pieces.iter().filter_map(|piece| match piece {
        Piece::Named { objects, .. } => Some(objects.as_slice()),
        Piece::Words(_) | Piece::Kept { .. } => None,
    });
    objects.flatten().copied().collect()
}

/// Says who does what a menu offers: `take {it}` becomes `one takes {it}`.
pub(super) fn subject(pieces: &mut [Piece], who: &str) {
    if let Some(Piece::Words(words)) = pieces.first_mut() {
        let (verb, rest) = words.split_at(words.find(' ').unwrap_or(words.len()));
        *words = format!("{who} {}{rest}", third(verb));
    }
}
