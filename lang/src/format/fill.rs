//! Pieces on lines.

use super::WIDTH;
use super::pieces::{Break, Piece};

/// How much deeper than its item a line stands that goes on with it.
const DEEPER: usize = 2;

/// Writes pieces behind `indent` blanks, on as many lines as they need. `first` is what already stands
/// on the first line behind the indentation, and `room` what is still to come on the last.
pub(super) fn fill(out: &mut String, pieces: &[Piece], indent: usize, first: usize, room: usize) {
    let mut rest = pieces;
    let mut used = indent + first;
    loop {
        let count = on_line(rest, used, room);
        let (line, more) = rest.split_at_checked(count).unwrap_or((rest, &[]));
        for (at, piece) in line.iter().enumerate() {
            if at > 0 && piece.space {
                out.push(' ');
            }
            out.push_str(&piece.text);
        }
        if more.is_empty() {
            return;
        }
        rest = more;
        used = indent
            + more
                .first()
                .map_or(DEEPER, |piece| piece.deeper.max(DEEPER));
        out.push('\n');
        out.extend(std::iter::repeat_n(' ', used));
    }
}

/// Pieces on one line, if the author broke none.
pub(super) fn on_one_line(pieces: &[Piece]) -> Option<String> {
    let mut line = String::new();
    for piece in pieces {
        if piece.broken {
            return None;
        }
        if piece.space && !line.is_empty() {
            line.push(' ');
        }
        line.push_str(&piece.text);
    }
    Some(line)
}

/// How many pieces go on one line: all, or as many as there are before a break of the author's or, if
/// the line grows too long, before the best place for one.
fn on_line(pieces: &[Piece], mut used: usize, room: usize) -> usize {
    let mut best: Option<(Break, usize)> = None;
    for (at, piece) in pieces.iter().enumerate() {
        if at > 0 && piece.broken {
            return at;
        }
        // A good place so early that it would leave the line nearly empty is no good place.
        let rank = if used < WIDTH / 3 {
            piece.breaks.min(Break::Poor)
        } else {
            piece.breaks
        };
        if at > 0 && rank != Break::Never && best.is_none_or(|(least, _)| rank >= least) {
            best = Some((rank, at));
        }
        used += piece.text.chars().count() + usize::from(at > 0 && piece.space);
        let last = at + 1 == pieces.len();
        if used + if last { room } else { 0 } > WIDTH
            && let Some((_, at)) = best
        {
            return at;
        }
    }
    pieces.len()
}
