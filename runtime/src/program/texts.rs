//! The texts of a book by what they say.

use smol_str::SmolStr;
use spaceline_lang::tree::{Book, TextId};

/// The texts of a book.
#[derive(Debug)]
pub struct Texts {
    /// In the order of what they say, each once.
    sorted: Vec<TextId>,
    /// For each text the first that says the same.
    canon: Vec<TextId>,
}

fn text(book: &Book, id: TextId) -> &str {
    book.texts.get(id.index()).map_or("", SmolStr::as_str)
}

impl Texts {
    /// Sorts the texts of a book.
    pub fn of(book: &Book) -> Self {
        let all = (0_u32..).map(TextId).zip(&book.texts);
        let mut sorted: Vec<TextId> = all.map(|(id, _)| id).collect();
        let mut canon = sorted.clone();
        sorted.sort_unstable_by_key(|id| (text(book, *id), *id));
        sorted.dedup_by(|id, first| {
            let same = text(book, *id) == text(book, *first);
            if same && let Some(known) = canon.get_mut(id.index()) {
                *known = *first;
            }
            same
        });
        Self { sorted, canon }
    }

    /// The first text that says this.
    pub fn find(&self, book: &Book, said: &str) -> Option<TextId> {
        let found = self.sorted.binary_search_by(|id| text(book, *id).cmp(said));
        self.sorted.get(found.ok()?).copied()
    }

    /// The first text that says the same as one.
    pub fn canonical(&self, id: TextId) -> TextId {
        self.canon.get(id.index()).copied().unwrap_or(id)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn equal_texts_have_one_number() {
        let book = Book {
            texts: ["b", "a", "b", "", "a"].map(SmolStr::from).into(),
            ..Book::default()
        };
        let texts = Texts::of(&book);
        let first: Vec<u32> = (0..5).map(|id| texts.canonical(TextId(id)).0).collect();
        assert_eq!(first, [0, 1, 0, 3, 1]);
        assert_eq!(texts.find(&book, "b"), Some(TextId(0)));
        assert_eq!(texts.find(&book, "c"), None);
    }
}
