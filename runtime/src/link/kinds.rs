//! The tree of kinds, so numbered that "is it one of these" takes two comparisons.

use super::LinkError;
use spaceline_lang::tree::{Book, KindId};

/// For each kind the numbers of itself and of the last kind under it.
#[derive(Clone, Debug)]
pub struct Kinds(Vec<(u32, u32)>);

impl Kinds {
    /// Numbers the kinds of a book from the roots down.
    pub fn of(book: &Book) -> Result<Self, LinkError> {
        let mut under: Vec<Vec<usize>> = vec![Vec::new(); book.kinds.len()];
        let mut roots = Vec::new();
        for (at, kind) in book.kinds.iter().enumerate() {
            match kind.parent.and_then(|parent| under.get_mut(parent.index())) {
                Some(list) => list.push(at),
                None => roots.push(at),
            }
        }
        let mut spans = vec![(u32::MAX, 0_u32); book.kinds.len()];
        let mut next = 0_u32;
        let mut open: Vec<(usize, usize)> = Vec::new();
        for root in roots {
            open.push((root, 0));
            while let Some((kind, child)) = open.last_mut() {
                let kind = *kind;
                if *child == 0 {
                    if let Some(span) = spans.get_mut(kind) {
                        span.0 = next;
                    }
                    next += 1;
                }
                let below = under.get(kind).and_then(|list| list.get(*child)).copied();
                *child += 1;
                if let Some(below) = below {
                    open.push((below, 0));
                } else {
                    if let Some(span) = spans.get_mut(kind) {
                        span.1 = next - 1;
                    }
                    open.pop();
                }
            }
        }
        if spans.iter().any(|span| span.0 == u32::MAX) {
            Err(LinkError::KindCircle)
        } else {
            Ok(Self(spans))
        }
    }

    /// Whether a kind is another or under it.
    #[inline]
    pub fn is(&self, kind: KindId, under: KindId) -> bool {
        let (Some(one), Some(other)) = (self.0.get(kind.index()), self.0.get(under.index())) else {
            return false;
        };
        other.0 <= one.0 && one.0 <= other.1
    }
}
