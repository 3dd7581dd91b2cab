//! Ways through a text: which pieces of it are read as what, and which are passed over.

/// How a piece of a text was taken.
#[derive(Clone, Debug)]
pub(super) enum Taken {
    /// As the opening: which reading there.
    Opening(usize),
    /// As a unit: which reading there.
    Unit(usize),
    /// It was passed over.
    Passed,
    /// It can be read in two ways.
    Doubtful(String, String),
}

/// A piece of a text, from token to token.
#[derive(Clone, Debug)]
pub(super) struct Piece {
    pub(super) start: usize,
    pub(super) end: usize,
    pub(super) taken: Taken,
    /// How much the script says up to its end.
    said: usize,
}

impl Piece {
    fn is_doubtful(&self) -> bool {
        matches!(self.taken, Taken::Doubtful(..))
    }
}

/// A way through the tokens up to some place.
#[derive(Clone, Debug, Default)]
pub(super) struct Way {
    /// How many sentences, and how many tokens, were passed over.
    cost: (usize, usize),
    pub(super) pieces: Vec<Piece>,
    script: String,
}

impl Way {
    /// The way with a piece more, which says this.
    pub(super) fn with(&self, start: usize, end: usize, taken: Taken, script: &str) -> Self {
        let mut next = self.clone();
        if !script.is_empty() {
            // Facts that stand together say the same as facts one by one.
            next.script.push_str(&script.replace("; ", "\n"));
            next.script.push('\n');
        }
        if matches!(taken, Taken::Passed) {
            next.cost = (next.cost.0 + 1, next.cost.1 + end - start);
        }
        let said = next.script.len();
        next.pieces.push(Piece {
            start,
            end,
            taken,
            said,
        });
        next
    }

    /// Whether it is an opening and no more.
    pub(super) fn opens(&self) -> bool {
        matches!(self.pieces.as_slice(), [only] if matches!(only.taken, Taken::Opening(_)))
    }

    /// Whether what stands before this place was read.
    pub(super) fn has_read(&self) -> bool {
        let last = self.pieces.last().map(|piece| &piece.taken);
        matches!(last, Some(Taken::Opening(_) | Taken::Unit(_)))
    }

    /// Of two ways that say different things the part in which they agree; what follows is a piece in doubt.
    fn in_doubt(&self, other: &Self, at: usize) -> Self {
        let says = |way: &Self, to: usize| way.script.get(..to).unwrap_or("").to_owned();
        let agrees = |piece: &Piece| {
            other.pieces.iter().any(|same| {
                same.end == piece.end
                    && same.is_doubtful() == piece.is_doubtful()
                    && says(other, same.said) == says(self, piece.said)
            })
        };
        let shared = self.pieces.iter().rposition(agrees);
        let shared = shared.map_or(0, |last| last + 1);
        let mut way = self.clone();
        way.pieces.truncate(shared);
        let (start, said) = way
            .pieces
            .last()
            .map_or((0, 0), |last| (last.end, last.said));
        way.script.truncate(said);
        let rest = |way: &Self| way.script.get(said..).unwrap_or("").to_owned();
        let taken = Taken::Doubtful(rest(self), rest(other));
        way.pieces.push(Piece {
            start,
            end: at,
            taken,
            said,
        });
        way
    }
}

/// Keeps a way if it is better than the one that is known. What only one of two equally good ones says is in doubt.
pub(super) fn offer(ways: &mut [Option<Way>], at: usize, way: Way) {
    let Some(known) = ways.get_mut(at) else {
        return;
    };
    match known {
        Some(best) if best.cost < way.cost => {}
        Some(best) if best.cost == way.cost => {
            if best.script != way.script {
                *best = best.in_doubt(&way, at);
            }
        }
        _ => *known = Some(way),
    }
}
