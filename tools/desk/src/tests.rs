//! What pages ask, and what they are answered.

use super::*;
use spaceline_table as table;
use ts_rs::TS;

const PACK: &str = "id = \"own\"\nname = \"My set\"\nversion = \"0.1.0\"\nlanguage = \"1\"\nkind = \"cards\"\nrequires = [\"core\", \"starter_deck_two\"]\n";

const CARDS: &str = r#"set own "My set" released 2026

card "Ensign Tester" personnel {
  Federation
  SCIENCE, Biology
  5 / 6 / 7
  species human
  traits female
}

scenario "A tester stands where she is put" {
  given mission of one: "Botanical Research"
  given away team of one on "Botanical Research": "Ensign Tester"
  then "Ensign Tester" in surface of first "Botanical Research"
}
"#;

fn script(path: &str, text: &str) -> Script {
    Script {
        path: path.to_owned(),
        text: text.to_owned(),
    }
}

#[test]
fn what_is_no_request_is_told() {
    let told = Desk::default().ask_json("{\"dance\":1}");
    assert!(told.contains("this is no request"), "{told}");
}

#[test]
fn a_game_is_sat_down_to_and_answered() {
    let mut desk = Desk::default();
    let Reply::Hall(hall) = desk.ask(Request::Hall) else {
        panic!("there is a hall");
    };
    assert!(
        hall.formats
            .iter()
            .any(|one| one.name == "2024" && one.starters.len() == 2),
        "{:?}",
        hall.formats
    );
    assert_eq!(hall.starters.len(), 2);
    let sit = Sit {
        seed: 7,
        bot: "captain".to_owned(),
        ..Sit::default()
    };
    let seen = |reply: Reply| match reply {
        Reply::Table(table::Reply::Table(seen)) => *seen,
        other => panic!("{other:?}"),
    };
    let mut now = seen(desk.ask(Request::Sit(sit)));
    for _ in 0..40 {
        let Some(asked) = &now.asked else { break };
        let request = table::Request::PassOn {
            number: asked.number,
        };
        match desk.ask(Request::Table(request)) {
            Reply::Table(table::Reply::Table(seen)) => now = *seen,
            // What must be answered is answered by taking it back.
            _ => now = seen(desk.ask(Request::Table(table::Request::Look))),
        }
    }
    let Reply::Table(table::Reply::Saved { record }) =
        desk.ask(Request::Table(table::Request::Save))
    else {
        panic!("it is saved");
    };
    let again = seen(desk.ask(Request::Resume {
        record,
        you: None,
        bot: "captain".to_owned(),
        scripts: Vec::new(),
        given: None,
    }));
    assert_eq!(again.view.turn, now.view.turn);
}

#[test]
fn scripts_are_checked_shown_and_tried_as_they_are_written() {
    let mut desk = Desk::default();
    let scripts = vec![script("pack.toml", PACK), script("cards.sl", CARDS)];
    let reply = desk.ask(Request::Open { scripts });
    assert_eq!(
        reply,
        Reply::Mistakes {
            messages: Vec::new()
        }
    );
    let broken = CARDS.replace("SCIENCE", "SCEINCE");
    let Reply::Mistakes { messages } = desk.ask(Request::Edit(script("cards.sl", &broken))) else {
        panic!("mistakes are told");
    };
    assert_eq!(messages.len(), 1, "{messages:?}");
    assert_eq!(messages[0].file.as_deref(), Some("cards.sl"));
    let code = messages[0].code.clone().unwrap();
    let Reply::Code { markdown, .. } = desk.ask(Request::Code { code }) else {
        panic!("its code has a page");
    };
    assert!(markdown.starts_with('#'), "{markdown}");
    let mended = desk.ask(Request::Edit(script("cards.sl", CARDS)));
    assert_eq!(
        mended,
        Reply::Mistakes {
            messages: Vec::new()
        }
    );
    let path = || "cards.sl".to_owned();
    let Reply::Shown { pages } = desk.ask(Request::Show { path: path() }) else {
        panic!("it is shown");
    };
    assert_eq!(pages.len(), 1);
    assert!(pages[0].starts_with("Ensign Tester"), "{pages:?}");
    let Reply::Tried { scenarios } = desk.ask(Request::Try { path: path() }) else {
        panic!("it is tried");
    };
    assert_eq!(scenarios.len(), 1);
    assert_eq!(scenarios[0].verdict, Verdict::Passed, "{scenarios:?}");
    let failing = CARDS.replace(
        "then \"Ensign Tester\" in",
        "then CUNNING of \"Ensign Tester\" = 9 // in",
    );
    let _ = desk.ask(Request::Edit(script("cards.sl", &failing)));
    let Reply::Tried { scenarios } = desk.ask(Request::Try { path: path() }) else {
        panic!("it is tried");
    };
    assert_eq!(scenarios[0].verdict, Verdict::Failed);
    assert_eq!(scenarios[0].expected, "expected = 9");
    assert_eq!(scenarios[0].actual, "it is 6");
}

