//! What is read aloud of complete cards, and that the lines of all pages read like sentences.

use crate::read::root;
use spaceline_lang::tree::TextId;
use spaceline_phrasebook::{Worded, Wording};
use spaceline_rules::book::{self, Wanted};
use spaceline_rules::census::Grade;
use spaceline_rules::in_force;
use spaceline_rules::pack::Packs;

/// A card in words.
struct Told {
    title: String,
    /// Whether it is complete, or has two people on it.
    whole: bool,
    worded: Worded,
}

/// The cards in words, by title.
fn cards() -> Vec<Told> {
    let mut packs = Packs::new();
    packs.add_folder(&root().join("std-rules"));
    packs.add_folder(&root().join("cards"));
    let loaded = book::load(packs, &Wanted::default());
    let Some(rulebook) = &loaded.rulebook else {
        unreachable!("the scripts are checked elsewhere")
    };
    let wording = Wording::of(&loaded.packs);
    let book = rulebook.program.book();
    let text = |id: TextId| book.text(id);
    let mut found = Vec::new();
    for card in &book.cards {
        let kind = book.kinds.get(card.kind.index());
        let two = kind.is_some_and(|kind| kind.named.name == "dual_personnel");
        let whole = Grade::of(card) == Grade::Complete || two;
        let title = match card.version {
            Some(version) => format!("{} ({})", text(card.title), text(version)),
            None => text(card.title).to_owned(),
        };
        let script = in_force::script(book, loaded.sources(), card);
        let worded = wording.card(book, card, &script);
        found.push(Told {
            title,
            whole,
            worded,
        });
    }
    found.sort_by(|one, other| one.title.cmp(&other.title));
    found
}

/// What stands nowhere in a sentence.
const ODD: &[&str] = &[
    "_",
    "  ",
    " ,",
    " .",
    " ;",
    "( ",
    " )",
    "..",
    ",.",
    "()",
    "personnels",
    "equipments",
    "is needs",
    "you must one",
    "use only.,",
    // What only scripts say.
    "host ship of",
    "controller of",
    " of it ",
    " where it ",
    " its that ",
    " that that ",
    " is nothing",
    " is something",
    ">=",
    "<=",
    "!=",
];

/// Kinds of which several are called otherwise than one.
const KINDS: &[&str] = &[
    "ship",
    "mission",
    "dilemma",
    "event",
    "interrupt",
    "artifact",
    "objective",
    "incident",
    "doorway",
    "facility",
    "outpost",
    "card",
    "tactic",
];
/// Words behind which several are meant.
const SEVERAL: &[&str] = &[
    "two", "three", "four", "five", "six", "seven", "eight", "nine",
];

/// How letters are spoken.
fn vowel(word: &str) -> bool {
    let small = word.to_lowercase();
    let otherwise = ["uni", "use", "one", "u."]
        .iter()
        .any(|first| small.starts_with(first));
    small.starts_with(['a', 'e', 'i', 'o', 'u']) && !otherwise
}

/// Whether each bracket that is opened is closed. Some icons are drawn with a pointed bracket on one side: `(Y>`,
/// `<S)`.
fn balanced(line: &str) -> bool {
    if line.contains(['<', '>']) && line.starts_with("Nemesis icons: ") {
        return true;
    }
    let mut open = Vec::new();
    for letter in line.chars() {
        match letter {
            '(' | '[' => open.push(letter),
            ')' if open.pop() != Some('(') => return false,
            ']' if open.pop() != Some('[') => return false,
            _ => {}
        }
    }
    open.is_empty() && line.matches('"').count().is_multiple_of(2)
}

/// Whether each bracket that opens in a word closes in it, as those of icons do.
fn balanced_words(words: &[&str]) -> bool {
    let count = |word: &str, mark: char| word.matches(mark).count();
    words
        .iter()
        .all(|word| count(word, '[') == count(word, ']'))
}

/// Whether a word is a name that scripts give to a member of a group.
fn member(word: &str) -> bool {
    let mut letters = word.chars();
    letters
        .next()
        .is_some_and(|letter| letter.is_ascii_lowercase() && letter != 'a')
        && letters.next().is_none()
}

/// What is odd in a line, if anything.
fn odd(line: &str) -> Option<String> {
    let text = line.trim_start();
    // A title may end in three dots.
    let bare = text.replace(" ...", "");
    if let Some(sign) = ODD.iter().find(|sign| bare.contains(**sign)) {
        return Some(format!("`{sign}`"));
    }
    if !balanced(text) {
        return Some("a bracket or quotation mark that stands alone".to_owned());
    }
    let words: Vec<&str> = text.split(' ').collect();
    // A set is told in words, and a member of it has no name.
    if !balanced_words(&words) {
        return Some("a set in brackets".to_owned());
    }
    if let Some(name) = words.iter().find(|word| member(word)) {
        return Some(format!("the name `{name}`"));
    }
    for pair in words.windows(2) {
        let [one, other] = pair else { continue };
        let bare = other.trim_end_matches(['.', ',', ':', ';', ')']);
        let small = one.to_lowercase();
        if one == other && one.chars().all(|letter| letter.is_ascii_lowercase()) {
            return Some(format!("`{one}` twice"));
        }
        if small == "a" && vowel(other) || small == "an" && !vowel(other) && !other.starts_with('[')
        {
            return Some(format!("`{one} {other}`"));
        }
        let number = small.parse::<u32>().is_ok_and(|number| number > 1);
        if (number || SEVERAL.contains(&small.as_str())) && KINDS.contains(&bare) {
            return Some(format!("`{one} {bare}`"));
        }
    }
    None
}

