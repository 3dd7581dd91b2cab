//! The rules of values.

use crate::fault::FaultKind;
use crate::testing::{Maker, Small, Table};
use crate::value::{Levels, Place, Set, Value};
use spaceline_lang::tree::*;

fn value(build: impl FnOnce(&mut Maker) -> ExprId) -> Value {
    let mut maker = Maker::new();
    let id = build(&mut maker);
    Table::of(maker).eval(id)
}

fn fault(build: impl FnOnce(&mut Maker) -> ExprId) -> FaultKind {
    let mut maker = Maker::new();
    let id = build(&mut maker);
    Table::of(maker)
        .eval_with(id, &[])
        .expect_err("it is a fault")
        .kind()
        .clone()
}

fn numbers(maker: &mut Maker, list: &[i64]) -> ExprId {
    let items: Vec<ExprId> = list.iter().map(|number| maker.number(*number)).collect();
    maker.list(&items)
}

fn set(list: &[i64]) -> Value {
    Value::Set(list.iter().map(|number| Value::Number(*number)).collect())
}

#[test]
fn a_test_of_nothing_does_not_hold() {
    for holds in [true, false] {
        let answer = value(|maker| {
            let nothing = maker.nothing();
            let other = maker.truth(holds);
            maker.expr(Expr::And(vec![other, nothing]))
        });
        assert_eq!(answer, Value::Truth(false));
    }
    let not = value(|maker| {
        let nothing = maker.nothing();
        maker.expr(Expr::Not(nothing))
    });
    assert_eq!(not, Value::Truth(true));
    let chosen = value(|maker| {
        let [test, then, otherwise] = [maker.nothing(), maker.number(1), maker.number(2)];
        maker.expr(Expr::If {
            test,
            then,
            otherwise,
        })
    });
    assert_eq!(chosen, Value::Number(2));
}

#[test]
fn comparisons_with_nothing_are_false_but_for_nothing_itself() {
    use Comparison::*;
    let ask = |how, one: Option<i64>, other: Option<i64>| {
        value(|maker| {
            let [one, other] = [one, other].map(|side| match side {
                Some(number) => maker.number(number),
                None => maker.nothing(),
            });
            maker.compare(how, one, other)
        }) == Value::Truth(true)
    };
    assert!(ask(Equal, None, None) && !ask(Equal, None, Some(0)) && !ask(Equal, Some(0), None));
    assert!(ask(Unequal, None, Some(0)) && !ask(Unequal, None, None));
    for how in [Less, Greater, AtMost, AtLeast] {
        assert!(!ask(how, None, Some(1)) && !ask(how, Some(1), None) && !ask(how, None, None));
    }
    assert!(
        ask(Less, Some(1), Some(2))
            && !ask(Less, Some(2), Some(2))
            && ask(AtMost, Some(2), Some(2))
    );
    assert!(
        ask(Greater, Some(3), Some(2))
            && ask(AtLeast, Some(2), Some(2))
            && !ask(AtLeast, Some(1), Some(2))
    );
}

#[test]
fn arithmetic_with_nothing_gives_nothing() {
    use Arithmetic::*;
    for op in [
        Add, Subtract, Multiply, Divide, DivideUp, Remainder, Least, Most,
    ] {
        let answer = value(|maker| {
            let [one, other] = [maker.number(3), maker.nothing()];
            maker.arith(op, one, other)
        });
        assert_eq!(answer, Value::Nothing, "{op:?}");
    }
}

