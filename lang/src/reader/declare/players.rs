//! How many play: what a game says of itself, and a scenario of its table.

use super::desk::Desk;
use super::form::Step::{self, Must, Phrase, Text};
use super::raw::{Declared, Raw};
use crate::reader::{Cursor, DeclareError, Read};
use crate::sentence::WordKind;
use crate::span::Span;
use smol_str::SmolStr;

/// So many play a game that says nothing of it.
pub(super) const WITHOUT_A_WORD: u8 = 2;

/// No more can sit at a table.
const MOST: u8 = 8;

/// A number of players, and where it is said.
pub(super) type Asked = (i64, Span);

const HOW_MANY: &str = "how many play, `2 players` or `2 to 4 players`";

/// `game "TITLE" for [N to] N players`
pub(super) const GAME: &[Step] = &[
    Text("the game's title in quotation marks"),
    Must(
        "`for` and how many play",
        &[Phrase("how many play, `2 players` or `2 to 4 players`")],
    ),
];

/// A game says how many may play it.
pub(super) fn enter<'s>(desk: &mut Desk, _: &mut Raw<'s>, one: Declared<'s>) -> Read<()> {
    let span = one.item.head.span;
    let Some(words) = one.head.behind("for") else {
        return Err(desk.expected(HOW_MANY, span));
    };
    let (least, most) = desk.check(range(words))?;
    if let Some(first) = desk.game {
        return Err(desk.twice("game", &one.head.text("").unwrap_or_default(), span, first));
    }
    desk.game = Some(span);
    desk.book.roots.players = least;
    desk.book.roots.most_players = most;
    Ok(())
}

/// `N players`, `N to N players`.
fn range(words: Cursor<'_>) -> Result<(u8, u8), DeclareError> {
    let mut rest = words;
    let least = number(&mut rest)?;
    let most = match rest.eat("to") {
        true => number(&mut rest)?,
        false => least,
    };
    end(rest)?;
    let seats = u8::try_from(least.0).ok().zip(u8::try_from(most.0).ok());
    match seats {
        Some((least, most)) if 1 <= least && least <= most && most <= MOST => Ok((least, most)),
        _ => Err(DeclareError::Players {
            span: words.span(),
            most: MOST,
        }),
    }
}

/// `for N players` behind the rules under which a scenario is played; nothing if it does not say so.
pub(super) fn at_table(words: &mut Cursor<'_>) -> Result<Option<Asked>, DeclareError> {
    if !words.eat("for") {
        return Ok(None);
    }
    let found = number(words)?;
    end(*words)?;
    words.take(words.rest().len());
    Ok(Some(found))
}

/// How many sit at the table of a scenario.
pub(super) fn seats(desk: &Desk, asked: Option<Asked>) -> Result<u8, DeclareError> {
    let roots = &desk.book.roots;
    let (least, most) = (roots.players.max(1), roots.most_players.max(roots.players));
    let Some((asked, span)) = asked else {
        return Ok(least);
    };
    let fits = u8::try_from(asked).ok();
    let fits = fits.filter(|asked| (least..=most).contains(asked));
    fits.ok_or_else(|| DeclareError::NotSoMany {
        span,
        asked,
        range: range_in_words(least, most),
    })
}

/// `2`, `2 to 4`.
fn range_in_words(least: u8, most: u8) -> SmolStr {
    match least == most {
        true => SmolStr::new(least.to_string()),
        false => SmolStr::new(format!("{least} to {most}")),
    }
}

fn number(words: &mut Cursor<'_>) -> Result<Asked, DeclareError> {
    let span = words.here();
    match words.next_word().map(|word| &word.kind) {
        Some(WordKind::Number(number)) => Ok((*number, span)),
        _ => Err(DeclareError::expected(HOW_MANY, span)),
    }
}

/// `players`, and nothing behind it.
fn end(mut words: Cursor<'_>) -> Result<(), DeclareError> {
    let span = words.here();
    if !(words.eat("players") || words.eat("player")) {
        return Err(DeclareError::expected(HOW_MANY, span));
    }
    match words.is_done() {
        true => Ok(()),
        false => Err(DeclareError::Extra { span: words.span() }),
    }
}