#[test]
fn a_card_of_ones_own_is_dealt() {
    let sit = Sit {
        seed: 1,
        bot: "random".to_owned(),
        any_deck: true,
        scripts: vec![script("pack.toml", PACK), script("cards.sl", CARDS)],
        deal: Some("Ensign Tester".to_owned()),
        ..Sit::default()
    };
    let told =
        Desk::default().ask_json(&serde_json::to_string(&Request::Sit(sit.clone())).unwrap());
    let (_, hand) = told.split_once("\"name\":\"hand\"").unwrap_or_default();
    assert!(hand.contains("\"title\":\"Ensign Tester\""), "{told}");
    let nobody = Sit {
        deal: Some("Ensign Nobody".to_owned()),
        ..sit
    };
    let told = Desk::default().ask(Request::Sit(nobody));
    assert!(matches!(told, Reply::Wrong { .. }), "{told:?}");
}

#[test]
fn a_scenario_is_played_from_and_gone_on_with() {
    let scripts = || vec![script("pack.toml", PACK), script("cards.sl", CARDS)];
    let given = |name: &str| {
        Some(Given {
            path: "cards.sl".to_owned(),
            name: name.to_owned(),
        })
    };
    let sit = |name: &str| Sit {
        seed: 3,
        bot: "captain".to_owned(),
        scripts: scripts(),
        given: given(name),
        ..Sit::default()
    };
    let name = "A tester stands where she is put";
    let mut desk = Desk::default();
    let seen = |reply: Reply| match reply {
        Reply::Table(table::Reply::Table(seen)) => *seen,
        other => panic!("{other:?}"),
    };
    let mut now = seen(desk.ask(Request::Sit(sit(name))));
    let told = serde_json::to_string(&now.view).unwrap();
    assert!(told.contains("Ensign Tester"), "{told}");
    assert!(
        told.contains("\"draw deck\""),
        "a deck to draw from: {told}"
    );
    let turn = now.view.turn;
    for _ in 0..40 {
        let Some(asked) = now.asked.as_ref().filter(|_| now.view.turn < turn + 2) else {
            break;
        };
        let number = asked.number;
        match desk.ask(Request::Table(table::Request::PassOn { number })) {
            Reply::Table(table::Reply::Table(seen)) => now = *seen,
            other => panic!("{other:?}"),
        }
    }
    assert!(now.over.is_none(), "{:?}", now.over);
    assert!(now.view.turn >= turn + 2, "the turns go on");
    let save = Request::Table(table::Request::Save);
    let Reply::Table(table::Reply::Saved { record }) = desk.ask(save) else {
        panic!("it is saved");
    };
    let resume = |given| Request::Resume {
        record: record.clone(),
        you: Some(0),
        bot: "captain".to_owned(),
        scripts: scripts(),
        given,
    };
    let again = seen(Desk::default().ask(resume(given(name))));
    let number = |seen: &table::Seen| seen.asked.as_ref().map(|asked| asked.number);
    assert_eq!(number(&again), number(&now));
    assert_eq!(again.view.turn, now.view.turn);
    assert_eq!(again.happened.len(), now.from as usize + now.happened.len());
    let undone = seen(desk.ask(Request::Table(table::Request::Undo)));
    assert!(undone.asked.is_some());
    let nobody = desk.ask(Request::Sit(sit("Nobody stands there")));
    assert!(matches!(nobody, Reply::Wrong { .. }), "{nobody:?}");
}

