//! A whole small game, with a bit of everything that running knows.
//!
//! People and things are played from hand to the table. People attack, are killed (or shrug it off,
//! if they have honor), avenge themselves, and are strengthened or weakened until the turn ends. Who
//! plays a card may be answered, by turns, until both pass. After twelve turns the score decides.

use super::build::{act, pattern, requirement};
use crate::game::Deck;
use crate::link::Program;
use crate::testing::Small;
use smol_str::SmolStr;
use spaceline_lang::tree::*;
use std::sync::Arc;

/// The linked book with what tests want to name.
pub struct Toy {
    pub program: Arc<Program>,
    pub cards: Vec<CardId>,
    pub strength: FieldId,
    pub hand: ZoneId,
    pub attack: ActionId,
    pub play: ActionId,
    pub bless: ActionId,
    pub kill: VerbId,
    pub calm: CiteId,
    pub answer: ProcedureId,
}

const OTHER: usize = 9;

#[expect(clippy::too_many_lines, reason = "one book, told from top to bottom")]
pub fn toy() -> Toy {
    let mut small = Small::new();
    let cards = cards(&mut small);
    let Small {
        mut maker,
        card,
        person,
        thing,
        strength,
        skills,
        wounds,
        score,
        skill,
        hand,
        deck,
        gone,
        table,
        stopped,
        ..
    } = small;
    let m = &mut maker;
    let (one, zero) = (m.number(1), m.number(0));
    let nothing = m.nothing();
    let you = m.local(YOU);
    let this = m.local(THIS);
    let [a, b, c, d] = [2, 3, 4, 5].map(|slot| m.local(slot));
    let (person_type, any_card) = (Type::Object(person), Type::Object(card));
    m.book.roots.card = Some(card);
    m.book.roots.score = Some(score);
    let name = m.text("Deck");
    m.book.zones[deck.index()].starts = Some(name);
    let on_table = m.place(table, None);
    m.law_of_totals();

    // Events of the turn.
    let turn_begins = m.act(
        "turn_begins",
        &[("who", Type::Player)],
        vec![],
        Some("turn of {who}"),
    );
    let turn_ends = m.act("turn_ends", &[("who", Type::Player)], vec![], None);
    m.book.roots.turn_begins = Some(turn_begins);
    let this_turn = Until::Event {
        verb: turn_ends,
        of: None,
        count: 1,
        changed: None,
    };

    // draw (who), play (what), score (who, by), stop (what), kill (what).
    let (deck_of_a, hand_of_a) = (m.place(deck, Some(a)), m.place(hand, Some(a)));
    let top = m.builtin(Builtin::Top, &[deck_of_a]);
    let put = |what, into| {
        Statement::Write(Write::Put {
            what,
            into,
            at: At::Bottom,
            face_down: None,
        })
    };
    let draw = m.act(
        "draw",
        &[("who", Type::Player)],
        vec![put(top, hand_of_a)],
        Some("{who} draws"),
    );
    let play = m.act(
        "play",
        &[("what", any_card.clone())],
        vec![put(a, on_table)],
        Some("{by} plays {what}"),
    );
    let (score_of_a, owner_of_a) = (m.field_of(score, a), m.builtin(Builtin::Owner, &[a]));
    let more = m.arith(Arithmetic::Add, score_of_a, b);
    let gain = m.act(
        "gain",
        &[("who", Type::Player), ("points", Type::Number)],
        vec![Statement::Write(Write::Set {
            field: score,
            of: Some(a),
            to: more,
        })],
        Some("{who} gains {points}"),
    );
    let stop = m.act(
        "stop",
        &[("what", person_type.clone())],
        vec![Statement::Write(Write::Mark {
            what: a,
            state: stopped,
            until: this_turn.clone(),
        })],
        None,
    );
    let gone_of_owner = m.place(gone, Some(owner_of_a));
    let kill = m.act(
        "kill",
        &[("what", person_type.clone())],
        vec![put(a, gone_of_owner)],
        Some("{what} is killed"),
    );

    // Whoever has honor may shrug off one killing in his life: instead of dying he is wounded.
    let rule = HookOwner::Rule(RuleId(0));

    let (skills_of_a, honor) = (m.field_of(skills, a), m.symbol(skill[0]));
    let has_honor = m.expr(Expr::In(honor, skills_of_a));
    let wounds_of_a = m.field_of(wounds, a);
    let unhurt = m.equal(wounds_of_a, zero);
    let shrugs = m.expr(Expr::And(vec![has_honor, unhurt]));
    let controller_of_a = m.builtin(Builtin::Controller, &[a]);
    let hurt = m.block(vec![Statement::Write(Write::Set {
        field: wounds,
        of: Some(a),
        to: one,
    })]);
    let event = pattern(kill, &[Some(2)], Some(shrugs));
    let by = Some(controller_of_a);
    m.hook(
        rule,
        HookRole::Instead {
            event,
            by,
            able: None,
            body: hurt,
            limits: vec![],
        },
    );

    // Nobody with stealth is killed while his player's hand is empty.
    let calm = m.cite("calm");
    let stealth = m.symbol(skill[2]);
    let hidden = m.expr(Expr::In(stealth, skills_of_a));
    let hand_of_controller = m.place(hand, Some(controller_of_a));
    let cards_in_hand = m.builtin(Builtin::Size, &[hand_of_controller]);
    let empty = m.equal(cards_in_hand, zero);
    let safe = m.expr(Expr::And(vec![hidden, empty]));
    let verdict = HookRole::Verdict {
        allow: false,
        act: Act::Verb(kill),
        roles: vec![Some(2)],
        by: None,
        test: Some(safe),
        says: None,
        sweeping: false,
    };
    let forbids = m.hook(rule, verdict);
    m.book.hooks[forbids.index()].cites = vec![calm];

    // When a person is killed its owner may draw, twice each turn.
    let consolation = m.limit("consolation", Span::Turn);
    let two = m.number(2);
    let draws = m.block(vec![act(draw, &[owner_of_a])]);
    let event = pattern(kill, &[Some(2)], None);
    let limits = vec![LimitUse {
        limit: consolation,
        key: vec![owner_of_a],
        max: two,
    }];
    m.hook(
        rule,
        HookRole::Trigger {
            event,
            before: false,
            each: None,
            by: Some(owner_of_a),
            able: None,
            body: draws,
            limits,
        },
    );
    // When a turn begins its player draws.
    let draws = m.block(vec![act(draw, &[a])]);
    let event = pattern(turn_begins, &[Some(2)], None);
    m.hook(
        rule,
        HookRole::Trigger {
            event,
            before: false,
            each: None,
            by: None,
            able: None,
            body: draws,
            limits: vec![],
        },
    );
    // An avenger scores when it is killed itself.
    let is_this = m.equal(a, this);
    let avenges = m.block(vec![act(gain, &[you, one])]);
    let event = pattern(kill, &[Some(2)], Some(is_this));
    let avenger = m.hook(
        HookOwner::Card(cards[2], 0),
        HookRole::Trigger {
            event,
            before: false,
            each: None,
            by: None,
            able: None,
            body: avenges,
            limits: vec![],
        },
    );
    m.book.cards[cards[2].index()].hooks.push(avenger);
    // A banner makes its player's people stronger.
    let is_person = m.expr(Expr::IsKind(a, person));
    let is_mine = m.equal(controller_of_a, you);
    let mine = m.expr(Expr::And(vec![is_person, is_mine]));
    let banner = m.change(
        HookOwner::Card(cards[4], 0),
        strength,
        mine,
        ChangeHow::Add,
        one,
    );
    m.book.cards[cards[4].index()].hooks.push(banner);
    // Whoever has no strength left dies.
    let strength_of_a = m.field_of(strength, a);
    let weak = m.compare(Comparison::AtMost, strength_of_a, zero);
    let in_play = m.filter(2, Some(person), None, &[weak]);
    let dies = m.block(vec![act(kill, &[a])]);
    m.hook(
        rule,
        HookRole::Whenever {
            each: Some((2, in_play)),
            test: None,
            body: dies,
        },
    );
    // Until the turn ends: so much stronger or weaker. Slot 2 is captured, slot 4 is asked about.
    let is_captured = m.equal(c, a);
    let change = |test, amount| HookRole::Change {
        field: strength,
        subject: 4,
        test,
        how: ChangeHow::Add,
        amount,
        cumulative: false,
        limit: None,
    };
    let lasting = m.hook(HookOwner::Lasting, change(is_captured, b));

    // The answer to a card just played: discard a thing to send it away.
    let answers = m.menu("answers");
    let played = m.scope("played", any_card.clone());
    let played_card = m.expr(Expr::Scope(played));
    let in_hand = m.place(hand, Some(you));
    let things = m.filter(OTHER as Slot, Some(thing), Some(in_hand), &[]);
    let owner_of_played = m.builtin(Builtin::Owner, &[played_card]);
    let (gone_of_played, gone_of_you) = (
        m.place(gone, Some(owner_of_played)),
        m.place(gone, Some(you)),
    );
    let spent = m.block(vec![put(a, gone_of_you)]);
    let counter = m.action("counter", answers, vec![put(played_card, gone_of_played)]);
    m.anchor(counter, 2, things, &[]);
    m.book.actions[counter.index()].cost = Some(spent);
    let still_there = m.builtin(Builtin::InPlay, &[played_card]);
    m.legal(counter, still_there);
    let opponent = m.builtin(Builtin::Opponent, &[you]);
    let answer = m.procedure("answer", &[("what", any_card.clone())], vec![]);
    m.book.procedures[answer.index()].window = Some(WindowForm {
        menus: vec![answers],
        first: opponent,
        only: false,
        once: false,
    });

    // Playing a card: a thing or a person from hand.
    let orders = m.menu("orders");
    let inner = m.block(vec![Statement::Open {
        window: answer,
        args: vec![a],
    }]);
    let body = vec![
        act(play, &[a]),
        Statement::With {
            scope: played,
            value: a,
            body: inner,
        },
    ];
    let play_card = m.action("play {part}", orders, body);
    let cards_held = m.filter(OTHER as Slot, None, Some(in_hand), &[]);
    m.anchor(play_card, 2, cards_held, &[]);
    let normal = m.limit("normal play", Span::Turn);
    m.book.actions[play_card.index()].limits.push(LimitUse {
        limit: normal,
        key: vec![you],
        max: two,
    });

    // Attacking: up to three of your people, of different titles and together at least 3 strong.
    let other = m.local(OTHER as Slot);
    let stands = m.expr(Expr::HasState(other, stopped));
    let ready = m.expr(Expr::Not(stands));
    let controller = m.builtin(Builtin::Controller, &[other]);
    let (yours, theirs) = (m.equal(controller, you), m.equal(controller, opponent));
    let my_people = m.filter(OTHER as Slot, Some(person), None, &[yours, ready]);
    let their_people = m.filter(OTHER as Slot, Some(person), None, &[theirs]);
    let (force, strength_of_b) = (
        m.fold(Fold::Sum, 6, Some(c), &[], None),
        m.field_of(strength, a),
    );
    let six = m.local(6);
    let strength_of_six = m.field_of(strength, six);
    let force = {
        let Expr::Fold { over, .. } = m.book.exprs[force.index()].clone() else {
            unreachable!("it was made one")
        };
        m.expr(Expr::Fold {
            how: Fold::Sum,
            over,
            of: Some(strength_of_six),
        })
    };
    let wins = m.compare(Comparison::Greater, force, strength_of_b);
    let won = m.block(vec![act(kill, &[a]), act(gain, &[you, one])]);
    let mut leader = m.pick(5, you, c, (1, 1));
    leader.random = true;
    let lost = m.block(vec![act(kill, &[d])]);
    let body = vec![
        Statement::Pick(leader),
        Statement::If {
            arms: vec![(wins, won)],
            otherwise: Some(lost),
        },
        act(stop, &[c]),
    ];
    let attack = m.action("attack {part}", orders, body);
    m.anchor(attack, 2, their_people, &[]);
    let title_of_six = m.builtin(Builtin::Title, &[six]);
    let three = m.number(3);
    let mut who = m.pick(4, you, my_people, (1, 3));
    who.constraints = vec![
        Constraint::PerKey {
            slot: 6,
            key: title_of_six,
            max: one,
        },
        Constraint::Sum {
            slot: 6,
            of: strength_of_six,
            min: Some(three),
            max: None,
        },
    ];
    m.book.actions[attack.index()].picks.push(who);

    // Blessing: kept text with a target, followed after it could be answered; once each turn.
    let anyone = m.filter(OTHER as Slot, Some(person), None, &[]);
    let target = m.pick(2, you, anyone, (1, 1));
    let minus = m.number(-3);
    let stronger = m.block(vec![Statement::Lasting {
        texts: vec![lasting.into()],
        captures: vec![a, two],
        until: this_turn.clone(),
    }]);
    let weaker = m.block(vec![Statement::Lasting {
        texts: vec![lasting.into()],
        captures: vec![a, minus],
        until: this_turn,
    }]);
    let arm = |body| Alternative {
        says: None,
        able: None,
        body,
    };
    let effects = m.block(vec![Statement::ChooseOne {
        by: you,
        arms: vec![arm(stronger), arm(weaker)],
        optional: true,
    }]);
    let quote = m.quote(
        QuoteType::Effects,
        0,
        vec![target],
        QuoteBody::Effects(effects),
    );
    let text = m.expr(Expr::Quote {
        quote,
        captures: vec![],
    });
    let kept = m.local(3);
    let body = vec![
        Statement::Let {
            slot: 3,
            value: text,
        },
        Statement::Target {
            slot: 3,
            this: nothing,
            you,
        },
        Statement::Follow {
            quote: kept,
            this: nothing,
            you,
            with: vec![],
        },
    ];
    let bless = m.action("bless", orders, body);
    let blessing = m.limit("blessing", Span::Turn);
    m.book.actions[bless.index()].limits.push(LimitUse {
        limit: blessing,
        key: vec![you],
        max: one,
    });
    let can = m.expr(Expr::CanTarget(text));
    m.book.actions[bless.index()].legal.push(requirement(can));

    // The game: five cards each, then turns.
    let players = m.builtin(Builtin::Players, &[]);
    let (times, turn, last) = (m.number(5), m.builtin(Builtin::Turn, &[]), m.number(12));
    let one_draw = m.block(vec![act(draw, &[a])]);
    let deck_of = m.place(deck, Some(a));
    let deal = m.block(vec![
        Statement::Write(Write::Shuffle { place: deck_of }),
        Statement::Repeat {
            times,
            body: one_draw,
        },
    ]);
    let now = m.builtin(Builtin::TurnPlayer, &[]);
    let next = m.builtin(Builtin::Next, &[now]);
    let first = m.builtin(Builtin::Only, &[players]);
    let started = m.compare(Comparison::Greater, turn, zero);
    let first_player = m.fold(Fold::First, 6, Some(players), &[], None);
    let _ = first;
    let whose = m.expr(Expr::If {
        test: started,
        then: next,
        otherwise: first_player,
    });
    let stage = StageId(0);
    let offers = m.block(vec![Statement::Offer {
        by: now,
        menus: vec![orders],
        repeat: true,
        may_pass: true,
        between: None,
    }]);
    let goes_on = m.compare(Comparison::Less, turn, last);
    let a_turn = m.block(vec![
        Statement::Write(Write::NextTurn { of: whose }),
        act(turn_begins, &[now]),
        Statement::Stage {
            stage,
            body: offers,
        },
        act(turn_ends, &[now]),
    ]);
    let score_of = |m: &mut crate::testing::Maker, player| m.field_of(score, player);
    let (mine, theirs) = (score_of(m, now), {
        let opponent = m.builtin(Builtin::Opponent, &[now]);
        score_of(m, opponent)
    });
    let ahead = m.compare(Comparison::Greater, mine, theirs);
    let behind = m.compare(Comparison::Less, mine, theirs);
    let other_player = m.builtin(Builtin::Opponent, &[now]);
    let loser = m.expr(Expr::If {
        test: behind,
        then: other_player,
        otherwise: nothing,
    });
    let winner = m.expr(Expr::If {
        test: ahead,
        then: now,
        otherwise: loser,
    });
    let says = m.text("the score decides");
    let game = m.procedure(
        "game",
        &[],
        vec![
            Statement::Each {
                slot: 2,
                over: players,
                body: deal,
            },
            Statement::While {
                test: goes_on,
                body: a_turn,
            },
            Statement::Finish {
                winner,
                says,
                parts: Vec::new(),
            },
        ],
    );
    m.book.stages.push(Stage {
        named: Named::default(),
        of: game,
    });
    m.book.roots.game = Some(game);
    Toy {
        program: maker.link(),
        cards,
        strength,
        hand,
        attack,
        play: play_card,
        bless,
        kill,
        calm,
        answer,
    }
}

fn cards(small: &mut Small) -> Vec<CardId> {
    let mut cards = vec![
        small.person("Brave", 3, &[0]),
        small.person("Quiet", 2, &[2]),
        small.person("Avenger", 2, &[]),
        small.person("Strong", 5, &[]),
    ];
    cards.push(small.maker.card("Banner", small.thing, vec![]));
    cards.push(small.maker.card("Stone", small.thing, vec![]));
    cards
}

impl Toy {
    /// Two equal decks, with so many of each card.
    pub fn decks(&self, each: usize) -> Vec<Deck> {
        let cards: Vec<CardId> = self
            .cards
            .iter()
            .flat_map(|card| std::iter::repeat_n(*card, each))
            .collect();
        let deck = Deck {
            lists: vec![(SmolStr::new("Deck"), cards)],
        };
        vec![deck.clone(), deck]
    }
}
