//! Two of the machine's goals, each beside the plain thing that it is held against.
//!
//! `writes`: a copy of a position of 200 objects, then twenty writes in five places; beside a plain
//! copy of as many bytes. `requirement`: two names and a number of a team of twelve whose numbers are
//! changed by a dozen texts; beside the same in plain Rust. Run pinned to one core.
#![expect(
    clippy::indexing_slicing,
    clippy::expect_used,
    reason = "a bench may panic"
)]

use criterion::{BatchSize, Criterion, criterion_group, criterion_main};
use spaceline_lang::span::Span;
use spaceline_lang::tree::*;
use spaceline_runtime::state::At;
use spaceline_runtime::{Eval, Place, Program, Ref, State, Value, Workspace};
use std::hint::black_box;
use std::sync::Arc;

const TABLE: ZoneId = ZoneId(0);
const ABOARD: ZoneId = ZoneId(1);
const ON: ZoneId = ZoneId(2);
const PERSON: KindId = KindId(1);
const MIGHT: FieldId = FieldId(0);
const ARTS: FieldId = FieldId(1);
const WOUNDS: FieldId = FieldId(2);

/// As the command line has it.
#[global_allocator]
static ALLOCATOR: mimalloc::MiMalloc = mimalloc::MiMalloc;

fn named(name: &str) -> Named {
    Named {
        name: name.into(),
        ..Named::default()
    }
}

fn expr(book: &mut Book, expr: Expr) -> ExprId {
    book.exprs.push(expr);
    book.expr_spans.push(Span::default());
    ExprId(u32::try_from(book.exprs.len() - 1).expect("a small book"))
}

fn field(book: &mut Book, name: &str, of: KindId, ty: Type, printed: bool) {
    book.fields.push(Field {
        among: Vec::new(),
        within: None,
        named: named(name),
        of: FieldOf::Kind(of),
        ty,
        printed,
        maybe: false,
        default: None,
        resets: None,
    });
}

fn card(book: &mut Book, title: &str, kind: KindId, facts: Vec<(FieldId, ExprId)>) -> CardId {
    book.texts.push(title.into());
    book.cards.push(Card {
        title: TextId(u32::try_from(book.texts.len() - 1).expect("a small book")),
        version: None,
        kind,
        set: None,
        span: Span::default(),
        facts,
        clauses: Vec::new(),
        hooks: Vec::new(),
        actions: Vec::new(),
        not_encoded: Vec::new(),
        in_force: None,
    });
    CardId(u32::try_from(book.cards.len() - 1).expect("a small book"))
}

/// The law of totals: the latest set or the base, plus additions, times factors, at least zero.
fn law_of_totals(book: &mut Book) {
    let [base, changes, change] = [2, 3, 4].map(|slot| expr(book, Expr::Local(slot)));
    let part = |book: &mut Book, part| expr(book, Expr::ChangePart(part, change));
    let fold = |book: &mut Book, how, test, of| {
        let over = Box::new(Group {
            slot: 4,
            kind: None,
            from: Some(changes),
            tests: vec![test],
        });
        expr(book, Expr::Fold { how, over, of })
    };
    let amount = part(book, ChangePart::Amount);
    let is_set = part(book, ChangePart::IsSet);
    let is_addition = part(book, ChangePart::IsAddition);
    let is_factor = part(book, ChangePart::IsFactor);
    let some_set = fold(book, Fold::Some, is_set, None);
    let last_set = fold(book, Fold::Last, is_set, Some(amount));
    let start = expr(
        book,
        Expr::If {
            test: some_set,
            then: last_set,
            otherwise: base,
        },
    );
    let added = fold(book, Fold::Sum, is_addition, Some(amount));
    let factors = fold(book, Fold::Product, is_factor, Some(amount));
    let sum = expr(book, Expr::Arith(Arithmetic::Add, start, added));
    let product = expr(book, Expr::Arith(Arithmetic::Multiply, sum, factors));
    let zero = expr(book, Expr::Number(0));
    let body = expr(book, Expr::Arith(Arithmetic::Most, product, zero));
    let param = |slot, ty| Param {
        name: "p".into(),
        slot,
        ty,
        role: None,
        maybe: false,
        kinds: Vec::new(),
    };
    book.functions.push(Function {
        named: named("total"),
        form: FunctionForm::Law,
        params: vec![
            param(2, Type::Number),
            param(3, Type::Set(Box::new(Type::Change))),
        ],
        result: Type::Number,
        slots: 5,
        body,
        in_play: false,
    });
    book.laws.total = Some(FunctionId(0));
}

