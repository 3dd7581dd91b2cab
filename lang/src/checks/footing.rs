//! Words that mean something only on a card which says something else, too: those that speak of where the card is, in the
//! text of a card that nothing puts anywhere; a verb that the rules do as well, unless the card says that its text does.

mod placed;
mod standing;

use super::part::Part;
use super::walk;
use crate::diagnostic::{Diagnostic, NOWHERE, WANTS_WORD};
use crate::span::Span;
use crate::tree::{
    Book, Card, ClauseInstance, Expr, ExprId, FieldId, FootedWord, Footing, FunctionForm,
    FunctionId, Kind, Slot, Statement, SymbolId, THIS, VerbId,
};
use std::collections::BTreeMap;

pub(super) fn look(part: &Part<'_>, all: &mut Vec<Diagnostic>) {
    let Some(card) = part.card().filter(|card| card.not_encoded.is_empty()) else {
        return;
    };
    let book = part.book;
    let mut kind = book.kinds.get(card.kind.index());
    // Kinds form a tree: circles have been cut.
    while let Some(known) = kind {
        for footing in &known.footings {
            match stands(part, card, footing) {
                Stands::No => {
                    first_use(part, known, footing, all);
                    first_deed(part, card, footing, all);
                    first_clause(card, known, footing, all);
                    first_fact(part, card, footing, all);
                    standing::first(part, known, footing, all);
                }
                Stands::OnceDone => {
                    let told = all.len();
                    placed::before(part, card, known, footing, all);
                    if all.len() == told {
                        placed::never(part, card, known, footing, all);
                    }
                }
                Stands::Yes => placed::in_another_way(part, card, known, footing, all),
            }
        }
        kind = known.parent.and_then(|id| book.kinds.get(id.index()));
    }
}

/// Whether a card, of a kind whose cards are in play only where their own text puts them there, has such a text.
pub(super) fn may_stand(part: &Part<'_>, card: &Card) -> bool {
    let mut kind = part.book.kinds.get(card.kind.index());
    // What is not scripted may put it there, unless rules would have to.
    let mut unsaid = !card.not_encoded.is_empty();
    while let Some(known) = kind {
        let mut footings = known.footings.iter();
        if footings
            .clone()
            .any(|footing| footing.words.contains(&FootedWord::Standing) && footing.has_no_way())
        {
            unsaid = false;
        }
        if footings.any(|footing| {
            footing.words.contains(&FootedWord::Standing)
                && !matches!(stands(part, card, footing), Stands::No)
        }) {
            return true;
        }
        kind = known.parent.and_then(|id| part.book.kinds.get(id.index()));
    }
    unsaid
}

/// Whether a card is in play only from the moment when a text of its own puts it there, whose doing is something else by then.
pub(super) fn stands_once_done(part: &Part<'_>, card: &Card) -> bool {
    let mut kind = part.book.kinds.get(card.kind.index());
    while let Some(known) = kind {
        let mut footings = known.footings.iter();
        if footings.any(|footing| {
            footing.words.contains(&FootedWord::Standing)
                && matches!(stands(part, card, footing), Stands::OnceDone)
        }) {
            return true;
        }
        kind = known.parent.and_then(|id| part.book.kinds.get(id.index()));
    }
    false
}

/// Whether some text of the card gives the words a meaning.
enum Stands {
    Yes,
    No,
    /// From the moment when a text does it.
    OnceDone,
}

fn stands(part: &Part<'_>, card: &Card, footing: &Footing) -> Stands {
    let filled = |(record, slot): &(_, u16)| {
        let mut clauses = card.clauses.iter();
        clauses.any(|one| {
            one.form == *record
                && one
                    .args
                    .get(usize::from(*slot))
                    .is_some_and(Option::is_some)
        })
    };
    let done = |statement: &Statement| match statement {
        Statement::Do { verb, args, .. } => does_with_itself(part.book, footing, *verb, args),
        _ => false,
    };
    let prints = |symbol: &SymbolId| {
        let mut facts = card.facts.iter();
        facts.any(|(_, value)| is_in(part.book, *value, *symbol))
    };
    if footing.slots.iter().any(filled)
        || footing.symbols.iter().any(prints)
        || footing.facts.iter().any(|fact| gives(card, *fact))
        || footing
            .records
            .iter()
            .any(|record| card.clauses.iter().any(|clause| clause.form == *record))
    {
        Stands::Yes
    } else if !footing.verbs.is_empty() && part.statements().any(|(statement, _)| done(statement)) {
        Stands::OnceDone
    } else {
        Stands::No
    }
}

