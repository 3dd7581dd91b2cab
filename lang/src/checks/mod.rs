//! What holds of a book as a whole: the fifth pass.
//!
//! What comes in is a book that was read; what goes out are diagnostics. Each check is a file and looks
//! for one kind of mistake, so that a check can be read, tested and left out by itself.
//!
//! A book is looked at in parts: the rules, and each card and scenario by itself. What a part says is kept
//! in a few words ([`Seen`]), so that after an edit only the part that changed is looked at again; what holds of
//! all parts together is then told from those words alone.

mod absence;
mod actions;
mod against;
mod called;
mod chosen;
mod circle;
mod counts_itself;
mod decks;
mod documents;
pub mod doing;
mod echoes;
pub(crate) mod elsewhere;
mod ended;
mod endless;
mod events;
mod facts;
mod fetches_itself;
mod first_lines;
mod footing;
mod forgotten;
pub(crate) mod gone;
mod hidden;
mod hushed;
mod idle;
mod kept_out;
mod later;
mod lost_elsewhere;
mod memories;
mod menus;
mod moments;
mod never_met;
mod never_nothing;
mod nobody;
mod nothing_yet;
mod occasion;
mod of_itself;
mod only_in_play;
mod overturned;
mod own_deeds;
mod part;
mod read_elsewhere;
mod recursion;
pub(crate) mod spent;
mod titles;
mod too_late;
mod unasked;
mod uncleared;
mod uncounted;
mod unfetched;
pub(crate) mod unplaced;
mod unprinted;
mod unreachable;
mod unread;
pub(crate) mod walk;

pub(crate) use called::becomes;
pub(crate) use gone::takes_away;
pub(crate) use memories::asks as asks_who;
pub(crate) use part::{Mark, Part};
pub(crate) use walk::{leaves, moves, of_expr, uses, verbs_done};

use crate::diagnostic::{ASKED_ELSEWHERE, Code, Diagnostic, NEVER_FOUND, NO_FIT, WANTS_WORD};
use crate::span::Span;
use crate::tree::Book;
use crate::vocabulary::Sight;
use foldhash::HashSet;
use smol_str::SmolStr;

/// What a part of a book says, as far as it matters to the whole.
#[derive(Debug, Default)]
pub(crate) struct Seen {
    /// What is wrong with the part by itself.
    pub(crate) told: Vec<Diagnostic>,
    /// What is missing on a card: it is told whatever is wrong with others.
    missing: Vec<Diagnostic>,
    absence: absence::Seen,
    called: called::Seen,
    titles: titles::Seen,
    texts: titles::texts::Seen,
    documents: documents::Seen,
    echoes: echoes::Seen,
    events: events::Seen,
    idle: idle::Seen,
    memories: memories::Seen,
    menus: menus::Seen,
    unasked: unasked::Seen,
    uncounted: uncounted::Seen,
    unfetched: unfetched::Seen,
    read_elsewhere: read_elsewhere::Seen,
    unread: unread::Seen,
}

impl Seen {
    /// Every place that is kept.
    pub(crate) fn spans_mut(&mut self, mut each: impl FnMut(&mut Span)) {
        self.titles.iter_mut().for_each(|(_, _, span)| each(span));
        self.texts.spans_mut().for_each(&mut each);
        self.documents.spans_mut().for_each(&mut each);
        self.echoes.spans_mut().for_each(&mut each);
        self.events.spans_mut().for_each(&mut each);
        self.unasked.spans_mut().for_each(&mut each);
        self.uncounted.spans_mut().for_each(&mut each);
        self.unfetched.spans_mut().for_each(&mut each);
        self.read_elsewhere.spans_mut().for_each(&mut each);
        self.absence.spans_mut().for_each(&mut each);
        self.called.spans_mut().for_each(&mut each);
        let remembered = self.memories.iter_mut().map(|(_, told)| told);
        for told in remembered.chain(&mut self.told).chain(&mut self.missing) {
            told.spans_mut().for_each(&mut each);
        }
    }
}

