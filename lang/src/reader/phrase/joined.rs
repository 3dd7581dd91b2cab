//! Traps of what `and` and `or` join: what one part says could be said of all of them; and how far a `where` reaches.
//! It takes all that follows it, so what stands last in it has to speak of the member: otherwise a reader of the page
//! would end it before.

use super::resolver::{Resolver, Row};
use super::select::{Many, Sel};
use super::value::Val;
use crate::phrase::token::Class as Token;
use crate::phrase::tree::{NodeId, Shape};
use crate::reader::{Cx, Read, Setting, TrapError, UnclearError};
use crate::span::Span;
use crate::tree::{FieldId, Type};
use crate::vocabulary::Class;

/// Whether a part says where, or when, and where the part stands.
pub(super) type Said = Option<(bool, Span)>;

impl Cx<'_> {
    /// Refuses a `where` that ends in `and` and what does not speak of the member, if the answer would be
    /// another were that outside.
    pub(super) fn ends_in_itself(&mut self, sel: &Sel) -> Read<()> {
        match sel.past.clone() {
            Some(past) => Err(self.report(past)),
            None => Ok(()),
        }
    }

    /// The same where it is asked whether there are as many as the selection says.
    pub(super) fn truth_ends_in_itself(&mut self, sel: &Sel) -> Read<()> {
        match sel.many {
            Many::No | Many::UpTo(_) => self.ends_in_itself(sel),
            _ => Ok(()),
        }
    }
}

impl<'w> Resolver<'_, '_, 'w> {
    /// Refuses it where what seems to stand outside would be joined to something else.
    pub(super) fn val_ends_in_itself(&mut self, val: &Val) -> Read<()> {
        match val {
            Val::Many(sel) => self.ends_in_itself(sel),
            _ => Ok(()),
        }
    }

    /// Whether a selection that is a condition by itself says where its members are.
    pub(super) fn says_where(&self, val: &Val) -> Said {
        match val {
            Val::Many(sel) if self.env.setting == Setting::Card => Some((sel.placed, sel.span)),
            _ => None,
        }
    }

    /// Whether a condition of what has happened says when it was.
    pub(super) fn says_when(&self, part: NodeId) -> Said {
        let time = match self.shape(part) {
            Shape::Clause if !self.part(part, 1).is_some() => self.part(part, 4),
            Shape::Was => self.part(part, 3),
            _ => return None,
        };
        let card = self.env.setting == Setting::Card;
        card.then(|| (time.is_some(), self.place(part)))
    }

    /// Refuses `some A and some B here`, `you VERBed A and you VERBed B this turn`: what one of them says could be
    /// said of both.
    pub(super) fn all_say(
        &mut self,
        before: &mut Said,
        now: Said,
        told: fn(Span, Span) -> TrapError,
    ) -> Read<()> {
        let Some((says, here)) = now else {
            return Ok(());
        };
        match before.replace((says, here)) {
            Some((said, there)) if said && !says => Err(self.report(told(here, there))),
            Some((said, there)) if says && !said => Err(self.report(told(there, here))),
            _ => Ok(()),
        }
    }

    /// Refuses `some A and some B is stopped`: what is asked of the last could be asked of both.
    pub(super) fn all_say_what(&mut self, before: Said, part: NodeId) -> Read<()> {
        let subject = self.part(part, 0);
        let asked = matches!(self.shape(part), Shape::Is | Shape::Has);
        let (Some((false, first)), true) = (before, asked) else {
            return Ok(());
        };
        let several = self.row_parts(subject).is_some_and(|row| {
            let first = row.adjectives.first().or(row.heads.first());
            let class = first.and_then(|first| self.class_of(*first));
            row.quantity.is_some()
                || matches!(
                    class,
                    Some(
                        Class::Kind(..) | Class::Adjective(_) | Class::Symbol(_) | Class::State(_)
                    )
                )
        });
        if !several {
            return Ok(());
        }
        let span = self.end(subject).here();
        Err(self.report(TrapError::SaidOfLast { span, first }))
    }

    /// A row that is one symbol, and what stands behind it.
    fn symbol_alone(&self, part: NodeId) -> Option<Row<'w>> {
        let row = self.row_parts(part)?;
        let [symbol] = row.adjectives else {
            return None;
        };
        let symbol = matches!(self.class_of(*symbol), Some(Class::Symbol(_)));
        (symbol && row.heads.is_empty()).then_some(row)
    }

    /// Refuses `some A or B in FIELD`, `A or B in FIELD`, `no A in FIELD` of symbols: each is asked for by itself.
    pub(super) fn one_in_a_list(&mut self, parts: &[NodeId], or: bool) -> Read<()> {
        let rows: Option<Vec<Row<'_>>> =
            parts.iter().map(|part| self.symbol_alone(*part)).collect();
        let Some((last, others)) = rows.as_deref().and_then(<[Row<'_>]>::split_last) else {
            return Ok(());
        };
        let first = others.first().unwrap_or(last);
        let [post] = last.posts else {
            return Ok(());
        };
        let (word, list) = (self.part(*post, 0), self.part(*post, 1));
        let one = others.is_empty() && !first.quantity.is_some();
        if one
            || others.iter().any(|row| !row.posts.is_empty())
            || !self.is_word(word, "in")
            || !self.names_a_list(list)
        {
            return Ok(());
        }
        let list = self.written(list);
        let symbols = others.iter().chain([last]).flat_map(|row| row.adjectives);
        let ways: Vec<String> = symbols
            .map(|symbol| format!("{} in {list}", self.written(*symbol)))
            .collect();
        let way = ways.join(if or { " or " } else { " and " });
        let way = match self.token(first.quantity) {
            Some(Token::NoWord | Token::No) => format!("not ({way})"),
            _ => way,
        };
        let span = self.place(first.id).to(self.place(last.id));
        Err(self.report(UnclearError::InAList { way, span }))
    }

    /// Whether a row is a field that holds several symbols.
    fn names_a_list(&self, list: NodeId) -> bool {
        let Some([head]) = self.row_parts(list).map(|row| row.heads) else {
            return false;
        };
        let word = match self.shape(*head) {
            Shape::Of => self.part(*head, 0),
            _ => *head,
        };
        let holds = |field: &FieldId| match self.field_type(*field) {
            Type::Levels(_) => true,
            Type::Set(member) => matches!(*member, Type::Symbol(_)),
            _ => false,
        };
        matches!(self.class_of(word), Some(Class::Field(fields)) if fields.iter().any(holds))
    }
}
