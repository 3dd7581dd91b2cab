//! Expressions: pure, total, never suspended.

use super::{
    ActionId, ClauseId, EnumId, ExprId, FieldId, FunctionId, KindId, LimitId, MemoryId, QuoteId,
    ScopeId, Slot, StateId, SymbolId, TextId, TitleId, VerbId, ZoneId,
};
use crate::words::spelled;
use serde::{Deserialize, Serialize};

/// One expression. Operands are indices into [`Book::exprs`](super::Book::exprs). A book has very many of them, so
/// what is large and not common stands apart: an expression is 32 bytes.
#[derive(Clone, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[expect(missing_docs, reason = "the names of most fields say it")]
pub enum Expr {
    /// The empty answer.
    Nothing,
    /// A truth value.
    Truth(bool),
    /// A number.
    Number(i64),
    /// A text.
    Text(TextId),
    /// A reference to a title. As a set it is the objects it covers, in play; as a test, covering.
    Title(TitleId),
    /// A name of an enumeration.
    Symbol(SymbolId),
    /// Every name of an enumeration, in its order.
    Symbols(EnumId),
    /// A kind as a value.
    Kind(KindId),
    /// A parameter, a `let` name, a bound variable, `this` or `you`.
    Local(Slot),
    /// The value that the innermost running `with` gave to a scope; nothing when there is none.
    Scope(ScopeId),
    /// A field of an object: its value now, after all that changes it.
    Field {
        field: FieldId,
        of: ExprId,
        /// Only what is printed or stored, before anything changes it.
        printed: bool,
    },
    /// A noun, relation, adjective, need or law applied.
    Call {
        function: FunctionId,
        /// Its arguments, in the order of its parameters.
        args: Vec<ExprId>,
    },
    /// Something the machine itself knows.
    Builtin { op: Builtin, args: Vec<ExprId> },
    /// Not.
    Not(ExprId),
    /// All hold; read left to right, stopping at the first that does not.
    And(Vec<ExprId>),
    /// Some holds; read left to right, stopping at the first that does. Over sets: union.
    Or(Vec<ExprId>),
    /// A comparison. Equality is for every type; the others for numbers.
    Compare(Comparison, ExprId, ExprId),
    /// Arithmetic; an overflow is a fault.
    Arith(Arithmetic, ExprId, ExprId),
    /// `A if C else B`, as a chain.
    If {
        test: ExprId,
        /// Its value where the test holds.
        then: ExprId,
        /// Its value where not.
        otherwise: ExprId,
    },
    /// Whether an object is of a kind.
    IsKind(ExprId, KindId),
    /// Whether an object is in a state.
    HasState(ExprId, StateId),
    /// Whether a value is among the values of a set (or symbol levels, or a place).
    In(ExprId, ExprId),
    /// The members of a source that pass every test, in order.
    Filter(Box<Group>),
    /// One answer about a group.
    Fold {
        /// What is asked.
        how: Fold,
        /// Of which members.
        over: Box<Group>,
        /// What of each member (in the group's slot), for those folds that need one.
        of: Option<ExprId>,
    },
    /// Each member's value, without repeats, in order.
    Map {
        over: Box<Group>,
        /// What of each.
        of: ExprId,
    },
    /// Members of any of these sets, in order, without repeats.
    Union(Vec<ExprId>),
    /// Members of the first set that are not in the second.
    Except(ExprId, ExprId),
    /// A set written out.
    List(Vec<ExprId>),
    /// The contents of a zone of something: `hand of you`.
    Place {
        zone: ZoneId,
        /// Whose: a player, an object, or nothing for a zone of the game.
        of: Option<ExprId>,
    },
    /// The instances of a clause on an object's printed text, in printed order.
    Clauses {
        clause: ClauseId,
        /// On what.
        of: ExprId,
    },
    /// A slot of a clause instance.
    Part {
        clause: ClauseId,
        /// The slot's position in the declaration.
        index: u16,
        of: ExprId,
    },
    /// A piece of text kept as a value.
    Quote {
        quote: QuoteId,
        /// What it takes along, copied to its slots from 2 on.
        captures: Vec<ExprId>,
    },
    /// Asks a quoted truth, number or symbols; or the members of a quoted selection.
    Answer(Box<Asking>),
    /// Whether an object is among those that a quoted selection means.
    Matches { what: ExprId, quote: ExprId },
    /// Whether every target that quoted effects must have can be found now.
    CanTarget(ExprId),
    /// Whether what quoted text of type happening means has just happened.
    JustHappened(ExprId),
    /// Whether an event like this has just happened, with nothing after it but other `just` text.
    Just(Box<EventPattern>),
    /// How often a remembered fact came true in a span of time.
    Happened {
        memory: MemoryId,
        key: Vec<ExprId>,
        span: Span,
    },
    /// How often a limit was used under its key.
    Used { limit: LimitId, key: Vec<ExprId> },
    /// A test on the position as it would be after a running or offered action's declared changes.
    After(ExprId),
    /// An expression where text finds other values around it.
    With {
        /// The scopes and their values.
        binds: Vec<(ScopeId, ExprId)>,
        /// What is asked.
        body: ExprId,
    },
    /// A part of a change, inside a law over changes.
    ChangePart(ChangePart, ExprId),
    /// Whether no verdict forbids a verb now.
    Allowed {
        verb: VerbId,
        /// Its roles, by the verb's parameters, as far as they are asked about.
        args: Box<[Option<ExprId>]>,
        /// Who would do it, if that is asked about.
        by: Option<ExprId>,
    },
    /// A kept text as if it were another object's, or addressed another player.
    Addressed {
        quote: ExprId,
        /// Whose text it is, if not the object it was taken from.
        this: Option<ExprId>,
        /// Whom it addresses, if not the player it was taken for.
        you: Option<ExprId>,
    },
    /// Whether an action could be initiated by a player now.
    Possible { action: ActionId, by: ExprId },
}