/// Looks at a card or a scenario that was read since a mark.
pub(crate) fn look(part: &Part<'_>) -> Seen {
    let mut seen = Seen::default();
    titles::look(part, &mut seen.titles);
    documents::look(part, false, &mut seen.documents);
    both(part, &mut seen);
    seen
}

/// Looks at all that is neither card nor scenario: what is read before them.
pub(crate) fn look_at_rules(book: &Book) -> Seen {
    let part = Part {
        book,
        from: Mark::default(),
        card: None,
        whole: true,
    };
    let mut seen = Seen::default();
    titles::look(&part, &mut seen.titles);
    documents::look(&part, true, &mut seen.documents);
    both(&part, &mut seen);
    read_elsewhere::look_at_rules(&part, &mut seen.read_elsewhere);
    uncounted::look_at_rules(&part, &mut seen.uncounted);
    facts::sets(book, &mut seen.told);
    recursion::check(book, &mut seen.told);
    against::check(book, &mut seen.told);
    decks::check(book, &mut seen.told);
    if is_entire(book) {
        uncleared::check(book, &mut seen.told);
    }
    seen
}

/// Whether scripts are all of a game. Without one they are a part of something, and the rest may do, ask and offer what is missing
/// in them.
const fn is_entire(book: &Book) -> bool {
    book.roots.game.is_some()
}

fn both(part: &Part<'_>, seen: &mut Seen) {
    absence::look(part, &mut seen.absence);
    actions::look(part, &mut seen.told);
    called::look(part, &mut seen.called, &mut seen.told);
    chosen::look(part, &mut seen.told);
    counts_itself::look(part, &mut seen.told);
    echoes::look(part, &mut seen.echoes, &mut seen.told);
    elsewhere::look(part, &mut seen.told);
    ended::look(part, &mut seen.told);
    endless::look(part, &mut seen.told);
    events::look(part, &mut seen.events);
    facts::look(part, &mut seen.missing);
    fetches_itself::look(part, &mut seen.told);
    first_lines::look(part, &mut seen.told);
    footing::look(part, &mut seen.told);
    forgotten::look(part, &mut seen.told);
    gone::look(part, &mut seen.told);
    hidden::look(part, &mut seen.told);
    hushed::look(part, &mut seen.told);
    idle::look(part, &mut seen.idle);
    kept_out::look(part, &mut seen.told);
    lost_elsewhere::look(part, &mut seen.told);
    memories::look(part, &mut seen.memories);
    menus::look(part, &mut seen.menus);
    moments::look(part, &mut seen.told);
    never_met::look(part, &mut seen.told);
    never_nothing::look(part, &mut seen.told);
    nobody::look(part, &mut seen.told);
    nothing_yet::look(part, &mut seen.told);
    later::look(part, &mut seen.told);
    read_elsewhere::look(part, &mut seen.read_elsewhere);
    recursion::look(part, &mut seen.told);
    too_late::look(part, &mut seen.told);
    occasion::look(part, &mut seen.told);
    of_itself::look(part, &mut seen.told);
    only_in_play::look(part, &mut seen.told);
    own_deeds::look(part, &mut seen.told);
    spent::look(part, &mut seen.told);
    titles::texts::look(part, &mut seen.texts);
    unasked::look(part, &mut seen.unasked);
    uncounted::look(part, &mut seen.uncounted);
    unfetched::look(part, &mut seen.unfetched);
    unplaced::look(part, &mut seen.told);
    unprinted::look(part, &mut seen.told);
    unreachable::look(part, &mut seen.told);
    unread::look(part, &mut seen.unread);
}

/// What all parts of a book say.
#[derive(Debug, Default)]
pub(crate) struct Parts<'s> {
    /// The parts whose titles have not been looked for yet.
    pub(crate) naming: Vec<&'s Seen>,
    /// All parts.
    pub(crate) all: Vec<&'s Seen>,
    /// The parts that were read to their end, if not all were.
    pub(crate) sound: Vec<&'s Seen>,
}

