//! Text that is kept and closes over what it takes along, and scopes.

use super::set;
use crate::testing::{Maker, Small, Table};
use crate::value::{Place, Value};
use spaceline_lang::tree::*;

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
    let scope = maker.book.add(Scope::default());
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
fn a_parameter_called_you_is_what_is_asked_for() {
    let mut small = Small::new();
    let ann = small.person("Ann", 4, &[]);
    let here = small.maker.place(small.table, None);
    let [member, you, two, one] = [
        small.maker.local(3),
        small.maker.local(YOU),
        small.maker.number(2),
        small.maker.number(1),
    ];
    let owner = small.maker.builtin(Builtin::Owner, &[member]);
    let own = small.maker.equal(owner, you);
    let count = small.maker.fold(Fold::Count, 3, Some(here), &[own], None);
    let scaled = small.maker.arith(Arithmetic::Multiply, count, two);
    let sum = small.maker.arith(Arithmetic::Add, scaled, one);
    let function = small
        .maker
        .function("cards_of", &[Type::Player], Type::Number, sum);
    small.maker.book.functions[function.index()].params[0].slot = YOU;
    let table = small.table;
    let mut game = Table::of(small.maker);
    game.add(ann, 0, Place::Game(table));
    let mut ask = |of: u8, caller: u8| {
        let [of, caller] = [of, caller].map(Value::Player);
        let asked = game.ask(|eval| eval.call(function, &[of], &Value::Nothing, &caller));
        asked.expect("it has a value")
    };
    assert_eq!(
        [ask(0, 1), ask(1, 1), ask(0, 0)],
        [3, 1, 3].map(Value::Number)
    );
}
