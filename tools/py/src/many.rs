//! Many games between bots.

use crate::error::Mistakes;
use crate::rules::{self, Rules};
use pyo3::prelude::*;
use pyo3::types::PyDict;
use spaceline_review::tally::Tally;
use spaceline_rules::book::Rulebook;
use spaceline_rules::bots::{self, Bot};
use spaceline_rules::deck::Deck;
use spaceline_rules::show;

/// Plays games between bots, one for each seed from `first_seed` on, and gives a column for each thing that is counted.
///
/// The same rules, decks, bots and seeds give the same columns everywhere. Other threads of Python go on meanwhile.
#[pyfunction]
#[pyo3(signature = (rules, *, decks=None, bots=vec!["captain".to_owned()], first_seed=1, games=1, any_deck=false))]
pub fn play<'py>(
    py: Python<'py>,
    rules: &Bound<'py, Rules>,
    decks: Option<Vec<String>>,
    bots: Vec<String>,
    first_seed: u64,
    games: u64,
    any_deck: bool,
) -> PyResult<Bound<'py, PyDict>> {
    let library = &rules.get().library;
    let entrants = py.detach(|| rules::decks(library, decks, any_deck))?;
    let rulebook = library.rulebook.at_table(entrants.len());
    let decks: Vec<Deck> = entrants.into_iter().map(|one| one.deck).collect();
    let players = rulebook.program.players();
    if bots.len() > usize::from(players) {
        let why = format!("players: {players}; bots that are named: {}", bots.len());
        return Err(Mistakes::new_err(why));
    }
    let mut columns = Columns::default();
    for at in 0..games {
        let seed = first_seed.wrapping_add(at);
        py.check_signals()?;
        let seated = seated(&rulebook, &bots, seed)?;
        let mut tally = Tally::default();
        let sources = &library.packs().sources;
        py.detach(|| tally.play(&rulebook, sources, &decks, seated, seed));
        columns.add(&tally, seed, players);
    }
    columns.give(py)
}

/// A bot for each player: those that are named, and the last of them for the others.
fn seated(rulebook: &Rulebook, names: &[String], seed: u64) -> PyResult<Vec<Box<dyn Bot>>> {
    let bot = |at: u8| {
        let name = names.get(usize::from(at)).or(names.last());
        let name = name.map_or("captain", String::as_str);
        bots::named(name, bots::seed_of(seed, at)).ok_or_else(|| {
            let names = bots::NAMES.join(" and ");
            Mistakes::new_err(format!("no bot is called `{name}`; there are {names}"))
        })
    };
    (0..rulebook.program.players()).map(bot).collect()
}

/// What is counted, a list for each thing.
#[derive(Default)]
struct Columns {
    seed: Vec<u64>,
    winner: Vec<Option<u8>>,
    ending: Vec<Option<String>>,
    turns: Vec<u64>,
    points: Vec<Vec<i64>>,
    decisions: Vec<u64>,
    real_decisions: Vec<u64>,
    windows: Vec<u64>,
    fault: Vec<Option<String>>,
}

impl Columns {
    fn add(&mut self, tally: &Tally, seed: u64, players: u8) {
        self.seed.push(seed);
        let winner = tally.wins.keys().next();
        self.winner
            .push(winner.and_then(|name| show::player_number(name)));
        self.ending.push(tally.endings.keys().next().cloned());
        self.turns.push(tally.turns);
        let points = |at| tally.points.get(show::player(at)).copied().unwrap_or(0);
        self.points.push((0..players).map(points).collect());
        self.decisions.push(tally.decisions);
        self.real_decisions.push(tally.real_decisions);
        self.windows.push(tally.windows);
        let fault = tally.faults.keys().next().cloned();
        let refused = || (tally.refusals > 0).then(|| "a choice was refused".to_owned());
        let endless = || (tally.endless > 0).then(|| "it did not end".to_owned());
        self.fault.push(fault.or_else(refused).or_else(endless));
    }

    fn give(self, py: Python<'_>) -> PyResult<Bound<'_, PyDict>> {
        let columns = PyDict::new(py);
        columns.set_item("seed", self.seed)?;
        columns.set_item("winner", self.winner)?;
        columns.set_item("ending", self.ending)?;
        columns.set_item("turns", self.turns)?;
        columns.set_item("points", self.points)?;
        columns.set_item("decisions", self.decisions)?;
        columns.set_item("real_decisions", self.real_decisions)?;
        columns.set_item("windows", self.windows)?;
        columns.set_item("fault", self.fault)?;
        Ok(columns)
    }
}
