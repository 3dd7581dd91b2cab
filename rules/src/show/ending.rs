//! How a game stands, and how it ended.
//!
//! In: a game. Out: the scores that its rules keep, and who has won and why.

use crate::show::{self, Show};
use spaceline_runtime::{Game, Pending, Value};

/// The scores, if the rules keep any.
#[must_use]
pub fn scores(game: &Game) -> Vec<(u8, i64)> {
    let program = game.program();
    let Some(field) = program.book().roots.score else {
        return Vec::new();
    };
    let score = |player: u8| {
        let explained = game.explain(field, &Value::Player(player)).ok()?;
        match explained.value {
            Value::Number(score) => Some((player, score)),
            _ => None,
        }
    };
    (0..program.players()).filter_map(score).collect()
}

/// Scores in words.
#[must_use]
pub fn score_line(game: &Game) -> String {
    let scores = scores(game);
    let each = scores
        .iter()
        .map(|(player, score)| format!("{} {score}", show::player(*player)));
    each.collect::<Vec<_>>().join(", ")
}

/// How a game ended, in words.
#[must_use]
pub fn result(game: &Game) -> Option<String> {
    let Pending::Over(outcome) = game.pending() else {
        return None;
    };
    let winner = outcome.winner.map_or("nobody", show::player);
    let because = Show::to_all_seeing(game)
        .outcome(outcome)
        .filter(|text| !text.is_empty());
    let scores = score_line(game);
    let scores = if scores.is_empty() {
        scores
    } else {
        format!(" ({scores})")
    };
    Some(match because {
        Some(because) => format!("{winner} wins: {because}{scores}"),
        None => format!("{winner} wins{scores}"),
    })
}