#[test]
fn what_is_no_number_is_a_fault_where_numbers_are_needed() {
    let wrong = fault(|maker| {
        let [one, other] = [maker.number(3), maker.truth(true)];
        maker.arith(Arithmetic::Add, one, other)
    });
    assert!(matches!(wrong, FaultKind::Mismatch { .. }));
    let wrong = fault(|maker| {
        let [one, other] = [maker.number(3), maker.truth(true)];
        maker.expr(Expr::And(vec![other, one]))
    });
    assert!(matches!(wrong, FaultKind::Mismatch { .. }));
    let large = fault(|maker| {
        let [one, other] = [maker.number(i64::MAX), maker.number(2)];
        maker.arith(Arithmetic::Multiply, one, other)
    });
    assert_eq!(large, FaultKind::Overflow);
}

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
fn a_missing_number_counts_as_zero_in_sums_only() {
    let ask = |how| {
        value(|maker| {
            let from = numbers(maker, &[1, 2, 3]);
            let [member, two, nothing] = [maker.local(3), maker.number(2), maker.nothing()];
            let test = maker.equal(member, two);
            let of = maker.expr(Expr::If {
                test,
                then: nothing,
                otherwise: member,
            });
            maker.fold(how, 3, Some(from), &[], Some(of))
        })
    };
    assert_eq!(ask(Fold::Sum), Value::Number(4));
    assert_eq!(
        (ask(Fold::Highest), ask(Fold::Lowest)),
        (Value::Number(3), Value::Number(1))
    );
    assert_eq!(ask(Fold::Product), Value::Nothing);
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
fn levels_add_up_and_are_asked_for() {
    let mut small = Small::new();
    let [honor, science] = [small.skill[0], small.skill[1]];
    let card = small.person("Ann", 5, &[0, 1, 1]);
    let who = small.maker.local(2);
    let skills = small.maker.field_of(small.skills, who);
    let [honor_name, science_name] = [honor, science].map(|symbol| small.maker.symbol(symbol));
    let level = small.maker.builtin(Builtin::Level, &[science_name, skills]);
    let has = small.maker.expr(Expr::In(honor_name, skills));
    let size = small.maker.builtin(Builtin::Size, &[skills]);
    let here = small.maker.place(small.table, None);
    let member = small.maker.local(3);
    let of_member = small.maker.field_of(small.skills, member);
    let all = small
        .maker
        .fold(Fold::Levels, 3, Some(here), &[], Some(of_member));
    let table = small.table;
    let mut game = Table::of(small.maker);
    let ann = game.add(card, 0, Place::Game(table));
    game.add(card, 1, Place::Game(table));
    let mut ask = |id| {
        game.eval_with(id, &[Value::Object(ann)])
            .expect("it has a value")
    };
    assert_eq!(
        [ask(level), ask(has), ask(size)],
        [Value::Number(2), Value::Truth(true), Value::Number(2)]
    );
    assert_eq!(
        ask(all),
        Value::Levels(Levels::from(vec![(honor, 2), (science, 4)]))
    );
}

#[test]
fn texts_join_and_are_canonical() {
    let mut maker = Maker::new();
    let [whole, one, other] = ["Treaty: Far", "Treaty:", " Far"].map(|text| {
        let text = maker.text(text);
        maker.expr(Expr::Text(text))
    });
    let joined = maker.builtin(Builtin::Join, &[one, other]);
    let twice = maker.arith(Arithmetic::Add, joined, other);
    let same = maker.equal(whole, joined);
    let starts = maker.builtin(Builtin::StartsWith, &[whole, one]);
    let mut game = Table::of(maker);
    assert_eq!(
        [game.eval(same), game.eval(starts)],
        [Value::Truth(true), Value::Truth(true)]
    );
    assert_eq!(game.eval(joined), game.eval(whole));
    assert!(matches!(game.eval(twice), Value::Words(words) if words.as_str() == "Treaty: Far Far"));
}

#[test]
fn the_ends_of_places_are_found() {
    let mut small = Small::new();
    let card = small.person("Ann", 1, &[]);
    let you = small.maker.local(2);
    let deck = small.maker.place(small.deck, Some(you));
    let two = small.maker.number(2);
    let asked = [
        (Builtin::Top, vec![deck]),
        (Builtin::Bottom, vec![deck]),
        (Builtin::TopOf, vec![two, deck]),
        (Builtin::BottomOf, vec![two, deck]),
    ]
    .map(|(op, args)| small.maker.builtin(op, &args));
    let who = small.maker.local(3);
    let position = small.maker.builtin(Builtin::Position, &[who]);
    let zone = small.deck;
    let mut game = Table::of(small.maker);
    let cards: Vec<_> = (0..3)
        .map(|_| game.add(card, 0, Place::Player(zone, 0)))
        .collect();
    let mut ask = |id| {
        game.eval_with(id, &[Value::Player(0), Value::Object(cards[1])])
            .expect("it has a value")
    };
    let pair = |from: usize| Value::Set(cards[from..from + 2].iter().copied().collect::<Set>());
    assert_eq!(
        [ask(asked[0]), ask(asked[1])],
        [Value::Object(cards[0]), Value::Object(cards[2])]
    );
    assert_eq!([ask(asked[2]), ask(asked[3])], [pair(0), pair(1)]);
    assert_eq!(ask(position), Value::Number(2));
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
fn quotes_close_over_what_they_took_along() {
    let mut maker = Maker::new();
    let [captured, seven] = [maker.local(2), maker.number(7)];
    let sum = maker.arith(Arithmetic::Add, captured, seven);
    let quote = maker.quote(QuoteType::Number, 1, Vec::new(), QuoteBody::Answer(sum));
    let three = maker.number(3);
    let quoted = maker.expr(Expr::Quote {
        quote,
        captures: vec![three],
    });
    let asked = maker.expr(Expr::Answer(Box::new(Asking {
        quote: quoted,
        this: None,
        you: None,
        with: Vec::new(),
    })));
    assert_eq!(Table::of(maker).eval(asked), Value::Number(10));
}

#[test]
fn quoted_selections_know_their_members_and_their_targets() {
    let mut small = Small::new();
    let card = small.person("Ann", 4, &[]);
    let here = small.maker.place(small.table, None);
    let [member, candidate, four] = [
        small.maker.local(3),
        small.maker.local(4),
        small.maker.number(4),
    ];
    let tests = [member, candidate].map(|who| {
        let strength = small.maker.field_of(small.strength, who);
        small.maker.compare(Comparison::AtLeast, strength, four)
    });
    let all = small.maker.filter(3, None, Some(here), &[tests[0]]);
    let body = QuoteBody::Selection {
        all,
        member: (4, tests[1]),
        count: None,
        random: false,
        by: None,
    };
    let selection = small.maker.quote(QuoteType::Selection, 0, Vec::new(), body);
    let quoted = small.maker.expr(Expr::Quote {
        quote: selection,
        captures: Vec::new(),
    });
    let who = small.maker.local(2);
    let matches = small.maker.expr(Expr::Matches {
        what: who,
        quote: quoted,
    });
    let members = small.maker.expr(Expr::Answer(Box::new(Asking {
        quote: quoted,
        this: None,
        you: None,
        with: Vec::new(),
    })));
    let [you, two] = [small.maker.local(YOU), small.maker.number(2)];
    let pick = Pick {
        name: None,
        slot: 2,
        single: false,
        by: you,
        from: here,
        min: two,
        max: two,
        random: false,
        constraints: Vec::new(),
        says: None,
    };
    small.maker.book.blocks.push(Vec::new());
    small.maker.book.block_spans.push(Vec::new());
    let effects = small.maker.quote(
        QuoteType::Effects,
        0,
        vec![pick],
        QuoteBody::Effects(BlockId(0)),
    );
    let quoted = small.maker.expr(Expr::Quote {
        quote: effects,
        captures: Vec::new(),
    });
    let can = small.maker.expr(Expr::CanTarget(quoted));
    let table = small.table;
    let mut game = Table::of(small.maker);
    let ann = game.add(card, 0, Place::Game(table));
    let one = [Value::Object(ann)];
    let ask = |game: &mut Table, id| game.eval_with(id, &one).expect("it has a value");
    assert_eq!(ask(&mut game, matches), Value::Truth(true));
    assert_eq!(
        ask(&mut game, members),
        Value::Set([ann].into_iter().collect())
    );
    assert_eq!(ask(&mut game, can), Value::Truth(false));
    game.add(card, 0, Place::Game(table));
    assert_eq!(ask(&mut game, can), Value::Truth(true));
}

#[test]
fn scopes_are_found_innermost_first() {
    let mut maker = Maker::new();
    let scope = ScopeId(0);
    let inner = maker.expr(Expr::Scope(scope));
    let [one, two] = [maker.number(1), maker.number(2)];
    let within = maker.expr(Expr::With {
        binds: vec![(scope, two)],
        body: inner,
    });
    let both = maker.list(&[within, inner]);
    let outer = maker.expr(Expr::With {
        binds: vec![(scope, one)],
        body: both,
    });
    let mut game = Table::of(maker);
    assert_eq!(
        (game.eval(outer), game.eval(inner)),
        (set(&[2, 1]), Value::Nothing)
    );
}

#[test]
fn definitions_that_ask_themselves_end_in_a_fault() {
    let mut maker = Maker::new();
    let function = FunctionId(0);
    let itself = maker.call(function, &[]);
    assert_eq!(maker.function("loop", &[], Type::Truth, itself), function);
    let [asked, member] = [maker.expr(Expr::Not(itself)), maker.number(1)];
    let within = maker.expr(Expr::In(member, itself));
    let counted = maker.fold(Fold::Count, 3, Some(itself), &[], None);
    let mut game = Table::of(maker);
    for id in [itself, asked, within, counted] {
        let fault = game.eval_with(id, &[]).expect_err("it does not end");
        assert!(matches!(fault.kind(), FaultKind::Depth(_)), "{fault}");
    }
}

#[test]
fn fuel_runs_out() {
    let mut maker = Maker::new();
    let from = numbers(&mut maker, &[1, 2, 3, 4, 5, 6, 7, 8, 9]);
    let mut count = maker.fold(Fold::Count, 3, Some(from), &[], None);
    for slot in 4..9 {
        count = maker.fold(Fold::Sum, slot, Some(from), &[], Some(count));
    }
    let mut game = Table::of(maker);
    game.work.fuel = 100_000;
    assert_eq!(
        game.eval_with(count, &[]).expect_err("too long").kind(),
        &FaultKind::Fuel
    );
    game.work.fuel = crate::evaluate::FUEL;
    assert_eq!(game.eval(count), Value::Number(9_i64.pow(6)));
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
    let plain = group(&mut small.maker, &[]);
    // Hidden from the choice of a place to look: the same test, said twice around.
    let not = small.maker.expr(Expr::Not(test));
    let scanned = small.maker.expr(Expr::Not(not));
    let scanned = group(&mut small.maker, &[scanned]);
    let (table, crew, hand) = (small.table, small.crew, small.hand);
    let mut game = Table::of(small.maker);
    assert!(game.program.domain(related).is_some() && game.program.domain(narrow).is_some());
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
    for id in [related, narrow, scanned] {
        assert_eq!(ask(&mut game, id), people(&[ann, bob]));
    }
    // Asked whose host is nothing, all ways find those whom nobody holds.
    for id in [related, scanned] {
        let found = game.eval_with(id, &[Value::Nothing]);
        assert_eq!(found, Ok(people(&[cid])));
    }
    // Off the table the ship's crew is not in play.
    game.put(vessel, Place::Player(hand, 0));
    for id in [related, narrow, scanned] {
        assert_eq!(ask(&mut game, id), people(&[]));
    }
}
