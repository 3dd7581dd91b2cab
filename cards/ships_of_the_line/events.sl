set ships_of_the_line "Ships of the Line" released 2023

card "48th Rule of Acquisition" event {
  icons [Rule]
  property [TNG]
  plays on your [Fer] ship
  not encoded "one sentence of its text cannot be read yet"
}

card "Astrometrics Lab" version "Ships of the Line" event {
  property [VOY]
  plays on your ship
  not encoded "one sentence of its text cannot be read yet"
}

card "Border Checkpoint" event {
  property [DS9]
  not encoded "2 sentences of its text cannot be read yet"
}

card "Versatile Vessel: Applied Science" event {
  property [TNG]
  not encoded "3 sentences of its text cannot be read yet"
}

card "Vulcan Observation" event {
  icons [Sch]
  property [ENT]
  not encoded "2 sentences of its text cannot be read yet"
}
