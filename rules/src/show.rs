//! Values, offers, questions and refusals in words.
//!
//! In: a game and who reads. Out: texts made of the scripts' own words: titles, the names that
//! declarations `say`, templates with their braces filled in. A card that the reader has no right to
//! know is only a card.

use spaceline_lang::tree::{
    Action, ActionId, Book, CiteId, Expr, KindId, Named, ProcedureId, Slot, TextId, YOU,
};
use spaceline_runtime::log::{self, PLAYERS};
use spaceline_runtime::offer::{Offer, Offers};
use spaceline_runtime::run::{Matter, Outcome};
use spaceline_runtime::value::ClauseRef;
use spaceline_runtime::{Decision, Game, Place, Question, Ref, Refusal, Value};
use std::collections::BTreeMap;

/// What a player is called.
#[must_use]
pub fn player(number: u8) -> &'static str {
    log::player_name(number)
}

/// The number of the player with a name.
#[must_use]
pub fn player_number(name: &str) -> Option<u8> {
    let at = PLAYERS
        .iter()
        .position(|known| known.eq_ignore_ascii_case(name));
    at.and_then(|at| u8::try_from(at).ok())
}

/// What a hidden card is called.
const HIDDEN: &str = "a card";

/// Somebody who reads about a game.
#[derive(Clone, Copy, Debug)]
pub struct Show<'g> {
    game: &'g Game,
    /// Who; nobody for an all-seeing reader.
    viewer: Option<u8>,
}

impl<'g> Show<'g> {
    /// What a player may read.
    #[must_use]
    pub const fn to(game: &'g Game, player: u8) -> Self {
        Self {
            game,
            viewer: Some(player),
        }
    }

    /// What an all-seeing reader may read.
    #[must_use]
    pub const fn to_all_seeing(game: &'g Game) -> Self {
        Self { game, viewer: None }
    }

