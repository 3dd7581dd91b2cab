set cold_front "Cold Front" released 2018

card "Arik Soong" personnel {
  Non-Aligned, Starfleet
  MEDICAL, Biology x2, Archaeology, Treachery x2, Cybernetics
  4 / 10 / 3
  species human
  icons [22], [AU], [Stf]
  property [ENT]
  traits Capturing_related, Khan_related, male
  mentions "Khan"
  not encoded "one sentence of its text cannot be read yet"
}

card "E'Lis" personnel universal {
  Non-Aligned
  MEDICAL, Leadership, Physics, Exobiology
  5 / 7 / 5
  species humanoid
  icons [22], [AU], [Stf]
  property [ENT]
  traits female, nurse
}

card "Feezal Phlox" personnel {
  Non-Aligned
  ENGINEER, SCIENCE, Physics x2
  7 / 8 / 4
  species Denobulan
  icons [22], [AU], [Stf]
  property [ENT]
  traits female
  mentions "Phlox", "Charles Tucker III"
  lovers "Phlox"
  not encoded "one sentence of its text cannot be read yet"
}

card "Jaya" personnel universal {
  Non-Aligned
  CIVILIAN, ENGINEER, Navigation, Greed, Youth
  3 / 9 / 9
  species human
  icons [22], [AU]
  property [ENT]
  traits augment, female, Khan_related
  mentions "Khan", "Arik Soong", "Malik", "Raakin"
}

card "Jonathan Archer" version "Cold Front" personnel {
  Non-Aligned
  CIVILIAN, OFFICER, Biology, Honor, SCIENCE, Diplomacy, Archaeology
  8 / 7 / 8
  species human
  icons [22], [AU], [Cmd]
  property [ENT]
  traits captain, male, temporal_agent, Temporal_agent_related
  mentions "Daniels", "T'Pol"
}

card "Lissan" personnel {
  Non-Aligned
  VIP, Leadership, Law, Empathy x2, Diplomacy
  8 / 7 / 4
  species Aenar
  icons [22], [AU]
  property [ENT]
  traits female, minister
  not encoded "one sentence of its text cannot be read yet"
}

card "N'Rana" personnel universal {
  Non-Aligned
  OFFICER, Astrophysics, Stellar Cartography
  5 / 5 / 6
  species Tarkalean, borg_species
  icons [22], [AU], [Com], [Stf]
  property [ENT]
  traits female
  not encoded "one sentence of its text cannot be read yet"
}

card "Parrec-Sut" personnel universal {
  Non-Aligned
  SECURITY, SCIENCE, Transporter Skill, Computer Skill
  4 / 4 / 9
  species Orion
  icons [22], [AU], [Stf]
  property [ENT]
  traits male
  mentions "Harrad-Sar"
}

card "Raakin" personnel {
  Non-Aligned
  CIVILIAN, Stellar Cartography, Archaeology, Navigation, Transporter Skill
  7 / 8 / 11
  species human
  icons [22], [AU], [Cmd]
  property [ENT]
  traits augment, Khan_related, male
  mentions "Persis", "Arik Soong", "Khan", "Malik"
  lovers "Persis"
}

card "Riaan" personnel {
  Non-Aligned
  MEDICAL, Biology, SCIENCE, Honor
  8 / 7 / 4
  species Akaali
  icons [22], [AU]
  property [ENT]
  traits female
  mentions "Jonathan Archer"
  lovers "Jonathan Archer"
  not encoded "one sentence of its text cannot be read yet"
}

card "Sarin" personnel {
  Non-Aligned
  SECURITY, Empathy, Youth, Anthropology, MEDICAL
  8 / 6 / 7
  species Suliban
  icons [22], [AU], [Cmd]
  property [ENT]
  traits Capturing_related, dissident, female, genetically_enhanced, shape_shifter, temporal_agent, Temporal_agent_related
  mentions "Klaang", "Silik"
  special download "Caught Red-Handed"
}
