//! A person at the terminal: sees what the player may see, and answers.

use super::Session;
use super::command::{Command, HELP, parse};
use super::manner::Ask;
use super::menu::Menu;
use spaceline_lang::tree::{ZoneId, ZoneOf};
use spaceline_rules::show::{self, Show};
use spaceline_rules::{explain, refusal};
use spaceline_runtime::offer::{Problem, Spec};
use spaceline_runtime::run::Matter;
use spaceline_runtime::{Choice, Decision, Place, Question, Ref, Value};
use std::io::{self, BufRead, IsTerminal, Read};
use std::path::PathBuf;

/// A line is not longer than this.
const LONGEST_LINE: u64 = 1 << 16;

/// What a person said.
pub enum Said {
    /// An answer that fits the question.
    Choice(Choice),
    /// To pass until something happens.
    PassOn,
    /// To be asked otherwise.
    Ask(Ask),
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
    /// Whether to show what comes in, because no terminal does.
    echo: bool,
}

/// What an answer means.
enum Meant {
    Choice(Choice),
    /// A command that is not about this question alone.
    Said(Said),
    /// Something more is asked.
    More,
    /// Nothing here.
    Nothing,
}

/// What is chosen with an action.
enum Picked {
    Chosen(Vec<u32>),
    /// The step before again.
    Back,
    /// A command that is not about this choice.
    Said(Said),
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
            echo: !io::stdin().is_terminal(),
        }
    }

    fn line(&mut self, prompt: &str) -> Line {
        say_on!("{prompt}> ");
        let mut bytes = Vec::new();
        let mut head = self.input.by_ref().take(LONGEST_LINE);
        match head.read_until(b'\n', &mut bytes) {
            Ok(0) | Err(_) => return Line::End,
            Ok(_) => {}
        }
        if bytes.len() as u64 == LONGEST_LINE && bytes.last() != Some(&b'\n') {
            // The rest of a line that nobody typed is thrown away.
            return match self.input.skip_until(b'\n') {
                Ok(_) => Line::Command(Command::Unknown("nobody types so much".to_owned())),
                Err(_) => Line::End,
            };
        }
        let line = String::from_utf8_lossy(&bytes);
        if self.echo {
            say!("{}", line.trim());
        }
        Line::Command(parse(&line))
    }

    /// Asks until something is said that can be done. Wrong input is told and asked again.
    pub fn ask(&mut self, session: &Session<'_>) -> Said {
        let Some(decision) = session.played.game.decision() else {
            return Said::End;
        };
        let show = you(session);
        let mut menu = Menu::of(&session.played.game, &show, decision);
        show_question(session, decision, &menu);
        loop {
            let Line::Command(command) = self.line("") else {
                return Said::End;
            };
            match command {
                // What is undone last is what was typed last: a menu that was opened is closed.
                Command::Undo if menu.inner => {
                    menu = Menu::of(&session.played.game, &show, decision);
                    show_question(session, decision, &menu);
                }
                Command::Undo => return Said::Undo,
                Command::Quit => return Said::End,
                Command::Save(file) => return Said::Save(file),
                Command::Table => show_table(session),
                Command::Help => say!("{HELP}"),
                Command::Explain(number) => explain_answer(session, decision, &menu, number),
                Command::Card(title) => explain_card(session, &title),
                Command::WhyNot(title) => explain_why_not(session, &title),
                Command::Unknown(why) => say!("{why}"),
                Command::Ask(ask) => return Said::Ask(ask),
                Command::PassOn if matches!(pass(decision), Meant::Choice(Choice::Pass)) => {
                    return Said::PassOn;
                }
                Command::Pass if menu.inner => {
                    menu = Menu::of(&session.played.game, &show, decision);
                    show_question(session, decision, &menu);
                }
                answer => match self.choice(session, decision, &mut menu, &answer) {
                    Ok(Meant::Choice(choice)) => match decision.check(&choice) {
                        Ok(()) => return Said::Choice(choice),
                        Err(refusal) => say!("this cannot be chosen: {refusal}"),
                    },
                    Ok(Meant::Said(said)) => return said,
                    Ok(Meant::More) => {}
                    Ok(Meant::Nothing) => say!("{}", what_fits(decision, &menu)),
                    Err(()) => return Said::End,
                },
            }
        }
    }

    /// The choice that an answer means; an error at the end of all lines.
    fn choice(
        &mut self,
        session: &Session<'_>,
        decision: &Decision,
        menu: &mut Menu,
        answer: &Command,
    ) -> Result<Meant, ()> {
        let all: Vec<usize>;
        let numbers = match answer {
            Command::Pass => return Ok(pass(decision)),
            Command::All => {
                all = (1..=menu.entries.len()).collect();
                &all
            }
            Command::Whether(yes) if decision.question == Question::Whether => {
                return Ok(Meant::Choice(Choice::Whether(*yes)));
            }
            Command::Numbers(numbers) => numbers,
            _ => return Ok(Meant::Nothing),
        };
        if let Question::Members(spec) = &decision.question {
            let chosen = places(numbers, spec.candidates.len()).map(Choice::Members);
            return Ok(chosen.map_or(Meant::Nothing, Meant::Choice));
        }
        let [number] = numbers.as_slice() else {
            return Ok(Meant::Nothing);
        };
        let Some(entry) = menu.entry(*number) else {
            return Ok(Meant::Nothing);
        };
        let [at] = entry.answers.as_slice() else {
            *menu = Menu::behind(&session.played.game, &you(session), decision, entry);
            menu.show();
            say!("       (nothing) back");
            return Ok(Meant::More);
        };
        let at = *at;
        Ok(match &decision.question {
            Question::Act { offers, .. } => {
                let (Some(offer), Ok(number)) = (offers.get(at), u32::try_from(at)) else {
                    return Ok(Meant::Nothing);
                };
                let mut picks = Vec::new();
                let mut asked = Vec::new();
                while let Some(spec) = offer.picks.get(picks.len()) {
                    if let Some(forced) = spec.problem.forced() {
                        picks.push(forced);
                        continue;
                    }
                    match self.members(session, spec)? {
                        Picked::Chosen(chosen) => {
                            asked.push(picks.len());
                            picks.push(chosen);
                        }
                        // The step before is asked again; before the first stands the question itself.
                        Picked::Back => match asked.pop() {
                            Some(step) => {
                                say!("taken back");
                                picks.truncate(step);
                            }
                            None => {
                                say!("you think again");
                                *menu = Menu::of(&session.played.game, &you(session), decision);
                                show_question(session, decision, menu);
                                return Ok(Meant::More);
                            }
                        },
                        Picked::Said(said) => return Ok(Meant::Said(said)),
                    }
                }
                Meant::Choice(Choice::Act {
                    offer: number,
                    picks,
                })
            }
            Question::Whether => Meant::Choice(Choice::Whether(at == 0)),
            Question::One { arms, .. } => match arms.get(at) {
                Some(arm) => Meant::Choice(Choice::One(arm.0)),
                None => Meant::Nothing,
            },
            Question::Members(_) => Meant::Nothing,
        })
    }

    /// A set that is chosen with an action.
    fn members(&mut self, session: &Session<'_>, spec: &Spec) -> Result<Picked, ()> {
        let show = you(session);
        for (at, candidate) in spec.candidates.iter().enumerate() {
            say!("  {:3}  {}", at + 1, show.value(candidate));
        }
        loop {
            let Line::Command(command) = self.line(&how_many(&spec.problem)) else {
                return Err(());
            };
            let chosen = match command {
                Command::Numbers(numbers) => places(&numbers, spec.candidates.len()),
                Command::Pass if spec.problem.min == 0 => Some(Vec::new()),
                Command::All => places_of_all(&spec.candidates),
                Command::Pass | Command::Undo => return Ok(Picked::Back),
                Command::Quit => return Err(()),
                Command::Save(file) => {
                    // What is chosen of an action is no part of the game until all of it is.
                    session.write(&file);
                    continue;
                }
                Command::Ask(ask) => return Ok(Picked::Said(Said::Ask(ask))),
                Command::WhyNot(title) => {
                    explain_why_not(session, &title);
                    continue;
                }
                Command::Unknown(why) => {
                    say!("{why}");
                    continue;
                }
                Command::Help => {
                    say!("{HELP}");
                    continue;
                }
                Command::Table => {
                    show_table(session);
                    continue;
                }
                Command::Card(title) => {
                    explain_card(session, &title);
                    continue;
                }
                Command::Explain(number) => {
                    let at = number.wrapping_sub(1);
                    explain_value(session, spec.candidates.get(at));
                    continue;
                }
                _ => None,
            };
            match chosen.map(|chosen| (spec.problem.check(&chosen), chosen)) {
                Some((Ok(()), chosen)) => return Ok(Picked::Chosen(chosen)),
                Some((Err(misfit), _)) => say!("{misfit}"),
                None => say!(
                    "write numbers from 1 to {} ({}); nothing to think again",
                    spec.candidates.len(),
                    how_many(&spec.problem)
                ),
            }
        }
    }
}

