set broken_bow "Broken Bow" released 2017

card "A Miner Confrontation" dilemma planet {
  icons [BB]
  property [ENT]
  to get past 3 personnel with Leadership OR 3 personnel where classification of it = ENGINEER
}

card "Authorized Access Only" dilemma space {
  icons [BB]
  property [ENT]
  to get past 3 personnel with Acquisition OR 3 personnel where classification of it = OFFICER
}

card "Contaminating a Culture" dilemma planet {
  points -7
  property [ENT]
  not encoded "2 sentences of its text cannot be read yet"
}

card "Defrosted Menace" dilemma planet {
  countdown 3
  icons [BO]
  property [ENT]
  traits SCIENCE_related
  unless Biology x2 + Archaeology x2 + SCIENCE x2: place this on attempted_mission
  not encoded "one sentence of its text cannot be read yet"
}

card "Faux Pas" dilemma space planet {
  icons [BB]
  property [ENT]
  to get past 3 personnel with Diplomacy OR 3 personnel where classification of it = VIP
}

card "MACO Encounter" dilemma planet {
  property [ENT]
  discard_dilemma
  not encoded "2 sentences of its text cannot be read yet"
}

card "Preoccupied" dilemma space {
  countdown 3
  property [ENT]
  place this on attempting_ship
  not encoded "one sentence of its text cannot be read yet"
}

card "Quantum Leap" dilemma space planet {
  icons [AU]
  property [ENT]
  to get past SECURITY + Archaeology x2
  not encoded "one sentence of its text cannot be read yet"
}

card "Rock People" dilemma planet {
  icons [BB]
  property [ENT]
  traits SCIENCE_related
  to get past 3 personnel with Geology OR 3 personnel where classification of it = SCIENCE
}

card "Silent Enemy" dilemma space {
  icons [AU], [Self]
  property [ENT]
  not encoded "2 sentences of its text cannot be read yet"
  not encoded "what the list says under Cun/Wpn cannot be read yet"
  not encoded "what the list says under Int/Rng cannot be read yet"
  not encoded "what the list says under Str/Shd cannot be read yet"
}

card "Stand-Off" dilemma space planet {
  icons [BB]
  property [ENT]
  to get past 3 personnel with Anthropology OR 3 personnel where classification of it = SECURITY
}

card "Symbalene Blood Burn" dilemma space planet {
  countdown 4
  property [ENT]
  kill one personnel in team at random
  not encoded "2 sentences of its text cannot be read yet"
}

card "The Ghost of Cyrus Ramsey" dilemma space {
  icons [BB]
  property [ENT]
  traits MEDICAL_related
  to get past 3 personnel with Transporter Skill OR 3 personnel where classification of it = MEDICAL
}

card "Xindi Test Strike" dilemma planet {
  icons [AU]
  property [ENT]
  not encoded "2 sentences of its text cannot be read yet"
}
