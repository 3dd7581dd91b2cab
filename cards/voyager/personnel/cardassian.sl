set voyager "Voyager" released 2001

card "Seska" personnel {
  Cardassian, Kazon
  ENGINEER, Leadership, Treachery x2, Transporter Skill, SECURITY, Exobiology, Computer Skill
  2 / 9 / 6
  species cardassian_species
  icons [Cmd], [DQ]
  property [VOY]
  traits female, Kazon-Nistrim
}
