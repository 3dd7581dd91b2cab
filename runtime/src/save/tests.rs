//! Positions come back as they were, and nothing else comes back.

use super::{FORMAT, LoadError, load, save};
use crate::ask::evaluate::Workspace;
use crate::testing::{Busy, deeds};
use proptest::prelude::*;
use serde_json::Value as Json;

fn played(deeds: Vec<crate::testing::Deed>) -> Busy {
    let mut busy = Busy::new();
    for deed in deeds {
        busy.act(deed);
    }
    busy
}

/// Replaces the number at a position among all numbers of a text.
fn alter(json: &mut Json, left: &mut usize, by: i64) -> bool {
    match json {
        Json::Number(number) => {
            if *left > 0 {
                *left -= 1;
                return false;
            }
            *json = Json::from(number.as_i64().unwrap_or(0).wrapping_add(by));
            true
        }
        Json::Array(items) => items.iter_mut().any(|item| alter(item, left, by)),
        Json::Object(map) => map.values_mut().any(|item| alter(item, left, by)),
        _ => false,
    }
}

#[test]
fn another_book_and_another_format_are_told() {
    let busy = Busy::new();
    let text = save(&busy.table.program, &busy.table.state).expect("it can be saved");
    let other = text.replace(&format!("\"format\":{FORMAT}"), "\"format\":99");
    assert!(matches!(
        load(&busy.table.program, &other),
        Err(LoadError::Format { found: 99 })
    ));
    let mut maker = crate::testing::Small::new().maker;
    maker.text("another word");
    assert!(matches!(
        load(&maker.link(), &text),
        Err(LoadError::OtherBook)
    ));
    assert!(matches!(
        load(&busy.table.program, ""),
        Err(LoadError::Unreadable(_))
    ));
}

proptest! {
    #![proptest_config(ProptestConfig { cases: 64, ..ProptestConfig::default() })]

    /// A loaded position is the running one: it has the same numbers, saves to the same text, gives the
    /// same answers at the same price, and goes on the same way.
    #[test]
    fn loaded_is_running(deeds in deeds(), more in deeds()) {
        let mut running = played(deeds);
        let text = save(&running.table.program, &running.table.state).expect("it can be saved");
        let mut loaded = Busy::new();
        loaded.table.state = load(&loaded.table.program, &text).expect("it can be loaded");
        let (mut warm, mut cold) = (Workspace::default(), Workspace::default());
        for deed in more {
            prop_assert_eq!(running.table.state.state_hash(), loaded.table.state.state_hash());
            prop_assert_eq!(
                running.table.state.position_hash(&running.table.program),
                loaded.table.state.position_hash(&loaded.table.program)
            );
            prop_assert_eq!(running.ask_all(&mut warm), loaded.ask_all(&mut cold));
            running.act(deed);
            loaded.act(deed);
        }
        let again = save(&running.table.program, &running.table.state).expect("it can be saved");
        prop_assert_eq!(again, save(&loaded.table.program, &loaded.table.state).expect("it can be saved"));
    }

    /// A text that was cut off is refused.
    #[test]
    fn a_cut_text_is_refused(deeds in deeds(), cut in 0.0..1.0_f64) {
        let busy = played(deeds);
        let text = save(&busy.table.program, &busy.table.state).expect("it can be saved");
        #[expect(clippy::cast_possible_truncation, clippy::cast_sign_loss, clippy::cast_precision_loss, reason = "a position in a text")]
        let at = (text.len() as f64 * cut) as usize;
        prop_assert!(load(&busy.table.program, &text[..at]).is_err());
    }

    /// A text in which something was altered is refused, or is a position that can be played on: its
    /// lists agree with its records, and every question has an answer or a fault.
    #[test]
    fn an_altered_text_is_refused_or_sound(
        deeds in deeds(), more in deeds(), which in 0..400_usize,
        by in prop_oneof![-3..4_i64, Just(i64::MAX), Just(i64::from(u32::MAX)), Just(255)],
    ) {
        let busy = played(deeds);
        let text = save(&busy.table.program, &busy.table.state).expect("it can be saved");
        let mut json: Json = serde_json::from_str(&text).expect("it is what was saved");
        alter(&mut json, &mut { which }, by);
        let text = json.to_string();
        let mut loaded = Busy::new();
        if let Ok(state) = load(&loaded.table.program, &text) {
            loaded.table.state = state;
            let mut work = Workspace::default();
            for deed in more {
                loaded.act(deed);
                let answers = loaded.ask_all(&mut work);
                prop_assert!(!answers.is_empty());
            }
            let again = save(&loaded.table.program, &loaded.table.state).expect("it can be saved");
            prop_assert!(load(&loaded.table.program, &again).is_ok());
        }
    }
}
