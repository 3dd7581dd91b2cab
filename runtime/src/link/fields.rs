//! Fields: where each is kept, and what cards say of them.

use super::kinds::Kinds;
use super::texts::Texts;
use crate::value::{Levels, Set, Value};
use spaceline_lang::tree::{
    Book, CardId, Expr, ExprId, FieldId, FieldOf, KindId, Reset, SymbolId, Type,
};

/// How many stored fields of an object stand in its record; more stand beside it.
pub const CELLS: usize = 4;

/// How a value is packed into a cell of a record.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
#[expect(missing_docs, reason = "the names say it")]
pub enum Codec {
    Number,
    Truth,
    Player,
    Object,
    Symbol,
    Kind,
}

impl Codec {
    const fn of(ty: &Type) -> Option<Self> {
        Some(match ty {
            Type::Number => Self::Number,
            Type::Truth => Self::Truth,
            Type::Player => Self::Player,
            Type::Object(_) => Self::Object,
            Type::Symbol(_) => Self::Symbol,
            Type::Kind => Self::Kind,
            _ => return None,
        })
    }
}

/// Where a stored field is kept.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Cell {
    /// Not stored: printed.
    None,
    /// In the record of its object.
    Record(u8, Codec),
    /// Beside the records.
    Side,
    /// Among the fields of players, at this position.
    Player(usize),
    /// Among the fields of the game, at this position.
    Game(usize),
}

/// What the machine knows of a field.
#[derive(Clone, PartialEq, Debug)]
pub struct FieldInfo {
    /// Whether it is printed.
    pub printed: bool,
    /// The kind of its objects, if it is a field of objects.
    pub kind: Option<KindId>,
    /// Its value where nothing tells another: its type's zero, or nothing.
    pub zero: Value,
    /// Its declared default, if it is one of the constants.
    pub default: Option<Value>,
    /// Its declared default, if it must be computed.
    pub computed: Option<ExprId>,
    /// Where it is kept.
    pub cell: Cell,
    /// Whether its values are numbers.
    pub is_number: bool,
    /// Whether its values are sets.
    pub is_set: bool,
    /// Whether its values are levels.
    pub is_levels: bool,
}

/// A printed value.
#[derive(Clone, PartialEq, Debug)]
pub enum Fact {
    /// It is this.
    Value(Value),
    /// It is computed, as an X is.
    Computed(ExprId),
}

/// All fields.
#[derive(Debug)]
pub struct Fields {
    /// By field.
    pub infos: Vec<FieldInfo>,
    facts: Vec<Vec<(FieldId, Fact)>>,
    /// Those that go back every turn.
    pub turn_resets: Vec<FieldId>,
    /// How many are of players.
    pub player_fields: usize,
    /// How many are of the game.
    pub game_fields: usize,
}

impl Fields {
    /// Lays out the fields of a book.
    pub fn of(book: &Book, kinds: &Kinds, constants: &[Option<Value>]) -> Self {
        let constant = |id: ExprId| constants.get(id.index()).and_then(Clone::clone);
        let mut fields = Self {
            infos: Vec::new(),
            facts: Vec::new(),
            turn_resets: Vec::new(),
            player_fields: 0,
            game_fields: 0,
        };
        let cells = cells(book, kinds);
        for (field, cell) in book.fields.iter().zip(cells) {
            let cell = match (field.printed, field.of) {
                (true, _) => Cell::None,
                (false, FieldOf::Kind(_)) => cell,
                (false, FieldOf::Player) => {
                    fields.player_fields += 1;
                    Cell::Player(fields.player_fields - 1)
                }
                (false, FieldOf::Game) => {
                    fields.game_fields += 1;
                    Cell::Game(fields.game_fields - 1)
                }
            };
            if !field.printed && field.resets == Some(Reset::EveryTurn) {
                fields.turn_resets.push(FieldId(
                    u32::try_from(fields.infos.len()).unwrap_or(u32::MAX),
                ));
            }
            let info = FieldInfo {
                printed: field.printed,
                kind: match field.of {
                    FieldOf::Kind(kind) => Some(kind),
                    FieldOf::Player | FieldOf::Game => None,
                },
                zero: match &field.ty {
                    _ if field.maybe => Value::Nothing,
                    Type::Number => Value::Number(0),
                    Type::Truth => Value::Truth(false),
                    Type::Set(_) => Value::Set(Set::empty()),
                    Type::Levels(_) => Value::Levels(Levels::empty()),
                    _ => Value::Nothing,
                },
                default: None,
                computed: None,
                cell,
                is_number: field.ty == Type::Number,
                is_set: matches!(field.ty, Type::Set(_)),
                is_levels: matches!(field.ty, Type::Levels(_)),
            };
            let (default, computed) = match field.default.map(|id| (id, constant(id))) {
                None => (None, None),
                Some((id, Some(value))) => {
                    (fit(&info, book, id, value.clone()).or(Some(value)), None)
                }
                Some((id, None)) => (None, Some(id)),
            };
            fields.infos.push(FieldInfo {
                default,
                computed,
                ..info
            });
        }
        for card in &book.cards {
            let mut facts: Vec<(FieldId, Fact)> = card
                .facts
                .iter()
                .map(|(field, id)| {
                    let fact = match (constant(*id), fields.infos.get(field.index())) {
                        (Some(value), Some(info)) => {
                            Fact::Value(fit(info, book, *id, value.clone()).unwrap_or(value))
                        }
                        _ => Fact::Computed(*id),
                    };
                    (*field, fact)
                })
                .collect();
            facts.sort_by_key(|fact| fact.0);
            fields.facts.push(facts);
        }
        fields
    }

