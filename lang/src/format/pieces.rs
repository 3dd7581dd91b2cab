//! Words as pieces of a line: their spelling, the blank before them, and whether a line may end there.

use crate::sentence::{Citation, Item, Op, Phrase, Word, WordKind};
use crate::span::Span;
use crate::words;
use std::cmp::Reverse;

/// How well a line may be broken before a piece.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub(super) enum Break {
    /// The layout would see it, or it would tear apart what stands together.
    Never,
    /// If there is no better place.
    Poor,
    /// Behind a comma or before a connective, inside so many brackets: the fewer, the better, and of those as deep before
    /// an `or` better than inside what it joins.
    Good(Reverse<usize>, bool),
}

impl Break {
    /// Inside no brackets.
    const BEST: Self = Self::Good(Reverse(0), false);
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
    line_before(text, at).chars().count()
}

/// What stands before a place on its line.
fn line_before(text: &str, at: u32) -> &str {
    let before = text.get(..at as usize).unwrap_or_default();
    before.rsplit('\n').next().unwrap_or_default()
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
    after: Option<Break>,
    /// How many brackets are open.
    depth: usize,
    /// How deep the brackets of calls stand that are open: what is called is better not torn from what it is asked of.
    calls: Vec<usize>,
    /// Where in the source the last word ended.
    end: Option<u32>,
    /// Whether the source has a line end before the word that comes next, and how much deeper than the item that
    /// word stands.
    newline: Option<usize>,
    /// Where the item starts.
    start: u32,
}

impl<'t> Pieces<'t> {
    fn new(text: &'t str, start: u32) -> Self {
        Self {
            text,
            list: Vec::new(),
            announces: false,
            tight: false,
            after: None,
            depth: 0,
            calls: Vec::new(),
            end: None,
            newline: None,
            start,
        }
    }

    /// The words of an item up to its block.
    pub(super) fn of_item(item: &Item, text: &'t str) -> Self {
        let mut out = Self::new(text, item.span.start);
        if let Some((key, span)) = item.key {
            out.at(span);
            out.push(key.text(), Break::Never);
            out.announces = words::is_prep(key.text()) || words::is_conn(key.text());
        }
        out.phrase(&item.head);
        let tail = item.colon.as_deref().or(item.means.as_deref());
        let before = |cite: &&Citation| tail.is_none_or(|tail| cite.span.start < tail.span.start);
        item.cites
            .iter()
            .filter(before)
            .for_each(|cite| out.citation(cite));
        if let Some(phrase) = &item.colon {
            out.colon();
            out.phrase(phrase);
        }
        if let Some(phrase) = &item.means {
            out.push("means", Break::Never);
            out.after = Some(Break::BEST);
            out.phrase(phrase);
        }
        let behind = |cite: &&Citation| !before(cite);
        item.cites
            .iter()
            .filter(behind)
            .for_each(|cite| out.citation(cite));
        out
    }

    /// The words between `else` and its block, `else` included.
    pub(super) fn of_else(test: Option<&Phrase>, start: u32, text: &'t str) -> Self {
        let mut out = Self::new(text, start);
        out.push("else", Break::Never);
        if let Some(test) = test {
            out.phrase(test);
        }
        out
    }

    /// Takes note of where the next word stands in the source.
    fn at(&mut self, span: Span) {
        let between = self
            .end
            .and_then(|end| self.text.get(end as usize..span.start as usize));
        let newline = between.is_some_and(|between| between.contains('\n'));
        // Only behind a line end: a line may be long, and full of words.
        self.newline = newline.then(|| {
            // (`means` may stand before it on the line, and moves up.)
            let begins = line_before(self.text, span.start).trim().is_empty();
            let item = || column(self.text, self.start);
            let deeper = || column(self.text, span.start).saturating_sub(item());
            if begins { deeper() } else { 0 }
        });
        self.end = Some(span.end);
    }

    /// A good place for a break, the less so the more brackets are open.
    const fn good(&self) -> Break {
        Break::Good(Reverse(self.depth), false)
    }

