// Skills that somebody selects: any of those that there were, and any classification but ANIMAL.

amend rule replaced_skills cites cr98 "select-skill", "select-list" {
  replace noun regular_skills gives set of skill cites cr98 "select-skill", "select-list" means
    [CIVILIAN, ENGINEER, MEDICAL, OFFICER, SCIENCE, SECURITY, VIP, Acquisition, Anthropology, Archaeology, Astrophysics, Barbering, Biology,
    Cantankerousness, Computer Skill, Cybernetics, Diplomacy, Empathy, Exobiology, FCA, Geology, Greed, Honor, Klingon Intelligence,
    Leadership, Mindmeld, Miracle Worker, Music, Navigation, Obsidian Order, Physics, Stellar Cartography, Tal Shiar, Transporter Skill,
    Treachery, Youth]
}
