//! The titles in a line of a scenario: who comes on stage with it, who is moved, who is not there.

use super::Stage;
use super::cast::{Mention, Name, called, lead, mention, text_of};
use crate::diagnostic::nearest;
use crate::reader::{Cursor, DeclareError, Read, Reported, ScenarioError};
use crate::sentence::{Phrase, Word, WordKind};
use crate::span::Span;
use crate::tree::{Card, CardId, Role, Type};
use smol_str::SmolStr;

/// What a line does with the cards of which it speaks.
#[derive(Clone, Copy)]
pub(super) enum Speaks {
    /// It asks about cards that are on stage.
    Asks,
    /// It may be the first to speak of cards, which are this player's.
    Brings { owner: u8, then: Then },
}

/// What comes of those who are on stage.
#[derive(Clone, Copy)]
pub(super) enum Then {
    /// They are put somewhere: who writes a title again for a new place thinks of another copy.
    Placed,
    /// They may be moved, and so placed anew.
    Moved,
    /// Nothing.
    Stay,
}

/// How many of one title are meant at most: more are no deck.
const COPIES: i64 = 100;

impl Stage<'_> {
    /// Words in which the titles of the cast are local names, once those are on stage of whom these words are the first
    /// to speak. Other titles stay what they are: references to cards by name.
    pub(super) fn staged(&mut self, words: &[Word], speaks: Speaks) -> Read<Vec<Word>> {
        let mut out = Vec::with_capacity(words.len());
        let mut rest = words;
        let mut failed = None;
        while let Some((first, behind)) = rest.split_first() {
            if let (&Speaks::Brings { owner, .. }, WordKind::Number(count)) = (&speaks, &first.kind)
                && text_of(behind.first()).is_some()
                && let Some(one) = mention(behind, self.players.len())
            {
                let Some(count) = (1..=COPIES).contains(count).then_some(*count) else {
                    return Err(self
                        .desk
                        .expected("a number of cards from 1 to 100", first.span));
                };
                for at in 0..count {
                    let owner = one.of.unwrap_or(owner);
                    let new = self.introduce(&Mention { of: None, ..one }, owner)?;
                    if at > 0 {
                        out.push(word(WordKind::Comma, one.span));
                    }
                    out.extend(self.name(new, one.span));
                    self.is_put(new, &one, speaks)?;
                }
                rest = behind.get(one.words..).unwrap_or_default();
                continue;
            }
            if let Some(one) = mention(rest, self.players.len()) {
                let (spoken, behind) = rest.split_at_checked(one.words).unwrap_or((rest, &[]));
                rest = behind;
                let known = match (self.cast.known(&one), speaks) {
                    (Some(known), _) => Ok(Some(known)),
                    (None, Speaks::Brings { owner, .. }) => self.introduce(&one, owner).map(Some),
                    (None, Speaks::Asks) => self.is_no_copy(&one).map(|()| None),
                };
                let put = known.and_then(|known| {
                    match known {
                        Some(known) => out.extend(self.name(known, one.span)),
                        None => out.extend_from_slice(spoken),
                    }
                    known.map_or(Ok(()), |known| self.is_put(known, &one, speaks))
                });
                failed = failed.or(put.err());
                continue;
            }
            let mut first = first.clone();
            if let WordKind::Group(phrases) | WordKind::List(phrases) = &mut first.kind {
                for phrase in phrases {
                    phrase.words = self.staged(&phrase.words, speaks)?;
                }
            }
            out.push(first);
            rest = behind;
        }
        failed.map_or(Ok(out), Err)
    }

    pub(super) fn staged_phrase(&mut self, phrase: &Phrase, speaks: Speaks) -> Read<Phrase> {
        Ok(Phrase {
            words: self.staged(&phrase.words, speaks)?,
            span: phrase.span,
        })
    }

    /// Words in which every title is that of a card on stage.
    pub(super) fn all_staged(&mut self, words: &[Word]) -> Read<Vec<Word>> {
        let staged = self.staged(words, Speaks::Asks)?;
        self.on_stage(&staged)?;
        Ok(staged)
    }

    /// The local name of somebody on stage as a word.
    fn name(&self, at: usize, span: Span) -> Option<Word> {
        let text = self.cast.names.get(at)?.local();
        Some(word(WordKind::Name { text, quoted: true }, span))
    }

    fn introduce(&mut self, mention: &Mention<'_>, owner: u8) -> Read<usize> {
        self.is_next_of_its_owner(mention)?;
        let owner = mention.of.unwrap_or(owner);
        let card = self.card(mention)?;
        let kind = self.desk.book.at(card).map(|card| card.kind);
        let name = Name {
            title: mention.title.clone(),
            number: self.cast.free(mention),
            version: mention.version.cloned(),
            owner,
            placed: false,
        };
        let slot = self
            .env
            .bind(name.local(), kind.map(Type::Object), mention.span);
        self.cast.names.push(name);
        self.cast.roles.push(Role { card, owner, slot });
        Ok(self.cast.names.len() - 1)
    }

    /// `another "T" of P` is the second of those that P brought: who brought none has no other.
    fn is_next_of_its_owner(&mut self, mention: &Mention<'_>) -> Read<()> {
        let Some(of) = mention.of else { return Ok(()) };
        let brought = self.cast.titled(mention.title, Some(of)).count();
        if mention.number <= brought + 1 {
            return Ok(());
        }
        let version = mention.version.map(|it| format!(" version \"{it}\""));
        let (version, player) = (version.unwrap_or_default(), called(of));
        let (lead, title) = (lead(brought + 1), mention.title);
        let said = format!("{lead} \"{title}\"{version} of {player}");
        self.refuse(ScenarioError::NoneBefore {
            span: mention.span,
            player,
            brought,
            said: said.trim_start().to_owned(),
        })
    }

    /// The one printed card that a mention means. A bare title is the card of the scenario's own set, or else the one
    /// without a version: so what a scenario means does not depend on which other sets there are.
    fn card(&mut self, mention: &Mention<'_>) -> Read<CardId> {
        let book = &self.desk.book;
        let text = |id: crate::tree::TextId| book.at(id).map_or("", SmolStr::as_str);
        let titled = self.desk.titled(mention.title);
        let titled: Vec<(CardId, &Card)> =
            titled.filter_map(|id| Some((id, book.at(id)?))).collect();
        let set_of = |card: &Card| {
            let set = card.set.and_then(|set| book.at(set));
            set.map(|set| text(set.title))
        };
        let only = |fits: &dyn Fn(&Card) -> bool| {
            let mut found = titled.iter().filter(|(_, card)| fits(card));
            let first = found.next().filter(|_| found.next().is_none());
            first.map(|(card, _)| *card)
        };
        let own = self.rule.set;
        let found = match mention.version {
            Some(wanted) => {
                only(&|card| card.version.map(text) == Some(wanted) || set_of(card) == Some(wanted))
            }
            None => only(&|card| own.is_some() && card.set == own)
                .or_else(|| only(&|card| card.version.is_none())),
        };
        let (title, span) = (mention.title.clone(), mention.span);
        if let Some(card) = found {
            return Ok(card);
        }
        if titled.is_empty() {
            if self.desk.half_read(&title) {
                return Err(Reported::before());
            }
            let near = nearest(&title, book.cards.iter().map(|card| text(card.title)));
            return Err(self.desk.report(DeclareError::Unknown {
                what: "card",
                nearest: near.map(|near| SmolStr::new(format!("\"{near}\""))),
                name: title,
                span,
            }));
        }
        let named = |card: &Card| card.version.map(text).or_else(|| set_of(card));
        let versions = titled.iter().filter_map(|(_, card)| named(card));
        let versions = versions.map(str::to_owned).collect();
        self.refuse(ScenarioError::WhichVersion {
            span,
            title,
            versions,
        })
    }

    /// Notes where a line leaves somebody, and says so if a card that it puts somewhere is somebody else's, or was just
    /// put elsewhere.
    fn is_put(&mut self, at: usize, mention: &Mention<'_>, speaks: Speaks) -> Read<()> {
        let (Speaks::Brings { owner, then }, Some(name)) = (speaks, self.cast.names.get_mut(at))
        else {
            return Ok(());
        };
        match then {
            Then::Stay => return Ok(()),
            Then::Moved => {
                name.placed = false;
                return Ok(());
            }
            Then::Placed => {}
        }
        let others = mention.of.is_none() && name.owner != owner;
        if !std::mem::replace(&mut name.placed, true) && !others {
            return Ok(());
        }
        let whose = others.then_some([called(name.owner), called(owner)]);
        self.refuse(ScenarioError::SameCopy {
            title: mention.title.clone(),
            span: mention.span,
            whose,
        })
    }

    /// Says so if words speak of another copy than those that are on stage.
    fn is_no_copy(&mut self, mention: &Mention<'_>) -> Read<()> {
        let copy = mention.number > 1 || mention.of.is_some();
        if !copy || self.cast.titled(mention.title, None).next().is_none() {
            return Ok(());
        }
        let (title, span) = (mention.title.clone(), mention.span);
        if self.is_lost(&title) {
            return Err(Reported::before());
        }
        self.refuse(ScenarioError::NoSuchCopy { title, span })
    }

    /// Whether a title, or nearly it, stands in a `given` that could not be read, or may stand there.
    fn is_lost(&self, title: &str) -> bool {
        let mut lost = self.lost.iter().map(SmolStr::as_str);
        self.given_failed || lost.any(|lost| lost == title || nearest(title, [lost]).is_some())
    }

    /// Says so if a title is that of no card on stage.
    pub(super) fn on_stage(&mut self, staged: &[Word]) -> Read<()> {
        let mut titles = staged.iter();
        let Some((title, span)) = titles.find_map(|word| Some((text_of(Some(word))?, word.span)))
        else {
            return Ok(());
        };
        if self.desk.half_read(title) || self.is_lost(title) {
            return Err(Reported::before());
        }
        let title = title.clone();
        self.refuse(ScenarioError::NotOnStage { title, span })
    }

    /// One of two rows of words that stand in the same place.
    pub(super) fn over<'w>(words: &'w [Word], at: &Cursor<'_>) -> Cursor<'w> {
        Cursor::over(words, at.span())
    }
}

const fn word(kind: WordKind, span: Span) -> Word {
    Word { kind, span }
}
