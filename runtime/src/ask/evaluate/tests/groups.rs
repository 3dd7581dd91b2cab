//! Sets, and what is asked of the members of groups.

use super::{numbers, set, value};
use crate::testing::{Maker, Small, Table};
use crate::value::{Place, Value};
use spaceline_lang::tree::*;

#[test]
fn or_joins_truths_and_sets() {
    let truth = value(|maker| {
        let [one, other] = [maker.nothing(), maker.truth(true)];
        maker.expr(Expr::Or(vec![one, other]))
    });
    assert_eq!(truth, Value::Truth(true));
    let union = value(|maker| {
        let [one, other] = [&[1, 2][..], &[2, 3][..]].map(|list| numbers(maker, list));
        maker.expr(Expr::Or(vec![one, other]))
    });
    assert_eq!(union, set(&[1, 2, 3]));
}

#[test]
fn sets_are_equal_whatever_their_order() {
    let same = value(|maker| {
        let [one, other] = [&[1, 2][..], &[2, 1][..]].map(|list| numbers(maker, list));
        maker.equal(one, other)
    });
    assert_eq!(same, Value::Truth(true));
}

#[test]
fn sets_union_and_differ() {
    let [union, rest, sum, difference] = [0, 1, 2, 3].map(|which| {
        value(|maker| {
            let [one, other] = [&[1, 2, 3][..], &[5, 2][..]].map(|list| numbers(maker, list));
            match which {
                0 => maker.expr(Expr::Union(vec![one, other])),
                1 => maker.expr(Expr::Except(one, other)),
                2 => maker.arith(Arithmetic::Add, one, other),
                _ => maker.arith(Arithmetic::Subtract, one, other),
            }
        })
    });
    assert_eq!((union, rest), (set(&[1, 2, 3, 5]), set(&[1, 3])));
    assert_eq!((sum, difference), (set(&[1, 2, 3, 5]), set(&[1, 3])));
}

#[test]
fn folds_answer_about_groups() {
    // Of the numbers 4, 7, 2, 7 (a set: 4, 7, 2), those above a bound; each number's double.
    let ask = |how, bound: i64, doubled: bool| {
        value(|maker| {
            let from = numbers(maker, &[4, 7, 2, 7]);
            let member = maker.local(3);
            let bound = maker.number(bound);
            let test = maker.compare(Comparison::Greater, member, bound);
            let two = maker.number(2);
            let of = doubled.then(|| maker.arith(Arithmetic::Multiply, member, two));
            maker.fold(how, 3, Some(from), &[test], of)
        })
    };
    assert_eq!(ask(Fold::Count, 3, false), Value::Number(2));
    assert_eq!(
        (ask(Fold::Some, 6, false), ask(Fold::Some, 7, false)),
        (Value::Truth(true), Value::Truth(false))
    );
    assert_eq!(
        (ask(Fold::None, 6, false), ask(Fold::None, 7, false)),
        (Value::Truth(false), Value::Truth(true))
    );
    assert_eq!(
        (ask(Fold::Sum, 0, true), ask(Fold::Sum, 9, true)),
        (Value::Number(26), Value::Number(0))
    );
    assert_eq!(
        (ask(Fold::Product, 0, false), ask(Fold::Product, 9, false)),
        (Value::Number(56), Value::Number(1))
    );
    assert_eq!(
        (ask(Fold::Highest, 0, true), ask(Fold::Highest, 9, true)),
        (Value::Number(14), Value::Nothing)
    );
    assert_eq!(
        (ask(Fold::Lowest, 0, false), ask(Fold::Lowest, 9, false)),
        (Value::Number(2), Value::Nothing)
    );
    assert_eq!(
        (ask(Fold::First, 0, false), ask(Fold::Last, 0, true)),
        (Value::Number(4), Value::Number(4))
    );
    assert_eq!(
        (ask(Fold::First, 9, false), ask(Fold::Last, 9, false)),
        (Value::Nothing, Value::Nothing)
    );
    assert_eq!(ask(Fold::WithHighest, 0, false), set(&[7]));
    assert_eq!(ask(Fold::WithLowest, 3, false), set(&[4]));
}

#[test]
fn ties_for_the_highest_are_all_there_in_order() {
    let ties = value(|maker| {
        let from = numbers(maker, &[5, 1, 4, 8]);
        let [member, three] = [maker.local(3), maker.number(3)];
        let of = maker.arith(Arithmetic::Remainder, member, three);
        maker.fold(Fold::WithHighest, 3, Some(from), &[], Some(of))
    });
    assert_eq!(ties, set(&[5, 8]));
}

#[test]
fn maps_drop_repeats() {
    let halves = value(|maker| {
        let from = numbers(maker, &[2, 3, 4, 9]);
        let [member, two] = [maker.local(3), maker.number(2)];
        let of = maker.arith(Arithmetic::Divide, member, two);
        let over = Box::new(Group {
            slot: 3,
            kind: None,
            from: Some(from),
            tests: Vec::new(),
        });
        maker.expr(Expr::Map { over, of })
    });
    assert_eq!(halves, set(&[1, 2, 4]));
}

