set resistance_is_futile "Resistance is Futile" released 2011

card "Mission Briefing PADD" equipment {
  property [FC]
  unique
  not encoded "2 sentences of its text cannot be read yet"
}
