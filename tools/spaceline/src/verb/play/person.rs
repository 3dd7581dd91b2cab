//! A person at the terminal: sees what the player may see, and answers.

use super::Session;
use super::command::{Command, HELP, parse};
use crate::table;
use spaceline_lang::tree::{ZoneId, ZoneOf};
use spaceline_rules::explain;
use spaceline_rules::show::{self, Show};
use spaceline_runtime::offer::{Problem, Spec};
use spaceline_runtime::{Choice, Decision, Place, Question, Value};
use std::io::{self, BufRead, Write};
use std::path::PathBuf;

/// What a person said.
pub enum Said {
    /// An answer that fits the question.
    Choice(Choice),
    /// To take the last choice back.
    Undo,
    /// To write the game down.
    Save(PathBuf),
    /// To leave, or nothing more will be said.
    End,
}

/// A person at the terminal.
pub struct Person {
    input: Box<dyn BufRead>,
}

/// A line, or the end of all lines.
enum Line {
    Command(Command),
    End,
}

impl Person {
    /// The person at this terminal.
    pub fn new() -> Self {
        Self {
            input: Box::new(io::BufReader::new(io::stdin())),
        }
    }

    fn line(&mut self, prompt: &str) -> Line {
        print!("{prompt}> ");
        // A prompt that cannot be shown does not keep anybody from answering.
        let _ = io::stdout().flush();
        let mut bytes = Vec::new();
        match self.input.read_until(b'\n', &mut bytes) {
            Ok(0) | Err(_) => Line::End,
            Ok(_) => Line::Command(parse(&String::from_utf8_lossy(&bytes))),
        }
    }

    /// Asks until something is said that can be done. Wrong input is told and asked again.
    pub fn ask(&mut self, session: &Session<'_>) -> Said {
        let Some(decision) = session.played.game.decision() else {
            return Said::End;
        };
        show_question(session, decision);
        loop {
            let Line::Command(command) = self.line("") else {
                return Said::End;
            };
            match command {
                Command::Undo => return Said::Undo,
                Command::Quit => return Said::End,
                Command::Save(file) => return Said::Save(file),
                Command::Table => show_table(session),
                Command::Help => println!("{HELP}"),
                Command::Explain(number) => explain_answer(session, decision, number),
                Command::Card(title) => explain_card(session, &title),
                Command::Unknown(why) => println!("{why}"),
                answer => match self.choice(session, decision, &answer) {
                    Ok(Some(choice)) => match decision.check(&choice) {
                        Ok(()) => return Said::Choice(choice),
                        Err(refusal) => println!("this cannot be chosen: {refusal}"),
                    },
                    Ok(None) => println!("this is no answer here; `?` shows what there is to type"),
                    Err(()) => return Said::End,
                },
            }
        }
    }

    /// The choice that an answer means; none if it means none; an error at the end of all lines.
    fn choice(
        &mut self,
        session: &Session<'_>,
        decision: &Decision,
        answer: &Command,
    ) -> Result<Option<Choice>, ()> {
        Ok(match (&decision.question, answer) {
            (Question::Act { may_pass: true, .. }, Command::Pass)
            | (Question::One { optional: true, .. }, Command::Pass) => Some(Choice::Pass),
            (Question::Act { offers, .. }, Command::Numbers(numbers)) => {
                let [number] = numbers.as_slice() else {
                    return Ok(None);
                };
                let at = number.wrapping_sub(1);
                let (Some(offer), Ok(number)) = (offers.get(at), u32::try_from(at)) else {
                    return Ok(None);
                };
                let mut picks = Vec::new();
                for spec in offer.picks.iter() {
                    let Some(chosen) = self.members(session, spec)? else {
                        println!("you think again");
                        show_question(session, decision);
                        return Ok(None);
                    };
                    picks.push(chosen);
                }
                Some(Choice::Act {
                    offer: number,
                    picks,
                })
            }
            (Question::Members(spec), Command::Numbers(numbers)) => {
                places(numbers, spec.candidates.len()).map(Choice::Members)
            }
            (Question::Members(spec), Command::Pass) if spec.problem.min == 0 => {
                Some(Choice::Members(Vec::new()))
            }
            (Question::Whether, Command::Whether(yes)) => Some(Choice::Whether(*yes)),
            (Question::Whether, Command::Numbers(numbers)) => match numbers.as_slice() {
                [1] => Some(Choice::Whether(true)),
                [2] => Some(Choice::Whether(false)),
                _ => None,
            },
            (Question::One { arms, .. }, Command::Numbers(numbers)) => match numbers.as_slice() {
                [number] => arms
                    .get(number.wrapping_sub(1))
                    .map(|arm| Choice::One(arm.0)),
                _ => None,
            },
            _ => None,
        })
    }