#[test]
fn everything_is_found_and_within() {
    let mut small = Small::new();
    let person = small.person("Ann", 1, &[]);
    let ship = small.maker.card("Ship", small.ship, Vec::new());
    let [one, other] = [small.maker.local(2), small.maker.local(3)];
    let all = small.maker.builtin(Builtin::Everything, &[one]);
    let within = small.maker.builtin(Builtin::Within, &[other, one]);
    let (table, crew, under) = (small.table, small.crew, small.under);
    let mut game = Table::of(small.maker);
    let vessel = game.add(ship, 0, Place::Game(table));
    let ann = game.add(person, 0, Place::Object(crew, vessel));
    let bob = game.add(person, 0, Place::Object(crew, vessel));
    let note = game.add(person, 1, Place::Object(under, ann));
    let found = game
        .eval_with(all, &[Value::Object(vessel)])
        .expect("it has a value");
    assert_eq!(found, Value::Set([ann, note, bob].into_iter().collect()));
    let mut within = |one, other| {
        game.eval_with(within, &[Value::Object(one), Value::Object(other)])
            .expect("it has a value")
    };
    assert_eq!(
        [within(vessel, note), within(ann, bob)],
        [Value::Truth(true), Value::Truth(false)]
    );
}

#[test]
fn roles_are_filled_by_distinct_members() {
    let mut small = Small::new();
    let quotes: Vec<ExprId> = [0, 1, 1]
        .map(|at| {
            let this = small.maker.local(THIS);
            let skills = small.maker.field_of(small.skills, this);
            let name = small.maker.symbol(small.skill[at]);
            let test = small.maker.expr(Expr::In(name, skills));
            let quote = small
                .maker
                .quote(QuoteType::Truth, 0, Vec::new(), QuoteBody::Answer(test));
            small.maker.expr(Expr::Quote {
                quote,
                captures: Vec::new(),
            })
        })
        .to_vec();
    let people = small.maker.place(small.table, None);
    let [two, three] = [&quotes[..2], &quotes[..]].map(|roles| {
        let roles = small.maker.list(roles);
        small.maker.builtin(Builtin::MatchRoles, &[people, roles])
    });
    let both = small.person("Both", 1, &[0, 1]);
    let science = small.person("Science", 1, &[1]);
    let table = small.table;
    let mut game = Table::of(small.maker);
    game.add(both, 0, Place::Game(table));
    assert_eq!(game.eval(two), Value::Truth(false));
    game.add(science, 0, Place::Game(table));
    assert_eq!(
        [game.eval(two), game.eval(three)],
        [Value::Truth(true), Value::Truth(false)]
    );
    game.add(science, 0, Place::Game(table));
    assert_eq!(game.eval(three), Value::Truth(true));
}

#[test]
fn groups_without_a_source_are_in_play_and_narrow_to_where_they_must_be() {
    let mut small = Small::new();
    let person = small.person("Ann", 1, &[]);
    let ship = small.maker.card("Ship", small.ship, Vec::new());
    let [which, member, first, second] = [2, 3, 2, 3].map(|slot| small.maker.local(slot));
    let host = small.maker.builtin(Builtin::Host, &[first]);
    let aboard = small.maker.equal(host, second);
    let object = || Type::Object(KindId(0));
    let aboard = small
        .maker
        .function("aboard", &[object(), object()], Type::Truth, aboard);
    let test = small.maker.call(aboard, &[member, which]);
    let group =
        |maker: &mut Maker, tests: &[ExprId]| maker.filter(3, Some(small.person), None, tests);
    let related = group(&mut small.maker, &[test]);
    let crew = small.maker.place(small.crew, Some(which));
    let inside = small.maker.expr(Expr::In(member, crew));
    let narrow = group(&mut small.maker, &[inside]);
    let whose = small.maker.builtin(Builtin::Host, &[member]);
    let hosts = small.maker.expr(Expr::List(vec![which]));
    let held = small.maker.expr(Expr::In(whose, hosts));
    let held = group(&mut small.maker, &[held]);
    let plain = group(&mut small.maker, &[]);
    // Hidden from the choice of a place to look: the same test, said twice around.
    let not = small.maker.expr(Expr::Not(test));
    let scanned = small.maker.expr(Expr::Not(not));
    let scanned = group(&mut small.maker, &[scanned]);
    let (table, crew, hand) = (small.table, small.crew, small.hand);
    let mut game = Table::of(small.maker);
    for id in [related, narrow, held] {
        assert!(game.program.domain(id).is_some());
    }
    assert!(game.program.domain(plain).is_none() && game.program.domain(scanned).is_none());
    let vessel = game.add(ship, 0, Place::Game(table));
    let ann = game.add(person, 0, Place::Object(crew, vessel));
    let bob = game.add(person, 0, Place::Object(crew, vessel));
    let cid = game.add(person, 0, Place::Game(table));
    game.add(person, 0, Place::Player(hand, 0));
    // Whoever went out and came back stands behind in the crew, and not in the answer.
    game.put(ann, Place::Game(table));
    game.put(ann, Place::Object(crew, vessel));
    let ask = |game: &mut Table, id| {
        game.eval_with(id, &[Value::Object(vessel)])
            .expect("it has a value")
    };
    let people = |list: &[crate::Ref]| Value::Set(list.iter().copied().collect());
    assert_eq!(ask(&mut game, plain), people(&[ann, bob, cid]));
    for id in [related, narrow, held, scanned] {
        assert_eq!(ask(&mut game, id), people(&[ann, bob]));
    }
    // Asked whose host is nothing, all ways find those whom nobody holds.
    for id in [related, scanned] {
        let found = game.eval_with(id, &[Value::Nothing]);
        assert_eq!(found, Ok(people(&[cid])));
    }
    // Off the table the ship's crew is not in play.
    game.put(vessel, Place::Player(hand, 0));
    for id in [related, narrow, held, scanned] {
        assert_eq!(ask(&mut game, id), people(&[]));
    }
}
