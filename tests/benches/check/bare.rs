//! The bare parse: tokens from logos, a tree from lalrpop, and texts borrowed.

use lalrpop_util::lalrpop_mod;
use logos::Logos;

lalrpop_mod!(
    #[expect(
        clippy::allow_attributes,
        clippy::allow_attributes_without_reason,
        clippy::unwrap_used,
        clippy::panic,
        clippy::indexing_slicing,
        unused_qualifications,
        reason = "generated"
    )]
    grammar,
    "/bare.rs"
);

/// A token.
#[derive(Logos, Clone, Copy, Debug, PartialEq)]
#[logos(skip r"[ \t\r\n]+")]
#[logos(skip(r"//[^\n]*", allow_greedy = true))]
pub(crate) enum Token<'t> {
    #[regex(r"[\p{L}_][\p{L}\p{N}_'-]*")]
    #[regex("`[^`\n]*`")]
    Word(&'t str),
    #[regex(r#""([^"\\]|\\.)*""#)]
    Text(&'t str),
    #[regex("[0-9]+", |token| token.slice().parse().ok())]
    Number(i64),
    #[regex(r"[-+*/=<>!,:;.?|&%#@~$^]|<=|>=|!=")]
    Sign(&'t str),
    #[token("(")]
    OpenGroup,
    #[token(")")]
    CloseGroup,
    #[token("[")]
    OpenList,
    #[token("]")]
    CloseList,
    #[token("{")]
    OpenBlock,
    #[token("}")]
    CloseBlock,
}

/// A node of the tree.
#[derive(Clone, Debug)]
#[expect(dead_code, reason = "a tree is made, and nobody looks at it")]
pub(crate) enum Node<'t> {
    Word(&'t str),
    Text(&'t str),
    Number(i64),
    Sign(&'t str),
    Group(Vec<Node<'t>>),
    List(Vec<Node<'t>>),
    Block(Vec<Node<'t>>),
}

/// Parses a text; none if it is not of this grammar.
pub(crate) fn parse(text: &str) -> Option<Vec<Node<'_>>> {
    let tokens = Token::lexer(text).spanned();
    let tokens = tokens.map(|(token, span)| Ok((span.start, token?, span.end)));
    grammar::FileParser::new().parse(tokens).ok()
}
