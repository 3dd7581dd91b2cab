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
    /// A plain name.
    Name,
    /// A text.
    Text,
    /// Any other word.
    Word(Kind),
    /// Several plain words with the commas between them, from one place among the symbols to another. The
    /// layout makes none: the parser sees rows of what the layout made.
    Row(u32, u32),
    /// `else`
    Else,
    /// `means`
    Means,
    /// `cites`
    Cites,
    /// `,`
    Comma,
    /// `:`
    Colon,
    /// `(`
    Open,
    /// `)`
    Close,
    /// `[`
    OpenList,
    /// `]`
    CloseList,
    /// `{`
    OpenBlock,
    /// `}`
    CloseBlock,
    /// The end of an item.
    End,
}

/// A symbol between its first byte and the byte after its last.
pub type Placed = (u32, Symbol, u32);

/// Turns tokens into symbols; what is wrong with the brackets goes to `errors`.
pub(crate) fn layout(
    file: FileId,
    text: &str,
    mut tokens: Vec<Token>,
    errors: &mut Errors,
) -> Vec<Placed> {
    brackets::repair(file, text, &mut tokens, errors);
    let mut layout = Layout {
        file,
        text,
        errors,
        out: Vec::with_capacity(tokens.len() + tokens.len() / 4),
        groups: Vec::new(),
        words: 0,
        dropping: false,
        complained: false,
        line: 0,
        began: 0,
    };
    for token in tokens {
        layout.take(token);
    }
    layout.end(u32::try_from(text.len()).unwrap_or(u32::MAX));
    layout.out
}

