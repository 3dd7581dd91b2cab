//! What the machine does, shown by small scripts: each file of `tests/machine/` is read behind `base.sl`
//! there, and every scenario in it must hold.

#[cfg(test)]
mod small;

use small::{hold, refuse};

#[test]
fn procedures_return_values() {
    hold("returning.sl", 5);
    refuse(
        "rule r cites m \"1\" { procedure p { return 3 } }",
        "`p` does not say that it returns something",
    );
    refuse(
        "rule r cites m \"1\" { procedure p { }; procedure q { let x be p() } }",
        "`p` does not say that it returns something",
    );
    refuse(
        "rule r cites m \"1\" { procedure p gives number { return yes } }",
        "a number is wanted here",
    );
}

#[test]
fn nothing_stays_nothing_where_a_set_is_wanted() {
    hold("nothing.sl", 5);
    refuse(
        "rule r cites m \"1\" { relation f (s: set of card) means s; }",
        "yes or no is wanted here",
    );
}

#[test]
fn what_is_kept_stays_what_it_was() {
    hold("keeping.sl", 2);
}

#[test]
fn laws_are_asked() {
    hold("asking.sl", 10);
    refuse(
        "rule r cites m \"1\" { law verdict (forbids: number) gives truth means no }",
        "`law verdict (forbids: number, allows: number) gives truth`",
    );
}

#[test]
fn what_rests_on_itself_comes_to_rest() {
    hold("circles.sl", 6);
    hold("in_turn.sl", 9);
}

#[test]
fn what_left_play_is_where_it_left_it() {
    hold("gone.sl", 4);
}

#[test]
fn there_are_many_ways_out() {
    hold("leaving.sl", 8);
}

#[test]
fn what_lasts_ends() {
    hold("lasting.sl", 7);
}

#[test]
fn verbs_are_done_to_several() {
    hold("deeds.sl", 11);
}

#[test]
fn actions_are_judged_by_what_they_would_leave() {
    hold("looking_ahead.sl", 8);
    let action = |legal: &str, declares: &str| {
        format!(
            "rule r cites m \"1\" {{ action a in orders says \"a\" {{ legal when {legal} because \"no\"; {declares}; do {{ }} }} }}"
        )
    };
    refuse(
        &action("after it score of you > 1", "cost { }"),
        "`a` does not declare what it changes",
    );
    refuse(
        &action("after it score of you > 1", "declares { earn 2 }"),
        "what an action declares is laid over the position, not done",
    );
}

#[test]
fn actions_that_turn_out_to_be_illegal_are_refused() {
    hold("refusing.sl", 5);
    refuse(
        "rule r cites m \"1\" { action a in orders says \"a\" { do { if score of you > 1 { refuse because \"no\" } } } }",
        "`a` is judged before it is offered",
    );
}

#[test]
fn the_past_is_remembered() {
    hold("remembering.sl", 7);
    refuse(
        "rule r cites m \"1\" { every soldier: power +number of times your soldier was attacked this turn }",
        "depends on who asks later",
    );
}

#[test]
fn a_player_says_what_comes_first() {
    hold("ordering.sl", 8);
    refuse(
        "event noon (n: number) ordered by n",
        "there is no role of a player `n`",
    );
    refuse(
        "rule r cites m \"1\" { when turn_begins (p: player) for each soldier { } }",
        "a name and the set",
    );
}
