//! The order in which packs build on each other.
//!
//! In: packs in any order. Out: those whose requirements are met, each behind all it requires, equals
//! by id; and an error for each requirement that is not met, each circle and each pack of cards without rules.

use super::{Origin, Pack, PackError, PackKind, Requirement, ScriptKind};
use spaceline_lang::diagnostic::nearest;
use std::collections::BTreeSet;

/// Puts packs in order.
pub(super) fn settle(mut packs: Vec<Pack>) -> (Vec<Pack>, Vec<PackError>) {
    let mut errors = Vec::new();
    packs.sort_by(|a, b| key(a).cmp(&key(b)));
    drop_unmet(&mut packs, &mut errors);
    let mut done: Vec<Pack> = Vec::with_capacity(packs.len());
    while !packs.is_empty() {
        let ready = packs.iter().position(|pack| {
            let met = |id: &str| done.iter().any(|other| other.manifest.id == id);
            pack.manifest.requires.iter().all(|need| met(&need.id))
        });
        match ready {
            Some(at) => done.push(packs.remove(at)),
            None => {
                errors.push(circle(&packs));
                // Those of the circle, and those that build on them, are left out together.
                break;
            }
        }
    }
    drop_without_rules(&mut done, &mut errors);
    (done, errors)
}

/// Leaves out packs of cards that require no rules, where there are some. Those that require such a pack go with it in
/// silence.
fn drop_without_rules(packs: &mut Vec<Pack>, errors: &mut Vec<PackError>) {
    let mut ruled: BTreeSet<String> = BTreeSet::new();
    let mut gone: BTreeSet<String> = BTreeSet::new();
    let is_rules = |pack: &&Pack| matches!(pack.manifest.kind, PackKind::Rules | PackKind::Edition);
    let Some(rules) = packs.iter().find(is_rules) else {
        return;
    };
    let rules = rules.manifest.id.clone();
    packs.retain(|pack| {
        let (id, needs) = (&pack.manifest.id, &pack.manifest.requires);
        let mut scripts = pack.scripts.iter();
        let speaks = scripts.any(|script| script.kind == ScriptKind::Script);
        let lost = needs.iter().any(|need| gone.contains(&need.id));
        if is_rules(&pack) || needs.iter().any(|need| ruled.contains(&need.id)) {
            ruled.insert(id.clone());
        } else if speaks && pack.origin != Origin::Loose && !lost {
            errors.push(PackError::NoRules {
                span: pack.manifest.id_span,
                rules: rules.clone(),
            });
            gone.insert(id.clone());
        }
        if lost {
            gone.insert(id.clone());
        }
        !gone.contains(id)
    });
}

/// Rules stand before editions of them, those before cards, loose scripts last.
fn key(pack: &Pack) -> (bool, u8, &str) {
    let manifest = &pack.manifest;
    let place = match manifest.kind {
        PackKind::Rules | PackKind::Phrasebook => 0,
        PackKind::Edition => 1,
        PackKind::Cards => 2,
    };
    (pack.origin == Origin::Loose, place, &manifest.id)
}

/// Leaves out packs that require what is not there. A pack that misses only a pack that was left out
/// goes with it in silence: one message for one mistake.
fn drop_unmet(packs: &mut Vec<Pack>, errors: &mut Vec<PackError>) {
    let mut gone: Vec<String> = Vec::new();
    loop {
        let unmet = packs.iter().enumerate().find_map(|(at, pack)| {
            let lost = pack
                .manifest
                .requires
                .iter()
                .any(|need| gone.contains(&need.id));
            let found: Vec<_> = pack
                .manifest
                .requires
                .iter()
                .filter(|need| !gone.contains(&need.id))
                .filter_map(|need| unmet(need, packs))
                .collect();
            (lost || !found.is_empty()).then_some((at, found))
        });
        let Some((at, found)) = unmet else { return };
        errors.extend(found);
        gone.push(packs.remove(at).manifest.id);
    }
}

/// Why a requirement is not met, if it is not.
fn unmet(need: &Requirement, packs: &[Pack]) -> Option<PackError> {
    let there = packs.iter().find(|other| other.manifest.id == need.id);
    let version = there.map(|other| &other.manifest.version);
    if version.is_some_and(|version| need.version.matches(version)) {
        return None;
    }
    let ids = packs.iter().map(|other| other.manifest.id.as_str());
    Some(PackError::Requirement {
        span: need.span,
        id: need.id.clone(),
        version: version.map(|v| (v.to_string(), need.version.to_string())),
        near: match version {
            Some(_) => None,
            None => nearest(&need.id, ids).map(str::to_owned),
        },
    })
}

/// A way round among packs of which none is ready.
fn circle(packs: &[Pack]) -> PackError {
    let mut way: Vec<&Pack> = Vec::new();
    let mut at = packs.first();
    while let Some(pack) = at {
        if let Some(start) = way
            .iter()
            .position(|other| other.manifest.id == pack.manifest.id)
        {
            way.drain(..start);
            break;
        }
        way.push(pack);
        let left = |id: &str| packs.iter().find(|other| other.manifest.id == id);
        at = pack
            .manifest
            .requires
            .iter()
            .find_map(|need| left(&need.id));
    }
    let first = way.first().map(|pack| &pack.manifest);
    let span = first.and_then(|manifest| {
        let next = way.get(1).or(way.first())?;
        let mut needs = manifest.requires.iter();
        Some(needs.find(|need| need.id == next.manifest.id)?.span)
    });
    PackError::Cycle {
        span: span.unwrap_or_default(),
        around: way.iter().map(|pack| pack.manifest.id.clone()).collect(),
    }
}
