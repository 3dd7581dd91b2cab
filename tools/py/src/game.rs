//! A game, as Python holds it.

use crate::rules::{self, Rules};
use crate::{error, plain};
use pyo3::prelude::*;
use pyo3::types::{PyBytes, PyDict};
use serde::{Deserialize, Serialize};
use spaceline_rules::game::{Entrant, Match, Record};
use spaceline_rules::show::{self, Show};
use spaceline_runtime::ask::offer::Pebbles;
use spaceline_runtime::game::Remedy;
use spaceline_runtime::run::Event;
use spaceline_runtime::{Choice, Error, Game as Position, Pending, Question};
use spaceline_table::learn::{Draft, Numbers};
use spaceline_table::{Asked, Form, Handles, Library, Pick, view};
use std::sync::Arc;

/// The version of what `save` writes.
const VERSION: u32 = 1;

/// A game at a question. `reset` begins one, `step` goes on, `fork` gives a second one that goes its own way.
#[pyclass(module = "spaceline")]
pub struct Game {
    library: Arc<Library>,
    game: Position,
    draft: Draft,
    /// How the game came here; nothing if that is not known.
    way: Option<Way>,
}

/// How a game came where it is.
#[derive(Clone)]
struct Way {
    entrants: Arc<[Entrant]>,
    seed: u64,
    choices: Vec<Choice>,
}

/// A game as it is written down.
#[derive(Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
struct Saved {
    spaceline: u32,
    format: String,
    players: u8,
    game: String,
}

/// How a game ended.
#[derive(Serialize)]
struct Ending {
    winner: Option<u8>,
    scores: Vec<i64>,
    text: String,
}

impl Game {
    pub const fn game(&self) -> &Position {
        &self.game
    }

    fn begun(library: Arc<Library>, entrants: Vec<Entrant>, seed: u64) -> PyResult<Self> {
        let rulebook = library.rulebook.at_table(entrants.len());
        let way = Way {
            entrants: entrants.clone().into(),
            seed,
            choices: Vec::new(),
        };
        let played = Match::start(&rulebook, entrants, seed)
            .map_err(|why| error::Mistakes::new_err(format!("the game does not start: {why}")))?;
        Ok(Self {
            library,
            game: played.game,
            draft: Draft::default(),
            way: Some(way),
        })
    }

    fn player(&self, player: u8) -> PyResult<u8> {
        let players = self.game.program().players();
        if player < players {
            return Ok(player);
        }
        let why =
            format!("there is no player {player}: they count from 0, and there are {players}");
        Err(error::Error::new_err(why))
    }

    /// Makes a choice, and gives what happened.
    fn choose(&mut self, py: Python<'_>, choice: Choice, go_on: bool) -> PyResult<Vec<Event>> {
        let game = &self.game;
        let step = py.detach(|| match game.apply(&choice) {
            Err(Error::Fault(_)) if go_on => game.adjudicate(&choice, Remedy::Cancel),
            done => done,
        });
        let step = step.map_err(|why| {
            let player = game.decision().and_then(|decision| decision.player);
            let show = Show::to(game, player.unwrap_or(0)).worded(self.library.texts());
            error::of_choice(&why, || match &why {
                Error::Refused(refusal) => show.refusal(refusal),
                Error::Fault(fault) => fault.to_string(),
            })
        })?;
        self.game = step.game;
        self.draft = Draft::default();
        if let Some(way) = &mut self.way {
            way.choices.push(choice);
        }
        Ok(step.events)
    }

    fn asked(&self) -> Option<Asked> {
        let player = self.game.decision()?.player?;
        let show = Show::to(&self.game, player).worded(self.library.texts());
        Asked::of(&show, &mut Handles::default())
    }

