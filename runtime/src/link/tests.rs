//! What the linker makes quick, and what it leaves alone.

use super::Node;
use crate::ask::evaluate::Eval;
use crate::state::Aspect;
use crate::testing::{Maker, Small, Table};
use crate::value::{Place, Value};
use spaceline_lang::tree::*;

/// Whether something is at least five: small, and names its parameter once.
fn strong(small: &mut Small) -> FunctionId {
    let person = small.maker.local(2);
    let strength = small.maker.field_of(small.strength, person);
    let five = small.maker.number(5);
    let body = small.maker.compare(Comparison::AtLeast, strength, five);
    small
        .maker
        .function("strong", &[Type::Object(small.person)], Type::Truth, body)
}

#[test]
fn a_small_definition_is_put_in_over_the_slots_of_its_caller() {
    let mut small = Small::new();
    let strong = strong(&mut small);
    let [who, again] = [small.maker.local(4), small.maker.local(4)];
    let [call, other] = [who, again].map(|who| small.maker.call(strong, &[who]));
    let worf = small.person("Worf", 8, &[0]);
    let written = small.maker.book.exprs.len();
    let table = small.table;
    let mut small = Table::of(small.maker);
    let Node::Inlined(body) = small.program.node(call) else {
        panic!("{:?}", small.program.node(call));
    };
    assert!(body.index() >= written, "it stands behind what was written");
    assert_eq!(small.program.node(other), Node::Inlined(body));
    assert_eq!(
        small.program.scanning().expect("it links").hash(),
        small.program.hash()
    );
    let worf = small.add(worf, 0, Place::Game(table));
    let slots = [Value::Nothing, Value::Nothing, Value::Object(worf)];
    assert_eq!(small.eval_with(call, &slots), Ok(Value::Truth(true)));
}

#[test]
fn what_asks_itself_is_called() {
    let mut maker = Maker::new();
    let own = FunctionId(u32::try_from(maker.book.functions.len()).expect("few"));
    let person = maker.local(2);
    let [inner, yes] = [maker.call(own, &[person]), maker.truth(true)];
    let body = maker.expr(Expr::Or(vec![yes, inner]));
    assert_eq!(
        maker.function("again", &[Type::Number], Type::Truth, body),
        own
    );
    let call = maker.call(own, &[person]);
    assert!(!matches!(maker.link().node(call), Node::Inlined(_)));
}

#[test]
fn what_costs_something_is_not_put_in_twice() {
    let mut maker = Maker::new();
    let number = maker.local(2);
    let body = maker.arith(Arithmetic::Add, number, number);
    let twice = maker.function("twice", &[Type::Number], Type::Number, body);
    let slot = maker.local(3);
    let sum = maker.arith(Arithmetic::Multiply, slot, slot);
    let [plain, costly] = [slot, sum].map(|arg| maker.call(twice, &[arg]));
    let program = maker.link();
    assert!(matches!(program.node(plain), Node::Inlined(_)));
    assert!(!matches!(program.node(costly), Node::Inlined(_)));
}

#[test]
fn only_kinds_that_can_pass_are_asked() {
    let mut small = Small::new();
    let member = small.maker.local(5);
    let strength = small.maker.field_of(small.strength, member);
    let five = small.maker.number(5);
    let [above, unlike] = [Comparison::Greater, Comparison::Unequal]
        .map(|how| small.maker.compare(how, strength, five));
    let [above, unlike] = [above, unlike].map(|test| small.maker.filter(5, None, None, &[test]));
    let (person, ship, table) = (small.person, small.ship, small.table);
    let worf = small.person("Worf", 8, &[]);
    let hull = small.maker.card("Hull", ship, Vec::new());
    let mut small = Table::of(small.maker);
    let lead = small.program.lead(above);
    assert!(lead.kinds.has(person) && !lead.kinds.has(ship));
    // A ship has no strength, and nothing is not five.
    assert!(small.program.lead(unlike).kinds.has(ship));
    let [worf, hull] = [worf, hull].map(|card| small.add(card, 0, Place::Game(table)));
    let all =
        |objects: &[crate::Ref]| Value::Set(objects.iter().copied().map(Value::Object).collect());
    assert_eq!(small.eval(above), all(&[worf]));
    assert_eq!(small.eval(unlike), all(&[worf, hull]));
}

#[test]
fn a_test_that_names_no_member_is_asked_once() {
    let mut small = Small::new();
    let (maker, table) = (&mut small.maker, small.table);
    let from = maker.place(table, None);
    let [outer, inner] = [maker.local(5), maker.local(6)];
    let is_person = maker.expr(Expr::IsKind(inner, small.person));
    let same = maker.equal(inner, outer);
    let steady = maker.fold(Fold::Some, 6, Some(from), &[is_person], None);
    let changing = maker.fold(Fold::Some, 6, Some(from), &[same], None);
    maker.filter(5, None, None, &[steady, changing]);
    let program = small.maker.link();
    assert!(matches!(program.node(steady), Node::Ask(_)));
    assert!(!matches!(program.node(changing), Node::Ask(_)));
}

