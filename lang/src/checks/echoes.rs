//! Text of a card that waits for what it then does itself, each time, without an end: `when you score: score 1 from this`;
//! and texts that do so together, each what another waits for.
//!
//! Texts of one card are wrong by themselves. Of two cards neither is: only who wrote both of them, in one pack, is
//! warned, and nobody is told of a card of somebody else.

use super::circle;
use super::part::Part;
use crate::diagnostic::{Diagnostic, ECHO_EACH_OTHER, ECHOES};
use crate::reader::types::is_under;
use crate::span::Span;
use crate::tree::{
    Act, BlockId, Book, Builtin, Comparison, EventPattern, Expr, ExprId, Hook, HookOwner, HookRole,
    Slot, Statement, Type, VerbId, YOU,
};
use crate::vocabulary::Sight;
use smol_str::SmolStr;

/// A player, as a text calls him.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Player {
    You,
    Opponent,
}

/// A text that must be done whenever something is, whatever to.
#[derive(Debug)]
struct Echo {
    /// What it waits for, by its name: words stand at other places under other rules.
    waits: SmolStr,
    /// By whom; nobody, if by either.
    by: Option<Player>,
    /// What it does in any case, and who does.
    does: Vec<(SmolStr, Player)>,
    /// The same, as long as no rule forbids it: until a pile is empty, or nobody is left.
    held: Vec<(SmolStr, Player)>,
    card: SmolStr,
    span: Span,
}

/// Such texts of a part.
#[derive(Debug, Default)]
pub(super) struct Seen(Vec<Echo>);

impl Seen {
    pub(super) fn spans_mut(&mut self) -> impl Iterator<Item = &mut Span> {
        self.0.iter_mut().map(|echo| &mut echo.span)
    }
}

pub(super) fn look(part: &Part<'_>, seen: &mut Seen, all: &mut Vec<Diagnostic>) {
    let Some(card) = part.card() else {
        return;
    };
    let title = part.book.texts.get(card.title.index());
    for hook in part.hooks() {
        let Some(mut echo) = echo(part.book, hook) else {
            continue;
        };
        if Player::You.does_for(&echo, &echo) {
            all.push(
                Diagnostic::error(
                    ECHOES,
                    format!(
                        "this does `{}`, and waits for it: it would never end",
                        echo.waits
                    ),
                    hook.span,
                )
                .help("begin with a limit, `once each turn`, or wait for what this does not do itself"),
            );
            continue;
        }
        if echo.held.iter().any(|(verb, by)| echo.is(verb, *by)) {
            all.push(
                Diagnostic::error(
                    ECHOES,
                    format!(
                        "this does `{}`, and waits for it: it would go on until it cannot be done any more",
                        echo.waits
                    ),
                    hook.span,
                )
                .help("begin with a limit, `once each turn`, or wait for what this does not do itself"),
            );
            continue;
        }
        echo.card = title.cloned().unwrap_or_default();
        seen.0.push(echo);
    }
}

/// What a text waits for and does, if nothing holds it up.
fn echo(book: &Book, hook: &Hook) -> Option<Echo> {
    let HookRole::Trigger {
        event,
        by: None,
        body,
        limits,
        ..
    } = &hook.role
    else {
        return None;
    };
    if hook.active.is_some() || !limits.is_empty() {
        return None;
    }
    let by = by_whom(book, event)?;
    let (mut done, mut held) = (Vec::new(), Vec::new());
    does(book, *body, &mut done, &mut held);
    let name = |verb: VerbId| Some(book.verbs.get(verb.index())?.named.name.clone());
    let named = |done: Vec<(VerbId, Player)>| -> Vec<(SmolStr, Player)> {
        let done = done.into_iter();
        done.filter_map(|(verb, by)| Some((name(verb)?, by)))
            .collect()
    };
    Some(Echo {
        waits: name(event.verb)?,
        by,
        does: named(done),
        held: named(held),
        card: SmolStr::default(),
        span: hook.span,
    })
}

