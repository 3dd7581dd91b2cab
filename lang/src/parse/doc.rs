//! Meanings: the lines `/// ...` before a declaration.

use super::Errors;
use super::error::SyntaxError;
use crate::sentence::{Comment, Item};
use crate::span::Span;
use std::iter::Peekable;

/// Gives each item the lines `///` before it. Those that stand before no declaration are mistakes.
pub(super) fn attach(text: &str, comments: &[Comment], items: &mut [Item], errors: &mut Errors) {
    let lines = comments.iter();
    let mut lines = lines
        .filter_map(|comment| Some((comment, comment.meaning(text)?)))
        .peekable();
    within(items, &mut lines, errors);
    lines.for_each(|(comment, _)| stray(comment.span, errors));
}

/// The same for the items of one block.
fn within<'t>(
    items: &mut [Item],
    lines: &mut Peekable<impl Iterator<Item = (&'t Comment, &'t str)>>,
    errors: &mut Errors,
) {
    for item in items {
        if lines.peek().is_none() {
            return;
        }
        let mut meaning: Vec<&str> = Vec::new();
        let declares = item.is_broken() || item.declares();
        while let Some((comment, line)) =
            lines.next_if(|(comment, _)| comment.span.start < item.span.start)
        {
            if comment.own_line && declares {
                meaning.push(line);
            } else {
                stray(comment.span, errors);
            }
        }
        item.doc = (!meaning.is_empty()).then(|| meaning.join(" ").into());
        let others = item.otherwise.iter_mut().map(|other| &mut other.block);
        for block in item.block.as_deref_mut().into_iter().chain(others) {
            within(&mut block.items, lines, errors);
            // Behind the last item of the block.
            while let Some((comment, _)) =
                lines.next_if(|(comment, _)| comment.span.start < block.span.end)
            {
                stray(comment.span, errors);
            }
        }
    }
}

fn stray(span: Span, errors: &mut Errors) {
    errors.push(SyntaxError::StrayMeaning { span });
}

#[cfg(test)]
mod tests {
    use crate::parse;
    use crate::span::FileId;

    #[test]
    fn a_meaning_belongs_to_the_declaration_behind_it() {
        let text = "/// To take a\n/// bow.\nverb bow\nrule r {\n  // Why.\n  /// What lies there.\n  // How.\n  noun heap\n  noun pile\n}\n";
        let read = parse(FileId(0), text);
        assert_eq!(read.errors, []);
        let [bow, rule] = read.file.items.as_slice() else {
            panic!("two items");
        };
        assert_eq!(bow.doc.as_deref(), Some("To take a bow."));
        assert_eq!(rule.doc, None);
        let inside = rule.blocks().flat_map(|block| &block.items);
        let docs: Vec<_> = inside.map(|item| item.doc.as_deref()).collect();
        assert_eq!(docs, [Some("What lies there."), None]);
    }

    #[test]
    fn a_meaning_anywhere_else_is_a_mistake() {
        for text in [
            "/// Nothing follows.\n",
            "rule r {\n  noun heap\n  /// Nothing follows.\n}\nnoun pile\n",
            "verb bow /// beside it\nverb nod\n",
            "verb bow\n/// Inside.\n  (c: card)\n",
            "procedure p {\n  /// A statement.\n  draw 1\n}\n",
        ] {
            let read = parse(FileId(0), text);
            assert_eq!(read.errors.len(), 1, "{text}: {:?}", read.errors);
        }
        let ruler = "//// no meaning ////\ndraw 1\n";
        assert_eq!(parse(FileId(0), ruler).errors, []);
    }
}