/// Whether a printed value is a symbol, or has it among others.
fn is_in(book: &Book, value: ExprId, symbol: SymbolId) -> bool {
    match book.exprs.get(value.index()) {
        Some(Expr::Symbol(one)) => *one == symbol,
        Some(Expr::List(all)) => all.iter().any(|one| is_in(book, *one, symbol)),
        _ => false,
    }
}

/// What such a card says instead.
fn help(footing: &Footing) -> String {
    if let Some(because) = &footing.because {
        return because.to_string();
    }
    let forms = footing.forms.iter().map(|form| format!("`{form}`"));
    let forms: Vec<String> = forms.take(4).collect();
    format!("let the card say where it lies ({})", forms.join(", "))
}

fn gives(card: &Card, fact: FieldId) -> bool {
    card.facts.iter().any(|(given, _)| *given == fact)
}

/// Whether a verb is done as a footing wants it: with the card itself in the role that it names.
fn does_with_itself(book: &Book, footing: &Footing, verb: VerbId, args: &[Option<ExprId>]) -> bool {
    let mut wanted = footing.verbs.iter().filter(|(wanted, _)| *wanted == verb);
    wanted.any(|(_, role)| is_this_in(book, args, *role))
}

/// Whether a role is given the card itself.
fn is_this_in(book: &Book, args: &[Option<ExprId>], role: u16) -> bool {
    let given = args.get(usize::from(role)).copied().flatten();
    given.is_some_and(|given| names_this(book, given))
}

fn is_this(book: &Book, at: ExprId) -> bool {
    matches!(book.exprs.get(at.index()), Some(Expr::Local(THIS)))
}

/// The card itself, also where a set is wanted.
fn names_this(book: &Book, at: ExprId) -> bool {
    is_this(book, at)
        || matches!(book.exprs.get(at.index()), Some(Expr::List(all)) if all.iter().any(|one| is_this(book, *one)))
}

/// Tells of the first clause that is never asked on a card like this.
fn first_clause(card: &Card, known: &Kind, footing: &Footing, all: &mut Vec<Diagnostic>) {
    let rests = |clause: &&ClauseInstance| {
        footing.words.iter().any(|word| match word {
            FootedWord::Record(record) => clause.form == *record,
            FootedWord::Slot(record, slot) => {
                let given = clause.args.get(usize::from(*slot));
                clause.form == *record && given.is_some_and(Option::is_some)
            }
            _ => false,
        })
    };
    let Some(clause) = card.clauses.iter().find(rests) else {
        return;
    };
    let standing = footing.words.contains(&FootedWord::Standing);
    let told = if footing.has_no_way() && standing {
        let message = "this holds while the card is in play, and no rule brings it there";
        let told = Diagnostic::warning(NOWHERE, message, clause.span);
        told.also(
            known.named.span,
            "cards of this kind are nowhere by themselves",
        )
    } else if footing.has_no_way() {
        Diagnostic::error(
            WANTS_WORD,
            "no rule asks this of a card of this kind",
            clause.span,
        )
    } else if standing {
        let told = Diagnostic::error(
            NOWHERE,
            "this holds while the card is in play, and it never is",
            clause.span,
        );
        told.also(
            known.named.span,
            "cards of this kind are nowhere by themselves",
        )
    } else {
        Diagnostic::error(
            WANTS_WORD,
            "this works only beside other text, and the card has none of that",
            clause.span,
        )
    };
    let forms = footing.forms.iter().map(|form| format!("`{form}`"));
    let forms: Vec<String> = forms.take(4).collect();
    all.push(match &footing.because {
        Some(because) => told.help(because.as_str()),
        None => told.help(format!("write {}, too", forms.join(" or "))),
    });
}

