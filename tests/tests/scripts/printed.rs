//! Skills and requirements of all wholly scripted cards beside what is printed on them, token by token.
//!
//! `data/printed.tsv` has them as the community's list prints them: title, set, classification, and the skills of a personnel
//! or, without a classification, the requirement of a mission. It is read here by other means than the importer's, so that a
//! mistake of a phrase is seen.

use crate::read::root;
use spaceline_lang::explicit;
use spaceline_rules::book::{self, Wanted};
use spaceline_rules::census::Grade;
use spaceline_rules::pack::Packs;
use std::collections::BTreeMap;
use std::fs;

/// How often each thing is named: a skill as often as it counts, an attribute with its bound, each `OR`.
type Tokens = BTreeMap<String, i64>;

fn add(tokens: &mut Tokens, name: &str, count: i64) {
    let name = name.trim();
    if !name.is_empty() {
        *tokens.entry(name.replace("V.I.P.", "VIP")).or_default() += count;
    }
}

/// The tokens of a print: names with small letters go on, `x2` or a number before counts, and `+`, `,` and brackets part.
fn of_print(print: &str, names: &[String]) -> Tokens {
    let mut tokens = Tokens::new();
    let print = print.replace("V.I.P.", "VIP").replace(" x ", " x");
    let mut rest = print.as_str();
    let mut before = 1;
    while !rest.is_empty() {
        rest = rest.trim_start_matches([' ', '+', ',', '(', ')', '[', ']']);
        let found = names.iter().find(|name| rest.starts_with(name.as_str()));
        if let Some(name) = found {
            rest = rest.get(name.len()..).unwrap_or_default().trim_start();
            let (bound, after) = sign(rest);
            if let Some(bound) = bound {
                add(&mut tokens, &format!("{name}{bound}"), 1);
                rest = after;
            } else {
                let (count, after) = match rest.strip_prefix('x').map(digits) {
                    Some((Some(count), after)) => (count, after),
                    _ => (before, rest),
                };
                add(&mut tokens, name, count);
                rest = after;
            }
            before = 1;
        } else if let (Some(count), after) = digits(rest) {
            before = count;
            rest = after;
        } else {
            let end = rest.find(' ').unwrap_or(rest.len());
            let (word, after) = rest.split_at(end);
            if word != "AND" {
                add(&mut tokens, word, 1);
            }
            rest = after;
        }
    }
    tokens
}

fn digits(text: &str) -> (Option<i64>, &str) {
    let end = text
        .find(|c: char| !c.is_ascii_digit())
        .unwrap_or(text.len());
    let (number, rest) = text.split_at(end);
    (number.parse().ok(), rest)
}

/// `>35` with what follows it.
fn sign(text: &str) -> (Option<String>, &str) {
    let Some(sign) = text.chars().next().filter(|c| matches!(c, '<' | '>')) else {
        return (None, text);
    };
    let (number, rest) = digits(text.get(1..).unwrap_or_default().trim_start());
    (number.map(|number| format!("{sign}{number}")), rest)
}

/// The tokens of what a script is read as.
fn of_reading(reading: &str) -> Option<Tokens> {
    let mut tokens = Tokens::new();
    let mut any = false;
    for line in reading.lines().map(str::trim) {
        if let Some(class) = line.strip_prefix("classification ") {
            add(&mut tokens, class, 1);
        } else if let Some(list) = line.strip_prefix("skills [") {
            any = true;
            for skill in list.trim_end_matches(']').split(", ") {
                match skill.rsplit_once(" x") {
                    Some((name, count)) => add(&mut tokens, name, count.parse().ok()?),
                    None => add(&mut tokens, skill, 1),
                }
            }
        } else if let Some(need) = line.strip_prefix("goal need: ") {
            any = true;
            add_need(&mut tokens, need)?;
        }
    }
    any.then_some(tokens)
}

