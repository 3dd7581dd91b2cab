//! Which cards a title means.

use crate::ask::evaluate::{Eval, Workspace};
use crate::fault::{Fault, FaultKind};
use crate::state::State;
use crate::value::{Ref, Value};
use spaceline_lang::tree::{CardId, TitleId};

/// Laws about titles that ask about titles may do so this deep.
const NESTED: u16 = 8;

impl Eval<'_> {
    /// Whether a title reference means an object: by the laws `covers` and `covers_any`, else if the
    /// titles are equal. The laws are asked about the printed card, so that the answer is the same
    /// for every copy and at every time, and is asked for once. What it costs is not counted.
    ///
    /// # Errors
    /// Faults of the laws.
    pub fn covers(&mut self, title: TitleId, object: Ref) -> Result<bool, Fault> {
        let Some(card) = self.rec(object).and_then(|rec| rec.card()) else {
            return Ok(false);
        };
        if let Some(covered) = self.program.covered(title, card) {
            return Ok(covered);
        }
        let covered = self.ask_covers(title, card)?;
        self.program.set_covered(title, card, covered);
        Ok(covered)
    }

    fn ask_covers(&mut self, title: TitleId, card: CardId) -> Result<bool, Fault> {
        let book = self.program.book();
        let Some(reference) = book.titles.get(title.index()) else {
            return Err(Fault::broken("such title"));
        };
        let Some(printed) = book.cards.get(card.index()) else {
            return Ok(false);
        };
        if let Some(version) = reference.version {
            let same = |one, other| self.program.text(one) == self.program.text(other);
            let exact = same(reference.title, printed.title)
                && printed.version.is_some_and(|own| same(own, version));
            return Ok(exact);
        }
        let law = if reference.any {
            book.laws.covers_any.or(book.laws.covers)
        } else {
            book.laws.covers
        };
        let Some(law) = law else {
            return Ok(self.program.text(reference.title) == self.program.text(printed.title));
        };
        // The answer may depend on nothing but the card, so the law finds a position in which there is
        // nothing else; and on nobody's fuel, because it is asked for once.
        if self.asking >= NESTED {
            return Err(FaultKind::Depth(NESTED).into());
        }
        let exhibit = State::exhibit(self.program, card, printed.kind);
        let mut work = Workspace::forgetful();
        let mut eval = Eval::new(self.program, &exhibit, &mut work);
        eval.asking = self.asking + 1;
        let shown = Value::Object(Ref {
            index: 0,
            generation: 0,
        });
        let answer = eval.call(
            law,
            &[Value::Title(title), shown],
            &Value::Nothing,
            &Value::Nothing,
        );
        match answer? {
            Value::Truth(truth) => Ok(truth),
            Value::Nothing => Ok(false),
            other => Err(Fault::mismatch("a truth", &other)),
        }
    }
}
