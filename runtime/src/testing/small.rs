//! A small game: people, ships that carry them, and things that lie on them.

use super::maker::Maker;
use spaceline_lang::tree::*;

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
