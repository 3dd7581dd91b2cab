//! Fields under changes, laws, states that spread, titles, and answers that are remembered.

mod change;

use crate::ask::evaluate::Workspace;
use crate::state::{Effect, Ends, Lasting};
use crate::testing::{Busy, Small, Table, deeds};
use crate::value::{Place, Ref, Set, Value};
use proptest::prelude::*;
use spaceline_lang::tree::*;

const RULE: HookOwner = HookOwner::Rule(RuleId(0));

#[test]
fn text_counts_while_its_card_is_in_play_and_active() {
    let mut small = Small::new();
    let card = small.person("Ann", 5, &[]);
    let charm = small.maker.card("Charm", small.thing, Vec::new());
    let far = small.maker.card("Far charm", small.thing, Vec::new());
    let m = &mut small.maker;
    let [yes, two, ten] = [m.truth(true), m.number(2), m.number(10)];
    m.change(
        HookOwner::Card(charm, 0),
        small.strength,
        yes,
        ChangeHow::Add,
        two,
    );
    let hook = m.change(
        HookOwner::Card(far, 0),
        small.strength,
        yes,
        ChangeHow::Add,
        ten,
    );
    m.book.hooks[hook.index()].anywhere = true;
    // Only while it is somebody's turn.
    let whose = m.builtin(Builtin::TurnPlayer, &[]);
    let nothing = m.nothing();
    let active = m.compare(Comparison::Unequal, whose, nothing);
    m.book.hooks[hook.index()].active = Some(active);
    let (table, hand, strength) = (small.table, small.hand, small.strength);
    let mut game = Table::of(small.maker);
    let ann = game.add(card, 0, Place::Game(table));
    let charm = game.add(charm, 0, Place::Player(hand, 0));
    game.add(far, 1, Place::Player(hand, 1));
    assert_eq!(game.field(strength, ann), Value::Number(5));
    let charm = game.put(charm, Place::Game(table));
    assert_eq!(game.field(strength, ann), Value::Number(7));
    let program = game.program.clone();
    game.state.next_turn(&program, Some(1));
    assert_eq!(game.field(strength, ann), Value::Number(17));
    game.put(charm, Place::Player(hand, 0));
    assert_eq!(game.field(strength, ann), Value::Number(15));
}

#[test]
fn lasting_text_takes_values_along_and_ends_with_its_card() {
    let mut small = Small::new();
    let card = small.person("Ann", 5, &[]);
    let charm = small.maker.card("Charm", small.thing, Vec::new());
    let [who, amount] = [small.maker.local(2), small.maker.local(3)];
    let subject = small.maker.local(4);
    let it = small.maker.equal(subject, who);
    let role = HookRole::Change {
        field: small.strength,
        subject: 4,
        test: it,
        how: ChangeHow::Add,
        amount,
        cumulative: false,
        limit: None,
    };
    let hook = small.maker.hook(HookOwner::Lasting, role);
    let (table, gone, strength) = (small.table, small.gone, small.strength);
    let mut game = Table::of(small.maker);
    let [ann, bob] = [0, 1].map(|owner| game.add(card, owner, Place::Game(table)));
    let charm = game.add(charm, 0, Place::Game(table));
    let program = game.program.clone();
    let effect = |amount, ends| Effect {
        what: Lasting::Text(hook),
        this: Value::Object(charm),
        you: Value::Player(0),
        captures: vec![Value::Object(ann), Value::Number(amount)],
        ends,
    };
    game.state
        .add_effect(&program, effect(3, Ends::Never))
        .expect("there is room");
    let event = Ends::Event {
        verb: VerbId(0),
        of: Value::Nothing,
        left: 1,
        was: None,
    };
    let second = game
        .state
        .add_effect(&program, effect(10, event))
        .expect("there is room");
    assert_eq!(
        (game.field(strength, ann), game.field(strength, bob)),
        (Value::Number(18), Value::Number(5))
    );
    game.put(charm, Place::Player(gone, 0));
    assert_eq!(game.field(strength, ann), Value::Number(15));
    game.state.end_effect(&program, second);
    assert_eq!(game.field(strength, ann), Value::Number(5));
}

