set the_neutral_zone "The Neutral Zone" released 2020

card "Ensign Tamara" personnel universal {
  Starfleet
  ENGINEER, Transporter Skill, Anthropology, Navigation, Biology
  7 / 8 / 6
  species human
  icons [22], [AU], [MQ], [Stf], [TE]
  property [ENT]
  traits female, teacher
  special download "Regenerate"
}
