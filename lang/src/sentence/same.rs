//! Equality of sentences: what they say, not where they stand.

use super::{Block, Citation, Else, File, Item, Phrase, Word};

/// Writes for each node which of its parts say something.
macro_rules! same {
    ($($node:ident: $(.$part:ident $(($($none:ident)*))?)*;)*) => {
        $(
            impl PartialEq for $node {
                fn eq(&self, other: &Self) -> bool {
                    $(self.$part $(($($none)*))? == other.$part $(($($none)*))?)&&*
                }
            }
        )*
    };
}

same! {
    // Comments are spans and nothing else, so they cannot take part.
    File: .items;
    Item: .key() .doc .head .cites .colon .means .block .otherwise;
    Else: .test .block;
    Block: .items;
    Citation: .document .sections;
    Phrase: .words;
    Word: .kind;
}
