//! What each node consists of, one step down: one row for each, from which every walk is made.
//!
//! A row names all the fields of a node, in the order in which they are met: what has a field that its row lacks does
//! not compile. What stands behind `apart` is no part of the text itself.

use super::*;

/// A struct is its fields; an enumeration is a row for each of its variants.
macro_rules! row {
    ($self:ident, $to:ident, $V:ident, struct $($field:ident),* $(; apart $apart:ident)?) => {{
        let Self { $($field,)* $($apart)? } = $self;
        $($field.visit($to);)*
        $(if $V::ALL {
            $apart.visit($to);
        })?
    }};
    ($self:ident, $to:ident, $V:ident, $($variant:ident $(($($one:ident),*))? $({$($field:ident),*})?;)*) => {
        match $self {
            $(Self::$variant $(($($one),*))? $({ $($field),* })? => {
                $($($one.visit($to);)*)?
                $($($field.visit($to);)*)?
            })*
        }
    };
}

macro_rules! nodes {
    ($($ty:ident { $($row:tt)* })*) => {$(
        impl Node for $ty {
            fn visit<V: Visitor>(&self, to: &mut V) {
                row!(self, to, V, $($row)*)
            }
        }

        impl $ty {
            /// What it consists of.
            #[must_use]
            pub fn parts(&self) -> Parts {
                Parts::of(self)
            }
        }
    )*};
}

