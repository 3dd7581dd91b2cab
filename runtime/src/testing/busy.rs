//! A game in which texts have a say in almost everything, and deeds to play it with.

use super::small::Small;
use super::table::Table;
use crate::Fault;
use crate::ask::evaluate::{Eval, Workspace};
use crate::value::{Place, Ref, Value};
use spaceline_lang::tree::*;

/// One write to a position, by numbers that always mean something.
#[derive(Clone, Copy, Debug)]
pub enum Deed {
    Move(usize, usize, usize),
    Mark(usize, bool),
    Wound(usize, i64),
    Note(usize, usize),
    Control(usize, Option<u8>),
    Become(usize, bool),
    Create(usize),
    Remove(usize),
    Shuffle(usize),
    Exchange(usize, usize),
    Last(usize, usize),
    End(usize),
    Turn(u8),
    Show(usize),
    Face(usize, bool),
    Score(u8, i64),
}

/// A game in which texts have a say in almost everything, to be played at random.
pub struct Busy {
    pub table: Table,
    pub small: [KindId; 3],
    pub fields: [FieldId; 4],
    pub stored: [FieldId; 3],
    pub stopped: StateId,
    /// A state that only marks put somebody in.
    pub tired: StateId,
    pub weak: StateId,
    /// What teachers print.
    pub teaching: ClauseId,
    /// Who in play prints it, and who in play is tired.
    pub everywhere: [FunctionId; 2],
    pub hook: HookId,
    pub names: Vec<SymbolId>,
    pub zones: [ZoneId; 6],
}

impl Busy {
    #[expect(clippy::too_many_lines, reason = "a book is a list of declarations")]
    pub fn new() -> Self {
        let mut s = Small::new();
        let leader = s.person("Leader", 4, &[0]);
        let friend = s.person("Friend", 3, &[1]);
        let teacher = s.person("Teacher", 2, &[1, 1]);
        let ship = s.maker.card("Ship", s.ship, Vec::new());
        let badge = s.maker.card("Badge", s.thing, Vec::new());
        let jail = s.maker.card("Jail", s.thing, Vec::new());
        let m = &mut s.maker;
        let [this, you, subject] = [THIS, YOU, 2].map(|slot| m.local(slot));
        let [one, two, zero, yes] = [m.number(1), m.number(2), m.number(0), m.truth(true)];
        // Wounds weaken.
        let wounds = m.field_of(s.wounds, subject);
        let less = m.arith(Arithmetic::Subtract, zero, wounds);
        m.change(
            HookOwner::Rule(RuleId(0)),
            s.strength,
            yes,
            ChangeHow::Add,
            less,
        );
        // A leader strengthens each of his company by the number of friends with him.
        let [host, own] = [subject, this].map(|who| m.builtin(Builtin::Host, &[who]));
        let together = m.equal(host, own);
        let member = m.local(4);
        let member_host = m.builtin(Builtin::Host, &[member]);
        let with_him = m.equal(member_host, own);
        let company = m.fold(Fold::Count, 4, None, &[with_him], None);
        m.change(
            HookOwner::Card(leader, 0),
            s.strength,
            together,
            ChangeHow::Add,
            company,
        );
        // A badge doubles whoever bears it.
        let bears = m.equal(subject, own);
        m.change(
            HookOwner::Card(badge, 0),
            s.strength,
            bears,
            ChangeHow::Multiply,
            two,
        );
        // A teacher's science is shared by those under one control, whoever plays.
        let controller = m.builtin(Builtin::Controller, &[subject]);
        let yours = m.equal(controller, you);
        let science = m.symbol(s.skill[1]);
        let lesson = m.change(
            HookOwner::Card(teacher, 0),
            s.skills,
            yours,
            ChangeHow::Add,
            science,
        );
        // Who in play teaches, and who is tired, each found in a list of its own.
        let teaching = m.clause("teaching", teacher);
        let tired = m.state("tired", None, None);
        let [teacher_there, taught] = [m.local(5), m.local(6)];
        let of = teacher_there;
        let taught_by = m.expr(Expr::Clauses {
            clause: teaching,
            of,
        });
        let taught = m.equal(taught, taught);
        let teaches = m.fold(Fold::Some, 6, Some(taught_by), &[taught], None);
        let is_tired = m.expr(Expr::HasState(teacher_there, tired));
        let everywhere = [("teachers", teaches), ("tired ones", is_tired)].map(|(name, test)| {
            let found = m.filter(5, None, None, &[test]);
            m.function(name, &[], Type::Object(s.card), found)
        });
        // Who is stopped has no strength of his own.
        let himself = m.equal(subject, this);
        m.change(
            HookOwner::State(s.stopped),
            s.strength,
            himself,
            ChangeHow::Set,
            one,
        );
        // A jail stops whom it lies under, and what is with him.
        let role = HookRole::Marks {
            state: s.stopped,
            subject: 2,
            test: bears,
        };
        m.hook(HookOwner::Card(jail, 0), role);
        // Weak is who is weaker than the turn's number, or not alone in it.
        let strength = m.field_of(s.strength, this);
        let turn = m.builtin(Builtin::Turn, &[]);
        let weak = m.compare(Comparison::Less, strength, turn);
        let weak = m.state("weak", None, Some(weak));
        // Points for people under control who are not weak.
        let person = m.local(5);
        let its = m.builtin(Builtin::Controller, &[person]);
        let his = m.equal(its, subject);
        let is_weak = m.expr(Expr::HasState(person, weak));
        let strong = m.expr(Expr::Not(is_weak));
        let points = m.fold(Fold::Count, 5, None, &[his, strong], None);
        m.change(
            HookOwner::Rule(RuleId(0)),
            s.score,
            yes,
            ChangeHow::Add,
            points,
        );
        // For lasting texts: whoever is captured is so much stronger; it may be nobody.
        let [captured, amount] = [m.local(3), m.local(4)];
        let it = m.equal(subject, captured);
        let hook = m.change(HookOwner::Lasting, s.strength, it, ChangeHow::Add, amount);
        // Their slots are filled from 2 on, so that the subject stands behind.
        let HookRole::Change { subject, .. } = &mut m.book.hooks[hook.index()].role else {
            panic!("a change")
        };
        *subject = 2;
        let face = m.local(2);
        let active = m.builtin(Builtin::FaceUp, &[face]);
        m.book.laws.active =
            Some(m.function("active", &[Type::Object(s.card)], Type::Truth, active));
        // A lesson is also given from the hand.
        m.book.hooks[lesson.index()].anywhere = true;
        m.law_of_totals();
        let small = [s.person, s.ship, s.thing];
        let (fields, stored) = (
            [s.strength, s.skills, s.cunning, s.icons],
            [s.wounds, s.notes, s.score],
        );
        let zones = [s.hand, s.deck, s.gone, s.table, s.crew, s.under];
        let (stopped, names) = (s.stopped, s.skill.clone());
        let mut table = Table::of(s.maker);
        for owner in 0..2 {
            for card in [leader, friend, friend, teacher, ship, badge, jail] {
                table.add(card, owner, Place::Player(zones[1], owner));
            }
        }
        Self {
            table,
            small,
            fields,
            stored,
            stopped,
            tired,
            weak,
            teaching,
            everywhere,
            hook,
            names,
            zones,
        }
    }

