//! What is wrong with a book as a whole: questions put to its [`facts`](crate::facts).
//!
//! What comes in is a book that was read; what goes out are diagnostics. Each file holds a family of checks, which
//! ask for one kind of mistake and are named with their codes.
//!
//! A book is looked at in parts: the rules, and each card and scenario by itself. What a part says is kept
//! in a few words ([`Seen`]), so that after an edit only the part that changed is looked at again; what holds of
//! all parts together is then told from those words alone.

mod against;
pub(crate) mod elsewhere;
mod ended;
mod footing;
mod hidden;
mod idle;
mod missing;
mod nobody;
mod occasion;
mod own;
mod recursion;
mod titles;
pub(crate) mod unplaced;
mod unused;

use crate::diagnostic::{Code, Diagnostic, NEVER_FOUND, NO_FIT};
use crate::facts::Facts;
use crate::facts::part::{Mark, Part};
use crate::sentence::Item;
use crate::span::Span;
use crate::tree::{Book, FieldId, VerbId};
use foldhash::HashSet;
use smol_str::SmolStr;
use std::cell::LazyCell;
use unused::Use;

// What the reader of phrases asks.
pub(crate) use crate::facts::asked::asks_who;
pub(crate) use crate::facts::deed::{becomes, takes_away, verbs_done};
pub(crate) use crate::facts::place::moves;
pub(crate) use crate::facts::reach::uses;

/// What a part says at some place, as far as it matters to the whole.
#[derive(PartialEq, Debug)]
pub(crate) enum Note {
    /// It waits for an event.
    Waits(VerbId),
    /// It forbids what rules announce.
    Forbids(VerbId),
    /// It cites a section of a document.
    Cites(SmolStr, SmolStr),
    /// It is played under the rules of an edition.
    Under(SmolStr),
    /// It compares a fact with what cards have there.
    Asked(titles::Asked),
    /// It says something of who has a title.
    Wanted(Box<titles::Wanted>),
    /// It looks for cards.
    Sought(Box<titles::Sought>),
}

/// What a part of a book says, as far as it matters to the whole.
#[derive(Debug, Default)]
pub(crate) struct Seen {
    /// What is wrong with the part by itself.
    pub(crate) told: Vec<Diagnostic>,
    /// What is missing on a card: it is told whatever is wrong with others.
    missing: Vec<Diagnostic>,
    /// What is wrong with what the part is the first to remember, each by what it remembers.
    remembered: Vec<(String, Diagnostic)>,
    /// What it makes of what is declared, each once.
    used: Vec<Use>,
    noted: Vec<(Note, Span)>,
    titles: Vec<(SmolStr, titles::Named, Span)>,
    /// What texts cards have by it, and in which facts, each once.
    texts: Vec<(FieldId, SmolStr)>,
    /// What symbols cards have by it, each once.
    symbols: Vec<titles::Given>,
    card: Option<titles::Known>,
}

impl Seen {
    /// Notes what an item cites, and all that stands in it.
    pub(crate) fn cite(&mut self, item: &Item) {
        missing::cited(item, &mut self.noted);
    }

    /// Whether another part says the same, as far as it matters to the whole.
    pub(crate) fn says_as(&self, other: &Self) -> bool {
        (&self.used, &self.noted, &self.titles) == (&other.used, &other.noted, &other.titles)
            && (&self.texts, &self.symbols) == (&other.texts, &other.symbols)
    }

    /// Whether another part says of its card what a title may name.
    pub(crate) fn names_as(&self, other: &Self) -> bool {
        self.card == other.card
    }

    /// Every place that is kept.
    pub(crate) fn spans_mut(&mut self, mut each: impl FnMut(&mut Span)) {
        self.noted.iter_mut().for_each(|(_, span)| each(span));
        self.titles.iter_mut().for_each(|(_, _, span)| each(span));
        let remembered = self.remembered.iter_mut().map(|(_, told)| told);
        for told in remembered.chain(&mut self.told).chain(&mut self.missing) {
            told.spans_mut().for_each(&mut each);
        }
    }
}

