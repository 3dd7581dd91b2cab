//! Small books, built by hand for tests, and a small game to ask questions of.

use crate::Fault;
use crate::evaluate::{Eval, Workspace};
use crate::program::Program;
use crate::state::State;
use crate::value::{Place, Ref, Value};
use smol_str::SmolStr;
use spaceline_lang::span::Span;
use spaceline_lang::tree::*;
use std::sync::Arc;

/// A book in the making. Everything it adds gives back an id.
#[derive(Default)]
pub struct Maker {
    /// The book so far.
    pub book: Book,
}

fn id(len: usize) -> u32 {
    u32::try_from(len).expect("test books are small")
}

fn named(name: &str) -> Named {
    Named {
        name: SmolStr::new(name),
        ..Named::default()
    }
}

impl Maker {
    pub fn new() -> Self {
        let mut maker = Self::default();
        maker.book.roots.players = 2;
        // The rule to which tests give texts.
        maker.book.rules.push(Rule::default());
        maker
    }

    pub fn link(self) -> Arc<Program> {
        Program::link(self.book).expect("test books link")
    }

    pub fn text(&mut self, text: &str) -> TextId {
        self.book.texts.push(SmolStr::new(text));
        TextId(id(self.book.texts.len() - 1))
    }

    pub fn kind(&mut self, name: &str, parent: Option<KindId>) -> KindId {
        self.book.kinds.push(Kind {
            named: named(name),
            parent,
            printed: true,
            ..Kind::default()
        });
        KindId(id(self.book.kinds.len() - 1))
    }

    pub fn symbols(&mut self, name: &str, names: &[&str]) -> (EnumId, Vec<SymbolId>) {
        let of = EnumId(id(self.book.enums.len()));
        let mut symbols = Vec::new();
        for (ordinal, name) in (0..).zip(names) {
            symbols.push(SymbolId(id(self.book.symbols.len())));
            self.book.symbols.push(Symbol {
                named: named(name),
                of,
                ordinal,
            });
        }
        self.book.enums.push(Enum {
            named: named(name),
            symbols: symbols.clone(),
        });
        (of, symbols)
    }

    pub fn field(&mut self, name: &str, of: FieldOf, ty: Type, printed: bool) -> FieldId {
        self.book.fields.push(Field {
            among: Vec::new(),
            named: named(name),
            of,
            ty,
            printed,
            maybe: false,
            default: None,
            resets: None,
        });
        FieldId(id(self.book.fields.len() - 1))
    }

    pub fn zone(&mut self, name: &str, of: ZoneOf, sees: Sees, in_play: bool) -> ZoneId {
        self.book.zones.push(Zone {
            named: named(name),
            of,
            ordered: true,
            sees,
            in_play,
            starts: None,
        });
        ZoneId(id(self.book.zones.len() - 1))
    }

    pub fn state(&mut self, name: &str, spreads: Option<ExprId>, means: Option<ExprId>) -> StateId {
        self.book.states.push(spaceline_lang::tree::State {
            named: named(name),
            of: Vec::new(),
            spreads,
            means,
        });
        StateId(id(self.book.states.len() - 1))
    }

    /// A function whose parameters stand in the slots from 2 on, with room for a few more.
    pub fn function(
        &mut self,
        name: &str,
        params: &[Type],
        result: Type,
        body: ExprId,
    ) -> FunctionId {
        let params = (2..)
            .zip(params)
            .map(|(slot, ty)| Param {
                kinds: Vec::new(),
                name: SmolStr::new("p"),
                slot,
                ty: ty.clone(),
                role: None,
                maybe: false,
            })
            .collect();
        let form = FunctionForm::Relation;
        self.book.functions.push(Function {
            named: named(name),
            form,
            params,
            result,
            slots: 12,
            body,
            in_play: false,
        });
        FunctionId(id(self.book.functions.len() - 1))
    }

    pub fn hook(&mut self, owner: HookOwner, role: HookRole) -> HookId {
        self.book.hooks.push(Hook {
            owner,
            rank: Rank::Rule,
            overrides: Vec::new(),
            slots: 12,
            active: None,
            anywhere: false,
            role,
            cites: Vec::new(),
            span: Span::default(),
        });
        HookId(id(self.book.hooks.len() - 1))
    }

