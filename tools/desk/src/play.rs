//! A game against bots.

use crate::{Desk, Reply, wrong};
use serde::{Deserialize, Serialize};
use spaceline_lang::diagnostic::{Report, Severity};
use spaceline_rules::deck::{self, violations};
use spaceline_rules::game::{Entrant, Record};
use spaceline_rules::json::Message;
use spaceline_rules::table::{Library, Request, Seated, Session};

/// A game to sit down to.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct Sit {
    /// The format; without one, the usual one.
    pub format: Option<String>,
    /// A deck for each player.
    pub decks: Vec<Deck>,
    /// What decides what is left to chance.
    pub seed: u32,
    /// The place that is yours, from 0.
    pub you: u8,
    /// The bot at the other places.
    pub bot: String,
    /// Whether decks that are not legal are played all the same.
    pub any_deck: bool,
}

/// A deck.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
#[serde(rename_all = "snake_case")]
pub enum Deck {
    /// One that comes with the packs.
    Named(String),
    /// A list.
    List(String),
}

impl Desk {
    pub(crate) fn sit(&mut self, sit: &Sit) -> Result<Reply, Box<Reply>> {
        let library = self.library(sit.format.as_deref())?;
        let entrants = entrants(&library, &sit.decks, sit.any_deck)?;
        let seated: Vec<Seated> = (0..)
            .take(entrants.len())
            .map(|at| match at == sit.you {
                true => Seated::Person,
                false => Seated::Bot(sit.bot.clone()),
            })
            .collect();
        let you = sit.you;
        match Session::start(library, entrants, u64::from(sit.seed), &seated) {
            Ok(mut session) => {
                let reply = session.ask(you, &Request::Look);
                self.session = Some((session, you));
                Ok(Reply::Table(reply))
            }
            Err(error) => wrong(format!("the game does not start: {error}")),
        }
    }

    pub(crate) fn resume(
        &mut self,
        record: &str,
        you: Option<u8>,
        bot: &str,
    ) -> Result<Reply, Box<Reply>> {
        let record = match Record::read(record) {
            Ok(record) => record,
            Err(damage) => return wrong(damage.to_string()),
        };
        let format = Some(record.format.as_str());
        let library = self.library(format.filter(|format| !format.eq_ignore_ascii_case("open")))?;
        // Who is asked is known when the game has been played again.
        let you = match you {
            Some(you) => you,
            None => {
                match record.replay(&library.rulebook.at_table(record.decks.len()), |_, _| {}) {
                    Ok(played) => played
                        .game
                        .decision()
                        .and_then(|one| one.player)
                        .unwrap_or(0),
                    Err(damage) => return wrong(damage.to_string()),
                }
            }
        };
        let mut seated = vec![Seated::Bot(bot.to_owned()); record.decks.len()];
        if let Some(seat) = seated.get_mut(usize::from(you)) {
            *seat = Seated::Person;
        }
        match Session::resume(library, &record, &seated) {
            Ok(mut session) => {
                let reply = session.ask(you, &Request::Look);
                self.session = Some((session, you));
                Ok(Reply::Table(reply))
            }
            Err(damage) => wrong(damage.to_string()),
        }
    }

    pub(crate) fn table(&mut self, request: &Request) -> Result<Reply, Box<Reply>> {
        match &mut self.session {
            Some((session, you)) => Ok(Reply::Table(session.ask(*you, request))),
            None => wrong("no game is being played"),
        }
    }
}

/// The decks of a game; the starter decks where none are named.
pub fn entrants(library: &Library, decks: &[Deck], any: bool) -> Result<Vec<Entrant>, Box<Reply>> {
    let rulebook = &library.rulebook;
    let starters = || {
        let starters = rulebook.starters(library.packs());
        starters
            .iter()
            .map(|deck| Deck::Named(deck.name.clone()))
            .collect()
    };
    let decks: Vec<Deck> = match decks {
        [] => starters(),
        named => named.to_vec(),
    };
    let mut entrants = Vec::new();
    for (at, one) in (1..).zip(&decks) {
        let (name, entrant) = match one {
            Deck::Named(name) => match library.packs().deck(name) {
                Some(found) => (name.clone(), taken(library, found.file, None)?),
                None => return wrong(format!("no deck is called `{name}`")),
            },
            Deck::List(list) => (
                format!("deck {at}"),
                taken(library, Default::default(), Some(list))?,
            ),
        };
        if !any {
            match violations(rulebook, &entrant) {
                Ok(violations) if violations.is_empty() => {}
                Ok(violations) => {
                    let told = violations
                        .iter()
                        .map(|one| format!("{} [{}]", one.says, one.cites));
                    let told: Vec<String> = told.collect();
                    return wrong(format!(
                        "{name} is not legal in format \"{}\": {}",
                        rulebook.format.name,
                        told.join("; ")
                    ));
                }
                Err(error) => return wrong(format!("{name}: {error}")),
            }
        }
        entrants.push(Entrant {
            name,
            deck: entrant,
        });
    }
    Ok(entrants)
}

/// A deck of its list.
fn taken(
    library: &Library,
    file: spaceline_lang::span::FileId,
    list: Option<&str>,
) -> Result<deck::Deck, Box<Reply>> {
    let (rulebook, packs) = (&library.rulebook, library.packs());
    let mut sources = packs.sources.clone();
    let file = match list {
        Some(list) => sources.add("your deck", list),
        None => file,
    };
    let (list, errors) = deck::read(file, sources.text(file));
    let resolved = deck::resolve(&list, &rulebook.catalogue, &rulebook.notation);
    let missing = deck::DeckError::with_left_out(resolved.errors, packs);
    let all = errors.iter().chain(&missing).map(Report::diagnostic);
    let grave: Vec<Message> = all
        .filter(|one| one.severity == Severity::Error)
        .map(|one| Message::of(&one, &sources))
        .collect();
    if grave.is_empty() {
        Ok(resolved.deck)
    } else {
        Err(Box::new(Reply::Mistakes { messages: grave }))
    }
}
