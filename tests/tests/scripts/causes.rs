//! Of the scenarios that 2018 answers otherwise than 2024 nearly each names the part of the rules that makes the
//! difference.

use spaceline_review::comparison::{Wishes, compare, law};
use spaceline_rules::pack::Packs;

#[test]
fn what_makes_the_difference_between_two_editions_is_named() {
    let laws = ["r24", "r18"].map(|name| law(name).expect("it is a name"));
    let [one, other] = &laws;
    let (comparison, _) =
        compare(Packs::built_in(), [one, other], &Wishes::default()).expect("both can be read");
    let differ = &comparison.scenarios.differ;
    let unnamed: Vec<&str> = (differ.iter())
        .filter(|pair| pair.causes.is_empty())
        .map(|pair| pair.name.as_str())
        .collect();
    assert!(differ.len() > 100, "{}", differ.len());
    assert!(unnamed.len() * 20 < differ.len(), "{unnamed:#?}");
}
