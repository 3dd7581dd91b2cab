set nemesis "Nemesis" released 2023

card "Senate Chamber" headquarters {
  Romulan
  44
  property [Nem]
  not_duplicatable
  not encoded "2 sentences of its text cannot be read yet"
}
