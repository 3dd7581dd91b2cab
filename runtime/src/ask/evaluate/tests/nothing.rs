//! What nothing does in tests, comparisons and arithmetic.

use super::{fault, numbers, value};
use crate::fault::FaultKind;
use crate::value::Value;
use spaceline_lang::tree::*;

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