    /// The game that is read about.
    pub(crate) const fn game(&self) -> &'g Game {
        self.game
    }

    pub(crate) fn book(&self) -> &'g Book {
        self.game.program().book()
    }

    /// A text of the book.
    #[must_use]
    pub fn text(&self, id: TextId) -> &'g str {
        self.book()
            .texts
            .get(id.index())
            .map_or("", |text| text.as_str())
    }

    pub(crate) fn named(&self, named: Option<&'g Named>) -> &'g str {
        named.map_or("", |named| {
            named
                .says
                .map_or(named.name.as_str(), |says| self.text(says))
        })
    }

    pub(crate) fn kind(&self, kind: KindId) -> &'g str {
        self.named(self.book().kinds.get(kind.index()).map(|kind| &kind.named))
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

    /// An object: its title, or its kind if it is no card.
    #[must_use]
    pub fn object(&self, object: Ref) -> String {
        let Some(rec) = self.game.state().rec_at(object.index) else {
            return "nothing".to_owned();
        };
        if !self.knows(object) {
            return HIDDEN.to_owned();
        }
        let card = rec
            .card()
            .and_then(|card| self.book().cards.get(card.index()));
        match card {
            Some(card) => self.text(card.title).to_owned(),
            None => self.kind(rec.kind).to_owned(),
        }
    }

    /// A place: its zone and whose it is.
    #[must_use]
    pub fn place(&self, place: Place) -> String {
        let zone = self.book().zones.get(place.zone().index());
        let zone = self.named(zone.map(|zone| &zone.named)).replace('_', " ");
        match place {
            Place::Game(_) => zone,
            Place::Player(_, number) => format!("{zone} of {}", player(number)),
            Place::Object(_, host) => format!("{zone} of {}", self.object(host)),
        }
    }

    /// A value.
    #[must_use]
    pub fn value(&self, value: &Value) -> String {
        let book = self.book();
        match value {
            Value::Nothing => "nothing".to_owned(),
            Value::Truth(truth) => if *truth { "yes" } else { "no" }.to_owned(),
            Value::Number(number) => number.to_string(),
            Value::Text(text) => self.text(*text).to_owned(),
            Value::Words(words) => words.to_string(),
            Value::Title(title) => {
                let title = book.titles.get(title.index());
                title.map_or("", |title| self.text(title.title)).to_owned()
            }
            Value::Player(number) => player(*number).to_owned(),
            Value::Object(object) => self.object(*object),
            Value::Symbol(symbol) => {
                let symbol = book.symbols.get(symbol.index());
                self.named(symbol.map(|symbol| &symbol.named)).to_owned()
            }
            Value::Kind(kind) => self.kind(*kind).to_owned(),
            Value::Place(place) => self.place(*place),
            Value::Levels(levels) => {
                let each = levels.as_slice().iter().map(|(symbol, count)| {
                    let name = self.value(&Value::Symbol(*symbol));
                    if *count == 1 {
                        name
                    } else {
                        format!("{name} x{count}")
                    }
                });
                joined(each)
            }
            Value::Set(set) if set.is_empty() => "nothing".to_owned(),
            Value::Set(set) => log::listed(
                &set.iter()
                    .map(|member| self.value(member))
                    .collect::<Vec<_>>(),
            ),
            Value::Quote(quote) => {
                let quote = book.quotes.get(quote.quote.index());
                let says = quote.and_then(|quote| quote.says);
                says.map_or("a text", |says| self.text(says)).to_owned()
            }
            Value::Clause(clause) => self.clause(*clause).unwrap_or_else(|| "a text".to_owned()),
            Value::Change(_) => "a text".to_owned(),
        }
    }

    /// A text of a card as it is printed, if the reader knows the card.
    fn clause(&self, clause: ClauseRef) -> Option<String> {
        let book = self.book();
        let rec = self.game.state().rec_at(clause.of.index)?;
        let card = rec.card().filter(|_| self.knows(clause.of))?;
        let card = book.cards.get(card.index())?;
        let printed = card.clauses.get(usize::from(clause.index))?;
        let form = book.clauses.get(printed.form.index())?;
        let slot = |name: &str| {
            let at = form.params.iter().position(|param| param.name == name)?;
            let arg = (*printed.args.get(at)?)?;
            match book.exprs.get(arg.index())? {
                Expr::Quote { quote, .. } => {
                    let quote = book.quotes.get(quote.index())?;
                    quote.says.map(Value::Text)
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

    /// A template with its braces filled in; names without a value stay open.
    #[must_use]
    pub fn template(&self, template: &str, value: impl Fn(&str) -> Option<Value>) -> String {
        let mut line = String::new();
        let mut rest = template;
        while let Some((before, after)) = rest.split_once('{') {
            line.push_str(before);
            let Some((name, after)) = after.split_once('}') else {
                rest = after;
                break;
            };
            match value(name) {
                Some(value) => line.push_str(&self.value(&value)),
                None => line.push_str("..."),
            }
            rest = after;
        }
        line.push_str(rest);
        line
    }

    /// What the menus are called in which an action stands.
    #[must_use]
    pub fn menus(&self, action: ActionId) -> Vec<&'g str> {
        let book = self.book();
        let action = book.actions.get(action.index());
        let menus = action.into_iter().flat_map(|action| &action.menus);
        menus
            .filter_map(|menu| book.menus.get(menu.index()))
            .map(|menu| self.named(Some(&menu.named)))
            .collect()
    }

    /// An offer, as a menu shows it. Sets that are chosen with it are left open.
    #[must_use]
    pub fn offer(&self, offer: &Offer, by: Option<u8>) -> String {
        let Some(action) = self.book().actions.get(offer.action.index()) else {
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
        let value = |name: &str| {
            let part = outcome.parts.iter().find(|(part, _)| part == name);
            part.map(|(_, value)| value.clone())
        };
        Some(self.template(self.text(outcome.because?), value))
    }

    /// What a decision is about.
    #[must_use]
    pub fn matter(&self, decision: &Decision) -> String {
        let about = self.about(decision);
        let of_text = matches!(
            decision.about,
            Matter::Pick(_) | Matter::Volunteer | Matter::Value | Matter::May(_) | Matter::Arms
        );
        match self.game.reading() {
            Some(card) if of_text => format!("{}: {about}", self.object(card)),
            _ => about,
        }
    }

    fn about(&self, decision: &Decision) -> String {
        let or = |says: Option<TextId>, otherwise: &str| match says {
            Some(says) => self.template(self.text(says), |_| None),
            None => otherwise.to_owned(),
        };
        match &decision.about {
            Matter::Offer => "what to do".to_owned(),
            Matter::Window(window) => {
                format!("whether to answer ({})", self.procedure(*window))
            }
            Matter::Pick(says) => or(*says, "whom or what to choose"),
            Matter::Order => "which of these comes first".to_owned(),
            Matter::Volunteer => "who volunteers".to_owned(),
            Matter::Value => "what to choose".to_owned(),
            Matter::May(says) => match says {
                Some(says) => format!("whether to {}", bare(self.text(*says))),
                None => "whether to do what the text says".to_owned(),
            },
            Matter::Text(_, this) => format!("whether to use {}", self.value(this)),
            Matter::Arms => "which way".to_owned(),
        }
    }

    fn procedure(&self, id: ProcedureId) -> String {
        let procedure = self.book().procedures.get(id.index());
        self.named(procedure.map(|one| &one.named))
            .replace('_', " ")
    }

    /// The answers of a question, each in words, in their order. Passing is not among them.
    #[must_use]
    pub fn answers(&self, decision: &Decision) -> Vec<String> {
        match &decision.question {
            Question::Act { offers, .. } => self.told_apart(offers, decision.player),
            Question::Members(spec) => spec.candidates.iter().map(|one| self.value(one)).collect(),
            Question::Whether => vec!["yes".to_owned(), "no".to_owned()],
            Question::One { arms, .. } => {
                arms.iter().map(|(at, says)| self.way(*at, *says)).collect()
            }
        }
    }

    /// Offers, as a menu shows them. Those in the same words say besides which text of the card they are.
    fn told_apart(&self, offers: &Offers, by: Option<u8>) -> Vec<String> {
        let mut lines: Vec<String> = offers.iter().map(|offer| self.offer(offer, by)).collect();
        let mut count: BTreeMap<String, usize> = BTreeMap::new();
        for line in &lines {
            *count.entry(line.clone()).or_default() += 1;
        }
        for (line, offer) in lines.iter_mut().zip(offers) {
            if count.get(line).is_none_or(|count| *count < 2) {
                continue;
            }
            let action = self.book().actions.get(offer.action.index());
            let own = action.filter(|action| action.source.is_some());
            let own = own.and_then(|action| action.named.says);
            let own = own.map(|says| self.text(says).to_owned());
            let texts = offer.anchors.iter().filter_map(|anchor| match anchor {
                Value::Clause(clause) => self.clause(*clause),
                _ => None,
            });
            for text in own.into_iter().chain(texts) {
                line.push_str(": ");
                line.push_str(&text);
            }
        }
        lines
    }

    /// One of several ways.
    #[must_use]
    pub fn way(&self, at: u32, says: Option<TextId>) -> String {
        match says {
            Some(says) => self.template(self.text(says), |_| None),
            None => format!("way {}", at + 1),
        }
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

/// Words without the parentheses around all of them.
fn bare(words: &str) -> &str {
    let inside = words
        .strip_prefix('(')
        .and_then(|rest| rest.strip_suffix(')'));
    inside
        .filter(|inside| !inside.contains(['(', ')']))
        .unwrap_or(words)
}

/// Citations in words.
#[must_use]
pub fn cites_of(book: &Book, cites: &[CiteId]) -> String {
    let cite = |id: &CiteId| {
        let cite = book.cites.get(id.index())?;
        Some(format!("{} \"{}\"", cite.document, cite.section))
    };
    cites.iter().filter_map(cite).collect::<Vec<_>>().join(", ")
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

fn joined(parts: impl Iterator<Item = String>) -> String {
    let parts: Vec<String> = parts.collect();
    if parts.is_empty() {
        "nothing".to_owned()
    } else {
        parts.join(", ")
    }
}
