//! What a person asks about: a card, an answer, and why something cannot be done.

use super::super::Session;
use super::super::menu::Menu;
use super::view::you;
use spaceline_rules::{explain, refusal};
use spaceline_runtime::ask::offer::{Misfit, Offer};
use spaceline_runtime::tell::Tell;
use spaceline_runtime::{Decision, Question, Ref, Value};
use spaceline_table::misfits;

pub(super) fn explain_answer(
    session: &Session<'_>,
    decision: &Decision,
    menu: &Menu,
    number: usize,
) {
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

pub(super) fn explain_value(session: &Session<'_>, value: Option<&Value>) {
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

pub(super) fn explain_card(session: &Session<'_>, title: &str) {
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

/// Why those who were chosen cannot be: in the words of the rules, if they have some.
pub(super) fn explain_misfit(
    session: &Session<'_>,
    (offer, before): (&Offer, &[Vec<u32>]),
    chosen: &[u32],
    misfit: Misfit,
) -> String {
    let by = session.you.unwrap_or_default();
    let mut picks = before.to_vec();
    picks.push(chosen.to_vec());
    misfits(&you(session), by, offer, &picks, misfit)
}

/// Why what could be done with a card cannot be done now.
pub(super) fn explain_why_not(session: &Session<'_>, title: &str) {
    let game = &session.played.game;
    let Some(player) = session.you else {
        return;
    };
    let show = you(session);
    let named = |object: &Ref| show.is_called(*object, title);
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
