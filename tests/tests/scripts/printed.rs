//! Skills, requirements, staffing and equipment of cards beside what is printed on them, token by token: of all that
//! are wholly scripted, and of the others that have a row.
//!
//! `data/printed.tsv` has them as the community's list prints them: title, set, classification, and the skills of a
//! personnel or, without a classification, the requirement of a mission; then, where there is one, what a personnel
//! has under a condition, or the requirement of the mission's other side. `data/ships.tsv` has title, set, staffing
//! and special equipment of ships. They are read here by other means than the importer's, so that a mistake of a
//! phrase is seen.

use crate::read::root;
use spaceline_lang::explicit;
use spaceline_rules::book::{self, Wanted};
use spaceline_rules::census::Grade;
use spaceline_rules::pack::Packs;
use std::collections::BTreeMap;
use std::fs;

/// How often each thing is named: a skill as often as it counts, an attribute with its bound, a title in braces, each
/// `OR`.
type Tokens = BTreeMap<String, i64>;

/// Which card: the name of its set, and its title with its version.
type Name = (String, String);

/// What a print or a script says at once, and what it says of a condition or the other side.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
struct Facts {
    own: Tokens,
    also: Tokens,
}

/// Words of prints that name nothing.
const PASSED: &[&str] = &["and", "a", "an", "personnel", "s"];

fn add(tokens: &mut Tokens, name: &str, count: i64) {
    let name = name.trim().to_lowercase().replace('_', " ");
    if !name.is_empty() && !PASSED.contains(&name.as_str()) {
        *tokens.entry(name.replace("v.i.p.", "vip")).or_default() += count;
    }
}