    /// A change of a field of objects in slot 2 for which a test holds.
    pub fn change(
        &mut self,
        owner: HookOwner,
        field: FieldId,
        test: ExprId,
        how: ChangeHow,
        amount: ExprId,
    ) -> HookId {
        let role = HookRole::Change {
            field,
            subject: 2,
            test,
            how,
            amount,
            cumulative: false,
            limit: None,
        };
        self.hook(owner, role)
    }

    pub fn card(&mut self, title: &str, kind: KindId, facts: Vec<(FieldId, ExprId)>) -> CardId {
        let title = self.text(title);
        self.book.cards.push(Card {
            title,
            version: None,
            kind,
            set: None,
            span: Span::default(),
            facts,
            clauses: Vec::new(),
            hooks: Vec::new(),
            actions: Vec::new(),
            not_encoded: Vec::new(),
            in_force: None,
        });
        CardId(id(self.book.cards.len() - 1))
    }

    /// A clause without slots, printed on a card.
    pub fn clause(&mut self, name: &str, card: CardId) -> ClauseId {
        self.book.clauses.push(ClauseForm {
            unplaced: Vec::new(),
            first: false,
            named: named(name),
            of: None,
            params: Vec::new(),
            render: None,
        });
        let form = ClauseId(id(self.book.clauses.len() - 1));
        self.book.cards[card.index()].clauses.push(ClauseInstance {
            form,
            args: Vec::new(),
            says: None,
            span: Span::default(),
        });
        form
    }

    pub fn title(&mut self, title: &str) -> ExprId {
        let title = self.text(title);
        self.book.titles.push(TitleRef {
            title,
            version: None,
            any: false,
        });
        let title = TitleId(id(self.book.titles.len() - 1));
        self.expr(Expr::Title(title))
    }

    pub fn quote(
        &mut self,
        ty: QuoteType,
        captures: u16,
        targets: Vec<Pick>,
        body: QuoteBody,
    ) -> QuoteId {
        self.book.quotes.push(Quote {
            ty,
            captures,
            slots: 12,
            targets,
            event: None,
            able: None,
            body,
            says: None,
            span: Span::default(),
        });
        QuoteId(id(self.book.quotes.len() - 1))
    }

    pub fn expr(&mut self, expr: Expr) -> ExprId {
        self.book.exprs.push(expr);
        self.book.expr_spans.push(Span::default());
        ExprId(id(self.book.exprs.len() - 1))
    }

    pub fn nothing(&mut self) -> ExprId {
        self.expr(Expr::Nothing)
    }

    pub fn truth(&mut self, truth: bool) -> ExprId {
        self.expr(Expr::Truth(truth))
    }

    pub fn number(&mut self, number: i64) -> ExprId {
        self.expr(Expr::Number(number))
    }

    pub fn local(&mut self, slot: Slot) -> ExprId {
        self.expr(Expr::Local(slot))
    }

    pub fn symbol(&mut self, symbol: SymbolId) -> ExprId {
        self.expr(Expr::Symbol(symbol))
    }

    pub fn list(&mut self, items: &[ExprId]) -> ExprId {
        self.expr(Expr::List(items.to_vec()))
    }

    pub fn field_of(&mut self, field: FieldId, of: ExprId) -> ExprId {
        self.expr(Expr::Field {
            field,
            of,
            printed: false,
        })
    }

    pub fn builtin(&mut self, op: Builtin, args: &[ExprId]) -> ExprId {
        self.expr(Expr::Builtin {
            op,
            args: args.to_vec(),
        })
    }

    pub fn call(&mut self, function: FunctionId, args: &[ExprId]) -> ExprId {
        self.expr(Expr::Call {
            function,
            args: args.to_vec(),
        })
    }

    pub fn compare(&mut self, how: Comparison, one: ExprId, other: ExprId) -> ExprId {
        self.expr(Expr::Compare(how, one, other))
    }

    pub fn equal(&mut self, one: ExprId, other: ExprId) -> ExprId {
        self.compare(Comparison::Equal, one, other)
    }

    pub fn arith(&mut self, op: Arithmetic, one: ExprId, other: ExprId) -> ExprId {
        self.expr(Expr::Arith(op, one, other))
    }

