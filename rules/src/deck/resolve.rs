//! From the lines of a list to the cards of a book.
//!
//! A title is looked for as it is written; then without its version, which stands in parentheses
//! behind it; then without regard to case. A version is the card's own, or the name or title of its
//! set, or a short mark that some pack explains. A title that only one card has needs no version; another set that
//! the packs know may stand there, in which the card was printed again. What
//! no card is called may be another name of one, such as that of its other side, if some pack says so.

use super::{DeckError, DeckLine, DeckList, Notation};
use spaceline_lang::diagnostic::nearest;
use spaceline_lang::tree::{Book, CardId, TextId};
use std::collections::{BTreeMap, BTreeSet};

/// The cards of a book, by title.
#[derive(Clone, Debug, Default)]
pub struct Catalogue {
    /// By folded title.
    cards: BTreeMap<String, Vec<Known>>,
    /// The names of the piles a game starts with, in order of declaration.
    piles: Vec<String>,
    /// What the sets are called, folded.
    sets: BTreeSet<String>,
}

#[derive(Clone, Debug)]
struct Known {
    card: CardId,
    title: String,
    version: Option<String>,
    /// The short name and the title of its set.
    set: Option<(String, String)>,
}

/// The cards that start in one pile.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Pile {
    /// The pile's name, as a zone `starts with` it.
    pub name: String,
    /// The cards, in the order of the list.
    pub cards: Vec<CardId>,
}

/// A deck: what a player brings to a game.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Deck {
    /// One pile for each that the rules start with, in their order.
    pub piles: Vec<Pile>,
}

/// A list with the cards it means.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Resolved {
    /// The deck; cards that could not be found are not in it.
    pub deck: Deck,
    /// What was wrong.
    pub errors: Vec<DeckError>,
}

impl Resolved {
    /// Whether every line was understood.
    #[must_use]
    pub fn is_whole(&self) -> bool {
        let told = |error: &DeckError| {
            matches!(error, DeckError::Printing { .. } | DeckError::Unused { .. })
        };
        self.errors.iter().all(told)
    }
}

impl Catalogue {
    /// The cards of a book.
    #[must_use]
    pub fn of(book: &Book) -> Self {
        let text = |id: TextId| book.text(id);
        let mut catalogue = Self::default();
        for (index, card) in book.cards.iter().enumerate() {
            let set = card.set.and_then(|set| book.at(set));
            let known = Known {
                card: CardId(u32::try_from(index).unwrap_or(u32::MAX)),
                title: text(card.title).to_owned(),
                version: card.version.map(|id| text(id).to_owned()),
                set: set.map(|set| (set.named.name.to_string(), text(set.title).to_owned())),
            };
            let key = fold(&known.title);
            catalogue.cards.entry(key).or_default().push(known);
        }
        for set in &book.sets {
            let names = [set.named.name.as_str(), text(set.title)];
            catalogue.sets.extend(names.map(fold));
        }
        for zone in &book.zones {
            if let Some(name) = zone.starts.map(text)
                && !catalogue.piles.iter().any(|pile| pile == name)
            {
                catalogue.piles.push(name.to_owned());
            }
        }
        catalogue
    }

    /// The names of the piles a game starts with.
    #[must_use]
    pub fn piles(&self) -> &[String] {
        &self.piles
    }

    /// The one card that a title with an optional version means; otherwise why there is none.
    ///
    /// # Errors
    /// When no card has the title, or several have and the version does not choose among them.
    pub fn find(&self, title: &str, version: Option<&str>) -> Result<CardId, Box<DeckError>> {
        let line = DeckLine {
            count: 1,
            title: title.to_owned(),
            mark: version.map(str::to_owned),
            span: Default::default(),
        };
        let found = self.line(&line, &Notation::default());
        found.map(|(card, _)| card).map_err(Box::new)
    }

    /// The card a line means, and what is to be said about it all the same.
    fn line(
        &self,
        line: &DeckLine,
        notation: &Notation,
    ) -> Result<(CardId, Option<DeckError>), DeckError> {
        let mark = line.mark.as_deref().filter(|mark| !mark.is_empty());
        if let Some(known) = self.cards.get(&fold(&line.title)) {
            return self.choose(known, line, &line.title, mark, notation);
        }
        if let Some((title, version)) = split_version(&line.title)
            && let Some(known) = self.cards.get(&fold(title))
        {
            return self.choose(known, line, title, Some(version), notation);
        }
        // A side of a card, or what it was called once.
        if let Some(title) = Notation::find(&notation.titles, &fold(&line.title))
            && let Some(known) = self.cards.get(&fold(title))
        {
            return self.choose(known, line, title, mark, notation);
        }
        let bare = split_version(&line.title).map_or(&*line.title, |(title, _)| title);
        Err(DeckError::Title {
            span: line.span,
            title: line.title.clone(),
            near: self.near(bare),
        })
    }

