//! Questions in words: what they are about, the text that asks, and the answers.

use super::Show;
use spaceline_lang::span::Span;
use spaceline_lang::tree::{HookId, HookOwner, TextId};
use spaceline_runtime::ask::Matter;
use spaceline_runtime::ask::offer::Offers;
use spaceline_runtime::tell::Tell;
use spaceline_runtime::{Decision, Question, Value};
use std::collections::BTreeMap;

impl Show<'_> {
    /// What a decision is about.
    #[must_use]
    pub fn matter(&self, decision: &Decision) -> String {
        let about = self.about(decision);
        let of_text = matches!(
            decision.about,
            Matter::Pick(_) | Matter::Volunteer | Matter::Value | Matter::May(_) | Matter::Arms
        );
        match self.game.reading() {
            Some(card) if of_text => format!("{}: {about}", self.object(card)),
            _ => about,
        }
    }

    fn about(&self, decision: &Decision) -> String {
        let or = |says: Option<TextId>, otherwise: &str| match says {
            Some(says) => self.part(says, self.read_now()),
            None => otherwise.to_owned(),
        };
        match &decision.about {
            Matter::Offer => "what to do".to_owned(),
            Matter::Window(window) => {
                format!("whether to answer ({})", self.book().shown(*window))
            }
            Matter::Pick(says) => or(*says, "whom or what to choose"),
            Matter::Order => "which of these comes first".to_owned(),
            Matter::Volunteer => "who volunteers".to_owned(),
            Matter::Value => "what to choose".to_owned(),
            Matter::May(says) => match says {
                Some(says) => format!("whether to {}", bare(&self.part(*says, self.read_now()))),
                None => "whether to do what the text says".to_owned(),
            },
            Matter::Text(_, this) => format!("whether to use {}", self.value(this)),
            Matter::Arms => "which way".to_owned(),
        }
    }

    /// The text that asks: a standing text by itself, or all that is on the card that is being followed.
    #[must_use]
    pub fn asked_by(&self, decision: &Decision) -> Vec<String> {
        let (Some(texts), book) = (self.texts, self.book()) else {
            return Vec::new();
        };
        match &decision.about {
            Matter::Text(hook, this) => match this.object().and_then(|this| self.card_of(this)) {
                Some(card) => texts.lines(book, card, self.line_of(*hook)),
                None => Vec::new(),
            },
            Matter::Offer | Matter::Window(_) | Matter::Order => Vec::new(),
            Matter::Pick(_) | Matter::Volunteer | Matter::Value | Matter::May(_) | Matter::Arms => {
                let lines = self.read_now().map(|card| texts.lines(book, card, None));
                lines.unwrap_or_default()
            }
        }
    }

    /// Where a text of a card stands; what was made by one in play stands in no line of its own.
    fn line_of(&self, hook: HookId) -> Option<Span> {
        let hook = self.book().at(hook)?;
        matches!(hook.owner, HookOwner::Card(..)).then_some(hook.span)
    }

    /// The answers of a question, each in words, in their order. Passing is not among them.
    #[must_use]
    pub fn answers(&self, decision: &Decision) -> Vec<String> {
        match &decision.question {
            Question::Act { offers, .. } => self.told_apart(offers, decision.player),
            Question::Members(spec) => spec.candidates.iter().map(|one| self.value(one)).collect(),
            Question::Whether => vec!["yes".to_owned(), "no".to_owned()],
            Question::One { arms, .. } => {
                arms.iter().map(|(at, says)| self.way(*at, *says)).collect()
            }
        }
    }

    /// Offers, as a menu shows them. Those in the same words say besides which text of the card they are.
    fn told_apart(&self, offers: &Offers, by: Option<u8>) -> Vec<String> {
        let mut lines: Vec<String> = offers.iter().map(|offer| self.offer(offer, by)).collect();
        let mut count: BTreeMap<String, usize> = BTreeMap::new();
        for line in &lines {
            *count.entry(line.clone()).or_default() += 1;
        }
        for (line, offer) in lines.iter_mut().zip(offers) {
            if count.get(line).is_none_or(|count| *count < 2) {
                continue;
            }
            let action = self.book().at(offer.action);
            let own = action.and_then(|action| {
                let card = self.book().at(action.source.as_ref()?.card);
                Some(self.part(action.named.says?, card))
            });
            let texts = offer.anchors.iter().filter_map(|anchor| match anchor {
                Value::Clause(clause) => self.clause(*clause),
                _ => None,
            });
            for text in own.into_iter().chain(texts) {
                line.push_str(": ");
                line.push_str(&text);
            }
        }
        lines
    }

    /// One of several ways.
    #[must_use]
    pub fn way(&self, at: u32, says: Option<TextId>) -> String {
        match says {
            Some(says) => self.part(says, self.read_now()),
            None => format!("way {}", at + 1),
        }
    }
}

/// Words without the parentheses around all of them.
fn bare(words: &str) -> &str {
    let inside = words
        .strip_prefix('(')
        .and_then(|rest| rest.strip_suffix(')'));
    inside
        .filter(|inside| !inside.contains(['(', ')']))
        .unwrap_or(words)
}
