//! Answers to the choices that arise.

use super::stage::{Stage, Tried};
use super::words::{Meant, meant};
use spaceline_lang::tree::Answer;
use spaceline_rules::show::{self, Show};
use spaceline_runtime::{Choice, Decision, Question, Value};

impl Stage<'_> {
    pub(super) fn answer(&mut self, by: Option<u8>, answer: &Answer) -> Tried {
        if by.is_some() {
            // Windows of others stand in the way of nobody who does not use them.
            self.pass_others(by)?;
            if self.game.decision().is_some_and(|one| one.may_be_passed())
                && *answer != Answer::Pass
            {
                self.skip_own_windows(answer)?;
            }
        }
        let Some(decision) = self.game.decision().filter(|one| one.player == by) else {
            let who = by.map_or("chance", show::player);
            let open = if self.game.is_at_rest() {
                format!(
                    "{}; what can be answered in one way alone is not asked",
                    self.pending()
                )
            } else {
                self.pending()
            };
            return Err(self.failure(format!("{who} must choose"), open));
        };
        match self.choice(decision, answer)? {
            Some(choice) => self.choose(&choice),
            None => Err(self.failure("this can be chosen", self.pending())),
        }
    }

    /// Passes windows of the player himself that offer nothing like the answer.
    fn skip_own_windows(&mut self, answer: &Answer) -> Tried {
        while let Some(decision) = self.game.decision() {
            if !decision.may_be_passed() || self.choice(decision, answer)?.is_some() {
                return Ok(());
            }
            self.choose(&Choice::Pass)?;
            self.let_chance_fall()?;
        }
        Ok(())
    }

    /// The choice that an answer means; none if the question has none like it.
    fn choice(&self, decision: &Decision, answer: &Answer) -> Tried<Option<Choice>> {
        Ok(match (answer, &decision.question) {
            (
                Answer::Pass,
                Question::Act { may_pass: true, .. } | Question::One { optional: true, .. },
            ) => Some(Choice::Pass),
            (Answer::Pass, Question::Members(spec)) if spec.problem.min == 0 => {
                Some(Choice::Members(Vec::new()))
            }
            (Answer::Pass, Question::Whether) => Some(Choice::Whether(false)),
            (Answer::Whether(yes), Question::Whether) => Some(Choice::Whether(*yes)),
            (Answer::Way(way), Question::One { arms, .. }) => {
                let at = way.checked_sub(1);
                at.filter(|at| arms.iter().any(|arm| arm.0 == *at))
                    .map(Choice::One)
            }
            // Of several texts of a card the one at that place.
            (Answer::Way(way), Question::Members(spec))
                if spec
                    .candidates
                    .iter()
                    .all(|one| matches!(one, Value::Clause(_))) =>
            {
                let at = way.checked_sub(1);
                at.filter(|at| (*at as usize) < spec.candidates.len())
                    .map(|at| Choice::Members(vec![at]))
            }
            (Answer::Words(words), _) => self.by_words(decision, words)?,
            (Answer::Values(exprs), Question::Members(spec)) => {
                let mut chosen = Vec::new();
                for value in self.values(exprs)? {
                    let Some(at) = position(&spec.candidates, &value) else {
                        return Ok(None);
                    };
                    chosen.push(at);
                }
                Some(Choice::Members(chosen))
            }
            _ => None,
        })
    }

    /// The one answer that is shown in these words.
    fn by_words(&self, decision: &Decision, words: &str) -> Tried<Option<Choice>> {
        let shown = Show::to_all_seeing(&self.game).answers(decision);
        match meant(&shown, words) {
            Meant::Nobody => Ok(None),
            Meant::One(at) => Ok(Self::nth(decision, at)),
            Meant::Several(found) => {
                let such = found.iter().filter_map(|at| {
                    let way = match &decision.question {
                        Question::One { arms, .. } => arms.get(*at)?.0 as usize,
                        _ => *at,
                    };
                    Some(format!("way {}: {}", way + 1, shown.get(*at)?))
                });
                let such: Vec<String> = such.collect();
                let way = match &decision.question {
                    Question::One { .. } => ", or the line says which: `chooses way 2`",
                    _ => "",
                };
                Err(self.failure(
                    format!("the words mean one answer{way}"),
                    format!("they may mean {}", such.join("; ")),
                ))
            }
        }
    }

    /// The answer that is shown at a place among the others, with as little as may be of what else belongs to it.
    fn nth(decision: &Decision, at: usize) -> Option<Choice> {
        let number = u32::try_from(at).ok()?;
        match &decision.question {
            Question::Act { offers, .. } => {
                let picks = offers.get(at)?.picks.iter();
                let picks =
                    picks.map(|spec| spec.problem.forced().or_else(|| spec.problem.witness()));
                Some(Choice::Act {
                    offer: number,
                    picks: picks.collect::<Option<_>>()?,
                })
            }
            Question::Members(_) => Some(Choice::Members(vec![number])),
            Question::Whether => Some(Choice::Whether(at == 0)),
            Question::One { arms, .. } => arms.get(at).map(|arm| Choice::One(arm.0)),
        }
    }
}

/// Where a value stands among candidates; objects are known by their number, whatever became of them.
fn position(candidates: &[Value], value: &Value) -> Option<u32> {
    let at = candidates
        .iter()
        .position(|candidate| match (candidate, value) {
            (Value::Object(one), Value::Object(other)) => one.index == other.index,
            _ => candidate == value,
        });
    at.and_then(|at| u32::try_from(at).ok())
}