/// Tells of a fact that means nothing on a card like this. Where a text of it was told of, that is enough.
fn first_fact(part: &Part<'_>, card: &Card, footing: &Footing, all: &mut Vec<Diagnostic>) {
    let told = |clause: &&ClauseInstance| {
        let record = FootedWord::Record(clause.form);
        footing.words.contains(&record)
    };
    if card.clauses.iter().any(|clause| told(&clause)) {
        return;
    }
    let mut facts = card.facts.iter();
    let rests = |(fact, _): &&(FieldId, ExprId)| footing.words.contains(&FootedWord::Fact(*fact));
    let Some((fact, value)) = facts.find(rests) else {
        return;
    };
    let name = part.book.fields.get(fact.index());
    let name = name.map_or("", |field| field.named.name.as_str());
    let forms = footing.forms.iter().map(|form| format!("`{form}`"));
    let forms: Vec<String> = forms.take(4).collect();
    let message = format!("`{name}` works only beside other text, and the card has none of that");
    let told = Diagnostic::error(WANTS_WORD, message, part.span(*value));
    all.push(match &footing.because {
        Some(because) => told.help(because.as_str()),
        None => told.help(format!("write {}, too", forms.join(" or "))),
    });
}

/// Tells of the first place where the text does with its card what rests on something else.
fn first_deed(part: &Part<'_>, card: &Card, footing: &Footing, all: &mut Vec<Diagnostic>) {
    for word in &footing.words {
        let FootedWord::Verb(verb, role, beside) = word else {
            continue;
        };
        if beside.is_some_and(|fact| !gives(card, fact)) {
            continue;
        }
        let does = |statement: &Statement| match statement {
            Statement::Do {
                verb: done, args, ..
            } => done == verb && is_this_in(part.book, args, *role),
            _ => false,
        };
        let mut found = part.statements().filter(|(statement, _)| does(statement));
        let Some((_, span)) = found.next() else {
            continue;
        };
        let known = part.book.verbs.get(verb.index());
        let name = known.map_or("", |verb| verb.named.name.as_str());
        let param = known.and_then(|verb| verb.params.get(usize::from(*role)));
        let into = param.and_then(|param| param.role.as_ref());
        let into = into.map_or_else(String::new, |into| format!(" ... {into} this"));
        let fact = beside.and_then(|fact| part.book.fields.get(fact.index()));
        let with = fact.map_or_else(String::new, |fact| {
            format!(" on a card with `{}`", fact.named.name)
        });
        let forms = footing.forms.iter().map(|form| format!("`{form}`"));
        let forms: Vec<String> = forms.collect();
        let message = match forms.as_slice() {
            [] => String::from("no rule lets this be done to a card of this kind"),
            forms => format!("`{name}{into}`{with} wants {}, too", forms.join(" or ")),
        };
        let told = Diagnostic::error(WANTS_WORD, message, span);
        all.push(match &footing.because {
            Some(because) => told.help(because.as_str()),
            None => told,
        });
    }
}

/// Tells of the first place where such a word is used.
fn first_use(part: &Part<'_>, known: &Kind, footing: &Footing, all: &mut Vec<Diagnostic>) {
    let mut asked = Asked::new(part.book, footing);
    let mut uses = part.exprs().filter(|(_, expr)| asked.is_in(expr));
    let Some(span) = uses
        .next()
        .map(|(at, _)| part.span(at))
        .filter(|span| !span.is_empty())
    else {
        return;
    };
    tell(known, footing, span, all);
}

fn tell(known: &Kind, footing: &Footing, span: Span, all: &mut Vec<Diagnostic>) {
    if !footing.symbols.is_empty() {
        let message = format!(
            "this is nothing on a card that is not {}",
            footing.forms.join(" or ")
        );
        all.push(Diagnostic::error(NOWHERE, message, span).help(help(footing)));
        return;
    }
    if let Some(because) = &footing.because {
        let told = if footing.has_no_way() {
            let message = "this asks where the card is, and no rule puts it anywhere";
            Diagnostic::warning(NOWHERE, message, span)
        } else if footing.slots.is_empty() {
            let message = "this asks where the card is, and it is nowhere yet";
            Diagnostic::error(NOWHERE, message, span)
        } else {
            let message = "this asks where the card is, and no text of it puts it anywhere";
            Diagnostic::error(NOWHERE, message, span)
        };
        let kind = "cards of this kind are nowhere by themselves";
        all.push(told.also(known.named.span, kind).help(because.as_str()));
        return;
    }
    let forms = footing.forms.iter().map(|form| format!("`{form}`"));
    let forms: Vec<String> = forms.take(4).collect();
    all.push(
        Diagnostic::error(
            NOWHERE,
            "this asks where the card is, and no text of it puts it anywhere",
            span,
        )
        .also(known.named.span, "cards of this kind are nowhere by themselves")
        .help(format!(
            "let the card say where it lies ({}), or say in place of this word whose place is meant",
            forms.join(", ")
        )),
    );
}

