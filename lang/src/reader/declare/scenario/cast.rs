//! The cast of a scenario: who is on stage under which name, and which of them words mean.

use crate::sentence::{Word, WordKind};
use crate::span::Span;
use crate::tree::Role;
use crate::words::PLAYERS;
use smol_str::SmolStr;

/// Who takes part, and under which name.
#[derive(Debug, Default)]
pub(super) struct Cast {
    pub(super) roles: Vec<Role>,
    pub(super) names: Vec<Name>,
}

/// By what a role is called.
#[derive(Debug)]
pub(super) struct Name {
    pub(super) title: SmolStr,
    /// Which of several objects of this title it is, from 1.
    pub(super) number: usize,
    /// The version that was written when it came on stage.
    pub(super) version: Option<SmolStr>,
    pub(super) owner: u8,
    /// Whether a line has just put it somewhere.
    pub(super) placed: bool,
}

impl Name {
    /// The local name: no script can declare it, because it holds quotation marks.
    pub(super) fn local(&self) -> SmolStr {
        let Self { title, number, .. } = self;
        SmolStr::new(match number {
            1 => format!("\"{title}\""),
            _ => format!("\"{title}\" {number}"),
        })
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

/// The text that a row consists of.
pub(super) fn only_text(words: &[Word]) -> Option<&SmolStr> {
    text_of(words.first()).filter(|_| words.len() == 1)
}

/// The title at the front of a row.
pub(super) fn mention(words: &[Word], players: usize) -> Option<Mention<'_>> {
    let first = words.first()?;
    let copy = COPY.iter().position(|lead| first.is(lead));
    let number = copy.map_or(1, |at| at + 2);
    let mut count = usize::from(number > 1);
    let title = text_of(words.get(count))?;
    count += 1;
    let mut version = None;
    if words.get(count).is_some_and(|word| word.is("version")) {
        version = text_of(words.get(count + 1));
        count += 2 * usize::from(version.is_some());
    }
    let mut of = None;
    if words.get(count).is_some_and(|word| word.is("of")) {
        of = words
            .get(count + 1)
            .and_then(|word| number_of(word, players));
        count += 2 * usize::from(of.is_some());
    }
    let last = words.get(count - 1)?.span;
    Some(Mention {
        title,
        version,
        of,
        number,
        words: count,
        span: first.span.to(last),
    })
}

pub(super) fn called(player: u8) -> &'static str {
    let name = PLAYERS.get(usize::from(player));
    name.copied().unwrap_or_default()
}

pub(super) fn number_of(word: &Word, players: usize) -> Option<u8> {
    let name = word.plain()?;
    let mut names = PLAYERS.iter().take(players);
    let at = names.position(|known| *known == name)?;
    u8::try_from(at).ok()
}

impl Cast {
    /// The copies of a title, or those that a player brought.
    pub(super) fn titled(&self, title: &str, of: Option<u8>) -> impl Iterator<Item = usize> {
        let names = self.names.iter().enumerate();
        let such = move |name: &Name| name.title == *title && of.is_none_or(|of| name.owner == of);
        names
            .filter(move |(_, name)| such(name))
            .map(|(at, _)| at)
            .collect::<Vec<_>>()
            .into_iter()
    }

    /// Who is meant, if on stage. `another "T" version "V"` is the second of T or the second of this version; `another
    /// "T" of P` the second of those that P brought, and no other.
    pub(super) fn known(&self, mention: &Mention<'_>) -> Option<usize> {
        let named = |at: usize| self.names.get(at);
        let such = |at: &usize| {
            let version = named(*at).and_then(|name| name.version.as_ref());
            mention.version.is_none_or(|wanted| version == Some(wanted))
        };
        let mut all = self.titled(mention.title, mention.of);
        let mut versions = self.titled(mention.title, mention.of).filter(such);
        let nth = versions.nth(mention.number.saturating_sub(1));
        if mention.of.is_some() {
            return nth;
        }
        let exact = all.find(|at| named(*at).is_some_and(|name| name.number == mention.number));
        match mention.version {
            Some(_) => exact.filter(such).or(nth),
            None => exact,
        }
    }

    /// Who brought the card of which words speak first.
    pub(super) fn owner_of(&self, words: &[Word]) -> Option<u8> {
        let said = words.first()?.name()?;
        let found = self.names.iter().find(|name| name.local() == said);
        found.map(|name| name.owner)
    }

    /// A number for a role that comes on stage: the one that is written, if nobody has it.
    pub(super) fn free(&self, mention: &Mention<'_>) -> usize {
        let taken = |number: usize| {
            let mut names = self.names.iter();
            names.any(|name| name.title == *mention.title && name.number == number)
        };
        let mut free = (mention.number..).filter(|number| !taken(*number));
        free.next().unwrap_or(mention.number)
    }
}