    pub fn place(&mut self, zone: ZoneId, of: Option<ExprId>) -> ExprId {
        self.expr(Expr::Place { zone, of })
    }

    pub fn filter(
        &mut self,
        slot: Slot,
        kind: Option<KindId>,
        from: Option<ExprId>,
        tests: &[ExprId],
    ) -> ExprId {
        self.expr(Expr::Filter(Box::new(Group {
            slot,
            kind,
            from,
            tests: tests.to_vec(),
        })))
    }

    pub fn fold(
        &mut self,
        how: Fold,
        slot: Slot,
        from: Option<ExprId>,
        tests: &[ExprId],
        of: Option<ExprId>,
    ) -> ExprId {
        let over = Box::new(Group {
            slot,
            kind: None,
            from,
            tests: tests.to_vec(),
        });
        self.expr(Expr::Fold { how, over, of })
    }

    pub fn part(&mut self, part: ChangePart, of: ExprId) -> ExprId {
        self.expr(Expr::ChangePart(part, of))
    }

    /// A law `total` as cards print it: the latest set or the base, plus additions, times factors,
    /// at least zero; undefined stays undefined.
    pub fn law_of_totals(&mut self) {
        let [base, changes, change] = [2, 3, 4].map(|slot| self.local(slot));
        let amount = self.part(ChangePart::Amount, change);
        let [is_set, is_addition, is_factor] = [
            ChangePart::IsSet,
            ChangePart::IsAddition,
            ChangePart::IsFactor,
        ]
        .map(|part| self.part(part, change));
        let some_set = self.fold(Fold::Some, 4, Some(changes), &[is_set], None);
        let last_set = self.fold(Fold::Last, 4, Some(changes), &[is_set], Some(amount));
        let start = self.expr(Expr::If {
            test: some_set,
            then: last_set,
            otherwise: base,
        });
        let added = self.fold(Fold::Sum, 4, Some(changes), &[is_addition], Some(amount));
        let factors = self.fold(Fold::Product, 4, Some(changes), &[is_factor], Some(amount));
        let sum = self.arith(Arithmetic::Add, start, added);
        let product = self.arith(Arithmetic::Multiply, sum, factors);
        let zero = self.number(0);
        let floor = self.arith(Arithmetic::Most, product, zero);
        let nothing = self.nothing();
        let undefined = self.equal(base, nothing);
        let total = self.expr(Expr::If {
            test: undefined,
            then: nothing,
            otherwise: floor,
        });
        let types = [Type::Number, Type::Set(Box::new(Type::Change))];
        self.book.laws.total = Some(self.function("total", &types, Type::Number, total));
    }
}

/// A small game: people with a strength and skills, ships that carry them, things that lie on them.
pub struct Small {
    pub maker: Maker,
    pub card: KindId,
    pub person: KindId,
    pub ship: KindId,
    pub thing: KindId,
    pub strength: FieldId,
    /// A printed number that may be undefined.
    pub cunning: FieldId,
    /// Printed levels.
    pub skills: FieldId,
    /// A printed set of names.
    pub icons: FieldId,
    /// A stored number of a card.
    pub wounds: FieldId,
    /// A stored set, kept beside the records.
    pub notes: FieldId,
    pub score: FieldId,
    pub skill: Vec<SymbolId>,
    pub hand: ZoneId,
    pub deck: ZoneId,
    pub gone: ZoneId,
    pub table: ZoneId,
    pub crew: ZoneId,
    pub under: ZoneId,
    pub stopped: StateId,
}

