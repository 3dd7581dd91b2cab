//! The first pass for what players may do and how often: menus and limits.

use super::desk::{Desk, index};
use super::frames;
use super::names::own_space;
use super::raw::{Place, Raw, RawLimit, RawTextMenu};
use super::shape::{self, done, name, params, says, single};
use crate::reader::{Cursor, Read};
use crate::sentence::{Item, WordKind};
use crate::tree::{Limit, LimitId, Menu, MenuId, Span as TimeSpan};
use crate::vocabulary::{Head, TextMenu};

pub(super) fn menu<'s>(
    desk: &mut Desk,
    raw: &mut Raw<'s>,
    item: &Item,
    mut words: Cursor<'s>,
    place: Place,
) -> Read<()> {
    let (text, span) = single(desk, &mut words, "the menu's name")?;
    own_space(desk, raw, "menu", &text, span)?;
    let shown = says(desk, &mut words, "says")?;
    words.eat_comma();
    // The actions that cards' texts give stand in these menus.
    let for_text = words.eat("for");
    if for_text && !(words.eat("card") && words.eat("text")) {
        return Err(desk.expected("`card text`", words.here()));
    }
    let (mut does, mut said) = (None, false);
    if for_text && words.eat("that") {
        said = words.eat("says") && words.eat("so");
        if !said && !words.eat("does") {
            return Err(desk.expected("`does` and verbs, or `says so`", words.here()));
        }
        if !said {
            let end = words.find(|word| word.is("on"));
            does = Some(words.take(end.unwrap_or(words.rest().len())));
        }
    }
    words.eat_comma();
    let aside = words.eat("on");
    if aside && !(words.eat("the") && words.eat("side")) {
        return Err(desk.expected("`the side`", words.here()));
    }
    done(desk, &words)?;
    let id = MenuId(index(desk.book.menus.len()));
    let mut named = desk.named(text.clone(), span, item, place.rule);
    if said && let Some(shown) = &shown {
        // What it says is how cards write it.
        frames::add_head(desk, shown, Head::Menu(id), span)?;
    }
    named.says = shown.map(|shown| desk.text(&shown));
    desk.book.menus.push(Menu { named, aside });
    desk.vocab.names.menus.insert(text, id);
    if for_text {
        if let Some(does) = does {
            let at = desk.vocab.text_menus.len();
            raw.text_menus.push(RawTextMenu { at, does });
        }
        let does = Vec::new();
        desk.vocab.text_menus.push(TextMenu {
            menu: id,
            does,
            said,
        });
    }
    Ok(())
}

pub(super) fn limit<'s>(
    desk: &mut Desk,
    raw: &mut Raw<'s>,
    item: &'s Item,
    mut words: Cursor<'s>,
    place: Place,
) -> Read<()> {
    let (text, span) = name(desk, &mut words, &["says"], "the limit's name")?;
    own_space(desk, raw, "limit", &text, span)?;
    let keys = if shape::at_group(&words) {
        params(desk, &mut words, None)?
    } else {
        Vec::new()
    };
    let per = words.here();
    let time = if words.eat("per") {
        match words.next_word().and_then(|word| word.plain()) {
            Some("turn") => Some(TimeSpan::Turn),
            Some("game") => Some(TimeSpan::Game),
            _ => None,
        }
    } else {
        None
    };
    let Some(time) = time else {
        return Err(desk.expected("`per turn` or `per game`", per));
    };
    // `per turn of p`, `per turn of opponent of p`.
    let whose = if time == TimeSpan::Turn && words.eat("of") {
        let opponent = words.peek().is_some_and(|word| word.is("opponent"))
            && words.ahead(1).is_some_and(|word| word.is("of"));
        if opponent {
            words.take(2);
        }
        let (name, at) = single(desk, &mut words, "a player of its key")?;
        Some((name, at, opponent))
    } else {
        None
    };
    // `per game 3 times`, `per turn in any_time`.
    let mut most = 1;
    if let Some(WordKind::Number(number)) = words.peek().map(|word| &word.kind) {
        most = *number;
        words.next_word();
        if !words.eat("times") || most < 1 {
            return Err(desk.expected("`times`", words.here()));
        }
    }
    let within = words.eat("in").then(|| words.take(1));
    let shown = says(desk, &mut words, "says")?;
    done(desk, &words)?;
    let id = LimitId(index(desk.book.limits.len()));
    let mut named = desk.named(text.clone(), span, item, place.rule);
    if let Some(shown) = shown {
        // What it says is how cards write it. One that stands in a rule is for the actions there.
        if place.rule.is_none() {
            frames::add_head(desk, &shown, Head::Limit(id), span)?;
        }
        named.says = Some(desk.text(&shown));
    }
    if let Some(menu) = within {
        raw.limit_menus.push((id, menu));
    }
    desk.book.limits.push(Limit {
        named,
        params: Vec::new(),
        span: time,
        most,
        whose: None,
    });
    desk.vocab.names.limits.insert(text, id);
    raw.limits.push(RawLimit {
        id,
        params: keys,
        whose,
    });
    Ok(())
}
