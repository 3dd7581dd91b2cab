//! What a verb or a clause is asked to look for, where it finds only cards of some kinds: `selection of K or K`.
//! A search for others would go on for ever and find nothing.

use super::part::Part;
use crate::diagnostic::{Diagnostic, NEVER_FOUND};
use crate::reader::types::is_under;
use crate::span::Span;
use crate::tree::{
    Book, Builtin, Expr, ExprId, KindId, Param, QuoteBody, QuoteType, Slot, Statement, Type,
};
use foldhash::{HashMap, HashSet};
use smol_str::SmolStr;

/// What a part says.
#[derive(Debug, Default)]
pub(super) struct Seen {
    /// The card, if it is one.
    card: Option<(SmolStr, KindId)>,
    wants: Vec<Want>,
}

/// What is looked for.
#[derive(Debug)]
struct Want {
    /// By what word.
    word: SmolStr,
    /// What that finds.
    kinds: Vec<KindId>,
    test: Test,
    span: Span,
}

/// What is asked of a card, as far as its kind and its title tell.
#[derive(Debug)]
enum Test {
    Kind(KindId),
    Title(SmolStr),
    Not(KindId),
    All(Vec<Test>),
    Any(Vec<Test>),
    /// Something else.
    Other,
}

impl Seen {
    pub(super) fn spans_mut(&mut self) -> impl Iterator<Item = &mut Span> {
        self.wants.iter_mut().map(|want| &mut want.span)
    }
}

pub(super) fn look(part: &Part<'_>, seen: &mut Seen) {
    let book = part.book;
    if let Some(card) = part.card() {
        let title = book.texts.get(card.title.index()).cloned();
        seen.card = Some((title.unwrap_or_default(), card.kind));
        for clause in &card.clauses {
            let Some(form) = book.clauses.get(clause.form.index()) else {
                continue;
            };
            let word = form.named.name.as_str();
            seen.wants
                .extend(wanted(part, word, &form.params, &clause.args));
        }
    }
    for (statement, _) in part.statements() {
        if let Statement::Do { verb, args, .. } = statement
            && let Some(verb) = book.verbs.get(verb.index())
        {
            let word = verb.named.name.as_str();
            seen.wants.extend(wanted(part, word, &verb.params, args));
        }
    }
}

/// What is looked for by what fills some slots.
fn wanted(part: &Part<'_>, word: &str, params: &[Param], args: &[Option<ExprId>]) -> Vec<Want> {
    let book = part.book;
    let limited =
        |param: &Param| !param.kinds.is_empty() && param.ty == Type::Quote(QuoteType::Selection);
    let filled = params.iter().zip(args);
    let filled = filled.filter(|(param, _)| limited(param));
    let wants = filled.filter_map(|(param, arg)| {
        let arg = (*arg)?;
        let test = match book.exprs.get(arg.index())? {
            Expr::Quote { quote, .. } => match &book.quotes.get(quote.index())?.body {
                QuoteBody::Selection { member, .. } => tested(book, member.1, member.0),
                _ => return None,
            },
            _ => return None,
        };
        Some(Want {
            word: SmolStr::new(word),
            kinds: param.kinds.clone(),
            test,
            span: part.span(arg),
        })
    });
    wants.collect()
}

fn titled(book: &Book, at: ExprId) -> Test {
    match book.exprs.get(at.index()) {
        Some(Expr::Title(id)) => {
            let title = book.titles.get(id.index()).filter(|title| !title.any);
            let title = title.and_then(|title| book.texts.get(title.title.index()));
            title.map_or(Test::Other, |title| Test::Title(title.clone()))
        }
        _ => Test::Other,
    }
}

fn tested(book: &Book, at: ExprId, slot: Slot) -> Test {
    let is = |at: &ExprId| book.exprs.get(at.index()) == Some(&Expr::Local(slot));
    let all = |parts: &[ExprId]| parts.iter().map(|part| tested(book, *part, slot)).collect();
    match book.exprs.get(at.index()) {
        Some(Expr::And(parts)) => Test::All(all(parts)),
        Some(Expr::Or(parts)) => Test::Any(all(parts)),
        Some(Expr::IsKind(of, kind)) if is(of) => Test::Kind(*kind),
        Some(Expr::In(one, of)) if is(one) => match book.exprs.get(of.index()) {
            Some(Expr::Filter(over)) => {
                let tests = over.tests.iter();
                Test::All(tests.map(|test| tested(book, *test, over.slot)).collect())
            }
            _ => Test::Other,
        },
        Some(Expr::Not(what)) => match book.exprs.get(what.index()) {
            Some(Expr::IsKind(of, kind)) if is(of) => Test::Not(*kind),
            _ => Test::Other,
        },
        Some(Expr::Builtin {
            op: Builtin::Covers,
            args,
        }) => args
            .first()
            .map_or(Test::Other, |title| titled(book, *title)),
        _ => Test::Other,
    }
}

