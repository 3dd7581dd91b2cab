set metamorphosis "Metamorphosis" released 2018

card "Curator Quarren" personnel {
  Non-Aligned
  SCIENCE, Archaeology x2, Computer Skill x2
  8 / 8 / 4
  species Kyrian
  icons [AU], [DQ]
  property [VOY]
  traits future_native, male
  mentions "E.M.H."
  special download "Holo-Projectors"
  not encoded "one sentence of its text cannot be read yet"
}

card "Sarda" personnel {
  Non-Aligned, Ferengi
  CIVILIAN, Anthropology, Honor, Law
  7 / 5 / 5
  species humanoid
  property [DS9]
  traits dabo_girl, female
  mentions "Quark"
  special download "Intuition"
}

card "Togaran" personnel universal {
  Non-Aligned
  OFFICER, SECURITY, Honor, Leadership, Transporter Skill
  7 / 6 / 7
  species Tamarian
  icons [Cmd]
  property [TNG]
  traits male
  mentions "Dathon", "Kiteo", "Mirab", "Picard", "Temba"
}
