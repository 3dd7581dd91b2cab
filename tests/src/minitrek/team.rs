//! A crew taken together: what it can do.

use super::cards::{CardId, Dilemma, Facts, Mission, Player};
use super::state::{Place, State};
use super::table::{ByAttribute, BySkill};

/// The skills and attributes of a crew, added up.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Team {
    /// How many people are in it.
    pub size: u16,
    /// How many times it has each skill.
    pub skills: BySkill<u8>,
    /// Its total of each attribute.
    pub attributes: ByAttribute<u16>,
}

impl Team {
    /// The crew of a ship as it is now, events counted in (rules 5.1 and 5.2).
    pub fn of(state: &State, player: Player, ship: CardId) -> Self {
        let mut team = Self::default();
        for member in state.crew(player, ship) {
            let Facts::Person(person) = &state.deal.facts[member] else {
                continue;
            };
            team.size += 1;
            for (total, printed) in team.skills.iter_mut().zip(person.skills.iter()) {
                *total += printed;
            }
            for (total, printed) in team.attributes.iter_mut().zip(person.attributes.iter()) {
                *total += printed;
            }
        }
        let events =
            CardId::events(player).filter(|&event| state.cards[event].place == Place::Table);
        let bonus = team.size * events.count() as u16;
        for total in team.attributes.iter_mut() {
            *total += bonus;
        }
        team
    }

    /// Whether the team gets past a dilemma (rule 6.4).
    pub fn passes(&self, dilemma: &Dilemma) -> bool {
        let (attribute, over) = dilemma.over;
        dilemma.skills.iter().all(|&skill| self.skills[skill] >= 1)
            || self.attributes[attribute] > over
    }

    /// Whether the team solves a mission (rule 6.6).
    pub fn solves(&self, mission: &Mission) -> bool {
        let (attribute, over) = mission.over;
        let skilled = mission
            .skills
            .iter()
            .any(|&(skill, n)| self.skills[skill] >= n);
        skilled && self.attributes[attribute] > over
    }
}