nodes! {
    Group { struct slot, kind, from, tests }
    Asking { struct quote, this, you, with }
    EventPattern { struct verb, roles, by, was, test }
    Expr {
        Nothing;
        Truth(truth);
        Number(number);
        Text(text);
        Title(title);
        Symbol(symbol);
        Symbols(of);
        Kind(kind);
        Local(slot);
        Scope(scope);
        Field { field, of, printed };
        Call { function, args };
        Builtin { op, args };
        Not(of);
        And(all);
        Or(all);
        Compare(how, one, other);
        Arith(how, one, other);
        If { test, then, otherwise };
        IsKind(of, kind);
        HasState(of, state);
        In(one, other);
        Filter(over);
        Fold { how, over, of };
        Map { over, of };
        Union(all);
        Except(one, other);
        List(all);
        Place { zone, of };
        Clauses { clause, of };
        Part { clause, index, of };
        Quote { quote, captures };
        Answer(asking);
        Matches { what, quote };
        CanTarget(of);
        JustHappened(of);
        Just(event);
        Happened { memory, key, span };
        Used { limit, key };
        After(of);
        With { binds, body };
        ChangePart(part, of);
        Allowed { verb, args, by };
        Addressed { quote, this, you };
        Possible { action, by };
    }
    Constraint {
        PerKey { slot, key, max };
        Sum { slot, of, min, max };
        Roles { slot, roles };
        Pairwise { one, other, test, says, cites };
    }
    Pick { struct name, slot, single, by, from, min, max, random, says; apart constraints }
    LimitUse { struct limit, key, max }
    Alternative { struct says, able, body }
    Settles { struct slot, amount, limit, each }
    LastingText { struct hook, settles }
    Until {
        Never;
        Event { verb, of, count, changed };
        Happening(of);
        When(of);
    }
    At {
        Top;
        Bottom;
        After(other);
        Before(other);
    }
    Write {
        Put { what, into, at, face_down };
        Set { field, of, to };
        Mark { what, state, until };
        Unmark { what, state };
        Control { what, by };
        Become { what, kind };
        Create { kind, into, slot };
        Remove { what };
        Shuffle { place };
        Show { what, to };
        Hide { what, from };
        Turn { what, face_up };
        Exchange { what, with };
        NextTurn { of };
    }
    Leave {
        Procedure(of);
        Stage(of);
        Loop;
        Action;
    }
    Statement {
        Let { slot, value };
        Pick(pick);
        PickValue { slot, by, from, random };
        If { arms, otherwise };
        Each { slot, over, body };
        While { test, body };
        Repeat { times, body };
        May { by, says, able, body, otherwise };
        ChooseOne { by, arms, optional };
        Do { verb, args, by };
        Run { procedure, args, into };
        Target { slot, this, you };
        Follow { quote, this, you, with };
        Offer { by, menus, repeat, may_pass, between };
        Open { window, args };
        Stage { stage, body };
        Leave(leave);
        Return(value);
        With { scope, value, body };
        Write(write);
        Lasting { texts, captures, until };
        Use { limit, key };
        Finish { winner, says, parts };
        Refuse(says);
    }
    Each { struct slot, set, one_by_one }
    Act {
        Action(action);
        Verb(verb);
        Text(menu);
    }
    HookRole {
        Change { field, subject, test, how, amount, cumulative, limit };
        Marks { state, subject, test };
        Verdict { allow, act, roles, by, test, says, sweeping };
        Instead { event, by, able, limits, body };
        Trigger { before, each, event, by, able, limits, body };
        Whenever { each, test, body };
        Around { stage, when, roles, body };
    }
    HookOwner {
        Rule(rule);
        Card(card, clause);
        State(state);
        Lasting;
    }
    Hook { struct owner, rank, overrides, slots, active, anywhere, role, cites, span }
    Memory { struct event, key, slots }
    ActionSource { struct card, clause, active, anywhere }
    Requirement { struct test, says, cites }
    Anchor { struct name, slot, from, legal }
    Action {
        struct named, menus, source, anchors, legal, picks, limits, cost, body, slots, says, unchecked;
        apart declares
    }
    Menu { struct named, aside }
    WindowForm { struct menus, first, only, once }
    Procedure { struct named, params, gives, slots, finally, body; apart window }
    Stage { struct named, of }
    Limit { struct named, params, span, most, whose }
    QuoteBody {
        Answer(answer);
        Selection { all, member, count, random, by };
        Effects(block);
        Event(event);
    }
    Quote { struct ty, captures, slots, targets, able, event, body, says, span }
    ClauseInstance { struct form, args, says, span }
    TitleRef { struct title, version, any }
    InForceFact {
        Line(line);
        Field(field);
    }
    ChangedBy { struct rank, of, cites }
    InForce { struct head, facts, texts, by }
    Card { struct title, version, kind, set, span, facts, clauses, hooks, actions, not_encoded, in_force }
    Named { struct name, says, span, cites, rule }
    Type {
        Truth;
        Number;
        Text;
        Title;
        Player;
        Object(kind);
        Symbol(of);
        Kind;
        Place;
        Set(of);
        Levels(of);
        Clause(clause);
        Change;
        Quote(ty);
        Nothing;
        Any;
    }
    FootedWord {
        Function(function);
        Builtin(op);
        Verb(verb, role, field);
        Record(clause);
        Slot(clause, slot);
        Fact(field);
        Standing;
    }
    Footing { struct words, slots, verbs, records, facts, symbols, forms, because }
    Kind { struct named, parent, fields, flags, needs, footings, printed }
    Enum { struct named, symbols }
    Symbol { struct named, of, ordinal }
    FieldOf {
        Kind(kind);
        Player;
        Game;
    }
    Field { struct named, of, ty, printed, among, within, maybe, default, resets }
    ZoneOf {
        Player;
        Kind(kind);
        Game;
    }
    Zone { struct named, of, ordered, sees, in_play, starts }
    State { struct named, of, spreads, means }
    Param { struct name, slot, ty, kinds, role, maybe }
    Function { struct named, form, params, result, slots, body, in_play }
    Verb {
        struct named, params, slots, body, announced, one_by_one, at_once, itself, fetches, goes_later, log, answers,
            ordered
    }
    ClauseForm { struct named, of, params, render, unplaced, first }
    Rule { struct named }
    Document { struct named, title, sections, rows, within }
    Scope { struct named, ty }
    Release { struct named, title, released }
    Demand { struct needs, bars, slots, says, cites, rule, span }
    Role { struct card, owner, slot }
    Means { struct action, this, parts, on, nearness, offer }
    Answer {
        Pass;
        Whether(yes);
        Values(values);
        Words(words);
        Way(way);
    }
    Shown {
        Card(card);
        Words(words);
    }
    Expected {
        Holds(test);
        Number { test, field, of, because };
        Happened { verb, what, by, not };
        Stage { stages, not };
        Refused { cites, says };
        Offers { by, exactly, not, shown };
        Sees { by, what, not };
        Wins(who);
        Deck { of, not, cites };
    }
    StepKind {
        Given(procedure);
        Reach(stages);
        When { by, means };
        Answer { by, answer };
        Then(expected);
    }
    Step { struct what, span }
    Scenario { struct named, under, todo, players, cast, slots, steps }
    AdviceOn {
        Action(action);
        Member(action, slot);
        Text { spends, gives };
        Choice;
        Pass;
    }
    Advice { struct on, function, args }
    Laws {
        struct total, counted, counts_again, covers, covers_any, verdict, reader, active, tie_breaker, volunteers,
            may_be_chosen, spoken_of, supports, two_in_one, doer
    }
    Roots { struct game, turn_begins, card, players, most_players, score }
}
