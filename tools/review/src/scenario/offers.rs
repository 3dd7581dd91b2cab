//! `then decision of P offers [exactly | no] X, Y`: what stands to choose.

use super::act::same;
use super::stage::{Stage, Tried};
use super::words::holds;
use spaceline_lang::tree::Shown;
use spaceline_rules::show::{self, Show};
use spaceline_runtime::tell::Tell;
use spaceline_runtime::{Decision, Game, Question, Value};

/// What a line names: this card and no other of its title, or words.
enum Named {
    Card(Value, String),
    Words(String),
}

impl Named {
    fn words(&self) -> &str {
        match self {
            Self::Card(_, words) | Self::Words(words) => words,
        }
    }
}

impl Stage<'_> {
    pub(super) fn is_offered(&self, by: u8, exactly: bool, not: bool, shown: &[Shown]) -> Tried {
        let Some(decision) = self.game.decision().filter(|one| one.player == Some(by)) else {
            return Err(self.failure(
                format!("expected a decision of {}", show::player(by)),
                self.pending(),
            ));
        };
        let show = Show::to_all_seeing(&self.game);
        let answers = show.answers(decision);
        let mut met = vec![false; answers.len()];
        for shown in shown {
            let named = match shown {
                Shown::Card(card) => {
                    let card = self.value(*card)?;
                    let title = show.value(&card);
                    Named::Card(card, title)
                }
                Shown::Words(words) => Named::Words(words.to_string()),
            };
            let is = |(at, answer): &(usize, &String)| {
                is_shown(&self.game, decision, *at, answer, &named, not)
            };
            let found: Vec<(usize, &String)> = answers.iter().enumerate().filter(is).collect();
            let words = named.words();
            if let (true, Named::Words(_)) = (not, &named) {
                self.can_be_said(words)?;
            }
            if found.is_empty() != not {
                let expected = if not {
                    "expected not to be offered"
                } else {
                    "expected to be offered"
                };
                return Err(self.failure(format!("{expected}: {words}"), self.pending()));
            }
            // Words that fit several would leave out what some of these say besides.
            if let (true, Named::Words(_), Some((_, first))) = (exactly, &named, found.first())
                && found.iter().any(|(_, answer)| answer != first)
            {
                let expected = format!("expected `{words}` to be one of these");
                return Err(self.failure(expected, self.pending()));
            }
            for (at, _) in found {
                if let Some(met) = met.get_mut(at) {
                    *met = true;
                }
            }
        }
        let mut more = answers.iter().zip(&met).filter(|(_, met)| !**met);
        match more.next() {
            Some((more, _)) if exactly => {
                Err(self.failure(format!("expected nothing else, not {more}"), self.pending()))
            }
            _ => Ok(()),
        }
    }
}

impl Stage<'_> {
    /// What nobody can ever be offered is a slip: a word that no script has.
    fn can_be_said(&self, words: &str) -> Tried {
        let book = self.game.program().book();
        let named = |word: &str| {
            let symbols = book.symbols.iter().map(|symbol| &symbol.named);
            let verbs = book.verbs.iter().map(|verb| &verb.named);
            let kinds = book.kinds.iter().map(|kind| &kind.named);
            let mut names = symbols.chain(verbs).chain(kinds);
            names.any(|named| holds(&named.name.to_lowercase(), word))
        };
        let written = |word: &str| {
            let mut texts = book.texts.iter();
            texts.any(|text| holds(&text.to_lowercase(), word))
        };
        let words = words.to_lowercase();
        let words = words.split(|c: char| !c.is_alphanumeric() && c != '\'');
        let mut words = words.filter(|word| word.chars().any(char::is_alphabetic));
        let plain = |word: &str| matches!(word, "yes" | "no");
        match words.find(|word| !plain(word) && !named(word) && !written(word)) {
            Some(word) => Err(self.failure(
                format!("expected words that can be offered, not `{word}`"),
                "no title, no action and no text has this word",
            )),
            None => Ok(()),
        }
    }
}

/// Whether an answer is, or speaks of, what a line names. What must not be offered may not be picked with an action,
/// either.
fn is_shown(
    game: &Game,
    decision: &Decision,
    at: usize,
    answer: &str,
    named: &Named,
    not: bool,
) -> bool {
    let Named::Card(card, _) = named else {
        return answer == named.words() || holds(answer, named.words());
    };
    match &decision.question {
        Question::Members(spec) => match spec.candidates.get(at) {
            Some(candidate @ Value::Object(_)) => same(game, candidate, card),
            _ => answer == named.words(),
        },
        Question::Act { offers, .. } => offers.get(at).is_some_and(|offer| {
            let mut parts = std::iter::once(&offer.this).chain(&offer.anchors);
            let mut picks = offer.picks.iter().flat_map(|spec| &spec.candidates);
            parts.any(|part| same(game, part, card))
                || not && picks.any(|pick| same(game, pick, card))
        }),
        Question::Whether | Question::One { .. } => holds(answer, named.words()),
    }
}
