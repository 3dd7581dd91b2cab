//! A card that stands in one pack by its facts and is scripted in another.

use crate::common::{folder, path, spaceline, text};
use std::fs;
use std::path::{Path, PathBuf};

const MARKED: &str = "set firsts \"Firsts\" released 1994

card \"Stern Warden\" dilemma planet {
  property [TNG]
  not encoded \"2 sentences of its text cannot be read yet\"
}
";

const WHOLE: &str = "set firsts \"Firsts\" released 1994

card \"Stern Warden\" dilemma planet {
  property [TNG]
  unless SECURITY x9: kill one personnel in team by opponent
  discard_dilemma
}

scenario \"The text that is in force is the one that says more\" under r24 {
  given mission of one: \"Impose Order\"
  given seeds of two under \"Impose Order\": \"Stern Warden\"
  given away team of one on \"Impose Order\": \"Kurak\", \"Kromm\"
  when one attempts \"Impose Order\"
  two chooses \"Kurak\"
  then \"Kurak\" is killed, \"Stern Warden\" is discarded
}
";

fn pack(folder: &Path, id: &str, script: &str) -> PathBuf {
    let pack = folder.join(id);
    fs::create_dir_all(&pack).unwrap();
    let manifest = format!(
        "id = \"{id}\"\nname = \"{id}\"\nversion = \"0.1.0\"\nlanguage = \"1\"\nkind = \"cards\"\nrequires = [\"core\"]\n"
    );
    fs::write(pack.join("pack.toml"), manifest).unwrap();
    fs::write(pack.join("cards.sl"), script).unwrap();
    pack
}

#[test]
fn whichever_is_read_first_the_script_that_says_more_is_in_force() {
    for (marked, whole) in [("a_pack", "z_pack"), ("z_pack", "a_pack")] {
        let room = folder(&format!("rivals_{marked}"));
        let (marked, whole) = (pack(&room, marked, MARKED), pack(&room, whole, WHOLE));
        let folders = [path(&marked), path(&whole)];
        let quiet = spaceline(&[["check"].as_slice(), &folders].concat());
        let told = text(&quiet.stdout) + &text(&quiet.stderr);
        assert_eq!(quiet.status.code(), Some(0), "{told}");
        assert!(
            told.contains("1 script stands in the place of another"),
            "{told}"
        );
        assert!(!told.contains("note["), "{told}");
        let loud = spaceline(&[["check", "-v"].as_slice(), &folders].concat());
        let told = text(&loud.stdout) + &text(&loud.stderr);
        assert!(
            told.contains("this script of `Stern Warden` takes the place of another"),
            "{told}"
        );
        assert!(
            told.contains("this script of `Stern Warden` is not in force"),
            "{told}"
        );
        let played = spaceline(&[["test"].as_slice(), &folders].concat());
        let told = text(&played.stdout) + &text(&played.stderr);
        assert!(told.contains("1 passed, 0 failed"), "{told}");
    }
}

#[test]
fn who_writes_a_script_that_is_not_in_force_is_told() {
    let room = folder("rivals_idle");
    let (marked, whole) = (pack(&room, "mine", MARKED), pack(&room, "other", WHOLE));
    let output = spaceline(&["check", path(&marked), "--packs", path(&whole)]);
    let told = text(&output.stdout) + &text(&output.stderr);
    assert!(
        told.contains("1 script is not in force, because another says more"),
        "{told}"
    );
}
