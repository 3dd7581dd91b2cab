//! The cast of a scenario: who is on stage under which name, and which of them words mean.

use crate::sentence::{Phrase, Word, WordKind};
use crate::span::Span;
use crate::tree::Role;
use smol_str::SmolStr;

/// Who takes part, and under which name.
#[derive(Debug, Default)]
pub(super) struct Cast {
    pub(super) roles: Vec<Role>,
    pub(super) names: Vec<Name>,
    /// How many players there are.
    players: usize,
}

/// By what a role is called.
#[derive(Debug)]
pub(super) struct Name {
    pub(super) title: SmolStr,
    /// Which of several objects of this title it is, from 1.
    pub(super) number: usize,
    /// The version that was written when it came on stage.
    pub(super) version: Option<SmolStr>,
    /// Who brought it.
    pub(super) owner: u8,
    /// Whether a line has just put it somewhere.
    pub(super) placed: bool,
}

/// The local name of an object: no script can declare it, because it holds quotation marks.
pub(super) fn local(title: &str, number: usize) -> SmolStr {
    if number == 1 {
        SmolStr::new(format!("\"{title}\""))
    } else {
        SmolStr::new(format!("\"{title}\" {number}"))
    }
}

/// What stands before the title of a second copy, of a third and so on.
const COPY: [&str; 9] = [
    "another", "third", "fourth", "fifth", "sixth", "seventh", "eighth", "ninth", "tenth",
];

/// What stands before the title of the copy of that number.
pub(super) fn lead(number: usize) -> &'static str {
    let lead = number.checked_sub(2).and_then(|at| COPY.get(at));
    lead.copied().unwrap_or_default()
}

/// A title as scenarios write it: `["another"] "T" ["version" "V"] ["of" P]`, and how many words that takes.
#[derive(Clone, Copy)]
pub(super) struct Mention<'w> {
    pub(super) title: &'w SmolStr,
    pub(super) version: Option<&'w SmolStr>,
    /// Whose it is, if the words say so: then the copies of this player are counted.
    pub(super) of: Option<u8>,
    pub(super) number: usize,
    pub(super) words: usize,
    pub(super) span: Span,
}

pub(super) fn text_of(word: Option<&Word>) -> Option<&SmolStr> {
    match word.map(|word| &word.kind) {
        Some(WordKind::Text(text)) => Some(text),
        _ => None,
    }
}

pub(super) fn mention(words: &[Word], players: usize) -> Option<Mention<'_>> {
    let first = words.first().and_then(Word::plain);
    let copy = COPY.iter().position(|lead| first == Some(*lead));
    let number = copy.map_or(1, |at| at + 2);
    let lead = usize::from(number > 1);
    let title = text_of(words.get(lead))?;
    let mut count = lead + 1;
    let version = match words.get(count) {
        Some(word) if word.is("version") => text_of(words.get(count + 1)),
        _ => None,
    };
    if version.is_some() {
        count += 2;
    }
    let of = match words.get(count..) {
        Some([of, player, ..]) if of.is("of") => number_of(player, players),
        _ => None,
    };
    if of.is_some() {
        count += 2;
    }
    let first = words.first()?.span;
    let last = words.get(count - 1)?.span;
    Some(Mention {
        title,
        version,
        of,
        number,
        words: count,
        span: first.to(last),
    })
}

/// How many of one title are meant at most: more are no deck.
pub(super) const COPIES: i64 = 100;

/// `30 "T"`: how many, and of what.
pub(super) fn several(words: &[Word], players: usize) -> Option<(usize, Mention<'_>)> {
    let (first, behind) = words.split_first()?;
    let WordKind::Number(count @ 1..=COPIES) = &first.kind else {
        return None;
    };
    text_of(behind.first())?;
    Some((usize::try_from(*count).ok()?, mention(behind, players)?))
}

/// What a player is called.
pub(super) fn called(player: u8) -> &'static str {
    let name = super::PLAYERS.get(usize::from(player));
    name.copied().unwrap_or_default()
}

/// The number of the player whom a word names.
fn number_of(word: &Word, players: usize) -> Option<u8> {
    let name = word.plain()?;
    let at = super::PLAYERS
        .iter()
        .take(players)
        .position(|known| *known == name)?;
    u8::try_from(at).ok()
}

