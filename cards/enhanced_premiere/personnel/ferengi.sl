set enhanced_premiere "Enhanced Premiere" released 2000

card "The Trois" dual_personnel {
  Ferengi, Federation
  VIP, Empathy x2, Diplomacy
  CIVILIAN, Diplomacy, Empathy
  6 / 7 / 3
  7 / 6 / 4
  persons "Lwaxana", "Deanna"
  downloaders "Lwaxana", "Deanna"
  species Betazoid, human
  property [TNG]
  traits Capturing_related, female
  names "Lwaxana Troi", "Deanna Troi"
  mentions "Tog"
  not encoded "where several are chosen it is one personnel"
  special download "Wolf"
  special download "Plexing"
}
