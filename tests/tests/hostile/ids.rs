//! Books in which an index leads out of its table.

use spaceline_lang::tree::*;
use spaceline_runtime::Program;
use spaceline_tests::real;
use std::collections::BTreeMap;

/// How often each index is met, by its type and number.
#[derive(Default, PartialEq, Debug)]
struct Counted(BTreeMap<(String, u32), usize>);

impl Counted {
    fn one(&mut self, of: &str, number: u32) {
        *self.0.entry((of.to_owned(), number)).or_default() += 1;
    }
}

impl Visitor for Counted {
    const ALL: bool = true;

    fn id<I: Entry>(&mut self, id: I) {
        let path = std::any::type_name::<I>();
        let name = path.rsplit("::").next().expect("a name");
        self.one(name, u32::try_from(id.place()).expect("an index"));
    }
}

/// The indices that stand in what is written of a book, whatever its parts are.
fn written(book: &Book) -> Counted {
    let mut counted = Counted::default();
    let text = format!("{book:?}");
    for (at, _) in text.match_indices("Id(") {
        let (before, behind) = (&text[..at], &text[at + 3..]);
        let begins = before.rfind(|one: char| !one.is_ascii_alphanumeric());
        let name = format!("{}Id", &before[begins.map_or(0, |begins| begins + 1)..]);
        let digits = behind.split(')').next().expect("a number");
        let number: u32 = digits.parse().expect("a number");
        if name != "FileId" && !(name == "ScopeId" && number == ACTING.0) {
            counted.one(&name, number);
        }
    }
    counted
}

fn book() -> Book {
    let mut book = real::table().expect("it loads").program.book().clone();
    // Places in files are no part of the tree.
    book.expr_spans.clear();
    book.block_spans.clear();
    book
}

#[test]
fn every_index_is_visited() {
    let book = book();
    let mut visited = Counted::default();
    book.visit(&mut visited);
    assert!(visited.0.len() > 10_000, "{}", visited.0.len());
    assert!(visited == written(&book), "something is not visited");
}

/// What is said of a book that has lost a table.
fn without<I: Entry>(book: &Book) -> String {
    let mut book = book.clone();
    I::table_mut(&mut book).clear();
    let linked = Program::link(book).map(drop);
    linked.expect_err(I::CALLED).to_string()
}

macro_rules! told {
    ($book:ident, $($id:ident)*) => {$(
        let (says, what) = (without::<$id>($book), $id::CALLED);
        assert!(says.starts_with(&format!("the book is broken: no {what} where ")), "{says}");
    )*};
}

#[test]
fn every_kind_of_index_must_lead_somewhere() {
    let book = &book();
    told!(book, TextId KindId EnumId SymbolId FieldId ZoneId StateId FunctionId VerbId ActionId MenuId ProcedureId);
    told!(book, StageId LimitId ClauseId RuleId CardId SetId CiteId ExprId BlockId QuoteId ScopeId HookId MemoryId);
    told!(book, TitleId);
}
