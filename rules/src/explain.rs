//! Explanations: what a card is, what an object is now, and why.
//!
//! In: a rulebook with its texts, a game, and who asks. Out: pages of plain text. A card is explained by its script,
//! in the words that games print where the packs have phrases for it; an object by what changes it, each change with
//! its source and authority. Nothing is told that the reader has no right to know.

use crate::book::Rulebook;
use crate::in_force;
use crate::show::{Show, cites_of};
use spaceline_lang::span::{Sources, Span};
use spaceline_lang::tree::{Book, Card, CardId, FieldOf, StateId, plain};
use spaceline_runtime::ask::derive::Explanation;
use spaceline_runtime::ask::offer::Offer;
use spaceline_runtime::seat::Veil;
use spaceline_runtime::tell::{Tell, heading};
use spaceline_runtime::{Eval, Game, Ref, Value, Workspace};
use std::fmt::{Debug, Write as _};

/// Where the words of cards come from.
#[derive(Clone, Copy, Debug)]
pub struct Texts<'a> {
    /// All scripts.
    pub sources: &'a Sources,
    /// How games print them; without it cards are shown as they are scripted.
    pub wording: Option<&'a dyn Printing>,
}

/// How cards are printed. `script` is that of the card.
pub trait Printing: Debug + Send + Sync {
    /// What stands before the kind of a card (`unique`, `planet`), and its lines: its facts, and its text.
    fn page(&self, book: &Book, card: &Card, script: &str) -> (Vec<String>, Vec<String>);

    /// The text of a card, or of it the sentence that says one line of the script.
    fn text(&self, book: &Book, card: &Card, script: &str, line: Option<&str>) -> Vec<String>;

    /// A part of a text, as it stands within a sentence: `discard this equipment`. Whose text it is, is told with its
    /// script.
    fn part(&self, book: &Book, card: Option<(&Card, &str)>, spelled: &str) -> String;
}

impl<'a> From<&'a Sources> for Texts<'a> {
    fn from(sources: &'a Sources) -> Self {
        Self {
            sources,
            wording: None,
        }
    }
}

impl Texts<'_> {
    /// A part of a text as a player reads it; a card whose text it is says what `this` is.
    #[must_use]
    pub fn part(&self, book: &Book, card: Option<&Card>, spelled: &str) -> String {
        // What a script says in its own place is no script.
        let inside = spelled
            .strip_prefix('"')
            .and_then(|rest| rest.strip_suffix('"'));
        let wording = self
            .wording
            .filter(|_| inside.is_none_or(|inside| inside.contains('"')));
        let Some(wording) = wording else {
            return plain(spelled);
        };
        let script = card.map(|card| in_force::script(book, self.sources, card));
        let part = wording.part(book, card.zip(script.as_deref()), spelled);
        if part.is_empty() {
            plain(spelled)
        } else {
            part
        }
    }

    /// The text of a card, or of it what says one line of its script.
    pub(crate) fn lines(&self, book: &Book, card: &Card, line: Option<Span>) -> Vec<String> {
        let line = line.map(|span| self.sources.slice(span));
        let script = in_force::script(book, self.sources, card);
        match self.wording {
            Some(wording) => wording.text(book, card, &script, line),
            None => {
                let text = line.unwrap_or_else(|| inside(&script));
                text.lines().map(|line| line.trim().to_owned()).collect()
            }
        }
    }
}

/// What stands in the braces of a card.
fn inside(script: &str) -> &str {
    let inside = script
        .split_once('{')
        .and_then(|(_, rest)| rest.rsplit_once('}'));
    inside.map_or("", |(inside, _)| inside.trim())
}

/// What is printed on a card: its facts, and its text as games print it. A line for which there is no phrase stands as
/// it is scripted.
#[must_use]
pub fn card_page(book: &Book, texts: Texts<'_>, id: CardId) -> String {
    let Some(card) = book.at(id) else {
        return String::new();
    };
    let mut page = heading(book, card);
    let kind = book.shown(card.kind);
    let set = card.set.and_then(|set| book.at(set));
    let set = set
        .map(|set| format!(", {}", book.text(set.title)))
        .unwrap_or_default();
    let script = in_force::script(book, texts.sources, card);
    let worded = texts
        .wording
        .map(|wording| wording.page(book, card, &script));
    let sort = worded.as_ref().map(|(sort, _)| sort.join(" "));
    let sort = sort.filter(|sort| !sort.is_empty());
    let sort = sort.map(|sort| format!("{sort} ")).unwrap_or_default();
    let _ = write!(page, "\n{sort}{kind}{set}\n");
    if let Some((_, lines)) = worded {
        for line in &lines {
            let _ = write!(page, "\n{line}");
        }
        page.push('\n');
    } else if !script.is_empty() {
        let _ = writeln!(page, "\n{}", script.trim_end());
    }
    for why in &card.not_encoded {
        let _ = writeln!(page, "not encoded: {}", book.text(*why));
    }
    for line in in_force::changed_by(book, card) {
        let _ = writeln!(page, "{line}");
    }
    page
}

