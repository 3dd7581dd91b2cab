//! Writes and what follows from them.

use super::{At, Rec};
use crate::FaultKind;
use crate::testing::{Busy, Small, Table, deeds};
use crate::value::{Place, Ref, Value};
use proptest::prelude::*;
use spaceline_lang::tree::*;

struct Scene {
    game: Table,
    ship: Ref,
    ann: Ref,
    note: Ref,
    small: [ZoneId; 6],
    wounds: FieldId,
    notes: FieldId,
    stopped: StateId,
    kinds: [KindId; 3],
}

/// A ship on the table, Ann aboard, a note under Ann.
fn scene() -> Scene {
    let mut small = Small::new();
    let person = small.person("Ann", 5, &[]);
    let ship = small.maker.card("Ship", small.ship, Vec::new());
    let note = small.maker.card("Note", small.thing, Vec::new());
    let zones = [
        small.hand,
        small.deck,
        small.gone,
        small.table,
        small.crew,
        small.under,
    ];
    let (wounds, notes, stopped) = (small.wounds, small.notes, small.stopped);
    let kinds = [small.person, small.ship, small.thing];
    let mut game = Table::of(small.maker);
    let ship = game.add(ship, 0, Place::Game(zones[3]));
    let ann = game.add(person, 0, Place::Object(zones[4], ship));
    let note = game.add(note, 1, Place::Object(zones[5], ann));
    Scene {
        game,
        ship,
        ann,
        note,
        small: zones,
        wounds,
        notes,
        stopped,
        kinds,
    }
}

#[test]
fn who_leaves_play_becomes_new_and_forgets() {
    let Scene {
        mut game,
        ship,
        ann,
        note,
        small,
        wounds,
        notes,
        stopped,
        kinds,
        ..
    } = scene();
    let [hand, .., under] = small;
    let program = game.program.clone();
    let who = Value::Object(ann);
    let names = Value::Set([Value::Number(1)].into_iter().collect());
    game.state
        .set_field(&program, wounds, &who, Value::Number(2))
        .expect("she has them");
    game.state
        .set_field(&program, notes, &who, names)
        .expect("she has them");
    game.state
        .mark(&program, ann, stopped)
        .expect("she is there");
    game.state.control(ann, Some(1)).expect("she is there");
    game.state
        .become_kind(&program, ann, kinds[2])
        .expect("she is there");
    assert_eq!(game.state.marked(stopped), [ann.index]);
    assert_eq!(game.field(wounds, ann), Value::Number(2));
    let now = game.put(ann, Place::Player(hand, 0));
    assert_ne!(now, ann);
    assert!(game.state.rec(ann).is_none() && game.state.marked(stopped).is_empty());
    let rec = *game.state.rec(now).expect("she is there");
    assert_eq!(
        (rec.controller(), rec.kind, rec.states, rec.in_play),
        (Some(0), kinds[0], 0, false)
    );
    assert_eq!(
        (game.field(wounds, now), game.field(notes, now)),
        (Value::Number(0), Value::Set(crate::Set::empty()))
    );
    // What lay under her still does, under her new life, and is not in play either.
    let note = game.state.renewed(note).expect("it is there");
    assert_eq!(
        game.state.rec(note).and_then(|rec| rec.place),
        Some(Place::Object(under, now))
    );
    assert_eq!(game.state.contents(Place::Object(under, now)), [note.index]);
    assert!(game.state.contents(Place::Object(under, ann)).is_empty());
    assert_eq!(game.state.in_play(None), [ship.index]);
    // And comes back with her.
    let again = game.put(now, Place::Game(small[3]));
    assert_eq!(again, now);
    assert_eq!(
        game.state.in_play(None),
        [ship.index, again.index, note.index]
    );
}

