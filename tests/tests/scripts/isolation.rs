//! Packs that nobody requires change nothing. A pack declares random words: made of the words of the rules, near to
//! them, or the same as names of their parameters. No reading of another pack changes, and nothing that is told about
//! one.

use crate::read::{Script, root, rules_for_trial, scripts_under};
use spaceline_lang::diagnostic::{Diagnostic, Report, render};
use spaceline_lang::explicit;
use spaceline_lang::reader::{Layers, Reading, read};
use spaceline_lang::sentence::File;
use spaceline_lang::span::{FileId, Sources};
use spaceline_lang::tree::Book;
use spaceline_lang::vocabulary::Sight;
use std::collections::BTreeSet;
use std::sync::Arc;

/// So many packs are tried; `ISOLATION=200` tries more.
const TRIED: u64 = 6;

/// One of so many cards and wrong scripts is read beside the strange pack.
const ONE_OF: usize = 20;

/// Scripts by packs: first the rules, then packs that require them.
struct Shelf {
    packs: Vec<Vec<Script>>,
}

/// What came of the packs of a shelf.
struct Outcome {
    readings: Vec<(String, String)>,
    told: Vec<Diagnostic>,
    sources: Sources,
    book: Book,
    /// The verbs of the strange pack.
    verbs: Vec<String>,
    /// What is wrong with the strange pack itself.
    wrong: usize,
}

impl Shelf {
    fn new() -> Self {
        let one_of = |folder: &str| {
            let scripts = scripts_under(&root().join(folder)).into_iter();
            scripts.step_by(ONE_OF).collect::<Vec<_>>()
        };
        let mut packs = vec![rules_for_trial(), one_of("cards")];
        let alone = |script: &Script| script.text.contains("// a");
        let wrong = one_of("tests/bad").into_iter();
        packs.extend(
            wrong
                .filter(|script| !alone(script))
                .map(|script| vec![script]),
        );
        Self { packs }
    }

    /// Reads the packs, and beside them a strange one.
    fn read(&self, strange: Option<Script>) -> Outcome {
        let mut sources = Sources::default();
        let mut sight = Sight::default();
        let mut files: Vec<(FileId, File)> = Vec::new();
        let mut wrong = Vec::new();
        let mut rules = None;
        let strange: Vec<Script> = strange.into_iter().collect();
        let known = self.packs.len();
        for pack in self.packs.iter().chain([&strange]) {
            let mut ids = Vec::new();
            for script in pack {
                let id = sources.add(script.name.as_str(), script.text.as_str());
                let parsed = spaceline_lang::parse(id, &script.text);
                wrong.extend(parsed.errors.iter().map(Report::diagnostic));
                files.push((id, parsed.file));
                ids.push(id);
            }
            let group = sight.add(ids, rules);
            rules = rules.or(Some(group));
        }
        let borrowed: Vec<_> = files.iter().map(|(id, file)| (*id, file)).collect();
        let sight = Arc::new(sight);
        let layers = Layers {
            sight,
            ..Layers::default()
        };
        let Reading {
            book,
            errors,
            warnings,
            ..
        } = read(&borrowed, &layers);
        wrong.extend(errors);
        wrong.extend(warnings);
        let others: usize = self.packs.iter().take(known).map(Vec::len).sum();
        let own: BTreeSet<FileId> = files.iter().skip(others).map(|(id, _)| *id).collect();
        let (strangers, told): (Vec<_>, Vec<_>) = wrong
            .into_iter()
            .partition(|one| own.contains(&one.primary.span.file));
        let readings = files.iter().take(others).map(|(id, _)| {
            let name = sources.name(*id).to_owned();
            (name, explicit::file(&book, *id))
        });
        let declared = book
            .verbs
            .iter()
            .filter(|verb| own.contains(&verb.named.span.file));
        let verbs = declared.map(|verb| verb.named.name.to_string()).collect();
        Outcome {
            verbs,
            readings: readings.collect(),
            told,
            sources,
            wrong: strangers.len(),
            book,
        }
    }
}

impl Outcome {
    /// The scripts that are told to require another pack.
    fn in_want(&self) -> BTreeSet<FileId> {
        let wants = |one: &&Diagnostic| one.message.contains("a word of a pack that this one");
        let told = self.told.iter().filter(wants);
        told.map(|one| one.primary.span.file).collect()
    }

    /// What is told of all scripts but some.
    fn told_but(&self, left_out: &BTreeSet<FileId>) -> String {
        let told = self.told.iter();
        let told = told.filter(|one| !left_out.contains(&one.primary.span.file));
        let told: Vec<Diagnostic> = told.cloned().collect();
        render(&told, &self.sources, false)
    }
}

/// Numbers that look random, the same in every run.
struct Dice(u64);

impl Dice {
    fn below(&mut self, end: usize) -> usize {
        self.0 ^= self.0 << 13;
        self.0 ^= self.0 >> 7;
        self.0 ^= self.0 << 17;
        usize::try_from(self.0 % end as u64).unwrap_or_default()
    }

