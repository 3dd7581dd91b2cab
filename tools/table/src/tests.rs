//! Games of the toy, played through the table.

use super::*;
use crate::json::{Label, Message, Point, Range};
use crate::toy::{PLAIN, deck, load_toy};
use spaceline_rules::book::Rulebook;
use spaceline_rules::bots;
use spaceline_rules::game::{Entrant, Match, Record};
use spaceline_rules::show::Show;
use spaceline_runtime::{Choice, Game};
use std::sync::Arc;
use ts_rs::TS;

fn library() -> Arc<Library> {
    let (loaded, said) = load_toy("", None);
    let rulebook = loaded.rulebook.unwrap_or_else(|| panic!("{said}"));
    Arc::new(Library::of(loaded.packs, rulebook, loaded.formats))
}

fn entrants() -> Vec<Entrant> {
    let (loaded, _) = load_toy("", None);
    let entrant = |name: &str| Entrant {
        name: name.to_owned(),
        deck: deck(&loaded, PLAIN),
    };
    vec![entrant("a"), entrant("b")]
}

fn session(seed: u64, seated: &[Seated]) -> Session {
    Session::start(library(), entrants(), seed, seated).unwrap()
}

fn seen(reply: Reply) -> Seen {
    match reply {
        Reply::Table(seen) => *seen,
        other => panic!("{other:?}"),
    }
}

fn bytes(reply: &Reply) -> String {
    serde_json::to_string(reply).unwrap()
}

const ALONE: [Seated; 1] = [Seated::Person];
const BOTH: [Seated; 2] = [Seated::Person, Seated::Person];

/// Plays a game by answering what is asked, as a bot would; gives the last that was seen.
fn play(session: &mut Session, seed: u64) -> Seen {
    let mut bot = bots::named("random", seed).unwrap();
    let mut now = seen(session.ask(0, &Request::Look));
    while let Some(asked) = &now.asked {
        let choice = bot.choose(&session.played().game.seat(0)).unwrap();
        let number = asked.number;
        now = seen(session.ask(0, &Request::Answer { number, choice }));
    }
    now
}

#[test]
fn a_game_is_played_to_its_end_by_answers_alone() {
    for seed in 0..20 {
        let end = play(&mut session(seed, &ALONE), seed);
        assert!(end.over.is_some_and(|over| over.contains("wins")));
        assert_eq!(end.waiting, None);
    }
}

#[test]
fn what_happened_is_sent_once() {
    let mut session = session(3, &ALONE);
    let first = seen(session.ask(0, &Request::Look));
    assert!(!first.view.spots.is_empty() || !first.view.players.is_empty());
    let number = first.asked.as_ref().unwrap().number;
    let choice = Choice::Pass;
    let after = seen(session.ask(0, &Request::Answer { number, choice }));
    assert_eq!(after.from as usize, first.happened.len());
    assert!(!after.happened.is_empty());
    let all = seen(session.ask(0, &Request::Look));
    assert_eq!(all.from, 0);
    assert_eq!(
        all.happened,
        [first.happened.clone(), after.happened].concat()
    );
    let back = seen(session.ask(0, &Request::Undo));
    assert_eq!(back.asked, first.asked);
    assert!(back.from as usize <= first.happened.len());
}

#[test]
fn an_answer_that_comes_too_late_or_from_elsewhere_changes_nothing() {
    let mut session = session(3, &BOTH);
    let asked = [0, 1].map(|player| seen(session.ask(player, &Request::Look)).asked);
    let (player, number) = match &asked {
        [Some(asked), None] => (0, asked.number),
        [None, Some(asked)] => (1, asked.number),
        other => panic!("{other:?}"),
    };
    let before = session.played().game.state_hash();
    let why = |reply| match reply {
        Reply::Wrong { why } | Reply::Refused { why } => why,
        other => panic!("{other:?}"),
    };
    let choice = || Choice::Pass;
    let old = Request::Answer {
        number: number + 1,
        choice: choice(),
    };
    assert_eq!(
        why(session.ask(player, &old)),
        "this answers a question that is no longer asked"
    );
    let mine = Request::Answer {
        number,
        choice: choice(),
    };
    assert_eq!(why(session.ask(1 - player, &mine)), "you are not asked now");
    let odd = Request::Answer {
        number,
        choice: Choice::One(9),
    };
    assert_eq!(
        why(session.ask(player, &odd)),
        "this is no answer to the question"
    );
    assert_eq!(
        why(session.ask(7, &Request::Look)),
        "nobody plays from this seat"
    );
    assert_eq!(session.played().game.state_hash(), before);
}

#[test]
fn only_who_sits_with_bots_alone_takes_back_and_saves() {
    let mut both = session(3, &BOTH);
    assert!(matches!(both.ask(0, &Request::Undo), Reply::Wrong { .. }));
    assert!(matches!(both.ask(0, &Request::Save), Reply::Wrong { .. }));
    let mut alone = session(3, &ALONE);
    assert!(matches!(alone.ask(0, &Request::Undo), Reply::Wrong { .. }));
    let first = seen(alone.ask(0, &Request::Look));
    let number = first.asked.as_ref().unwrap().number;
    let choice = Choice::Pass;
    seen(alone.ask(0, &Request::Answer { number, choice }));
    let back = seen(alone.ask(0, &Request::Undo));
    assert_eq!(back.asked.map(|asked| asked.number), Some(number));
    let Reply::Saved { record } = alone.ask(0, &Request::Save) else {
        panic!("it is saved");
    };
    let record_of = |text: &str| Record::read(text).unwrap();
    let mut resumed = Session::resume(library(), &record_of(&record), &ALONE).unwrap();
    let [one, two] = [&mut resumed, &mut alone].map(|session| seen(session.ask(0, &Request::Look)));
    assert_eq!(one, two);
    let again = Session::resume(library(), &record_of(&record), &ALONE).unwrap();
    let hash = |session: &Session| session.played().game.state_hash();
    assert_eq!(hash(&again), hash(&alone));
}

