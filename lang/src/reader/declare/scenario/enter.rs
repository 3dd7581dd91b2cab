//! Who comes on stage: the cards of which a `given` is the first to speak, and what is told of copies that are not there.

use super::Stage;
use super::cast::{COPIES, Mention, Name, called, lead, local, mention, several, text_of};
use crate::diagnostic::nearest;
use crate::reader::{Cursor, DeclareError, Read, Reported, ScenarioError};
use crate::sentence::{Word, WordKind};
use crate::tree::{Card, CardId, Role, Slot, Type};
use smol_str::SmolStr;

impl Stage<'_> {
    /// Brings every card on stage that these words are the first to speak of. A title may be followed
    /// by `of P`, which says who brought the card.
    pub(super) fn enter(&mut self, words: &[Word], owner: u8) -> Read<Vec<Word>> {
        let players = self.players.len();
        let mut out = Vec::with_capacity(words.len());
        let mut rest = words;
        let mut failed = None;
        while let Some((first, behind)) = rest.split_first() {
            if let Some((count, one)) = several(rest, players) {
                out.extend(self.copies(count, one, owner)?);
                rest = rest.get(1 + one.words..).unwrap_or_default();
                continue;
            }
            if let WordKind::Number(count) = &first.kind
                && *count > COPIES
                && text_of(behind.first()).is_some()
            {
                return Err(self.desk.report(DeclareError::Expected {
                    what: "a number of cards from 1 to 100",
                    span: first.span,
                }));
            }
            let Some(mention) = mention(rest, players) else {
                let mut word = first.clone();
                if let WordKind::Group(phrases) | WordKind::List(phrases) = &mut word.kind {
                    for phrase in phrases {
                        phrase.words = self.enter(&phrase.words, owner)?;
                    }
                }
                out.push(word);
                rest = behind;
                continue;
            };
            let (spoken, behind) = rest.split_at_checked(mention.words).unwrap_or((rest, &[]));
            if self.cast.known(&mention).is_none()
                && let Err(reported) = self.introduce(&mention, owner)
            {
                failed = Some(reported);
            }
            out.extend_from_slice(spoken);
            rest = behind;
        }
        failed.map_or(Ok(out), Err)
    }

    /// `30 "T"`: so many new ones of one title, each by its own name.
    fn copies(&mut self, count: usize, one: Mention<'_>, owner: u8) -> Read<Vec<Word>> {
        let mut out = Vec::new();
        let owner = one.of.unwrap_or(owner);
        for at in 0..count {
            let number = self.introduce(&Mention { of: None, ..one }, owner)?;
            if at > 0 {
                out.push(Word {
                    kind: WordKind::Comma,
                    span: one.span,
                });
            }
            out.push(Word {
                kind: WordKind::Name {
                    text: local(one.title, number),
                    quoted: true,
                },
                span: one.span,
            });
        }
        Ok(out)
    }

    fn introduce(&mut self, mention: &Mention<'_>, owner: u8) -> Read<usize> {
        self.is_next_of_its_owner(mention)?;
        let owner = mention.of.unwrap_or(owner);
        let card = self.card(mention)?;
        let kind = self.desk.book.cards.get(card.index()).map(|card| card.kind);
        let ty = kind.map(Type::Object);
        let number = self.cast.free(mention);
        let name = local(mention.title, number);
        let slot: Slot = self.env.bind(name, ty, mention.span);
        self.cast.names.push(Name {
            title: mention.title.clone(),
            number,
            version: mention.version.cloned(),
            owner,
            placed: false,
        });
        self.role(Role { card, owner, slot });
        Ok(number)
    }

    /// `another "T" of P` is the second of those that P brought: who brought none has no other.
    fn is_next_of_its_owner(&mut self, mention: &Mention<'_>) -> Read<()> {
        let Some(of) = mention.of else { return Ok(()) };
        let brought = self.cast.brought(mention.title, of);
        if mention.number <= brought + 1 {
            return Ok(());
        }
        let lead = match lead(brought + 1) {
            "" => String::new(),
            lead => format!("{lead} "),
        };
        let version = mention
            .version
            .map(|version| format!(" version \"{version}\""));
        let version = version.unwrap_or_default();
        let player = called(of);
        Err(self.desk.report(ScenarioError::NoneBefore {
            span: mention.span,
            player,
            brought,
            said: format!("{lead}\"{}\"{version} of {player}", mention.title),
        }))
    }

    /// The one printed card that a mention means. A bare title is the card of the scenario's own set, or else the one without
    /// a version: so what a scenario means does not depend on which other sets there are.
    fn card(&mut self, mention: &Mention<'_>) -> Read<CardId> {
        let book = &self.desk.book;
        let text =
            |id: crate::tree::TextId| book.texts.get(id.index()).map_or("", |text| text.as_str());
        let titled = self.desk.titled(mention.title);
        let titled: Vec<_> = titled
            .filter_map(|id| Some((id, book.cards.get(id.index())?)))
            .collect();
        let set_of = |card: &Card| {
            let set = card.set.and_then(|set| book.sets.get(set.index()));
            set.map(|set| text(set.title))
        };
        let only = |fits: &dyn Fn(&Card) -> bool| {
            let mut found = titled.iter().filter(|(_, card)| fits(card));
            match (found.next(), found.next()) {
                (Some((card, _)), None) => Some(*card),
                _ => None,
            }
        };
        let own = self.rule.set;
        let found = match mention.version {
            Some(wanted) => {
                only(&|card| card.version.map(text) == Some(wanted) || set_of(card) == Some(wanted))
            }
            None => only(&|card| own.is_some() && card.set == own)
                .or_else(|| only(&|card| card.version.is_none())),
        };
        if let Some(card) = found {
            return Ok(card);
        }
        if titled.is_empty() {
            if self.desk.half_read(mention.title) {
                return Err(Reported::before());
            }
            let titles = book.cards.iter().map(|card| text(card.title));
            let near = nearest(mention.title, titles);
            let near = near.map(|near| SmolStr::new(format!("\"{near}\"")));
            return Err(self.desk.report(DeclareError::Unknown {
                what: "card",
                name: mention.title.clone(),
                span: mention.span,
                nearest: near,
            }));
        }
        let named = |card: &Card| card.version.map(text).or_else(|| set_of(card));
        let versions = titled
            .iter()
            .filter_map(|(_, card)| named(card).map(str::to_owned));
        let versions = versions.collect();
        Err(self.desk.report(ScenarioError::WhichVersion {
            span: mention.span,
            title: mention.title.clone(),
            versions,
        }))
    }

    /// Whether a title, or nearly it, stands in a `given` that could not be read.
    fn is_lost(&self, title: &str) -> bool {
        let mut lost = self.lost.iter().map(SmolStr::as_str);
        lost.any(|lost| lost == title || nearest(title, [lost]).is_some())
    }

    /// Says so if cards that a line puts somewhere are somebody else's, or were just put elsewhere: who
    /// writes a title again for a new place thinks of another copy.
    pub(super) fn is_new(&mut self, words: &[Word], owner: u8) -> Read<()> {
        let mut rest = words;
        while !rest.is_empty() {
            // `30 "T"` are always new ones.
            if let Some((_, one)) = several(rest, self.players.len()) {
                let all = self.cast.names.iter_mut();
                all.filter(|name| name.title == *one.title)
                    .for_each(|name| name.placed = true);
                rest = rest.get(1 + one.words..).unwrap_or_default();
                continue;
            }
            let Some(mention) = mention(rest, self.players.len()) else {
                rest = rest.get(1..).unwrap_or_default();
                continue;
            };
            rest = rest.get(mention.words..).unwrap_or_default();
            let Some(name) = self.cast.name_mut(&mention) else {
                continue;
            };
            let others = mention.of.is_none() && name.owner != owner;
            let placed = std::mem::replace(&mut name.placed, true);
            if !others && !placed {
                continue;
            }
            let whose = others.then_some((name.owner, owner));
            let whose = whose.map(|(of, owner)| [called(of), called(owner)]);
            return Err(self.desk.report(ScenarioError::SameCopy {
                title: mention.title.clone(),
                span: mention.span,
                whose,
            }));
        }
        Ok(())
    }

    /// A line that speaks of cards without placing them may move them: they may be placed anew behind it.
    pub(super) fn may_be_moved(&mut self, words: &[Word]) {
        let mut rest = words;
        while let Some((first, behind)) = rest.split_first() {
            if let Some(mention) = mention(rest, self.players.len())
                && let Some(name) = self.cast.name_mut(&mention)
            {
                name.placed = false;
            }
            if let WordKind::Group(phrases) | WordKind::List(phrases) = &first.kind {
                for phrase in phrases {
                    self.may_be_moved(&phrase.words);
                }
            }
            rest = behind;
        }
    }

    /// Says so if words speak of another copy than those that are on stage.
    pub(super) fn copies_on_stage(&mut self, words: &[Word]) -> Read<()> {
        let mut rest = words;
        while let Some((first, behind)) = rest.split_first() {
            if let WordKind::Group(phrases) | WordKind::List(phrases) = &first.kind {
                for phrase in phrases {
                    self.copies_on_stage(&phrase.words)?;
                }
            }
            if let Some(mention) = mention(rest, self.players.len())
                && (mention.number > 1 || mention.of.is_some())
                && self.cast.has(mention.title)
            {
                if self.given_failed || self.is_lost(mention.title) {
                    return Err(Reported::before());
                }
                return Err(self.desk.report(ScenarioError::NoSuchCopy {
                    title: mention.title.clone(),
                    span: mention.span,
                }));
            }
            rest = behind;
        }
        Ok(())
    }

    /// Says so if a title is that of no card on stage.
    pub(super) fn on_stage(&mut self, words: Cursor<'_>) -> Read<()> {
        self.copies_on_stage(words.rest())?;
        for word in words.rest() {
            if let WordKind::Text(title) = &word.kind {
                if self.given_failed || self.desk.half_read(title) || self.is_lost(title) {
                    return Err(Reported::before());
                }
                return Err(self.desk.report(ScenarioError::NotOnStage {
                    title: title.clone(),
                    span: word.span,
                }));
            }
        }
        Ok(())
    }
}
