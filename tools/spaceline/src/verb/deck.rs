//! `spaceline deck`: reads a list, finds its cards and judges it.

use crate::args::{Common, DeckArgs};
use crate::exit::Exit;
use crate::say::complain;
use crate::{json, load, table};
use spaceline_lang::diagnostic::{Report, Severity};
use spaceline_lang::span::{FileId, Sources, Span};
use spaceline_rules::book::{Loaded, Rulebook, Wanted};
use spaceline_rules::deck::{self, Deck, DeckError, Violation};
use spaceline_rules::pack::{Disk, Packs, ReadFailure, Shelf};
use spaceline_table::json::{self as data, Message};
use std::path::Path;

const MOST_BYTES: u64 = 1 << 20;

/// Runs it.
pub fn run(common: &Common, args: &DeckArgs) -> Exit {
    let packs = load::packs(common, &[]);
    let wanted = Wanted {
        sets: args.sets.clone(),
        format: args.format.clone(),
        ..Wanted::default()
    };
    let (mut loaded, rulebook) = match load::rulebook(common, packs, &wanted) {
        Ok(both) => both,
        Err(exit) => return exit,
    };
    let deck = match take(common, &mut loaded, &rulebook, &args.deck, false) {
        Ok(deck) => deck,
        Err(exit) => return exit,
    };
    let violations = match deck::violations(&rulebook, &deck) {
        Ok(violations) => violations,
        Err(error) => {
            table::start_failed(common, &loaded, &error);
            return Exit::Load;
        }
    };
    for pile in &deck.piles {
        say!(
            "{}: {}",
            pile.name,
            load::count(pile.cards.len(), "card", "cards")
        );
    }
    let clauses = deck::enforced::clauses(&rulebook, &deck);
    let all = clauses.iter().all(|clause| clause.is_enforced);
    let told = data::Deck {
        format: rulebook.format.name.to_string(),
        legal: violations.is_empty(),
        enforced: all,
        piles: deck.piles.iter().map(pile).collect(),
        clauses: clauses.iter().map(clause).collect(),
        violations: violations.iter().map(violation).collect(),
    };
    json::result(|| told);
    // Whoever names a format, or asks for more, is told all of it; what is not enforced, everybody.
    let told = |enforced: bool| common.verbose || args.format.is_some() || !enforced;
    for clause in clauses.iter().filter(|clause| told(clause.is_enforced)) {
        let is = if clause.is_enforced {
            "enforced"
        } else {
            "not enforced"
        };
        say!("{is}: {}", clause.says);
    }
    for violation in &violations {
        say!("illegal: {} [{}]", violation.says, violation.cites);
        json::keep([of_violation(violation, &args.deck)]);
    }
    if !violations.is_empty() {
        return Exit::Failed;
    }
    let wholly = if all {
        "and wholly enforced"
    } else {
        "but not wholly enforced"
    };
    say!("legal in format \"{}\", {wholly}", rulebook.format.name);
    Exit::Fine
}

fn pile(pile: &deck::Pile) -> data::Pile {
    data::Pile {
        name: pile.name.clone(),
        cards: pile.cards.len(),
    }
}

fn clause(clause: &deck::enforced::Clause) -> data::Clause {
    data::Clause {
        says: clause.says.clone(),
        enforced: clause.is_enforced,
    }
}

fn violation(violation: &Violation) -> data::Violation {
    data::Violation {
        says: violation.says.clone(),
        cites: violation.cites.clone(),
    }
}

/// A rule that a deck breaks, as a message.
fn of_violation(violation: &Violation, deck: &str) -> Message {
    let nowhere = Span::new(FileId(u32::MAX), 0, 0);
    Message {
        file: Some(deck.to_owned()),
        ..Message::of(&violation.diagnostic(nowhere), &Sources::new())
    }
}

/// Finds a deck by its path or by its name in a pack, and its cards; what is wrong is told, and, unless
/// it is to be `quiet`, what is worth knowing.
pub fn take(
    common: &Common,
    loaded: &mut Loaded,
    rulebook: &Rulebook,
    name: &str,
    quiet: bool,
) -> Result<Deck, Exit> {
    let file = find(&mut loaded.packs, name)?;
    let sources = loaded.sources();
    let (list, errors) = deck::read(file, sources.text(file));
    let resolved = deck::resolve(&list, &rulebook.catalogue, &rulebook.notation);
    let missing = DeckError::with_left_out(resolved.errors, &loaded.packs);
    let problems: Vec<_> = errors
        .iter()
        .chain(&missing)
        .map(Report::diagnostic)
        .collect();
    if quiet {
        // Who plays a deck is not taught about its list; `spaceline deck` does that.
        let errors = problems
            .iter()
            .filter(|one| one.severity == Severity::Error);
        let errors: Vec<_> = errors.cloned().collect();
        load::tell(common, &errors, sources);
    } else {
        load::tell(common, &problems, sources);
    }
    if problems
        .iter()
        .any(|problem| problem.severity == Severity::Error)
    {
        return Err(Exit::Failed);
    }
    Ok(resolved.deck)
}

/// The text of a deck list.
fn find(packs: &mut Packs, name: &str) -> Result<FileId, Exit> {
    match Disk.read(Path::new(name), MOST_BYTES) {
        Ok(text) if text.contains('\0') => {
            let why = "it has zero bytes, as text in UTF-16 has; save it as UTF-8";
            complain(&format!("the deck `{name}` cannot be read: {why}"), None);
            Err(Exit::Load)
        }
        // However its lines end, each is a line.
        Ok(text) => {
            let text = text.replace("\r\n", "\n").replace('\r', "\n");
            Ok(packs.sources.add(name, text))
        }
        Err(failure) => {
            if let Some(deck) = packs.deck(name) {
                return Ok(deck.file);
            }
            let why = match failure {
                ReadFailure::System(why) => why,
                ReadFailure::NotText(byte) => format!("it is not text from byte {byte} on"),
                ReadFailure::TooLong => "it is longer than any deck".to_owned(),
            };
            let known = packs.packs.iter().flat_map(|pack| &pack.decks);
            let known: Vec<_> = known.map(|deck| format!("`{}`", deck.name)).collect();
            let help = format!("the packs bring {}", known.join(", "));
            let help = Some(help).filter(|_| !known.is_empty());
            complain(&format!("the deck `{name}` cannot be read: {why}"), help);
            Err(Exit::Load)
        }
    }
}
