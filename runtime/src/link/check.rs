//! Whether a book's indices lead somewhere. The reader's books pass; books from elsewhere may not.

use super::LinkError;
use super::ids::Ids;
use spaceline_lang::tree::{Book, Expr, operands};

/// Checks a book.
pub fn check(book: &Book) -> Result<(), LinkError> {
    let most = book.roots.players.max(book.roots.most_players);
    for players in [book.roots.players, most] {
        if !(1..=8).contains(&players) {
            return Err(LinkError::Players(players));
        }
    }
    let broken = |what, place: String| LinkError::Broken { what, place };
    for (at, kind) in book.kinds.iter().enumerate() {
        if kind
            .parent
            .is_some_and(|parent| parent.index() >= book.kinds.len())
        {
            return Err(broken("kind", format!("kind {at}")));
        }
    }
    for (at, expr) in book.exprs.iter().enumerate() {
        let mut operands_fit = true;
        operands(expr, &mut |operand| {
            operands_fit = operands_fit && operand.index() < book.exprs.len()
        });
        if !operands_fit {
            return Err(broken("expression", format!("expression {at}")));
        }
        let (what, fits) = match expr {
            Expr::Text(id) => ("text", id.index() < book.texts.len()),
            Expr::Title(id) => ("title", id.index() < book.titles.len()),
            Expr::Symbol(id) => ("symbol", id.index() < book.symbols.len()),
            Expr::Symbols(id) => ("enumeration", id.index() < book.enums.len()),
            Expr::Kind(id) | Expr::IsKind(_, id) => ("kind", id.index() < book.kinds.len()),
            Expr::Field { field, .. } => ("field", field.index() < book.fields.len()),
            Expr::Call { function, .. } => ("function", function.index() < book.functions.len()),
            Expr::HasState(_, id) => ("state", id.index() < book.states.len()),
            Expr::Place { zone, .. } => ("zone", zone.index() < book.zones.len()),
            Expr::Quote { quote, .. } => ("quote", quote.index() < book.quotes.len()),
            Expr::Happened { memory, .. } => ("memory", memory.index() < book.memories.len()),
            Expr::Used { limit, .. } => ("limit", limit.index() < book.limits.len()),
            Expr::Allowed { verb, .. } => ("verb", verb.index() < book.verbs.len()),
            Expr::Possible { action, .. } => ("action", action.index() < book.actions.len()),
            _ => continue,
        };
        if !fits {
            return Err(broken(what, format!("expression {at}")));
        }
    }
    for card in &book.cards {
        let fits = card.title.index() < book.texts.len()
            && card.kind.index() < book.kinds.len()
            && card.facts.iter().all(|(field, id)| {
                field.index() < book.fields.len() && id.index() < book.exprs.len()
            })
            && card
                .clauses
                .iter()
                .all(|clause| clause.form.index() < book.clauses.len())
            && card
                .hooks
                .iter()
                .all(|hook| hook.index() < book.hooks.len())
            && card
                .actions
                .iter()
                .all(|action| action.index() < book.actions.len());
        if !fits {
            return Err(broken(
                "title, kind, field, clause, hook or action",
                format!("card {}", card.title.index()),
            ));
        }
    }
    for function in &book.functions {
        if function.body.index() >= book.exprs.len() {
            return Err(broken(
                "body",
                format!("function `{}`", function.named.name),
            ));
        }
    }
    if book
        .titles
        .iter()
        .any(|title| title.title.index() >= book.texts.len())
    {
        return Err(broken("text", "a title".into()));
    }
    endless(book)?;
    running(book)
}

/// Refuses an expression that contains itself: whoever walks it would never come to its end.
fn endless(book: &Book) -> Result<(), LinkError> {
    #[derive(Clone, Copy, PartialEq)]
    enum Seen {
        Never,
        Open,
        Done,
    }
    let mut seen = vec![Seen::Never; book.exprs.len()];
    for root in 0..book.exprs.len() {
        // What is met a second time has been walked to its end.
        let mut open = vec![root];
        while let Some(&at) = open.last() {
            let (Some(expr), Some(state)) = (book.exprs.get(at), seen.get_mut(at)) else {
                open.pop();
                continue;
            };
            if *state != Seen::Never {
                *state = Seen::Done;
                open.pop();
                continue;
            }
            *state = Seen::Open;
            let mut contains_itself = false;
            operands(expr, &mut |operand| match seen.get(operand.index()) {
                Some(Seen::Open) => contains_itself = true,
                Some(Seen::Never) => open.push(operand.index()),
                Some(Seen::Done) | None => {}
            });
            if contains_itself {
                return Err(LinkError::Endless(at));
            }
        }
    }
    Ok(())
}

/// What runs: told with the place where it stands, as far as that is known.
fn running(book: &Book) -> Result<(), LinkError> {
    fn broken(ids: &Ids<'_>, place: impl FnOnce() -> String) -> Result<(), LinkError> {
        ids.missing.map_or(Ok(()), |what| {
            let place = place();
            Err(LinkError::Broken { what, place })
        })
    }
    for (at, block) in book.blocks.iter().enumerate() {
        for (line, statement) in block.iter().enumerate() {
            let mut ids = Ids::of(book);
            ids.statement(statement);
            broken(&ids, || format!("statement {line} of block {at}"))?;
        }
    }
    for (at, hook) in book.hooks.iter().enumerate() {
        let mut ids = Ids::of(book);
        ids.hook(hook);
        broken(&ids, || format!("standing text {at}"))?;
    }
    let mut ids = Ids::of(book);
    ids.tables();
    broken(&ids, || {
        "a verb, action, procedure, kept text or root".to_owned()
    })
}