/// What passing means where it may be done.
fn pass(decision: &Decision) -> Meant {
    match &decision.question {
        Question::Act { may_pass: true, .. } | Question::One { optional: true, .. } => {
            Meant::Choice(Choice::Pass)
        }
        Question::Members(spec) if spec.problem.min == 0 => {
            Meant::Choice(Choice::Members(Vec::new()))
        }
        _ => Meant::Nothing,
    }
}

/// What could be typed instead of what was.
fn what_fits(decision: &Decision, menu: &Menu) -> String {
    let pass = if menu.inner {
        ", or nothing to go back"
    } else if matches!(pass(decision), Meant::Choice(_)) {
        ", or nothing to pass"
    } else {
        ""
    };
    let what = match (&decision.question, menu.entries.len()) {
        (Question::Whether, _) => "yes or no".to_owned(),
        (Question::Members(spec), all) => {
            format!("numbers from 1 to {all} ({})", how_many(&spec.problem))
        }
        (_, 1) => "1".to_owned(),
        (_, all) => format!("a number from 1 to {all}"),
    };
    format!("this is no answer here: write {what}{pass}; `?` shows what else there is to type")
}

fn places_of_all(candidates: &[Value]) -> Option<Vec<u32>> {
    let all = u32::try_from(candidates.len()).ok()?;
    Some((0..all).collect())
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

fn show_question(session: &Session<'_>, decision: &Decision, menu: &Menu) {
    let who = decision.player.map_or("chance", show::player);
    let about = menu
        .about
        .clone()
        .filter(|_| decision.about == Matter::Offer);
    let about = about.unwrap_or_else(|| you(session).matter(decision));
    say!("\n{who}: {about}");
    for line in asking_text(session, decision).lines() {
        say!("    {}", line.trim());
    }
    menu.show();
    match &decision.question {
        Question::Act { may_pass: true, .. } | Question::One { optional: true, .. } => {
            say!("       (nothing) pass");
        }
        Question::Members(spec) => say!("       {}", how_many(&spec.problem)),
        _ => {}
    }
}

/// The text that asks, as its designer wrote it: a standing text by itself, or what is on the card that is being followed.
fn asking_text<'s>(session: &'s Session<'_>, decision: &Decision) -> &'s str {
    let game = &session.played.game;
    let book = game.program().book();
    let sources = session.loaded.sources();
    match &decision.about {
        Matter::Text(hook, _) => {
            let hook = book.hooks.get(hook.index());
            hook.map_or("", |hook| sources.slice(hook.span))
        }
        Matter::Offer | Matter::Window(_) | Matter::Order => "",
        Matter::Pick(_) | Matter::Volunteer | Matter::Value | Matter::May(_) | Matter::Arms => {
            let card = game.reading().filter(|card| you(session).knows(*card));
            let card = card.and_then(|card| game.state().rec(card)?.card());
            let card = card.and_then(|card| book.cards.get(card.index()));
            let script = card.map_or("", |card| sources.slice(card.span));
            let inside = script
                .split_once('{')
                .and_then(|(_, rest)| rest.rsplit_once('}'));
            inside.map_or("", |(inside, _)| inside.trim())
        }
    }
}

fn explain_answer(session: &Session<'_>, decision: &Decision, menu: &Menu, number: usize) {
    let entry = menu.entry(number);
    let at = entry.and_then(|entry| Some((entry, *entry.answers.first()?)));
    let (entry, at) = match at {
        Some(found) => found,
        None => return say!("there is no answer {number}"),
    };
    match &decision.question {
        Question::Act { offers, .. } => match (offers.get(at), session.you) {
            (Some(offer), _) if entry.answers.len() > 1 => {
                let first = offer.anchors.first().unwrap_or(&offer.this);
                explain_value(session, Some(first));
            }
            (Some(offer), Some(you)) => {
                let game = &session.played.game;
                say_on!("{}", explain::offer_page(game, session.texts(), you, offer));
            }
            _ => say!("there is no answer {number}"),
        },
        Question::Members(spec) => explain_value(session, spec.candidates.get(at)),
        Question::Whether | Question::One { .. } => match session.played.game.reading() {
            Some(card) => explain_value(session, Some(&Value::Object(card))),
            None => say!("{}", entry.line),
        },
    }
}

fn explain_value(session: &Session<'_>, value: Option<&Value>) {
    let game = &session.played.game;
    match value.map(|value| (value, value.object())) {
        Some((_, Some(object))) => {
            say_on!(
                "{}",
                explain::object_page(game, session.texts(), session.you, object)
            );
        }
        Some((value, None)) => say!("{}", you(session).value(value)),
        None => say!("there is no such answer"),
    }
}

fn explain_card(session: &Session<'_>, title: &str) {
    let pages = explain::title_pages(session.rulebook, session.texts(), title);
    if pages.is_empty() {
        say!("no card is called `{title}`");
        if let Err(error) = session.rulebook.catalogue.find(title, None)
            && let Some(help) = spaceline_lang::diagnostic::Report::diagnostic(&*error).help
        {
            say!("{help}");
        }
    }
    for page in pages {
        say_on!("{page}");
    }
}

/// Why what could be done with a card cannot be done now.
fn explain_why_not(session: &Session<'_>, title: &str) {
    let game = &session.played.game;
    let Some(player) = session.you else {
        return;
    };
    let show = you(session);
    let named = |object: &Ref| {
        let rec = game.state().rec(*object);
        rec.is_some_and(|rec| rec.card().is_some())
            && show.knows(*object)
            && show.object(*object).eq_ignore_ascii_case(title)
    };
    let all: Vec<Ref> = game
        .state()
        .objects()
        .map(|(object, _)| object)
        .filter(named)
        .collect();
    if all.is_empty() {
        return say!("you see no card that is called `{title}`");
    }
    let mut told: Vec<String> = Vec::new();
    for object in all {
        for line in refusal::page(game, player, object) {
            if !told.contains(&line) {
                told.push(line);
            }
        }
    }
    if told.is_empty() {
        say!(
            "nothing stands against what can be done with `{title}`; what you may do now is in the list"
        );
    }
    for line in told {
        say!("  {line}");
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
    say!("{indent}{} ({}):", show.place(place), objects.len());
    if hidden == objects.len() {
        return;
    }
    for object in objects {
        say!("{indent}  {}", show.object(object));
        let mut inner: Vec<Place> = state.held_by(object).map(|(place, _)| place).collect();
        inner.dedup();
        for place in inner {
            show_place(session, show, place, depth + 2);
        }
    }
}