/// Whether a line begins with a small letter. What facts say is spelled as it is printed.
fn small(line: &str) -> Option<String> {
    let first = line.trim_start().chars().next()?;
    first
        .is_lowercase()
        .then(|| "a small letter at the beginning".to_owned())
}

/// What is odd in how lines that are read aloud end.
fn unended(lines: &[String], at: usize) -> Option<String> {
    let line = lines.get(at)?;
    let depth = |line: &String| line.len() - line.trim_start().len();
    let deeper = lines
        .get(at + 1)
        .is_some_and(|next| depth(next) > depth(line));
    match (line.chars().last(), deeper) {
        (Some(':'), true) | (Some('.' | '!' | '?'), false) => None,
        (Some(')'), false) if line.trim_start().starts_with('(') => None,
        _ => Some("an end that is none".to_owned()),
    }
}

#[test]
fn pages_read_like_sentences() {
    let cards = cards();
    let mut wrong = Vec::new();
    for Told { title, worded, .. } in &cards {
        for (at, line) in worded.lines.iter().enumerate() {
            let text = at >= worded.facts;
            let ends = worded
                .aloud
                .contains(&at)
                .then(|| unended(&worded.lines, at));
            let found = odd(line)
                .or_else(|| small(line).filter(|_| text))
                .or_else(|| ends.flatten());
            wrong.extend(found.map(|odd| format!("{title}: {odd} in: {line}")));
        }
    }
    let whole = cards.iter().filter(|card| card.whole).count();
    assert!(whole > 1800, "{whole} cards");
    assert!(
        wrong.is_empty(),
        "{} lines:\n{}",
        wrong.len(),
        wrong.join("\n")
    );
}

#[test]
fn lines_that_no_phrase_prints_are_read_aloud() {
    let mut read = String::new();
    for Told { title, worded, .. } in cards().into_iter().filter(|card| card.whole) {
        let lines = worded.lines.iter().enumerate();
        let lines: Vec<&String> = lines
            .filter(|(at, _)| worded.aloud.contains(at))
            .map(|(_, line)| line)
            .collect();
        if lines.is_empty() {
            continue;
        }
        read.push_str(&format!("{title}\n"));
        for line in lines {
            read.push_str(&format!("    {line}\n"));
        }
    }
    insta::assert_snapshot!("aloud", read);
}

#[test]
fn odd_lines_are_seen() {
    for line in [
        "Discard this_card.",
        "Stop one  personnel.",
        "Two personnels are stopped.",
        "Host is needs no staff.",
        "Plays on a outpost.",
        "Plays on an ship.",
        "Stop two of those those personnel.",
        "Draw 3 card.",
        "Stop two ship here.",
        "Stop one personnel (random selection.",
        "To get past, you must one personnel is stopped.",
        "At end of turn, if host ship of host ship is docked, discard this event.",
        "Stop the controller of host ship.",
        "Kill every personnel present where it is old.",
        "While the number of every s in play is 7, draw a card.",
        "Select one of [Honor, Treachery].",
        "Send helpers beneath([Honor, Treachery], 2).",
        "If SHIELDS of it is 3, stop it.",
        "If that ship is nothing, draw a card.",
    ] {
        assert!(odd(line).is_some(), "{line}");
    }
    for line in [
        "Stop a unique personnel, an Away Team and a one-way ship.",
        "  Draw 3 cards (or 4 cards if [TNG]).",
        "OFFICER, ENGINEER, ENGINEER",
        "Nemesis icons: (Y>",
        "Staffing: [Cmd], [Stf], [Stf]",
        "Nullify it, then stop it where present.",
    ] {
        assert!(odd(line).is_none(), "{line}: {:?}", odd(line));
    }
    assert!(small("  stop one personnel.").is_some() && small("[DL] Data").is_none());
    let lines = |text: &str| -> Vec<String> { text.lines().map(str::to_owned).collect() };
    assert_eq!(
        unended(&lines("When lost:\n  Draw a card.\n(For free.)"), 0),
        None
    );
    assert_eq!(unended(&lines("(For free.)"), 0), None);
    assert!(unended(&lines("When lost:\nDraw a card."), 0).is_some());
    assert!(unended(&lines("Draw a card"), 0).is_some());
}