#[test]
fn a_clause_that_is_not_printed_is_not_asked_about() {
    let mut small = Small::new();
    let [worf, son] = ["Worf", "Alexander"].map(|title| small.person(title, 8, &[]));
    let (maker, table) = (&mut small.maker, small.table);
    let clause = maker.clause("waits", worf);
    let [person, other, k] = [2, 3, 5].map(|slot| maker.local(slot));
    let from = maker.expr(Expr::Clauses { clause, of: person });
    let nothing = maker.nothing();
    let told = maker.compare(Comparison::Unequal, k, nothing);
    let printed = maker.fold(Fold::Some, 5, Some(from), &[told], None);
    // Dear enough to be remembered.
    let strong = maker.field_of(small.strength, other);
    let five = maker.number(5);
    let sum = (0..12).fold(strong, |sum, _| maker.arith(Arithmetic::Add, sum, five));
    let much = maker.compare(Comparison::Greater, sum, five);
    let body = maker.expr(Expr::And(vec![printed, much]));
    let of = Type::Object(small.person);
    let waits = maker.function("waits_for", &[of.clone(), of], Type::Truth, body);
    let call = maker.call(waits, &[person, other]);
    let mut small = Table::of(small.maker);
    let Node::Ask(number) = small.program.node(call) else {
        panic!("{:?}", small.program.node(call));
    };
    let ask = small.program.ask(number).expect("it is one");
    assert_eq!(ask.needs(), Some((2, clause)));
    let [worf, son] = [worf, son].map(|card| small.add(card, 0, Place::Game(table)));
    let mut asked = |one: crate::Ref, other: crate::Ref| {
        small.eval_with(call, &[one, other].map(Value::Object))
    };
    assert_eq!(asked(worf, son), Ok(Value::Truth(true)));
    assert_eq!(asked(son, worf), Ok(Value::Truth(false)));
}

#[test]
fn a_test_made_of_others_becomes_jumps() {
    let mut maker = Maker::new();
    let [p, q, r] = [2, 3, 4].map(|slot| {
        let (local, yes) = (maker.local(slot), maker.truth(true));
        maker.equal(local, yes)
    });
    let both = maker.expr(Expr::And(vec![q, r]));
    let not_both = maker.expr(Expr::Not(both));
    let either = maker.expr(Expr::Or(vec![p, not_both]));
    let one = maker.expr(Expr::If {
        test: q,
        then: r,
        otherwise: p,
    });
    let whole = maker.expr(Expr::And(vec![either, one]));
    let mut game = Table::of(maker);
    let jumps = game.program.clone();
    let tree = jumps.scanning().expect("it links");
    assert!(matches!(jumps.node(whole), Node::Jumps(_)));
    assert_eq!(tree.node(whole), Node::Tree);
    for case in 0..8 {
        let [p, q, r] = [1, 2, 4].map(|bit| case & bit != 0);
        let holds = (p || !(q && r)) && if q { r } else { p };
        let truths = [p, q, r].map(Value::Truth);
        for program in [&jumps, &tree] {
            game.program = program.clone();
            let answer = game.eval_with(whole, &truths);
            assert_eq!(answer, Ok(Value::Truth(holds)), "{p} {q} {r}");
        }
    }
}

#[test]
fn what_a_player_owns_is_looked_for_among_his_own() {
    let mut small = Small::new();
    let worf = small.person("Worf", 8, &[]);
    let (card, table) = (Some(small.card), small.table);
    let maker = &mut small.maker;
    let [member, player] = [5, 2].map(|slot| maker.local(slot));
    let owner = maker.builtin(Builtin::Owner, &[member]);
    let owned = maker.equal(owner, player);
    let group = maker.filter(5, card, None, &[owned]);
    let mut game = Table::of(small.maker);
    assert_eq!(game.program.lead(group).owner, Some(2));
    let [mine, theirs] = [0, 1].map(|owner| game.add(worf, owner, Place::Game(table)));
    let mut ask = |player: Value| {
        let mut slots = vec![Value::Nothing; 6];
        slots[2] = player;
        let found = |eval: &mut Eval<'_>| Ok((eval.eval(group, &mut slots)?, eval.reads));
        game.ask(found).expect("it has a value")
    };
    let all = |objects: &[crate::Ref]| Value::Set(objects.iter().copied().collect());
    assert_eq!(ask(Value::Nothing).0, all(&[]));
    assert_eq!(ask(Value::Player(1)).0, all(&[theirs]));
    let (found, reads) = ask(Value::Player(0));
    assert_eq!(found, all(&[mine]));
    assert!(reads.has(Aspect::owned(0)));
    let others = [Aspect::owned(1), Aspect::in_play(card), Aspect::IN_PLAY];
    assert!(others.iter().all(|aspect| !reads.has(*aspect)));
    // What the other brings into play makes no difference to it.
    let clock = game.state.clock();
    for owner in [1, 0] {
        game.add(worf, owner, Place::Game(table));
        let changed = game.state.stamps.changed_since(&reads.kept(), clock);
        assert_eq!(changed, owner == 0);
    }
}