/// The player that an expression is.
fn player(book: &Book, of: ExprId) -> Option<Player> {
    let you = |of: &ExprId| book.exprs.get(of.index()) == Some(&Expr::Local(YOU));
    match book.exprs.get(of.index())? {
        Expr::Local(YOU) => Some(Player::You),
        Expr::Builtin {
            op: Builtin::Opponent,
            args,
        } => args.iter().all(you).then_some(Player::Opponent),
        _ => None,
    }
}

/// Who it is that does what is waited for, where nothing else is asked of it: `None` for either player.
#[expect(
    clippy::option_option,
    reason = "the outer one says whether it is so plain"
)]
fn by_whom(book: &Book, event: &EventPattern) -> Option<Option<Player>> {
    let mut whose = None;
    for test in event.tests().flat_map(|test| parts_of(book, test)) {
        if says_nothing(book, event, test) {
            continue;
        }
        let Some(Expr::Compare(Comparison::Equal, one, other)) = book.exprs.get(test.index())
        else {
            return None;
        };
        let slot = match book.exprs.get(one.index()) {
            Some(Expr::Local(slot)) => Some(*slot),
            _ => None,
        };
        if slot.is_none() || slot != event.by {
            return None;
        }
        whose = Some(player(book, *other)?);
    }
    Some(whose)
}

/// The parts of a test that must hold together.
fn parts_of(book: &Book, test: ExprId) -> Vec<ExprId> {
    match book.exprs.get(test.index()) {
        Some(Expr::And(parts)) => parts.clone(),
        _ => vec![test],
    }
}

/// Whether a test is true of all to whom the verb can be done: of their kind, or that they are spoken of.
fn says_nothing(book: &Book, event: &EventPattern, test: ExprId) -> bool {
    let object = event.roles.first().copied().flatten();
    let is_object = |id: &ExprId| {
        object.is_some_and(|slot| book.exprs.get(id.index()) == Some(&Expr::Local(slot)))
    };
    match book.exprs.get(test.index()) {
        Some(Expr::IsKind(of, kind)) if is_object(of) => {
            let verb = book.verbs.get(event.verb.index());
            let object = verb.and_then(|verb| verb.params.first());
            object.is_some_and(
                |param| matches!(param.ty, Type::Object(of) if is_under(book, of, *kind)),
            )
        }
        Some(Expr::Call { function, args }) => {
            Some(*function) == book.laws.spoken_of && args.iter().all(is_object)
        }
        _ => false,
    }
}

/// Whether a rule may forbid this at some time, and so end it: nobody draws from an empty deck.
fn is_held_up(book: &Book, done: VerbId, args: &[Option<ExprId>]) -> bool {
    book.hooks.iter().any(|hook| {
        let HookRole::Verdict {
            allow: false,
            act: Act::Verb(verb),
            roles,
            test,
            sweeping: false,
            ..
        } = &hook.role
        else {
            return false;
        };
        *verb == done
            && matches!(hook.owner, HookOwner::Rule(_))
            && test.is_none_or(|test| may_hold(book, test, roles, args))
    })
}

/// Whether what is asked of the roles of a verb may be so, of these: `n < 0` is not, of 2.
fn may_hold(book: &Book, test: ExprId, roles: &[Option<Slot>], args: &[Option<ExprId>]) -> bool {
    let number = |of: ExprId| match book.exprs.get(of.index())? {
        Expr::Number(number) => Some(*number),
        Expr::Local(slot) => {
            let role = roles.iter().position(|role| *role == Some(*slot))?;
            match book.exprs.get(args.get(role).copied().flatten()?.index())? {
                Expr::Number(number) => Some(*number),
                _ => None,
            }
        }
        _ => None,
    };
    match book.exprs.get(test.index()) {
        Some(Expr::And(parts)) => parts.iter().all(|part| may_hold(book, *part, roles, args)),
        Some(Expr::Compare(how, one, other)) => match (number(*one), number(*other)) {
            (Some(one), Some(other)) => how.holds(one, other),
            _ => true,
        },
        _ => true,
    }
}