#[test]
fn a_mark_that_ends_leaves_others_alone() {
    let mut small = Small::new();
    let card = small.person("Ann", 5, &[]);
    let (table, stopped) = (small.table, small.stopped);
    let mut game = Table::of(small.maker);
    let ann = game.add(card, 0, Place::Game(table));
    let program = game.program.clone();
    let mark = Effect {
        what: Lasting::Mark(ann, stopped),
        this: Value::Nothing,
        you: Value::Nothing,
        captures: Vec::new(),
        ends: Ends::Never,
    };
    let moments = [0, 1].map(|_| {
        game.state
            .mark(&program, ann, stopped)
            .expect("she is there");
        game.state
            .add_effect(&program, mark.clone())
            .expect("there is room")
    });
    game.state.end_effect(&program, moments[0]);
    assert!(game.is(ann, stopped));
    game.state.end_effect(&program, moments[1]);
    assert!(!game.is(ann, stopped));
}

#[test]
fn states_spread_as_far_as_they_say() {
    let mut small = Small::new();
    let person = small.person("Ann", 5, &[]);
    let ship = small.maker.card("Ship", small.ship, Vec::new());
    let (table, crew, under, stopped) = (small.table, small.crew, small.under, small.stopped);
    let mut game = Table::of(small.maker);
    let vessel = game.add(ship, 0, Place::Game(table));
    let shuttle = game.add(ship, 0, Place::Object(crew, vessel));
    let ann = game.add(person, 0, Place::Object(crew, vessel));
    let bob = game.add(person, 0, Place::Object(crew, shuttle));
    let stowaway = game.add(person, 0, Place::Object(under, vessel));
    let program = game.program.clone();
    assert!(!game.is(ann, stopped));
    game.state
        .mark(&program, vessel, stopped)
        .expect("it is there");
    // The shuttle is aboard, and who is aboard the shuttle; what lies under the ship is not.
    assert_eq!(
        [vessel, shuttle, ann, bob, stowaway].map(|who| game.is(who, stopped)),
        [true, true, true, true, false]
    );
    let bob = game.put(bob, Place::Game(table));
    assert_eq!([bob, ann].map(|who| game.is(who, stopped)), [false, true]);
    game.state
        .unmark(&program, vessel, stopped)
        .expect("it is there");
    assert_eq!(
        [shuttle, ann].map(|who| game.is(who, stopped)),
        [false, false]
    );
}

#[test]
fn states_follow_from_positions_and_texts() {
    let mut busy = Busy::new();
    let (table, under) = (busy.zones[3], busy.zones[5]);
    let all: Vec<Ref> = busy.table.state.objects().map(|entry| entry.0).collect();
    let [leader, jail] = [all[0], all[6]];
    let leader = busy.table.put(leader, Place::Game(table));
    let (strength, stopped, weak) = (busy.fields[0], busy.stopped, busy.weak);
    let program = busy.table.program.clone();
    busy.table
        .state
        .turn_face(leader, true)
        .expect("he is there");
    // Nobody holds him, and of those whom nobody holds he is the only one: he leads himself.
    assert_eq!(busy.table.field(strength, leader), Value::Number(5));
    assert!(!busy.table.is(leader, stopped) && !busy.table.is(leader, weak));
    for _ in 0..6 {
        busy.table.state.next_turn(&program, Some(0));
    }
    assert!(busy.table.is(leader, weak));
    let jail = busy.table.put(jail, Place::Object(under, leader));
    assert!(!busy.table.is(leader, stopped));
    busy.table.state.turn_face(jail, true).expect("it is there");
    assert!(busy.table.is(leader, stopped));
    assert_eq!(busy.table.field(strength, leader), Value::Number(2));
}

