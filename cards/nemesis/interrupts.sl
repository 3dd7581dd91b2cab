set nemesis "Nemesis" released 2023

card "A Few Loose Ends" interrupt {
  property [Ins]
  not encoded "one sentence of its text cannot be read yet"
}

card "Change of Heart" interrupt {
  property [Nem]
  not encoded "one sentence of its text cannot be read yet"
}

card "Escape" interrupt {
  property [Nem]
  not encoded "one sentence of its text cannot be read yet"
}
