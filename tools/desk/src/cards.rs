//! All cards, by what stands on them.

use crate::{Desk, Reply, wrong};
use serde::{Deserialize, Serialize};
use spaceline_lang::tree::{Book, Card, CardId};
use spaceline_rules::census::Grade;
use spaceline_rules::explain::card_page;
use spaceline_rules::in_force;
use spaceline_runtime::tell::heading;
use spaceline_table::Library;

/// So many of the cards that were found are sent at once.
const PAGE: usize = 60;

/// A card in a list.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct CardLine {
    /// Its title, with the version where it has one.
    pub title: String,
    /// What it is.
    pub kind: String,
    /// Its set.
    pub set: String,
    /// How far its text is scripted: `complete`, `partly`, `facts`.
    pub grade: String,
}

/// All that is known of a card.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct CardPage {
    /// The card in the list.
    pub line: CardLine,
    /// The card as games print it, in its lines.
    pub printed: Vec<String>,
    /// Its script.
    pub script: String,
    /// What is not scripted of it.
    pub missing: Vec<String>,
    /// What changes its text: dated texts, errata and rulings.
    pub changed: Vec<String>,
    /// The scenarios in which it is named.
    pub scenarios: Vec<String>,
}

/// What is looked through for words.
#[derive(Debug)]
pub(crate) struct Cards {
    stacks: Vec<String>,
}

impl Cards {
    fn of(library: &Library) -> Self {
        let book = library.rulebook.program.book();
        let stack = |card: &Card| {
            let line = line(book, card);
            let script = in_force::script(book, &library.packs().sources, card);
            format!("{} {} {} {script}", line.title, line.kind, line.set).to_lowercase()
        };
        Self {
            stacks: book.cards.iter().map(stack).collect(),
        }
    }
}

fn line(book: &Book, card: &Card) -> CardLine {
    let set = card.set.and_then(|set| book.at(set));
    let grade = match Grade::of(card) {
        Grade::Complete => "complete",
        Grade::Partly => "partly",
        Grade::Facts => "facts",
    };
    CardLine {
        title: heading(book, card),
        kind: book.shown(card.kind),
        set: set.map_or("", |set| book.text(set.title)).to_owned(),
        grade: grade.to_owned(),
    }
}

impl Desk {
    pub(crate) fn search(&mut self, search: &str, from: u32) -> Result<Reply, Box<Reply>> {
        let library = self.archive()?;
        let cards = self.cards.get_or_insert_with(|| Cards::of(&library));
        let book = library.rulebook.program.book();
        let search = search.to_lowercase();
        let words: Vec<&str> = search.split_whitespace().collect();
        let found = book.cards.iter().zip(&cards.stacks);
        let found = found.filter(|(_, stack)| words.iter().all(|word| stack.contains(word)));
        let mut found: Vec<CardLine> = found.map(|(card, _)| line(book, card)).collect();
        // Titles that begin so come first.
        let begins = |one: &CardLine| !one.title.to_lowercase().starts_with(&search);
        found.sort_by(|one, other| (begins(one), &one.title).cmp(&(begins(other), &other.title)));
        let all = u32::try_from(found.len()).unwrap_or(u32::MAX);
        let from = usize::try_from(from).unwrap_or(usize::MAX);
        Ok(Reply::Found {
            all,
            cards: found.into_iter().skip(from).take(PAGE).collect(),
        })
    }

    pub(crate) fn card(&mut self, title: &str) -> Result<Reply, Box<Reply>> {
        let library = self.archive()?;
        let (book, packs) = (library.rulebook.program.book(), library.packs());
        let mut cards = (0..).map(CardId).zip(&book.cards);
        let found = cards.find(|(_, card)| heading(book, card) == title);
        let Some((id, card)) = found else {
            return wrong(format!("no card is called `{title}`"));
        };
        let script = in_force::script(book, &packs.sources, card);
        let scenarios = book.scenarios.iter();
        let scenarios = scenarios.filter(|one| one.cast.iter().any(|role| role.card == id));
        Ok(Reply::Card(Box::new(CardPage {
            line: line(book, card),
            printed: card_page(book, library.texts(), id)
                .lines()
                .map(str::to_owned)
                .collect(),
            script: script.trim_end().to_owned(),
            missing: card
                .not_encoded
                .iter()
                .map(|why| book.text(*why).to_owned())
                .collect(),
            changed: in_force::changed_by(book, card).collect(),
            scenarios: scenarios.map(|one| one.named.name.to_string()).collect(),
        })))
    }
}
