//! Everything that the machine derives from a position, held against the naive model.

use super::naive::{Known, Naive};
use super::source::{Source, real};
use spaceline_lang::tree::{Called, FieldId, FieldOf, FunctionId, HookRole, KindId, StateId, Type};
use spaceline_runtime::ask::offer::{Dice, Pebbles};
use spaceline_runtime::link::Channel;
use spaceline_runtime::{Eval, Fault, Game, Ref, Value, Workspace};
use std::collections::BTreeMap;

/// How often the two were asked, by what they were asked about.
#[derive(Default, Debug)]
struct Table {
    compared: BTreeMap<&'static str, usize>,
    unknown: BTreeMap<&'static str, usize>,
    faults: usize,
    why: BTreeMap<String, usize>,
    wrong: BTreeMap<String, (usize, String)>,
}

impl Table {
    /// Holds one answer against the other.
    fn hold<T: PartialEq + std::fmt::Debug>(
        &mut self,
        what: (&'static str, &str),
        of: &impl std::fmt::Debug,
        machine: Result<T, Fault>,
        model: Known<T>,
    ) {
        match (machine, model) {
            (Err(_), _) => self.faults += 1,
            (_, Err(unknown)) => {
                *self.unknown.entry(what.0).or_default() += 1;
                *self.why.entry(unknown.0).or_default() += 1;
            }
            (Ok(machine), Ok(model)) => {
                *self.compared.entry(what.0).or_default() += 1;
                if machine != model {
                    let says =
                        || format!("of {of:?}: the machine says {machine:?}, the model {model:?}");
                    let wrong = self.wrong.entry(format!("{} {}", what.0, what.1));
                    wrong.or_insert_with(|| (0, says())).0 += 1;
                }
            }
        }
    }
}

/// Whether an object is of a kind or of one under it.
fn is_of(game: &Game, kind: KindId, object: Ref) -> bool {
    let kinds = &game.program().book().kinds;
    let own = game.state().rec(object).map(|rec| rec.kind);
    std::iter::successors(own, |at| kinds[at.index()].parent).any(|at| at == kind)
}

/// Compares all that both derive from a position.
fn look(source: &Source, game: &Game, work: &mut Workspace, dice: &mut Pebbles, table: &mut Table) {
    let (program, state) = (&*source.program, game.state());
    let book = program.book();
    work.fuel = u64::MAX / 2;
    let mut eval = Eval::new(program, state, work);
    let mut naive = Naive::new(program, state);
    let all: Vec<Ref> = state.objects().map(|(object, _)| object).collect();
    let there: Vec<Ref> = state
        .objects()
        .filter(|(_, rec)| rec.in_play)
        .map(|(object, _)| object)
        .collect();
    let mut some: Vec<Ref> = (0..4).map(|_| all[dice.below(all.len())]).collect();
    some.extend(
        (0..8)
            .filter(|_| !there.is_empty())
            .map(|_| there[dice.below(there.len())]),
    );
    for object in &some {
        for (id, field) in (0..).map(FieldId).zip(&book.fields) {
            if matches!(field.of, FieldOf::Kind(kind) if is_of(game, kind, *object)) {
                let of = Value::Object(*object);
                let model = naive.ask(|naive| naive.field(id, &of));
                table.hold(
                    ("field", &field.named.name),
                    object,
                    eval.field(id, &of),
                    model,
                );
            }
        }
        for (id, of) in (0..).map(StateId).zip(&book.states) {
            let model = naive.ask(|naive| naive.has_state(*object, id));
            table.hold(
                ("state", &of.named.name),
                object,
                eval.has_state(*object, id),
                model,
            );
        }
        let model = naive.ask(|naive| naive.is_active(*object));
        table.hold(("active", ""), object, eval.is_text_active(*object), model);
        let model = naive.ask(|naive| naive.reader(*object));
        table.hold(("reader", ""), object, eval.reader(*object), model);
    }
    for (id, field) in (0..).map(FieldId).zip(&book.fields) {
        let machine = eval
            .standing(Channel::Change(id))
            .map(|texts| texts.to_vec());
        let model = naive.ask(|naive| {
            let texts = naive
                .texts(|role| matches!(role, HookRole::Change { field, .. } if *field == id))?;
            let mut standing = Vec::new();
            for mut text in texts {
                if naive.in_force(&mut text)? {
                    standing.push(text.standing);
                }
            }
            Ok(standing)
        });
        table.hold(("texts", &field.named.name), &"", machine, model);
    }
    for (id, function) in (0..).map(FunctionId).zip(&book.functions) {
        for _ in 0..2 {
            let args = function.params.iter().map(|param| {
                Some(match &param.ty {
                    Type::Object(kind) => {
                        let kinds = if param.kinds.is_empty() {
                            vec![*kind]
                        } else {
                            param.kinds.clone()
                        };
                        let fits =
                            |object: &&Ref| kinds.iter().any(|kind| is_of(game, *kind, **object));
                        let fit: Vec<&Ref> = some.iter().filter(fits).collect();
                        if fit.is_empty() {
                            return None;
                        }
                        Value::Object(*fit[dice.below(fit.len())])
                    }
                    Type::Player => Value::Player(dice.below(usize::from(state.players())) as u8),
                    Type::Symbol(of) => {
                        let symbols = &book.enums[of.index()].symbols;
                        Value::Symbol(symbols[dice.below(symbols.len())])
                    }
                    Type::Number => Value::Number(dice.below(7) as i64),
                    _ => return None,
                })
            });
            let Some(args) = args.collect::<Option<Vec<Value>>>() else {
                break;
            };
            let this = Value::Object(some[dice.below(some.len())]);
            let you = Value::Player(dice.below(usize::from(state.players())) as u8);
            let model = naive.ask(|naive| naive.call(id, args.clone(), this.clone(), you.clone()));
            let machine = eval.call(id, &args, &this, &you);
            table.hold(("function", &function.named().name), &args, machine, model);
        }
    }
}

/// Plays random games, with a look at every so many choices.
fn play(source: &Source, seeds: u64, every: usize) -> Table {
    let mut table = Table::default();
    for seed in 0..seeds {
        let mut dice = Pebbles::new(seed);
        // It remembers the whole game.
        let mut work = Workspace::default();
        let mut game = source.start(seed);
        let mut at = 0;
        while let Some(decision) = game.decision().filter(|_| at < 400) {
            if (at + seed as usize).is_multiple_of(every) {
                look(source, &game, &mut work, &mut dice, &mut table);
            }
            let choice = decision.sample(&mut dice);
            game = game
                .apply(&choice)
                .expect("what is sampled is possible")
                .game;
            at += 1;
        }
    }
    table
}

#[test]
fn the_naive_model_agrees_with_the_machine() {
    let asked = |name: &str, usual: u64| {
        let given = std::env::var(name)
            .ok()
            .and_then(|given| given.parse().ok());
        given.unwrap_or(usual)
    };
    let (seeds, every) = (asked("DERIVED_SEEDS", 2), asked("DERIVED_EVERY", 80));
    let run = move || play(real(), seeds, every as usize);
    // The model goes as deep as the scripts do.
    let thread = std::thread::Builder::new().stack_size(1 << 30).spawn(run);
    let table = thread.expect("it starts").join().expect("it ends");
    println!(
        "compared {:?}, unknown {:?}, faults {}",
        table.compared, table.unknown, table.faults
    );
    let mut why: Vec<_> = table.why.iter().collect();
    why.sort_by_key(|(_, count)| std::cmp::Reverse(**count));
    println!("unknown because of {:#?}", &why[..why.len().min(40)]);
    for (what, (count, first)) in &table.wrong {
        println!("{count} x {what} {first}");
    }
    assert!(table.wrong.is_empty());
    let all = |counts: &BTreeMap<_, usize>| counts.values().sum::<usize>();
    let (compared, unknown) = (all(&table.compared), all(&table.unknown));
    assert!(compared > 10_000, "{compared}");
    assert!(unknown * 20 < compared, "{unknown} of {compared}");
}
