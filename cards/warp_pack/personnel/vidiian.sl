set warp_pack "Warp Pack" released 2017

card "Dr. Pel" personnel {
  Vidiian, Federation
  MEDICAL, Biology, Computer Skill, Honor, MEDICAL
  7 / 7 / 4
  icons [DQ], [Holo], [Stf]
  property [VOY]
  traits female
  names "Danara Pel"
  mentions "The Doctor"
  lovers "The Doctor"
  special download "Holoprogram: Make-Out Point"
}