/// What an object is now: its card, where it is, its states, and every number that something changes.
#[must_use]
pub fn object_page(game: &Game, texts: Texts<'_>, viewer: Option<u8>, object: Ref) -> String {
    let show = viewer.map_or_else(
        || Show::to_all_seeing(game),
        |viewer| Show::to(game, viewer),
    );
    let show = show.worded(texts);
    let Some(rec) = game.state().rec(object) else {
        return "this is gone\n".to_owned();
    };
    let mut page = String::new();
    match rec.card().filter(|_| show.knows(object)) {
        Some(card) => page.push_str(&card_page(game.program().book(), texts, card)),
        None => {
            let _ = writeln!(page, "{}", show.object(object));
        }
    }
    if let Some(place) = rec.place {
        let _ = writeln!(page, "it is in: {}", show.place(place));
    }
    if !show.knows(object) {
        return page;
    }
    // What hidden cards do is not told by what they do to others, either.
    let mut veil = viewer.map(|viewer| game.veil(viewer));
    let states = states(game, veil.as_mut(), &mut Workspace::default(), object);
    if !states.is_empty() {
        let _ = writeln!(page, "it is {}", states.join(", "));
    }
    for line in changes(game, veil.as_mut(), &show, object) {
        let _ = writeln!(page, "{line}");
    }
    page
}

/// The states an object is in.
#[must_use]
pub fn states(
    game: &Game,
    mut veil: Option<&mut Veil<'_>>,
    work: &mut Workspace,
    object: Ref,
) -> Vec<String> {
    let program = game.program();
    let mut eval = Eval::new(program, game.state(), work);
    let mut names = Vec::new();
    for (id, state) in (0..).map(StateId).zip(&program.book().states) {
        let is = match &mut veil {
            Some(veil) => veil.has_state(object, id),
            None => eval.has_state(object, id),
        };
        if is.unwrap_or(false) {
            names.push(state.named.name.replace('_', " "));
        }
    }
    names
}

/// A line for each field of an object that something changes.
fn changes(
    game: &Game,
    mut veil: Option<&mut Veil<'_>>,
    show: &Show<'_>,
    object: Ref,
) -> Vec<String> {
    let book = game.program().book();
    let Some(rec) = game.state().rec(object) else {
        return Vec::new();
    };
    let fields = book.at(rec.kind).map_or(&[][..], |kind| &kind.fields);
    let mut lines = Vec::new();
    for id in fields {
        let Some(field) = book.at(id) else {
            continue;
        };
        if !matches!(field.of, FieldOf::Kind(_)) {
            continue;
        }
        let of = Value::Object(object);
        let explained = match &mut veil {
            Some(veil) => veil.explain(*id, &of),
            None => game.explain(*id, &of),
        };
        let Ok(explained) = explained else {
            continue;
        };
        if !explained.changes.is_empty() {
            lines.push(explanation(book, show, &book.shown(*id), &explained));
        }
    }
    lines
}

/// `STRENGTH 10: 5, set 3 (X), add 2 (Y; r24 "12.11"), add 2 (Z) does not count`.
#[must_use]
pub fn explanation(book: &Book, show: &Show<'_>, name: &str, explained: &Explanation) -> String {
    let mut line = format!(
        "{name} {}: {}",
        show.value(&explained.value),
        show.value(&explained.base)
    );
    for change in &explained.changes {
        let how = change.change.how.text();
        let source = match &change.change.standing.this {
            Value::Nothing => "the rules".to_owned(),
            source => show.value(source),
        };
        let cites = cites_of(book, &change.cites);
        let cites = if cites.is_empty() {
            cites
        } else {
            format!("; {cites}")
        };
        let counted = if change.counted {
            ""
        } else {
            " does not count"
        };
        let amount = show.value(&change.change.amount);
        let _ = write!(line, ", {how} {amount} ({source}{cites}){counted}");
    }
    line
}

/// What an offer is: its line, on whose authority it can be done, and the cards it speaks of.
#[must_use]
pub fn offer_page(game: &Game, texts: Texts<'_>, viewer: u8, offer: &Offer) -> String {
    let book = game.program().book();
    let show = Show::to(game, viewer).worded(texts);
    let mut page = format!("{}\n", show.offer(offer, Some(viewer)));
    if let Some(action) = book.at(offer.action) {
        let cites = cites_of(book, &action.named.cites);
        if !cites.is_empty() {
            let _ = writeln!(page, "{cites}");
        }
    }
    let values = std::iter::once(&offer.this).chain(&offer.anchors);
    for object in values.filter_map(Value::object) {
        let _ = write!(page, "\n{}", object_page(game, texts, Some(viewer), object));
    }
    page
}

/// The pages of all cards that a title means, or of the one version whose heading it is, ignoring case.
#[must_use]
pub fn title_pages(rulebook: &Rulebook, texts: Texts<'_>, title: &str) -> Vec<String> {
    let book = rulebook.program.book();
    let cards = (0..).map(CardId).zip(&book.cards);
    let fits = cards.filter(|(_, card)| {
        book.text(card.title).eq_ignore_ascii_case(title)
            || heading(book, card).eq_ignore_ascii_case(title)
    });
    fits.map(|(id, _)| card_page(book, texts, id)).collect()
}
