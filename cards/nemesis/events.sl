set nemesis "Nemesis" released 2023

card "Oppression of the Remans" event {
  property [Nem]
  not encoded "one sentence of its text cannot be read yet"
}

card "Personal Demons" event {
  icons [HA]
  property [Nem]
  seeds or plays on table
  not encoded "one sentence of its text cannot be read yet"
}

card "Versatile Vessel: Crew Transport" event {
  property [Gen]
  not encoded "one sentence of its text cannot be read yet"
}
