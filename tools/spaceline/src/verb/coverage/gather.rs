//! How far documents are carried out under all rules under which scenarios are played.

use crate::args::Common;
use crate::exit::Exit;
use crate::load;
use crate::say::complain;
use spaceline_lang::diagnostic::nearest;
use spaceline_lang::tree::Under;
use spaceline_review::audit::{self, Behind};
use spaceline_review::standing::{self, Document};
use spaceline_rules::book::{Loaded, Rulebook, Wanted};
use std::collections::{BTreeMap, BTreeSet};
use std::path::PathBuf;

/// What is asked for.
pub struct Asked<'a> {
    /// Packs, folders of packs or single scripts.
    pub paths: &'a [PathBuf],
    /// The documents.
    pub names: &'a [String],
    /// The section, where not all rows are looked at.
    pub section: Option<&'a str>,
    /// Whether the rules that a scenario cites are left out, one at a time.
    pub audit: bool,
}

/// The documents, and the packs with all their texts; `read` is what is in force anyway.
pub fn documents(
    common: &Common,
    asked: &Asked<'_>,
    (loaded, rulebook): (Loaded, Rulebook),
) -> Result<(Vec<Document>, Loaded), Exit> {
    let known = || rulebook.rows.keys().map(|name| name.as_str());
    let strange = |name: &&String| known().all(|known| known != name.as_str());
    if let Some(name) = asked.names.iter().find(strange) {
        let near = nearest(name, known());
        let help = near.map(|near| format!("nearest is `{near}`"));
        let all = known().collect::<Vec<_>>().join(", ");
        let help = help.unwrap_or_else(|| format!("the documents are {all}"));
        complain(
            &format!("no document with rows is called `{name}`"),
            Some(help),
        );
        return Err(Exit::Usage);
    }
    let scenarios = rulebook.program.book().scenarios.iter();
    let others: BTreeSet<Under> = scenarios
        .flat_map(|scenario| scenario.under.iter().cloned())
        .filter(|one| !rulebook.is_under(one))
        .collect();
    let mut all = vec![under(asked, &loaded, &rulebook)];
    for other in others {
        let wanted = Wanted {
            under: Some(other),
            scenarios: true,
            ..Wanted::default()
        };
        let (loaded, rulebook) = load::rulebook(common, load::packs(common, asked.paths), &wanted)?;
        all.push(under(asked, &loaded, &rulebook));
    }
    let mut documents = standing::together(all);
    documents.retain(|one| asked.names.contains(&one.name));
    if let Some(wanted) = asked.section {
        documents.iter_mut().for_each(|one| one.narrow(wanted));
    }
    Ok((documents, loaded))
}

/// How far all documents are carried out under one rulebook.
fn under(asked: &Asked<'_>, loaded: &Loaded, rulebook: &Rulebook) -> Vec<Document> {
    let behind = Behind::of(rulebook);
    let audited = match asked.audit {
        false => BTreeMap::new(),
        true => audit::run(rulebook, &behind, |(document, row)| {
            asked.names.iter().any(|name| name == document.as_str())
                && asked.section.is_none_or(|wanted| {
                    let mut rows = rulebook.rows.get(document).into_iter().flatten();
                    rows.any(|one| one.id == *row && one.is_in(wanted))
                })
        }),
    };
    standing::documents(rulebook, loaded.sources(), &behind, &audited)
}
