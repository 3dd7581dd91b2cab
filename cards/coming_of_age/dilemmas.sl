set coming_of_age "Coming of Age" released 2018

card "Nagilum: Test Subjects" dilemma space {
  countdown 3
  property [TNG]
  traits SCIENCE_related
  place this on attempting_ship
  cure with SCIENCE x2 + Diplomacy + Physics OR some "Auto-Destruct Sequence" on host
  not encoded "one sentence of its text cannot be read yet"
}