impl Expr {
    /// `x as K`, read as `x if x is K else nothing`: the object, and the kind.
    pub fn cast<'e>(&self, at: impl Fn(ExprId) -> Option<&'e Self>) -> Option<(ExprId, KindId)> {
        let Self::If {
            test,
            then,
            otherwise,
        } = self
        else {
            return None;
        };
        match (at(*test)?, at(*otherwise)?) {
            (Self::IsKind(what, kind), Self::Nothing) if what == then => Some((*what, *kind)),
            _ => None,
        }
    }
}

/// Which members: a source, a variable, and tests.
#[derive(Clone, PartialEq, Eq, Hash, Debug, Default, Serialize, Deserialize)]
pub struct Group {
    /// The slot that holds the member during the tests.
    pub slot: Slot,
    /// Only objects of this kind.
    pub kind: Option<KindId>,
    /// The set to take them from; without one, all objects in play.
    pub from: Option<ExprId>,
    /// What each must pass, in order.
    pub tests: Vec<ExprId>,
}

/// A quoted text, and how it is asked.
#[derive(Clone, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
pub struct Asking {
    /// The quoted text.
    pub quote: ExprId,
    /// Whose text it is, if not the object it was taken from.
    pub this: Option<ExprId>,
    /// Whom it addresses, if not the present `you`.
    pub you: Option<ExprId>,
    /// What it finds around it.
    pub with: Vec<(ScopeId, ExprId)>,
}

/// The answers that can be asked of a group.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
pub enum Fold {
    /// How many.
    Count,
    /// Whether there is one.
    Some,
    /// Whether there is none.
    None,
    /// The sum of a number of each.
    Sum,
    /// The product of a number of each.
    Product,
    /// The highest number of any; nothing when there are no members.
    Highest,
    /// The lowest number of any; nothing when there are no members.
    Lowest,
    /// The first member, or nothing.
    First,
    /// The last member, or nothing.
    Last,
    /// The members whose number is the highest (several on a tie).
    WithHighest,
    /// The members whose number is the lowest (several on a tie).
    WithLowest,
    /// The sum of levels: a bag of symbols.
    Levels,
}

spelled! {
    /// Comparisons.
    #[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
    Comparison {
        Equal "=",
        Unequal "!=",
        Less "<",
        Greater ">",
        AtMost "<=",
        AtLeast ">=",
    }
}

impl Comparison {
    /// Whether two numbers are in the order that it wants.
    #[inline]
    #[must_use]
    pub const fn holds(self, one: i64, other: i64) -> bool {
        match self {
            Self::Less => one < other,
            Self::Greater => one > other,
            Self::AtMost => one <= other,
            Self::AtLeast => one >= other,
            Self::Equal => one == other,
            Self::Unequal => one != other,
        }
    }
}

spelled! {
    /// Arithmetic.
    #[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
    Arithmetic {
        /// Sum; of sets of objects: union.
        Add "+",
        /// Difference.
        Subtract "-",
        /// Product.
        Multiply "*",
        /// Quotient, rounded down; division by zero gives nothing.
        Divide "/",
        /// Quotient, rounded up.
        DivideUp "divide_up",
        /// Remainder.
        Remainder "remainder",
        /// The lesser of two.
        Least "at_most",
        /// The greater of two.
        Most "at_least",
    }
}

