//! What the machine does, shown by small scripts: each file of `tests/machine/` is read behind `base.sl`
//! there, and every scenario in it must hold.

mod small;

use small::{hold, refuse};

#[test]
fn procedures_return_values() {
    hold("returning.sl", 5);
    refuse("rule r cites m \"1\" { procedure p { return 3 } }", "`p` does not say that it returns something");
    refuse(
        "rule r cites m \"1\" { procedure p { }; procedure q { let x be p() } }",
        "`p` does not say that it returns something",
    );
    refuse(
        "rule r cites m \"1\" { procedure p gives number { return yes } }",
        "a number is wanted here",
    );
}
