//! A person at the terminal: sees what the player may see, and answers.

mod draw;
mod reasons;
mod view;

use super::Session;
use super::command::{Command, HELP, parse};
use super::menu::Menu;
use reasons::{explain_answer, explain_card, explain_misfit, explain_value, explain_why_not};
use spaceline_runtime::ask::offer::{Offer, Spec};
use spaceline_runtime::tell::Tell;
use spaceline_runtime::{Choice, Decision, Question, Value};
use spaceline_table::Ask;
use std::io::{self, BufRead, IsTerminal, Read};
use std::path::PathBuf;
use view::{how_many, show_question, show_table, you};

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
        let mut menu = Menu::of(&show);
        show_question(decision, &menu);
        loop {
            let Line::Command(command) = self.line("") else {
                return Said::End;
            };
            match command {
                // What is undone last is what was typed last: a menu that was opened is closed.
                Command::Undo if menu.inner => {
                    menu = Menu::of(&show);
                    show_question(decision, &menu);
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
                    menu = Menu::of(&show);
                    show_question(decision, &menu);
                }
                answer => match self.choice(session, decision, &mut menu, &answer) {
                    Ok(Meant::Choice(choice)) => match decision.check(&choice) {
                        Ok(()) => return Said::Choice(choice),
                        Err(refusal) => say!("this cannot be chosen: {}", show.refusal(&refusal)),
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
            *menu = menu.behind(entry);
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
                    match self.members(session, spec, (offer, &picks))? {
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
                                *menu = Menu::of(&you(session));
                                show_question(decision, menu);
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

    /// A set that is chosen with an action, behind those that were chosen before it.
    fn members(
        &mut self,
        session: &Session<'_>,
        spec: &Spec,
        (offer, before): (&Offer, &[Vec<u32>]),
    ) -> Result<Picked, ()> {
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
                Some((Err(misfit), chosen)) => {
                    say!(
                        "{}",
                        explain_misfit(session, (offer, before), &chosen, misfit)
                    );
                }
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