/// What a block does in any case, and who does it: where no rule may forbid it, and else until one does. What is done to somebody
/// who is chosen for it goes on until nobody is left; what is done to the same one does not.
fn does(
    book: &Book,
    block: BlockId,
    done: &mut Vec<(VerbId, Player)>,
    held: &mut Vec<(VerbId, Player)>,
) {
    let statements = || book.blocks.get(block.index()).into_iter().flatten();
    let chosen = |id: ExprId| {
        let mut picks = statements().filter_map(|statement| match statement {
            Statement::Pick(pick) => Some(pick.slot),
            _ => None,
        });
        picks.any(|slot| book.exprs.get(id.index()) == Some(&Expr::Local(slot)))
    };
    for statement in statements() {
        match statement {
            Statement::Do { verb, by, args } => {
                let Some(by) = by.map_or(Some(Player::You), |by| player(book, by)) else {
                    continue;
                };
                let known = book.verbs.get(verb.index());
                let object = known.and_then(|verb| verb.params.first());
                let to_whom = object.is_some_and(|param| matches!(param.ty, Type::Object(_)));
                match to_whom {
                    true if args.first().copied().flatten().is_some_and(chosen) => {
                        held.push((*verb, by));
                    }
                    true => {}
                    false if is_held_up(book, *verb, args) => held.push((*verb, by)),
                    false => done.push((*verb, by)),
                }
            }
            Statement::Repeat { times, body } => {
                let times = book.exprs.get(times.index());
                if matches!(times, Some(Expr::Number(1..))) {
                    does(book, *body, done, held);
                }
            }
            _ => {}
        }
    }
}

impl Echo {
    /// Whether this waits for what somebody does.
    fn is(&self, verb: &SmolStr, by: Player) -> bool {
        *verb == self.waits && self.by.is_none_or(|wanted| wanted == by)
    }
}

impl Player {
    /// Whether one text does what another waits for, if this is who is `you` to the one where the other says `you`.
    fn does_for(self, one: &Echo, other: &Echo) -> bool {
        one.does.iter().any(|(verb, by)| {
            let by = match self {
                Self::You => *by,
                Self::Opponent => by.other(),
            };
            other.is(verb, by)
        })
    }

    const fn other(self) -> Self {
        match self {
            Self::You => Self::Opponent,
            Self::Opponent => Self::You,
        }
    }
}

/// Tells of each circle of several texts once, at the last of them.
pub(super) fn tell<'s>(
    parts: impl Iterator<Item = &'s Seen>,
    sight: &Sight,
    all: &mut Vec<Diagnostic>,
) {
    let echoes: Vec<&Echo> = parts.flat_map(|seen| &seen.0).collect();
    // Whose text the next one is, from the one who has this: his own rather than the other player's.
    let next = |one: &Echo| {
        let numbered = echoes.iter().enumerate();
        let near = numbered.filter(|(_, other)| !sight.parts(one.span.file, other.span.file));
        let found = near.filter_map(|(at, other)| {
            let both = [Player::You, Player::Opponent];
            let whose = both.into_iter().find(|whose| whose.does_for(one, other))?;
            Some((at, whose))
        });
        found.collect::<Vec<_>>()
    };
    let asks: Vec<_> = echoes.iter().map(|one| next(one)).collect();
    for mut circle in circle::circles(&asks) {
        circle.sort_unstable_by_key(|(at, _)| *at);
        let alone = circle.iter().all(|(_, whose)| *whose == Player::You);
        let mut texts: Vec<&Echo> = circle
            .iter()
            .filter_map(|(at, _)| echoes.get(*at).copied())
            .collect();
        let Some(last) = texts.pop() else { continue };
        let one_card = texts.iter().all(|text| text.card == last.card);
        let message = match texts.as_slice() {
            [] => format!(
                "if both players have this, each does `{}`, for which the other's waits: it would never end",
                last.waits
            ),
            _ => format!(
                "this waits for `{}`, which another text does that waits for what this does: it would never end",
                last.waits
            ),
        };
        let told = match alone && one_card {
            true => Diagnostic::error(ECHOES, message, last.span),
            false => Diagnostic::warning(ECHO_EACH_OTHER, message, last.span),
        };
        let told = texts
            .iter()
            .fold(told, |told, text| told.also(text.span, "the other text"));
        all.push(told.help("begin one of them with a limit, `once each turn`, or with `you may`"));
    }
}
