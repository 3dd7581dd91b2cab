set nemesis "Nemesis" released 2023

card "Reman Dagger" equipment {
  property [Nem]
  traits blade_weapon, hand_weapon, Reman_title_related
  your personnel present: STRENGTH +1
  cumulative
  not encoded "one sentence of its text cannot be read yet"
}

card "Reman Disruptor Rifle" equipment {
  property [Nem]
  traits disruptor, hand_weapon, Reman_title_related
  while some your Reman personnel present, your personnel present: STRENGTH +3
  your Reman personnel present where it has SECURITY or it has Leadership: gains OFFICER
  cumulative
  not encoded "where no Reman is present it is still a weapon for others"
}

scenario "Remans with their rifle make the others strong, and their guards officers" under r24 cites r24 "gl equipment" {
  given mission of one: "Cloaked Mission"
  given away team of one on "Cloaked Mission": "Takket", "Reman Disruptor Rifle"
  then STRENGTH of "Takket" = printed STRENGTH of "Takket"
  given away team of one on "Cloaked Mission": "Jorvas", "Dralvak"
  then STRENGTH of "Takket" = printed STRENGTH of "Takket" + 3, "Jorvas" has OFFICER, not ("Dralvak" has OFFICER)
}

card "Reman Scepter" equipment {
  property [Nem]
  traits hand_weapon, Reman_title_related
  unique
  not encoded "one sentence of its text cannot be read yet"
}
