//! What is printed on cards, made of their scripts with the phrases of the packs.
//!
//! In: the packs, with their phrasebooks, and the script of a card. Out: its lines. A line for which there is a phrase
//! becomes what games print; another stays as its designer wrote it, so that nothing is lost.

use super::known;
use super::phrasebook::Phrasebook;
use super::render::{Printer, begun};
use crate::pack::Packs;
use spaceline_lang::parse;
use spaceline_lang::span::FileId;

/// The phrases of the packs, turned round.
#[derive(Debug)]
pub struct Wording {
    phrases: Phrasebook,
    printer: Printer,
}

impl Wording {
    /// Looks for the phrases of packs. It takes as long as reading them, so it is kept where more than one card is shown.
    #[must_use]
    pub fn of(packs: &Packs) -> Self {
        let phrases = known::of(packs).book;
        let printer = Printer::of(&phrases);
        Self { phrases, printer }
    }

    /// The lines of a card of some kind, whose script this is.
    #[must_use]
    pub fn card(&self, kind: &str, script: &str) -> Vec<String> {
        let items = parse(FileId(0), script).file.items;
        let blocks = items.iter().flat_map(|item| item.blocks());
        let lines = blocks.flat_map(|block| &block.items);
        let lines: Vec<String> = lines.map(|line| line.span.of(script).to_owned()).collect();
        let mut sheets = self.phrases.sheets.iter();
        let sheet = sheets.find(|sheet| sheet.kind == kind || sheet.kind.is_empty());
        let Some(class) = sheet.and_then(|sheet| sheet.unit) else {
            return lines;
        };
        let mut told = Vec::new();
        let mut at = 0;
        while let Some(line) = lines.get(at) {
            let sentence = self.printer.sentence(class, &lines, at);
            let (end, text) =
                sentence.map_or_else(|| (at + 1, line.clone()), |(end, text)| (end, plain(&text)));
            told.push(text);
            at = end;
        }
        told
    }
}

/// A sentence with its capital, and without the braces in which lists have titles.
fn plain(text: &str) -> String {
    begun(&text.replace(['{', '}'], ""))
}
