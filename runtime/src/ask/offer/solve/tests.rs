//! Every answer against brute force over all sets.

use super::*;
use proptest::prelude::*;

/// All sets that may be chosen.
fn all(problem: &Problem) -> Vec<Vec<u32>> {
    let sets = (0u32..1 << problem.size).map(|bits| {
        (0..32)
            .filter(|at| bits & (1 << at) != 0)
            .collect::<Vec<u32>>()
    });
    sets.filter(|set| {
        let count = set.len() >= problem.min && set.len() <= problem.max;
        count && problem.bounds.iter().all(|bound| naive(bound, set))
    })
    .collect()
}

/// Whether a set keeps a bound, in the plainest way.
fn naive(bound: &Bound, set: &[u32]) -> bool {
    let of = |at: &u32| *at as usize;
    match bound {
        Bound::PerKey { keys, max } => keys.iter().all(|key| {
            set.iter()
                .filter(|at| keys.get(of(at)) == Some(key))
                .count()
                <= *max
        }),
        Bound::Sum {
            of: numbers,
            min,
            max,
        } => {
            let sum: i64 = set.iter().filter_map(|at| numbers.get(of(at))).sum();
            min.is_none_or(|min| sum >= min) && max.is_none_or(|max| sum <= max)
        }
        Bound::Roles { roles, fits } => fill(0, *roles, fits, &mut set.to_vec()),
        Bound::Pairwise { apart } => !apart
            .iter()
            .any(|(one, other)| set.contains(one) && set.contains(other)),
    }
}

fn fill(role: usize, roles: usize, fits: &[Fits], left: &mut Vec<u32>) -> bool {
    role == roles
        || (0..left.len()).any(|at| {
            let member = left.remove(at);
            let fit = fits.get(member as usize).is_some_and(|fits| fits.has(role));
            let done = fit && fill(role + 1, roles, fits, left);
            left.insert(at, member);
            done
        })
}

fn bound(size: usize) -> impl Strategy<Value = Bound> {
    let keys = (prop::collection::vec(0u32..4, size), 0usize..3)
        .prop_map(|(keys, max)| Bound::PerKey { keys, max });
    let edge = || prop::option::of(-6i64..14);
    let sum = (prop::collection::vec(-4i64..8, size), edge(), edge())
        .prop_map(|(of, min, max)| Bound::Sum { of, min, max });
    let roles =
        (0usize..4, prop::collection::vec(0u64..16, size)).prop_map(|(roles, fits)| Bound::Roles {
            roles,
            fits: fits.into_iter().map(Fits).collect(),
        });
    let pairs =
        prop::collection::vec(prop::bool::weighted(0.3), size * size).prop_map(move |bits| {
            let pairs = (0..size).flat_map(|one| (one + 1..size).map(move |other| (one, other)));
            let number = |at: usize| u32::try_from(at).expect("a small number");
            Bound::Pairwise {
                apart: pairs
                    .filter(|(one, other)| bits.get(one * size + other) == Some(&true))
                    .map(|(one, other)| (number(one), number(other)))
                    .collect(),
            }
        });
    prop_oneof![keys, sum, roles, pairs]
}

fn problem() -> impl Strategy<Value = Problem> {
    (0usize..9, 0usize..5, 0usize..6).prop_flat_map(|(size, min, more)| {
        prop::collection::vec(bound(size), 0..3).prop_map(move |bounds| Problem {
            size,
            min,
            max: min + more,
            bounds,
        })
    })
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(1500))]

    #[test]
    fn answers_are_those_of_brute_force(problem in problem(), seed: u64) {
        let all = all(&problem);
        let witness = problem.witness();
        prop_assert_eq!(witness.is_some(), !all.is_empty());
        if let Some(witness) = witness {
            prop_assert!(all.contains(&witness));
        }
        let sample = problem.sample(&mut Pebbles::new(seed));
        prop_assert_eq!(sample.is_some(), !all.is_empty());
        if let Some(sample) = sample {
            prop_assert!(all.contains(&sample));
        }
        for bits in 0u32..1 << problem.size {
            let set: Vec<u32> = (0..32).filter(|at| bits & (1 << at) != 0).collect();
            prop_assert_eq!(problem.check(&set).is_ok(), all.contains(&set));
            let holds = |whole: &Vec<u32>| set.iter().all(|at| whole.contains(at));
            let completed = problem.completed(&set);
            prop_assert_eq!(completed.is_some(), all.iter().any(holds));
            if let Some(whole) = completed {
                prop_assert!(all.contains(&whole) && holds(&whole));
            }
        }
    }

    #[test]
    fn a_relaxed_choice_can_always_be_made(problem in problem()) {
        let before = all(&problem);
        let relaxed = problem.clone().relaxed();
        let after = all(&relaxed);
        prop_assert!(!after.is_empty());
        if !before.is_empty() {
            prop_assert_eq!(before, after);
        }
    }

    #[test]
    fn samples_reach_every_set(size in 1usize..5, min in 0usize..3) {
        let problem = Problem::count(size, min, size);
        let mut dice = Pebbles::new(7);
        let mut seen: Vec<Vec<u32>> = (0..600).filter_map(|_| problem.sample(&mut dice)).collect();
        seen.sort();
        seen.dedup();
        let mut all = all(&problem);
        all.sort();
        prop_assert_eq!(seen, all);
    }
}

#[test]
fn repeats_and_strangers_are_refused() {
    let problem = Problem::count(3, 1, 2);
    assert_eq!(problem.check(&[1, 1]), Err(Misfit::Twice(1)));
    assert_eq!(problem.check(&[3]), Err(Misfit::NoCandidate(3)));
    assert_eq!(problem.check(&[]), Err(Misfit::TooFew(1)));
    assert_eq!(problem.check(&[0, 1, 2]), Err(Misfit::TooMany(2)));
}

#[test]
fn a_large_sum_is_found_without_turning_back() {
    let of: Vec<i64> = (0..60).map(|n| 2 * (n % 7) + 2).collect();
    let odd = Problem {
        size: 60,
        min: 0,
        max: 60,
        bounds: vec![Bound::Sum {
            of: of.clone(),
            min: Some(31),
            max: Some(31),
        }],
    };
    assert_eq!(odd.witness(), None);
    let even = Problem {
        bounds: vec![Bound::Sum {
            of,
            min: Some(32),
            max: Some(32),
        }],
        ..odd
    };
    assert!(even.witness().is_some_and(|set| even.check(&set).is_ok()));
}
