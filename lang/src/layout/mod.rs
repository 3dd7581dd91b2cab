//! From tokens to symbols: which line ends end an item.
//!
//! The grammar wants to see an END behind every item and nothing of lines. A line end is an END unless the
//! item plainly goes on: inside `( )`; after `,`, `:`, an operator, a preposition or a connective, if the next
//! line is indented deeper than the first of the item; or before an operator, `{`, `else`, `means`, `cites`
//! or a connective that cannot begin an item. A `;` is always an END, and so is the place before a `}`.
//! Several ENDs in a row are one.
//!
//! Without the look at the indent an item that ends in such a word, such as a clause whose last word is a
//! preposition, would swallow the next.
//!
//! To the grammar one plain word is like another, and most phrases are nothing else. So words that stand side by side
//! become one symbol, with the single commas between them. Behind `cites` every word counts for itself.
//!
//! What comes out has every bracket paired (see [`brackets`]) and is never deeper than the limit, so the
//! grammar only ever meets mistakes inside one item and can mend them at its END.

mod brackets;
#[cfg(test)]
mod tests;

use crate::lexer::{Kind, Token, printed_text};
use crate::parse::{Errors, SyntaxError, limits};
use crate::sentence::Fault;
use crate::span::FileId;
use crate::words;

/// What the grammar sees.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Symbol {
    /// Words with the commas between them, from one place among the tokens to another.
    Row(u32, u32),
    /// Any other token, or a word of a citation.
    Sign(Kind),
}

/// A symbol between its first byte and the byte after its last.
pub type Placed = (u32, Symbol, u32);

/// What came of the tokens of a text.
#[derive(Debug, Default)]
pub(crate) struct Laid {
    pub(crate) tokens: Vec<Token>,
    /// The symbols; rows among them say which tokens they are.
    pub(crate) symbols: Vec<Placed>,
}

/// Turns tokens into symbols; what is wrong with the brackets goes to `errors`.
pub(crate) fn layout(
    file: FileId,
    text: &str,
    mut tokens: Vec<Token>,
    errors: &mut Errors,
) -> Laid {
    brackets::repair(file, text, &mut tokens, errors);
    let mut layout = Layout {
        file,
        text,
        errors,
        out: Vec::with_capacity(tokens.len() / 2),
        last: None,
        citing: false,
        groups: Vec::new(),
        blocks: 0,
        skipped: 0,
        words: 0,
        dropping: false,
        complained: false,
        line: 0,
        began: 0,
    };
    for at in 0..tokens.len() {
        layout.take(at, &mut tokens);
    }
    layout.end(u32::try_from(text.len()).unwrap_or(u32::MAX));
    let symbols = layout.out;
    Laid { tokens, symbols }
}

/// How far the line is indented on which a token is the first.
fn indent(text: &str, token: Token) -> usize {
    let before = text.get(..token.start as usize).unwrap_or("");
    let blanks = before.bytes().rev().take_while(|byte| *byte != b'\n');
    blanks.count()
}

struct Layout<'t> {
    file: FileId,
    text: &'t str,
    errors: &'t mut Errors,
    out: Vec<Placed>,
    last: Option<Token>,
    /// Whether the last word belongs to a citation.
    citing: bool,
    /// What closes each `(` and `[` that is open, the innermost last.
    groups: Vec<Kind>,
    /// How many blocks are open.
    blocks: usize,
    /// How many brackets are open that are passed over, the first of them too deep.
    skipped: usize,
    /// How many words the item has so far.
    words: usize,
    /// Whether the item had too many words and the rest of it is passed over.
    dropping: bool,
    /// Whether a strange character of this item has been reported: where there is one there are often
    /// more, and the first is enough.
    complained: bool,
    /// How far the line is indented.
    line: usize,
    /// How far the line is indented on which the item began, wherever in it.
    began: usize,
}

