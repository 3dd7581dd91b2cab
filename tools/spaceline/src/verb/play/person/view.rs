//! What a person is shown: the question, and what lies where.

use super::super::Session;
use super::super::menu::Menu;
use super::draw::draw;
use spaceline_rules::show::{self, Show};
use spaceline_runtime::ask::offer::Problem;
use spaceline_runtime::{Decision, Question};
use spaceline_table::{self as table, Handles, view};

pub(super) fn how_many(problem: &Problem) -> String {
    table::how_many(problem.min, problem.max.min(problem.size))
}

/// What the person may read.
pub(super) fn you<'s>(session: &'s Session<'_>) -> Show<'s> {
    session.reader()
}

pub(super) fn show_question(decision: &Decision, menu: &Menu) {
    let who = decision.player.map_or("chance", show::player);
    let (about, text) = menu.about();
    say!("\n{who}: {about}");
    for line in text {
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
    let view = view(&session.played.game, session.you, &mut Handles::default());
    for line in draw(&view, session.paper, session.you) {
        say!("{line}");
    }
}
