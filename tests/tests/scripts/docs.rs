//! Every block marked `spaceline` in the guide is a script, and is read.

use crate::read::{Script, read_with_the_rules, root};
use std::fs;

/// A block of a page, with as many blank lines before it as the page has, so that places are those of the page.
struct Block {
    /// The word behind `spaceline`: what part of a script it is.
    part: String,
    line: usize,
    script: Script,
}

/// The pages of the guide.
fn pages() -> Vec<Script> {
    let in_docs = fs::read_dir(root().join("docs"))
        .into_iter()
        .flatten()
        .flatten();
    let mut paths: Vec<_> = in_docs
        .map(|entry| entry.path())
        .filter(|path| path.extension().is_some_and(|end| end == "md"))
        .chain([root().join("README.md"), root().join("tests/README.md")])
        .collect();
    paths.sort();
    paths.iter().map(|path| Script::read(path)).collect()
}

fn blocks(page: &Script) -> Vec<Block> {
    let mut found = Vec::new();
    let mut open: Option<Block> = None;
    for (i, line) in page.text.lines().enumerate() {
        let fence = line.trim_start().strip_prefix("```");
        match (&mut open, fence) {
            (None, Some(mark)) => {
                let (language, part) = mark.trim().split_once(',').unwrap_or((mark.trim(), ""));
                open = Some(Block {
                    part: if language == "spaceline" {
                        part.trim().into()
                    } else {
                        "-".into()
                    },
                    line: i + 1,
                    script: Script {
                        name: page.name.clone(),
                        text: "\n".repeat(i + 1),
                    },
                });
            }
            (Some(_), Some(_)) => found.extend(open.take()),
            (Some(block), None) => {
                block.script.text += line;
                block.script.text += "\n";
            }
            (None, None) => {}
        }
    }
    assert!(open.is_none(), "{}: a block is never closed", page.name);
    found.retain(|block| block.part != "-");
    found
}

/// What is wrong with a block; nothing if it is as its mark says.
fn wrong_with(block: &Block) -> Option<String> {
    let items = match block.part.as_str() {
        "sketch" => return None,
        "" | "item" | "wrong" => block.script.text.clone(),
        // The opening words stand on the line of the fence, so that places stay.
        "body" => {
            let before = block.script.text.trim_start_matches('\n');
            let blank = "\n".repeat(block.line.saturating_sub(1));
            format!(
                "{blank}rule sample cites docs \"1\" {{ procedure sample_of_{} (you: player) {{\n{before}}} }}\n",
                block.line
            )
        }
        other => return Some(format!("`{other}` is no part of a script")),
    };
    let told = read_with_the_rules(&Script {
        name: block.script.name.clone(),
        text: items,
    });
    match (block.part.as_str(), told.count) {
        ("wrong", 0) => Some("this is marked `wrong` and is read without a word".into()),
        ("wrong", _) | (_, 0) => None,
        _ => Some(told.text),
    }
}

#[test]
fn every_block_of_the_guide_is_read() {
    let pages = pages();
    let blocks: Vec<_> = pages.iter().flat_map(blocks).collect();
    assert!(blocks.len() > 2, "the guide has no blocks");
    let wrong: Vec<_> = blocks
        .iter()
        .filter_map(|block| {
            let text = wrong_with(block)?;
            Some(format!("{}:{}: {text}", block.script.name, block.line))
        })
        .collect();
    assert!(
        wrong.is_empty(),
        "{} blocks\n{}",
        wrong.len(),
        wrong.join("\n")
    );
}

#[test]
fn a_wrong_block_is_caught() {
    let page = |text: &str| Script {
        name: "page.md".into(),
        text: text.into(),
    };
    let count = |text: &str| blocks(&page(text)).iter().filter_map(wrong_with).count();
    assert_eq!(count("```spaceline\nkind raft of (card\n```\n"), 1);
    assert_eq!(count("```spaceline,wrong\nkind raft of (card\n```\n"), 0);
    assert_eq!(count("```spaceline,wrong\nkind raft of card\n```\n"), 1);
    assert_eq!(
        count("```spaceline,sketch\nkind ... (\n```\n```text\n(\n```\n"),
        0
    );
    assert_eq!(count("```spaceline,else\nkind raft of card\n```\n"), 1);
    let told = blocks(&page("one\n\n```spaceline\nkind raft of sip\n```\n"));
    let text = told.first().and_then(wrong_with).unwrap_or_default();
    assert!(text.contains("page.md:4:14"), "{text}");
}
