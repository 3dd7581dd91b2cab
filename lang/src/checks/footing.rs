//! Words that mean something only on a card which says something else, too (SL0426, SL0431): those that speak of where the card is, in
//! the text of a card that nothing puts anywhere; a verb that the rules do as well, unless the card says that its text does.

mod placed;
mod standing;

use crate::diagnostic::{Diagnostic, NOWHERE, WANTS_WORD};
use crate::facts::asked::Ask;
use crate::facts::holds::given;
use crate::facts::part::Part;
use crate::reader::types::chain;
use crate::span::Span;
use crate::tree::{
    Book, Card, ClauseInstance, Expr, ExprId, FieldId, FootedWord, Footing, FunctionForm, Kind,
    Statement, THIS,
};

const OF_THIS_KIND: &str = "cards of this kind are nowhere by themselves";

/// What a footing asks of a card.
#[derive(Clone, Copy)]
struct Asking<'p, 'b> {
    part: &'p Part<'b>,
    card: &'b Card,
    kind: &'b Kind,
    footing: &'b Footing,
}

/// Everything that the kinds of a card ask of it.
fn askings<'p, 'b>(
    part: &'p Part<'b>,
    card: &'b Card,
) -> impl Iterator<Item = Asking<'p, 'b>> + use<'p, 'b> {
    let book = part.book;
    let kinds: Vec<&Kind> = chain(book, card.kind)
        .filter_map(|kind| book.at(kind))
        .collect();
    kinds.into_iter().flat_map(move |kind| {
        kind.footings.iter().map(move |footing| Asking {
            part,
            card,
            kind,
            footing,
        })
    })
}

pub(super) fn look(part: &Part<'_>, all: &mut Vec<Diagnostic>) {
    let Some(card) = part.card().filter(|card| card.not_encoded.is_empty()) else {
        return;
    };
    for asking in askings(part, card) {
        match asking.stands() {
            Stands::No => {
                all.extend(asking.first_use());
                all.extend(asking.deeds());
                all.extend(asking.first_clause().or_else(|| asking.first_fact()));
                all.extend(standing::first(&asking));
            }
            Stands::OnceDone => {
                all.extend(placed::before(&asking).or_else(|| placed::never(&asking)));
            }
            Stands::Yes => all.extend(placed::in_another_way(&asking)),
        }
    }
}

/// Whether a card, of a kind whose cards are in play only where their own text puts them there, has such a text.
pub(super) fn may_stand(part: &Part<'_>, card: &Card) -> bool {
    let standing = || {
        let standing = |one: &Asking<'_, '_>| one.footing.words.contains(&FootedWord::Standing);
        // Of the part only what is read is looked at; the card is that of the part.
        part.card()
            .into_iter()
            .flat_map(|card| askings(part, card))
            .filter(standing)
    };
    // What is not scripted may put it there, unless rules would have to.
    standing().any(|one| !matches!(one.stands(), Stands::No))
        || !card.not_encoded.is_empty() && !standing().any(|one| one.footing.has_no_way())
}

/// Whether a card is in play only from the moment when a text of its own puts it there, whose doing is something else by then.
pub(super) fn stands_once_done(part: &Part<'_>) -> bool {
    let mut all = part.card().into_iter().flat_map(|card| askings(part, card));
    all.any(|one| {
        one.footing.words.contains(&FootedWord::Standing)
            && matches!(one.stands(), Stands::OnceDone)
    })
}

/// Whether some text of the card gives the words a meaning.
enum Stands {
    Yes,
    No,
    /// From the moment when a text does it.
    OnceDone,
}

/// Whether a clause fills one of its slots.
fn fills(clause: &ClauseInstance, slot: u16) -> bool {
    clause
        .args
        .get(usize::from(slot))
        .is_some_and(Option::is_some)
}

/// Whether a role of what is done is given the card itself, also where a set is wanted.
fn does_with(book: &Book, args: &[Option<ExprId>], role: u16) -> bool {
    let given = args.get(usize::from(role)).copied().flatten();
    given.is_some_and(|given| match book.expr(given) {
        Expr::List(all) => all.iter().any(|one| book.is_local(*one, THIS)),
        _ => book.is_local(given, THIS),
    })
}

