//! Two rules side by side, as one page.

use super::mean;
use crate::html::{self, escaped, marked, pair, passage, place};
use spaceline_review::comparison::{
    CardPair, Comparison, DeckPair, Outcome, Part, Pools, ScenarioPair,
};
use spaceline_review::tally::Tally;
use std::fmt::Write as _;

/// More reasons than this are folded away.
const FEW: usize = 4;

/// The page.
pub fn of(comparison: &Comparison) -> String {
    let names = comparison.laws.each_ref().map(|law| law.name.as_str());
    let [one, two] = names;
    let title = format!("{one} against {two}");
    let mut out = format!("<h1>{}</h1>", escaped(&title));
    let scenarios = &comparison.scenarios;
    let decks = &comparison.decks;
    let entries = [
        ("parts", "parts of the rules", comparison.parts.len()),
        ("scenarios", "scenarios that differ", scenarios.differ.len()),
        (
            "unread",
            "scenarios that one cannot read",
            scenarios.unreadable.len(),
        ),
        (
            "cards",
            "cards that say something else",
            comparison.cards.len(),
        ),
        (
            "decks",
            "decks of which something else is said",
            decks.differ.len(),
        ),
    ];
    out.push_str("<table>");
    for (id, what, many) in entries {
        let _ = write!(
            out,
            "<tr><td class=n>{many}</td><td><a href=\"#{id}\">{what}</a></td></tr>"
        );
    }
    out.push_str("</table>");
    for law in &comparison.laws {
        let day = law.as_of.as_ref();
        let day = day.map_or("the latest texts".to_owned(), |day| {
            format!("texts of {day}")
        });
        let _ = write!(
            out,
            "<p class=quiet>{}: edition {}, format \"{}\", {}</p>",
            escaped(&law.name),
            escaped(&law.edition),
            escaped(&law.format),
            escaped(&day)
        );
    }
    out.push_str("<h2 id=parts>Parts of the rules</h2>");
    out.extend(comparison.parts.iter().map(|part| part_of(names, part)));
    let _ = write!(
        out,
        "<h2 id=scenarios>Scenarios that come to something else</h2><p>{} were played under both; {} speak of other rules.</p>",
        scenarios.played, scenarios.others
    );
    out.extend(scenarios.differ.iter().map(|pair| scenario(names, pair)));
    list(&mut out, "These hold under neither", &scenarios.fail);
    list(
        &mut out,
        "These can be read under neither",
        &scenarios.unread,
    );
    out.push_str("<h2 id=unread>Scenarios that can be read under one alone</h2>");
    out.push_str("<p>They use words that the other does not have.</p>");
    out.extend(
        scenarios
            .unreadable
            .iter()
            .map(|pair| scenario(names, pair)),
    );
    out.push_str("<h2 id=cards>Cards that say something else</h2>");
    out.extend(comparison.cards.iter().map(|pair| card(names, pair)));
    pools(&mut out, names, &comparison.pools);
    let [mine, theirs] = decks.legal;
    let _ = write!(
        out,
        "<h2 id=decks>Decks</h2><p>Of {}, {mine} are legal under {}, {theirs} under {}.</p>",
        decks.judged,
        escaped(one),
        escaped(two)
    );
    out.extend(decks.differ.iter().map(|pair| deck(names, pair)));
    out.push_str("<h2 id=games>Games of bots</h2>");
    match &comparison.games {
        Some(all) => games(&mut out, names, &comparison.between, all),
        None if comparison.between.is_empty() => {
            out.push_str("<p class=quiet>None were played.</p>")
        }
        None => {
            let _ = write!(
                out,
                "<p class=quiet>None: {}.</p>",
                escaped(&comparison.between)
            );
        }
    }
    html::page(&title, &out)
}

/// Names below a heading, if there are any.
fn list(out: &mut String, head: &str, names: &[String]) {
    if !names.is_empty() {
        let all = names
            .iter()
            .map(|name| format!("<li>{}</li>", escaped(name)));
        let _ = write!(out, "<h3>{head}</h3><ul>{}</ul>", all.collect::<String>());
    }
}

fn part_of(names: [&str; 2], part: &Part) -> String {
    let [one, two] = part.sides.each_ref().map(Option::as_ref);
    let sides = [passage(one, two, "del"), passage(two, one, "ins")];
    format!("<h3>{}</h3>{}", escaped(&part.part), pair(names, sides))
}

fn scenario(names: [&str; 2], one: &ScenarioPair) -> String {
    let under = match one.under.is_empty() {
        true => String::new(),
        false => format!(", under {}", escaped(&one.under.join(", "))),
    };
    let cites = match one.cites.is_empty() {
        true => String::new(),
        false => format!(", cites {}", escaped(&one.cites)),
    };
    let causes = one.causes.iter().map(|cause| {
        let part = escaped(&cause.part);
        format!(
            "<p>because of {part} <small>{}</small></p>",
            place(&cause.file, cause.line)
        )
    });
    format!(
        "<h3>{}</h3><small>{}{under}{cites}</small>{}{}",
        escaped(&one.name),
        place(&one.file, one.line),
        causes.collect::<String>(),
        pair(names, one.outcomes.each_ref().map(outcome))
    )
}

