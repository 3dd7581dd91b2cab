set deep_space_nine "Deep Space Nine" released 1998

card "Bo'rak" personnel {
  Klingon
  ENGINEER, Cybernetics, Transporter Skill, Astrophysics, Klingon Intelligence
  5 / 7 / 6
  species klingon_species
  icons [Stf]
  property [DS9]
  traits male, Deep_Space_9_related
}
