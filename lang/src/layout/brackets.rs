//! Brackets: every one paired, or told and mended.
//!
//! Most texts are whole, and for them this is one look. If a bracket is missing, the question is where
//! it was meant to be. A parenthesis or a list cannot be open at `;`, `{` or `}`, so one that is reaches to the end of
//! its line and no further. For a block the author's indentation answers: a block whose contents are indented
//! deeper than its first line ends where the text comes back to that line or further out. So a
//! missing `}` costs one message, and what follows is read as it was meant.

use crate::lexer::{Kind, Token};
use crate::parse::{Errors, SyntaxError, limits};
use crate::sentence::Fault;
use crate::span::FileId;
use crate::words;

/// Pairs all brackets of `tokens`, changing, dropping and adding tokens where one is missing.
pub(super) fn repair(file: FileId, text: &str, tokens: &mut Vec<Token>, errors: &mut Errors) {
    if whole(tokens) {
        return;
    }
    let mut repair = Repair { file, text, errors };
    repair.groups(tokens);
    repair.blocks(tokens, Pairing::of(tokens));
}

/// Whether all brackets are paired, in order and not too deep.
fn whole(tokens: &[Token]) -> bool {
    let mut groups = Vec::new();
    let mut blocks = 0;
    for token in tokens {
        match token.kind {
            Kind::Open | Kind::OpenList => groups.push(token.kind),
            Kind::Close | Kind::CloseList if groups.pop() != opener(token.kind) => return false,
            Kind::OpenBlock | Kind::CloseBlock | Kind::Semicolon if !groups.is_empty() => {
                return false;
            }
            Kind::OpenBlock => blocks += 1,
            Kind::CloseBlock if blocks == 0 => return false,
            Kind::CloseBlock => blocks -= 1,
            _ => {}
        }
        if groups.len() > limits::DEPTH || blocks > limits::DEPTH {
            return false;
        }
    }
    groups.is_empty() && blocks == 0
}

/// What a closing bracket closes.
fn opener(close: Kind) -> Option<Kind> {
    match close {
        Kind::Close => Some(Kind::Open),
        Kind::CloseList => Some(Kind::OpenList),
        _ => None,
    }
}

/// How the `{` and `}` of a text go together, taken without indentation and however deep.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Pairing {
    /// Each has its partner.
    Whole,
    /// There are more `}` than `{`.
    MoreClosed,
    /// Some partner is missing, and likely a `}`.
    Broken,
}

impl Pairing {
    fn of(tokens: &[Token]) -> Self {
        let count = |kind| tokens.iter().filter(|token| token.kind == kind).count();
        let mut open = 0usize;
        let mut stray = false;
        for token in tokens {
            match token.kind {
                Kind::OpenBlock => open += 1,
                Kind::CloseBlock if open == 0 => stray = true,
                Kind::CloseBlock => open -= 1,
                _ => {}
            }
        }
        if open == 0 && !stray {
            Self::Whole
        } else if count(Kind::CloseBlock) > count(Kind::OpenBlock) {
            Self::MoreClosed
        } else {
            Self::Broken
        }
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

struct Repair<'t> {
    file: FileId,
    text: &'t str,
    errors: &'t mut Errors,
}

impl Repair<'_> {
    /// Pairs parentheses and the brackets of lists: one without partner becomes a word that cannot be read, and so does a group
    /// that is too deep.
    fn groups(&mut self, tokens: &mut Vec<Token>) {
        let mut open: Vec<(usize, Kind)> = Vec::new();
        let mut lost: Vec<(usize, Option<Token>)> = Vec::new();
        let mut strays: Vec<usize> = Vec::new();
        // How many of `open` are `[`, to know at once whether a closing bracket has any partner.
        let mut lists = 0;
        for (at, token) in tokens.iter().enumerate() {
            match token.kind {
                Kind::Open => open.push((at, token.kind)),
                Kind::OpenList => {
                    lists += 1;
                    open.push((at, token.kind));
                }
                Kind::Close if lists == open.len() => strays.push(at),
                Kind::CloseList if lists == 0 => strays.push(at),
                Kind::Close | Kind::CloseList => {
                    // Whatever is open within the pair has no partner of its own.
                    while let Some((from, kind)) = open.pop() {
                        lists -= usize::from(kind == Kind::OpenList);
                        if Some(kind) == opener(token.kind) {
                            break;
                        }
                        lost.push((from, Some(*token)));
                    }
                }
                Kind::OpenBlock | Kind::CloseBlock | Kind::Semicolon => {
                    lists = 0;
                    lost.extend(open.drain(..).map(|(from, _)| (from, Some(*token))));
                }
                _ => {}
            }
        }
        lost.extend(open.drain(..).map(|(from, _)| (from, None)));
        let mut drop = vec![false; tokens.len()];
        if !lost.is_empty() || !strays.is_empty() {
            let mut lines = Lines::of(tokens);
            self.lost_groups(tokens, &lost, &mut lines);
            self.stray_groups(tokens, &strays, &lines, &mut drop);
        }
        self.deep_groups(tokens, &mut drop);
        let mut drop = drop.into_iter();
        tokens.retain(|_| !drop.next().unwrap_or(false));
    }