struct Scene {
    program: Arc<Program>,
    state: State,
    host: Ref,
    team: Vec<Ref>,
    objects: Vec<Ref>,
    requirement: ExprId,
}

/// A host with a team of twelve aboard, each bearing a thing that gives +1; four more hosts with
/// their own; two hundred objects in all. The requirement is asked of what is aboard slot 2.
fn scene() -> Scene {
    let mut book = Book::default();
    book.roots.players = 2;
    for (name, parent) in [
        ("card", None),
        ("person", Some(KindId(0))),
        ("host", Some(KindId(0))),
        ("thing", Some(KindId(0))),
    ] {
        book.kinds.push(Kind {
            named: named(name),
            parent,
            printed: true,
            ..Kind::default()
        });
    }
    let arts: Vec<SymbolId> = (0..8).map(SymbolId).collect();
    for (ordinal, _) in (0..).zip(&arts) {
        book.symbols.push(Symbol {
            named: named("art"),
            of: EnumId(0),
            ordinal,
        });
    }
    book.enums.push(Enum {
        named: named("arts"),
        symbols: arts,
    });
    field(&mut book, "might", PERSON, Type::Number, true);
    field(&mut book, "arts", PERSON, Type::Levels(EnumId(0)), true);
    field(&mut book, "wounds", KindId(0), Type::Number, false);
    for (name, of) in [
        ("table", ZoneOf::Game),
        ("aboard", ZoneOf::Kind(KindId(2))),
        ("on", ZoneOf::Kind(PERSON)),
    ] {
        book.zones.push(Zone {
            named: named(name),
            of,
            ordered: Some(FirstEnd::Top),
            sees: Sees::Everybody,
            in_play: true,
            starts: None,
        });
    }
    law_of_totals(&mut book);
    let people: Vec<CardId> = (0..6)
        .map(|number| {
            let might = expr(&mut book, Expr::Number(4 + number));
            let arts: Vec<ExprId> = (0..5)
                .map(|step| {
                    let symbol =
                        SymbolId(u32::try_from((number * 3 + step * 2) % 8).expect("below 8"));
                    expr(&mut book, Expr::Symbol(symbol))
                })
                .collect();
            let arts = expr(&mut book, Expr::List(arts));
            card(
                &mut book,
                &format!("person {number}"),
                PERSON,
                vec![(MIGHT, might), (ARTS, arts)],
            )
        })
        .collect();
    let host_card = card(&mut book, "host", KindId(2), Vec::new());
    let thing = card(&mut book, "thing", KindId(3), Vec::new());
    // The thing strengthens whoever bears it.
    let [this, subject] = [THIS, 2].map(|slot| expr(&mut book, Expr::Local(slot)));
    let bearer = expr(
        &mut book,
        Expr::Builtin {
            op: Builtin::Host,
            args: vec![this],
        },
    );
    let test = expr(&mut book, Expr::Compare(Comparison::Equal, subject, bearer));
    let amount = expr(&mut book, Expr::Number(1));
    book.hooks.push(Hook {
        owner: HookOwner::Card(thing, 0),
        rank: Rank::Card,
        overrides: Vec::new(),
        slots: 3,
        active: None,
        anywhere: false,
        role: HookRole::Change {
            field: MIGHT,
            subject: 2,
            test,
            how: ChangeHow::Add,
            amount,
            cumulative: false,
            limit: None,
        },
        cites: Vec::new(),
        span: Span::default(),
    });
    // Two of the first art, one of the second, and might over 60.
    let [which, member] = [2, 3].map(|slot| expr(&mut book, Expr::Local(slot)));
    let aboard = expr(
        &mut book,
        Expr::Place {
            zone: ABOARD,
            of: Some(which),
        },
    );
    let of = |book: &mut Book, field| {
        expr(
            book,
            Expr::Field {
                field,
                of: member,
                printed: false,
            },
        )
    };
    let [arts, might] = [ARTS, MIGHT].map(|field| of(&mut book, field));
    let mut parts = Vec::new();
    for (symbol, least) in [(Some(0), 2), (Some(1), 1), (None, 60)] {
        let number = match symbol {
            Some(symbol) => {
                let symbol = expr(&mut book, Expr::Symbol(SymbolId(symbol)));
                expr(
                    &mut book,
                    Expr::Builtin {
                        op: Builtin::Level,
                        args: vec![symbol, arts],
                    },
                )
            }
            None => might,
        };
        let over = Box::new(Group {
            slot: 3,
            kind: Some(PERSON),
            from: Some(aboard),
            tests: Vec::new(),
        });
        let sum = expr(
            &mut book,
            Expr::Fold {
                how: Fold::Sum,
                over,
                of: Some(number),
            },
        );
        let least = expr(&mut book, Expr::Number(least));
        parts.push(expr(
            &mut book,
            Expr::Compare(Comparison::AtLeast, sum, least),
        ));
    }
    let requirement = expr(&mut book, Expr::And(parts));
    let program = Program::link(book).expect("it links");
    let mut state = State::new(&program, 7);
    let add = |state: &mut State, card, into| {
        state
            .add_card(&program, card, Some(0), into)
            .expect("there is room")
    };
    let hosts: Vec<Ref> = (0..5)
        .map(|_| add(&mut state, host_card, Place::Game(TABLE)))
        .collect();
    let mut team = Vec::new();
    for (at, host) in hosts.iter().enumerate() {
        for number in 0..12 {
            let person = add(
                &mut state,
                people[number % people.len()],
                Place::Object(ABOARD, *host),
            );
            if at == 0 {
                add(&mut state, thing, Place::Object(ON, person));
                team.push(person);
            }
        }
    }
    while state.object_count() < 200 {
        add(&mut state, people[0], Place::Game(TABLE));
    }
    let objects: Vec<Ref> = state.objects().map(|entry| entry.0).collect();
    Scene {
        program,
        state,
        host: hosts[0],
        team,
        objects,
        requirement,
    }
}

