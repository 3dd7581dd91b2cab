//! Words that mean something only on a card which says something else, too (SL0426, SL0431): those that speak of
//! where the card is, in the text of a card that nothing puts anywhere; a verb that the rules do as well, unless the
//! card says that its text does.

mod placed;
mod standing;

use crate::diagnostic::{Diagnostic, NOWHERE, WANTS_WORD};
use crate::facts::asked::Ask;
use crate::facts::holds::given;
use crate::facts::part::Part;
use crate::reader::types::chain;
use crate::span::Span;
use crate::tree::{
    Book, Card, ClauseInstance, Expr, FieldId, FootedWord, Footing, FunctionForm, Kind, Statement,
    THIS, VerbId,
};

/// What a footing asks of a card.
#[derive(Clone, Copy)]
struct Asking<'p, 'b> {
    part: &'p Part<'b>,
    card: &'b Card,
    kind: &'b Kind,
    footing: &'b Footing,
}

/// Everything that the kinds of a part's card ask of it.
fn askings<'p, 'b>(part: &'p Part<'b>) -> impl Iterator<Item = Asking<'p, 'b>> + use<'p, 'b> {
    let kinds = part.card().into_iter().flat_map(|card| {
        let kinds = chain(part.book, card.kind).filter_map(|kind| part.book.at(kind));
        kinds.map(move |kind| (card, kind))
    });
    kinds.flat_map(move |(card, kind)| {
        kind.footings.iter().map(move |footing| Asking {
            part,
            card,
            kind,
            footing,
        })
    })
}

pub(super) fn look(part: &Part<'_>, all: &mut Vec<Diagnostic>) {
    let scripted = |one: &Asking<'_, '_>| one.card.not_encoded.is_empty();
    for asking in askings(part).filter(scripted) {
        match asking.stands() {
            Stands::No => {
                all.extend(asking.first_use());
                asking.deeds(all);
                all.extend(asking.first_clause().or_else(|| asking.first_fact()));
                all.extend(standing::first(&asking));
            }
            Stands::OnceDone => {
                all.extend(placed::before(&asking).or_else(|| placed::never(&asking)));
            }
            Stands::Yes => {}
        }
    }
}

/// Whether a card, of a kind whose cards are in play only where their own text puts them there, has such a text.
pub(super) fn may_stand(part: &Part<'_>, card: &Card) -> bool {
    let mut standing = askings(part).filter(|one| one.has(FootedWord::Standing));
    let mut has_no_way = false;
    let stands = standing.any(|one| {
        has_no_way |= one.footing.has_no_way();
        one.stands() != Stands::No
    });
    // What is not scripted may put it there, unless rules would have to.
    stands || !card.not_encoded.is_empty() && !has_no_way
}

/// Whether some text of the card gives the words a meaning.
#[derive(PartialEq, Eq)]
enum Stands {
    Yes,
    No,
    /// From the moment when a text does it.
    OnceDone,
}

fn fills(clause: &ClauseInstance, slot: u16) -> bool {
    let arg = clause.args.get(usize::from(slot));
    arg.is_some_and(Option::is_some)
}

/// Whether a verb is done with the card itself in a role, also where a set is wanted.
fn does_with(book: &Book, statement: &Statement, (wanted, role): (VerbId, u16)) -> bool {
    let Statement::Do { verb, args, .. } = statement else {
        return false;
    };
    let given = args.get(usize::from(role)).copied().flatten();
    let given = given.map(|given| book.listed(given)).unwrap_or_default();
    *verb == wanted && given.iter().any(|one| book.is_local(*one, THIS))
}

