//! Which definitions are worth remembering the answers of.
//!
//! In: the book. Out: for each function what its answer depends on besides the position, or nothing if
//! asking again costs no more than looking the answer up.

use crate::value::{Place, Ref, Value};
use spaceline_lang::tree::{
    Book, Builtin, ClauseId, Expr, ExprId, FunctionId, Slot, THIS, YOU, operands,
};
use std::hash::{Hash, Hasher};

/// So many nodes cost about as much as looking an answer up.
pub(super) const WORTH: u32 = 14;
/// Nothing counts for more; what asks itself does.
const MOST: u32 = 10_000;
/// About how many members a group has, for the weight of what is asked of each.
const MEMBERS: u32 = 6;
/// A function that depends on more than this is not remembered.
const INPUTS: usize = 4;

/// What an answer depends on besides the position.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Memo {
    /// The slots of its frame that are read.
    reads: Vec<Slot>,
    /// Whether it may read scopes.
    scoped: bool,
}

/// A question of which the answer is remembered: which function, and the values it depends on.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Question {
    about: u32,
    /// The scopes around it, by their number; zero where they make no difference.
    around: u64,
    values: [u64; INPUTS],
}

impl Hash for Question {
    fn hash<H: Hasher>(&self, state: &mut H) {
        let mix = |digest: u64, word: u64| {
            (digest.rotate_left(5) ^ word).wrapping_mul(0x517c_c1b7_2722_0a95)
        };
        let ends = self.around.rotate_left(32) ^ u64::from(self.about);
        state.write_u64(self.values.iter().copied().fold(ends, mix));
    }
}

/// The number of the scopes around, as one that is never zero.
const fn scopes(around: u64) -> u64 {
    around.saturating_add(1)
}

impl Question {
    /// The same question within other scopes.
    #[must_use]
    pub fn inside(self, around: u64) -> Self {
        Self {
            around: scopes(around),
            ..self
        }
    }

    /// The same question where the scopes around make no difference.
    #[must_use]
    pub fn anywhere(self) -> Self {
        Self { around: 0, ..self }
    }

    /// The function that is asked. Numbers past those of functions are tests of groups.
    #[inline]
    pub(crate) const fn function(&self) -> FunctionId {
        FunctionId(self.about)
    }

    /// Whether the scopes around make no difference to it.
    #[inline]
    #[must_use]
    pub const fn is_anywhere(&self) -> bool {
        self.around == 0
    }

    /// A question about something with a number, within something with a number, over values; none if
    /// one of them is too large, or there are too many.
    pub fn within<'v>(
        about: u32,
        around: u64,
        values: impl IntoIterator<Item = &'v Value>,
    ) -> Option<Self> {
        let mut packed = [0; INPUTS];
        let mut room = packed.iter_mut();
        for value in values {
            *room.next()? = pack(value)?;
        }
        Some(Self {
            about,
            around,
            values: packed,
        })
    }
}

impl Memo {
    /// The question that a function is asked with these values in its slots, within scopes.
    pub fn question<'v>(
        &self,
        function: FunctionId,
        around: u64,
        slot: impl Fn(Slot) -> Option<&'v Value>,
    ) -> Option<Question> {
        let mut values = [0; INPUTS];
        for (value, read) in values.iter_mut().zip(&self.reads) {
            *value = pack(slot(*read)?)?;
        }
        Some(Question {
            about: function.0,
            around: if self.scoped { scopes(around) } else { 0 },
            values,
        })
    }
}

/// A call of which the answer is remembered and whose arguments stand ready, or a test that is the same for
/// all members of a group, with the question made up before any position is.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Ask {
    about: u32,
    /// Whether it may read scopes.
    scoped: bool,
    /// How many arguments are given.
    given: u16,
    inputs: [Input; INPUTS],
    /// A clause that must be printed on what a slot of the caller holds, or the answer is no.
    needs: Option<(Slot, ClauseId)>,
}

/// A part of a question.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Input {
    /// There is none.
    None,
    /// What a slot of the caller holds.
    Slot(Slot),
    /// The same everywhere.
    Word(u64),
}

