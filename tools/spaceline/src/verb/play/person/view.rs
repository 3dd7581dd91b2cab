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
    let game = &session.played.game;
    session
        .you
        .map_or_else(|| Show::to_all_seeing(game), |you| Show::to(game, you))
}

pub(super) fn show_question(session: &Session<'_>, decision: &Decision, menu: &Menu) {
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

/// What lies where, as far as the person may see it.
pub(super) fn show_table(session: &Session<'_>) {
    let table = table(&session.played.game, session.you);
    for line in draw(&table, session.paper, session.you) {
        say!("{line}");
    }
}