    /// Reports the first lost parenthesis of each line; the others are likely the same mistake.
    fn lost_groups(
        &mut self,
        tokens: &mut [Token],
        lost: &[(usize, Option<Token>)],
        lines: &mut Lines,
    ) {
        for (at, stop) in lost {
            let Some(token) = tokens.get_mut(*at) else {
                continue;
            };
            token.kind = Kind::Bad(Fault::Group);
            // A text without end on the same line has likely swallowed the `)`.
            if lines.mark(*at) {
                self.errors.push(SyntaxError::UnclosedGroup {
                    bracket: token.slice(self.text).chars().next().unwrap_or('('),
                    open: token.span(self.file),
                    stop: stop.map(|stop| stop.span(self.file)),
                });
            }
        }
    }

    /// Reports `)` without `(`, one a line, unless the line has lost its `(` to a brace between them.
    fn stray_groups(
        &mut self,
        tokens: &[Token],
        strays: &[usize],
        lines: &Lines,
        drop: &mut [bool],
    ) {
        let mut lines = lines.clone();
        for at in strays {
            if let Some(slot) = drop.get_mut(*at) {
                *slot = true;
            }
            if let Some(token) = tokens.get(*at)
                && lines.mark(*at)
            {
                self.errors.push(SyntaxError::StrayGroup {
                    bracket: token.slice(self.text).chars().next().unwrap_or(')'),
                    close: token.span(self.file),
                });
            }
        }
    }

    /// Makes one unreadable word of each group that is too deep. All groups are paired by now.
    fn deep_groups(&mut self, tokens: &mut [Token], drop: &mut [bool]) {
        let mut open: Vec<usize> = Vec::new();
        let mut deep: Vec<(usize, usize)> = Vec::new();
        for (at, token) in tokens.iter().enumerate() {
            match token.kind {
                Kind::Open | Kind::OpenList => open.push(at),
                Kind::Close | Kind::CloseList if drop.get(at) != Some(&true) => {
                    if let Some(from) = open.pop()
                        && open.len() == limits::DEPTH
                    {
                        deep.push((from, at));
                    }
                }
                _ => {}
            }
        }
        for (from, to) in deep {
            self.swallow(tokens, from, to, drop);
        }
    }

    /// Makes one unreadable word of everything from `from` to `to`.
    fn swallow(&mut self, tokens: &mut [Token], from: usize, to: usize, drop: &mut [bool]) {
        let end = tokens.get(to).map(|token| token.end);
        if let (Some(token), Some(end)) = (tokens.get_mut(from), end) {
            let open = token.span(self.file);
            self.errors.push(SyntaxError::TooDeep { open });
            token.kind = Kind::Bad(Fault::Depth);
            token.end = end;
        }
        for slot in drop.iter_mut().take(to + 1).skip(from + 1) {
            *slot = true;
        }
    }

