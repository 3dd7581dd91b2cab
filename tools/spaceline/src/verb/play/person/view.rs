//! What a person is shown: the question, and what lies where.

use super::super::Session;
use super::super::menu::Menu;
use spaceline_lang::tree::{ZoneId, ZoneOf};
use spaceline_rules::show::{self, Show};
use spaceline_runtime::offer::Problem;
use spaceline_runtime::run::Matter;
use spaceline_runtime::{Decision, Place, Question};

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