spelled! {
    /// What the machine knows by itself, of any game.
    #[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
    Builtin {
        /// `owner(object)`: the player who brought it.
        Owner "owner",
        /// `controller(object)`.
        Controller "controller",
        /// `host(object)`: the object whose zone it is in; nothing in a player's or the game's zone.
        Host "host",
        /// `holder(object)`: the player in whose zone it is; nothing in an object's zone.
        Holder "holder",
        /// `place(object)`.
        Place "spot",
        /// `kind(object)`.
        Kind "kind",
        /// `title(object)`.
        Title "title",
        /// `card(object) = card(object)`: the printed card, for copies. Yields a text.
        Printed "printed_card",
        /// `in_play(object)`.
        InPlay "in_play",
        /// `face_up(object)`.
        FaceUp "face_up",
        /// `known(object, player)`: whether a player has the right to know which card it is.
        Known "known",
        /// `players`, in turn order from the turn's player.
        Players "players",
        /// `opponent(player)`: the next other player in order.
        Opponent "opponent",
        /// `next(player)` in turn order.
        Next "next_player",
        /// `turn_player`.
        TurnPlayer "turn_player",
        /// `turn`: the number of the turn, from 1; 0 before the first.
        Turn "turn_number",
        /// `top(place)`: its first object.
        Top "top",
        /// `bottom(place)`: its last object.
        Bottom "bottom",
        /// `position(object)`: 1 for the first of its place.
        Position "position",
        /// `top_of(number, place)`: its first objects.
        TopOf "top_of",
        /// `bottom_of(number, place)`.
        BottomOf "bottom_of",
        /// `everything(place or object)`: all objects in it, and in them, and so on.
        Everything "everything",
        /// `within(object, object)`: whether the first is in a zone of the second, or in one in it ...
        Within "inside",
        /// `level(symbol, levels)`: how many of a name.
        Level "level",
        /// `size(set or levels)`: how many values; of levels: how many different names.
        Size "size",
        /// `covers(title reference, object)`: by the law `covers`.
        Covers "covers",
        /// `same_title(object, object)`.
        SameTitle "same_title",
        /// `choices(enum)` of the symbols in a set: its only member, or nothing.
        Only "only",
        /// `random_seedless` is no builtin: randomness exists only in statements. `acting`: the card or
        /// object whose action is running; nothing when none is.
        Acting "acting",
        /// `use_number`: by which use of a text or action this is done: the same as long as that is done, and never
        /// again.
        UseNumber "use_number",
        /// `actor`: the player whose action is running.
        Actor "actor",
        /// `subject`: the objects of the latest event, in a trigger.
        Subject "subject",
        /// `amount`: the number of the latest event.
        Amount "amount",
        /// `half_up(number)`.
        HalfUp "half_up",
        /// `source(object)`: for a lasting effect or marker, what made it.
        Source "source",
        /// `match_roles(set of objects, list of tests)`: whether distinct members can fill every role.
        MatchRoles "match_roles",
        /// `last_place(object)`: where in play it was when it left it; nothing while it is in play.
        LastPlace "last_place",
        /// `changes(object)`: how many changes act on it (for reports).
        Changes "changes_on",
        /// `own_texts(object)`: how many texts its card has that stand, wait or give actions; clauses are none of them.
        OwnTexts "own_texts",
        /// `since(object)`: the moment at which it came to its place.
        Since "since",
        /// `text_has(text, text)`: whether a text contains another as whole words, in capitals or not.
        TextHas "text_has",
        /// `asked(selection)`: how many a kept selection asks for at most; nothing for all.
        Asked "asked",
        /// `speaks_of(selection or title, symbol or object)`: whether kept text says a symbol, or a title that means
        /// the object, other than to leave it out. `any "X"` is said of no card in particular.
        SpeaksOf "speaks_of",
        /// `alternatives(requirement)`: each of the ways in which its outermost `or` can be met, as a
        /// requirement of its own; without one, itself alone.
        Alternatives "alternatives",
        /// `meets(set, set)`: whether two sets share a member.
        Meets "meets",
        /// `starts_with(text, text)`.
        StartsWith "starts_with",
        /// `join(text, text)`.
        Join "join",
    }
}

spelled! {
    /// The parts of a change that a law may read.
    #[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
    ChangePart {
        /// By how much.
        Amount "amount",
        /// Whether it sets.
        IsSet "is_set",
        /// Whether it adds.
        IsAddition "is_addition",
        /// Whether it multiplies.
        IsFactor "is_factor",
        /// The object whose text it is.
        Source "source",
        /// A number for the clause of that text: equal for copies of one card.
        Clause "clause",
        /// The object changed.
        Target "target",
        /// When it began: larger is later.
        Since "since",
        /// Whether its text says that it is cumulative.
        Cumulative "is_cumulative",
    }
}

/// An event that text waits for or asks about.
#[derive(Clone, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
pub struct EventPattern {
    /// The verb that happened.
    pub verb: VerbId,
    /// The slots into which the verb's roles are put before the test, by the verb's parameters;
    /// the roles' objects are bound one at a time where the verb acts on several.
    pub roles: Vec<Option<Slot>>,
    /// The slot for the player who did it.
    pub by: Option<Slot>,
    /// What those must be to whom it happens, as they are just before it: `your stopped personnel is unstopped`. Who
    /// comes into play by it is judged as he comes.
    pub was: Option<ExprId>,
    /// What must hold besides, once it has happened.
    pub test: Option<ExprId>,
}

impl EventPattern {
    /// All that must hold, whenever it is asked.
    pub fn tests(&self) -> impl Iterator<Item = ExprId> {
        self.was.into_iter().chain(self.test)
    }
}

/// A span of time.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
pub enum Span {
    /// This turn.
    Turn,
    /// The turn before this one.
    LastTurn,
    /// The whole game.
    Game,
}

#[cfg(test)]
mod tests {
    use super::Expr;

    #[test]
    fn an_expression_is_small() {
        assert_eq!(size_of::<Expr>(), 32);
    }
}