/// What is wrong with a part by itself.
const CHECKS: &[fn(&Part<'_>, &mut Vec<Diagnostic>)] = &[
    elsewhere::look,
    ended::look,
    footing::look,
    hidden::look,
    idle::look,
    nobody::look,
    occasion::look,
    own::look,
    recursion::look,
    unplaced::look,
];

/// Looks at a card or a scenario that was read since a mark, or at the rules.
pub(crate) fn look(part: &Part<'_>) -> Seen {
    let mut seen = Seen::default();
    titles::look(part, &mut seen);
    unused::look(part, &mut seen.used, &mut seen.noted);
    missing::look(part, &mut seen.missing);
    missing::look_at_scenarios(part, &mut seen.noted);
    nobody::look_at_memories(part, &mut seen.remembered);
    CHECKS.iter().for_each(|look| look(part, &mut seen.told));
    each_once(&mut seen.used);
    each_once(&mut seen.texts);
    each_once(&mut seen.symbols);
    seen
}

fn each_once<T: Ord>(all: &mut Vec<T>) {
    all.sort_unstable();
    all.dedup();
}

/// Looks at all that is neither card nor scenario: what is read before them.
pub(crate) fn look_at_rules(book: &Book, facts: &Facts) -> Seen {
    let mut seen = look(&Part {
        book,
        facts,
        from: Mark::default(),
        card: None,
        whole: true,
    });
    let told = &mut seen.told;
    missing::sets(book, told);
    recursion::check(book, told);
    against::check(book, told);
    if is_entire(book) {
        ended::uncleared(book, told);
    }
    seen
}

/// Whether scripts are all of a game. Without one they are a part of something, and the rest may do, ask and offer
/// what is missing in them.
const fn is_entire(book: &Book) -> bool {
    book.roots.game.is_some()
}

/// What all parts say, gathered when somebody asks: they are thousands, and under a day mostly nobody does.
pub(crate) type All<'s> = LazyCell<Vec<&'s Seen>, Box<dyn FnOnce() -> Vec<&'s Seen> + 's>>;

/// What all parts of a book say.
pub(crate) struct Parts<'s> {
    /// The parts of which is not known yet whether what they name and cite is there.
    pub(crate) naming: Vec<&'s Seen>,
    pub(crate) all: All<'s>,
    /// Whether all that rules and other parts say has been asked where these were taken over from.
    pub(crate) told_there: bool,
    /// The parts of which is told what is wrong with them by themselves, if it is not told of all.
    pub(crate) sound: Option<Vec<&'s Seen>>,
}

/// What parts note, by who asks for it: there are many notes, and each is looked at once.
#[derive(Default)]
struct Noted<'s> {
    events: Vec<&'s (Note, Span)>,
    cited: Vec<&'s (Note, Span)>,
    asked: Vec<&'s (Note, Span)>,
    wanted: Vec<&'s (Note, Span)>,
    sought: Vec<&'s (Note, Span)>,
}

impl<'s> Noted<'s> {
    fn of(parts: &[&'s Seen]) -> Self {
        let mut all = Self::default();
        for note in parts.iter().flat_map(|seen| &seen.noted) {
            let like = match &note.0 {
                Note::Waits(_) | Note::Forbids(_) => &mut all.events,
                Note::Cites(..) | Note::Under(_) => &mut all.cited,
                Note::Asked(_) => &mut all.asked,
                Note::Wanted(_) => &mut all.wanted,
                Note::Sought(_) => &mut all.sought,
            };
            like.push(note);
        }
        all
    }
}

/// Everything that is wrong with a book as a whole, in the order of the scripts. `titles` are those that a card has
/// or that a script declares; `book` holds at least the rules. A book that was not read to its end is only asked for
/// its titles, for what each card that could be read has not, and for what is wrong with a part by itself, because
/// what is missing in it would be missed by every other check.
pub(crate) fn conclude<'s>(
    (book, facts): (&'s Book, &'s Facts),
    parts: &Parts<'s>,
    titles: &HashSet<SmolStr>,
    unread: &[SmolStr],
    whole: bool,
) -> Vec<Diagnostic> {
    let mut all = Vec::new();
    let parts_seen = || parts.all.iter().copied();
    let cards = titles::Cards::of(book, facts, &parts.all);
    let named = parts.naming.iter().flat_map(|seen| &seen.titles);
    titles::tell(named, titles, &cards, unread, &mut all);
    let asking = match parts.told_there {
        true => &parts.naming,
        false => &*parts.all,
    };
    let (noted, naming) = (Noted::of(asking), Noted::of(&parts.naming));
    titles::tell_texts(book, &noted.asked, parts_seen, titles, unread, &mut all);
    missing::tell(book, &naming.cited, &mut all);
    titles::tell_wanted(book, &naming.wanted, &cards, titles, &mut all);
    all.extend(asking.iter().flat_map(|seen| &seen.missing).cloned());
    if whole {
        let used = LazyCell::new(|| {
            let used = parts_seen().flat_map(|seen| &seen.used);
            used.copied().collect::<HashSet<Use>>()
        });
        let is_used = |what: Use| used.contains(&what);
        unused::tell_events(book, is_used, &noted.events, &mut all);
        if is_entire(book) {
            unused::tell_forbidden(book, is_used, &noted.events, &mut all);
        }
        if is_entire(book) && !parts.told_there {
            unused::tell(book, is_used, &mut all);
        }
        titles::tell_symbols(book, &noted.asked, parts_seen, &mut all);
        titles::tell_sought(book, &naming.sought, &cards, &mut all);
    }
    let mut remembered = HashSet::default();
    for seen in parts.sound.as_ref().unwrap_or_else(|| &*parts.all) {
        let first = seen
            .remembered
            .iter()
            .filter(|(like, _)| remembered.insert(like));
        all.extend(first.map(|(_, told)| told.clone()));
        all.extend(seen.told.iter().cloned());
    }
    all.sort_by_key(|one| {
        let span = one.primary.span;
        (span.file, span.start, one.code.id)
    });
    // What is read twice to see what is meant is told once.
    all.dedup();
    once(&mut all, NO_FIT, NEVER_FOUND);
    missing::first_outside(&mut all);
    all
}

/// Leaves out what follows from something else that is told of the same words.
fn once(all: &mut Vec<Diagnostic>, first: Code, other: Code) {
    let told = all.iter().filter(|one| one.code == first);
    let told: HashSet<Span> = told.map(|one| one.primary.span).collect();
    all.retain(|one| one.code != other || !told.contains(&one.primary.span));
}