impl Layout<'_> {
    fn take(&mut self, at: usize, tokens: &mut [Token]) {
        let Some(token) = tokens.get(at).copied() else {
            return;
        };
        if self.skipped > 0 {
            return self.skip(token, tokens);
        }
        if token.first {
            self.line = indent(self.text, token);
            if self.groups.is_empty() && !self.goes_on(token) {
                self.end(token.start);
            }
        }
        match token.kind {
            Kind::End | Kind::CloseBlock => self.end(token.start),
            Kind::OpenBlock => {}
            _ if self.dropping => return self.nest(token.kind),
            _ => {}
        }
        if token.kind == Kind::End {
            return;
        }
        if self.is_behind_block(token) {
            let found = token.span(self.file);
            // A second block is told by the grammar: it has no words before it.
            if token.kind != Kind::OpenBlock {
                self.errors.push(SyntaxError::BehindBlock { found });
            }
            self.end(token.start);
            if matches!(token.kind, Kind::Comma | Kind::Colon | Kind::Op(_)) {
                return;
            }
        }
        if matches!(token.kind, Kind::OpenBlock | Kind::CloseBlock) {
            self.fresh();
        }
        self.words += 1;
        let kind = match self.words > limits::ITEM {
            true => Kind::Bad(Fault::Length),
            false => self.mended(token),
        };
        if let Some(token) = tokens.get_mut(at) {
            token.kind = kind;
        }
        if self.begins_item() {
            self.began = self.line;
        }
        self.put(at, Token { kind, ..token });
        if self.words > limits::ITEM {
            self.give_up(token);
            return self.nest(token.kind);
        }
        self.nest(kind);
    }

    /// Passes over what stands inside brackets that are too deep. The word in their place ends where they do.
    fn skip(&mut self, token: Token, tokens: &mut [Token]) {
        match token.kind {
            Kind::Open | Kind::OpenList | Kind::OpenBlock => self.skipped += 1,
            Kind::Close | Kind::CloseList | Kind::CloseBlock => self.skipped -= 1,
            _ => {}
        }
        if self.skipped == 0
            && let Some((_, Symbol::Row(_, to), end)) = self.out.last_mut()
            && let Some(word) = tokens.get_mut((*to as usize).saturating_sub(1))
        {
            (word.end, *end) = (token.end, token.end);
        }
    }

    /// What a token is once what is wrong with it has been told.
    fn mended(&mut self, token: Token) -> Kind {
        let span = token.span(self.file);
        if let Kind::Bad(fault) = token.kind {
            return self.complain(token, fault);
        }
        // On a line of its own what joins would go on with the line before, so nothing may depend on where the line
        // happens to end.
        if self.begins_item()
            && let Some(mark) = joining(token, self.text)
        {
            self.errors.push(SyntaxError::NothingBefore { mark, span });
            return Kind::Bad(Fault::Item);
        }
        let deep = match token.kind {
            Kind::Open | Kind::OpenList => self.groups.len() == limits::DEPTH,
            Kind::OpenBlock => self.blocks == limits::DEPTH,
            _ => false,
        };
        if deep {
            self.errors.push(SyntaxError::TooDeep { open: span });
            self.skipped = 1;
            return Kind::Bad(Fault::Depth);
        }
        token.kind
    }

    /// Tells what is wrong with a token.
    fn complain(&mut self, token: Token, fault: Fault) -> Kind {
        let known = match fault {
            // Brackets have been reported where they were repaired.
            Fault::Group => true,
            Fault::Character => std::mem::replace(&mut self.complained, true),
            _ => false,
        };
        if !known {
            let error = SyntaxError::of_token(fault, token.span(self.file), self.text);
            self.errors.push(error);
        }
        // Which marks stand around it has been told, and what it says is plain.
        match fault {
            Fault::Character if printed_text(token.slice(self.text)).is_some() => Kind::Text,
            _ => token.kind,
        }
    }

    /// Adds a token to the symbols: a word to the row before it, where there is one.
    fn put(&mut self, at: usize, token: Token) {
        self.last = Some(token);
        self.citing = match token.kind {
            Kind::Cites => true,
            Kind::Name | Kind::Text | Kind::Comma => self.citing,
            _ => false,
        };
        let symbol = match u32::try_from(at) {
            Ok(at) if token.kind.is_word() && !self.citing => Symbol::Row(at, at + 1),
            _ => Symbol::Sign(token.kind),
        };
        if let Symbol::Row(from, to) = symbol {
            let comma = self.sign() == Some(Kind::Comma);
            if let Some((_, Symbol::Row(_, last), end)) =
                self.out.iter_mut().nth_back(usize::from(comma))
                && *last + u32::from(comma) == from
            {
                (*last, *end) = (to, token.end);
                self.out.truncate(self.out.len() - usize::from(comma));
                return;
            }
        }
        self.out.push((token.start, symbol, token.end));
    }

    /// The last symbol, if it is no row.
    fn sign(&self) -> Option<Kind> {
        match self.out.last()?.1 {
            Symbol::Sign(kind) => Some(kind),
            Symbol::Row(..) => None,
        }
    }

    /// Whether the next symbol is the first of an item.
    fn begins_item(&self) -> bool {
        self.out.is_empty() || matches!(self.sign(), Some(Kind::End | Kind::OpenBlock))
    }

    /// Whether a token stands behind a `}` and does not go on with its item.
    fn is_behind_block(&self, token: Token) -> bool {
        self.sign() == Some(Kind::CloseBlock)
            && !matches!(token.kind, Kind::Else | Kind::CloseBlock)
    }

    fn nest(&mut self, kind: Kind) {
        match kind {
            Kind::Open => self.groups.push(Kind::Close),
            Kind::OpenList => self.groups.push(Kind::CloseList),
            Kind::Close | Kind::CloseList => {
                self.groups.pop();
            }
            Kind::OpenBlock => self.blocks += 1,
            Kind::CloseBlock => self.blocks = self.blocks.saturating_sub(1),
            _ => {}
        }
    }

    /// Whether the item goes on over the line end before `next`.
    fn goes_on(&self, next: Token) -> bool {
        let Some(last) = self.last.filter(|_| !self.begins_item()) else {
            return true;
        };
        let before = match last.kind {
            Kind::CloseBlock => return next.kind == Kind::Else,
            Kind::Comma | Kind::Colon | Kind::Means | Kind::Else | Kind::Cites | Kind::Op(_) => {
                true
            }
            Kind::Name => {
                let slice = last.slice(self.text);
                words::is_prep(slice) || words::is_conn(slice)
            }
            _ => false,
        };
        before && self.line > self.began
            || match next.kind {
                Kind::Op(_) | Kind::OpenBlock | Kind::Comma | Kind::Colon => true,
                Kind::Name | Kind::Else | Kind::Means | Kind::Cites => {
                    words::joins_lines(next.slice(self.text))
                }
                _ => false,
            }
    }

    fn end(&mut self, at: u32) {
        if !self.begins_item() {
            // The END stands right behind the item, where a missing word would have to be written.
            let at = self.out.last().map_or(at, |last| last.2);
            self.out.push((at, Symbol::Sign(Kind::End), at));
        }
        self.fresh();
    }

    fn fresh(&mut self) {
        self.citing = false;
        self.words = 0;
        self.dropping = false;
        self.complained = false;
        self.groups.clear();
    }

    /// Passes over the rest of an item that has too many words.
    fn give_up(&mut self, token: Token) {
        let span = token.span(self.file);
        self.errors.push(SyntaxError::LongItem { span });
        // What is open has to be closed for the grammar; what is still to come is not seen by it.
        let open = self.groups.iter().rev();
        let closed = open.map(|close| (token.end, Symbol::Sign(*close), token.end));
        self.out.extend(closed);
        self.dropping = true;
    }
}

/// The sign or word of a token with which no item can begin.
fn joining(token: Token, text: &str) -> Option<&'static str> {
    match token.kind {
        Kind::Op(op) => Some(op.text()),
        Kind::Name | Kind::Else => words::joining(token.slice(text)),
        _ => None,
    }
}
