//! The deal, whole games, and one situation for each rule (the numbers are those of the README).

use std::sync::Arc;

use super::*;

mod games;
mod side_by_side;
mod situations;
mod told;

/// A deal in which every person has 5 / 5 / 5 and no skill, no dilemma can be failed and every
/// mission needs `S00` and Integrity over 10: the tests then change what matters to them.
fn plain_deal() -> Deal {
    let mut deal = Deal::from_seed(1);
    let [s0, s1, ..] = Skill::ALL;
    for card in CardId::all() {
        deal.facts[card] = match card.kind() {
            Kind::Person => Facts::Person(Person {
                attributes: table::ByAttribute::new([5; 3]),
                skills: table::BySkill::default(),
            }),
            Kind::Ship => Facts::Ship,
            Kind::Event => Facts::Event,
            Kind::Dilemma => dilemma([s0, s1], Attribute::Strength, 0),
            Kind::Mission => mission([(s0, 1), (s0, 1)], Attribute::Integrity, 10),
        };
    }
    deal
}

fn dilemma(skills: [Skill; 2], attribute: Attribute, over: u16) -> Facts {
    Facts::Dilemma(Dilemma {
        skills,
        over: (attribute, over),
    })
}

fn mission(skills: [(Skill, u8); 2], attribute: Attribute, over: u16) -> Facts {
    Facts::Mission(Mission {
        skills,
        over: (attribute, over),
        points: 35,
    })
}

/// The card with this title.
fn card(title: &str) -> CardId {
    CardId::all()
        .find(|card| card.to_string() == title)
        .unwrap_or_else(|| unreachable!("no card is called `{title}`"))
}

/// A table with nothing in hand or play; dilemmas are where they belong.
fn empty_table(deal: Deal) -> State {
    let mut state = State::new(Arc::new(deal));
    for card in Player::BOTH.into_iter().flat_map(CardId::deck) {
        state.cards[card].place = Place::Discard;
    }
    state
}

/// Adds skills to a person.
fn teach(deal: &mut Deal, title: &str, skill: Skill, times: u8) {
    if let Facts::Person(person) = &mut deal.facts[card(title)] {
        person.skills[skill] += times;
    }
}

fn legal_text(state: &State) -> Vec<String> {
    legal(state).iter().map(Move::to_string).collect()
}

/// Makes the move with this text; chance is not asked.
fn make(state: &mut State, text: &str) {
    make_with(state, text, &mut |n| {
        unreachable!("chance was asked for one of {n}")
    });
}

/// Makes the move with this text.
fn make_with(state: &mut State, text: &str, chance: &mut dyn FnMut(usize) -> usize) {
    let chosen = legal(state)
        .into_iter()
        .find(|m| m.to_string() == text)
        .unwrap_or_else(|| unreachable!("`{text}` is not legal"));
    apply(state, chosen, chance);
}