    fn one<'a>(&mut self, all: &'a [String]) -> &'a str {
        all.get(self.below(all.len())).map_or("", String::as_str)
    }
}

/// The names that a book declares, and those of their parameters.
fn names(book: &Book) -> Vec<String> {
    let verbs = book.verbs.iter();
    let params = verbs.clone().flat_map(|verb| &verb.params);
    let functions = book.functions.iter();
    let all = verbs
        .map(|verb| &verb.named.name)
        .chain(params.map(|param| &param.name))
        .chain(functions.map(|function| &function.named.name))
        .chain(book.states.iter().map(|state| &state.named.name))
        .chain(book.kinds.iter().map(|kind| &kind.named.name));
    let plain = |name: &&str| {
        name.chars()
            .all(|one| one.is_ascii_lowercase() || one == '_')
    };
    let all: BTreeSet<&str> = all.map(|name| name.as_str()).filter(plain).collect();
    all.into_iter().map(str::to_owned).collect()
}

/// A word made of others, near to one, or the same as one.
fn word(dice: &mut Dice, names: &[String]) -> String {
    let part = |dice: &mut Dice| {
        let parts: Vec<String> = dice.one(names).split('_').map(str::to_owned).collect();
        dice.one(&parts).to_owned()
    };
    let name = dice.one(names).to_owned();
    match dice.below(5) {
        0 => format!("{}_{}", part(dice), part(dice)),
        1 => format!(
            "{name}_{}",
            dice.one(&["of", "in", "with"].map(str::to_owned))
        ),
        2 => part(dice),
        3 if name.len() > 2 => {
            let mut near = name;
            near.remove(1);
            near
        }
        3 => name,
        _ => format!("{name}s"),
    }
}

/// The first line in which two texts differ, as it is in each.
fn first_difference<'a>(was: &'a str, is: &'a str) -> Option<(Option<&'a str>, Option<&'a str>)> {
    let (mut was, mut is) = (was.lines(), is.lines());
    loop {
        match (was.next(), is.next()) {
            (None, None) => return None,
            (was, is) if was != is => return Some((was, is)),
            _ => {}
        }
    }
}

fn strange(seed: u64, names: &[String]) -> Script {
    let mut dice = Dice(seed.wrapping_mul(0x9e37_79b9_7f4a_7c15) | 1);
    let mut own = BTreeSet::new();
    let mut word = || loop {
        let new = word(&mut dice, names);
        if own.insert(new.clone()) {
            return new;
        }
    };
    let text = format!(
        r#"frame at {} of {}: when turn_begins
rule strange cites trial "1" {{
  verb {} (what: card) past {} {{ }}
  verb {} (what: card) to (x: card) past {} {{ }}
  relation (c: card) {} means c in every card
  relation (c: card) {} (d: card) means c = d
  noun {} (c: card) gives number means 1
  state {} of card
  scope {}: truth
  clause {} {} (what: effects) as {} of card says "{{what}}"
  clause when {} (what: effects) as {} of card says "{{what}}"
}}
"#,
        word(),
        word(),
        word(),
        word(),
        word(),
        word(),
        word(),
        word(),
        word(),
        word(),
        word(),
        word(),
        word(),
        word(),
        word(),
        word(),
    );
    Script {
        name: "strange.sl".to_owned(),
        text,
    }
}

#[test]
fn a_pack_that_nobody_requires_changes_nothing() {
    let shelf = Shelf::new();
    let before = shelf.read(None);
    let names = names(&before.book);
    assert!(names.len() > 500, "only {} names", names.len());
    let tried = std::env::var("ISOLATION").ok();
    let tried = tried.and_then(|tried| tried.parse().ok()).unwrap_or(TRIED);
    let mut read_whole = 0;
    for seed in 1..=tried {
        let pack = strange(seed, &names);
        let text = pack.text.clone();
        let after = shelf.read(Some(pack));
        read_whole += usize::from(after.wrong == 0);
        // `forbid everything` reaches the verbs of every pack.
        let reaches = |line: &&str| {
            after
                .verbs
                .iter()
                .any(|verb| line.starts_with(&format!("forbid {verb}(")))
        };
        for ((name, was), (_, is)) in before.readings.iter().zip(&after.readings) {
            let is: Vec<&str> = is
                .lines()
                .filter(|line| !reaches(&line.trim_start()))
                .collect();
            let is = is.join("\n");
            let was = was.trim_end();
            assert_eq!(
                first_difference(was, &is),
                None,
                "{name}, seed {seed}:\n{text}"
            );
        }
        // Who writes a word that only the strange pack declares is told that it is there.
        let in_want = after.in_want();
        assert!(in_want.len() < 3, "{in_want:?}, seed {seed}:\n{text}");
        let (was, is) = (before.told_but(&in_want), after.told_but(&in_want));
        let told = first_difference(&was, &is);
        assert_eq!(told, None, "what is told, seed {seed}:\n{text}");
    }
    println!("{read_whole} of {tried} strange packs are right by themselves");
}
