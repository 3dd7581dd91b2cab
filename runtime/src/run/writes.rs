//! Writes to the position, as statements of verbs and rules say them.

use super::event::{Event, see};
use super::machine::{Machine, Stop};
use crate::fault::{Fault, FaultKind};
use crate::state::{At as Position, Lasting};
use crate::value::{Place, Ref, Value};
use smallvec::SmallVec;
use spaceline_lang::tree::{At, ExprId, FirstEnd, Until, Write};

/// The fuel that each card costs that is shuffled: what it takes, beside the other steps of the machine.
const SHUFFLED: u64 = 20;

impl Machine<'_> {
    /// The objects that an expression yields and that are still there.
    fn objects(&mut self, id: ExprId) -> Result<SmallVec<[Ref; 4]>, Fault> {
        let mut objects = SmallVec::new();
        if let Some(Value::Object(object)) = self.ready(id) {
            objects.push(*object);
            self.burn(1)?;
        } else {
            objects.extend(self.members(id)?.iter().filter_map(Value::object));
        }
        objects.retain(|object| self.is_there(&Value::Object(*object)));
        Ok(objects)
    }

    /// Whether what is written to is still there. If not, that is told: a script that writes to what it has put
    /// out of play is at fault.
    pub(super) fn is_there(&mut self, what: &Value) -> bool {
        let there = what
            .object()
            .is_none_or(|object| self.state.rec(object).is_some());
        if !there {
            let what = self.renewed(what);
            let seen = see(self, &what);
            self.note(|| Event::Missed { what, seen });
        }
        there
    }

    fn place(&mut self, id: ExprId) -> Result<Place, Fault> {
        match self.eval(id)? {
            Value::Place(place) => Ok(place),
            other => Err(Fault::mismatch("a place", &other)),
        }
    }

    fn object(&mut self, id: ExprId) -> Result<Ref, Fault> {
        match self.eval(id)? {
            Value::Object(object) => Ok(object),
            other => Err(Fault::mismatch("an object", &other)),
        }
    }

    /// Does a write.
    pub(super) fn write(&mut self, write: &Write) -> Result<(), Stop> {
        let program = self.program;
        match write {
            Write::Put {
                what,
                into,
                at,
                face_down,
            } => {
                let objects = self.objects(*what)?;
                if objects.is_empty() {
                    return Ok(());
                }
                let into = self.place(*into)?;
                self.put(&objects, into, at, *face_down)?;
            }
            Write::Set { field, of, to } => {
                let to = self.eval(*to)?;
                match of {
                    None => self.state.set_field(program, *field, &Value::Nothing, to)?,
                    Some(of)
                        if matches!(self.ready(*of), Some(Value::Object(_) | Value::Player(_))) =>
                    {
                        let of = self.eval(*of)?;
                        if self.is_there(&of) {
                            self.state.set_field(program, *field, &of, to)?;
                        }
                    }
                    Some(of) => {
                        for of in self.members(*of)? {
                            if !self.is_there(&of) {
                                continue;
                            }
                            self.state.set_field(program, *field, &of, to.clone())?;
                        }
                    }
                }
            }
            Write::Mark { what, state, until } => {
                for object in self.objects(*what)? {
                    self.state.mark(program, object, *state)?;
                    if *until != Until::Never {
                        self.last(Lasting::Mark(object, *state), Vec::new(), until)?;
                    }
                }
            }
            Write::Unmark { what, state } => {
                for object in self.objects(*what)? {
                    self.state.unmark(program, object, *state)?;
                }
            }
            Write::Control { what, by } => {
                let by = self.eval(*by)?.player();
                for object in self.objects(*what)? {
                    self.state.control(object, by)?;
                }
            }
            Write::Become { what, kind } => {
                for object in self.objects(*what)? {
                    self.state.become_kind(program, object, *kind)?;
                }
            }
            Write::Create { kind, into, slot } => {
                let into = self.place(*into)?;
                let source = self.state.frames.slot(spaceline_lang::tree::THIS).object();
                let made = self.state.create(program, *kind, into, source)?;
                self.state.frames.set_slot(*slot, Value::Object(made))?;
            }
            Write::Remove { what } => {
                for object in self.objects(*what)? {
                    self.state.remove(program, object)?;
                }
            }
            Write::Shuffle { place } => {
                let place = self.place(*place)?;
                let many = u64::try_from(self.state.contents(place).len()).unwrap_or(u64::MAX);
                self.burn(many.saturating_mul(SHUFFLED))?;
                self.state.shuffle(program, place)?;
            }
            Write::Show { what, to } => {
                let to = match to {
                    Some(to) => Some(self.player(*to)?.ok_or(FaultKind::Gone)?),
                    None => None,
                };
                for object in self.objects(*what)? {
                    self.state.show(object, to)?;
                }
            }
            Write::Hide { what, from } => {
                let from = match from {
                    Some(from) => Some(self.player(*from)?.ok_or(FaultKind::Gone)?),
                    None => None,
                };
                for object in self.objects(*what)? {
                    self.state.hide(program, object, from)?;
                }
            }
            Write::Turn { what, face_up } => {
                for object in self.objects(*what)? {
                    self.state.turn_face(object, *face_up)?;
                }
            }
            Write::Exchange { what, with } => {
                let (one, other) = (self.object(*what)?, self.object(*with)?);
                self.state.exchange(program, one, other)?;
            }
            Write::NextTurn { of } => {
                let of = self.player(*of)?;
                self.state.next_turn(program, of);
            }
        }
        Ok(())
    }

    /// Moves objects so that they stand in the place in the order in which they are given.
    fn put(
        &mut self,
        objects: &[Ref],
        into: Place,
        at: &At,
        face_down: Option<bool>,
    ) -> Result<(), Stop> {
        let program = self.program;
        let from_bottom = program.zone(into.zone())?.ordered == Some(FirstEnd::Bottom);
        match at {
            At::Top | At::Bottom if (*at == At::Top) != from_bottom => {
                for object in objects.iter().rev() {
                    self.state
                        .put(program, *object, into, Position::First, face_down)?;
                }
            }
            At::Top | At::Bottom => {
                for object in objects {
                    self.state
                        .put(program, *object, into, Position::Last, face_down)?;
                }
            }
            At::After(anchor) => {
                let anchor = self.object(*anchor)?;
                for object in objects.iter().rev() {
                    self.state
                        .put(program, *object, into, Position::After(anchor), face_down)?;
                }
            }
            At::Before(anchor) => {
                let anchor = self.object(*anchor)?;
                for object in objects {
                    self.state
                        .put(program, *object, into, Position::Before(anchor), face_down)?;
                }
            }
        }
        Ok(())
    }
}
