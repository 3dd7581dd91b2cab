set nemesis "Nemesis" released 2023

card "Senate Chamber" headquarters {
  Romulan
  44
  property [Nem]
  seeds or plays on "Romulus"
  not_duplicatable
  not encoded "one sentence of its text cannot be read yet"
}