    fn object(&self, at: usize) -> Option<Ref> {
        let all: Vec<Ref> = self.table.state.objects().map(|entry| entry.0).collect();
        all.get(at % all.len().max(1)).copied()
    }

    fn place(&self, at: usize, host: usize) -> Option<Place> {
        let [hand, deck, gone, table, crew, under] = self.zones;
        Some(match at % 9 {
            0 | 1 | 8 => Place::Game(table),
            2 => Place::Player(hand, 0),
            3 => Place::Player(deck, 1),
            4 => Place::Player(gone, 0),
            5 | 6 => Place::Object(crew, self.object(host)?),
            _ => Place::Object(under, self.object(host)?),
        })
    }

    /// Does a deed; one that cannot be done is refused and changes nothing.
    pub fn act(&mut self, deed: Deed) {
        let _ = self.try_act(deed);
    }

    fn try_act(&mut self, deed: Deed) -> Option<()> {
        use crate::state::{At, Effect, Ends, Lasting};
        let program = self.table.program.clone();
        let object = |this: &Self, at| this.object(at);
        match deed {
            Deed::Move(what, place, host) => {
                let (what, place) = (object(self, what)?, self.place(place, host)?);
                let at = if host % 2 == 0 { At::First } else { At::Last };
                self.table.state.put(&program, what, place, at, None).ok()?;
            }
            Deed::Mark(what, there) => {
                let with = [self.stopped, self.tired][what % 2];
                let what = object(self, what)?;
                let state = &mut self.table.state;
                if there {
                    state.mark(&program, what, with)
                } else {
                    state.unmark(&program, what, with)
                }
                .ok()?;
            }
            Deed::Wound(what, count) => {
                let what = Value::Object(object(self, what)?);
                self.table
                    .state
                    .set_field(&program, self.stored[0], &what, Value::Number(count))
                    .ok()?;
            }
            Deed::Note(what, name) => {
                let what = Value::Object(object(self, what)?);
                let note = Value::Set([Value::Symbol(self.names[name % 3])].into_iter().collect());
                self.table
                    .state
                    .set_field(&program, self.stored[1], &what, note)
                    .ok()?;
            }
            Deed::Control(what, by) => self.table.state.control(object(self, what)?, by).ok()?,
            Deed::Become(what, person) => {
                let kind = if person { self.small[0] } else { self.small[2] };
                self.table
                    .state
                    .become_kind(&program, object(self, what)?, kind)
                    .ok()?;
            }
            Deed::Create(source) => {
                let source = object(self, source);
                self.table
                    .state
                    .create(&program, self.small[2], Place::Game(self.zones[3]), source)
                    .ok()?;
            }
            Deed::Remove(what) => self
                .table
                .state
                .remove(&program, object(self, what)?)
                .ok()?,
            Deed::Shuffle(place) => {
                let place = self.place(place, 0)?;
                self.table.state.shuffle(&program, place).ok()?;
            }
            Deed::Exchange(one, other) => {
                let (one, other) = (object(self, one)?, object(self, other)?);
                self.table.state.exchange(&program, one, other).ok()?;
            }
            Deed::Last(of, what) => {
                let (of, what) = (object(self, of)?, object(self, what)?);
                let captures = vec![Value::Nothing, Value::Object(what), Value::Number(3)];
                let (this, what) = (Value::Object(of), Lasting::Text(self.hook));
                let effect = Effect {
                    what,
                    this,
                    you: Value::Player(0),
                    captures,
                    ends: Ends::Never,
                };
                self.table.state.add_effect(&program, effect).ok()?;
            }
            Deed::End(which) => {
                let moments: Vec<u64> = self.table.state.effects().map(|entry| entry.0).collect();
                let moment = *moments.get(which % moments.len().max(1))?;
                self.table.state.end_effect(&program, moment);
            }
            Deed::Turn(player) => self.table.state.next_turn(&program, Some(player % 2)),
            Deed::Show(what) => self.table.state.show(object(self, what)?, Some(1)).ok()?,
            Deed::Face(what, up) => self.table.state.turn_face(object(self, what)?, up).ok()?,
            Deed::Score(player, score) => {
                let whose = Value::Player(player % 2);
                self.table
                    .state
                    .set_field(&program, self.stored[2], &whose, Value::Number(score))
                    .ok()?;
            }
        }
        Some(())
    }

