//! Brackets: every one paired, or told and mended.
//!
//! Most texts are whole, and for them this is one look. If a bracket is missing, the question is where
//! it was meant to be. A parenthesis or a list cannot be open at `;`, `{` or `}`, so one that is reaches to the end of
//! its line and no further. For a block the author's indentation answers: a block whose contents are indented
//! deeper than its first line ends where the text comes back to that line or further out. So a
//! missing `}` costs one message, and what follows is read as it was meant.

use super::indent;
use crate::lexer::{Kind, Token};
use crate::parse::{Errors, SyntaxError};
use crate::sentence::Fault;
use crate::span::FileId;
use crate::words;
use foldhash::HashSet;

/// Pairs all brackets of `tokens`, changing, dropping and adding tokens where one is missing.
pub(super) fn repair(file: FileId, text: &str, tokens: &mut Vec<Token>, errors: &mut Errors) {
    let mut repair = Repair {
        file,
        text,
        errors,
        open: Vec::new(),
        lines: Vec::new(),
        more_closed: false,
        out: Vec::new(),
    };
    repair.groups(tokens);
    let kinds = || tokens.iter().map(|token| token.kind);
    let mut open = 0usize;
    let closes_what_is_open = kinds().all(|kind| {
        open += usize::from(kind == Kind::OpenBlock);
        let closes = usize::from(kind == Kind::CloseBlock);
        let is_open = closes <= open;
        open = open.saturating_sub(closes);
        is_open
    });
    if !closes_what_is_open || open > 0 {
        let count = |wanted| kinds().filter(|kind| *kind == wanted).count();
        repair.more_closed = count(Kind::CloseBlock) > count(Kind::OpenBlock);
        repair.blocks(tokens);
    }
}

/// A block that is open while its contents are looked at.
struct Open {
    token: Token,
    /// How far the line of the `{` is indented.
    indent: usize,
    /// Whether the contents are indented deeper, so that indentation can be trusted. Not known before
    /// the first line inside.
    deeper: Option<bool>,
}

/// A line of the text, as it is passed on.
struct Line {
    /// How many tokens stand before it.
    at: usize,
    indent: usize,
    /// How many blocks are open where it begins.
    depth: usize,
}

struct Repair<'t> {
    file: FileId,
    text: &'t str,
    errors: &'t mut Errors,
    /// The blocks that are open, the innermost last.
    open: Vec<Open>,
    lines: Vec<Line>,
    more_closed: bool,
    out: Vec<Token>,
}