    /// What is printed on a card for a field.
    #[inline]
    pub fn fact(&self, card: CardId, field: FieldId) -> Option<&Fact> {
        let facts = self.facts.get(card.index())?;
        let found = facts.iter().find(|fact| fact.0 == field);
        found.map(|fact| &fact.1)
    }
}

/// Gives each stored field of objects a cell: after those of the kinds above its own, and shared with
/// fields of kinds beside it, because no object is of both.
fn cells(book: &Book, kinds: &Kinds) -> Vec<Cell> {
    let mut order: Vec<usize> = (0..book.fields.len()).collect();
    let of = |at: usize| match book.fields.get(at).map(|field| field.of) {
        Some(FieldOf::Kind(kind)) => Some(kind),
        _ => None,
    };
    let depth = |at: usize| {
        of(at).map_or(0, |kind| {
            (0..book.kinds.len())
                .filter(|above| kinds.is(kind, KindId(u32::try_from(*above).unwrap_or(u32::MAX))))
                .count()
        })
    };
    order.sort_by_key(|at| depth(*at));
    let mut taken: Vec<(KindId, u8)> = Vec::new();
    let mut cells = vec![Cell::None; book.fields.len()];
    for at in order {
        let (Some(kind), Some(field), Some(cell)) =
            (of(at), book.fields.get(at), cells.get_mut(at))
        else {
            continue;
        };
        if field.printed {
            continue;
        }
        let next = taken
            .iter()
            .filter(|(other, _)| kinds.is(kind, *other))
            .map(|(_, cell)| cell + 1)
            .max()
            .unwrap_or(0);
        *cell = match Codec::of(&field.ty) {
            Some(codec) if usize::from(next) < CELLS => {
                taken.push((kind, next));
                Cell::Record(next, codec)
            }
            _ => Cell::Side,
        };
    }
    cells
}

/// A constant as a value of a field: a list of names becomes levels where levels are kept.
fn fit(info: &FieldInfo, book: &Book, id: ExprId, value: Value) -> Option<Value> {
    if info.is_levels {
        return Some(Value::Levels(levels(book, id, &value)?));
    }
    if info.is_set && !matches!(value, Value::Set(_) | Value::Nothing) {
        return Some(Value::Set(Set::new(vec![value])));
    }
    None
}

/// Levels written as a list of names, in which a name may stand several times.
fn levels(book: &Book, id: ExprId, value: &Value) -> Option<Levels> {
    match (book.exprs.get(id.index())?, value) {
        (_, Value::Levels(levels)) => Some(levels.clone()),
        (_, Value::Symbol(symbol)) => Some(Levels::of(*symbol, 1)),
        (Expr::List(items), _) => {
            let mut bag: Vec<(SymbolId, i64)> = Vec::new();
            for item in items {
                match book.exprs.get(item.index())? {
                    Expr::Symbol(symbol) => bag.push((*symbol, 1)),
                    Expr::Arith(_, one, other) => {
                        match (book.exprs.get(one.index())?, book.exprs.get(other.index())?) {
                            (Expr::Symbol(symbol), Expr::Number(count))
                            | (Expr::Number(count), Expr::Symbol(symbol)) => {
                                bag.push((*symbol, *count));
                            }
                            _ => return None,
                        }
                    }
                    _ => return None,
                }
            }
            Some(Levels::from(bag))
        }
        (_, Value::Set(set)) => Some(Levels::from(
            set.iter()
                .filter_map(|member| match member {
                    Value::Symbol(symbol) => Some((*symbol, 1)),
                    _ => None,
                })
                .collect::<Vec<_>>(),
        )),
        _ => None,
    }
}

/// Adds the values of those expressions that are the same everywhere, from the first on that is not among them yet.
pub fn constants(book: &Book, texts: &Texts, known: &mut Vec<Option<Value>>) {
    known.reserve(book.exprs.len().saturating_sub(known.len()));
    for (at, expr) in (0_u32..).zip(&book.exprs).skip(known.len()) {
        let value = match expr {
            // What is not the same everywhere is most, and known at once.
            Expr::Nothing
            | Expr::Truth(_)
            | Expr::Number(_)
            | Expr::Text(_)
            | Expr::Title(_)
            | Expr::Symbol(_)
            | Expr::Kind(_)
            | Expr::Symbols(_)
            | Expr::List(_) => constant(book, texts, ExprId(at), 8),
            _ => None,
        };
        known.push(value);
    }
}

fn constant(book: &Book, texts: &Texts, id: ExprId, depth: u8) -> Option<Value> {
    let depth = depth.checked_sub(1)?;
    Some(match book.exprs.get(id.index())? {
        Expr::Nothing => Value::Nothing,
        Expr::Truth(truth) => Value::Truth(*truth),
        Expr::Number(number) => Value::Number(*number),
        Expr::Text(text) => Value::Text(texts.canonical(*text)),
        Expr::Title(title) => Value::Title(*title),
        Expr::Symbol(symbol) => Value::Symbol(*symbol),
        Expr::Kind(kind) => Value::Kind(*kind),
        Expr::Symbols(of) => {
            let list = &book.enums.get(of.index())?.symbols;
            Value::Set(list.iter().map(|symbol| Value::Symbol(*symbol)).collect())
        }
        Expr::List(items) => {
            let mut values = Vec::with_capacity(items.len());
            for item in items {
                let value = match book.exprs.get(item.index())? {
                    // A name with a count stands in lists that are read as levels.
                    Expr::Arith(..) => levels(book, id, &Value::Nothing).map(Value::Levels),
                    _ => constant(book, texts, *item, depth).filter(|value| !value.is_nothing()),
                };
                values.push(value?);
            }
            let items = values;
            match items.iter().find(|item| matches!(item, Value::Levels(_))) {
                Some(levels) => levels.clone(),
                None => Value::Set(Set::new(items)),
            }
        }
        _ => return None,
    })
}
