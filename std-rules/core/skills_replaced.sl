// A few cards take every skill from somebody, and leave him some that a player picks.

rule replaced_skills cites r24 "g frame of mind" {
  // Any regular skill, or a classification other than ANIMAL, may be picked.
  noun regular_skills gives set of skill means [OFFICER, ENGINEER, MEDICAL, SCIENCE, SECURITY, VIP, CIVILIAN, Acquisition,
    Anthropology, Archaeology, Astrophysics, Barbering, Biology, Cantankerousness, Computer Skill, Cybernetics, Diplomacy,
    Empathy, Exobiology, FCA, Geology, Greed, Guramba, Honor, Klingon Intelligence, Law, Leadership, Memory Omega,
    Mindmeld, Miracle Worker, Music, Navigation, Obsidian Order, Orion Syndicate, Physics, Resistance, Section 31,
    Smuggling, Starfleet Intelligence, Stellar Cartography, Tal Shiar, Transporter Skill, Treachery, V'Shar, Youth]

  field skills_left: set of skill of dilemma
  verb reframe (with_card: dilemma) past reframed log "{by} picks the two skills that {with_card} leaves" {
    let first_skill be one of regular_skills
    let second_skill be one of (every s in regular_skills where s != first_skill)
    set skills_left of with_card to [first_skill, second_skill]
  }

  // Special skills are skills too: their text is silent while such a card is on the personnel.
  state without_special_skills of personnel means some d: dilemma in attached of this where size(skills_left of d) > 0
}
