//! Books made by hand.

use crate::link::Program;
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
            within: None,
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
            ordered: Some(FirstEnd::Top),
            sees,
            in_play,
            starts: None,
        });
        ZoneId(id(self.book.zones.len() - 1))
    }

    pub fn state(&mut self, name: &str, spreads: Option<ExprId>, means: Option<ExprId>) -> StateId {
        self.book.states.push(State {
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