fn writes(criterion: &mut Criterion) {
    let Scene {
        program,
        state,
        objects,
        ..
    } = scene();
    let mut group = criterion.benchmark_group("writes");
    let plain = vec![1_u8; 12_800];
    group.bench_function("a plain copy of 12.8 kB", |bench| {
        bench.iter(|| black_box(plain.clone()));
    });
    group.bench_function("a copy", |bench| bench.iter(|| black_box(state.clone())));
    let one = Value::Number(1);
    group.bench_function("a copy, then 20 fields set in 5 places", |bench| {
        bench.iter(|| {
            let mut copy = state.clone();
            for chunk in 0..5 {
                for step in 0..4 {
                    let who = Value::Object(objects[chunk * 40 + step]);
                    copy.set_field(&program, WOUNDS, &who, one.clone())
                        .expect("it has the field");
                }
            }
            black_box(copy)
        });
    });
    let people: Vec<Ref> = objects
        .iter()
        .copied()
        .filter(|object| state.rec(*object).is_some_and(|rec| rec.kind == PERSON))
        .collect();
    let hosts: Vec<Ref> = objects.iter().copied().take(5).collect();
    let crews: Vec<Vec<Ref>> = hosts
        .iter()
        .map(|host| {
            let aboard = state.objects_in(Place::Object(ABOARD, *host));
            aboard.take(4).collect()
        })
        .collect();
    group.bench_function("a copy, then 20 objects moved within 5 places", |bench| {
        bench.iter(|| {
            let mut copy = state.clone();
            for (at, crew) in crews.iter().enumerate() {
                let next = Place::Object(ABOARD, hosts[(at + 1) % 5]);
                for person in crew {
                    copy.put(&program, *person, next, At::Last, None)
                        .expect("it can");
                }
            }
            black_box(copy)
        });
    });
    group.bench_function("a copy, then 20 objects moved to 5 places", |bench| {
        bench.iter(|| {
            let mut copy = state.clone();
            for (at, person) in people
                .iter()
                .step_by(people.len() / 20)
                .take(20)
                .enumerate()
            {
                copy.put(
                    &program,
                    *person,
                    Place::Object(ABOARD, hosts[at % 5]),
                    At::Last,
                    None,
                )
                .expect("it can");
            }
            black_box(copy)
        });
    });
    group.finish();
}