    /// Adds a piece with a blank before it.
    pub(super) fn push(&mut self, text: impl Into<String>, breaks: Break) {
        let after = self.after.take().unwrap_or(Break::Never);
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

    /// Adds a piece right behind the last.
    fn glue(&mut self, text: &str) {
        self.tight = true;
        self.push(text, Break::Never);
    }

    fn open(&mut self, bracket: &str) {
        self.push(bracket, Break::Never);
        self.tight = true;
        self.depth += 1;
    }

    fn close(&mut self, bracket: &str, whole: Span) {
        self.calls.retain(|call| *call < self.depth);
        self.depth = self.depth.saturating_sub(1);
        self.after = None;
        self.glue(bracket);
        self.end = Some(whole.end);
    }

    fn colon(&mut self) {
        self.glue(":");
        self.after = Some(self.good());
    }

    /// A colon that gives a name its kind: better not parted from it.
    fn inner_colon(&mut self) {
        self.glue(":");
        self.after = Some(Break::Poor);
    }

    fn citation(&mut self, cite: &Citation) {
        self.at(cite.span);
        self.push("cites", Break::BEST);
        self.push(cite.document.as_str(), Break::Never);
        for (at, section) in cite.sections.iter().enumerate() {
            if at > 0 {
                self.glue(",");
                self.after = Some(self.good());
            }
            self.push(quoted(section), Break::Never);
        }
    }

    fn phrase(&mut self, phrase: &Phrase) {
        let words = &phrase.words;
        for (at, word) in words.iter().enumerate() {
            let before = at.checked_sub(1).and_then(|at| words.get(at));
            self.word(before, word, words.get(at + 1));
        }
    }

    fn word(&mut self, before: Option<&Word>, word: &Word, next: Option<&Word>) {
        let touches = before.is_some_and(|before| before.span.end == word.span.start);
        let brackets = matches!(word.kind, WordKind::Group(_) | WordKind::List(_));
        self.at(if brackets {
            word.span.before()
        } else {
            word.span
        });
        match &word.kind {
            WordKind::Comma => {
                self.glue(",");
                let call = self.calls.last() == Some(&self.depth);
                self.after = Some(if call { Break::Poor } else { self.good() });
            }
            WordKind::Colon => self.inner_colon(),
            WordKind::Op(op) => self.operator(*op, before, word, next),
            WordKind::Group(phrases) => {
                let call = touches && before.is_some_and(takes_brackets);
                self.tight |= call;
                self.open("(");
                if call {
                    self.calls.push(self.depth);
                }
                for (at, phrase) in phrases.iter().enumerate() {
                    if at > 0 {
                        self.inner_colon();
                    }
                    self.phrase(phrase);
                }
                self.close(")", word.span);
            }
            WordKind::List(phrases) => {
                self.open("[");
                for (at, phrase) in phrases.iter().enumerate() {
                    if at > 0 {
                        self.glue(",");
                        self.after = Some(self.good());
                    }
                    self.phrase(phrase);
                }
                self.close("]", word.span);
            }
            kind => {
                self.tight |= touches && before.is_some_and(|before| clings(before, word));
                let joins = word.plain().is_some_and(words::joins_lines);
                let breaks = match word.plain() {
                    Some("is" | "be") => Break::Poor,
                    Some("or" | "OR") => Break::Good(Reverse(self.depth), true),
                    _ if joins => self.good(),
                    _ => Break::Never,
                };
                self.push(spelling(kind), breaks);
                self.announces = word.is_prep() || word.is_conn() || word.is("else");
                if self.announces {
                    self.after = Some(Break::Poor);
                }
            }
        }
    }

    fn operator(&mut self, op: Op, before: Option<&Word>, word: &Word, next: Option<&Word>) {
        let touches = |next: &Word| word.span.end == next.span.start;
        let left = before.is_some_and(|before| before.span.end == word.span.start);
        let right = next.is_some_and(touches);
        if op == Op::Dot {
            self.tight |= before.is_some();
            self.push(op.text(), Break::Never);
            self.announces = true;
            self.tight = true;
            return;
        }
        // A printed value such as `9-X` is read as one thing.
        let printed = left && right && before.is_some_and(is_number) && next.is_some_and(is_name);
        // A sign stands before its value, and after nothing that could be reckoned with. Glued to digits
        // it would be a change instead.
        let sign = right
            && !next.is_some_and(|next| is_number(next) || matches!(next.kind, WordKind::Date(_)))
            && matches!(op, Op::Plus | Op::Minus)
            && before.is_none_or(|before| match &before.kind {
                WordKind::Op(op) => *op != Op::Dot,
                WordKind::Comma | WordKind::Colon => true,
                _ => before.is_prep() || before.is_conn(),
            });
        self.tight |= printed;
        // A line that begins with an operator goes on with the one before.
        let breaks = if sign { Break::Never } else { Break::Poor };
        self.push(op.text(), breaks);
        self.announces = true;
        self.tight = printed || sign;
        if !self.tight {
            self.after = Some(Break::Poor);
        }
    }
}

/// Whether a word and the brackets right behind it are one thing: `covers(t, c)`.
fn takes_brackets(word: &Word) -> bool {
    matches!(word.kind, WordKind::Name { .. } | WordKind::Group(_))
}

/// Whether two words that touch are one thing to the eye: `4X`, `non_[AB]`.
fn clings(before: &Word, word: &Word) -> bool {
    match word.kind {
        WordKind::Name { .. } => is_number(before),
        WordKind::Icon(_) => is_name(before),
        _ => false,
    }
}

fn is_number(word: &Word) -> bool {
    matches!(word.kind, WordKind::Number(_))
}

fn is_name(word: &Word) -> bool {
    matches!(word.kind, WordKind::Name { .. })
}

fn spelling(kind: &WordKind) -> String {
    match kind {
        WordKind::Name {
            text,
            quoted: false,
        } => text.to_string(),
        WordKind::Name { text, quoted: true } => format!("`{text}`"),
        WordKind::Text(text) => quoted(text),
        WordKind::Number(number) => number.to_string(),
        WordKind::Change(number) => format!("{number:+}"),
        WordKind::Times(number) => format!("x{number}"),
        WordKind::Icon(name) => format!("[{name}]"),
        WordKind::Date(date) => date.to_string(),
        WordKind::Op(op) => op.text().to_owned(),
        WordKind::Comma => ",".to_owned(),
        WordKind::Colon => ":".to_owned(),
        // Brackets are taken apart by the caller, and no text with mistakes comes here.
        WordKind::Group(_) | WordKind::List(_) | WordKind::Bad(_) => String::new(),
    }
}

fn quoted(text: &str) -> String {
    format!("\"{}\"", text.replace('\\', "\\\\").replace('"', "\\\""))
}