/// What is sent is the same in a game in which everything that the player does not know was dealt anew.
#[test]
fn nobody_is_sent_more_than_his_seat_may_know() {
    let library = library();
    let rulebook: &Rulebook = &library.rulebook;
    let mut compared = 0;
    for seed in 0..40 {
        let mut played = Match::start(rulebook, entrants(), seed).unwrap();
        let mut bot = bots::named("random", seed).unwrap();
        while played.game.decision().is_some() {
            for player in [0, 1] {
                let other = played.game.seat(player).determinize(seed ^ 77).unwrap();
                // Who is asked may hang on what others hold.
                let asked = |game: &Game| game.decision().and_then(|one| one.player);
                if asked(&other) != asked(&played.game)
                    || other.state().clock() != played.game.state().clock()
                {
                    continue;
                }
                let look = |game: &Game| {
                    let show = Show::to(game, player).worded(library.texts());
                    let mut handles = Handles::default();
                    let view = view(game, Some(player), &mut handles);
                    let own = game
                        .decision()
                        .is_some_and(|one| one.player == Some(player));
                    let asked = own.then(|| Asked::of(&show, &mut handles));
                    serde_json::to_string(&(view, asked)).unwrap()
                };
                let (one, two) = (look(&played.game), look(&other));
                assert_eq!(one, two, "seed {seed}, player {player}");
                compared += 1;
            }
            let choice = bot.choose(&played.game.asked().unwrap()).unwrap();
            played.choose(&choice).unwrap();
        }
    }
    assert!(compared > 500, "{compared}");
}

#[test]
fn a_card_that_was_mixed_in_has_another_handle() {
    let library = library();
    let mut renewed = false;
    for seed in 0..20 {
        let mut played = Match::start(&library.rulebook, entrants(), seed).unwrap();
        let mut bot = bots::named("random", seed).unwrap();
        let mut handles = Handles::default();
        let mut shown = std::collections::BTreeMap::new();
        while played.game.decision().is_some() {
            let show = Show::to(&played.game, 0);
            handles.renew(&show);
            for (object, rec) in played.game.state().objects() {
                if !show.knows(object) {
                    shown.remove(&object);
                    continue;
                }
                let handle = handles.of(&show, object);
                assert_eq!(handles.object(&handle), Some(object));
                let now = (handle, rec.place, played.game.state().random.clone());
                if let Some((handle, place, random)) = shown.insert(object, now.clone()) {
                    let moved = place != now.1 && random != now.2;
                    assert_eq!(moved, handle != now.0);
                    renewed |= moved;
                }
            }
            let choice = bot.choose(&played.game.asked().unwrap()).unwrap();
            played.choose(&choice).unwrap();
        }
    }
    assert!(renewed, "nothing was mixed");
}

#[test]
fn what_is_asked_about_is_explained() {
    let mut session = session(3, &ALONE);
    let look = seen(session.ask(0, &Request::Look));
    let own = &look.view.players[0].spots[0].things[0];
    let pages = |reply| match reply {
        Reply::Page { paragraphs } => paragraphs,
        other => panic!("{other:?}"),
    };
    if own.is_known {
        let page = pages(session.ask(0, &Request::Explain(About::Thing(own.handle.clone()))));
        assert!(page[0][0].contains(&own.title), "{page:?}");
    }
    let page = pages(session.ask(0, &Request::Explain(About::Card("Penny".to_owned()))));
    assert_eq!(page[0][0], "Penny");
    let nothing = session.ask(0, &Request::Explain(About::Card("Nobody".to_owned())));
    assert_eq!(
        bytes(&nothing),
        r#"{"wrong":{"why":"you see no such thing"}}"#
    );
    let gone = session.ask(0, &Request::WhyNot("k999".into()));
    assert_eq!(bytes(&gone), r#"{"wrong":{"why":"you see no such thing"}}"#);
}

/// The declarations for clients that are written in TypeScript. `PAGES=write` writes them anew.
#[test]
fn the_declarations_are_those_of_the_protocol() {
    let declarations = [
        Request::decl(),
        About::decl(),
        Ask::decl(),
        Reply::decl(),
        Seen::decl(),
        View::decl(),
        Side::decl(),
        Spot::decl(),
        Thing::decl(),
        Handle::decl(),
        Asked::decl(),
        Form::decl(),
        Entry::decl(),
        Pick::decl(),
        Candidate::decl(),
        Way::decl(),
        Line::decl(),
        Message::decl(),
        Label::decl(),
        Range::decl(),
        Point::decl(),
    ];
    let mut text = format!(
        "// The protocol of the table, made of the engine's own types. Do not edit.\n\nexport const VERSION = {VERSION};\n"
    );
    for declaration in declarations {
        text.push_str(&format!("\nexport {declaration}\n"));
    }
    let path = concat!(env!("CARGO_MANIFEST_DIR"), "/../web/src/protocol.ts");
    if std::env::var_os("PAGES").is_some_and(|pages| pages == "write") {
        std::fs::write(path, &text).unwrap();
    }
    let kept = std::fs::read_to_string(path).unwrap_or_default();
    assert!(kept == text, "run this test with PAGES=write");
}
