//! Fields under changes, laws, states that spread, titles, and answers that are remembered.

use crate::evaluate::Workspace;
use crate::state::{Effect, Ends, Lasting};
use crate::testing::{Busy, Small, Table, deeds};
use crate::value::{Levels, Place, Ref, Set, Value};
use proptest::prelude::*;
use spaceline_lang::tree::*;

const RULE: HookOwner = HookOwner::Rule(RuleId(0));

/// A person of strength 5 on whom rules act in this order; what his strength is.
fn strength_after(changes: &[(ChangeHow, i64)], law: bool) -> Value {
    let mut small = Small::new();
    let card = small.person("Ann", 5, &[]);
    let yes = small.maker.truth(true);
    for (how, amount) in changes {
        let amount = small.maker.number(*amount);
        small.maker.change(RULE, small.strength, yes, *how, amount);
    }
    if law {
        small.maker.law_of_totals();
    }
    let (table, strength) = (small.table, small.strength);
    let mut game = Table::of(small.maker);
    let ann = game.add(card, 0, Place::Game(table));
    game.field(strength, ann)
}

#[test]
fn sets_come_before_additions_and_those_before_factors() {
    use ChangeHow::{Add, Multiply, Set};
    for law in [true, false] {
        for changes in [
            [(Set, 3), (Add, 2), (Multiply, 2)],
            [(Multiply, 2), (Add, 2), (Set, 3)],
            [(Add, 2), (Multiply, 2), (Set, 3)],
        ] {
            assert_eq!(
                strength_after(&changes, law),
                Value::Number(10),
                "{changes:?}"
            );
        }
        assert_eq!(
            strength_after(&[(Add, 2), (Add, -1), (Multiply, 2)], law),
            Value::Number(12)
        );
        assert_eq!(strength_after(&[(Set, 9), (Set, 4)], law), Value::Number(4));
        assert_eq!(strength_after(&[], law), Value::Number(5));
    }
    assert_eq!(strength_after(&[(Add, -8)], true), Value::Number(0));
    assert_eq!(strength_after(&[(Add, -8)], false), Value::Number(-3));
}

#[test]
fn what_is_undefined_stays_so() {
    let mut small = Small::new();
    let card = small.person("Ann", 5, &[]);
    let [yes, two] = [small.maker.truth(true), small.maker.number(2)];
    small
        .maker
        .change(RULE, small.cunning, yes, ChangeHow::Add, two);
    small.maker.law_of_totals();
    let (table, cunning) = (small.table, small.cunning);
    let mut game = Table::of(small.maker);
    let ann = game.add(card, 0, Place::Game(table));
    assert_eq!(game.field(cunning, ann), Value::Nothing);
}

/// Two copies of a card that gives everybody +2, and the position they are in.
fn two_copies(limit: Option<i64>, counted: bool) -> (Table, FieldId, Ref) {
    let mut small = Small::new();
    let card = small.person("Ann", 5, &[]);
    let copy = small.maker.card("Charm", small.thing, Vec::new());
    let [yes, two] = [small.maker.truth(true), small.maker.number(2)];
    let hook = small.maker.change(
        HookOwner::Card(copy, 0),
        small.strength,
        yes,
        ChangeHow::Add,
        two,
    );
    let limit = limit.map(|limit| small.maker.number(limit));
    if let HookRole::Change { limit: slot, .. } = &mut small.maker.book.hooks[hook.index()].role {
        *slot = limit;
    }
    if counted {
        // Of changes by one clause only the earliest counts, unless it is cumulative.
        let m = &mut small.maker;
        let [all, one, other] = [2, 3, 4].map(|slot| m.local(slot));
        let [clause, other_clause] = [one, other].map(|change| m.part(ChangePart::Clause, change));
        let [since, other_since] = [one, other].map(|change| m.part(ChangePart::Since, change));
        let same = m.equal(clause, other_clause);
        let earlier = m.compare(Comparison::Less, other_since, since);
        let first = m.fold(Fold::None, 4, Some(all), &[same, earlier], None);
        let cumulative = m.part(ChangePart::Cumulative, one);
        let counts = m.expr(Expr::Or(vec![first, cumulative]));
        let body = m.filter(3, None, Some(all), &[counts]);
        let changes = Type::Set(Box::new(Type::Change));
        m.book.laws.counted = Some(m.function(
            "counted",
            std::slice::from_ref(&changes),
            changes.clone(),
            body,
        ));
    }
    small.maker.law_of_totals();
    let (table, strength) = (small.table, small.strength);
    let mut game = Table::of(small.maker);
    let ann = game.add(card, 0, Place::Game(table));
    game.add(copy, 0, Place::Game(table));
    game.add(copy, 1, Place::Game(table));
    (game, strength, ann)
}

