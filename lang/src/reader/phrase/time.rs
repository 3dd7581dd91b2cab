//! Times: what may stand behind `until`.

use super::resolver::Resolver;
use crate::diagnostic::nearest_of_all;
use crate::phrase::Aim;
use crate::phrase::token::Class as Token;
use crate::phrase::tree::NodeId;
use crate::reader::{Cursor, Cx, PhraseError, Read};
use crate::tree::{Expr, ExprId, Type, Until};
use crate::vocabulary::{Frequency, TimeForm};
use smol_str::SmolStr;

/// What a declared time says of the event behind its colon.
#[derive(Clone, Copy)]
struct Counted {
    /// The player whose it is, if the text says so.
    of: Option<ExprId>,
    count: u16,
    changed: Option<ExprId>,
}

impl Cx<'_> {
    /// A declared time. Its happening is read in each text that uses it.
    fn declared_time(&mut self, form: &TimeForm, of: Option<ExprId>) -> Read<Until> {
        let words = Cursor::new(&form.happening);
        if let [only] = words.rest()
            && only.is("never")
        {
            return Ok(Until::Never);
        }
        let count = match form.frequency {
            Frequency::Next => 1,
            Frequency::After(more) => more.saturating_add(1),
        };
        // `EVENT after VALUE changes`.
        let value = words.split(|word| word.is("after"));
        let value = value.and_then(|(event, mut value)| {
            let (last, _) = value.rest().split_last()?;
            let count = value.rest().len() - 1;
            last.is("changes").then(|| (event, value.take(count)))
        });
        let (event, changed) = match value {
            Some((event, value)) => (event, Some(self.value_of_game(value)?)),
            None => (words, None),
        };
        let counted = Counted { of, count, changed };
        self.resolve(Aim::Happening, event, |at, root| at.moment(root, counted))
    }

    /// A value of the whole game, because nobody is `you` when the event comes.
    fn value_of_game(&mut self, words: Cursor<'_>) -> Read<ExprId> {
        let help = || Some(String::from("write `turn_number`, or a field of the game"));
        let what = "a value of the whole game";
        let typed = self.resolve(Aim::Condition, words, |at, root| at.settled(root))?;
        let of_game = match self.at(typed.id) {
            Expr::Builtin { args, .. } => args.is_empty(),
            Expr::Field { of, .. } => *self.at(*of) == Expr::Nothing,
            _ => false,
        };
        match of_game {
            true => Ok(typed.id),
            false => Err(self.expected_or(what, &words, help())),
        }
    }
}

impl Resolver<'_, '_, '_> {
    /// `until T`: a declared time, an event or another happening.
    pub(super) fn until_at(&mut self, id: NodeId) -> Read<Until> {
        let (what, of) = (self.part(id, 0), self.part(id, 1));
        if self.token(what) != Some(Token::Time) {
            let next = Counted {
                of: None,
                count: 1,
                changed: None,
            };
            return self.moment(what, next);
        }
        let Some((form, _)) = self.vocab.time(self.words(what)) else {
            return self.extra(what);
        };
        let player = match (&form.of, of.is_some()) {
            (None, false) => None,
            (None, true) => return self.extra(of),
            (Some(_), true) => Some(self.value_of(of, &Type::Player)?),
            (Some(_), false) => {
                let help = format!("write `{} of you`", form.name);
                let at = self.end(what);
                return Err(self.expected_or("`of` and a player", &at, Some(help)));
            }
        };
        self.cx.declared_time(form, player)
    }

    /// `EVENT`, `EVENT of P`; or a happening, which is kept with what it speaks of.
    fn moment(&mut self, id: NodeId, counted: Counted) -> Read<Until> {
        let Counted { of, count, changed } = counted;
        if let Some((verb, whose, [])) = self.event_at(id) {
            let of = match of {
                None if whose.is_some() => Some(self.value_of(whose, &Type::Player)?),
                of => of,
            };
            return Ok(Until::Event {
                verb,
                of,
                count,
                changed,
            });
        }
        let at = self.begin(id);
        let says_verb = self.event_at(id).is_some() || self.suffered(id).is_some();
        if self.row_parts(id).is_some() && !says_verb {
            return Err(self.unknown_time(&at));
        }
        if changed.is_some() {
            let help = Some(String::from("write an event, such as `turn_ends of you`"));
            return Err(self.expected_or("an event before `after`", &at, help));
        }
        self.kept_happening(id).map(Until::Happening)
    }
}

impl Cx<'_> {
    pub(super) fn unknown_time(&mut self, at: &Cursor<'_>) -> crate::reader::Reported {
        if at.is_done() {
            return self.expected("a time", at);
        }
        let written = at.row();
        let times = self.vocab.time_names(at.span().file);
        let nearest = nearest_of_all(&written, times).map(SmolStr::new);
        self.report(PhraseError::UnknownName {
            what: "time",
            name: SmolStr::new(written),
            span: at.span(),
            nearest,
        })
    }
}