struct Plain {
    arts: Vec<(u16, i64)>,
    might: i64,
    changes: Vec<(u8, i64)>,
}

fn requirement(criterion: &mut Criterion) {
    let Scene {
        program,
        state,
        host,
        team,
        objects,
        requirement,
    } = scene();
    let mut group = criterion.benchmark_group("requirement");
    let plain: Vec<Plain> = (0..12_i64)
        .map(|number| Plain {
            arts: (0..5)
                .map(|step| {
                    (
                        u16::try_from((number * 3 + step * 2) % 8).expect("below 8"),
                        1,
                    )
                })
                .collect(),
            might: 4 + number % 6,
            changes: vec![(0, 1)],
        })
        .collect();
    group.bench_function("plain", |bench| {
        bench.iter(|| {
            let (mut first, mut second, mut might) = (0, 0, 0);
            for person in black_box(&plain) {
                for (art, level) in &person.arts {
                    match art {
                        0 => first += level,
                        1 => second += level,
                        _ => {}
                    }
                }
                might += person.might;
                might += person
                    .changes
                    .iter()
                    .filter(|change| change.0 == 0)
                    .map(|change| change.1)
                    .sum::<i64>();
            }
            first >= 2 && second >= 1 && might >= 60
        });
    });
    let ask = |state: &State, work: &mut Workspace| {
        work.fuel = 5_000_000;
        let mut slots = [
            Value::Nothing,
            Value::Nothing,
            Value::Object(host),
            Value::Nothing,
        ];
        Eval::new(&program, state, work)
            .test(requirement, &mut slots)
            .expect("it has an answer")
    };
    let mut work = Workspace::default();
    assert!(ask(&state, &mut work), "the team meets the requirement");
    assert_eq!(team.len(), 12, "a team of twelve");
    group.bench_function("remembered", |bench| bench.iter(|| ask(&state, &mut work)));
    let mut written = state.clone();
    let other = Value::Object(objects[190]);
    group.bench_function("after a write elsewhere", |bench| {
        bench.iter(|| {
            written
                .set_field(&program, WOUNDS, &other, Value::Number(1))
                .expect("it has the field");
            ask(&written, &mut work)
        });
    });
    group.bench_function("after one of the team gets a thing", |bench| {
        let spare = objects[6];
        bench.iter_batched_ref(
            || (state.clone(), Workspace::default()),
            |(state, work)| {
                ask(state, work);
                state
                    .put(&program, spare, Place::Object(ON, team[5]), At::First, None)
                    .expect("it can");
                ask(state, work)
            },
            BatchSize::SmallInput,
        );
    });
    let mut forgets = Workspace::forgetful();
    group.bench_function("never remembered", |bench| {
        bench.iter(|| ask(&state, &mut forgets));
    });
    group.finish();
}

criterion_group!(benches, writes, requirement);
criterion_main!(benches);
