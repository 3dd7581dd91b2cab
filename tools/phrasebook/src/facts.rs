//! The facts of a card, and which lines of its script give them.

use super::page::{Fact, Page};
use super::render::begun;
use spaceline_lang::sentence::{Item, Op, Word, WordKind};
use spaceline_lang::tree::{Arithmetic, Book, Card, Expr, ExprId, Field, FieldId, FieldOf, Type};

/// The printed values of a card in words. `print` knows how games print some, and `letters` are the lines of the card
/// that say what its letters stand for.
pub fn of(
    book: &Book,
    card: &Card,
    letters: &[&str],
    print: impl Fn(&str, &str) -> Option<String>,
) -> Vec<Fact> {
    let mut found = Vec::new();
    for (field, value) in &card.facts {
        let Some(field) = book.at(field).filter(|field| field.ty != Type::Truth) else {
            continue;
        };
        let name = field.named.name.as_str();
        let mut scripts: Vec<(String, usize)> = Vec::new();
        for script in scripts_of(book, letters, *value) {
            // What is drawn is drawn as often as it counts.
            match scripts.last_mut() {
                Some((last, count)) if *last == script && !script.starts_with('[') => *count += 1,
                _ => scripts.push((script, 1)),
            }
        }
        let said = scripts.into_iter().map(|(script, count)| {
            let number = script.parse::<i64>().is_ok();
            let times = if count > 1 {
                format!(" x{count}")
            } else {
                String::new()
            };
            let printed = Some(())
                .filter(|()| !number)
                .and_then(|()| print(name, &format!("{script}{times}")));
            let printed = printed.unwrap_or_else(|| {
                format!("{}{times}", script.trim_matches('"').replace('_', " "))
            });
            // A symbol of the rules stands on a page as a name does.
            let symbol = is_symbol(book, &script);
            if symbol { begun(&printed) } else { printed }
        });
        found.push((name.to_owned(), said.collect()));
    }
    found
}

/// How often an icon is drawn for a number, or for something that a card is or is not. What the card does not give is
/// as the rules have it.
pub fn drawn(book: &Book, card: &Card, name: &str) -> Option<usize> {
    let fields = &book.at(card.kind)?.fields;
    let of = |id: &&FieldId| {
        let field = book.at(id);
        field.is_some_and(|field| field.named.name == name)
    };
    let id = *fields.iter().find(of)?;
    let field = book.at(id)?;
    let given = card.facts.iter().find(|(known, _)| *known == id);
    match given.map(|(_, value)| *value).or(field.default) {
        Some(value) => match book.at(value)? {
            Expr::Number(number) => usize::try_from(*number).ok(),
            Expr::Truth(yes) => Some(usize::from(*yes)),
            _ => None,
        },
        None => (field.ty == Type::Truth).then_some(0),
    }
}

/// The values of a fact, as scripts spell them.
fn scripts_of(book: &Book, letters: &[&str], value: ExprId) -> Vec<String> {
    let text = |id: spaceline_lang::tree::TextId| book.text(id);
    match book.at(value) {
        Some(Expr::List(values)) => values
            .iter()
            .flat_map(|value| scripts_of(book, letters, *value))
            .collect(),
        Some(Expr::Nothing) => vec!["nothing".to_owned()],
        Some(Expr::Number(number)) => vec![number.to_string()],
        Some(Expr::Text(id)) => vec![super::grammar::quoted(text(*id))],
        Some(Expr::Symbol(symbol)) => {
            let symbol = book.at(symbol);
            symbol
                .map(|symbol| symbol.named.name.to_string())
                .into_iter()
                .collect()
        }
        Some(Expr::Arith(how, one, _)) => {
            let number = match book.at(one) {
                Some(Expr::Number(number)) => number.to_string(),
                _ => return vec!["X".to_owned()],
            };
            let (sign, joined) = match how {
                Arithmetic::Add => (" + ", format!("{number}+X")),
                Arithmetic::Subtract => (" - ", format!("{number}-X")),
                Arithmetic::Multiply => (" * ", format!("{number}X")),
                _ => return vec!["X".to_owned()],
            };
            // What a letter stands for may begin with a number, too, and then nothing stands before the letter.
            let own = format!("= {number}{sign}");
            let whole = letters.iter().any(|line| line.contains(&own));
            vec![if whole { "X".to_owned() } else { joined }]
        }
        _ => vec!["X".to_owned()],
    }
}

fn name(word: &Word) -> &str {
    match &word.kind {
        WordKind::Name { text, .. } => text,
        _ => "",
    }
}

