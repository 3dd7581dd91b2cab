//! A second model of the machine finds the same values: fields, states and words of the rules, in real games.

use super::naive::{Answer, Naive, Unknown};
use spaceline_lang::tree::{
    Builtin, Expr, ExprId, FieldId, FieldOf, FunctionId, KindId, StateId, Type,
};
use spaceline_runtime::ask::offer::{Dice, Pebbles};
use spaceline_runtime::{Eval, Fault, Game, Program, Ref, Value, Workspace};
use spaceline_tests::real::{self, any_choice};
use std::collections::BTreeMap;

/// Every so many decisions a position is looked at.
const EVERY: usize = 30;
/// Of how many objects each field and state is asked, and with how many arguments each function.
const EACH: usize = 3;

/// What was compared.
#[derive(Default)]
struct Seen {
    positions: usize,
    fields: usize,
    states: usize,
    functions: usize,
    /// Values that changes made other than what is printed or stored.
    changed: usize,
    /// States that held, and words that were neither no nor nothing nor empty.
    held: usize,
    unknown: BTreeMap<Unknown, usize>,
    faults: usize,
    wrong: BTreeMap<String, (usize, String)>,
}

impl Seen {
    fn compared(&self) -> usize {
        self.fields + self.states + self.functions
    }

    fn unknown(&self) -> usize {
        self.unknown.values().sum()
    }

    /// Whether both know the answer; notes it where they differ.
    fn same(
        &mut self,
        what: &str,
        ty: &Type,
        of: &str,
        naive: Answer,
        machine: Result<Value, Fault>,
    ) -> bool {
        match (naive, machine) {
            (Err(unknown), _) => {
                *self.unknown.entry(unknown).or_default() += 1;
                return false;
            }
            (Ok(_), Err(_)) => {
                self.faults += 1;
                return false;
            }
            (Ok(naive), Ok(machine)) if !Naive::alike(ty, &naive, &machine) => {
                let told = || (0, format!("{of}: naive {naive:?}, machine {machine:?}"));
                self.wrong.entry(what.to_owned()).or_insert_with(told).0 += 1;
            }
            (Ok(naive), _) => self.held += usize::from(is_something(&naive)),
        }
        true
    }
}

fn is_something(value: &Value) -> bool {
    match value {
        Value::Nothing | Value::Truth(false) | Value::Number(0) => false,
        Value::Set(set) => !set.is_empty(),
        Value::Levels(levels) => !levels.is_empty(),
        _ => true,
    }
}

/// One position, with both models.
struct Look<'a> {
    program: &'a Program,
    game: &'a Game,
    naive: Naive<'a>,
    work: &'a mut Workspace,
    dice: &'a mut Pebbles,
    seen: &'a mut Seen,
}

