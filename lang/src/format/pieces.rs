//! Words as pieces of a line: their spelling, the blank before them, and whether a line may end there.

use crate::lexer::{Kind, Token};
use crate::sentence::Op;
use crate::words::{Key, is_conn, is_prep, joins_lines};
use std::cmp::Reverse;

/// How well a line may be broken before a piece.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub(super) enum Break {
    /// The layout would see it, or it would tear apart what stands together.
    Never,
    /// If there is no better place.
    Poor,
    /// Behind a comma or before a connective, inside so many brackets: the fewer, the better, and of those as deep
    /// before an `or` better than inside what it joins.
    Good(Reverse<usize>, bool),
}

/// What is printed without a break inside.
#[derive(Clone, Debug)]
pub(super) struct Piece {
    pub(super) text: String,
    /// Whether a blank stands before it, if no line does.
    pub(super) space: bool,
    pub(super) breaks: Break,
    /// Whether the author broke the line here, at a good place: such a break is kept.
    pub(super) broken: bool,
    /// How much deeper than the item the author began the line, if he broke it here.
    pub(super) deeper: usize,
}

/// No line that goes on with an item stands more blanks deeper than the item.
const DEEPEST: usize = 12;

/// How many characters stand before a place on its line.
fn column(text: &str, at: u32) -> usize {
    let before = text.get(..at as usize).unwrap_or_default();
    let line = before.rsplit('\n').next().unwrap_or_default();
    line.chars().count()
}

/// A row of pieces that grows.
#[derive(Debug)]
pub(super) struct Pieces<'t> {
    text: &'t str,
    pub(super) list: Vec<Piece>,
    /// Whether the last piece is one behind which a line goes on, so that only a `;` can end the item.
    pub(super) announces: bool,
    /// Whether the next piece stands right behind the last.
    tight: bool,
    /// How well a line may be broken before the next piece because of the last.
    after: Break,
    /// How many brackets are open.
    depth: usize,
    /// How deep the brackets of calls stand that are open: what is called is better not torn from what it is asked of.
    calls: Vec<usize>,
    /// Whether a colon is to come that parts an item, and gives no name its kind.
    parts: bool,
    /// How much deeper than the item the next word stands, if the source has a line end before it.
    newline: Option<usize>,
}

impl<'t> Pieces<'t> {
    /// The words of an item, or of an `else` of it, up to the block. The item begins at `start`.
    pub(super) fn of(tokens: &[Token], start: u32, text: &'t str) -> Self {
        let mut out = Self {
            text,
            list: Vec::new(),
            announces: false,
            tight: false,
            after: Break::Never,
            depth: 0,
            calls: Vec::new(),
            parts: tokens.first().is_none_or(|token| token.kind != Kind::Else),
            newline: None,
        };
        let tokens = match tokens.split_last() {
            // Before a block no colon is needed.
            Some((last, rest)) if last.kind == Kind::Colon => rest,
            _ => tokens,
        };
        let mut rest = tokens.iter().copied();
        let mut before = None;
        if let Some(first) = rest.next() {
            before = out.first(first);
        }
        let mut rest = rest.peekable();
        while let Some(token) = rest.next() {
            // Only behind a line end: a line may be long, and full of words.
            if token.first {
                let deeper = || column(text, token.start).saturating_sub(column(text, start));
                out.newline = Some(deeper());
            }
            out.token(before, token, rest.peek().copied());
            let begins = matches!(
                token.kind,
                Kind::Open | Kind::OpenList | Kind::Means | Kind::Else
            );
            before = Some(token).filter(|_| !begins);
        }
        out
    }

    /// Adds the first word. It belongs to the words behind it unless it is a key.
    fn first(&mut self, token: Token) -> Option<Token> {
        let slice = token.slice(self.text);
        if token.kind == Kind::Else || token.kind == Kind::Name && Key::of(slice).is_some() {
            self.push(slice, Break::Never);
            self.announces = is_prep(slice) || is_conn(slice);
            return None;
        }
        self.token(None, token, None);
        Some(token)
    }

    /// A good place for a break, the less so the more brackets are open.
    const fn good(&self) -> Break {
        Break::Good(Reverse(self.depth), false)
    }

    /// Adds a piece with a blank before it, unless it stands right behind the last.
    fn push(&mut self, text: impl Into<String>, breaks: Break) {
        let after = std::mem::replace(&mut self.after, Break::Never);
        let tight = std::mem::take(&mut self.tight);
        self.announces = false;
        let breaks = if tight {
            Break::Never
        } else {
            breaks.max(after)
        };
        // Inside brackets a line may end anywhere, if its author wants it so.
        let allowed = breaks >= Break::Poor || self.depth > 0 && !tight;
        let newline = self.newline.take();
        self.list.push(Piece {
            text: text.into(),
            space: !tight,
            breaks,
            broken: newline.is_some() && allowed,
            deeper: newline.unwrap_or_default().min(DEEPEST),
        });
    }