struct Layout<'t> {
    file: FileId,
    text: &'t str,
    errors: &'t mut Errors,
    out: Vec<Placed>,
    /// What closes each `(` and `[` that is open, the innermost last.
    groups: Vec<Symbol>,
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
    fn take(&mut self, token: Token) {
        if self.take_plain(token) {
            return;
        }
        if token.first {
            self.line = self.indent(token);
            if self.groups.is_empty() && !self.goes_on(token) {
                self.end(token.start);
            }
        }
        match token.kind {
            Kind::Semicolon => return self.end(token.start),
            Kind::CloseBlock => self.end(token.start),
            Kind::OpenBlock => {}
            _ if self.dropping => return self.nest(token.kind),
            _ => {}
        }
        let symbol = self.symbol(token);
        let last = self.out.last().map(|placed| placed.1);
        if last == Some(Symbol::CloseBlock)
            && !matches!(symbol, Symbol::Else | Symbol::End | Symbol::CloseBlock)
        {
            self.behind_block(token, symbol);
            if matches!(token.kind, Kind::Comma | Kind::Colon | Kind::Op(_)) {
                return;
            }
        }
        if matches!(symbol, Symbol::OpenBlock | Symbol::CloseBlock) {
            self.fresh();
        }
        self.words += 1;
        if self.words > limits::ITEM {
            self.too_long(token);
            return self.nest(token.kind);
        }
        self.nest(token.kind);
        if let Kind::Bad(fault) = token.kind {
            self.complain(token, fault);
        }
        if self.begins_item() {
            self.began = self.line;
        }
        let symbol = self.opening(token).unwrap_or(symbol);
        self.out.push((token.start, symbol, token.end));
    }

    /// Takes a token that only goes on with its item, as most do. Tells whether it was one.
    #[inline]
    fn take_plain(&mut self, token: Token) -> bool {
        if token.first || self.dropping || self.words >= limits::ITEM {
            return false;
        }
        let symbol = match token.kind {
            Kind::Name => self.name(token),
            Kind::Text => Symbol::Text,
            Kind::Comma => Symbol::Comma,
            Kind::Colon => Symbol::Colon,
            Kind::Quoted
            | Kind::Number
            | Kind::Change
            | Kind::Times
            | Kind::Icon
            | Kind::Date
            | Kind::Op(_) => Symbol::Word(token.kind),
            _ => return false,
        };
        let last = self.out.last().map(|placed| placed.1);
        let inside = last.is_some_and(|last| {
            !matches!(last, Symbol::End | Symbol::OpenBlock | Symbol::CloseBlock)
        });
        if inside {
            self.words += 1;
            self.out.push((token.start, symbol, token.end));
        }
        inside
    }

    /// Whether the next symbol is the first of an item.
    fn begins_item(&self) -> bool {
        let last = self.out.last();
        last.is_none_or(|last| matches!(last.1, Symbol::End | Symbol::OpenBlock))
    }

    /// How far the line is indented that begins with a token.
    fn indent(&self, token: Token) -> usize {
        let before = self.text.get(..token.start as usize).unwrap_or("");
        before
            .bytes()
            .rev()
            .take_while(|byte| *byte != b'\n')
            .count()
    }

    /// What stands for a token that cannot begin an item, if it does. On a line of its own such a token
    /// would go on with the line before, so nothing may depend on where the line happens to end.
    fn opening(&mut self, token: Token) -> Option<Symbol> {
        let opens = self.begins_item();
        let mark = match token.kind {
            Kind::Op(op) if opens => op.text(),
            Kind::Name if opens => words::joining(token.slice(self.text))?,
            _ => return None,
        };
        let span = token.span(self.file);
        self.errors.push(SyntaxError::NothingBefore { mark, span });
        Some(Symbol::Word(Kind::Bad(Fault::Item)))
    }

    fn nest(&mut self, kind: Kind) {
        match kind {
            Kind::Open => self.groups.push(Symbol::Close),
            Kind::OpenList => self.groups.push(Symbol::CloseList),
            Kind::Close | Kind::CloseList => {
                self.groups.pop();
            }
            _ => {}
        }
    }

    /// The symbol of a name. Most are told from those of the grammar by how long they are.
    #[inline]
    fn name(&self, token: Token) -> Symbol {
        if !matches!(token.end - token.start, 4 | 5) {
            return Symbol::Name;
        }
        match token.slice(self.text) {
            "else" => Symbol::Else,
            "means" => Symbol::Means,
            "cites" => Symbol::Cites,
            _ => Symbol::Name,
        }
    }

    fn symbol(&self, token: Token) -> Symbol {
        match token.kind {
            Kind::Name => self.name(token),
            Kind::Text => Symbol::Text,
            Kind::Comma => Symbol::Comma,
            Kind::Colon => Symbol::Colon,
            Kind::Open => Symbol::Open,
            Kind::Close => Symbol::Close,
            Kind::OpenList => Symbol::OpenList,
            Kind::CloseList => Symbol::CloseList,
            Kind::OpenBlock => Symbol::OpenBlock,
            Kind::CloseBlock => Symbol::CloseBlock,
            Kind::Semicolon => Symbol::End,
            // Which marks stand around it has been told, and what it says is plain.
            Kind::Bad(Fault::Character) if printed_text(token.slice(self.text)).is_some() => {
                Symbol::Text
            }
            kind => Symbol::Word(kind),
        }
    }

    /// Whether the item goes on over the line end before `next`.
    fn goes_on(&self, next: Token) -> bool {
        let Some(&(start, last, end)) = self.out.last() else {
            return true;
        };
        let before = match last {
            Symbol::End | Symbol::OpenBlock => return true,
            Symbol::CloseBlock => {
                return next.kind == Kind::Name && next.slice(self.text) == "else";
            }
            Symbol::Comma | Symbol::Colon | Symbol::Means | Symbol::Else | Symbol::Cites => true,
            Symbol::Word(kind) => matches!(kind, Kind::Op(_)),
            Symbol::Name => {
                let slice = self.text.get(start as usize..end as usize).unwrap_or("");
                words::is_prep(slice) || words::is_conn(slice)
            }
            _ => false,
        };
        before && self.line > self.began
            || match next.kind {
                Kind::Op(_) | Kind::OpenBlock | Kind::Comma | Kind::Colon => true,
                Kind::Name => words::joins_lines(next.slice(self.text)),
                _ => false,
            }
    }

    /// Ends the item, if there is one to end.
    fn end(&mut self, at: u32) {
        if matches!(self.out.last(), Some(last) if !matches!(last.1, Symbol::End | Symbol::OpenBlock))
        {
            // The END stands right behind the item, where a missing word would have to be written.
            let at = self.out.last().map_or(at, |last| last.2);
            self.out.push((at, Symbol::End, at));
        }
        self.fresh();
    }

    fn fresh(&mut self) {
        self.words = 0;
        self.dropping = false;
        self.complained = false;
        self.groups.clear();
    }

    fn behind_block(&mut self, token: Token, symbol: Symbol) {
        // A second block is told by the grammar: it has no words before it.
        if symbol != Symbol::OpenBlock {
            let found = token.span(self.file);
            self.errors.push(SyntaxError::BehindBlock { found });
        }
        self.end(token.start);
    }

    fn complain(&mut self, token: Token, fault: Fault) {
        if fault == Fault::Character && std::mem::replace(&mut self.complained, true) {
            return;
        }
        // Brackets have been reported where they were repaired.
        if !matches!(fault, Fault::Group | Fault::Depth) {
            let span = token.span(self.file);
            self.errors
                .push(SyntaxError::of_token(fault, span, self.text));
        }
    }

    fn too_long(&mut self, token: Token) {
        let span = token.span(self.file);
        self.errors.push(SyntaxError::LongItem { span });
        let bad = Symbol::Word(Kind::Bad(Fault::Length));
        self.out.push((token.start, bad, token.end));
        // What is open has to be closed for the grammar; what is still to come is not seen by it.
        let open = self.groups.iter().rev();
        let closed = open.map(|close| (token.end, *close, token.end));
        self.out.extend(closed);
        self.dropping = true;
    }
}
