set warp_pack_emissary "Warp Pack: Emissary" released 2014

card "Herbert" personnel universal {
  Federation
  ENGINEER, Transporter Skill, Biology, Stellar Cartography
  6 / 7 / 6
  species human
  icons [Stf]
  property [TNG]
  traits male, Enterprise_related
}

card "Lieutenant Ballard" personnel universal {
  Federation
  SCIENCE, Exobiology, Physics
  7 / 6 / 5
  species human
  icons [Stf]
  property [TNG]
  traits female, support_personnel, teacher, Enterprise_related
  mentions "Data", "Lal"
}
