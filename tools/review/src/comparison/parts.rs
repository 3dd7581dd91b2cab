//! The parts of the rules that differ: what an edition puts in the place of others, leaves out and adds.

use crate::passage::Passage;
use serde::Serialize;
use smol_str::SmolStr;
use spaceline_lang::reader::Change;
use spaceline_lang::span::Span;
use spaceline_rules::book::Side;

/// A part that differs.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize)]
pub struct Part {
    /// What it is: `rule winning / noun points_needed`.
    pub part: String,
    /// How it stands under each, if it is there.
    pub sides: [Option<Passage>; 2],
}

/// What a side comes to, seen from what both rest on.
struct Net {
    what: String,
    base: Option<Span>,
    now: Option<Span>,
    by: SmolStr,
}

/// What the editions of one side change, each with its name, and the other side's do not.
pub(super) fn unshared<'s>(
    side: &'s Side,
    other: &'s Side,
) -> impl Iterator<Item = &'s (SmolStr, Change)> {
    side.changes.iter().filter(|(name, _)| {
        let edition = other.editions.contains(name) && side.editions.contains(name);
        !edition && !other.changes.iter().any(|(of, _)| of == name)
    })
}

/// The same, as it comes out in the end.
fn nets(side: &Side, other: &Side) -> Vec<Net> {
    let sources = side.loaded.sources();
    let mut nets: Vec<Net> = Vec::new();
    for (
        by,
        Change {
            what,
            base,
            by: span,
        },
    ) in unshared(side, other)
    {
        let now = (!sources.slice(*span).starts_with("omit ")).then_some(*span);
        // What an edition below has put there is not told twice.
        let same = |net: &&mut Net| {
            let put = net.now.filter(|_| base.is_some());
            put.zip(*base)
                .is_some_and(|(put, base)| put.holds(base) && put.end == base.end)
        };
        match nets.iter_mut().find(same) {
            Some(net) => {
                net.now = now;
                net.by = by.clone();
            }
            None => nets.push(Net {
                what: what.clone(),
                base: *base,
                now,
                by: by.clone(),
            }),
        }
    }
    // What is added below and left out above is nothing.
    nets.retain(|net| net.base.is_some() || net.now.is_some());
    nets
}

/// The parts that differ, in the order of the second side.
pub(super) fn of(sides: &[Side; 2]) -> Vec<Part> {
    let [one, two] = sides;
    let mut mine = nets(one, two);
    let passage = |side: &Side, net: &Net| {
        net.now
            .map(|span| Passage::at(side.loaded.sources(), span, Some(&net.by)))
    };
    let base = |side: &Side, net: &Net| {
        net.base
            .map(|span| Passage::at(side.loaded.sources(), span, None))
    };
    let mut parts = Vec::new();
    for net in nets(two, one) {
        let like = |other: &Net| net.base.is_some() && other.base == net.base;
        let first = match mine.iter().position(like) {
            Some(at) => passage(one, &mine.remove(at)),
            None => base(one, &net),
        };
        parts.push(Part {
            sides: [first, passage(two, &net)],
            part: net.what,
        });
    }
    for net in mine {
        parts.push(Part {
            sides: [passage(one, &net), base(two, &net)],
            part: net.what,
        });
    }
    let mut parts = joined(parts);
    parts.retain(|part| {
        let [one, two] = part
            .sides
            .each_ref()
            .map(|side| side.as_ref().map(|one| &one.text));
        one != two
    });
    parts
}

/// One part that is left out and one of the same name that is added are told as one.
fn joined(parts: Vec<Part>) -> Vec<Part> {
    let mut all: Vec<Part> = Vec::new();
    for part in parts {
        let fits = |other: &Part| {
            matches!(
                (&other.sides, &part.sides),
                ([Some(_), None], [None, Some(_)]) | ([None, Some(_)], [Some(_), None])
            )
        };
        let mut known = all.iter_mut();
        let known = known.find(|other| other.part == part.part && fits(other));
        match known {
            Some(known) => {
                let both = known.sides.iter_mut().zip(part.sides);
                both.for_each(|(mine, more)| *mine = mine.take().or(more));
            }
            None => all.push(part),
        }
    }
    all
}