impl Ask {
    /// A call as a question, if its arguments stand ready.
    pub fn of(
        book: &Book,
        constants: &[Option<Value>],
        memo: &Memo,
        (function, args): (FunctionId, &[ExprId]),
    ) -> Option<Self> {
        let params = &book.functions.get(function.index())?.params;
        let input = |slot: Slot| {
            if slot <= YOU && params.iter().all(|param| param.slot != slot) {
                return Some(Input::Slot(slot));
            }
            let arg = args.get(params.iter().position(|param| param.slot == slot)?)?;
            match (constants.get(arg.index())?, book.exprs.get(arg.index())?) {
                (Some(value), _) => Some(Input::Word(pack(value)?)),
                (None, Expr::Local(slot)) => Some(Input::Slot(*slot)),
                _ => None,
            }
        };
        let mut inputs = [Input::None; INPUTS];
        for (place, slot) in inputs.iter_mut().zip(&memo.reads) {
            *place = input(*slot)?;
        }
        (params.len() == args.len()).then_some(Self {
            about: function.0,
            scoped: memo.scoped,
            given: u16::try_from(args.len()).ok()?,
            inputs,
            needs: None,
        })
    }

    /// A test that reads these slots, as a question of its own.
    pub fn of_test(book: &Book, number: usize, slots: &[Slot]) -> Option<Self> {
        let about = u32::try_from(book.functions.len() + number).ok()?;
        let mut inputs = [Input::None; INPUTS];
        if slots.len() > inputs.len() {
            return None;
        }
        for (place, slot) in inputs.iter_mut().zip(slots) {
            *place = Input::Slot(*slot);
        }
        Some(Self {
            about,
            scoped: true,
            given: 0,
            inputs,
            needs: None,
        })
    }

    /// The same where a clause must be printed on something, or the answer is no.
    #[must_use]
    pub fn needing(self, needs: Option<(Slot, ClauseId)>) -> Self {
        Self { needs, ..self }
    }

    /// A clause that must be printed on what a slot of the caller holds, or the answer is no.
    #[inline]
    pub const fn needs(&self) -> Option<(Slot, ClauseId)> {
        self.needs
    }

    /// What it burns to ask it, whether or not the answer is known. Not every question can be told, and one that
    /// cannot burns as much.
    #[inline]
    pub const fn burns(&self) -> u64 {
        self.given as u64 + 1
    }

    /// The question, over the slots of the caller and within scopes; none if a value is too large.
    #[inline]
    pub fn question(&self, around: u64, slots: &[Value]) -> Option<Question> {
        let mut values = [0; INPUTS];
        for (value, input) in values.iter_mut().zip(&self.inputs) {
            *value = match input {
                Input::None => break,
                Input::Slot(slot) => pack(slots.get(usize::from(*slot))?)?,
                Input::Word(word) => *word,
            };
        }
        Some(Question {
            about: self.about,
            around: if self.scoped { scopes(around) } else { 0 },
            values,
        })
    }
}

/// The bits of a packed value that tell of which sort it is.
const TAG: u32 = 4;

/// A value in one word, where it has room.
#[inline]
pub fn pack(value: &Value) -> Option<u64> {
    match value {
        Value::Object(of) => Some(object(*of)? << TAG | 7),
        Value::Player(player) => Some(u64::from(*player) << TAG | 6),
        other => pack_other(other),
    }
}

const fn object(object: Ref) -> Option<u64> {
    if object.index >> 17 != 0 {
        return None;
    }
    Some((object.generation as u64) << 17 | object.index as u64)
}

#[inline(never)]
fn pack_other(value: &Value) -> Option<u64> {
    let (tag, word) = match value {
        Value::Nothing => (1, 0),
        Value::Truth(truth) => (2, u64::from(*truth)),
        Value::Number(number) => (3, u64::try_from(*number).ok()?),
        Value::Text(text) => (4, u64::from(text.0)),
        Value::Title(title) => (5, u64::from(title.0)),
        Value::Symbol(symbol) => (8, u64::from(symbol.0)),
        Value::Kind(kind) => (9, u64::from(kind.0)),
        Value::Place(Place::Game(zone)) => (10, u64::from(zone.0)),
        Value::Place(Place::Player(zone, player)) => {
            (11, u64::from(zone.0) << 8 | u64::from(*player))
        }
        Value::Place(Place::Object(zone, host)) => {
            (12, u64::from(zone.0).checked_mul(1 << 48)? | object(*host)?)
        }
        Value::Clause(clause) => (13, u64::from(clause.index) << 48 | object(clause.of)?),
        Value::Object(_)
        | Value::Player(_)
        | Value::Words(_)
        | Value::Levels(_)
        | Value::Set(_)
        | Value::Quote(_)
        | Value::Change(_) => return None,
    };
    (word < 1 << (64 - TAG)).then_some(word << TAG | tag)
}

/// What is known of a body while it is walked.
#[derive(Clone, Copy, Default, PartialEq, Eq)]
struct Needs {
    weight: u32,
    this: bool,
    you: bool,
    scoped: bool,
}