impl<'b> Asking<'_, 'b> {
    fn has(&self, word: FootedWord) -> bool {
        self.footing.words.contains(&word)
    }

    fn stands(&self) -> Stands {
        let (book, card, footing) = (self.part.book, self.card, self.footing);
        let says = card.clauses.iter().any(|one| {
            let mut slots = footing.slots.iter();
            footing.records.contains(&one.form)
                || slots.any(|(form, slot)| *form == one.form && fills(one, *slot))
        });
        let is_symbol = |value| {
            let mut printed = book.symbols_of(value).into_iter();
            printed.any(|(symbol, _)| footing.symbols.contains(&symbol))
        };
        let gives = card.facts.iter().any(|(fact, value)| {
            footing.facts.contains(fact) || !footing.symbols.is_empty() && is_symbol(*value)
        });
        if says || gives {
            Stands::Yes
        } else if self.part.statements().any(|(one, _)| self.puts(one)) {
            Stands::OnceDone
        } else {
            Stands::No
        }
    }

    /// Whether a verb is done as the footing wants it: with the card itself in the role that it names.
    fn puts(&self, statement: &Statement) -> bool {
        let mut verbs = self.footing.verbs.iter();
        verbs.any(|wanted| does_with(self.part.book, statement, *wanted))
    }

    fn gives(&self, fact: FieldId) -> bool {
        self.card.facts.iter().any(|(given, _)| *given == fact)
    }

    /// Whether an expression asks with such a word for its card: for what stands in its slot, or without being given
    /// it.
    fn is_in(&self, expr: &Expr) -> bool {
        let (book, words) = (self.part.book, &self.part.facts.words);
        let is_word = |ask| matches!(ask, Ask::Word(word) if self.has(FootedWord::Function(word)));
        let footed = |ask| match ask {
            Ask::Builtin(op) => self.has(FootedWord::Builtin(op)),
            ask => is_word(ask),
        };
        match expr {
            // What is nothing on a card may be asked on the way to something else.
            Expr::Call { function, .. } if !self.footing.symbols.is_empty() => {
                self.has(FootedWord::Function(*function))
            }
            // A word that is not given the card speaks of it where it is such a word, or uses one.
            Expr::Call { function, args } => {
                let word = book.at(*function);
                let word = word.filter(|word| word.form != FunctionForm::Law);
                let given = word.map(|word| given(book, &word.params, args, THIS));
                let mut given = given.into_iter().flatten();
                words.of_word(*function, THIS, is_word)
                    || given.any(|param| words.of_word(*function, param.slot, footed))
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
    fn help(&self, plain: impl Fn(String) -> String, between: &str) -> String {
        let because = self.footing.because.as_ref().map(ToString::to_string);
        because.unwrap_or_else(|| plain(self.forms(4, between)))
    }

    /// What no rule brings about is told as a warning.
    fn nowhere(&self, says: &str, span: Span, no_rule: bool, help: String) -> Diagnostic {
        let told = match no_rule {
            true => Diagnostic::warning(NOWHERE, says, span),
            false => Diagnostic::error(NOWHERE, says, span),
        };
        let of_this_kind = "cards of this kind are nowhere by themselves";
        told.also(self.kind.named.span, of_this_kind).help(help)
    }

    /// A word that asks where the card is.
    fn asks_where(&self, says: &str, span: Span, no_rule: bool) -> Diagnostic {
        let help = |forms| format!("let the card say where it lies ({forms})");
        self.nowhere(says, span, no_rule, self.help(help, ", "))
    }

    /// The first place where such a word is used.
    fn first_use(&self) -> Option<Diagnostic> {
        let mut uses = self.part.exprs().filter(|(_, expr)| self.is_in(expr));
        let (at, _) = uses.next().filter(|(at, _)| self.part.is_written(*at))?;
        let (span, footing) = (self.part.span(at), self.footing);
        if !footing.symbols.is_empty() {
            let says = format!(
                "this is nothing on a card that is not {}",
                footing.forms.join(" or ")
            );
            let help = |forms| format!("let the card say where it lies ({forms})");
            return Some(Diagnostic::error(NOWHERE, says, span).help(self.help(help, ", ")));
        }
        let because = footing.because.is_some();
        let no_rule = because && footing.has_no_way();
        let says = if no_rule {
            "this asks where the card is, and no rule puts it anywhere"
        } else if because && footing.slots.is_empty() {
            "this asks where the card is, and it is nowhere yet"
        } else {
            "this asks where the card is, and no text of it puts it anywhere"
        };
        let help = |forms| {
            format!(
                "let the card say where it lies ({forms}), or say in place of this word whose place is meant"
            )
        };
        Some(self.nowhere(says, span, no_rule, self.help(help, ", ")))
    }

    /// What works only beside other text.
    fn wants(&self, says: &str, span: Span) -> Diagnostic {
        let help = self.help(|forms| format!("write {forms}, too"), " or ");
        Diagnostic::error(WANTS_WORD, says, span).help(help)
    }

    /// The first clause that is never asked on a card like this.
    fn first_clause(&self) -> Option<Diagnostic> {
        let mut clauses = self.card.clauses.iter();
        let span = clauses.find(|clause| self.rests(clause))?.span;
        let no_way = self.footing.has_no_way();
        Some(if self.has(FootedWord::Standing) {
            let says = match no_way {
                true => "this holds while the card is in play, and no rule brings it there",
                false => "this holds while the card is in play, and it never is",
            };
            let help = self.help(|forms| format!("write {forms}, too"), " or ");
            self.nowhere(says, span, no_way, help)
        } else {
            let says = match no_way {
                true => "no rule asks this of a card of this kind",
                false => "this works only beside other text, and the card has none of that",
            };
            self.wants(says, span)
        })
    }

    fn rests(&self, clause: &ClauseInstance) -> bool {
        self.footing.words.iter().any(|word| match word {
            FootedWord::Record(record) => clause.form == *record,
            FootedWord::Slot(record, slot) => clause.form == *record && fills(clause, *slot),
            _ => false,
        })
    }

    /// A fact that means nothing on a card like this. Where a text of it was told of, that is enough.
    fn first_fact(&self) -> Option<Diagnostic> {
        let mut facts = self.card.facts.iter();
        let (fact, value) = facts.find(|(fact, _)| self.has(FootedWord::Fact(*fact)))?;
        let name = self.part.book.name(*fact);
        let says = format!("`{name}` works only beside other text, and the card has none of that");
        Some(self.wants(&says, self.part.span(*value)))
    }

    /// The first places where the text does with its card what rests on something else.
    fn deeds(&self, all: &mut Vec<Diagnostic>) {
        let book = self.part.book;
        for word in &self.footing.words {
            let FootedWord::Verb(verb, role, beside) = word else {
                continue;
            };
            let mut found = self.part.statements();
            let found = found.find(|(one, _)| does_with(book, one, (*verb, *role)));
            let found = found.filter(|_| beside.is_none_or(|fact| self.gives(fact)));
            let Some((_, span)) = found else { continue };
            let params = book.at(*verb).map_or(&[][..], |verb| &verb.params);
            let into = params
                .get(usize::from(*role))
                .and_then(|param| param.role.as_ref());
            let into = into.map_or_else(String::new, |into| format!(" ... {into} this"));
            let with = beside.map(|fact| format!(" on a card with `{}`", book.name(fact)));
            let (name, with) = (book.name(*verb), with.unwrap_or_default());
            let forms = self.forms(usize::MAX, " or ");
            let says = match forms.as_str() {
                "" => "no rule lets this be done to a card of this kind".to_owned(),
                forms => format!("`{name}{into}`{with} wants {forms}, too"),
            };
            let mut error = Diagnostic::error(WANTS_WORD, says, span);
            if let Some(because) = &self.footing.because {
                error = error.help(because.to_string());
            }
            all.push(error);
        }
    }
}