impl Small {
    pub fn new() -> Self {
        let mut maker = Maker::new();
        let card = maker.kind("card", None);
        let person = maker.kind("person", Some(card));
        let ship = maker.kind("ship", Some(card));
        let thing = maker.kind("thing", Some(card));
        let (skills_enum, skill) = maker.symbols("skill", &["honor", "science", "stealth"]);
        let strength = maker.field("strength", FieldOf::Kind(person), Type::Number, true);
        let cunning = maker.field("cunning", FieldOf::Kind(person), Type::Number, true);
        maker.book.fields[cunning.index()].maybe = true;
        let skills = maker.field(
            "skills",
            FieldOf::Kind(person),
            Type::Levels(skills_enum),
            true,
        );
        let set = || Type::Set(Box::new(Type::Symbol(skills_enum)));
        let icons = maker.field("icons", FieldOf::Kind(card), set(), true);
        let wounds = maker.field("wounds", FieldOf::Kind(card), Type::Number, false);
        let notes = maker.field("notes", FieldOf::Kind(card), set(), false);
        let score = maker.field("score", FieldOf::Player, Type::Number, false);
        let hand = maker.zone("hand", ZoneOf::Player, Sees::Holder, false);
        let deck = maker.zone("deck", ZoneOf::Player, Sees::Nobody, false);
        let gone = maker.zone("gone", ZoneOf::Player, Sees::Everybody, false);
        let table = maker.zone("table", ZoneOf::Game, Sees::Everybody, true);
        let crew = maker.zone("crew", ZoneOf::Kind(ship), Sees::Everybody, true);
        let under = maker.zone("under", ZoneOf::Kind(card), Sees::Nobody, true);
        // Whoever is aboard a stopped ship is stopped.
        let this = maker.local(THIS);
        let aboard = maker.place(crew, Some(this));
        let stopped = maker.state("stopped", Some(aboard), None);
        Self {
            maker,
            card,
            person,
            ship,
            thing,
            strength,
            cunning,
            skills,
            icons,
            wounds,
            notes,
            score,
            skill,
            hand,
            deck,
            gone,
            table,
            crew,
            under,
            stopped,
        }
    }

    pub fn person(&mut self, title: &str, strength: i64, skills: &[usize]) -> CardId {
        let number = self.maker.number(strength);
        let names: Vec<ExprId> = skills
            .iter()
            .map(|at| self.maker.symbol(self.skill[*at]))
            .collect();
        let list = self.maker.list(&names);
        self.maker.card(
            title,
            self.person,
            vec![(self.strength, number), (self.skills, list)],
        )
    }
}

/// A linked program with a position.
pub struct Table {
    pub program: Arc<Program>,
    pub state: State,
    pub work: Workspace,
}

impl Table {
    pub fn of(maker: Maker) -> Self {
        let program = maker.link();
        let state = State::new(&program, 1);
        Self {
            state,
            program,
            work: Workspace::default(),
        }
    }

    pub fn add(&mut self, card: CardId, owner: u8, into: Place) -> Ref {
        self.state
            .add_card(&self.program, card, Some(owner), into)
            .expect("the place is there")
    }

    pub fn put(&mut self, object: Ref, into: Place) -> Ref {
        self.state
            .put(&self.program, object, into, crate::state::At::Bottom, None)
            .expect("it can be put there")
    }

    pub fn ask<T>(
        &mut self,
        ask: impl FnOnce(&mut Eval<'_>) -> Result<T, Fault>,
    ) -> Result<T, Fault> {
        let mut eval = Eval::new(&self.program, &self.state, &mut self.work);
        ask(&mut eval)
    }

    /// The value of an expression in a frame whose slots from 2 on hold these values.
    pub fn eval_with(&mut self, id: ExprId, values: &[Value]) -> Result<Value, Fault> {
        let mut slots = vec![Value::Nothing; 16];
        slots[2..2 + values.len()].clone_from_slice(values);
        self.ask(|eval| eval.eval(id, &mut slots))
    }

    pub fn eval(&mut self, id: ExprId) -> Value {
        self.eval_with(id, &[]).expect("it has a value")
    }

    pub fn field(&mut self, field: FieldId, object: Ref) -> Value {
        self.ask(|eval| eval.field(field, &Value::Object(object)))
            .expect("it has a value")
    }

    pub fn is(&mut self, object: Ref, state: StateId) -> bool {
        self.ask(|eval| eval.has_state(object, state))
            .expect("it has an answer")
    }
}

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
                let at = if host % 2 == 0 { At::Top } else { At::Bottom };
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
            work.fuel = crate::evaluate::FUEL;
            let mut eval = Eval::new(&self.table.program, &self.table.state, work);
            let answer = ask(&mut eval);
            answers.push((answer, crate::evaluate::FUEL - work.fuel));
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