    /// What each number means with which the answer may go on.
    fn lines(&self) -> Vec<String> {
        let Some(asked) = self.asked() else {
            return Vec::new();
        };
        let members = |pick: &Pick| {
            let lines = pick.candidates.iter().map(|one| one.line.clone());
            std::iter::once("enough".to_owned()).chain(lines).collect()
        };
        let passing = |lines: Vec<String>| {
            let nothing = std::iter::once("nothing".to_owned());
            nothing.chain(lines).collect()
        };
        match asked.form {
            Form::Act(entries) => match self.draft.begun() {
                None => passing(entries.into_iter().map(|entry| entry.line).collect()),
                Some((offer, at)) => {
                    let entry = entries.get(offer as usize);
                    let pick = entry.and_then(|entry| entry.picks.get(at));
                    pick.map(members).unwrap_or_default()
                }
            },
            Form::Members(pick) => members(&pick),
            Form::Whether => vec!["no".to_owned(), "yes".to_owned()],
            Form::One(ways) => passing(ways.into_iter().map(|way| way.line).collect()),
        }
    }

    fn next(&self) -> Vec<bool> {
        let decision = self.game.decision();
        decision.map_or_else(Vec::new, |decision| self.draft.options(decision))
    }

    fn rows(&self, player: u8) -> Numbers {
        Numbers::of(&self.game, player, &self.draft)
    }
}

fn bytes<'py, 'n>(
    py: Python<'py>,
    numbers: impl IntoIterator<Item = &'n i32>,
) -> Bound<'py, PyBytes> {
    let numbers = numbers.into_iter();
    let bytes: Vec<u8> = numbers.flat_map(|number| number.to_ne_bytes()).collect();
    PyBytes::new(py, &bytes)
}

#[pymethods]
impl Game {
    /// Begins a game: with the decks of the format, or with `decks`, each by its name or as a list of several lines.
    #[staticmethod]
    #[pyo3(signature = (format=None, *, decks=None, seed=1, rules=None, any_deck=false))]
    fn reset(
        py: Python<'_>,
        format: Option<String>,
        decks: Option<Vec<String>>,
        seed: u64,
        rules: Option<&Bound<'_, Rules>>,
        any_deck: bool,
    ) -> PyResult<Self> {
        let library = rules::of(py, rules, format)?;
        py.detach(|| {
            let entrants = rules::decks(&library, decks, any_deck)?;
            Self::begun(library, entrants, seed)
        })
    }

    /// The same decks and rules from the beginning, with another seed.
    fn again(&self, py: Python<'_>, seed: u64) -> PyResult<Self> {
        let Some(way) = &self.way else {
            return Err(error::Error::new_err("it is not known how this game began"));
        };
        py.detach(|| Self::begun(Arc::clone(&self.library), way.entrants.to_vec(), seed))
    }

    /// The rules that are played by.
    #[getter]
    fn rules(&self) -> Rules {
        Rules {
            library: Arc::clone(&self.library),
        }
    }

    /// How many play.
    #[getter]
    fn players(&self) -> u8 {
        self.game.program().players()
    }

    /// Who is asked, from 0; `None` when the game is over.
    #[getter]
    fn to_move(&self) -> Option<u8> {
        self.game.decision()?.player
    }

    /// How many choices were made.
    #[getter]
    fn number(&self) -> u64 {
        self.game.number()
    }

    /// The turn, from 1; 0 before the first.
    #[getter]
    fn turn(&self) -> u32 {
        self.game.state().turn()
    }

    /// A number for all that resumes the game.
    #[getter]
    fn state_hash(&self) -> u64 {
        self.game.state_hash()
    }

