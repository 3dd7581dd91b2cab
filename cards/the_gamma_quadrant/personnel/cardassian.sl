set the_gamma_quadrant "The Gamma Quadrant" released 2015

card "Enabran Tain" version "The Gamma Quadrant" personnel {
  Cardassian, Romulan
  VIP, Obsidian Order, Tal Shiar, Treachery x2, SECURITY
  2 / 10 / 5
  species cardassian_species
  icons [Cmd]
  property [DS9]
  traits male
  mentions "Elim Garak"
  special download "Combined Strike"
}

card "Turo" personnel universal {
  Cardassian
  MEDICAL, Obsidian Order, Transporter Skill
  6 / 7 / 7
  species cardassian_species
  icons [Stf]
  property [DS9]
  traits glinn, male, support_personnel
}