impl Test {
    /// The titles that it names.
    fn titles<'t>(&'t self, found: &mut Vec<&'t SmolStr>) {
        match self {
            Self::Title(title) => found.push(title),
            Self::All(parts) | Self::Any(parts) => {
                parts.iter().for_each(|part| part.titles(found));
            }
            Self::Kind(_) | Self::Not(_) | Self::Other => {}
        }
    }

    /// Whether some card of a kind, with one of these titles if any is named, may pass.
    fn may_be(&self, book: &Book, kind: KindId, title: Option<&SmolStr>) -> bool {
        match self {
            Self::Kind(wanted) => is_under(book, kind, *wanted),
            Self::Not(barred) => !is_under(book, kind, *barred),
            Self::Title(wanted) => title.is_some_and(|title| title == wanted),
            Self::All(parts) => parts.iter().all(|part| part.may_be(book, kind, title)),
            Self::Any(parts) => parts.iter().any(|part| part.may_be(book, kind, title)),
            Self::Other => true,
        }
    }
}

/// Tells of each search that can only find what its word never finds.
pub(super) fn tell<'s>(
    book: &Book,
    parts: impl Iterator<Item = &'s Seen> + Clone,
    all: &mut Vec<Diagnostic>,
) {
    let named = parts.clone().flat_map(|seen| &seen.wants);
    let mut wanted = Vec::new();
    named.for_each(|want| want.test.titles(&mut wanted));
    let wanted: HashSet<&SmolStr> = wanted.into_iter().collect();
    let mut cards: HashMap<&SmolStr, Vec<KindId>> = HashMap::default();
    for (title, kind) in parts.clone().filter_map(|seen| seen.card.as_ref()) {
        if wanted.contains(title) {
            cards.entry(title).or_default().push(*kind);
        }
    }
    for want in parts.flat_map(|seen| &seen.wants) {
        let found = |kind: KindId| want.kinds.iter().any(|one| is_under(book, kind, *one));
        let mut titles = Vec::new();
        want.test.titles(&mut titles);
        // A title that no card has is a name for others, or comes later.
        if titles.iter().any(|title| !cards.contains_key(*title)) {
            continue;
        }
        let kinds = (0_u32..).map(KindId).take(book.kinds.len());
        let of_a_kind = kinds.map(|kind| (kind, None));
        let named = titles.iter().flat_map(|title| {
            let kinds = cards.get(*title).into_iter().flatten();
            kinds.map(|kind| (*kind, Some(*title)))
        });
        let candidates: Vec<(KindId, Option<&SmolStr>)> = of_a_kind.chain(named).collect();
        let mut passing = candidates
            .iter()
            .filter(|(kind, title)| want.test.may_be(book, *kind, *title))
            .peekable();
        let Some((first, title)) = passing.peek().copied().copied() else {
            continue;
        };
        if passing.any(|(kind, _)| found(*kind)) {
            continue;
        }
        let name = |kind: KindId| {
            let kind = book.kinds.get(kind.index());
            kind.map(|kind| kind.named.name.clone()).unwrap_or_default()
        };
        let what = match title {
            Some(title) => format!("`{title}` is {}", article(&name(first))),
            None => format!("this is {}", article(&name(first))),
        };
        let kinds: Vec<String> = want
            .kinds
            .iter()
            .map(|kind| format!("`{}`", name(*kind)))
            .collect();
        all.push(
            Diagnostic::error(
                NEVER_FOUND,
                format!("{what}, and `{}` never finds one", want.word),
                want.span,
            )
            .help(format!(
                "name cards of the kinds {}; a sentence that cannot be said yet is marked `not encoded \"why\"`",
                kinds.join(" or ")
            )),
        );
    }
}

fn article(name: &str) -> String {
    match name.starts_with(['a', 'e', 'i', 'o', 'u']) {
        true => format!("an {name}"),
        false => format!("a {name}"),
    }
}