#[test]
fn nothing_is_put_into_itself() {
    let Scene {
        mut game,
        ship,
        ann,
        note,
        small,
        ..
    } = scene();
    let program = game.program.clone();
    let mut put = |what, into| {
        game.state
            .put(&program, what, into, At::First, None)
            .expect_err("it cannot")
            .kind()
            .clone()
    };
    assert_eq!(put(ann, Place::Object(small[5], ann)), FaultKind::Inside);
    assert_eq!(put(ann, Place::Object(small[5], note)), FaultKind::Inside);
    assert_eq!(put(ann, Place::Player(small[3], 0)), FaultKind::NoSuchPlace);
    assert_eq!(put(ann, Place::Player(small[0], 7)), FaultKind::NoSuchPlace);
    let gone = Ref {
        generation: 9,
        ..ann
    };
    assert_eq!(put(gone, Place::Game(small[3])), FaultKind::Gone);
    let exchanged = game
        .state
        .exchange(&program, ship, note)
        .expect_err("it cannot");
    assert_eq!(exchanged.kind(), &FaultKind::Inside);
}

#[test]
fn places_keep_the_order_they_are_told() {
    let Scene {
        mut game,
        ship,
        ann,
        note,
        small,
        ..
    } = scene();
    let program = game.program.clone();
    let deck = Place::Player(small[1], 0);
    let mut put = |what, at| {
        game.state
            .put(&program, what, deck, at, None)
            .expect("it can")
    };
    let ann = put(ann, At::First);
    let note = Ref {
        generation: note.generation + 1,
        ..note
    };
    let note = put(note, At::First);
    let ship = put(ship, At::After(note));
    assert_eq!(order(&game, deck), [note.index, ship.index, ann.index]);
    let program = game.program.clone();
    game.state
        .put(&program, ann, deck, At::Before(note), None)
        .expect("it can");
    assert_eq!(order(&game, deck), [ann.index, note.index, ship.index]);
    game.state.exchange(&program, ann, ship).expect("they can");
    assert_eq!(order(&game, deck), [ship.index, note.index, ann.index]);
    assert_eq!(game.state.position(note), Some(1));
}

fn order(game: &Table, place: Place) -> Vec<u32> {
    game.state.contents(place).to_vec()
}

#[test]
fn what_players_know_is_kept() {
    let Scene {
        mut game,
        ann,
        small,
        ..
    } = scene();
    let program = game.program.clone();
    let [hand, deck, ..] = small;
    let knows = |game: &Table, object| {
        [0, 1].map(|player| {
            game.state
                .rec(object)
                .is_some_and(|rec| rec.is_known_to(player))
        })
    };
    assert_eq!(knows(&game, ann), [true, true]);
    // It went to the hand before everybody's eyes.
    let ann = game.put(ann, Place::Player(hand, 0));
    assert_eq!(knows(&game, ann), [true, true]);
    let ann = game.put(ann, Place::Player(deck, 0));
    game.state
        .shuffle(&program, Place::Player(deck, 0))
        .expect("there is such a place");
    assert_eq!(knows(&game, ann), [false, false]);
    let ann = game.put(ann, Place::Player(hand, 0));
    assert_eq!(knows(&game, ann), [true, false]);
    game.state.show(ann, Some(1)).expect("she is there");
    assert_eq!(knows(&game, ann), [true, true]);
    let ann = game.put(ann, Place::Player(deck, 1));
    game.state
        .shuffle(&program, Place::Player(deck, 1))
        .expect("there is such a place");
    let ann = game
        .state
        .put(&program, ann, Place::Game(small[3]), At::First, Some(true))
        .expect("it can");
    assert_eq!(knows(&game, ann), [false, false]);
    game.state.turn_face(ann, true).expect("she is there");
    assert_eq!(knows(&game, ann), [true, true]);
}