#[test]
fn the_law_says_which_changes_count() {
    let (mut game, strength, ann) = two_copies(None, false);
    assert_eq!(game.field(strength, ann), Value::Number(9));
    let (mut game, strength, ann) = two_copies(None, true);
    assert_eq!(game.field(strength, ann), Value::Number(7));
    let why = game
        .ask(|eval| eval.explain(strength, &Value::Object(ann)))
        .expect("it has an explanation");
    assert_eq!((why.base, why.value), (Value::Number(5), Value::Number(7)));
    assert_eq!(
        why.changes
            .iter()
            .map(|changed| changed.counted)
            .collect::<Vec<_>>(),
        [true, false]
    );
    assert!(
        why.changes
            .iter()
            .all(|changed| changed.change.amount == Value::Number(2))
    );
}

#[test]
fn a_limit_caps_the_sum_over_copies() {
    let (mut game, strength, ann) = two_copies(Some(3), false);
    assert_eq!(game.field(strength, ann), Value::Number(8));
}

#[test]
fn sets_and_levels_gain_and_lose_in_order() {
    let mut small = Small::new();
    let card = small.person("Ann", 5, &[0, 1, 1]);
    let m = &mut small.maker;
    let yes = m.truth(true);
    let [honor, science, stealth] = [0, 1, 2].map(|at| m.symbol(small.skill[at]));
    for (how, amount) in [
        (ChangeHow::Add, stealth),
        (ChangeHow::Lose, science),
        (ChangeHow::Add, science),
    ] {
        m.change(RULE, small.skills, yes, how, amount);
        m.change(RULE, small.icons, yes, how, amount);
    }
    m.change(RULE, small.icons, yes, ChangeHow::Add, honor);
    let (table, skills, icons, names) =
        (small.table, small.skills, small.icons, small.skill.clone());
    let mut game = Table::of(small.maker);
    let ann = game.add(card, 0, Place::Game(table));
    let levels = Levels::from(vec![(names[0], 1), (names[1], 1), (names[2], 1)]);
    assert_eq!(game.field(skills, ann), Value::Levels(levels));
    let set: Set = [2, 1, 0]
        .map(|at| Value::Symbol(names[at]))
        .into_iter()
        .collect();
    assert_eq!(game.field(icons, ann), Value::Set(set));
}

#[test]
fn fields_of_players_are_summed_like_those_of_objects() {
    let mut small = Small::new();
    let [players, player] = [
        small.maker.builtin(Builtin::Players, &[]),
        small.maker.local(3),
    ];
    let score = small.maker.field_of(small.score, player);
    let sum = small
        .maker
        .fold(Fold::Sum, 3, Some(players), &[], Some(score));
    let field = small.score;
    let mut game = Table::of(small.maker);
    let program = game.program.clone();
    for (player, points) in [(0, 30), (1, 12)] {
        let whose = Value::Player(player);
        game.state
            .set_field(&program, field, &whose, Value::Number(points))
            .expect("everybody has a score");
    }
    assert_eq!(game.eval(sum), Value::Number(42));
}

#[test]
fn a_printed_field_reads_the_base_only() {
    let mut small = Small::new();
    let card = small.person("Ann", 5, &[]);
    let [yes, two, who] = [
        small.maker.truth(true),
        small.maker.number(2),
        small.maker.local(2),
    ];
    small
        .maker
        .change(RULE, small.strength, yes, ChangeHow::Add, two);
    let printed = small.maker.expr(Expr::Field {
        field: small.strength,
        of: who,
        printed: true,
    });
    let now = small.maker.field_of(small.strength, who);
    let table = small.table;
    let mut game = Table::of(small.maker);
    let ann = [Value::Object(game.add(card, 0, Place::Game(table)))];
    assert_eq!(game.eval_with(printed, &ann), Ok(Value::Number(5)));
    assert_eq!(game.eval_with(now, &ann), Ok(Value::Number(7)));
}

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
    /// a copy takes the place of the original.
    #[test]
    fn remembering_does_not_show(deeds in deeds()) {
        let mut busy = Busy::new();
        let (mut remembers, mut forgets) = (Workspace::default(), Workspace::forgetful());
        for (at, deed) in deeds.into_iter().enumerate() {
            if at % 3 == 2 {
                let next = busy.table.state.clone();
                remembers.cache.follow(&busy.table.state, &next);
                busy.table.state = next;
            }
            busy.act(deed);
            let (one, other) = (busy.ask_all(&mut remembers), busy.ask_all(&mut forgets));
            prop_assert_eq!(one, other, "after {:?}", deed);
        }
    }
}