/// The tokens of a print: names with small letters go on, `x2` or a number before counts, and `+`, `,` and brackets
/// part.
fn of_print(print: &str, names: &[String]) -> Tokens {
    let mut tokens = Tokens::new();
    let print = print.replace("V.I.P.", "VIP").replace(" x ", " x");
    // An icon in braces is no title.
    let print = print
        .replace("{[", "[")
        .replace("] personnel}", "]")
        .replace("] Personnel}", "]");
    let mut rest = print.as_str();
    let mut before = 1;
    // `no` and `any` stand before the name of which they are said.
    let mut said = String::new();
    while !rest.is_empty() {
        rest = rest.trim_start_matches([' ', '+', ',', '(', ')']);
        if let Some((title, after)) = rest.strip_prefix('{').and_then(|rest| rest.split_once('}')) {
            add(
                &mut tokens,
                &format!("{said}{{{title}}}").replace("any {", "{any "),
                1,
            );
            (rest, before) = (after, 1);
            said.clear();
            continue;
        }
        let lower = rest.to_lowercase();
        let found = names.iter().find(|name| lower.starts_with(name.as_str()));
        if let Some(name) = found {
            rest = rest.get(name.len()..).unwrap_or_default();
            let (bound, after) = sign(rest.trim_start_matches([' ', ')']));
            if let Some(bound) = bound {
                add(&mut tokens, &format!("{name}{bound}"), 1);
                rest = after;
            } else {
                let (count, after) = match rest.trim_start().strip_prefix('x').map(digits) {
                    Some((Some(count), after)) => (count, after),
                    _ => (before, rest),
                };
                add(&mut tokens, &format!("{said}{name}"), count);
                rest = after;
            }
            before = 1;
            said.clear();
        } else if let (Some(count), after) = digits(rest) {
            before = count;
            rest = after;
        } else {
            let end = rest.find([' ', ')']).unwrap_or(rest.len());
            let (word, after) = rest.split_at(end);
            match word {
                "no" => "no ".clone_into(&mut said),
                "any" if after.trim_start().starts_with('{') => "any ".clone_into(&mut said),
                "any" => {}
                _ => add(&mut tokens, word, 1),
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

/// What a script is read as; nothing if it asks for something that no print has.
fn of_reading(reading: &str) -> Option<Facts> {
    let mut facts = Facts::default();
    let mut any = false;
    for line in reading.lines().map(str::trim) {
        // What others gain is said of others.
        let gained = line
            .starts_with("skills of it")
            .then(|| line.split_once("= this): + ["))
            .flatten();
        // Of whom attributes are printed skills may be: some Borg have none.
        any |= line.starts_with("INTEGRITY ");
        let class = line.strip_prefix("classification ");
        // What is selected stands in no column.
        if let Some(class) = class.filter(|class| !class.starts_with("of it")) {
            add(&mut facts.own, class, 1);
        } else if let Some(list) = line.strip_prefix("skills [") {
            any = true;
            add_skills(&mut facts.own, list)?;
        } else if let Some((_, list)) = gained {
            add_skills(&mut facts.also, list)?;
        } else if let Some(need) = line.strip_prefix("goal need: ") {
            any = true;
            match need.strip_suffix(" opposite: yes") {
                Some(need) => add_need(&mut facts.also, need)?,
                None => add_need(&mut facts.own, need)?,
            }
        }
    }
    any.then_some(facts)
}

fn add_skills(tokens: &mut Tokens, list: &str) -> Option<()> {
    for skill in list.trim_end_matches(']').split(", ") {
        match skill.rsplit_once(" x") {
            Some((name, count)) => add(tokens, name, count.parse().ok()?),
            None => add(tokens, skill, 1),
        }
    }
    Some(())
}

/// What stands in the parentheses with which a text begins, and what follows.
fn inside(text: &str) -> Option<(&str, &str)> {
    let mut depth = 0;
    for (at, letter) in text.char_indices() {
        depth += match letter {
            '(' => 1,
            ')' => -1,
            _ => 0,
        };
        if depth == 0 {
            return Some((text.get(1..at)?, text.get(at + 1..)?));
        }
    }
    None
}

/// `{((need(Geology, 1) and (INTEGRITY > 35)) or need("Data"))}`; nothing if it asks for something else.
fn add_need(tokens: &mut Tokens, need: &str) -> Option<()> {
    let mut rest = need;
    let mut not = "";
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
            "not" => not = "no ",
            "need" => {
                let (asked, after) = inside(rest)?;
                rest = after;
                let (one, other) = asked.rsplit_once(", ").unwrap_or((asked, "1"));
                if let Some(title) = asked.strip_prefix("any ") {
                    add(tokens, &format!("{{any {}}}", title.trim_matches('"')), 1);
                } else if asked.starts_with('"') {
                    add(tokens, &format!("{{{}}}", asked.trim_matches('"')), 1);
                } else if let Some((count, group)) = asked.split_once(", {") {
                    let (_, kind) = group.split_once(" is ")?;
                    add(tokens, kind.split(')').next()?, count.parse().ok()?);
                } else {
                    add(tokens, &format!("{not}{one}"), other.parse().ok()?);
                }
                not = "";
            }
            attribute => {
                let (bound, after) = sign(rest.trim_start_matches([' ', ')']));
                match bound {
                    Some(bound) => {
                        add(tokens, &format!("{attribute}{bound}"), 1);
                        rest = after;
                    }
                    None => add(tokens, attribute, 1),
                }
            }
        }
    }
    Some(())
}

/// How far each card of these kinds is scripted, and what it is read as.
fn readings(kinds: &[&str]) -> BTreeMap<Name, (Grade, String)> {
    let mut packs = Packs::new();
    packs.add_folder(&root().join("std-rules"));
    packs.add_folder(&root().join("cards"));
    let loaded = book::load(packs, &Wanted::default());
    let Some(rulebook) = &loaded.rulebook else {
        unreachable!("the scripts are checked elsewhere")
    };
    let book = rulebook.program.book();
    let text = |id: spaceline_lang::tree::TextId| book.text(id);
    let mut found = BTreeMap::new();
    for (id, card) in (0..).map(spaceline_lang::tree::CardId).zip(&book.cards) {
        let kind = book.kinds.get(card.kind.index());
        let kind = kind.map_or("", |kind| kind.named.name.as_str());
        let set = card.set.and_then(|set| book.sets.get(set.index()));
        let Some(set) = set.filter(|_| kinds.contains(&kind)) else {
            continue;
        };
        let title = match card.version {
            Some(version) => format!("{} ({})", text(card.title), text(version)),
            None => text(card.title).to_owned(),
        };
        let reading = explicit::card(book, id);
        let name = (set.named.name.to_string(), title);
        found.insert(name, (Grade::of(card), reading));
    }
    found
}

/// The rows of a file of data.
fn rows(file: &str) -> BTreeMap<Name, Vec<String>> {
    let text = fs::read_to_string(root().join("tests/data").join(file)).unwrap_or_default();
    let row = |line: &str| {
        let mut cells = line.split('\t').map(str::to_owned);
        let title = cells.next().unwrap_or_default();
        let set = cells.next().unwrap_or_default();
        ((set, title), cells.collect())
    };
    text.lines().map(row).collect()
}

#[test]
fn skills_and_requirements_are_what_is_printed() {
    let readings = readings(&["personnel", "mission"]);
    let printed = rows("printed.tsv");
    let read: BTreeMap<&Name, (Grade, Option<Facts>)> = readings
        .iter()
        .filter(|(name, (grade, _))| *grade == Grade::Complete || printed.contains_key(name))
        .map(|(name, (grade, reading))| (name, (*grade, of_reading(reading))))
        .collect();
    let facts = read.values().filter_map(|(_, facts)| facts.as_ref());
    let tokens = facts.flat_map(|facts| facts.own.keys().chain(facts.also.keys()));
    let mut names: Vec<String> = tokens
        .filter(|name| !name.contains(['<', '>', '{']) && *name != "or")
        .map(|name| name.trim_start_matches("no ").to_owned())
        .chain(
            [
                "integrity",
                "cunning",
                "strength",
                "range",
                "weapons",
                "shields",
            ]
            .map(str::to_owned),
        )
        .collect();
    names.sort_by_key(|name| std::cmp::Reverse(name.len()));
    names.dedup();
    let mut wrong = Vec::new();
    for ((set, title), (grade, facts)) in &read {
        let Some(is) = facts else {
            wrong.push(format!("{title} ({set}) is not understood"));
            continue;
        };
        let Some(row) = printed.get(&(set.clone(), title.clone())) else {
            wrong.push(format!("{title} ({set}) has no row in printed.tsv"));
            continue;
        };
        let cell = |at: usize| of_print(row.get(at).map_or("", String::as_str), &names);
        let was = Facts {
            own: cell(1),
            also: cell(2),
        };
        // What a card has under a condition may be what is not scripted of it.
        let same = was.own == is.own && (was.also == is.also || *grade != Grade::Complete);
        if !same {
            wrong.push(format!(
                "{title} ({set}): printed {row:?}: {was:?}, scripted {is:?}"
            ));
        }
    }
    assert!(
        wrong.is_empty(),
        "{} of {}:\n{}",
        wrong.len(),
        read.len(),
        wrong.join("\n")
    );
}

/// `2 cadet`, or `1 human` where no number stands.
fn counted(print: &str) -> String {
    match digits(print) {
        (Some(_), _) => print.to_owned(),
        _ => format!("1 {print}"),
    }
}

/// What a ship asks for in place of icons: each `need` of its reading, with how many.
fn demands(reading: &str) -> Vec<String> {
    let needs = reading.split("need(").skip(1);
    needs
        .filter_map(|need| {
            let (first, rest) = need.split_once(", ")?;
            match digits(first) {
                (Some(count), _) => {
                    let (name, _) = rest.split_once("it2 is ")?.1.split_once(')')?;
                    Some(format!("{count} {name}"))
                }
                _ => Some(format!("{} {first}", digits(rest).0?)),
            }
        })
        .collect()
}

#[test]
fn staffing_and_equipment_are_what_is_printed() {
    let printed = rows("ships.tsv");
    let mut wrong = Vec::new();
    let ships = readings(&["ship"]).into_iter();
    let whole = ships.filter(|(_, (grade, _))| *grade == Grade::Complete);
    for ((set, title), (_, reading)) in whole {
        let Some(row) = printed.get(&(set.clone(), title.clone())) else {
            wrong.push(format!("{title} ({set}) has no row in ships.tsv"));
            continue;
        };
        let list = |field: &str| {
            let mut lines = reading.lines().map(str::trim);
            let list = lines.find_map(|line| line.strip_prefix(field)?.strip_prefix(" ["));
            let list = list.map_or("", |list| list.strip_suffix(']').unwrap_or(list));
            list.split(", ").map(str::to_owned).collect::<Vec<String>>()
        };
        let cell = |at: usize| row.get(at).map_or("", String::as_str);
        let staffing = list("staffing").concat();
        let systems = list("systems");
        let mut equipment: Vec<&str> = cell(1).split(", ").collect();
        let mut scripted: Vec<&str> = systems.iter().map(String::as_str).collect();
        equipment.sort_unstable();
        scripted.sort_unstable();
        let lines = |kind: &str| {
            let lines = reading.lines().map(str::trim);
            let needs = lines.filter_map(|line| line.strip_prefix(kind));
            needs.flat_map(demands).collect::<Vec<String>>()
        };
        let (others, instead) = (lines("staff_demand need: "), lines("other_staffing need: "));
        // What begins with `OR` stands in place of the icons.
        let (beside, behind) = match cell(2).strip_prefix("OR ") {
            Some(print) => ("", print),
            None => (cell(2), ""),
        };
        let split = |print: &str| match print {
            "" => Vec::new(),
            print => print.split(" OR ").map(counted).collect::<Vec<String>>(),
        };
        let wanted = others == split(beside) && instead == split(behind);
        if staffing != cell(0) || equipment != scripted || !wanted {
            wrong.push(format!(
                "{title} ({set}): printed {row:?}, scripted {staffing} {systems:?} {others:?} {instead:?}"
            ));
        }
    }
    assert!(wrong.is_empty(), "{}", wrong.join("\n"));
}

#[test]
fn a_wrong_skill_is_seen() {
    let names = ["computer skill", "engineer", "integrity", "honor", "[maq]"].map(str::to_owned);
    let own = |reading: &str| of_reading(reading).map(|facts| facts.own);
    let print = of_print("ENGINEER Computer Skill x 2", &names);
    let right = own("  classification ENGINEER\n  skills [Computer Skill x2]");
    let wrong = own("  classification ENGINEER\n  skills [Computer Skill]");
    assert_eq!(Some(print.clone()), right);
    assert_ne!(Some(print), wrong);
    let print = of_print("2 ENGINEER OR INTEGRITY>35", &names);
    assert_eq!(
        Some(print),
        own("  goal need: {(need(ENGINEER, 2) or (INTEGRITY > 35))}")
    );
    let print = of_print("no Honor + any {Bok} + 2 {[Maq] personnel}", &names);
    assert_eq!(
        Some(print),
        own(
            "  goal need: {((not need(Honor, 1)) and need(any \"Bok\") and need(2, {(each personnel it2 in play where (it2 is [Maq])); it2 is one}))}"
        )
    );
}

#[test]
fn what_is_gained_is_apart() {
    let names = ["honor", "law"].map(str::to_owned);
    let reading = "  skills [Honor]\n  while x:\n    skills of it3 where (it3 = this): + [Law]\n    skills of it3 where your(it3): + [Honor]";
    let facts = of_reading(reading).unwrap_or_default();
    assert_eq!(
        (facts.own, facts.also),
        (of_print("Honor", &names), of_print("Law", &names))
    );
}
