set homefront_two "Homefront II" released 2011

card "Cold Warriors" interrupt {
  property [TUC]
  not encoded "one sentence of its text cannot be read yet"
}

card "Tactical Scan" interrupt {
  property [TNG]
  not encoded "one sentence of its text cannot be read yet"
}
