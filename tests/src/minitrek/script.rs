//! The same game as scripts, played by the machine.
//!
//! In: a deal. Out: a program with the cards of that deal, games of it, and their legal moves in the
//! words of the twin, so that the two can be played side by side.

use std::collections::BTreeMap;
use std::fmt::Write;
use std::path::Path;
use std::sync::Arc;

use spaceline_rules::book::{self, Wanted};
use spaceline_rules::pack::{Memory, Origin, Packs};
use spaceline_runtime::ask::Question;
use spaceline_runtime::game::{Deck, Mode};
use spaceline_runtime::{Choice, Game, Program, Value};

use super::cards::{CardId, Facts, Player, Skill};
use super::deal::Deal;
use super::table::Key;

const RULES: &str = include_str!("../../games/minitrek/minitrek.sl");
const MANIFEST: &str = include_str!("../../games/minitrek/pack.toml");

/// A deal in scripts.
#[derive(Clone, Debug)]
pub struct Scripted {
    /// The rules and the cards of the deal.
    pub program: Arc<Program>,
    decks: Vec<Deck>,
}

/// The cards of a deal, as a script.
fn cards(deal: &Deal) -> String {
    let mut text = String::new();
    let mut put = |line: std::fmt::Arguments<'_>| {
        let _ = text.write_fmt(line);
    };
    let under: BTreeMap<CardId, u8> = CardId::missions()
        .flat_map(|mission| {
            let below = deal.seeds(mission).iter();
            below.map(move |dilemma| (*dilemma, mission.number()))
        })
        .collect();
    put(format_args!("set deal \"A deal\" released 2024\n"));
    for (card, facts) in CardId::all().zip(deal.facts.iter()) {
        let kind = format!("{:?}", card.kind()).to_lowercase();
        put(format_args!("card \"{card}\" {kind} {{\n"));
        match facts {
            Facts::Person(person) => {
                let counted = Skill::ALL.iter().zip(person.skills.iter());
                let skills: Vec<String> = counted
                    .filter(|(_, count)| **count > 0)
                    .map(|(skill, count)| format!("{skill} x{count}"))
                    .collect();
                let numbers: Vec<String> =
                    person.attributes.iter().map(ToString::to_string).collect();
                put(format_args!(
                    "  {}\n  {}\n",
                    skills.join(", "),
                    numbers.join(" / ")
                ));
            }
            Facts::Ship | Facts::Event => {}
            Facts::Dilemma(dilemma) => {
                let [first, second] = dilemma.skills;
                let (attribute, limit) = dilemma.over;
                let attribute = format!("{attribute:?}").to_lowercase();
                let below = under.get(&card).copied().unwrap_or_default();
                put(format_args!(
                    "  first_skill {first}; second_skill {second}; attribute {attribute}; threshold {limit}; lies_under {below}\n"
                ));
            }
            Facts::Mission(mission) => {
                let [(first, few), (second, more)] = mission.skills;
                let (attribute, limit) = mission.over;
                let attribute = format!("{attribute:?}").to_lowercase();
                let (points, number) = (mission.points, card.number());
                put(format_args!(
                    "  first_skill {first}; second_skill {second}; attribute {attribute}; threshold {limit}\n"
                ));
                put(format_args!(
                    "  first_count {few}; second_count {more}; points {points}; ordinal {number}\n"
                ));
            }
        }
        put(format_args!("}}\n"));
    }
    text
}

impl Scripted {
    /// A deal as scripts.
    ///
    /// # Errors
    /// What is wrong with the scripts.
    pub fn of(deal: &Deal) -> Result<Self, String> {
        let cards = cards(deal);
        let files = [
            ("minitrek/pack.toml", MANIFEST),
            ("minitrek/minitrek.sl", RULES),
            ("minitrek/cards.sl", cards.as_str()),
        ];
        let mut packs = Packs::new();
        let origin = Origin::Folder("minitrek".into());
        packs.add(&Memory::new(&files), Path::new("minitrek"), &origin);
        let loaded = book::load(packs, &Wanted::default());
        let Some(rulebook) = loaded.rulebook else {
            let problems: Vec<String> = loaded
                .problems
                .iter()
                .map(|problem| problem.message.to_string())
                .collect();
            return Err(problems.join("\n"));
        };
        let program = rulebook.program;
        let book = program.book();
        let titles: BTreeMap<&str, _> = (0..)
            .zip(&book.cards)
            .map(|(at, card)| (program.text(card.title), spaceline_lang::tree::CardId(at)))
            .collect();
        let list = |cards: &mut dyn Iterator<Item = CardId>| {
            cards
                .filter_map(|card| titles.get(card.to_string().as_str()).copied())
                .collect::<Vec<_>>()
        };
        let decks = Player::BOTH.map(|player| {
            let mut lists = vec![
                ("deck".into(), list(&mut deal.decks[player].iter().copied())),
                ("dilemmas".into(), list(&mut CardId::dilemmas(player))),
            ];
            if player.index() == 0 {
                lists.push(("missions".into(), list(&mut CardId::missions())));
            }
            Deck { lists }
        });
        drop(titles);
        Ok(Self {
            decks: decks.into(),
            program,
        })
    }

    /// A new game, in which the caller answers for chance if he wants to.
    ///
    /// # Errors
    /// What is wrong.
    pub fn start(&self, seed: u64, scripted_chance: bool) -> Result<Game, String> {
        let mode = Mode { scripted_chance };
        Game::with_mode(&self.program, &self.decks, seed, mode).map_err(|error| error.to_string())
    }
}

fn title(game: &Game, value: &Value) -> String {
    let program = game.program();
    let card = value
        .object()
        .and_then(|object| game.state().rec(object)?.card());
    card.and_then(|card| program.book().cards.get(card.index()))
        .map_or_else(String::new, |card| program.text(card.title).to_owned())
}

/// The legal moves in the words of the twin, each with its choice.
#[must_use]
pub fn moves(game: &Game) -> Vec<(String, Choice)> {
    let book = game.program().book();
    let Some(Question::Act { offers, may_pass }) = game.decision().map(|asked| &asked.question)
    else {
        return Vec::new();
    };
    let mut moves = Vec::new();
    for (at, offer) in (0..).zip(offers) {
        let action = book.actions.get(offer.action.index());
        let name = action.map_or("", |action| action.named.name.as_str());
        let parts: Vec<String> = offer.anchors.iter().map(|part| title(game, part)).collect();
        let words = match name {
            "attempt" => format!("attempt with {}", parts.join("")),
            "draw" => "draw".to_owned(),
            _ => format!("{name} {}", parts.join(" to ")),
        };
        moves.push((
            words,
            Choice::Act {
                offer: at,
                picks: Vec::new(),
            },
        ));
    }
    if *may_pass {
        moves.push(("end turn".to_owned(), Choice::Pass));
    }
    moves
}

/// The choice of one by its number among the candidates in the order of cards, when chance is asked.
#[must_use]
pub fn chance(game: &Game, number: usize) -> Option<Choice> {
    let decision = game.decision().filter(|asked| asked.player.is_none())?;
    let Question::Members(spec) = &decision.question else {
        return None;
    };
    let mut order: Vec<(String, u32)> = (0..)
        .zip(&spec.candidates)
        .map(|(at, one)| (title(game, one), at))
        .collect();
    order.sort();
    Some(Choice::Members(vec![order.get(number)?.1]))
}