/// Which functions ask with such a word for what they are given, as far as it was asked.
struct Asked<'b> {
    book: &'b Book,
    footing: &'b Footing,
    known: BTreeMap<(FunctionId, Slot), bool>,
    /// The words that speak of their card without being given it, and what uses them, as far as that was asked.
    by_itself: BTreeMap<FunctionId, bool>,
}

impl<'b> Asked<'b> {
    fn new(book: &'b Book, footing: &'b Footing) -> Self {
        Self {
            book,
            footing,
            known: BTreeMap::new(),
            by_itself: BTreeMap::new(),
        }
    }

    /// Whether an expression asks with such a word for its card.
    fn is_in(&mut self, expr: &Expr) -> bool {
        match expr {
            // What is nothing on a card may be asked on the way to something else.
            Expr::Call { function, .. } if !self.footing.symbols.is_empty() => self
                .footing
                .words
                .contains(&FootedWord::Function(*function)),
            Expr::Call { function, .. } if self.speaks_of_this(*function) => true,
            expr => self.asks(expr, THIS),
        }
    }

    /// Whether an expression asks with such a word for what stands in a slot.
    fn asks(&mut self, expr: &Expr, slot: Slot) -> bool {
        let is = |at: &ExprId| self.book.exprs.get(at.index()) == Some(&Expr::Local(slot));
        match expr {
            Expr::Builtin { op, args } => {
                self.footing.words.contains(&FootedWord::Builtin(*op))
                    && args.first().is_some_and(is)
            }
            Expr::Call { function, args } => {
                // A law asks of its own accord, and not as somebody wrote it.
                let Some(known) = self
                    .book
                    .functions
                    .get(function.index())
                    .filter(|known| known.form != FunctionForm::Law)
                else {
                    return false;
                };
                let given = known.params.iter().zip(args);
                let given = given.filter(|(_, arg)| is(arg));
                let slots: Vec<Slot> = given.map(|(param, _)| param.slot).collect();
                slots.into_iter().any(|slot| self.function(*function, slot))
            }
            _ => false,
        }
    }

    /// Whether a function is a word that speaks of its card by itself, or uses one.
    fn speaks_of_this(&mut self, id: FunctionId) -> bool {
        if let Some(known) = self.by_itself.get(&id) {
            return *known;
        }
        self.by_itself.insert(id, false);
        let word = self.footing.words.contains(&FootedWord::Function(id));
        let body = self.book.functions.get(id.index()).map(|one| one.body);
        let mut open: Vec<ExprId> = body.into_iter().collect();
        let mut speaks = false;
        while let Some(expr) = open.pop().and_then(|at| self.book.exprs.get(at.index())) {
            speaks = speaks
                || match expr {
                    Expr::Local(slot) => word && *slot == THIS,
                    Expr::Call { function, .. } => self.speaks_of_this(*function),
                    _ => false,
                };
            open.extend(walk::of_expr(expr).exprs);
        }
        self.by_itself.insert(id, speaks);
        speaks
    }

    /// Whether a function is such a word, or asks with one, for what stands in a slot of it.
    fn function(&mut self, id: FunctionId, slot: Slot) -> bool {
        if let Some(known) = self.known.get(&(id, slot)) {
            return *known;
        }
        // A circle of definitions asks no more than its first round.
        self.known.insert((id, slot), false);
        let word = self.footing.words.contains(&FootedWord::Function(id));
        let body = self.book.functions.get(id.index()).map(|one| one.body);
        let mut open: Vec<ExprId> = body.into_iter().collect();
        let mut asks = false;
        while let Some(expr) = open.pop().and_then(|at| self.book.exprs.get(at.index())) {
            asks = asks || word && *expr == Expr::Local(slot) || self.asks(expr, slot);
            open.extend(walk::of_expr(expr).exprs);
        }
        self.known.insert((id, slot), asks);
        asks
    }
}
