//! The cards that come with the engine, copied under other titles.

use spaceline_lang::parse;
use spaceline_lang::sentence::{Item, WordKind};
use spaceline_lang::span::{FileId, Span};
use spaceline_lang::words::Key;
use spaceline_rules::pack::{Memory, Origin, Pack, PackKind, Packs, Script};
use spaceline_rules::workspace::Workspace;
use std::fmt::Write as _;
use std::path::Path;

/// The rules of which cards are copied.
const RULES: &str = "core";

/// The packs of cards that are written with those rules: others have words of their own for the same things. Packs
/// without a card, such as that of the formats, rest on editions, and what rests on those is read under few rules.
fn copied(packs: &Packs) -> impl Iterator<Item = &Pack> {
    let ours = |pack: &&Pack| pack.manifest.requires.iter().any(|need| need.id == RULES);
    let text = |script: &Script| packs.sources.text(script.file);
    let has_card = move |pack: &&Pack| {
        let mut scripts = pack.scripts.iter();
        scripts.any(|script| text(script).contains("\ncard \""))
    };
    let packs = packs.packs.iter().filter(ours);
    packs
        .filter(|pack| pack.manifest.kind == PackKind::Cards)
        .filter(has_card)
}

/// The manifest of the copies: they use the words of all packs whose cards are copied.
fn manifest(packs: &Packs) -> String {
    let ids = copied(packs).map(|pack| &pack.manifest);
    let ids: Vec<_> = ids.map(|manifest| format!("\"{}\"", manifest.id)).collect();
    format!(
        "id = \"copies\"\nversion = \"1.0.0\"\nlanguage = \"1\"\nkind = \"cards\"\nrequires = [{}]\n",
        ids.join(", ")
    )
}

/// How many copies a script has.
const EACH: usize = 376;

/// Scripts full of copies.
pub(crate) struct Texts {
    /// How many cards were copied.
    pub(crate) of: usize,
    /// Each script with its path.
    pub(crate) copies: Vec<(String, String)>,
}

/// A card without its title: what stands before the title, and behind it.
struct Plain {
    title: String,
    before: String,
    behind: String,
}

fn title(item: &Item) -> Option<(&str, Span)> {
    let word = item.head.words.first()?;
    match &word.kind {
        WordKind::Text(text) => Some((text, word.span)),
        _ => None,
    }
}

/// The cards of the built-in packs.
fn cards() -> Vec<Plain> {
    let packs = Packs::built_in();
    let mut cards = Vec::new();
    for script in copied(&packs).flat_map(|pack| &pack.scripts) {
        let text = packs.sources.text(script.file);
        for item in parse(script.file, text).file.items {
            if item.key() != Some(Key::Card) {
                continue;
            }
            if let Some((title, at)) = title(&item) {
                let cut = |start, end| Span::new(script.file, start, end).of(text).to_owned();
                cards.push(Plain {
                    title: title.to_owned(),
                    before: cut(item.span.start, at.start),
                    behind: cut(at.end, item.span.end),
                });
            }
        }
    }
    cards
}

impl Texts {
    /// So many copies, some hundreds in each script.
    pub(crate) fn new(count: usize) -> Self {
        let cards = cards();
        let mut copies = Vec::new();
        let all: Vec<&Plain> = cards.iter().cycle().take(count).collect();
        for some in all.chunks(EACH) {
            let number = copies.len() + 1;
            let mut text = format!("set copies_{number} \"Copies {number}\" released 1994\n\n");
            for card in some {
                let Plain {
                    title,
                    before,
                    behind,
                } = card;
                let title = title.replace('\\', "\\\\").replace('"', "\\\"");
                let _ = write!(text, "{before}\"{title}, copy {number}\"{behind}\n\n");
            }
            copies.push((format!("copies/{number:02}.sl"), text));
        }
        Self {
            of: cards.len(),
            copies,
        }
    }

    /// The built-in packs, with the copies in a pack of their own.
    pub(crate) fn packs(&self) -> Packs {
        let mut packs = Packs::built_in();
        let manifest = manifest(&packs);
        let mut files = vec![("copies/pack.toml", manifest.as_str())];
        files.extend(
            self.copies
                .iter()
                .map(|(path, text)| (path.as_str(), text.as_str())),
        );
        let origin = Origin::Folder("copies".into());
        packs.add(&Memory::new(&files), Path::new("copies"), &origin);
        packs
    }

    /// A script in the middle, as it is and with one card of it edited.
    pub(crate) fn edit(&self, workspace: &Workspace) -> (FileId, String, String) {
        let (path, text) = self
            .copies
            .get(self.copies.len() / 2)
            .cloned()
            .unwrap_or_default();
        let packs = &workspace.packs().packs;
        let mut scripts = packs.iter().flat_map(|pack| &pack.scripts);
        let script = scripts.find(|script| script.path == Path::new(&path));
        let file = script.map_or(FileId(u32::MAX), |script| script.file);
        let items = parse(file, &text).file.items;
        let card = items.get(items.len() / 2).map(|item| item.span);
        let at = card.map_or(0, |span| span.end as usize - 1);
        let (front, back) = text.split_at(at);
        let edited = format!("{front}  not encoded \"another text\"\n{back}");
        (file, text.clone(), edited)
    }
}