    /// Who won (`None` for nobody), the scores, and both in words; `None` until the game is over.
    #[getter]
    fn result<'py>(&self, py: Python<'py>) -> PyResult<Option<Bound<'py, PyAny>>> {
        let Pending::Over(outcome) = self.game.pending() else {
            return Ok(None);
        };
        let ending = Ending {
            winner: outcome.winner,
            scores: show::scores(&self.game)
                .into_iter()
                .map(|(_, score)| score)
                .collect(),
            text: show::result(&self.game).unwrap_or_default(),
        };
        plain::give(py, &ending).map(Some)
    }

    /// The question to the player who is asked, with all offers in words; `None` when the game is over.
    fn legal<'py>(&self, py: Python<'py>) -> PyResult<Option<Bound<'py, PyAny>>> {
        let asked = py.detach(|| self.asked());
        asked.map(|asked| plain::give(py, &asked)).transpose()
    }

    /// What lies before the players, in words, as one of them may know it.
    fn view<'py>(&self, py: Python<'py>, player: u8) -> PyResult<Bound<'py, PyAny>> {
        let player = self.player(player)?;
        let seen = py.detach(|| view(&self.game, Some(player), &mut Handles::default()));
        plain::give(py, &seen)
    }

    /// What a player may know, in numbers, with the titles of what lies there.
    fn observe<'py>(&self, py: Python<'py>, player: u8) -> PyResult<Bound<'py, PyDict>> {
        let numbers = self.rows(self.player(player)?);
        let book = self.game.program().book();
        let title = |number: i32| {
            let card = usize::try_from(number)
                .ok()
                .and_then(|at| book.cards.get(at));
            card.map(|card| spaceline_runtime::tell::heading(book, card))
        };
        let things = numbers.things.iter();
        let names: Vec<Option<String>> = things.map(|[number, ..]| title(*number)).collect();
        let seen = PyDict::new(py);
        seen.set_item("head", numbers.head)?;
        seen.set_item("things", numbers.things)?;
        seen.set_item("titles", names)?;
        seen.set_item("actions", numbers.actions)?;
        Ok(seen)
    }

    /// The same numbers as three texts of 32-bit numbers: quicker, for `numpy.frombuffer`.
    fn numbers<'py>(&self, py: Python<'py>, player: u8) -> PyResult<[Bound<'py, PyBytes>; 3]> {
        let numbers = self.rows(self.player(player)?);
        Ok([
            bytes(py, &numbers.head),
            bytes(py, numbers.things.as_flattened()),
            bytes(py, numbers.actions.as_flattened()),
        ])
    }

    /// The numbers with which the answer that is being put together may go on, each with what it means.
    fn options(&self, py: Python<'_>) -> Vec<(usize, String)> {
        py.detach(|| {
            let lines = self.lines().into_iter().enumerate();
            let may = lines.zip(self.next());
            may.filter_map(|(line, may)| may.then_some(line)).collect()
        })
    }

    /// For each number 1 if the answer may go on with it, and 0 if not.
    fn mask<'py>(&self, py: Python<'py>) -> Bound<'py, PyBytes> {
        let options = self.next();
        let mask: Vec<u8> = options.into_iter().map(u8::from).collect();
        PyBytes::new(py, &mask)
    }

    /// Puts a number in. When the answer is whole it is given, and this is `True`.
    #[pyo3(signature = (number, *, go_on=false))]
    fn put(&mut self, py: Python<'_>, number: usize, go_on: bool) -> PyResult<bool> {
        let Some(decision) = self.game.decision() else {
            return Err(error::Refused::new_err("the game is over"));
        };
        let mut draft = self.draft.clone();
        let put = draft.put(decision, number);
        let put = put.map_err(|unfit| error::Refused::new_err(unfit.to_string()))?;
        match put {
            Some(choice) => self.choose(py, choice, go_on).map(|_| true),
            None => {
                self.draft = draft;
                Ok(false)
            }
        }
    }

    /// Answers the question. With `tell`, gives what happened in the words of that player.
    ///
    /// With `go_on`, a text that is at fault ends, and the game goes on; otherwise `Fault` is raised.
    #[pyo3(signature = (choice=None, *, tell=None, go_on=false))]
    fn step(
        &mut self,
        py: Python<'_>,
        choice: Option<&Bound<'_, PyAny>>,
        tell: Option<u8>,
        go_on: bool,
    ) -> PyResult<Vec<String>> {
        let tell = tell.map(|player| self.player(player)).transpose()?;
        let choice = choice.map_or(Ok(Choice::Pass), plain::choice)?;
        let events = self.choose(py, choice, go_on)?;
        Ok(tell.map_or_else(Vec::new, |player| self.game.seat(player).lines(&events)))
    }

    /// Any answer to the question, whole, as `step` takes it.
    fn sample<'py>(&self, py: Python<'py>, seed: u64) -> PyResult<Bound<'py, PyAny>> {
        let Some(decision) = self.game.decision() else {
            return Err(error::Refused::new_err("the game is over"));
        };
        plain::give(py, &decision.sample(&mut Pebbles::new(seed)))
    }

    /// A second game that is where this one is, and goes its own way.
    fn fork(&self) -> Self {
        Self {
            library: Arc::clone(&self.library),
            game: self.game.clone(),
            draft: self.draft.clone(),
            way: self.way.clone(),
        }
    }

    /// A game that looks the same to a player, with all that he does not know dealt anew: what a search may play on
    /// with.
    fn determinize(&self, py: Python<'_>, player: u8, seed: u64) -> PyResult<Self> {
        let player = self.player(player)?;
        let other = py.detach(|| self.game.seat(player).determinize(seed));
        Ok(Self {
            library: Arc::clone(&self.library),
            game: other.map_err(|why| error::of_choice(&why, || why.to_string()))?,
            draft: Draft::default(),
            way: None,
        })
    }

    /// The position as a text, for `load`. It holds everything, hidden cards too.
    fn save(&self, py: Python<'_>) -> PyResult<String> {
        let game = py.detach(|| self.game.save());
        let game = game.map_err(|why| error::Error::new_err(why.to_string()))?;
        let saved = Saved {
            spaceline: VERSION,
            format: self.library.rulebook.format.name.to_string(),
            players: self.game.program().players(),
            game,
        };
        serde_json::to_string(&saved).map_err(|why| error::Error::new_err(why.to_string()))
    }

    /// The game that was written down. Name the rules if they have packs of your own.
    #[staticmethod]
    #[pyo3(signature = (text, *, rules=None))]
    fn load(py: Python<'_>, text: &str, rules: Option<&Bound<'_, Rules>>) -> PyResult<Self> {
        let wrong = |why: String| error::Mistakes::new_err(why);
        let saved: Saved = serde_json::from_str(text)
            .map_err(|why| wrong(format!("this is no saved game: {why}")))?;
        if saved.spaceline != VERSION {
            let found = saved.spaceline;
            let why =
                format!("this game was saved in version {found}; this module reads {VERSION}");
            return Err(wrong(why));
        }
        let format = Some(saved.format).filter(|name| !name.eq_ignore_ascii_case("open"));
        let library = rules::of(py, rules, format)?;
        let program = library.rulebook.program_at(usize::from(saved.players));
        let game = py.detach(|| Position::load(&program, &saved.game));
        Ok(Self {
            game: game.map_err(|why| wrong(why.to_string()))?,
            library,
            draft: Draft::default(),
            way: None,
        })
    }

    /// The game with all choices, as `spaceline replay` and the table read it.
    fn record(&self, py: Python<'_>) -> PyResult<String> {
        let Some(way) = &self.way else {
            return Err(error::Error::new_err("it is not known how this game began"));
        };
        py.detach(|| {
            let entrants = way.entrants.to_vec();
            let rulebook = self.library.rulebook.at_table(entrants.len());
            let played = Match::start(&rulebook, entrants, way.seed);
            let mut played = played.map_err(|why| error::Error::new_err(why.to_string()))?;
            for choice in &way.choices {
                let done = match played.choose(choice) {
                    Err(Error::Fault(_)) => played.go_on(choice),
                    done => done,
                };
                done.map_err(|why| error::of_choice(&why, || why.to_string()))?;
            }
            Ok(Record::of(&rulebook, &played).text())
        })
    }

    fn __repr__(&self) -> String {
        let at = match self.game.pending() {
            Pending::Over(_) => show::result(&self.game).unwrap_or_default(),
            Pending::Decide(decision) => {
                let sort = match &decision.question {
                    Question::Act { offers, .. } => format!("{} offers", offers.len()),
                    _ => format!("{} answers", decision.width()),
                };
                let player = decision.player.map_or("chance", show::player);
                format!("{player} is asked, {sort}")
            }
        };
        format!(
            "<spaceline.Game after {} choices: {at}>",
            self.game.number()
        )
    }
}