impl Cast {
    /// An empty stage.
    pub(super) fn new(players: usize) -> Self {
        Self {
            players,
            ..Self::default()
        }
    }

    /// Whether the first card of a title is on stage.
    pub(super) fn has(&self, title: &str) -> bool {
        let mut names = self.names.iter();
        names.any(|name| name.title == title && name.number == 1)
    }

    /// The number of the role that is meant, if it is on stage. `another "T" version "V"` is the second of T or the second
    /// of this version; `another "T" of P` the second of those that P brought, and no other.
    pub(super) fn known(&self, mention: &Mention<'_>) -> Option<usize> {
        let titled = || {
            self.names
                .iter()
                .filter(|name| name.title == *mention.title)
                .filter(|name| mention.of.is_none_or(|of| name.owner == of))
        };
        if mention.of.is_some() {
            let such = |name: &&Name| {
                mention
                    .version
                    .is_none_or(|v| name.version.as_ref() == Some(v))
            };
            let nth = mention.number.saturating_sub(1);
            return titled().filter(such).nth(nth).map(|name| name.number);
        }
        let exact = titled().find(|name| name.number == mention.number);
        let Some(version) = mention.version else {
            return exact.map(|name| name.number);
        };
        let such = |name: &&Name| name.version.as_ref() == Some(version);
        let other = || titled().filter(such).nth(mention.number.saturating_sub(1));
        exact.filter(such).or_else(other).map(|name| name.number)
    }

    pub(super) fn name_mut(&mut self, mention: &Mention<'_>) -> Option<&mut Name> {
        let number = self.known(mention)?;
        let mut names = self.names.iter_mut();
        names.find(|name| name.title == *mention.title && name.number == number)
    }

    /// Something is tried or looked at: whoever is placed behind it is moved.
    pub(super) fn goes_on(&mut self) {
        for name in &mut self.names {
            name.placed = false;
        }
    }

    /// Who brought the card of which words speak first.
    pub(super) fn owner_of(&self, words: &[Word]) -> Option<u8> {
        let said = words.first()?.name()?;
        let mut names = self.names.iter();
        let found = names.find(|name| local(&name.title, name.number) == said);
        found.map(|name| name.owner)
    }

    /// How many of a title a player brought.
    pub(super) fn brought(&self, title: &str, of: u8) -> usize {
        let names = self.names.iter();
        names
            .filter(|name| name.title == title && name.owner == of)
            .count()
    }

    /// A number for a role that comes on stage: the one that is written, if nobody has it.
    pub(super) fn free(&self, mention: &Mention<'_>) -> usize {
        let taken = |number: usize| {
            let mut names = self.names.iter();
            names.any(|name| name.title == *mention.title && name.number == number)
        };
        (mention.number..)
            .find(|number| !taken(*number))
            .unwrap_or(mention.number)
    }

    /// Words in which the titles of the cast are local names. Other titles stay what they are:
    /// references to cards by name.
    pub(super) fn staged(&self, words: &[Word]) -> Vec<Word> {
        let mut out = Vec::with_capacity(words.len());
        let mut rest = words;
        while let Some((first, behind)) = rest.split_first() {
            if let Some(mention) = mention(rest, self.players) {
                let (spoken, behind) = rest.split_at_checked(mention.words).unwrap_or((rest, &[]));
                match self.known(&mention) {
                    Some(number) => out.push(Word {
                        kind: WordKind::Name {
                            text: local(mention.title, number),
                            quoted: true,
                        },
                        span: mention.span,
                    }),
                    None => out.extend_from_slice(spoken),
                }
                rest = behind;
                continue;
            }
            let inner = |phrases: &[Phrase]| {
                let staged = |phrase: &Phrase| Phrase {
                    words: self.staged(&phrase.words),
                    span: phrase.span,
                };
                phrases.iter().map(staged).collect()
            };
            let kind = match &first.kind {
                WordKind::Group(phrases) => WordKind::Group(inner(phrases)),
                WordKind::List(phrases) => WordKind::List(inner(phrases)),
                other => other.clone(),
            };
            out.push(Word {
                kind,
                span: first.span,
            });
            rest = behind;
        }
        out
    }
}