impl Look<'_> {
    fn machine(&mut self) -> Eval<'_> {
        Eval::new(self.program, self.game.state(), self.work)
    }

    /// An object of a kind, more often in play than not.
    fn object(&mut self, kinds: &[KindId]) -> Option<Ref> {
        let state = self.game.state();
        let anywhere = self.dice.below(4) == 0;
        let program = self.program;
        let is = |kind: KindId| {
            let mut above =
                std::iter::successors(Some(kind), |kind| program.book().at(*kind)?.parent);
            above.any(|kind| kinds.contains(&kind))
        };
        let all = state
            .objects()
            .filter(|(_, rec)| is(rec.kind) && (anywhere || rec.in_play));
        let all: Vec<Ref> = all.map(|(object, _)| object).collect();
        (!all.is_empty()).then(|| all[self.dice.below(all.len())])
    }

    fn name(&self, value: &Value) -> String {
        let rec = value
            .object()
            .and_then(|object| self.game.state().rec(object));
        let card = rec
            .and_then(|rec| rec.card())
            .and_then(|card| self.program.book().at(card));
        card.map_or_else(
            || format!("{value:?}"),
            |card| self.program.book().text(card.title).to_owned(),
        )
    }

    fn fields(&mut self) {
        let book = self.program.book();
        for (field, id) in book.fields.iter().zip(0..) {
            let id = FieldId(id);
            for at in 0..EACH {
                let of = match field.of {
                    FieldOf::Kind(kind) => self.object(&[kind]).map(Value::Object),
                    FieldOf::Player => Some(Value::Player(u8::try_from(at % 2).unwrap_or(0))),
                    FieldOf::Game => (at == 0).then_some(Value::Nothing),
                };
                let Some(of) = of else { continue };
                let told = self.name(&of);
                let (name, ty) = (format!("field {}", field.named.name), &field.ty);
                let base = self.naive.ask(|naive| naive.base(id, &of));
                let printed = self.machine().base(id, &of);
                self.seen.fields += usize::from(self.seen.same(
                    &format!("printed {name}"),
                    ty,
                    &told,
                    base.clone(),
                    printed,
                ));
                let value = self.naive.ask(|naive| naive.field(id, &of, false));
                self.seen.changed += usize::from(value.is_ok() && value != base);
                let kept = self.machine().field(id, &of);
                let explained = self.game.explain(id, &of).map(|explained| explained.value);
                self.seen.fields +=
                    usize::from(self.seen.same(&name, ty, &told, value.clone(), kept));
                self.seen
                    .same(&format!("explained {name}"), ty, &told, value, explained);
            }
        }
    }

    fn states(&mut self) {
        let book = self.program.book();
        for (state, id) in book.states.iter().zip(0..) {
            let id = StateId(id);
            for _ in 0..EACH {
                let Some(object) = self.object(&state.of) else {
                    continue;
                };
                let told = self.name(&object.into());
                let naive = self
                    .naive
                    .ask(|naive| naive.has_state(object, id).map(Value::Truth));
                let machine = self.machine().has_state(object, id).map(Value::Truth);
                let name = format!("state {}", state.named.name);
                self.seen.states +=
                    usize::from(self.seen.same(&name, &Type::Truth, &told, naive, machine));
            }
        }
    }

    fn functions(&mut self) {
        let book = self.program.book();
        for (function, id) in book.functions.iter().zip(0..) {
            let asked = |ty: &Type| matches!(ty, Type::Object(_) | Type::Player);
            if function.params.len() > 2 || !function.params.iter().all(|param| asked(&param.ty)) {
                continue;
            }
            let tries = if function.params.is_empty() { 1 } else { EACH };
            for _ in 0..tries {
                let mut args = Vec::new();
                for param in &function.params {
                    args.extend(match &param.ty {
                        Type::Object(kind) if param.kinds.is_empty() => {
                            self.object(&[*kind]).map(Value::Object)
                        }
                        Type::Object(_) => self.object(&param.kinds).map(Value::Object),
                        _ => Some(Value::Player(u8::try_from(self.dice.below(2)).unwrap_or(0))),
                    });
                }
                if args.len() < function.params.len() {
                    continue;
                }
                let you = Value::Player(u8::try_from(self.dice.below(2)).unwrap_or(0));
                let this = self.object(&[]).map_or(Value::Nothing, Value::Object);
                let id = FunctionId(id);
                let around = (this.clone(), you.clone());
                let naive = self.naive.ask(|naive| naive.call(id, &args, around));
                let machine = self.machine().call(id, &args, &this, &you);
                let told: Vec<String> = args.iter().map(|arg| self.name(arg)).collect();
                let told = format!("{told:?} {args:?} you {you:?}");
                let name = format!("function {}", function.named.name);
                self.seen.functions +=
                    usize::from(
                        self.seen
                            .same(&name, &function.result, &told, naive, machine),
                    );
            }
        }
    }
}

/// The expression that asks whose text is at work.
fn acting(program: &Program) -> Option<ExprId> {
    let is = |expr: &Expr| {
        matches!(
            expr,
            Expr::Builtin {
                op: Builtin::Acting,
                ..
            }
        )
    };
    let at = program.book().exprs.iter().position(is)?;
    Some(ExprId(u32::try_from(at).ok()?))
}

#[test]
fn a_second_model_finds_the_same_values() {
    let games = std::env::var("DERIVED")
        .ok()
        .and_then(|games| games.parse().ok())
        .unwrap_or(2);
    let table = real::table().expect("the rules can be read");
    let acting = acting(&table.program).expect("the rules ask whose text is at work");
    let mut seen = Seen::default();
    for seed in 40..40 + games {
        let (mut dice, mut work) = (Pebbles::new(seed), Workspace::default());
        let mut game = table.start(seed).expect("it starts");
        let mut at = 0;
        while let Some(choice) = any_choice(&game, &mut dice) {
            at += 1;
            if at % EVERY == 0 {
                work.fuel = Workspace::default().fuel;
                let value =
                    Eval::new(&table.program, game.state(), &mut work).eval(acting, &mut []);
                let mut look = Look {
                    program: &table.program,
                    game: &game,
                    naive: Naive::new(&table.program, game.state(), value.expect("it is known")),
                    work: &mut work,
                    dice: &mut dice,
                    seen: &mut seen,
                };
                look.fields();
                look.states();
                look.functions();
                seen.positions += 1;
            }
            game = game
                .apply(&choice)
                .expect("an offered choice is possible")
                .game;
        }
    }
    let (compared, unknown) = (seen.compared(), seen.unknown());
    println!(
        "{} positions, {compared} compared: {} fields, {} states, {} words; {} changed, {} something",
        seen.positions, seen.fields, seen.states, seen.functions, seen.changed, seen.held
    );
    println!(
        "{unknown} unknown: {:?}; {} faults",
        seen.unknown, seen.faults
    );
    for (what, (times, first)) in &seen.wrong {
        println!("{times} x {what}: {first}");
    }
    assert!(seen.wrong.is_empty(), "{} differ", seen.wrong.len());
    assert_eq!(seen.faults, 0);
    assert!(compared > 10_000, "{compared}");
    assert!(unknown * 10 < compared, "{unknown} of {compared}");
}
