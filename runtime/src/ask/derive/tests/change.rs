//! What becomes of a field by its changes, and which of them count.

use super::RULE;
use crate::testing::{Small, Table};
use crate::value::{Levels, Place, Ref, Set, Value};
use spaceline_lang::tree::*;

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