/// Everything that is wrong with a book as a whole, in the order of the scripts. `titles` are those that a
/// card has or that a script declares; `book` holds at least the rules; `sight` tells whose each part is. A book that was not read to its end is
/// only asked for its titles, for what each card that could be read has not, and for what is wrong with a part by itself, because
/// what is missing in it would be missed by every other check.
pub(crate) fn conclude(
    book: &Book,
    sight: &Sight,
    parts: &Parts<'_>,
    titles: &HashSet<SmolStr>,
    unread: &[SmolStr],
    whole: bool,
) -> Vec<Diagnostic> {
    let mut all = Vec::new();
    let named = parts.naming.iter().map(|seen| &seen.titles);
    let naming = parts.all.iter().map(|seen| &seen.called);
    let cards = called::cards(book, naming.clone());
    titles::tell(named, titles, &cards, unread, &mut all);
    let texts = parts.all.iter().map(|seen| &seen.texts);
    titles::texts::tell(book, texts, titles, unread, &mut all);
    let citing = parts.all.iter().map(|seen| &seen.documents);
    documents::tell(book, citing, &mut all);
    called::tell(
        book,
        naming,
        &cards,
        |title| titles.contains(title),
        &mut all,
    );
    let missing = parts.all.iter().flat_map(|seen| &seen.missing);
    all.extend(missing.cloned());
    if whole {
        let parts = parts.all.iter().copied();
        absence::tell(parts.clone().map(|seen| &seen.absence), sight, &mut all);
        echoes::tell(parts.clone().map(|seen| &seen.echoes), sight, &mut all);
        events::tell(book, parts.clone().map(|seen| &seen.events), &mut all);
        memories::tell(parts.clone().map(|seen| &seen.memories), &mut all);
        read_elsewhere::tell(
            book,
            parts.clone().map(|seen| &seen.read_elsewhere),
            &mut all,
        );
        uncounted::tell(book, parts.clone().map(|seen| &seen.uncounted), &mut all);
        if is_entire(book) {
            idle::tell(book, parts.clone().map(|seen| &seen.idle), &mut all);
            menus::tell(book, parts.clone().map(|seen| &seen.menus), &mut all);
            unread::tell(book, parts.clone().map(|seen| &seen.unread), &mut all);
            unasked::tell(book, parts.clone().map(|seen| &seen.unasked), &mut all);
        }
        let symbols = parts.clone().map(|seen| &seen.texts);
        titles::texts::tell_symbols(book, symbols, &mut all);
        unfetched::tell(book, parts.clone().map(|seen| &seen.unfetched), &mut all);
        all.extend(parts.flat_map(|seen| &seen.told).cloned());
    } else {
        let sound = parts.sound.iter().copied();
        absence::tell(sound.clone().map(|seen| &seen.absence), sight, &mut all);
        echoes::tell(sound.clone().map(|seen| &seen.echoes), sight, &mut all);
        memories::tell(sound.clone().map(|seen| &seen.memories), &mut all);
        all.extend(sound.flat_map(|seen| &seen.told).cloned());
    }
    all.sort_by_key(|one| {
        let span = one.primary.span;
        (span.file, span.start, one.code.id)
    });
    // What is read twice to see what is meant is told once.
    all.dedup();
    once(&mut all, NO_FIT, NEVER_FOUND);
    once(&mut all, WANTS_WORD, ASKED_ELSEWHERE);
    facts::first_outside(&mut all);
    all
}

/// Leaves out what follows from something else that is told of the same words.
fn once(all: &mut Vec<Diagnostic>, first: Code, other: Code) {
    let told = all.iter().filter(|one| one.code == first);
    let told: HashSet<Span> = told.map(|one| one.primary.span).collect();
    all.retain(|one| one.code != other || !told.contains(&one.primary.span));
}