#[test]
fn cards_are_found_by_all_words_and_have_a_page() {
    let mut desk = Desk::default();
    let search = "picard personnel".to_owned();
    let Reply::Found { all, cards } = desk.ask(Request::Cards { search, from: 0 }) else {
        panic!("cards are found");
    };
    assert!(all > 3 && !cards.is_empty());
    let title = cards[0].title.clone();
    let Reply::Card(page) = desk.ask(Request::Card { title }) else {
        panic!("it has a page");
    };
    assert!(page.script.contains("card \""), "{page:?}");
    assert_eq!(page.printed[0], page.line.title);
}

#[test]
fn rules_are_read_by_chapters() {
    let mut desk = Desk::default();
    let Reply::Documents { documents } = desk.ask(Request::Documents) else {
        panic!("there are documents");
    };
    let r24 = documents.iter().find(|one| one.name == "r24").unwrap();
    let chapter = r24.chapters.iter().max_by_key(|one| one.tried).unwrap();
    let Reply::Chapter { rows } = desk.ask(Request::Chapter {
        document: "r24".to_owned(),
        chapter: chapter.name.clone(),
    }) else {
        panic!("it is a chapter");
    };
    assert_eq!(rows.len(), chapter.rows as usize);
    assert!(
        rows.iter()
            .any(|row| !row.parts.is_empty() && !row.scenarios.is_empty())
    );
}

#[test]
fn a_game_between_bots_is_played_by_its_seed() {
    let spin = || Spin {
        bots: vec!["captain".to_owned(), "random".to_owned()],
        seed: 5,
        ..Spin::default()
    };
    let mut desk = Desk::default();
    let Reply::Spun(game) = desk.ask(Request::Spin(spin())) else {
        panic!("it is played");
    };
    assert!(game.turns > 5 && game.fault.is_none(), "{game:?}");
    assert_eq!(desk.ask(Request::Spin(spin())), Reply::Spun(game));
}

/// The declarations for pages. `PAGES=write` writes them anew.
#[test]
fn the_declarations_are_those_of_the_desk() {
    let declarations = [
        Request::decl(),
        Reply::decl(),
        Hall::decl(),
        FormatLine::decl(),
        Starter::decl(),
        Sit::decl(),
        Given::decl(),
        Deck::decl(),
        Script::decl(),
        Meaning::decl(),
        Hint::decl(),
        Scenario::decl(),
        Verdict::decl(),
        CardLine::decl(),
        CardPage::decl(),
        Document::decl(),
        Chapter::decl(),
        BookRow::decl(),
        Passage::decl(),
        Spin::decl(),
        Game::decl(),
    ];
    let mut text = String::from(
        "// What pages ask of the engine, made of its own types. Do not edit.\n\nimport type * as Table from \"./protocol\";\n",
    );
    for declaration in declarations {
        text.push_str(&format!("\nexport {declaration}\n"));
    }
    let path = concat!(env!("CARGO_MANIFEST_DIR"), "/../web/src/desk.ts");
    if std::env::var_os("PAGES").is_some_and(|pages| pages == "write") {
        std::fs::write(path, &text).unwrap();
    }
    let kept = std::fs::read_to_string(path).unwrap_or_default();
    assert!(kept == text, "run this test with PAGES=write");
}