/// What each function depends on, for those that are worth it.
pub fn memos(book: &Book, derived: impl Fn(&Expr) -> bool) -> Vec<Option<Memo>> {
    let mut needs = vec![Needs::default(); book.functions.len()];
    // What functions need of each other settles after a few rounds; the weight of those that ask
    // themselves grows to the most.
    for _ in 0..24 {
        let mut more = false;
        for (at, function) in book.functions.iter().enumerate() {
            let now = walk(book, function.body, &needs, &derived, 64);
            if let Some(known) = needs.get_mut(at)
                && *known != now
            {
                *known = now;
                more = true;
            }
        }
        if !more {
            break;
        }
    }
    let memo = |(function, needs): (&spaceline_lang::tree::Function, &Needs)| {
        let ends = [(THIS, needs.this), (YOU, needs.you)];
        let ends = ends.into_iter().filter(|end| end.1).map(|end| end.0);
        let params = function.params.iter().map(|param| param.slot);
        let reads: Vec<Slot> = ends.chain(params).collect();
        (needs.weight >= WORTH && reads.len() <= INPUTS).then_some(Memo {
            reads,
            scoped: needs.scoped,
        })
    };
    book.functions.iter().zip(&needs).map(memo).collect()
}

fn walk(
    book: &Book,
    id: ExprId,
    known: &[Needs],
    derived: &impl Fn(&Expr) -> bool,
    depth: u8,
) -> Needs {
    let (Some(expr), Some(depth)) = (book.exprs.get(id.index()), depth.checked_sub(1)) else {
        return Needs {
            weight: MOST,
            this: true,
            you: true,
            scoped: true,
        };
    };
    let mut needs = Needs {
        weight: 1,
        this: false,
        you: false,
        scoped: false,
    };
    let mut inside = 0_u32;
    operands(expr, &mut |operand| {
        let of = walk(book, operand, known, derived, depth);
        inside = inside.saturating_add(of.weight);
        needs.this |= of.this;
        needs.you |= of.you;
        needs.scoped |= of.scoped;
    });
    match expr {
        Expr::Local(THIS) => needs.this = true,
        Expr::Local(YOU) => needs.you = true,
        Expr::Call { function, .. } => {
            let called = known.get(function.index()).copied().unwrap_or_default();
            needs.this |= called.this;
            needs.you |= called.you;
            needs.scoped |= called.scoped;
            inside = inside.saturating_add(called.weight).saturating_add(2);
        }
        // Kept text takes `this` and `you` along.
        Expr::Quote { .. } | Expr::Addressed { .. } | Expr::Answer(_) => {
            (needs.this, needs.you, needs.scoped) = (true, true, true);
            inside = inside.saturating_add(WORTH);
        }
        Expr::Scope(_) => needs.scoped = true,
        Expr::Filter(_) | Expr::Fold { .. } | Expr::Map { .. } => {
            inside = inside.saturating_add(2).saturating_mul(MEMBERS);
        }
        Expr::Matches { .. }
        | Expr::CanTarget(_)
        | Expr::Allowed { .. }
        | Expr::Possible { .. } => {
            needs.scoped = true;
            inside = inside.saturating_add(WORTH);
        }
        Expr::Builtin {
            op: Builtin::Everything | Builtin::MatchRoles,
            ..
        } => {
            inside = inside.saturating_add(WORTH);
        }
        expr if derived(expr) => inside = inside.saturating_add(4),
        _ => {}
    }
    needs.weight = needs.weight.saturating_add(inside).min(MOST);
    needs
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::value::ClauseRef;
    use spaceline_lang::tree::{KindId, SymbolId, ZoneId};

    #[test]
    fn different_values_make_different_questions() {
        let object = Ref {
            index: 7,
            generation: 3,
        };
        let values = [
            Value::Nothing,
            Value::Truth(false),
            Value::Truth(true),
            Value::Number(0),
            Value::Number(7),
            Value::Player(0),
            Value::Object(object),
            Value::Object(Ref {
                index: 3,
                generation: 7,
            }),
            Value::Symbol(SymbolId(7)),
            Value::Kind(KindId(7)),
            Value::Place(Place::Game(ZoneId(7))),
            Value::Place(Place::Player(ZoneId(7), 0)),
            Value::Place(Place::Object(ZoneId(7), object)),
            Value::Clause(ClauseRef {
                of: object,
                index: 7,
            }),
        ];
        for (at, one) in values.iter().enumerate() {
            for (beside, other) in values.iter().enumerate() {
                let same = Question::within(1, 0, [one]) == Question::within(1, 0, [other]);
                assert_eq!(same, at == beside, "{one:?} {other:?}");
            }
        }
        assert_eq!(Question::within(1, 0, [&Value::Number(-1)]), None);
        assert_eq!(Question::within(1, 0, values.iter()), None);
    }
}
