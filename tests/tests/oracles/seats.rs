//! What players see, and what they do not.

use super::source::{play, real, toy, toy_with};
use spaceline_lang::span::Sources;
use spaceline_lang::tree::{ZoneId, ZoneOf};
use spaceline_rules::explain::{Texts, object_page};
use spaceline_runtime::ask::offer::Offer;
use spaceline_runtime::run::{Event, Happened};
use spaceline_runtime::seat::{Shown, ShownOffer, ShownQuestion};
use spaceline_runtime::{Choice, Game, Place, Question, Step, Value};
use std::collections::BTreeSet;

/// Everything that a player may look at.
#[derive(PartialEq, Debug)]
struct View {
    places: Vec<(Place, Vec<Shown>)>,
    cards: Vec<Option<spaceline_lang::tree::CardId>>,
    question: Option<ShownQuestion>,
}

fn view(game: &Game, player: u8) -> View {
    let seat = game.seat(player);
    let state = game.state();
    let zones = || (0..).map(ZoneId).zip(&game.program().book().zones);
    let mut places = Vec::new();
    for (zone, declared) in zones() {
        match declared.of {
            ZoneOf::Game => places.push(Place::Game(zone)),
            ZoneOf::Player => {
                places.extend((0..state.players()).map(|of| Place::Player(zone, of)));
            }
            ZoneOf::Kind(kind) => places.extend(
                state
                    .objects()
                    .filter(|(_, rec)| game.program().is_kind(rec.kind, kind) && rec.in_play)
                    .map(|(object, _)| Place::Object(zone, object)),
            ),
        }
    }
    let places: Vec<_> = places
        .into_iter()
        .map(|place| (place, seat.contents(place)))
        .filter(|(_, shown)| !shown.is_empty())
        .collect();
    let known = places.iter().flat_map(|(_, shown)| shown);
    let cards = known
        .map(|shown| match shown {
            Shown::Known(object) => seat.card(*object),
            _ => None,
        })
        .collect();
    View {
        places,
        cards,
        question: seat.question().map(|(_, question)| question),
    }
}

fn offers(view: &View) -> &[ShownOffer] {
    match &view.question {
        Some(ShownQuestion::Act { offers, .. }) => offers,
        _ => &[],
    }
}

fn action_name(game: &Game, offer: &ShownOffer) -> String {
    let action = game.program().book().actions.get(offer.action.index());
    action
        .map(|action| action.named.name.to_string())
        .unwrap_or_default()
}

/// Where the cards that a player does not know lie otherwise, he sees the same, is asked the same, and every page
/// about what he sees says the same. Gives whether something could lie otherwise.
pub fn tells_no_more_than_may_be_known(before: &Game, player: u8) -> bool {
    let other = before.seat(player).determinize(u64::from(player) ^ 5);
    let asked = before.decision().and_then(|decision| decision.player);
    let other = match other {
        Ok(other) => other,
        Err(why) => {
            // Where whoever is asked has nothing to do, the game goes on, and with hardly any cards it never asks
            // again.
            assert_ne!(asked, Some(player), "{why:?}");
            return false;
        }
    };
    let seen = view(before, player);
    let mut again = view(&other, player);
    if other.state().clock() != before.state().clock() {
        // The other player has nothing to think about there, so the game went on.
        assert!(seen.question.is_none());
        return false;
    }
    if seen.question.is_none() {
        again.question = None;
    }
    for (one, other) in seen.places.iter().zip(&again.places) {
        assert_eq!(one, other);
    }
    for (one, other) in offers(&seen).iter().zip(offers(&again)) {
        assert_eq!(one, other, "{}", action_name(before, one));
    }
    assert_eq!(again, seen);
    let sources = Sources::new();
    // Those of cards he does not know say that, and nothing more.
    for (object, _) in before.state().objects() {
        let page = |game| object_page(game, Texts::from(&sources), Some(player), object);
        assert_eq!(page(&other), page(before));
    }
    other.position_hash() != before.position_hash()
}