fn outcome(outcome: &Outcome) -> String {
    let trace = |lines: &[String]| match lines.is_empty() {
        true => String::new(),
        false => format!("<pre>{}</pre>", escaped(&lines.join("\n"))),
    };
    match outcome {
        Outcome::Holds { trace: lines } => format!("<p>holds</p>{}", trace(lines)),
        Outcome::Fails {
            expected,
            actual,
            line,
            trace: lines,
        } => format!(
            "<p>does not hold: {}; {} <small>{}</small></p>{}",
            escaped(expected),
            escaped(actual),
            place(&line.file, line.line),
            trace(lines)
        ),
        Outcome::Unreadable { says, line } => {
            let at = match line.file.is_empty() {
                true => String::new(),
                false => format!(" <small>{}</small>", place(&line.file, line.line)),
            };
            format!("<p>cannot be read: {}{at}</p>", escaped(says))
        }
    }
}

fn card(names: [&str; 2], card: &CardPair) -> String {
    let [one, two] = card.sides.each_ref().map(Option::as_ref);
    let says = |side: Option<&spaceline_review::comparison::Says>,
                other: Option<&spaceline_review::comparison::Says>,
                mark: &str| match side {
        None => "<p class=quiet>not there</p>".to_owned(),
        Some(says) => {
            let text = match other {
                Some(other) => marked(&says.text, &other.text, mark),
                None => escaped(&says.text),
            };
            format!(
                "<pre>{text}</pre><small>{}</small>",
                escaped(&says.by.join("; "))
            )
        }
    };
    let sides = [says(one, two, "del"), says(two, one, "ins")];
    format!(
        "<h3>{}</h3><small>{}</small>{}",
        escaped(&card.title),
        place(&card.file, card.line),
        pair(names, sides)
    )
}

fn pools(out: &mut String, names: [&str; 2], pools: &Pools) {
    if pools.alone.iter().all(Vec::is_empty) {
        return;
    }
    out.push_str("<h2 id=pools>Cards that may be played under one alone</h2>");
    for ((name, size), alone) in names.iter().zip(pools.sizes).zip(&pools.alone) {
        let name = escaped(name);
        let _ = write!(
            out,
            "<p>Under {name}: {size} cards, {} of them not under the other.</p>",
            alone.len()
        );
        if alone.is_empty() {
            continue;
        }
        let _ = write!(
            out,
            "<details><summary>those under {name} alone</summary><ul>"
        );
        for (title, why) in alone {
            let _ = write!(
                out,
                "<li>{} <small>(else {})</small></li>",
                escaped(title),
                escaped(why)
            );
        }
        out.push_str("</ul></details>");
    }
}

fn deck(names: [&str; 2], deck: &DeckPair) -> String {
    let sides = deck.reasons.each_ref().map(|reasons| {
        if reasons.is_empty() {
            return "<p>legal</p>".to_owned();
        }
        let all = reasons
            .iter()
            .map(|why| format!("<li>{}</li>", escaped(why)));
        let all: String = all.collect();
        match reasons.len() {
            0..=FEW => format!("<ul>{all}</ul>"),
            many => {
                format!(
                    "<details><summary>{many} reasons why not</summary><ul>{all}</ul></details>"
                )
            }
        }
    });
    format!("<h3>{}</h3>{}", escaped(&deck.name), pair(names, sides))
}

fn games(out: &mut String, names: [&str; 2], between: &str, all: &[Tally; 2]) {
    let [one, two] = names.map(escaped);
    let _ = write!(
        out,
        "<p>{}</p><table><tr><th></th><th>{one}</th><th>{two}</th></tr>",
        escaped(between)
    );
    let mut row = |what: &str, values: [String; 2]| {
        let [one, two] = values.each_ref().map(|value| escaped(value));
        let _ = write!(
            out,
            "<tr><td>{}</td><td class=n>{one}</td><td class=n>{two}</td></tr>",
            escaped(what)
        );
    };
    row("games", all.each_ref().map(|one| one.games.to_string()));
    let [mine, theirs] = all.each_ref().map(|one| &one.wins);
    let mut players: Vec<&String> = mine.keys().chain(theirs.keys()).collect();
    players.sort();
    players.dedup();
    for who in players {
        row(
            &format!("won by {who}"),
            all.each_ref()
                .map(|one| one.wins.get(who).copied().unwrap_or_default().to_string()),
        );
    }
    row(
        "turns",
        all.each_ref()
            .map(|one| mean(i64::try_from(one.turns).unwrap_or(i64::MAX), one.games)),
    );
    for who in all
        .iter()
        .flat_map(|one| one.points.keys())
        .collect::<std::collections::BTreeSet<_>>()
    {
        row(
            &format!("points of {who}"),
            all.each_ref()
                .map(|one| mean(one.points.get(who).copied().unwrap_or_default(), one.games)),
        );
    }
    row(
        "choices",
        all.each_ref()
            .map(|one| mean(i64::try_from(one.decisions).unwrap_or(i64::MAX), one.games)),
    );
    row(
        "broken off",
        all.each_ref().map(|one| one.failed_seeds.len().to_string()),
    );
    out.push_str("</table>");
}