    /// Chooses among the cards of one title, ignoring case.
    fn choose(
        &self,
        known: &[Known],
        line: &DeckLine,
        title: &str,
        mark: Option<&str>,
        notation: &Notation,
    ) -> Result<(CardId, Option<DeckError>), DeckError> {
        // Titles that differ by case alone are told apart where the list tells them apart.
        let exact: Vec<_> = known.iter().filter(|card| card.title == title).collect();
        let cards: Vec<_> = if exact.is_empty() {
            known.iter().collect()
        } else {
            exact
        };
        if let Some(mark) = mark {
            let meant = Notation::find(&notation.marks, mark);
            let fits = |card: &&&Known| card.is(mark) || meant.is_some_and(|meant| card.is(meant));
            match cards.iter().filter(fits).collect::<Vec<_>>().as_slice() {
                [card] => return Ok((card.card, None)),
                [] => {
                    if let [only] = cards.as_slice() {
                        let mark = meant.unwrap_or(mark);
                        // In a set that is known it was printed again as it was.
                        let unknown = !self.sets.contains(&fold(mark));
                        let note = unknown.then(|| DeckError::Printing {
                            span: line.span,
                            title: only.title.clone(),
                            mark: mark.to_owned(),
                        });
                        return Ok((only.card, note));
                    }
                }
                _ => {}
            }
        } else {
            // A bare title means the card that is only called so.
            let plain: Vec<_> = cards.iter().filter(|card| card.version.is_none()).collect();
            match (cards.as_slice(), plain.as_slice()) {
                ([only], _) => return Ok((only.card, None)),
                (_, [plain]) => return Ok((plain.card, None)),
                _ => {}
            }
        }
        Err(DeckError::Version {
            span: line.span,
            title: cards.first().map_or(title, |card| &card.title).to_owned(),
            mark: mark.map(str::to_owned),
            versions: cards.iter().map(|card| card.written()).collect(),
        })
    }

    /// The title nearest to one that no card has.
    pub(crate) fn near(&self, title: &str) -> Option<String> {
        let folded = fold(title);
        let near = nearest(&folded, self.cards.keys().map(String::as_str))?;
        self.cards
            .get(near)?
            .first()
            .map(|known| known.title.clone())
    }
}

impl Known {
    /// Whether a version in a list means this card.
    fn is(&self, mark: &str) -> bool {
        let same = |text: &str| fold(text) == fold(mark);
        self.version.as_deref().is_some_and(same)
            || self
                .set
                .as_ref()
                .is_some_and(|(name, title)| same(name) || same(title))
    }

    /// The card as a list would write it.
    fn written(&self) -> String {
        let set = self.set.as_ref().map(|(_, title)| title);
        match self.version.as_ref().or(set) {
            Some(version) => format!("{} ({version})", self.title),
            None => self.title.clone(),
        }
    }
}

/// `Title (Version)` in its two parts.
fn split_version(text: &str) -> Option<(&str, &str)> {
    let (title, version) = text.strip_suffix(')')?.rsplit_once('(')?;
    let (title, version) = (title.trim_end(), version.trim());
    (!title.is_empty() && !version.is_empty()).then_some((title, version))
}

/// A title with all that lists are careless about taken away: case, curled quotes, doubled blanks.
fn fold(title: &str) -> String {
    let mut out = String::with_capacity(title.len());
    for word in title.split_whitespace() {
        if !out.is_empty() {
            out.push(' ');
        }
        for c in word.chars() {
            match c {
                '\u{2018}' | '\u{2019}' | '`' => out.push('\''),
                '\u{201c}' | '\u{201d}' => out.push('"'),
                '\u{2013}' | '\u{2014}' => out.push('-'),
                _ => out.extend(c.to_lowercase()),
            }
        }
    }
    out
}

/// Finds the cards a list means.
#[must_use]
pub fn resolve(list: &DeckList, catalogue: &Catalogue, notation: &Notation) -> Resolved {
    let mut resolved = Resolved::default();
    for name in &catalogue.piles {
        resolved.deck.piles.push(Pile {
            name: name.clone(),
            cards: Vec::new(),
        });
    }
    for part in &list.parts {
        let heading = &part.heading;
        let known = |name: &&String| name.eq_ignore_ascii_case(heading);
        let pile = Notation::find(&notation.sections, heading)
            .or_else(|| catalogue.piles.iter().find(known).map(String::as_str));
        let Some(pile) = pile else {
            let words = notation.sections.iter().map(|(word, _)| word.as_str());
            let near = nearest(
                &heading.to_lowercase(),
                words.filter(|word| !word.is_empty()),
            );
            resolved.errors.push(DeckError::Heading {
                span: part.span,
                heading: heading.clone(),
                near: near.map(|near| format!("{near}:")),
            });
            continue;
        };
        let mut cards = Vec::new();
        for line in &part.lines {
            match catalogue.line(line, notation) {
                Ok((card, note)) => {
                    resolved.errors.extend(note);
                    cards.extend(std::iter::repeat_n(card, line.count as usize));
                }
                // Cards that stay aside take no part, so nobody needs to know them.
                Err(_) if pile.is_empty() => {}
                Err(error) => resolved.errors.push(error),
            }
        }
        match resolved.deck.piles.iter_mut().find(|p| p.name == pile) {
            Some(place) => place.cards.extend(cards),
            None if pile.is_empty() => {}
            None => resolved.errors.push(DeckError::Unused {
                span: part.span,
                pile: pile.to_owned(),
            }),
        }
    }
    resolved
}
