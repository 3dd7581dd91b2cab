//! Values, offers, questions and refusals in words.
//!
//! In: a game and who reads. Out: texts made of the scripts' own words: titles, the names that
//! declarations `say`, templates with their braces filled in. Texts of cards are told as games print them, where the
//! reader has phrases for that. A card that the reader has no right to know is only a card.

mod asked;
mod ending;

pub use ending::{result, score_line, scores};

use crate::explain::Texts;
use spaceline_lang::tree::{
    Action, ActionId, Book, Card, CardId, CiteId, Expr, Slot, TextId, YOU, plain,
};
use spaceline_runtime::ask::offer::Offer;
use spaceline_runtime::state::Outcome;
use spaceline_runtime::tell::{self, HIDDEN, PLAYERS, Tell, heading};
use spaceline_runtime::value::ClauseRef;
use spaceline_runtime::{Game, Ref, Refusal, Value};
use std::sync::Arc;

/// What a player is called.
#[must_use]
pub fn player(number: u8) -> &'static str {
    tell::player_name(number)
}

/// The number of the player with a name.
#[must_use]
pub fn player_number(name: &str) -> Option<u8> {
    let at = PLAYERS
        .iter()
        .position(|known| known.eq_ignore_ascii_case(name));
    at.and_then(|at| u8::try_from(at).ok())
}

/// Somebody who reads about a game.
#[derive(Clone, Copy, Debug)]
pub struct Show<'g> {
    game: &'g Game,
    /// Who; nobody for an all-seeing reader.
    viewer: Option<u8>,
    /// Where the words of texts come from; without it they read as scripts spell them.
    texts: Option<Texts<'g>>,
}

impl<'g> Show<'g> {
    /// What a player may read.
    #[must_use]
    pub const fn to(game: &'g Game, player: u8) -> Self {
        Self {
            game,
            viewer: Some(player),
            texts: None,
        }
    }

    /// What an all-seeing reader may read.
    #[must_use]
    pub const fn to_all_seeing(game: &'g Game) -> Self {
        Self {
            game,
            viewer: None,
            texts: None,
        }
    }

    /// The same reader, to whom texts of cards are told in the words of these.
    #[must_use]
    pub const fn worded(self, texts: Texts<'g>) -> Self {
        Self {
            texts: Some(texts),
            ..self
        }
    }

    /// Who reads; nobody for an all-seeing reader.
    #[must_use]
    pub const fn viewer(&self) -> Option<u8> {
        self.viewer
    }

    /// The game that is read about.
    #[must_use]
    pub const fn game(&self) -> &'g Game {
        self.game
    }

    /// The book of the game.
    #[must_use]
    pub fn book(&self) -> &'g Book {
        self.game.program().book()
    }

    /// A text of the book.
    #[must_use]
    pub fn text(&self, id: TextId) -> &'g str {
        self.book().text(id)
    }

    /// A part of a text, which its script spells: `discard this equipment`.
    fn part(&self, spelled: TextId, of: Option<&Card>) -> String {
        let spelled = self.text(spelled);
        match self.texts {
            Some(texts) => texts.part(self.book(), of, spelled),
            None => plain(spelled),
        }
    }

    /// The card that an object is, as far as the reader may know it.
    fn card_of(&self, object: Ref) -> Option<&'g Card> {
        let card = self.game.state().rec_at(object.index)?.card()?;
        self.book().at(card).filter(|_| self.knows(object))
    }

    /// The card whose text is being followed.
    fn read_now(&self) -> Option<&'g Card> {
        self.card_of(self.game.reading()?)
    }

    /// Whether the reader may know which card an object is.
    #[must_use]
    pub fn knows(&self, object: Ref) -> bool {
        let Some(viewer) = self.viewer else {
            return true;
        };
        let rec = self.game.state().rec_at(object.index);
        rec.is_some_and(|rec| rec.card().is_none() || rec.is_known_to(viewer))
            || self.game.may_choose(viewer, object)
    }

    /// The printed card that somebody knows an object to be.
    pub(crate) fn card(&self, object: Ref) -> Option<CardId> {
        let rec = self.game.state().rec_at(object.index)?;
        rec.card().filter(|_| self.knows(object))
    }

    /// Whether a card that the reader knows has this title, in capitals or not, or is the version of it that is named.
    #[must_use]
    pub fn is_called(&self, object: Ref, title: &str) -> bool {
        self.card_of(object).is_some_and(|card| {
            self.text(card.title).eq_ignore_ascii_case(title)
                || heading(self.book(), card).eq_ignore_ascii_case(title)
        })
    }

    /// A text of a card as it is printed, if the reader knows the card.
    fn clause(&self, clause: ClauseRef) -> Option<String> {
        let book = self.book();
        let card = self.card_of(clause.of)?;
        let printed = card.clauses.get(usize::from(clause.index))?;
        if let Some(texts) = self.texts {
            let lines = texts.lines(book, card, Some(printed.span));
            if !lines.is_empty() {
                return Some(in_one(&lines));
            }
        }
        let form = book.at(printed.form)?;
        let slot = |name: &str| {
            let at = form.params.iter().position(|param| param.name == name)?;
            let arg = (*printed.args.get(at)?)?;
            match book.at(arg)? {
                Expr::Quote { quote, .. } => {
                    let quote = book.at(quote)?;
                    quote
                        .says
                        .map(|says| Value::Words(Arc::new(plain(self.text(says)).into())))
                }
                Expr::Number(number) => Some(Value::Number(*number)),
                Expr::Text(text) => Some(Value::Text(*text)),
                Expr::Title(title) => Some(Value::Title(*title)),
                Expr::Symbol(symbol) => Some(Value::Symbol(*symbol)),
                _ => None,
            }
        };
        Some(self.template(self.text(printed.says?), slot))
    }

    /// What the menus are called in which an action stands.
    #[must_use]
    pub fn menus(&self, action: ActionId) -> Vec<String> {
        let action = self.book().at(action).into_iter();
        let menus = action.flat_map(|action| &action.menus);
        menus.map(|menu| self.book().shown(*menu)).collect()
    }

    /// An offer, as a menu shows it. Sets that are chosen with it are left open.
    #[must_use]
    pub fn offer(&self, offer: &Offer, by: Option<u8>) -> String {
        let Some(action) = self.book().at(offer.action) else {
            return String::new();
        };
        let value = |name: &str| part(action, offer, name, by);
        if let Some(says) = action.says {
            return self.template(self.text(says), value);
        }
        let name = action.named.name.replace('_', " ");
        let mut line = match offer.this.object() {
            Some(this) => format!("use {}", self.object(this)),
            None => name,
        };
        for anchor in &offer.anchors {
            line.push(' ');
            line.push_str(&self.value(anchor));
        }
        line
    }

    /// The beginning of an offer: what else belongs to it is left open.
    #[must_use]
    pub fn offer_begun(&self, offer: &Offer, by: Option<u8>) -> String {
        self.offer(&offer.begun(), by)
    }

    /// How a game ended, in the words of the rule that ended it.
    #[must_use]
    pub fn outcome(&self, outcome: &Outcome) -> Option<String> {
        Some(self.template(self.text(outcome.because?), |name| outcome.part(name)))
    }

    /// Why not, in words and with its authority.
    #[must_use]
    pub fn refusal(&self, refusal: &Refusal) -> String {
        crate::refusal::words(self, refusal)
    }

    /// Citations.
    #[must_use]
    pub fn cites(&self, cites: &[CiteId]) -> String {
        cites_of(self.book(), cites)
    }
}