    /// Adds a sign right behind the last piece, and says how well a line may be broken behind it.
    fn glue(&mut self, sign: &str, after: Break) {
        self.tight = true;
        self.push(sign, Break::Never);
        self.after = after;
    }

    fn token(&mut self, before: Option<Token>, token: Token, next: Option<Token>) {
        let slice = token.slice(self.text);
        let touches = before.is_some_and(|before| before.end == token.start);
        let touched =
            |wanted: fn(Kind) -> bool| touches && before.is_some_and(|before| wanted(before.kind));
        match token.kind {
            Kind::Comma => {
                let call = self.calls.last() == Some(&self.depth);
                let good = if call { Break::Poor } else { self.good() };
                self.glue(slice, good);
            }
            Kind::Colon if self.depth == 0 && std::mem::take(&mut self.parts) => {
                self.ends_line(|out| out.glue(slice, out.good()));
            }
            // A colon that gives a name its kind: better not parted from it.
            Kind::Colon => self.glue(slice, Break::Poor),
            Kind::Means => {
                self.parts = false;
                self.ends_line(|out| out.push(slice, Break::Never));
                self.after = self.good();
            }
            Kind::Op(op) => self.operator(op, before, token, next),
            Kind::Open | Kind::OpenList => {
                let is_called = |kind| is_name(kind) || kind == Kind::Close;
                let call = token.kind == Kind::Open && touched(is_called);
                self.tight |= call;
                self.push(slice, Break::Never);
                self.tight = true;
                self.depth += 1;
                if call {
                    self.calls.push(self.depth);
                }
            }
            Kind::Close | Kind::CloseList => {
                self.calls.retain(|call| *call < self.depth);
                self.depth = self.depth.saturating_sub(1);
                self.newline = None;
                self.glue(slice, Break::Never);
            }
            Kind::Icon => {
                self.tight |= touched(is_name);
                let name = slice.trim_matches(['[', ']']).trim();
                self.push(format!("[{name}]"), Break::Never);
            }
            Kind::Name | Kind::Else | Kind::Cites => {
                self.tight |= touched(is_number);
                let breaks = match slice {
                    "is" | "be" => Break::Poor,
                    "or" | "OR" => Break::Good(Reverse(self.depth), true),
                    _ if joins_lines(slice) => self.good(),
                    _ => Break::Never,
                };
                self.push(slice, breaks);
                self.announces = is_prep(slice) || is_conn(slice) || token.kind == Kind::Else;
                if self.announces {
                    self.after = Break::Poor;
                }
            }
            Kind::Quoted => {
                self.tight |= touched(is_number);
                self.push(slice, Break::Never);
            }
            _ => self.push(slice, Break::Never),
        }
    }

    /// Adds what moves up to the end of a line, if its author began one with it.
    fn ends_line(&mut self, add: impl FnOnce(&mut Self)) {
        let newline = self.newline.take();
        add(self);
        self.newline = newline.map(|_| 0);
    }

    fn operator(&mut self, op: Op, before: Option<Token>, token: Token, next: Option<Token>) {
        if op == Op::Dot {
            self.tight |= before.is_some();
            self.push(op.text(), Break::Never);
            self.announces = true;
            self.tight = true;
            return;
        }
        let left = before.filter(|before| before.end == token.start);
        let right = next.filter(|next| token.end == next.start);
        let is = |token: Option<Token>, wanted: fn(Kind) -> bool| {
            token.is_some_and(|token| wanted(token.kind))
        };
        // A printed value such as `9-X` is read as one thing.
        let printed = is(left, is_number) && is(right, is_name);
        // A sign stands before its value, and after nothing that could be reckoned with. Glued to digits
        // it would be a change instead.
        let sign = right.is_some()
            && !is(right, |kind| matches!(kind, Kind::Number | Kind::Date))
            && matches!(op, Op::Plus | Op::Minus)
            && before.is_none_or(|before| match before.kind {
                Kind::Op(op) => op != Op::Dot,
                Kind::Comma | Kind::Colon => true,
                Kind::Name => {
                    let slice = before.slice(self.text);
                    is_prep(slice) || is_conn(slice)
                }
                _ => false,
            });
        self.tight |= printed;
        // A line that begins with an operator goes on with the one before.
        self.push(op.text(), if sign { Break::Never } else { Break::Poor });
        self.announces = true;
        self.tight = printed || sign;
        if !self.tight {
            self.after = Break::Poor;
        }
    }
}

const fn is_number(kind: Kind) -> bool {
    matches!(kind, Kind::Number)
}

const fn is_name(kind: Kind) -> bool {
    matches!(kind, Kind::Name | Kind::Quoted)
}
