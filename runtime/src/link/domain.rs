//! Where the members of a group are best looked for.
//!
//! "Every personnel in play whose host is s" need not look at everything in play: it can look at what
//! s holds. The choice is made once, here; it changes where the machine looks, never what it finds
//! (members must still be in play and pass every test) nor its order, which is that of their numbers.

use super::inline::Bodies;
use spaceline_lang::tree::{
    Book, Builtin, Comparison, Expr, ExprId, FunctionId, Group, Slot, StateId,
};

/// A place to look.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Domain {
    /// Members of this set or place.
    Members(ExprId),
    /// What is in this place.
    Place(ExprId),
    /// Whatever this object holds, in the order of its zones.
    Held(ExprId),
    /// Whatever any of these objects holds.
    HeldByAny(ExprId),
    /// Whatever is in this place or object, and in that, and so on.
    Everything(ExprId),
    /// What is marked with this state, and nothing else is in it.
    Marked(StateId),
    /// A relation's own place to look, seen from inside with its arguments.
    Inside {
        /// The relation.
        function: FunctionId,
        /// Its arguments.
        args: Vec<ExprId>,
        /// The argument that is the member itself.
        member: usize,
        /// The place to look, over the relation's slots.
        then: Box<Self>,
    },
}

/// Relations in relations are looked into so deep.
const DEPTH: u8 = 6;

/// What is looked at for a choice.
#[derive(Clone, Copy)]
pub struct Look<'b> {
    /// The book.
    pub book: &'b Book,
    /// The bodies of what is put in where it is called.
    pub bodies: &'b Bodies,
    /// For each state whether anything but marks puts objects in it.
    pub derived: &'b [bool],
}

/// The choice for a group of a book.
pub fn choose(look: Look<'_>, group: &Group) -> Option<Domain> {
    if group.from.is_some() {
        return None;
    }
    let narrowed = |marks: bool| {
        let mut tests = group.tests.iter();
        tests.find_map(|test| look.narrow(*test, group.slot, marks, DEPTH))
    };
    // What is in one place is mostly less than what is marked.
    narrowed(false).or_else(|| narrowed(true))
}

impl Look<'_> {
    /// The place to look that a test confines a slot to; whether what is marked counts as one.
    fn narrow(self, test: ExprId, slot: Slot, marks: bool, depth: u8) -> Option<Domain> {
        let Self {
            book,
            bodies,
            derived,
        } = self;
        let depth = depth.checked_sub(1)?;
        let is_slot = |id: ExprId| book.exprs.get(id.index()) == Some(&Expr::Local(slot));
        let free = |id: ExprId| !book.speaks_of(id, slot);
        match book.exprs.get(test.index())? {
            Expr::HasState(of, state) if marks && is_slot(*of) => {
                let marked = derived.get(state.index()) == Some(&false);
                marked.then_some(Domain::Marked(*state))
            }
            Expr::And(tests) => tests
                .iter()
                .find_map(|test| self.narrow(*test, slot, marks, depth)),
            Expr::In(what, set) if is_slot(*what) && free(*set) => Some(Domain::Members(*set)),
            Expr::In(what, hosts) if free(*hosts) => match book.exprs.get(what.index())? {
                Expr::Builtin {
                    op: Builtin::Host,
                    args,
                } if args.first().is_some_and(|of| is_slot(*of)) => Some(Domain::HeldByAny(*hosts)),
                _ => None,
            },
            Expr::Compare(Comparison::Equal, one, other) => {
                let confined = |question: ExprId, answer: ExprId| {
                    let Expr::Builtin { op, args } = book.exprs.get(question.index())? else {
                        return None;
                    };
                    if !(free(answer) && args.first().is_some_and(|arg| is_slot(*arg))) {
                        return None;
                    }
                    match op {
                        Builtin::Place => Some(Domain::Place(answer)),
                        Builtin::Host => Some(Domain::Held(answer)),
                        _ => None,
                    }
                };
                confined(*one, *other).or_else(|| confined(*other, *one))
            }
            Expr::Builtin {
                op: Builtin::Within,
                args,
            } => match args.as_slice() {
                [what, whole] if is_slot(*what) && free(*whole) => Some(Domain::Everything(*whole)),
                _ => None,
            },
            Expr::Call { .. } if let Some(Some(body)) = bodies.get(test.index()) => {
                self.narrow(*body, slot, marks, depth)
            }
            Expr::Call { function, args } => {
                let called = book.functions.get(function.index())?;
                let member = args.iter().position(|arg| is_slot(*arg))?;
                if args
                    .iter()
                    .enumerate()
                    .any(|(at, arg)| at != member && !free(*arg))
                {
                    return None;
                }
                let inner = called.params.get(member)?.slot;
                let then = Box::new(self.narrow(called.body, inner, marks, depth)?);
                Some(Domain::Inside {
                    function: *function,
                    args: args.clone(),
                    member,
                    then,
                })
            }
            _ => None,
        }
    }
}
