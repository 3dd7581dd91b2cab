//! The texts of a book by what they say.

use smol_str::SmolStr;
use spaceline_lang::tree::{Book, TextId};

/// The texts of a book.
#[derive(Clone, Debug)]
pub struct Texts {
    /// In the order of what they say, each once.
    sorted: Vec<TextId>,
    /// For each text the first that says the same.
    canon: Vec<TextId>,
}

impl Texts {
    /// Sorts the texts of a book.
    pub fn of(book: &Book) -> Self {
        let all = book.texts.iter().map(SmolStr::as_str);
        let mut sorted: Vec<(&str, TextId)> = all.zip((0_u32..).map(TextId)).collect();
        let mut canon: Vec<TextId> = sorted.iter().map(|(_, id)| *id).collect();
        sorted.sort_unstable();
        sorted.dedup_by(|(text, id), (first, known)| {
            let same = text == first;
            if same && let Some(canon) = canon.get_mut(id.index()) {
                *canon = *known;
            }
            same
        });
        let sorted = sorted.into_iter().map(|(_, id)| id).collect();
        Self { sorted, canon }
    }

    /// The first text that says this.
    pub fn find(&self, book: &Book, said: &str) -> Option<TextId> {
        let found = self.sorted.binary_search_by(|id| book.text(*id).cmp(said));
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