    /// A set that is chosen with an action; none if the person thinks again.
    fn members(&mut self, session: &Session<'_>, spec: &Spec) -> Result<Option<Vec<u32>>, ()> {
        if let Some(forced) = spec.problem.forced() {
            return Ok(Some(forced));
        }
        let show = you(session);
        for (at, candidate) in spec.candidates.iter().enumerate() {
            println!("  {:3}  {}", at + 1, show.value(candidate));
        }
        loop {
            let Line::Command(command) = self.line(&how_many(&spec.problem)) else {
                return Err(());
            };
            let chosen = match command {
                Command::Numbers(numbers) => places(&numbers, spec.candidates.len()),
                Command::Pass if spec.problem.min == 0 => Some(Vec::new()),
                Command::Pass | Command::Undo | Command::Quit => return Ok(None),
                Command::Explain(number) => {
                    let at = number.wrapping_sub(1);
                    explain_value(session, spec.candidates.get(at));
                    continue;
                }
                _ => None,
            };
            match chosen.map(|chosen| (spec.problem.check(&chosen), chosen)) {
                Some((Ok(()), chosen)) => return Ok(Some(chosen)),
                Some((Err(misfit), _)) => println!("{misfit}"),
                None => println!("write numbers of this list; nothing to think again"),
            }
        }
    }
}

/// Positions from numbers that count from one.
fn places(numbers: &[usize], size: usize) -> Option<Vec<u32>> {
    let place = |number: &usize| {
        let at = number.checked_sub(1).filter(|at| *at < size)?;
        u32::try_from(at).ok()
    };
    numbers.iter().map(place).collect()
}

fn how_many(problem: &Problem) -> String {
    let most = problem.max.min(problem.size);
    if problem.min == most {
        format!("choose {most}")
    } else {
        format!("choose {} to {most}", problem.min)
    }
}

/// What the person may read.
fn you<'s>(session: &'s Session<'_>) -> Show<'s> {
    let game = &session.played.game;
    session
        .you
        .map_or_else(|| Show::to_all_seeing(game), |you| Show::to(game, you))
}

fn show_question(session: &Session<'_>, decision: &Decision) {
    let show = you(session);
    let game = &session.played.game;
    let who = decision.player.map_or("chance", show::player);
    let scores = table::score_line(game);
    let scores = if scores.is_empty() {
        scores
    } else {
        format!(" ({scores})")
    };
    println!(
        "\nturn {}{scores}. {who}: {}",
        game.state().turn(),
        show.matter(decision)
    );
    for (at, answer) in show.answers(decision).iter().enumerate() {
        println!("  {:3}  {answer}", at + 1);
    }
    match &decision.question {
        Question::Act { may_pass: true, .. } | Question::One { optional: true, .. } => {
            println!("       (nothing) pass");
        }
        Question::Members(spec) => println!("       {}", how_many(&spec.problem)),
        _ => {}
    }
}

fn explain_answer(session: &Session<'_>, decision: &Decision, number: usize) {
    let at = number.wrapping_sub(1);
    match &decision.question {
        Question::Act { offers, .. } => match (offers.get(at), session.you) {
            (Some(offer), Some(you)) => {
                let game = &session.played.game;
                print!(
                    "{}",
                    explain::offer_page(game, session.loaded.sources(), you, offer)
                );
            }
            _ => println!("there is no answer {number}"),
        },
        Question::Members(spec) => explain_value(session, spec.candidates.get(at)),
        Question::Whether | Question::One { .. } => {
            println!("there is nothing more to say about it")
        }
    }
}

fn explain_value(session: &Session<'_>, value: Option<&Value>) {
    let game = &session.played.game;
    match value.map(|value| (value, value.object())) {
        Some((_, Some(object))) => {
            print!(
                "{}",
                explain::object_page(game, session.loaded.sources(), session.you, object)
            );
        }
        Some((value, None)) => println!("{}", you(session).value(value)),
        None => println!("there is no such answer"),
    }
}

fn explain_card(session: &Session<'_>, title: &str) {
    let pages = explain::title_pages(session.rulebook, session.loaded.sources(), title);
    if pages.is_empty() {
        println!("no card is called `{title}`");
        if let Err(error) = session.rulebook.catalogue.find(title, None)
            && let Some(help) = spaceline_lang::diagnostic::Report::diagnostic(&*error).help
        {
            println!("{help}");
        }
    }
    for page in pages {
        print!("{page}");
    }
}

/// What lies where, as far as the person may see it.
fn show_table(session: &Session<'_>) {
    let game = &session.played.game;
    let show = you(session);
    let book = game.program().book();
    for (id, zone) in (0..).map(ZoneId).zip(&book.zones) {
        match zone.of {
            ZoneOf::Game => show_place(session, &show, Place::Game(id), 0),
            ZoneOf::Player => {
                for player in 0..game.program().players() {
                    show_place(session, &show, Place::Player(id, player), 0);
                }
            }
            ZoneOf::Kind(_) => {}
        }
    }
}

/// A place that is not empty, and what lies in the places of what lies in it.
fn show_place(session: &Session<'_>, show: &Show<'_>, place: Place, depth: usize) {
    let state = session.played.game.state();
    let objects: Vec<_> = state.objects_in(place).collect();
    if objects.is_empty() || depth > 12 {
        return;
    }
    let indent = "  ".repeat(depth);
    let hidden = objects
        .iter()
        .filter(|object| !show.knows(**object))
        .count();
    println!("{indent}{} ({}):", show.place(place), objects.len());
    if hidden == objects.len() {
        return;
    }
    for object in objects {
        println!("{indent}  {}", show.object(object));
        let mut inner: Vec<Place> = state.held_by(object).map(|(place, _)| place).collect();
        inner.dedup();
        for place in inner {
            show_place(session, show, place, depth + 2);
        }
    }
}
