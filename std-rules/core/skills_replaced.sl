// A few cards take every skill from somebody, and leave him some that a player picks.

rule replaced_skills cites r24 "gl Frame of Mind" cites faq95 "3.2-frame" cites r18 "animal-no-select", "animal-not-skill",
  "notinplay-selected-skills" {
  // Any regular skill, or a classification other than ANIMAL, may be picked.
  /// The skills that may be picked: all regular skills and classifications but ANIMAL.
  noun regular_skills gives set of skill means every s in symbols of skill where s != ANIMAL

  /// All classifications but ANIMAL.
  noun service_classifications gives set of skill means [OFFICER, ENGINEER, MEDICAL, SCIENCE, SECURITY, VIP, CIVILIAN]
  /// The gender that was selected for a personnel who may have several.
  field selected_gender: trait of personnel
  /// Selects a gender for a personnel.
  verb select_gender (t: trait) for (c: personnel) past gender_selected { set selected_gender of c to t }

  /// The skills that a card leaves to its personnel in place of all others.
  field skills_left: set of skill of card
  /// The player picks the two skills that a card leaves to its personnel.
  verb reframe (with_card: card) past reframed log "{by} picks the two skills that {with_card} leaves" {
    let first_skill be one of regular_skills
    let second_skill be one of (every s in regular_skills where s != first_skill)
    set skills_left of with_card to [first_skill, second_skill]
  }

  // Special skills are skills too: their text is silent while such a card is on the personnel.
  /// A personnel whose special skills do not work, because a card has replaced all his skills.
  state without_special_skills of personnel means some d in attached of this where size(skills_left of d) > 0
}