impl<'b> Asking<'_, 'b> {
    fn stands(&self) -> Stands {
        let (book, card, footing) = (self.part.book, self.card, self.footing);
        let prints = |value: ExprId| {
            let printed = book.symbols_of(value);
            printed
                .iter()
                .any(|(symbol, _)| footing.symbols.contains(symbol))
        };
        let says = card.clauses.iter().any(|one| {
            footing.records.contains(&one.form)
                || footing
                    .slots
                    .iter()
                    .any(|(form, slot)| *form == one.form && fills(one, *slot))
        });
        let facts = &card.facts;
        if says
            || facts
                .iter()
                .any(|(fact, value)| footing.facts.contains(fact) || prints(*value))
        {
            Stands::Yes
        } else if self
            .part
            .statements()
            .any(|(statement, _)| self.puts(statement))
        {
            Stands::OnceDone
        } else {
            Stands::No
        }
    }

    /// Whether a verb is done as the footing wants it: with the card itself in the role that it names.
    fn puts(&self, statement: &Statement) -> bool {
        match statement {
            Statement::Do { verb, args, .. } => {
                let mut wanted = self
                    .footing
                    .verbs
                    .iter()
                    .filter(|(wanted, _)| wanted == verb);
                wanted.any(|(_, role)| does_with(self.part.book, args, *role))
            }
            _ => false,
        }
    }

    fn gives(&self, fact: FieldId) -> bool {
        self.card.facts.iter().any(|(given, _)| *given == fact)
    }

    /// Whether an expression asks with such a word for its card: for what stands in its slot, or without being given it.
    fn is_in(&self, expr: &Expr) -> bool {
        let (book, words) = (self.part.book, &self.part.facts.words);
        let footed = |ask: Ask| match ask {
            Ask::Word(word) => self.footing.words.contains(&FootedWord::Function(word)),
            Ask::Builtin(op) => self.footing.words.contains(&FootedWord::Builtin(op)),
            _ => false,
        };
        match expr {
            // What is nothing on a card may be asked on the way to something else.
            Expr::Call { function, .. } if !self.footing.symbols.is_empty() => self
                .footing
                .words
                .contains(&FootedWord::Function(*function)),
            // A word that is not given the card speaks of it where it is such a word, or uses one.
            Expr::Call { function, args } => {
                let given = book.at(*function).map_or_else(Vec::new, |word| {
                    let law = word.form == FunctionForm::Law;
                    given(book, &word.params, if law { &[] } else { args }, THIS)
                });
                let is_word = |ask| matches!(ask, Ask::Word(_)) && footed(ask);
                words.of_word(*function, THIS, is_word)
                    || given
                        .iter()
                        .any(|param| words.of_word(*function, param.slot, footed))
            }
            expr => words.asks(book, expr, THIS, footed),
        }
    }

    /// The first forms that such a card writes.
    fn forms(&self, most: usize, between: &str) -> String {
        let forms = self.footing.forms.iter().map(|form| format!("`{form}`"));
        forms.take(most).collect::<Vec<_>>().join(between)
    }

    /// What such a card says instead.
    fn help(&self) -> String {
        let plain = || format!("let the card say where it lies ({})", self.forms(4, ", "));
        self.because().unwrap_or_else(plain)
    }

    fn because(&self) -> Option<String> {
        self.footing.because.as_ref().map(ToString::to_string)
    }

    fn nowhere(&self, says: &str, span: Span, help: String) -> Diagnostic {
        let told = Diagnostic::error(NOWHERE, says, span);
        told.also(self.kind.named.span, OF_THIS_KIND).help(help)
    }

    /// What no rule brings about is told as a warning.
    fn by_no_rule(&self, says: &str, span: Span, help: String) -> Diagnostic {
        let told = Diagnostic::warning(NOWHERE, says, span);
        told.also(self.kind.named.span, OF_THIS_KIND).help(help)
    }

    /// The first place where such a word is used.
    fn first_use(&self) -> Option<Diagnostic> {
        let mut uses = self.part.exprs().filter(|(_, expr)| self.is_in(expr));
        let (at, _) = uses.next().filter(|(at, _)| self.part.is_written(*at))?;
        let span = self.part.span(at);
        if !self.footing.symbols.is_empty() {
            let forms = self.footing.forms.join(" or ");
            let says = format!("this is nothing on a card that is not {forms}");
            return Some(Diagnostic::error(NOWHERE, says, span).help(self.help()));
        }
        let help = || {
            format!(
                "let the card say where it lies ({}), or say in place of this word whose place is meant",
                self.forms(4, ", ")
            )
        };
        let help = self.because().unwrap_or_else(help);
        Some(
            if self.footing.because.is_some() && self.footing.has_no_way() {
                self.by_no_rule(
                    "this asks where the card is, and no rule puts it anywhere",
                    span,
                    help,
                )
            } else if self.footing.because.is_some() && self.footing.slots.is_empty() {
                self.nowhere(
                    "this asks where the card is, and it is nowhere yet",
                    span,
                    help,
                )
            } else {
                let says = "this asks where the card is, and no text of it puts it anywhere";
                self.nowhere(says, span, help)
            },
        )
    }

    /// The first clause that is never asked on a card like this.
    fn first_clause(&self) -> Option<Diagnostic> {
        let words = &self.footing.words;
        let span = self.rests()?.span;
        let help = || format!("write {}, too", self.forms(4, " or "));
        let help = self.because().unwrap_or_else(help);
        let wants = |says: &str| Diagnostic::error(WANTS_WORD, says, span);
        Some(
            match (
                self.footing.has_no_way(),
                words.contains(&FootedWord::Standing),
            ) {
                (true, true) => {
                    let says = "this holds while the card is in play, and no rule brings it there";
                    self.by_no_rule(says, span, help)
                }
                (false, true) => self.nowhere(
                    "this holds while the card is in play, and it never is",
                    span,
                    help,
                ),
                (true, false) => wants("no rule asks this of a card of this kind").help(help),
                (false, false) => {
                    wants("this works only beside other text, and the card has none of that")
                        .help(help)
                }
            },
        )
    }

    fn rests(&self) -> Option<&'b ClauseInstance> {
        self.card.clauses.iter().find(|clause| {
            self.footing.words.iter().any(|word| match word {
                FootedWord::Record(record) => clause.form == *record,
                FootedWord::Slot(record, slot) => clause.form == *record && fills(clause, *slot),
                _ => false,
            })
        })
    }

    /// A fact that means nothing on a card like this. Where a text of it was told of, that is enough.
    fn first_fact(&self) -> Option<Diagnostic> {
        let words = &self.footing.words;
        let mut facts = self.card.facts.iter();
        let (fact, value) = facts.find(|(fact, _)| words.contains(&FootedWord::Fact(*fact)))?;
        let name = self.part.book.name(*fact);
        let says = format!("`{name}` works only beside other text, and the card has none of that");
        let help = || format!("write {}, too", self.forms(4, " or "));
        let help = self.because().unwrap_or_else(help);
        Some(Diagnostic::error(WANTS_WORD, says, self.part.span(*value)).help(help))
    }

    /// The first places where the text does with its card what rests on something else.
    fn deeds(&self) -> Vec<Diagnostic> {
        let book = self.part.book;
        let mut told = Vec::new();
        for word in &self.footing.words {
            let FootedWord::Verb(verb, role, beside) = word else {
                continue;
            };
            let mut found = self
                .part
                .statements()
                .filter(|(statement, _)| match statement {
                    Statement::Do {
                        verb: done, args, ..
                    } => done == verb && does_with(book, args, *role),
                    _ => false,
                });
            let Some((_, span)) = found
                .next()
                .filter(|_| beside.is_none_or(|fact| self.gives(fact)))
            else {
                continue;
            };
            let param = book
                .at(*verb)
                .and_then(|verb| verb.params.get(usize::from(*role)));
            let into = param.and_then(|param| param.role.as_ref());
            let into = into.map_or_else(String::new, |into| format!(" ... {into} this"));
            let with = beside.map(|fact| format!(" on a card with `{}`", book.name(fact)));
            let (name, with) = (book.name(*verb), with.unwrap_or_default());
            let says = match self.forms(usize::MAX, " or ") {
                forms if forms.is_empty() => {
                    "no rule lets this be done to a card of this kind".to_owned()
                }
                forms => format!("`{name}{into}`{with} wants {forms}, too"),
            };
            let error = Diagnostic::error(WANTS_WORD, says, span);
            told.push(match self.because() {
                Some(because) => error.help(because),
                None => error,
            });
        }
        told
    }
}