#[test]
fn what_is_made_ends_and_its_number_is_used_again() {
    let Scene {
        mut game,
        ship,
        ann,
        small,
        kinds,
        ..
    } = scene();
    let program = game.program.clone();
    let made = game
        .state
        .create(&program, kinds[2], Place::Object(small[5], ship), Some(ann))
        .expect("there is room");
    assert_eq!(game.state.source(made), Some(ann));
    assert_eq!(game.state.rec(made).and_then(Rec::controller), Some(0));
    game.state.remove(&program, made).expect("it is there");
    assert!(game.state.rec(made).is_none() && game.state.remove(&program, made).is_err());
    let next = game
        .state
        .create(&program, kinds[2], Place::Game(small[3]), None)
        .expect("there is room");
    assert_eq!(next.index, made.index);
    assert!(next.generation > made.generation && game.state.source(next).is_none());
    assert!(game.state.remove(&program, ship).is_err());
}

#[test]
fn fields_that_reset_every_turn_do() {
    let mut small = Small::new();
    let card = small.person("Ann", 5, &[]);
    for field in [small.wounds, small.score, small.notes] {
        small.maker.book.fields[field.index()].resets = Some(Reset::EveryTurn);
    }
    let three = small.maker.number(3);
    small.maker.book.fields[small.wounds.index()].default = Some(three);
    let (table, wounds, score) = (small.table, small.wounds, small.score);
    let mut game = Table::of(small.maker);
    let ann = game.add(card, 0, Place::Game(table));
    let program = game.program.clone();
    let points = |game: &mut Table| game.ask(|eval| eval.field(score, &Value::Player(1)));
    for field in [(wounds, Value::Object(ann)), (score, Value::Player(1))] {
        game.state
            .set_field(&program, field.0, &field.1, Value::Number(8))
            .expect("it has one");
    }
    assert_eq!(
        (game.field(wounds, ann), points(&mut game)),
        (Value::Number(8), Ok(Value::Number(8)))
    );
    game.state.next_turn(&program, Some(1));
    assert_eq!(
        (game.field(wounds, ann), points(&mut game)),
        (Value::Number(3), Ok(Value::Number(0)))
    );
    assert_eq!((game.state.turn(), game.state.turn_player()), (1, Some(1)));
}

#[test]
fn stored_fields_take_only_what_they_can_hold() {
    let Scene {
        mut game,
        ann,
        wounds,
        ..
    } = scene();
    let program = game.program.clone();
    let mut set = |value| {
        game.state
            .set_field(&program, wounds, &Value::Object(ann), value)
    };
    assert!(set(Value::Number(1)).is_ok() && set(Value::Nothing).is_ok());
    assert!(matches!(
        set(Value::Truth(true)).expect_err("no number").kind(),
        FaultKind::Mismatch { .. }
    ));
    assert_eq!(
        set(Value::Number(i64::MIN)).expect_err("too small").kind(),
        &FaultKind::Overflow
    );
    let of_nobody = game
        .state
        .set_field(&program, wounds, &Value::Player(0), Value::Number(1));
    assert!(of_nobody.is_err());
}

#[test]
fn a_copy_is_not_written_to() {
    let Scene {
        mut game,
        ann,
        small,
        wounds,
        ..
    } = scene();
    let before = game.state.clone();
    let hash = before.state_hash();
    let program = game.program.clone();
    game.state
        .set_field(&program, wounds, &Value::Object(ann), Value::Number(2))
        .expect("she has them");
    game.put(ann, Place::Player(small[0], 0));
    assert_eq!(
        (
            before.state_hash(),
            before
                .contents(Place::Object(
                    small[4],
                    Ref {
                        index: 0,
                        generation: 0
                    }
                ))
                .len()
        ),
        (hash, 1)
    );
    assert_ne!(game.state.state_hash(), hash);
}

#[test]
fn a_position_reached_in_another_order_is_the_same_position() {
    let [one, other] = [true, false].map(|first| {
        let Scene {
            mut game,
            ship,
            ann,
            wounds,
            ..
        } = scene();
        let program = game.program.clone();
        let order = if first { [ship, ann] } else { [ann, ship] };
        for object in order {
            game.state
                .set_field(&program, wounds, &Value::Object(object), Value::Number(1))
                .expect("it has them");
        }
        if first {
            game.state.control(ann, Some(1)).expect("she is there");
            game.state.control(ann, Some(0)).expect("she is there");
        }
        (game.state, program)
    });
    let ([(one, program), (other, _)], unlike) = ([one, other], scene().game.state);
    assert_eq!(one.position_hash(&program), other.position_hash(&program));
    assert_ne!(one.state_hash(), other.state_hash());
    assert_ne!(one.position_hash(&program), unlike.position_hash(&program));
}