impl Tell for Show<'_> {
    fn book(&self) -> &Book {
        self.game.program().book()
    }

    /// Its title and version, or its kind if it is no card.
    fn object(&self, object: Ref) -> String {
        let Some(rec) = self.game.state().rec_at(object.index) else {
            return "nothing".to_owned();
        };
        if !self.knows(object) {
            return HIDDEN.to_owned();
        }
        match rec.card().and_then(|card| self.book().at(card)) {
            Some(card) => heading(self.book(), card),
            None => self.book().shown(rec.kind),
        }
    }

    fn kept(&self, text: &Value) -> Option<String> {
        match text {
            Value::Quote(kept) => {
                let of = kept.this.object().and_then(|this| self.card_of(this));
                Some(self.part(self.book().at(kept.quote)?.says?, of))
            }
            Value::Clause(clause) => self.clause(*clause),
            _ => None,
        }
    }
}

/// Lines as one.
fn in_one(lines: &[String]) -> String {
    let lines: Vec<&str> = lines.iter().map(|line| line.trim()).collect();
    lines.join(" ")
}

/// So many citations are shown of one thing.
const SHOWN: usize = 3;

/// What is cited, for people who look it up: documents with their sections, each once, and the first of them if they
/// are many.
#[must_use]
pub fn cites_of(book: &Book, cites: &[CiteId]) -> String {
    let mut shown: Vec<String> = Vec::new();
    for cite in cites.iter().filter_map(|id| book.at(id)) {
        let mut documents = book.documents.iter();
        let section = documents
            .find(|document| document.named.name == cite.document)
            .and_then(|document| document.section_of(&cite.section));
        let one = quoted(&cite.document, section.unwrap_or(&cite.section));
        if !shown.contains(&one) {
            shown.push(one);
        }
    }
    match shown.get(..SHOWN).filter(|_| shown.len() > SHOWN + 1) {
        Some(first) => format!("{} and {} more", first.join(", "), shown.len() - SHOWN),
        None => shown.join(", "),
    }
}

/// All that is cited, row by row, as scripts write it.
#[must_use]
pub fn all_cites_of(book: &Book, cites: &[CiteId]) -> String {
    let cites = cites.iter().filter_map(|id| book.at(id));
    let cites = cites.map(|cite| quoted(&cite.document, &cite.section));
    cites.collect::<Vec<_>>().join(", ")
}

fn quoted(document: &str, section: &str) -> String {
    format!("{document} \"{section}\"")
}

/// The value of a part of an offered action, by its name or the number of its slot.
fn part(action: &Action, offer: &Offer, name: &str, by: Option<u8>) -> Option<Value> {
    let slot: Option<Slot> = name.parse().ok();
    let mut anchors = action.anchors.iter().zip(&offer.anchors);
    let anchor = anchors.find(|(anchor, _)| anchor.name == name || slot == Some(anchor.slot));
    match anchor {
        Some((_, value)) => Some(value.clone()),
        None if name == "this" => Some(offer.this.clone()),
        None if name == "by" || name == "you" || slot == Some(YOU) => by.map(Value::Player),
        None => None,
    }
}