/// `{((need(Geology, 1) and (INTEGRITY > 35)) or need("Data"))}`; nothing if it asks for something else.
fn add_need(tokens: &mut Tokens, need: &str) -> Option<()> {
    let mut rest = need;
    while let Some(at) = rest.find(|c: char| c.is_alphabetic()) {
        rest = rest.get(at..)?;
        let end = rest
            .find(|c: char| !c.is_alphanumeric())
            .unwrap_or(rest.len());
        let (word, after) = rest.split_at(end);
        rest = after;
        match word {
            "and" => {}
            "or" => add(tokens, "OR", 1),
            "need" => {
                let inside = rest.strip_prefix('(')?;
                let (inside, after) = inside.split_once(')')?;
                let (name, count) = inside.rsplit_once(", ")?;
                add(tokens, name, count.parse().ok()?);
                rest = after;
            }
            attribute => {
                let (bound, after) = sign(rest.trim_start());
                add(tokens, &format!("{attribute}{}", bound?), 1);
                rest = after;
            }
        }
    }
    Some(())
}

#[test]
fn skills_and_requirements_are_what_is_printed() {
    let mut packs = Packs::new();
    packs.add_folder(&root().join("std-rules"));
    packs.add_folder(&root().join("cards"));
    let loaded = book::load(packs, &Wanted::default());
    let Some(rulebook) = &loaded.rulebook else {
        unreachable!("the scripts are checked elsewhere")
    };
    let book = rulebook.program.book();
    let text = |id: spaceline_lang::tree::TextId| {
        book.texts.get(id.index()).map_or("", |text| text.as_str())
    };
    // What each wholly scripted card is read as, by the name of its set and its title with its version.
    let mut readings: BTreeMap<(String, String), Tokens> = BTreeMap::new();
    let scripts = loaded.packs.packs.iter().flat_map(|pack| &pack.scripts);
    for script in scripts {
        let all = explicit::file(book, script.file);
        let mut cards = all.split("card \"").skip(1);
        let here = book
            .cards
            .iter()
            .filter(|card| card.span.file == script.file);
        for card in here {
            let Some(reading) = cards.find(|reading| reading.starts_with(text(card.title))) else {
                continue;
            };
            let set = card.set.and_then(|set| book.sets.get(set.index()));
            let (Some(set), Grade::Complete) = (set, Grade::of(card)) else {
                continue;
            };
            let title = match card.version {
                Some(version) => format!("{} ({})", text(card.title), text(version)),
                None => text(card.title).to_owned(),
            };
            if let Some(tokens) = of_reading(reading) {
                readings.insert((set.named.name.to_string(), title), tokens);
            }
        }
    }
    let printed = fs::read_to_string(root().join("tests/data/printed.tsv")).unwrap_or_default();
    let mut names: Vec<String> = readings
        .values()
        .flat_map(|tokens| tokens.keys())
        .filter(|name| !name.contains(['<', '>']) && *name != "OR")
        .cloned()
        .chain(["INTEGRITY", "CUNNING", "STRENGTH"].map(str::to_owned))
        .collect();
    names.sort_by_key(|name| std::cmp::Reverse(name.len()));
    names.dedup();
    let (mut compared, mut wrong) = (0, Vec::new());
    for row in printed.lines() {
        let [title, set, _, print] = row.split('\t').collect::<Vec<_>>()[..] else {
            unreachable!("a row has four columns: {row}")
        };
        let Some(is) = readings.get(&(set.to_owned(), title.to_owned())) else {
            continue;
        };
        let was = of_print(print, &names);
        compared += 1;
        if was != *is {
            wrong.push(format!(
                "{title} ({set}): printed {print}: {was:?}, scripted {is:?}"
            ));
        }
    }
    assert!(compared > 900, "only {compared} cards are compared");
    assert!(
        wrong.is_empty(),
        "{} of {compared}:\n{}",
        wrong.len(),
        wrong.join("\n")
    );
}

#[test]
fn a_wrong_skill_is_seen() {
    let names = ["Computer Skill", "ENGINEER", "INTEGRITY"].map(str::to_owned);
    let print = of_print("ENGINEER Computer Skill x 2", &names);
    let right = of_reading("  classification ENGINEER\n  skills [Computer Skill x2]");
    let wrong = of_reading("  classification ENGINEER\n  skills [Computer Skill]");
    assert_eq!(Some(print.clone()), right);
    assert_ne!(Some(print), wrong);
    let print = of_print("2 ENGINEER OR INTEGRITY>35", &names);
    assert_eq!(
        Some(print),
        of_reading("  goal need: {(need(ENGINEER, 2) or (INTEGRITY > 35))}")
    );
}
