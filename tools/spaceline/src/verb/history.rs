//! `spaceline history CARD`: what a card has said on which day.

use crate::args::{Common, HistoryArgs};
use crate::exit::Exit;
use crate::html::{self, escaped, marked, place};
use crate::load;
use crate::say::complain;
use spaceline_review::history::{self, History, Version};
use std::fmt::Write as _;

/// Runs it.
pub fn run(common: &Common, args: &HistoryArgs) -> Exit {
    let packs = load::asked(common, &args.paths);
    let all = match history::of(packs, &args.title) {
        Ok(all) => all,
        Err(near) => {
            let help = near.map(|near| format!("nearest is `{near}`"));
            complain(&format!("no card is called `{}`", args.title), help);
            return Exit::Usage;
        }
    };
    if args.json {
        let all = serde_json::to_string_pretty(&all);
        say!("{}", all.unwrap_or_default());
        return Exit::Fine;
    }
    for card in &all {
        say!("{} ({}:{})", card.title, card.file, card.line);
        for version in &card.versions {
            say!("\n{}", named(version));
            version.by.iter().for_each(|by| say!("  {by}"));
            for text in &version.texts {
                say!("  {}:{}", text.file, text.line);
            }
            version.says.lines().for_each(|line| say!("    {line}"));
        }
        if card.versions.len() == 1 {
            say!("\nno ruling, no errata and no text of another day speaks of it");
        }
        say!("");
    }
    if let Some(path) = &args.html {
        if let Err(exit) = html::write(path, &page(&args.title, &all)) {
            return exit;
        }
        say!("written: {}", path.display());
    }
    Exit::Fine
}

/// When a text counts, in words.
fn named(version: &Version) -> String {
    let day = version
        .from
        .starts_with(|first: char| first.is_ascii_digit());
    match version.from.as_str() {
        "" => "its own text".to_owned(),
        day_is if day => format!("from {day_is} on"),
        edition => format!("in {edition}"),
    }
}

fn page(title: &str, all: &[History]) -> String {
    let mut out = String::new();
    for card in all {
        let _ = write!(
            out,
            "<h1>{}</h1><small>{}</small><div class=columns>",
            escaped(&card.title),
            place(&card.file, card.line)
        );
        let mut before: Option<&Version> = None;
        for version in &card.versions {
            let text = match before {
                Some(before) => marked(&version.says, &before.says, "ins"),
                None => escaped(&version.says),
            };
            let by = version
                .by
                .iter()
                .map(|by| format!("<p class=quiet>{}</p>", escaped(by)));
            let places = version
                .texts
                .iter()
                .map(|text| place(&text.file, text.line));
            let places: Vec<String> = places.collect();
            let _ = write!(
                out,
                "<div><h2>{}</h2>{}<pre>{text}</pre><small>{}</small></div>",
                escaped(&named(version)),
                by.collect::<String>(),
                places.join("<br>")
            );
            before = Some(version);
        }
        out.push_str("</div>");
        if card.versions.len() == 1 {
            out.push_str(
                "<p class=quiet>No ruling, no errata and no text of another day speaks of it.</p>",
            );
        }
    }
    html::page(title, &out)
}
