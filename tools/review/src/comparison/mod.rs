//! What becomes of a game when other rules are in force: two editions, two days or two formats side by side.
//!
//! In: packs, and the names of two rules. Out: a [`Comparison`], plain data: the parts of the rules that differ, the
//! scenarios that come to something else, the cards that say something else, the decks that become legal or illegal,
//! and what games of bots come to.

mod at;
mod bench;
mod cards;
mod causes;
mod decks;
mod parts;
mod scenarios;

pub use cards::{CardPair, Pools, Says};
pub use causes::Cause;
pub use decks::{DeckPair, Decks, Listed};
pub use parts::Part;
pub use scenarios::{Outcome, ScenarioPair, Scenarios};

use crate::tally::{self, Tally};
use at::At;
use serde::Serialize;
use spaceline_lang::parse;
use spaceline_lang::reader;
use spaceline_lang::span::FileId;
use spaceline_lang::tree::Under;
use spaceline_rules::book::{self, Side, Wrong};
use spaceline_rules::deck::Deck;
use spaceline_rules::pack::Packs;

/// One of the two rules.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize)]
pub struct Law {
    /// As scenarios name it: `r18 as of 1998-02-13`.
    pub name: String,
    /// The edition in force.
    pub edition: String,
    /// The format.
    pub format: String,
    /// The day whose texts count, if one does.
    pub as_of: Option<String>,
}

/// Two rules side by side.
#[derive(Clone, Debug, Default, Serialize)]
pub struct Comparison {
    /// The two.
    pub laws: [Law; 2],
    /// The parts of the rules that differ.
    pub parts: Vec<Part>,
    /// What scenarios come to.
    pub scenarios: Scenarios,
    /// The cards that say something else.
    pub cards: Vec<CardPair>,
    /// The cards that may be played under one of them alone.
    pub pools: Pools,
    /// What decks come to.
    pub decks: Decks,
    /// What games come to, where some were played.
    pub games: Option<[Tally; 2]>,
    /// Why none were, or between which decks.
    pub between: String,
}

/// What is wanted besides.
#[derive(Clone, Debug, Default)]
pub struct Wishes {
    /// How many games are played under each.
    pub games: u64,
    /// Deck lists besides those of the packs: names and texts.
    pub decks: Vec<(String, String)>,
}

/// The rules that a text names, as a scenario would: `r18`, `r24 as of 1998-02-13`, `format "Premiere only"`. A text
/// that is none of these is the name of a format.
///
/// # Errors
/// What should stand there, where the day is none.
pub fn law(text: &str) -> Result<Under, String> {
    let script = format!("scenario \"one\" under {text} {{\n}}\n");
    let parsed = parse(FileId(0), &script);
    let item = parsed.file.items.first();
    let all = item.and_then(|item| reader::under(item).ok());
    match all.as_deref() {
        Some([one]) if parsed.errors.is_empty() => Ok(one.clone()),
        _ if text.contains(" as of ") => {
            Err("write the name of an edition and a day, such as `r24 as of 1998-02-13`".to_owned())
        }
        _ => Ok(Under::Format(text.into())),
    }
}

/// Sets two rules side by side.
///
/// # Errors
/// When one of them is not there, or scripts cannot be read under it.
pub fn compare(
    packs: Packs,
    laws: [&Under; 2],
    wishes: &Wishes,
) -> Result<(Comparison, [Side; 2]), Box<Wrong>> {
    let sides = book::sides(packs, laws)?;
    let decks = decks::judged(&sides, &wishes.decks);
    let mut comparison = Comparison {
        laws: sides.each_ref().map(law_of),
        parts: parts::of(&sides),
        scenarios: scenarios::of(&sides),
        cards: cards::of(&sides),
        pools: cards::pools(&sides),
        ..Comparison::default()
    };
    match decks::to_play(&sides, &decks) {
        _ if wishes.games == 0 => {}
        Some(found) => {
            let names: Vec<&str> = found.iter().map(|one| one.name.as_str()).collect();
            comparison.between = names.join(" against ");
            comparison.games = Some(At::BOTH.map(|at| {
                let side = at.of(&sides);
                let decks = found.iter().map(|one| at.of(&one.decks).clone());
                let decks: Vec<Deck> = decks.collect();
                tally::play_all(&side.rulebook, side.loaded.sources(), &decks, wishes.games)
            }));
        }
        None => comparison.between = "no decks are legal under both".to_owned(),
    }
    comparison.decks = decks::pairs(&decks);
    Ok((comparison, sides))
}

fn law_of(side: &Side) -> Law {
    let rulebook = &side.rulebook;
    Law {
        name: side.under.to_string(),
        edition: rulebook.edition.clone().unwrap_or_default(),
        format: rulebook.format.name.to_string(),
        as_of: rulebook.format.as_of.map(|day| day.to_string()),
    }
}