impl Repair<'_> {
    /// Pairs parentheses and the brackets of lists. One that is never closed becomes a word that cannot be read, and
    /// one that closes nothing goes. The first of each line is told; the others are likely the same mistake.
    fn groups(&mut self, tokens: &mut Vec<Token>) {
        let mut open: Vec<(usize, usize, Kind)> = Vec::new();
        let mut lost: Vec<(usize, usize, Option<Token>)> = Vec::new();
        let mut strays: Vec<(usize, usize)> = Vec::new();
        // A text without end on the same line has likely swallowed the `)`.
        let mut told = HashSet::default();
        // How many of `open` are `[`, to know at once whether a closing bracket has any partner.
        let mut lists = 0;
        let mut line = 0;
        for (at, token) in tokens.iter().enumerate() {
            line += usize::from(token.first);
            match token.kind {
                Kind::Open | Kind::OpenList => {
                    lists += usize::from(token.kind == Kind::OpenList);
                    open.push((at, line, token.kind));
                }
                Kind::Close if lists == open.len() => strays.push((at, line)),
                Kind::CloseList if lists == 0 => strays.push((at, line)),
                Kind::Close | Kind::CloseList => {
                    let list = token.kind == Kind::CloseList;
                    // Whatever is open within the pair has no partner of its own.
                    while let Some((from, line, kind)) = open.pop() {
                        lists -= usize::from(kind == Kind::OpenList);
                        if list == (kind == Kind::OpenList) {
                            break;
                        }
                        lost.push((from, line, Some(*token)));
                    }
                }
                Kind::OpenBlock | Kind::CloseBlock | Kind::End => {
                    lists = 0;
                    let all = open.drain(..);
                    lost.extend(all.map(|(from, line, _)| (from, line, Some(*token))));
                }
                Kind::Bad(Fault::Text | Fault::Quote) => {
                    told.insert(line);
                }
                _ => {}
            }
        }
        lost.extend(open.into_iter().map(|(from, line, _)| (from, line, None)));
        let sign = |token: &Token| token.slice(self.text).chars().next().unwrap_or('(');
        for (at, line, stop) in lost {
            let Some(token) = tokens.get_mut(at) else {
                continue;
            };
            token.kind = Kind::Bad(Fault::Group);
            if told.insert(line) {
                self.errors.push(SyntaxError::UnclosedGroup {
                    bracket: sign(token),
                    open: token.span(self.file),
                    stop: stop.map(|stop| stop.span(self.file)),
                });
            }
        }
        for (at, line) in &strays {
            if let Some(token) = tokens.get(*at)
                && told.insert(*line)
            {
                self.errors.push(SyntaxError::StrayGroup {
                    bracket: sign(token),
                    close: token.span(self.file),
                });
            }
        }
        let mut strays = strays.into_iter().peekable();
        let mut places = 0..;
        tokens.retain(|_| {
            let place = places.next();
            strays.next_if(|(at, _)| Some(*at) == place).is_none()
        });
    }

    /// Pairs blocks by indentation.
    fn blocks(&mut self, tokens: &mut Vec<Token>) {
        let mut indented = 0;
        for token in tokens.iter().copied() {
            if token.first {
                indented = indent(self.text, token);
                self.come_back(token, indented);
                // What a line goes on with begins nothing.
                if !words::joins_lines(token.slice(self.text)) {
                    self.lines.push(Line {
                        at: self.out.len(),
                        indent: indented,
                        depth: self.open.len(),
                    });
                }
            }
            match token.kind {
                Kind::OpenBlock => self.open.push(Open {
                    token,
                    indent: indented,
                    deeper: None,
                }),
                Kind::CloseBlock if self.is_stray(token, indented) => {
                    let kind = self.mended(token, indented);
                    self.out.push(Token { kind, ..token });
                    continue;
                }
                Kind::CloseBlock => {
                    self.open.pop();
                }
                _ => {}
            }
            self.out.push(token);
        }
        let end = tokens.last().map_or(0, |last| last.end);
        self.give_up(self.open.len(), end, None);
        *tokens = std::mem::take(&mut self.out);
    }

    /// Whether a `}` has no `{`: there is none open, or there are too many `}` and this one stands deeper than
    /// the line it would close.
    fn is_stray(&self, token: Token, indent: usize) -> bool {
        self.open.last().is_none_or(|block| {
            let deeper = block.deeper == Some(true) && indent > block.indent;
            self.more_closed && token.first && deeper
        })
    }

    /// Tells of a `}` without `{`, and opens its block where the lines before it say that one was meant. What follows
    /// is another item in any case.
    fn mended(&mut self, token: Token, indent: usize) -> Kind {
        let close = token.span(self.file);
        let opened = if token.first {
            self.unopened(indent)
        } else {
            None
        };
        let before = opened.and_then(|at| Some((at, *self.out.get(at.checked_sub(1)?)?)));
        let Some((at, before)) = before else {
            self.errors.push(SyntaxError::StrayBlock { close });
            return Kind::End;
        };
        let head = before.span(self.file);
        self.errors.push(SyntaxError::UnopenedBlock { head, close });
        self.out.insert(at, brace(Kind::OpenBlock, before.end));
        Kind::CloseBlock
    }

    /// Where a block was meant to begin of which only the `}` stands there: behind the last line that is indented
    /// like the `}` and followed by deeper ones. Gives how many tokens stand before the place. Of the deeper lines at
    /// most one is kept, so that no line is looked at again and again.
    fn unopened(&mut self, indent: usize) -> Option<usize> {
        let (lines, depth) = (&mut self.lines, self.open.len());
        // The last line is that of the `}`.
        lines.pop();
        let inside =
            |line: &&Line| line.depth > depth || line.depth == depth && line.indent > indent;
        let within = lines.iter().rev().take_while(inside).count();
        let first = lines.len().saturating_sub(within);
        let at = lines.get(first).map(|line| line.at);
        let head = first.checked_sub(1).and_then(|head| lines.get(head));
        let begins = head.is_some_and(|head| head.indent == indent && head.depth == depth);
        lines.truncate(if begins { first } else { first + 1 });
        at.filter(|_| begins && within > 0)
    }

    /// Closes the blocks that the text has come back out of, told by the indentation of a line.
    fn come_back(&mut self, token: Token, indent: usize) {
        if let Some(last) = self.open.last_mut() {
            last.deeper.get_or_insert(indent > last.indent);
        }
        let closes = token.kind == Kind::CloseBlock;
        let left = self.open.iter().rev().take_while(|block| {
            block.deeper == Some(true)
                && (indent < block.indent || indent == block.indent && !closes)
        });
        // A line that goes on with the block's own first line does not leave the block.
        let goes_on = matches!(
            token.kind,
            Kind::OpenBlock | Kind::Op(_) | Kind::Comma | Kind::Close
        );
        let left = if goes_on { 0 } else { left.count() };
        self.give_up(left, token.start, Some(token));
    }

    /// Closes the innermost `count` blocks at `at`, in one message about the innermost.
    fn give_up(&mut self, count: usize, at: u32, stop: Option<Token>) {
        if let (Some(inner), Some(others)) = (self.open.last(), count.checked_sub(1)) {
            self.errors.push(SyntaxError::UnclosedBlock {
                open: inner.token.span(self.file),
                stop: stop.map(|stop| stop.span(self.file)),
                others,
            });
        }
        self.open.truncate(self.open.len().saturating_sub(count));
        let closed = std::iter::repeat_n(brace(Kind::CloseBlock, at), count);
        self.out.extend(closed);
    }
}

const fn brace(kind: Kind, at: u32) -> Token {
    Token {
        kind,
        first: false,
        start: at,
        end: at,
    }
}
