//! Why, and why not, as a player asks it of what lies before him.

use spaceline_rules::explain::{self, Texts};
use spaceline_rules::refusal;
use spaceline_rules::show::Show;
use spaceline_runtime::ask::Reason;
use spaceline_runtime::ask::offer::{Misfit, Offer};
use spaceline_runtime::game::Attempt;
use spaceline_runtime::{Choice, Game, Question, Ref, Refusal};

/// Why an answer is refused: in the words of the rules, if they have some.
pub(super) fn refused(show: &Show<'_>, choice: &Choice, refusal: &Refusal) -> String {
    let game = show.game();
    if let (Some(decision), Choice::Act { offer, picks }) = (game.decision(), choice)
        && let (Some(by), Question::Act { offers, .. }) = (decision.player, &decision.question)
        && let Reason::Misfit { pick, misfit } = &refusal.reason
        && let Some(offer) = offers.get(*offer as usize)
    {
        let so_far = picks.get(..=*pick as usize).unwrap_or(picks);
        return misfits(show, by, offer, so_far, *misfit);
    }
    show.refusal(refusal)
}

/// Why those who were chosen with an action cannot be. `picks` are the sets up to that one.
#[must_use]
pub fn misfits(
    show: &Show<'_>,
    by: u8,
    offer: &Offer,
    picks: &[Vec<u32>],
    misfit: Misfit,
) -> String {
    match show.game().why_not(&Attempt::at(offer, by, picks)) {
        Ok(Some(refusal)) if matches!(misfit, Misfit::Bound(_)) => show.refusal(&refusal),
        _ => misfit.to_string(),
    }
}

/// Why what could be done with an object cannot be done now.
pub(super) fn why_not(game: &Game, player: u8, object: Ref) -> Vec<String> {
    let mut lines = refusal::page(game, player, object);
    if lines.is_empty() {
        lines.push(
            "nothing stands against what can be done with it; what you may do now is in the list"
                .to_owned(),
        );
    }
    lines
}

/// What one of the actions is that a player is offered.
pub(super) fn offered(game: &Game, texts: Texts<'_>, player: u8, at: u32) -> Option<String> {
    let decision = game.seat(player);
    match &decision.decision()?.question {
        Question::Act { offers, .. } => {
            let offer = offers.get(at as usize)?;
            Some(explain::offer_page(game, texts, player, offer))
        }
        _ => None,
    }
}
