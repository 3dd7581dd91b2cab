//! The page of a card is of what is in force: with what rulings, errata and texts of another day say.

use insta::assert_snapshot;
use spaceline_lang::diagnostic::render;
use spaceline_phrasebook::Wording;
use spaceline_rules::book::{Wanted, load};
use spaceline_rules::explain::{Printing, Texts, title_pages};
use spaceline_rules::pack::{Memory, Origin, Packs};
use std::path::Path;

const MANIFEST: &str = "id = \"mine\"\nname = \"Mine\"\nversion = \"0.1.0\"\nlanguage = \"1\"\nkind = \"cards\"\nrequires = [\"core\"]\n";

const CARDS: &str = r#"
set mine "Mine" released 1994

card "Old Hand" personnel {
  Federation
  OFFICER, Honor, Leadership
  5 / 6 / 7
  icons [Stf]
  while some personnel here with Treachery: this: CUNNING +2
}
errata "Old Hand" dated 1998-02-13 cites r24 "gl" { STRENGTH 9; while some personnel here with Greed: this: STRENGTH +1 }

card "Ruled Post" dilemma planet {
  points 5
  unless SECURITY x3: kill one personnel in team by opponent
}
ruling "Ruled Post" in r24 cites r24 "gl" { points 10; ground space }

card "Dated Warden" dilemma planet {
  points 5
  unless SECURITY x3: kill one personnel in team by opponent
  text dated 1994-11-01 { unless MEDICAL x2: stop one personnel in team by opponent }
}

card "Plain Post" dilemma planet {
  points 5
  unless SECURITY x3: kill one personnel in team by opponent
}
errata "Plain Post" dated 1999-01-01 cites r24 "gl" { unless SECURITY x4: kill one personnel in team by opponent }
errata "Plain Post" dated 2001-01-01 cites r24 "gl" { unless SECURITY x5: kill one personnel in team by opponent }

format "Long ago" { text as of 1999-06-01 }
"#;

/// The pages of the cards, in a format.
fn pages(format: Option<&str>, is_worded: bool) -> String {
    let mut packs = Packs::built_in();
    let files = [("mine/pack.toml", MANIFEST), ("mine/cards.sl", CARDS)];
    let origin = Origin::Folder("mine".into());
    packs.add(&Memory::new(&files), Path::new("mine"), &origin);
    let wanted = Wanted {
        format: format.map(str::to_owned),
        ..Wanted::default()
    };
    let loaded = load(packs, &wanted);
    let wording = Wording::of(&loaded.packs);
    let told = render(&loaded.problems, loaded.sources(), false);
    assert!(loaded.rulebook.is_some(), "{told}");
    let texts = Texts {
        sources: loaded.sources(),
        wording: is_worded.then_some(&wording as &dyn Printing),
    };
    let titles = ["Old Hand", "Ruled Post", "Dated Warden", "Plain Post"];
    let rulebook = loaded.rulebook.iter();
    let pages = rulebook
        .flat_map(|rulebook| titles.map(|title| title_pages(rulebook, texts, title).concat()));
    pages.collect::<Vec<_>>().join("---\n")
}

#[test]
fn errata_and_rulings_stand_on_the_page() {
    assert_snapshot!("in_force", pages(None, true));
}

#[test]
fn errata_of_later_days_do_not_and_texts_of_the_day_do() {
    assert_snapshot!("in_force_long_ago", pages(Some("Long ago"), true));
}

#[test]
fn without_phrases_the_lines_in_force_stand_as_they_are_scripted() {
    assert_snapshot!("in_force_as_scripted", pages(None, false));
}
