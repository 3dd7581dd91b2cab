//! What can be wrong with a verb that rules announce.

use crate::diagnostic::mistakes;
use smol_str::SmolStr;

mistakes! {
    /// A verb without a block where one with a block belongs, or the other way round.
    AnnouncedError

    OnCard { span, name: SmolStr, participle: Option<SmolStr>, forms: Vec<String> }
        ONLY_ANNOUNCED "`{name}` is announced by the rules that do it: as an effect it would do nothing"
        help (match ((forms.as_slice(), participle)) {
            ([], Some(past)) => "a text can wait for it, `when ... is {past}`, or say who cannot be {past}",
            ([], None) => "a text can say who `cannot {name}`",
            (forms, _) => ("a text says who may and where: {}", forms.join(", ")),
        });
    InRule { span, name: SmolStr } ONLY_ANNOUNCED "`{name}` says nothing of what is done"
        help "write `announce {name}(...)` where it has been done; or give the verb a block that does it";
    /// Behind `instead of`.
    Replaced { span, name: SmolStr }
        ONLY_ANNOUNCED "`{name}` is only announced: what is done would be done all the same"
        help "say `when` it happens, and what becomes of it then";
    /// Behind `before`.
    Early { span, name: SmolStr }
        ONLY_ANNOUNCED "`{name}` is announced when it has been done: nothing is before that but the deed"
        help "say `when` it happens, and what becomes of it then; what is to keep somebody from it is a `cannot`";
    /// Behind `announce`, a verb that has a block.
    Done { span, name: SmolStr } ONLY_ANNOUNCED "`{name}` is done, and announces itself"
        help "write it as an effect: `{name} ...`";
}