/// What a player is told of what happens names no card that he does not know, neither before nor after nor when
/// it happened.
pub fn tells_no_hidden_titles(before: &Game, step: &Step, player: u8) {
    let program = before.program();
    let title = |card: Option<spaceline_lang::tree::CardId>| {
        let card = card.and_then(|card| program.book().cards.get(card.index()))?;
        Some(program.text(card.title))
    };
    let mut known: BTreeSet<&str> = BTreeSet::new();
    let mut hidden: BTreeSet<&str> = BTreeSet::new();
    for game in [before, &step.game] {
        for (object, rec) in game.state().objects() {
            let told = game.seat(player).knows(object);
            let titles = if told { &mut known } else { &mut hidden };
            titles.extend(title(rec.card()));
        }
    }
    for event in &step.events {
        let (Event::Act { seen, .. } | Event::Done(Happened { seen, .. })) = event else {
            continue;
        };
        // What is announced by its title is known by it.
        let roles = match event {
            Event::Act { slots, .. } => slots.as_slice(),
            Event::Done(done) => done.roles.as_slice(),
            _ => &[],
        };
        for role in roles {
            let text = match role {
                Value::Title(title) => {
                    let title = program.book().titles.get(title.index());
                    title.map(|title| title.title)
                }
                // So is what stands in the words of a text.
                Value::Quote(quote) => {
                    let quote = program.book().quotes.get(quote.quote.index());
                    quote.and_then(|quote| quote.says)
                }
                _ => None,
            };
            known.extend(text.map(|text| program.text(text)));
        }
        let then = seen.iter().filter(|seen| seen.known & (1 << player) != 0);
        known.extend(then.filter_map(|seen| title(seen.card)));
    }
    let secret: Vec<&str> = hidden
        .into_iter()
        .filter(|title| !known.iter().any(|told| told.contains(title)))
        .collect();
    for line in step.game.seat(player).lines(&step.events) {
        let named = secret.iter().find(|title| line.contains(*title));
        assert_eq!(named, None, "{player} reads: {line}");
    }
}

/// What players are told of what happens has every name filled in.
#[test]
fn what_is_told_is_whole() {
    for source in [toy(), real()] {
        play(source, 1, |look| {
            for player in 0..look.before.state().players() {
                let lines = look.before.seat(player).lines(look.events);
                assert!(lines.iter().all(|line| !line.contains('{')), "{lines:?}");
            }
        });
    }
}

/// A deal keeps what the player knows, keeps each owner's cards together, and can be played on.
#[test]
fn what_is_dealt_anew_can_be_played() {
    for source in [toy(), real()] {
        play(source, 3, |look| {
            let seat = look.before.seat(0);
            let other = seat.determinize(11).expect("no fault");
            let cards = |game: &Game, owner: u8| {
                let mut cards: Vec<_> = game
                    .state()
                    .objects()
                    .filter(|(_, rec)| rec.owner() == Some(owner))
                    .map(|(_, rec)| rec.card())
                    .collect();
                cards.sort();
                cards
            };
            for owner in 0..2 {
                assert_eq!(cards(&other, owner), cards(look.before, owner));
            }
            for (object, _) in look.before.state().objects() {
                if seat.knows(object) {
                    assert_eq!(other.seat(0).card(object), seat.card(object));
                }
            }
            let mut dice = spaceline_runtime::ask::offer::Pebbles::new(1);
            let mut game = other;
            for _ in 0..12 {
                let Some(choice) = game.decision().map(|decision| decision.sample(&mut dice))
                else {
                    break;
                };
                game = game.apply(&choice).expect("it is possible").game;
            }
        });
    }
}

/// Two choose in secret, one after the other: the second sees nothing of what the first has chosen.
#[test]
fn choices_are_sealed_until_all_are_made() {
    let source = toy_with(
        "rule duels cites toy \"duel\" { action duel in plays says \"duel\" { do { let mine be one of hand of you; let theirs be one of hand of opponent by opponent; put mine into table of you; put theirs into table of opponent } } }",
    );
    let game = source.start(1);
    let Some(Question::Act { offers, .. }) = game.decision().map(|decision| &decision.question)
    else {
        panic!("the toy begins with an offer");
    };
    let named = |offer: &Offer| {
        let action = &source.program.book().actions[offer.action.index()];
        action.named.name == "duel"
    };
    let offer = offers.iter().position(named).expect("it is offered");
    let picks = Vec::new();
    let offer = u32::try_from(offer).expect("few");
    let game = game
        .apply(&Choice::Act { offer, picks })
        .expect("it is offered")
        .game;
    let seen: Vec<_> = (0..3)
        .map(|at| {
            let step = game.apply(&Choice::Members(vec![at])).expect("a card");
            let lines = step.game.seat(1).lines(&step.events);
            (view(&step.game, 1), lines, step.game.state_hash())
        })
        .collect();
    for (view, lines, _) in &seen {
        assert!(view.question.is_some());
        assert_eq!((view, lines), (&seen[0].0, &seen[0].1));
    }
    assert_ne!(seen[0].2, seen[1].2);
}