/// The words behind the kind in the head of a card.
pub fn behind_kind<'i>(item: &'i Item, kind: &str) -> impl Iterator<Item = &'i str> {
    let words = item.head.words.iter().map(name);
    let mut words = words.skip_while(move |word| *word != kind);
    words.next();
    words
}

/// The symbols among the words behind the kind, in the order of the fields that they fill.
pub fn sort(book: &Book, card: &Card, words: &[&str]) -> Vec<String> {
    let kind = book.at(card.kind);
    let fields = kind.map_or(&[][..], |kind| &kind.fields);
    let mut found = Vec::new();
    for field in fields.iter().filter_map(|field| book.at(field)) {
        let list = match &field.ty {
            Type::Symbol(list) => *list,
            Type::Set(of) => match &**of {
                Type::Symbol(list) => *list,
                _ => continue,
            },
            _ => continue,
        };
        let of_field = |word: &&&str| {
            let mut symbols = book.symbols.iter().filter(|symbol| symbol.of == list);
            symbols.any(|symbol| symbol.named.name == **word)
        };
        let here: Vec<String> = words
            .iter()
            .filter(of_field)
            .map(|word| word.replace('_', " "))
            .collect();
        if !here.is_empty() && field.printed && !found.contains(&here) {
            found.push(here);
        }
    }
    found.into_iter().map(|here| here.join("/")).collect()
}

/// Whether a script declares this symbol.
fn is_symbol(book: &Book, word: &str) -> bool {
    book.symbols.iter().any(|symbol| symbol.named.name == word)
}

/// Whether it says that something is missing.
pub fn is_mark(item: &Item) -> bool {
    let words: Vec<&str> = item.head.words.iter().map(name).collect();
    words.starts_with(&["not", "encoded"])
}

/// Whether a line is one word that is no value of the page: something that a card is or is not, or of a field that is
/// hidden.
pub fn is_flag(book: &Book, page: &Page, item: &Item) -> bool {
    let [only] = item.head.words.as_slice() else {
        return false;
    };
    let only = name(only);
    let list = |field: &Field| match &field.ty {
        Type::Symbol(list) if page.hides.contains(field.named.name.as_str()) => Some(*list),
        _ => None,
    };
    let of = |list| {
        let mut symbols = book.symbols.iter().filter(move |symbol| symbol.of == list);
        symbols.any(|symbol| symbol.named.name == only)
    };
    let mut fields = book.fields.iter();
    item.colon.is_none()
        && item.block.is_none()
        && fields.any(|field| match field.ty {
            Type::Truth => field.named.name == only,
            _ => list(field).is_some_and(of),
        })
}

/// Whether a line is something that a card is or is not, which the page shows among the facts.
pub fn is_shown_flag(page: &Page, item: &Item) -> bool {
    let [only] = item.head.words.as_slice() else {
        return false;
    };
    item.colon.is_none() && item.block.is_none() && page.shows(name(only))
}

/// Whether a line says what a letter stands for: `X = number of ...`.
pub fn is_letter(item: &Item) -> bool {
    let equals = |word: &Word| word.kind == WordKind::Op(Op::Equal);
    item.head.words.get(1).is_some_and(equals)
}

/// Whether a line begins with the name of a field, and gives its values.
pub fn is_labelled(book: &Book, card: &Card, item: &Item) -> bool {
    let Some(kind) = book.at(card.kind) else {
        return false;
    };
    let Some(first) = item.head.words.first().map(name) else {
        return false;
    };
    let field = kind.fields.iter().filter_map(|field| book.at(field));
    let mut fields = field.filter(|field| {
        field.printed && field.ty != Type::Truth && matches!(field.of, FieldOf::Kind(_))
    });
    item.colon.is_none()
        && item.block.is_none()
        && item.head.words.len() > 1
        && fields.any(|field| field.named.name == first)
}

/// Whether a line without a label gives facts: symbols or numbers, and nothing that is done.
pub fn is_unlabelled(book: &Book, item: &Item) -> bool {
    if item.colon.is_some() || item.block.is_some() {
        return false;
    }
    let words = &item.head.words;
    let slash = |word: &Word| word.kind == WordKind::Op(Op::Slash);
    if words.iter().any(slash) {
        return true;
    }
    words
        .split(|word| word.kind == WordKind::Comma)
        .all(|part| {
            let part: Vec<String> = part
                .iter()
                .filter_map(|word| match &word.kind {
                    WordKind::Name { text, .. } => Some(text.to_string()),
                    WordKind::Icon(text) => Some(format!("[{text}]")),
                    WordKind::Number(number) => Some(number.to_string()),
                    WordKind::Times(_) => None,
                    other => Some(format!("{other:?}")),
                })
                .collect();
            let part = part.join(" ");
            part.parse::<i64>().is_ok() || is_symbol(book, &part)
        })
}
