//! Rows: plain words that stand side by side go through the grammar in one piece.
//!
//! To the grammar one plain word is like another, and most phrases are nothing else. So it is shown a row of
//! them, with the single commas between, as one symbol. Behind `cites` every word counts for itself.

use crate::layout::{Placed, Symbol};

/// Symbols with their rows.
pub(super) struct Rows<'s> {
    symbols: &'s [Placed],
    at: usize,
    citing: bool,
}

impl<'s> Rows<'s> {
    pub(super) const fn new(symbols: &'s [Placed]) -> Self {
        Self {
            symbols,
            at: 0,
            citing: false,
        }
    }

    /// Where the row ends that begins at a place, if one does.
    fn end(&self, from: usize) -> usize {
        let mut end = from;
        let mut comma = false;
        for (at, (_, symbol, _)) in self.symbols.iter().enumerate().skip(from) {
            if is_plain(*symbol) {
                (end, comma) = (at + 1, false);
            } else if *symbol == Symbol::Comma && end == at && at > from && !comma {
                comma = true;
            } else {
                break;
            }
        }
        end
    }
}

const fn is_plain(symbol: Symbol) -> bool {
    matches!(symbol, Symbol::Name | Symbol::Text | Symbol::Word(_))
}

impl Iterator for Rows<'_> {
    type Item = Placed;

    fn next(&mut self) -> Option<Placed> {
        let from = self.at;
        let first = *self.symbols.get(from)?;
        self.citing = match first.1 {
            Symbol::Cites => true,
            Symbol::Name | Symbol::Text | Symbol::Comma => self.citing,
            _ => false,
        };
        let end = self.end(from);
        let last = self.symbols.get(end.saturating_sub(1));
        let places = (u32::try_from(from), u32::try_from(end));
        if let (false, Some(last), (Ok(start), Ok(stop))) = (self.citing, last, places)
            && end > from + 1
        {
            self.at = end;
            return Some((first.0, Symbol::Row(start, stop), last.2));
        }
        self.at += 1;
        Some(first)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Symbols of one byte each.
    fn rows(symbols: &[Symbol]) -> Vec<Symbol> {
        let placed: Vec<Placed> = (0..)
            .zip(symbols)
            .map(|(at, one)| (at, *one, at + 1))
            .collect();
        Rows::new(&placed).map(|placed| placed.1).collect()
    }

    #[test]
    fn plain_words_and_the_commas_between_them_are_one_row() {
        use Symbol::{Colon, Comma, End, Name, Row, Text};
        let all = [Name, Text, Comma, Name, Colon, Name, End];
        assert_eq!(rows(&all), [Row(0, 4), Colon, Name, End]);
        let all = [Comma, Name, Comma, Comma, Name, Name, Comma, End];
        assert_eq!(
            rows(&all),
            [Comma, Name, Comma, Comma, Row(4, 6), Comma, End]
        );
    }

    #[test]
    fn what_is_cited_is_no_row() {
        use Symbol::{Cites, Colon, Comma, Name, Row, Text};
        let all = [
            Name, Name, Cites, Name, Text, Comma, Text, Colon, Name, Name,
        ];
        let shown = [Row(0, 2), Cites, Name, Text, Comma, Text, Colon, Row(8, 10)];
        assert_eq!(rows(&all), shown);
    }
}
