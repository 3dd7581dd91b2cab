//! The rules of values.

mod groups;
mod kept;
mod nothing;

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
    game.work.fuel = crate::ask::evaluate::FUEL;
    assert_eq!(game.eval(count), Value::Number(9_i64.pow(6)));
}