    /// Asks everything that can be asked of every object, with what it cost.
    pub fn ask_all(&mut self, work: &mut Workspace) -> Vec<(Result<Value, Fault>, u64)> {
        let mut answers = Vec::new();
        let objects: Vec<Ref> = self.table.state.objects().map(|entry| entry.0).collect();
        let mut ask = |ask: &mut dyn FnMut(&mut Eval<'_>) -> Result<Value, Fault>| {
            work.fuel = crate::ask::evaluate::FUEL;
            let mut eval = Eval::new(&self.table.program, &self.table.state, work);
            let answer = ask(&mut eval);
            answers.push((answer, crate::ask::evaluate::FUEL - work.fuel));
        };
        for object in &objects {
            for field in self.fields.iter().chain(&self.stored) {
                ask(&mut |eval| eval.field(*field, &Value::Object(*object)));
            }
            for state in [self.stopped, self.weak] {
                ask(&mut |eval| eval.has_state(*object, state).map(Value::Truth));
            }
        }
        for player in 0..2 {
            ask(&mut |eval| eval.field(self.stored[2], &Value::Player(player)));
        }
        for function in self.everywhere {
            ask(&mut |eval| eval.call(function, &[], &Value::Nothing, &Value::Nothing));
        }
        answers
    }
}

/// Deeds to play a game with.
pub fn deeds() -> impl proptest::strategy::Strategy<Value = Vec<Deed>> {
    use proptest::prelude::*;
    let at = || 0..20_usize;
    let deed = prop_oneof![
        8 => (at(), at(), at()).prop_map(|(what, place, host)| Deed::Move(what, place, host)),
        2 => (at(), any::<bool>()).prop_map(|(what, there)| Deed::Mark(what, there)),
        2 => (at(), -3..4_i64).prop_map(|(what, count)| Deed::Wound(what, count)),
        1 => (at(), at()).prop_map(|(what, name)| Deed::Note(what, name)),
        1 => (at(), prop_oneof![Just(None), (0..2_u8).prop_map(Some)]).prop_map(|(what, by)| Deed::Control(what, by)),
        1 => (at(), any::<bool>()).prop_map(|(what, person)| Deed::Become(what, person)),
        1 => at().prop_map(Deed::Create),
        1 => at().prop_map(Deed::Remove),
        1 => at().prop_map(Deed::Shuffle),
        1 => (at(), at()).prop_map(|(one, other)| Deed::Exchange(one, other)),
        2 => (at(), at()).prop_map(|(of, what)| Deed::Last(of, what)),
        1 => at().prop_map(Deed::End),
        1 => (0..2_u8).prop_map(Deed::Turn),
        1 => at().prop_map(Deed::Show),
        2 => (at(), any::<bool>()).prop_map(|(what, up)| Deed::Face(what, up)),
        1 => ((0..2_u8), -9..9_i64).prop_map(|(player, score)| Deed::Score(player, score)),
    ];
    proptest::collection::vec(deed, 1..40)
}