    /// Pairs blocks. If their number is right, they are taken as they stand; otherwise by indentation.
    fn blocks(&mut self, tokens: &mut Vec<Token>, pairing: Pairing) {
        let mut out: Vec<Token> = Vec::with_capacity(tokens.len());
        let mut open: Vec<Open> = Vec::new();
        // While this is set, everything belongs to the block that was too deep, which stands there.
        let mut swallowed: Option<usize> = None;
        let mut lines: Vec<Line> = Vec::new();
        let mut indent = 0;
        for token in tokens.iter() {
            if token.first && pairing != Pairing::Whole {
                indent = self.indent(*token);
                self.come_back(*token, indent, &mut open, &mut out);
                // What a line goes on with begins nothing.
                if !words::joins_lines(token.slice(self.text)) {
                    lines.push(Line {
                        at: out.len(),
                        indent,
                        depth: open.len(),
                    });
                }
            }
            if swallowed.is_some() && open.len() <= limits::DEPTH {
                swallowed = None;
            }
            match token.kind {
                Kind::OpenBlock => {
                    open.push(Open {
                        token: *token,
                        indent,
                        deeper: None,
                    });
                    if open.len() == limits::DEPTH + 1 {
                        let from = token.span(self.file);
                        self.errors.push(SyntaxError::TooDeep { open: from });
                        swallowed = Some(out.len());
                        out.push(Token {
                            kind: Kind::Bad(Fault::Depth),
                            ..*token
                        });
                        continue;
                    }
                }
                Kind::CloseBlock if stray(*token, indent, pairing, open.last()) => {
                    let close = token.span(self.file);
                    if token.first
                        && swallowed.is_none()
                        && let Some(at) = unopened(&mut lines, indent, open.len())
                        && let Some(before) = at.checked_sub(1).and_then(|at| out.get(at)).copied()
                    {
                        let head = before.span(self.file);
                        self.errors.push(SyntaxError::UnopenedBlock { head, close });
                        let brace = Token {
                            kind: Kind::OpenBlock,
                            first: false,
                            start: before.end,
                            end: before.end,
                        };
                        out.insert(at, brace);
                        out.push(*token);
                        continue;
                    }
                    self.errors.push(SyntaxError::StrayBlock { close });
                    // What follows is another item, as it would be behind a `}` that has its `{`.
                    out.push(Token {
                        kind: Kind::Semicolon,
                        ..*token
                    });
                    continue;
                }
                Kind::CloseBlock => {
                    open.pop();
                    if open.len() == limits::DEPTH {
                        if let Some(word) = swallowed.take().and_then(|at| out.get_mut(at)) {
                            word.end = token.end;
                        }
                        continue;
                    }
                }
                _ => {}
            }
            if swallowed.is_none() {
                out.push(*token);
            }
        }
        let end = tokens.last().map_or(0, |last| last.end);
        let all = open.len();
        self.give_up(&mut open, all, end, None, &mut out);
        *tokens = out;
    }

    /// Closes the blocks that the text has come back out of, told by the indentation of a line.
    fn come_back(
        &mut self,
        token: Token,
        indent: usize,
        open: &mut Vec<Open>,
        out: &mut Vec<Token>,
    ) {
        if let Some(last) = open.last_mut() {
            last.deeper.get_or_insert(indent > last.indent);
        }
        let closes = token.kind == Kind::CloseBlock;
        let left = open.iter().rev().take_while(|block| {
            block.deeper == Some(true)
                && (indent < block.indent || indent == block.indent && !closes)
        });
        let left = left.count();
        // A line that goes on with the block's own first line does not leave the block.
        let goes_on = matches!(
            token.kind,
            Kind::OpenBlock | Kind::Op(_) | Kind::Comma | Kind::Close
        );
        if left > 0 && !goes_on {
            self.give_up(open, left, token.start, Some(token), out);
        }
    }

