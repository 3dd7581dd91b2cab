//! Rows of mistakes: each says once what it is, which facts it holds and how they are put into words.
//!
//! ```text
//! mistakes! {
//!     /// A mistake in a phrase.
//!     PhraseError
//!
//!     /// `+` without parentheses in a requirement.
//!     BareSum { span, proposal: String } HOW_MUCH "`+` joins needs, so each of these would need a number"
//!         help "write `{proposal}` to add them up";
//! }
//! ```
//!
//! A row has a comment, unless its message says the same, a name, fields, a code and a message, and then whatever of
//! these it needs, in this order: `label` says something at the place, `also FIELD` at another, `help` says what to
//! do, `write` holds what to write there and takes the place of the help if it is known, `weight` is another severity
//! than an error. The first field is the place; a field without a type is a [`Span`].
//!
//! A text is a template with names of fields. In parentheses it has arguments as `format!` has them, or it is chosen
//! by `match (VALUE) { PATTERN => TEXT, ... }`. In braces stands an expression.

use crate::span::Span;

/// Where else one has to look.
pub(crate) trait Places {
    fn places(&self) -> &[Span];
}

impl Places for Span {
    fn places(&self) -> &[Span] {
        std::slice::from_ref(self)
    }
}

impl Places for Option<Span> {
    fn places(&self) -> &[Span] {
        self.as_slice()
    }
}

impl Places for Vec<Span> {
    fn places(&self) -> &[Span] {
        self
    }
}

/// Makes an enumeration of mistakes, and the words for each, of rows as the room describes them.
macro_rules! mistakes {
    (@type) => { $crate::span::Span };
    (@type $type:ty) => { $type };
    (@text $text:literal) => { format!($text) };
    (@text (match ($on:expr) { $($pattern:pat $(if $guard:expr)? => $text:tt),* $(,)? })) => {
        match $on { $($pattern $(if $guard)? => mistakes!(@text $text)),* }
    };
    (@text ($($format:tt)*)) => { format!($($format)*) };
    (@text { $($code:tt)* }) => { { $($code)* } };
    (
        $(#[$about:meta])* $error:ident
        $(
            $(#[$doc:meta])* $name:ident { $at:ident $(, $field:ident $(: $type:ty)?)* } $code:ident $message:tt
            $(label $label:tt)? $(also $other:ident $said:tt)* $(help $help:tt)? $(write $near:expr)?
            $(, weight $weight:ident)?;
        )*
    ) => {
        $(#[$about])*
        #[derive(Clone, Debug, PartialEq, Eq)]
        pub enum $error {
            $($(#[$doc])* #[doc = concat!("\n\nTold as `", stringify!($code), "`.")] $name {
                /// Where it is.
                $at: $crate::span::Span,
                $(#[doc = concat!("`", stringify!($field), "` of its words.")] $field: mistakes!(@type $($type)?),)*
            },)*
        }

        impl $error {
            /// Where it is.
            #[must_use]
            pub const fn span(&self) -> $crate::span::Span {
                match self {
                    $(Self::$name { $at, .. } => *$at,)*
                }
            }
        }

        impl $crate::diagnostic::Report for $error {
            fn diagnostic(&self) -> $crate::diagnostic::Diagnostic {
                use $crate::diagnostic::Diagnostic;
                match self {
                    $(Self::$name { $at $(, $field)* } => {
                        let told = Diagnostic::error($crate::diagnostic::$code, mistakes!(@text $message), *$at);
                        $(let told = told.label(mistakes!(@text $label));)?
                        $(let told = $crate::diagnostic::Places::places($other).iter().fold(told, |told, other| {
                            told.also(*other, mistakes!(@text $said))
                        });)*
                        $(let told = Diagnostic { help: mistakes!(@text $help).into(), ..told };)?
                        $(let told = $near.as_ref().into_iter().fold(told, Diagnostic::write);)?
                        $(let told = Diagnostic { severity: $crate::diagnostic::Severity::$weight, ..told };)?
                        told
                    })*
                }
            }
        }
    };
}
pub(crate) use mistakes;
