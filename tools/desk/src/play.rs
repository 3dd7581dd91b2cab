//! A game against bots.

use crate::{Desk, Reply, Script, wrong};
use serde::{Deserialize, Serialize};
use spaceline_lang::diagnostic::{Report, Severity};
use spaceline_lang::tree::{CardId, Sees};
use spaceline_rules::bots;
use spaceline_rules::deck::{self, violations};
use spaceline_rules::game::{Entrant, Match, Record};
use spaceline_runtime::{Game, Place};
use spaceline_table::json::Message;
use spaceline_table::{Library, Request, Seated, Session};
use std::sync::Arc;

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
    /// The user's own scripts, if some of his cards shall be there; a `pack.toml` among them.
    pub scripts: Vec<Script>,
    /// A card that shall be dealt to him: copies of it are put into his deck, bots begin the game for both, and
    /// chance is tried until he sees one.
    pub deal: Option<String>,
    /// A scenario of those scripts, with whose position the game begins.
    #[serde(default)]
    pub given: Option<Given>,
}

/// A scenario of the user's own.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct Given {
    /// The script in which it stands.
    pub path: String,
    /// Its name.
    pub name: String,
}

/// So many copies of a card that is dealt are put into a deck.
const COPIES: usize = 4;

/// So many seeds are tried until a card is dealt.
const MOST_DEALS: u32 = 40;

/// So many choices are made for the players until one sees it.
const MOST_CHOICES: usize = 400;

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
        self.bring(&sit.scripts);
        if let Some(given) = &sit.given {
            return self.sit_at(given, sit.you, &sit.bot, u64::from(sit.seed), None);
        }
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
        let started = match &sit.deal {
            Some(title) => {
                let dealt = deal(&library, entrants, sit, title)?;
                let record = Record::of(&library.rulebook, &dealt);
                Session::resume(library, &record, &seated).map_err(|error| error.to_string())
            }
            None => Session::start(library, entrants, u64::from(sit.seed), &seated)
                .map_err(|error| error.to_string()),
        };
        match started {
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
        scripts: &[Script],
        given: Option<&Given>,
    ) -> Result<Reply, Box<Reply>> {
        self.bring(scripts);
        let record = match Record::read(record) {
            Ok(record) => record,
            Err(damage) => return wrong(damage.to_string()),
        };
        if let Some(given) = given {
            let seed = record.seed;
            return self.sit_at(given, you.unwrap_or(0), bot, seed, Some(&record));
        }
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

    /// Sits down where a scenario begins, or goes on with what was played from there.
    fn sit_at(
        &mut self,
        given: &Given,
        you: u8,
        bot: &str,
        seed: u64,
        record: Option<&Record>,
    ) -> Result<Reply, Box<Reply>> {
        let (library, file) = self.read_own(&given.path)?;
        let scenarios = library.rulebook.program.book().scenarios.iter();
        let mut own = scenarios.filter(|one| one.named.span.file == file);
        let Some(scenario) = own.find(|one| one.named.name == given.name.as_str()) else {
            return wrong(format!("there is no scenario `{}`", given.name));
        };
        let entrants = entrants(&library, &[], true)?;
        let mut seated = vec![Seated::Bot(bot.to_owned()); scenario.players.len()];
        if let Some(seat) = seated.get_mut(usize::from(you)) {
            *seat = Seated::Person;
        }
        let begun = Arc::clone(&library);
        match Session::at_scenario(begun, scenario, entrants, seed, &seated, record) {
            Ok(mut session) => {
                let reply = session.ask(you, &Request::Look);
                self.session = Some((session, you));
                Ok(Reply::Table(reply))
            }
            Err(why) => wrong(format!("`{}` cannot be played from: {why}", given.name)),
        }
    }

    pub(crate) fn table(&mut self, request: &Request) -> Result<Reply, Box<Reply>> {
        match &mut self.session {
            Some((session, you)) => Ok(Reply::Table(session.ask(*you, request))),
            None => wrong("no game is being played"),
        }
    }
}

/// A game at the place where its player sees one of the copies of a card that were put into his deck, where cards of
/// its kind are.
fn deal(
    library: &Library,
    mut entrants: Vec<Entrant>,
    sit: &Sit,
    title: &str,
) -> Result<Match, Box<Reply>> {
    let rulebook = library.rulebook.at_table(entrants.len());
    let book = rulebook.program.book();
    let card = match rulebook.catalogue.find(title, None) {
        Ok(card) => card,
        Err(error) => return wrong(error.diagnostic().message),
    };
    let kind = |card: &CardId| book.at(card).map(|card| card.kind);
    let like = |pile: &deck::Pile| pile.cards.iter().any(|one| kind(one) == kind(&card));
    let mut decks = entrants.iter().map(|entrant| &entrant.deck);
    let at = decks.find_map(|deck| deck.piles.iter().position(like));
    let own = entrants.get_mut(usize::from(sit.you));
    if let Some(pile) = own.and_then(|own| own.deck.piles.get_mut(at.unwrap_or(0))) {
        pile.cards.extend(std::iter::repeat_n(card, COPIES));
    }
    for more in 0..MOST_DEALS {
        let seed = u64::from(sit.seed.wrapping_add(more));
        let mut played = match Match::start(&rulebook, entrants.clone(), seed) {
            Ok(played) => played,
            Err(error) => return wrong(format!("the game does not start: {error}")),
        };
        let mut bots: Vec<_> = (0..rulebook.program.players())
            .filter_map(|at| bots::named("captain", bots::seed_of(seed, at)))
            .collect();
        for _ in 0..MOST_CHOICES {
            if sees(&played.game, sit.you, card) {
                return Ok(played);
            }
            let Some(seat) = played.game.asked() else {
                break;
            };
            let Some(bot) = bots.get_mut(usize::from(seat.player())) else {
                break;
            };
            let Ok(choice) = bot.choose(&seat) else { break };
            if played.choose(&choice).is_err() {
                break;
            }
        }
    }
    wrong(format!("`{title}` was not dealt in {MOST_DEALS} games"))
}

/// Whether a player is asked, and knows a card that lies where cards are seen: one in a deck that he looks through is
/// not dealt.
fn sees(game: &Game, player: u8, card: CardId) -> bool {
    let asked = game.asked().is_some_and(|seat| seat.player() == player);
    let zones = &game.program().book().zones;
    let is_open = |place: Place| {
        let zone = zones.get(place.zone().index());
        zone.is_some_and(|zone| zone.sees != Sees::Nobody)
    };
    let mut objects = game.state().objects();
    asked
        && objects.any(|(_, rec)| {
            rec.card() == Some(card) && rec.is_known_to(player) && rec.place.is_some_and(is_open)
        })
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
