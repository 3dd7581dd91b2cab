set homefront_six "Homefront VI" released 2015

card "A Second Chance at Life" event {
  property [TNG]
  not encoded "2 sentences of its text cannot be read yet"
}

card "Cellular Peptide Cake" event {
  property [TNG]
  plays on table
  not encoded "2 sentences of its text cannot be read yet"
}

card "Line of Defense" event {
  property [DS9]
  plays on table
  not encoded "one sentence of its text cannot be read yet"
}
