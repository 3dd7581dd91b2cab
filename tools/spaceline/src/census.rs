//! The census of cards as people read it: a line for each kind and each set, and one for all.

use spaceline_rules::census::Counts;
use spaceline_table::json::Cards;
use std::collections::BTreeMap;

/// Tells it; each kind of each set by itself, if that is wanted. `untold` is what the lists of which cards are made
/// do not tell.
pub fn tell(census: &BTreeMap<(String, String), Counts>, each: bool, untold: &[String]) {
    let mut kinds: BTreeMap<&str, Counts> = BTreeMap::new();
    let mut sets: BTreeMap<&str, Counts> = BTreeMap::new();
    let mut all = Counts::default();
    for ((set, kind), counts) in census {
        kinds.entry(kind).or_default().add_all(*counts);
        sets.entry(set).or_default().add_all(*counts);
        all.add_all(*counts);
    }
    say!("{:40}{:>10}{:>10}{:>10}", "", "complete", "partly", "facts");
    for (kind, counts) in kinds {
        row(kind, counts);
    }
    say!("");
    for (set, counts) in sets {
        row(if set.is_empty() { "in no set" } else { set }, counts);
        let of_it = census.iter().filter(|((of, _), _)| of == set);
        for ((_, kind), counts) in of_it.filter(|_| each) {
            row(&format!("  {kind}"), *counts);
        }
    }
    say!("");
    row("all", all);
    if !untold.is_empty() {
        say!("");
        say!("complete: as far as lists tell what is printed; they tell nothing of");
        untold.iter().for_each(|what| say!("  {what}"));
    }
}

/// The same as data, each kind of each set by itself.
pub fn rows(census: &BTreeMap<(String, String), Counts>) -> Vec<Cards> {
    let rows = census.iter();
    rows.map(|((set, kind), counts)| Cards::of(set, kind, *counts))
        .collect()
}

fn row(name: &str, counts: Counts) {
    let Counts {
        complete,
        partly,
        facts,
    } = counts;
    say!("{name:40}{complete:>10}{partly:>10}{facts:>10}");
}
