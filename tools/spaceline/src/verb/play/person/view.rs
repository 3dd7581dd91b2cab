//! What a person is shown: the question, and what lies where.

use super::super::Session;
use super::super::menu::Menu;
use super::draw::draw;
use spaceline_rules::show::{self, Show};
use spaceline_rules::table::table;
use spaceline_runtime::offer::Problem;
use spaceline_runtime::run::Matter;
use spaceline_runtime::{Decision, Question};

pub(super) fn how_many(problem: &Problem) -> String {
    let most = problem.max.min(problem.size);
    if problem.min == most {
        format!("choose {most}")
    } else {
        format!("choose {} to {most}", problem.min)
    }
}

/// What the person may read.
pub(super) fn you<'s>(session: &'s Session<'_>) -> Show<'s> {
    session.reader()
}

pub(super) fn show_question(session: &Session<'_>, decision: &Decision, menu: &Menu) {
    let who = decision.player.map_or("chance", show::player);
    let about = menu
        .about
        .clone()
        .filter(|_| decision.about == Matter::Offer);
    let about = about.unwrap_or_else(|| you(session).matter(decision));
    say!("\n{who}: {about}");
    for line in you(session).asked_by(decision) {
        say!("    {line}");
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

/// What lies where, as far as the person may see it.
pub(super) fn show_table(session: &Session<'_>) {
    let table = table(&session.played.game, session.you);
    for line in draw(&table, session.paper, session.you) {
        say!("{line}");
    }
}
