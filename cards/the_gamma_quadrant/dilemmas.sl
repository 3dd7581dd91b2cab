set the_gamma_quadrant "The Gamma Quadrant" released 2015

card "Close Call" dilemma planet {
  property [DS9]
  afterwards to get past Diplomacy x2 OR SECURITY x3
  not encoded "one sentence of its text cannot be read yet"
}

card "Incentive-Based Economics" dilemma space planet {
  property [DS9]
  to get past Honor + no SECURITY OR CIVILIAN + Anthropology + Diplomacy + Youth + 1 personnel with STRENGTH < 8
}

card "Inter Arma Enim Silent Leges" dilemma planet {
  property [DS9]
  to get past VIP + no Treachery OR SECURITY + Exobiology + Computer Skill + 1 personnel with INTEGRITY < 5
}

card "Nanobiogenic Fugitives" dilemma space planet {
  property [DS9]
  traits Harvester_Virus_related, Virus_related
  afterwards to get past Computer Skill x2 + Physics
  not encoded "one sentence of its text cannot be read yet"
}

card "Subspace Accident" dilemma space {
  property [DS9]
  traits SCIENCE_related
  not encoded "2 sentences of its text cannot be read yet"
}

card "The New Resistance" dilemma space {
  property [DS9]
  to get past Honor + no OFFICER OR Diplomacy + Leadership + Computer Skill + VIP + 1 personnel with CUNNING < 7
}

card "Underestimating the Founders" dilemma space planet {
  property [DS9]
  traits Capturing_related
  not encoded "2 sentences of its text cannot be read yet"
}