/// Ann has gone away and come back, so she is in another life, and a field that means her means the
/// Ann of this life; one that means the Ann of the first life means nobody.
#[test]
fn lives_that_came_before_are_no_part_of_a_position() {
    let played = |away: usize, forgetful: bool| {
        let Scene {
            mut game,
            ship,
            ann,
            note,
            small,
            ..
        } = scene();
        let program = game.program.clone();
        let note = game.put(note, Place::Game(small[3]));
        let mut known = ann;
        let mut now = ann;
        for _ in 0..away {
            now = game.put(now, Place::Player(small[2], 0));
            now = game.put(now, Place::Object(small[4], ship));
        }
        if !forgetful {
            known = now;
        }
        game.state.running.subject = Value::Object(known);
        let _ = note;
        (game.state.position_hash(&program), game.state.state_hash())
    };
    assert_eq!(played(1, false).0, played(3, false).0);
    assert_ne!(played(1, false).1, played(3, false).1);
    assert_ne!(played(1, false).0, played(1, true).0);
    assert_eq!(played(1, true).0, played(3, true).0);
}

proptest! {
    #![proptest_config(ProptestConfig { cases: 128, ..ProptestConfig::default() })]

    /// The lists beside the records are what a look at all records finds.
    #[test]
    fn the_index_is_what_a_scan_finds(deeds in deeds()) {
        let mut busy = Busy::new();
        for deed in deeds {
            busy.act(deed);
        }
        let (state, program) = (&busy.table.state, &busy.table.program);
        let all: Vec<(Ref, Rec)> = state.objects().map(|(object, rec)| (object, *rec)).collect();
        let scan = |test: &dyn Fn(&Rec) -> bool| all.iter().filter(|(_, rec)| test(rec)).map(|(object, _)| object.index).collect::<Vec<_>>();
        prop_assert_eq!(state.in_play(None), scan(&|rec| rec.in_play));
        for kind in (0..4).map(KindId) {
            prop_assert_eq!(state.in_play(Some(kind)), scan(&|rec| rec.in_play && program.is_kind(rec.kind, kind)));
        }
        let bit = program.state_bit(busy.stopped).expect("it is stored");
        prop_assert_eq!(state.marked(busy.stopped), scan(&|rec| rec.states & (1 << bit) != 0));
        let list = program.bearers().list(busy.teaching).expect("it is looked for everywhere");
        prop_assert_eq!(state.bearers(list), scan(&|rec| rec.in_play && program.prints(rec.card(), busy.teaching)));
        for (object, rec) in &all {
            let place = rec.place.expect("it exists");
            prop_assert!(state.contents(place).contains(&object.index));
            prop_assert_eq!(state.is_in_play(program, place), rec.in_play);
        }
        let listed: usize = state.lists().iter().map(|entry| entry.1.len()).sum();
        prop_assert_eq!(listed, all.len());
        for channel in 0..program.channel_count() {
            let mut found: Vec<super::Armed> = Vec::new();
            for (object, rec) in &all {
                let texts = rec.card().map_or(&[][..], |card| program.card_hooks(card));
                let standing = texts.iter().filter(|text| text.channel == channel && (text.anywhere || rec.in_play));
                found.extend(standing.map(|text| super::Armed::card(text.hook, object.index)));
            }
            for (moment, effect) in state.effects() {
                if let super::Lasting::Text(hook) = effect.what && program.hook_channel(hook) == Some(channel) {
                    found.push(super::Armed::effect(hook, moment));
                }
            }
            found.sort();
            prop_assert_eq!(state.armed(channel), found);
        }
    }
}
