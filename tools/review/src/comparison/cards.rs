//! Cards that say something else, or may be played under one of two rules alone.

use super::at::At;
use serde::Serialize;
use smol_str::SmolStr;
use spaceline_lang::span::Span;
use spaceline_lang::tree::{Card, CardId};
use spaceline_rules::book::{Bar, Side};
use spaceline_rules::in_force;
use std::collections::BTreeMap;

/// What a card says under one of two rules.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize)]
pub struct Says {
    /// Its script, as it is in force.
    pub text: String,
    /// On whose authority it differs from the card's own.
    pub by: Vec<String>,
}

/// A card that says something else.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize)]
pub struct CardPair {
    /// Its title.
    pub title: String,
    /// Its file.
    pub file: String,
    /// Its line, from 1 on.
    pub line: u32,
    /// What it says under each, where it is there.
    pub sides: [Option<Says>; 2],
}

/// Cards that may be played under one of two rules alone.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize)]
pub struct Pools {
    /// How many may be played under each.
    pub sizes: [usize; 2],
    /// Those that may be played under each and not under the other, with the reason why not.
    pub alone: [Vec<(String, String)>; 2],
}

/// The cards of a side by the places where they stand.
fn all(side: &Side) -> BTreeMap<Span, (CardId, &Card)> {
    let cards = (0..).map(CardId).zip(&side.rulebook.program.book().cards);
    cards.map(|(id, card)| (card.span, (id, card))).collect()
}

fn title(side: &Side, card: &Card) -> String {
    let texts = &side.rulebook.program.book().texts;
    let text = |id: spaceline_lang::tree::TextId| texts.get(id.index()).map_or("", SmolStr::as_str);
    match card.version {
        Some(version) => format!("{} ({})", text(card.title), text(version)),
        None => text(card.title).to_owned(),
    }
}

/// The cards that say something else.
pub(super) fn of(sides: &[Side; 2]) -> Vec<CardPair> {
    let [one, two] = sides.each_ref().map(all);
    let mut places: Vec<&Span> = one.keys().chain(two.keys()).collect();
    places.sort_unstable();
    places.dedup();
    let mut pairs = Vec::new();
    for span in places {
        let both = [one.get(span), two.get(span)].map(|found| found.map(|(_, card)| *card));
        let same = matches!(both, [Some(one), Some(two)] if one.in_force.is_none() && two.in_force.is_none());
        if same {
            continue;
        }
        let says = At::BOTH.map(|at| {
            let (side, card) = (at.of(sides), (*at.of(&both))?);
            let book = side.rulebook.program.book();
            Some(Says {
                text: in_force::script(book, side.loaded.sources(), card).into_owned(),
                by: in_force::changed_by(book, card).collect(),
            })
        });
        if says[0] == says[1] {
            continue;
        }
        let sources = sides[0].loaded.sources();
        let found = At::BOTH.into_iter();
        let found = found
            .filter_map(|at| Some((at.of(sides), (*at.of(&both))?)))
            .next();
        let title = found.map(|(side, card)| title(side, card));
        pairs.push(CardPair {
            title: title.unwrap_or_default(),
            file: sources.name(span.file).to_owned(),
            line: sources.position(*span).line,
            sides: says,
        });
    }
    pairs.sort_by(|one, other| one.title.cmp(&other.title));
    pairs
}

/// The cards that may be played under one of them alone.
pub(super) fn pools(sides: &[Side; 2]) -> Pools {
    let cards = sides.each_ref().map(all);
    let mut pools = Pools::default();
    let why = |at: At, span: &Span| match at.of(&cards).get(span) {
        None => Some("it is not there".to_owned()),
        Some((id, _)) => at.of(sides).rulebook.barred.why(*id).map(|bar| match bar {
            Bar::Pool(set) if set.is_empty() => "it is not in the pool".to_owned(),
            Bar::Pool(set) => format!("{set} is not in the pool"),
            Bar::Ban(Some(because), _) => format!("banned: {because}"),
            Bar::Ban(None, _) => "banned".to_owned(),
        }),
    };
    for at in At::BOTH {
        let alone = at.of_mut(&mut pools.alone);
        for (span, (_, card)) in at.of(&cards) {
            if why(at, span).is_some() {
                continue;
            }
            *at.of_mut(&mut pools.sizes) += 1;
            if let Some(why) = why(at.other(), span) {
                alone.push((title(at.of(sides), card), why));
            }
        }
        alone.sort_unstable();
    }
    pools
}
