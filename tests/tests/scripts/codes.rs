//! The pages of codes: the example that fails gets the code of its page and no other, and its mend gets none.

use crate::read::{Script, Told, each, read_alone, read_under, read_with_the_rules};
use spaceline_lang::diagnostic::{CODES, Code, Example, Severity};

/// The codes of which no script can be shown, and why.
const WITHOUT: &[(&str, &str)] = &[
    ("SL0115", "each slip that is known has a better word"),
    ("SL0122", "65,536 words are no page"),
    ("SL0123", "256 MB are no page"),
    ("SL0124", "a hundred mistakes are no page"),
    ("SL0125", "it would be a mistake of the formatter"),
];

/// How an example is read, told by its fence.
const ALONE: &str = "";
const WITH_RULES: &str = "with std-rules";
const UNDER: &str = "with std-rules under ";

/// What is told of an example.
fn read(code: &Code, example: Example) -> Told {
    let script = Script {
        name: format!("{code}.sl"),
        text: example.text.to_owned(),
    };
    let how = example.mark.trim_start_matches("sl").trim_start();
    let how = how.trim_start_matches("fails").trim_start();
    match how {
        ALONE => read_alone(&script),
        WITH_RULES => read_with_the_rules(&script),
        _ => match how.strip_prefix(UNDER) {
            Some(edition) => read_under(&script, edition),
            None => unreachable!("{code}: nobody knows `{how}`"),
        },
    }
}

/// What is wrong with a page.
fn wrong(code: &Code) -> Vec<String> {
    let mut wrong = Vec::new();
    let heading = code.page.lines().next().unwrap_or_default();
    if heading != format!("# {code}: {}", code.title()) || heading.ends_with('.') {
        wrong.push(format!("{code}: its page begins with `{heading}`"));
    }
    let (mut bad, mut good) = (0, 0);
    for example in code.examples() {
        let fails = example.mark.contains("fails");
        *(if fails { &mut bad } else { &mut good }) += 1;
        let Told { wrong: told, text } = read(code, example);
        let its = told.iter().filter(|one| one.code == *code).count();
        let grave = told.iter().filter(|one| one.severity > Severity::Note);
        let others = grave.filter(|one| one.code != *code).count();
        if others > 0 || fails != (its > 0) {
            let (mark, script) = (example.mark, example.text);
            wrong.push(format!("{code}: {mark}\n{script}\n{text}"));
        }
    }
    if (bad == 0 || good == 0) && !WITHOUT.iter().any(|(id, _)| *id == code.id) {
        wrong.push(format!("{code}: no example that fails, or no mend"));
    }
    wrong
}

#[test]
fn each_page_shows_a_script_that_fails_and_its_mend() {
    let wrong = each(CODES, wrong).concat();
    assert!(
        wrong.is_empty(),
        "{} are wrong\n{}",
        wrong.len(),
        wrong.join("\n")
    );
}
