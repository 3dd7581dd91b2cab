//! One way to each table of a book: an entry by its number, a new entry, all entries to whoever visits the book.

use super::*;
use crate::span::Span;

/// A number of an entry in one of the tables of a book.
pub trait Entry: Copy {
    /// What stands there.
    type Of: 'static;
    /// What it is called in a message.
    const CALLED: &'static str;
    /// Its place.
    fn place(self) -> usize;
    /// Its table.
    fn table(book: &Book) -> &Vec<Self::Of>;
    /// The same, to change it.
    fn table_mut(book: &mut Book) -> &mut Vec<Self::Of>;
}

impl<I: Entry> Entry for &I {
    type Of = I::Of;
    const CALLED: &'static str = I::CALLED;
    fn place(self) -> usize {
        (*self).place()
    }
    fn table(book: &Book) -> &Vec<Self::Of> {
        I::table(book)
    }
    fn table_mut(book: &mut Book) -> &mut Vec<Self::Of> {
        I::table_mut(book)
    }
}

/// A number that an entry can be given.
pub trait Numbered: Entry {
    /// The number at a place of its table.
    fn number(at: usize) -> Self;
}

/// What is declared under a name.
pub trait Called {
    /// The name, and what belongs to it.
    fn named(&self) -> &Named;
}

macro_rules! tables {
    ($($id:ident $called:literal $table:ident $of:ty $(as $tell:ident)? $(, unless $no:ident)?;)*) => {$(
        impl Entry for $id {
            type Of = $of;
            const CALLED: &'static str = $called;
            fn place(self) -> usize {
                self.index()
            }
            fn table(book: &Book) -> &Vec<Self::Of> {
                &book.$table
            }
            fn table_mut(book: &mut Book) -> &mut Vec<Self::Of> {
                &mut book.$table
            }
        }
        impl Numbered for $id {
            fn number(at: usize) -> Self {
                Self(u32::try_from(at).unwrap_or(u32::MAX))
            }
        }
        impl Node for $id {
            fn visit<V: Visitor>(&self, to: &mut V) {
                $(if *self == $no {
                    return;
                })?
                to.id(*self);
                $(to.$tell(*self);)?
            }
        }
    )*

        impl Node for Book {
            fn visit<V: Visitor>(&self, to: &mut V) {
                let Self {
                    $($table,)* documents, editions, demands, scenarios, advice, laws, roots, expr_spans: _, block_spans: _
                } = self;
                $(entries($called, $table, to);)*
                entries("document", documents, to);
                entries("edition", editions, to);
                entries("demand", demands, to);
                entries("scenario", scenarios, to);
                entries("piece of advice", advice, to);
                entries("set of laws", std::slice::from_ref(laws), to);
                entries("set of roots", std::slice::from_ref(roots), to);
            }
        }
    };
}

fn entries(called: &'static str, table: &[impl Node], to: &mut impl Visitor) {
    for (at, entry) in table.iter().enumerate() {
        to.enter(called, at);
        entry.visit(to);
    }
}

tables! {
    TextId "text" texts smol_str::SmolStr;
    KindId "kind" kinds Kind;
    EnumId "enumeration" enums Enum;
    SymbolId "symbol" symbols Symbol;
    FieldId "field" fields Field;
    ZoneId "zone" zones Zone;
    StateId "state" states State;
    FunctionId "function" functions Function;
    VerbId "verb" verbs Verb;
    ActionId "action" actions Action;
    MenuId "menu" menus Menu;
    ProcedureId "procedure" procedures Procedure;
    StageId "stage" stages Stage;
    LimitId "limit" limits Limit;
    ClauseId "clause" clauses ClauseForm;
    RuleId "rule" rules Rule;
    CardId "card" cards Card;
    SetId "release" sets Release;
    CiteId "citation" cites Cite;
    ExprId "expression" exprs Expr as expr;
    BlockId "block" blocks Vec<Statement> as block;
    QuoteId "kept text" quotes Quote as quote;
    ScopeId "scope" scopes Scope, unless ACTING;
    HookId "standing text" hooks Hook as hook;
    MemoryId "memory" memories Memory;
    TitleId "title" titles TitleRef;
}

macro_rules! named {
    ($($of:ty),*) => {$(
        impl Called for $of {
            fn named(&self) -> &Named {
                &self.named
            }
        }
    )*};
}

named!(
    Kind, Enum, Symbol, Field, Zone, State, Function, Verb, Action, Menu, Procedure, Stage, Limit,
    ClauseForm, Rule, Scope
);

impl Book {
    /// What has a number.
    pub fn at<I: Entry>(&self, id: I) -> Option<&I::Of> {
        I::table(self).get(id.place())
    }

    /// The same, to change it.
    pub fn at_mut<I: Entry>(&mut self, id: I) -> Option<&mut I::Of> {
        I::table_mut(self).get_mut(id.place())
    }

    /// The number of what is entered next.
    #[must_use]
    pub fn next<I: Numbered>(&self) -> I {
        I::number(I::table(self).len())
    }

    /// Enters something.
    pub fn add<I: Numbered>(&mut self, entry: I::Of) -> I {
        let id = self.next();
        I::table_mut(self).push(entry);
        id
    }

    /// The name of what has a number.
    pub fn name<I: Entry<Of: Called>>(&self, id: I) -> &str {
        self.at(id).map_or("", |known| known.named().name.as_str())
    }

    /// What people read who meet its name.
    #[must_use]
    pub fn shown<I: Entry<Of: Called>>(&self, id: I) -> String {
        let named = self.at(id).map(Called::named);
        named.map_or_else(String::new, |named| match named.says {
            Some(says) => self.text(says).to_owned(),
            None => plain(&named.name),
        })
    }

    /// Where something is declared.
    pub fn declared<I: Entry<Of: Called>>(&self, id: I) -> Span {
        self.at(id)
            .map_or_else(Span::default, |known| known.named().span)
    }
}