#[test]
fn titles_mean_what_the_law_says() {
    let mut small = Small::new();
    let cards = ["Treaty", "Treaty: Far", "Treaty: Near", "Treatyship"]
        .map(|title| small.person(title, 1, &[]));
    let reference = small.maker.title("Treaty");
    let who = small.maker.local(2);
    let is = small.maker.expr(Expr::In(who, reference));
    let exact = Small {
        maker: std::mem::take(&mut small.maker),
        ..small
    };
    let mut small = exact;
    let mut with_law = crate::testing::Maker {
        book: small.maker.book.clone(),
    };
    let m = &mut with_law;
    let [name, card] = [m.local(2), m.local(3)];
    let title = m.builtin(Builtin::Title, &[card]);
    let colon = m.text(":");
    let colon = m.expr(Expr::Text(colon));
    let start = m.builtin(Builtin::Join, &[name, colon]);
    let [same, longer] = [
        m.equal(title, name),
        m.builtin(Builtin::StartsWith, &[title, start]),
    ];
    let body = m.expr(Expr::Or(vec![same, longer]));
    m.book.laws.covers = Some(m.function(
        "covers",
        &[Type::Title, Type::Object(small.card)],
        Type::Truth,
        body,
    ));
    let table = small.table;
    for (maker, meant) in [
        (
            std::mem::take(&mut small.maker),
            [true, false, false, false],
        ),
        (with_law, [true, true, true, false]),
    ] {
        let mut game = Table::of(maker);
        let all = cards.map(|card| game.add(card, 0, Place::Game(table)));
        for _ in 0..2 {
            let found = all.map(|object| {
                game.eval_with(is, &[Value::Object(object)]) == Ok(Value::Truth(true))
            });
            assert_eq!(found, meant);
        }
        let set: Set = all
            .into_iter()
            .zip(meant)
            .filter(|entry| entry.1)
            .map(|entry| entry.0)
            .collect();
        let members = game
            .ask(|eval| eval.members(reference, &mut []))
            .expect("it has members");
        assert_eq!(Set::new(members), set);
    }
}

#[test]
fn remembered_answers_do_not_cross_to_other_lines() {
    let mut busy = Busy::new();
    let table = busy.zones[3];
    let first = busy
        .table
        .state
        .objects()
        .map(|entry| entry.0)
        .next()
        .expect("there are cards");
    let leader = busy.table.put(first, Place::Game(table));
    let (strength, wounds) = (busy.fields[0], busy.stored[0]);
    assert_eq!(busy.table.field(strength, leader), Value::Number(5));
    let program = busy.table.program.clone();
    let mut other = busy.table.state.clone();
    let who = Value::Object(leader);
    other
        .set_field(&program, wounds, &who, Value::Number(1))
        .expect("she has them");
    busy.table
        .state
        .set_field(&program, wounds, &who, Value::Number(2))
        .expect("she has them");
    // As many writes on either line: the clocks agree, the positions do not.
    assert_eq!(busy.table.field(strength, leader), Value::Number(3));
    let before = std::mem::replace(&mut busy.table.state, other);
    assert_eq!(busy.table.field(strength, leader), Value::Number(4));
    busy.table.state = before;
    assert_eq!(busy.table.field(strength, leader), Value::Number(3));
}

proptest! {
    #![proptest_config(ProptestConfig { cases: 96, ..ProptestConfig::default() })]

    /// Remembering shows neither in an answer nor in its price: not along a line of writes, not when
    /// a copy takes the place of the original, and not when copies that go different ways are asked in turns.
    #[test]
    fn remembering_does_not_show(deeds in deeds()) {
        let mut busy = Busy::new();
        let mut ways = Vec::new();
        let (mut remembers, mut forgets) = (Workspace::default(), Workspace::forgetful());
        for (at, deed) in deeds.into_iter().enumerate() {
            match at % 5 {
                1 => busy.table.state = busy.table.state.next(),
                2 => ways.push(busy.table.state.branch()),
                3 => {
                    if let Some(other) = ways.pop() {
                        ways.insert(0, std::mem::replace(&mut busy.table.state, other));
                    }
                }
                _ => {}
            }
            busy.act(deed);
            let (one, other) = (busy.ask_all(&mut remembers), busy.ask_all(&mut forgets));
            prop_assert_eq!(one, other, "after {:?}", deed);
        }
    }
}
