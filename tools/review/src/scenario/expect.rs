//! `then`: what must hold.

use super::stage::{Stage, Tried};
use super::words::holds;
use smol_str::SmolStr;
use spaceline_lang::tree::{ChangeHow, CiteId, Expected, Expr, ExprId, FieldId, StageId, VerbId};
use spaceline_rules::deck::filled;
use spaceline_rules::show::{self, Show, all_cites_of, cites_of};
use spaceline_runtime::game::Unmet;
use spaceline_runtime::run::{Event, Happened};
use spaceline_runtime::tell::Tell;
use spaceline_runtime::{Pending, Value};

impl Stage<'_> {
    pub(super) fn then(&mut self, expected: &Expected) -> Tried {
        match expected {
            Expected::Refused { cites, says } => return self.is_refused(cites, says.as_deref()),
            Expected::Offers {
                by,
                exactly,
                not,
                shown,
            } => {
                self.pass_others(Some(*by))?;
                self.is_offered(*by, *exactly, *not, shown)?;
                self.looked_at = true;
                return Ok(());
            }
            Expected::Stage { stages, not } => return self.is_at_stage(stages, *not),
            // The line before has looked at what is open: this is said of the same moment.
            _ if self.looked_at => {}
            _ => match self.reached() {
                Some(stage) => self.pass_within(stage)?,
                None => self.pass_others(None)?,
            },
        }
        if !matches!(expected, Expected::Wins(_)) {
            self.nobody_is_asked()?;
        }
        match expected {
            Expected::Holds(test) => self.holds(*test),
            Expected::Number {
                test,
                field,
                of,
                because,
            } => {
                self.holds(*test)?;
                self.is_because(*field, *of, because)
            }
            Expected::Happened {
                verb,
                what,
                by,
                not,
            } => self.happened(*verb, *what, *by, *not),
            Expected::Sees { by, what, not } => self.sees(*by, *what, *not),
            Expected::Wins(winner) => self.wins(*winner),
            Expected::Deck { of, not, cites } => self.deck(*of, *not, cites),
            Expected::Refused { .. } | Expected::Offers { .. } | Expected::Stage { .. } => Ok(()),
        }
    }

    /// Nothing is judged while somebody has to choose, because what he chooses decides it: unless the lines before say
    /// what he is asked.
    fn nobody_is_asked(&self) -> Tried {
        match self.game.decision() {
            Some(open) if !open.may_be_passed() && !self.looked_at => {
                let who = open.player.map_or("chance", show::player);
                Err(self.failure(
                    format!(
                        "{who} answers first, or the line before says what there is to choose: \
                         `then decision of {who} offers ...`"
                    ),
                    self.pending(),
                ))
            }
            _ => Ok(()),
        }
    }

    fn show(&self) -> Show<'_> {
        Show::to_all_seeing(&self.game)
    }

    fn is_at_stage(&self, stages: &[StageId], not: bool) -> Tried {
        let running = self.game.stages();
        if running.iter().any(|stage| stages.contains(stage)) != not {
            return Ok(());
        }
        let name = |stage: &StageId| format!("`{}`", self.stage_name(*stage));
        let wanted = stages.first().map(name).unwrap_or_default();
        let wanted = if not {
            format!("expected stage {wanted} not to be under way")
        } else {
            format!("expected stage {wanted} to be under way")
        };
        let running: Vec<String> = running.iter().map(name).collect();
        let actual = if running.is_empty() {
            "no stage is".to_owned()
        } else {
            format!("under way: {}", running.join(", "))
        };
        Err(self.failure(wanted, actual))
    }

    fn holds(&self, test: ExprId) -> Tried {
        if self.value(test)? == Value::Truth(true) {
            return Ok(());
        }
        let book = self.game.program().book();
        let (expected, actual) = match book.at(test) {
            Some(Expr::Compare(how, left, right)) => {
                let (left, right) = (self.value(*left)?, self.value(*right)?);
                let show = self.show();
                (
                    format!("expected {} {}", how.text(), show.value(&right)),
                    format!("it is {}", show.value(&left)),
                )
            }
            // Where it is instead.
            Some(Expr::In(what, _)) => {
                let what = self.value(*what)?.object();
                let place = what.and_then(|what| self.game.state().rec(what)?.place);
                let actual = place.map_or_else(
                    || "it does not hold".to_owned(),
                    |place| format!("it is in {}", self.show().place(place)),
                );
                ("expected to hold".to_owned(), actual)
            }
            Some(Expr::Not(_)) => ("expected not to hold".to_owned(), "it holds".to_owned()),
            _ => ("expected to hold".to_owned(), "it does not hold".to_owned()),
        };
        Err(self.failure(expected, actual))
    }

    /// Whether a number is made up of what the scenario says, and of nothing else.
    fn is_because(
        &self,
        field: FieldId,
        of: ExprId,
        because: &[(ChangeHow, i64, ExprId)],
    ) -> Tried {
        let of = self.value(of)?;
        let explained = self
            .game
            .explain(field, &of)
            .map_err(|fault| self.fault(&fault))?;
        let mut actual = Vec::new();
        // What adds nothing is no reason.
        let changes = explained.changes.iter().filter(|change| {
            let adds = change.change.how == ChangeHow::Add;
            change.counted && !(adds && change.change.amount == Value::Number(0))
        });
        for change in changes {
            let amount = self.show().value(&change.change.amount);
            let source = self.show().value(&change.change.standing.this);
            actual.push(reason(change.change.how, &amount, &source));
        }
        let mut wanted = Vec::new();
        for (how, amount, source) in because {
            let source = self.value(*source)?;
            wanted.push(reason(
                *how,
                &amount.to_string(),
                &self.show().value(&source),
            ));
        }
        let (mut left, mut right) = (wanted.clone(), actual.clone());
        left.sort();
        right.sort();
        if left == right {
            return Ok(());
        }
        let base = self.show().value(&explained.base);
        let actual = if actual.is_empty() {
            "nothing".to_owned()
        } else {
            actual.join(", ")
        };
        Err(self.failure(
            format!("expected because {}", wanted.join(", ")),
            format!("it is {base}, then {actual}"),
        ))
    }

    fn happened(&self, verb: VerbId, what: Option<ExprId>, by: Option<u8>, not: bool) -> Tried {
        let what = what.map(|what| self.value(what)).transpose()?;
        self.is_something(what.as_ref())?;
        let fits = |done: &Happened| {
            done.verb == verb
                && by.is_none_or(|by| done.by == Some(by))
                && what
                    .as_ref()
                    .is_none_or(|what| done.roles.first().is_some_and(|role| contains(role, what)))
        };
        let done = self
            .events
            .iter()
            .any(|event| matches!(event, Event::Done(done) if fits(done)));
        if done != not {
            return Ok(());
        }
        let book = self.game.program().book();
        let name = book.at(verb).map_or("", |verb| verb.named.name.as_str());
        let happened = self.game.lines(&self.events).join("; ");
        let happened = if happened.is_empty() {
            "nothing".to_owned()
        } else {
            happened
        };
        let wanted = if not { "not to happen" } else { "to happen" };
        Err(self.failure(
            format!("expected `{name}` {wanted}"),
            format!("what happened: {happened}"),
        ))
    }

    /// What is nothing does nothing and suffers nothing: a line about it is a slip.
    fn is_something(&self, what: Option<&Value>) -> Tried {
        if what.is_some_and(Value::is_nothing) {
            return Err(self.failure("expected something that is there", "it is nothing"));
        }
        Ok(())
    }

    fn is_refused(&self, cites: &[CiteId], says: Option<&str>) -> Tried {
        let Some(refusals) = &self.refused else {
            return Err(self.failure("expected to be refused", "it was done"));
        };
        let show = self.show();
        // What was nearest to being allowed is what the line means; what stands against other actions of the same
        // words is not.
        let fits = refusals.first().is_some_and(|refusal| {
            cites.iter().all(|cite| refusal.cites.contains(cite))
                && says.is_none_or(|says| holds(&show.refusal(refusal), says))
        });
        if cites.is_empty() && says.is_none() || fits {
            return Ok(());
        }
        let book = self.game.program().book();
        let cites = all_cites_of(book, cites);
        // A script names rows where a player reads sections.
        let rows = refusals.first().and_then(|refusal| {
            let rows = all_cites_of(book, &refusal.cites);
            let told = !cites.is_empty() && rows != cites_of(book, &refusal.cites);
            told.then(|| format!("; the first cites {rows}"))
        });
        let rows = rows.unwrap_or_default();
        let says = says.map(|says| format!("\"{says}\""));
        let why: Vec<String> = [cites]
            .into_iter()
            .chain(says)
            .filter(|one| !one.is_empty())
            .collect();
        Err(self.failure(
            format!("expected to be refused because {}", why.join(": ")),
            format!("it is refused because: {}{rows}", self.why(refusals)),
        ))
    }

    /// What no demand on decks says refuses no deck: a line that says so is a slip.
    fn is_demanded(&self, not: bool, cites: &[CiteId]) -> Tried {
        let book = self.game.program().book();
        let mut demands = book.demands.iter();
        if !not || demands.any(|one| cites.iter().all(|cite| one.cites.contains(cite))) {
            return Ok(());
        }
        Err(self.failure(
            format!(
                "expected a demand on decks by {}",
                all_cites_of(book, cites)
            ),
            "there is none; what a format demands is tried with `spaceline test --format`",
        ))
    }

    /// Whether what lies in a player's places breaks a demand on decks, on that authority.
    fn deck(&self, of: u8, not: bool, cites: &[CiteId]) -> Tried {
        self.is_demanded(not, cites)?;
        let unmet = self.game.unmet().map_err(|fault| self.fault(&fault))?;
        let book = self.game.program().book();
        let broken: Vec<&Unmet> = unmet.iter().filter(|one| one.player == of).collect();
        let fits = broken
            .iter()
            .any(|one| cites.iter().all(|cite| one.cites.contains(cite)));
        if fits != not {
            return Ok(());
        }
        let says = |one: &&Unmet| {
            let says = book.at(one.says);
            let card = one.object.map(|object| Value::of_object(Some(object)));
            let card = card
                .map(|card| self.show().value(&card))
                .unwrap_or_default();
            let says = filled(says.map_or("", SmolStr::as_str), &card);
            format!("{says} ({})", all_cites_of(book, &one.cites))
        };
        let actual: Vec<String> = broken.iter().map(says).collect();
        let actual = if actual.is_empty() {
            "nothing is wrong with it".to_owned()
        } else {
            actual.join("; ")
        };
        let wanted = if not { "not refused" } else { "refused" };
        Err(self.failure(format!("expected this deck to be {wanted}"), actual))
    }

    fn sees(&self, by: u8, what: ExprId, not: bool) -> Tried {
        let value = self.value(what)?;
        self.is_something(Some(&value))?;
        let seat = self.game.seat(by);
        let sees = value.object().is_some_and(|object| seat.knows(object));
        if sees != not {
            return Ok(());
        }
        let who = show::player(by);
        let (expected, actual) = if not {
            (format!("expected hidden from {who}"), "it can be seen")
        } else {
            (format!("expected seen by {who}"), "it is hidden")
        };
        Err(self.failure(expected, actual))
    }

    fn wins(&self, winner: Option<u8>) -> Tried {
        let name = |winner: Option<u8>| winner.map_or("nobody", show::player);
        let wanted = name(winner);
        match self.game.pending() {
            Pending::Over(outcome) if !self.game.is_at_rest() => {
                if outcome.winner == winner {
                    return Ok(());
                }
                let actual = name(outcome.winner);
                Err(self.failure(
                    format!("expected {wanted} to win"),
                    format!("{actual} wins"),
                ))
            }
            _ => Err(self.failure(format!("expected {wanted} to win"), "the game is not over")),
        }
    }
}

fn reason(how: ChangeHow, amount: &str, source: &str) -> String {
    let how = how.text();
    format!("{how} {amount} \"{source}\"")
}

/// Whether a role of an event is, or holds, a value. Objects are known by their number.
fn contains(role: &Value, value: &Value) -> bool {
    match (role, value) {
        (Value::Object(one), Value::Object(other)) => one.index == other.index,
        (Value::Set(set), _) => set.iter().any(|member| contains(member, value)),
        _ => role == value,
    }
}