    /// Closes the innermost `count` blocks at `at`, in one message about the innermost.
    fn give_up(
        &mut self,
        open: &mut Vec<Open>,
        count: usize,
        at: u32,
        stop: Option<Token>,
        out: &mut Vec<Token>,
    ) {
        if count == 0 {
            return;
        }
        let mut inner = None;
        for _ in 0..count {
            let Some(block) = open.pop() else { break };
            inner.get_or_insert(block.token);
            if open.len() < limits::DEPTH {
                out.push(Token {
                    kind: Kind::CloseBlock,
                    first: false,
                    start: at,
                    end: at,
                });
            }
        }
        if let Some(token) = inner {
            self.errors.push(SyntaxError::UnclosedBlock {
                open: token.span(self.file),
                stop: stop.map(|stop| stop.span(self.file)),
                others: count - 1,
            });
        }
    }

    /// How far the line of a token is indented, if the token is the first of its line.
    fn indent(&self, token: Token) -> usize {
        let before = self.text.get(..token.start as usize).unwrap_or("");
        let blanks = before.bytes().rev().take_while(|byte| *byte != b'\n');
        blanks.count()
    }
}

/// A line of the text, as it is passed on.
struct Line {
    /// How many tokens stand before it.
    at: usize,
    indent: usize,
    /// How many blocks are open where it begins.
    depth: usize,
}

/// Where a block was meant to begin of which only the `}` stands there: behind the last line that is indented like the `}`
/// and followed by deeper ones. Gives how many tokens stand before the place. Of the deeper lines at most one is kept, so
/// that no line is looked at again and again.
fn unopened(lines: &mut Vec<Line>, indent: usize, depth: usize) -> Option<usize> {
    // The last line is that of the `}`.
    lines.pop();
    let inside = |line: &&Line| line.depth > depth || line.depth == depth && line.indent > indent;
    let within = lines.iter().rev().take_while(inside).count();
    let first = lines.len().saturating_sub(within);
    let at = lines.get(first).map(|line| line.at);
    let head = first.checked_sub(1).and_then(|head| lines.get(head));
    let begins = head.is_some_and(|head| head.indent == indent && head.depth == depth);
    lines.truncate(if begins { first } else { first + 1 });
    at.filter(|_| begins && within > 0)
}

/// Whether a `}` has no `{`: there is none open, or there are too many `}` and this one stands deeper than
/// the line it would close.
fn stray(token: Token, indent: usize, pairing: Pairing, open: Option<&Open>) -> bool {
    open.is_none_or(|block| {
        let deeper = block.deeper == Some(true) && indent > block.indent;
        pairing == Pairing::MoreClosed && token.first && deeper
    })
}

/// The lines of the tokens, and which of them need no further message about parentheses.
#[derive(Clone)]
struct Lines {
    /// The line of each token.
    line: Vec<usize>,
    /// Whether something was said about a line, or a text that has no end says it all.
    told: Vec<bool>,
}

impl Lines {
    fn of(tokens: &[Token]) -> Self {
        let mut line = Vec::with_capacity(tokens.len());
        let mut told = Vec::new();
        for token in tokens {
            if token.first || told.is_empty() {
                told.push(false);
            }
            if matches!(token.kind, Kind::Bad(Fault::Text | Fault::Quote))
                && let Some(last) = told.last_mut()
            {
                *last = true;
            }
            line.push(told.len() - 1);
        }
        Self { line, told }
    }

    /// Takes note that something is said about the line of a token; false if it was said before.
    fn mark(&mut self, at: usize) -> bool {
        let line = self.line.get(at).copied();
        let told = line.and_then(|line| self.told.get_mut(line));
        told.is_some_and(|told| !std::mem::replace(told, true))
    }
}
