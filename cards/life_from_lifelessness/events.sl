set life_from_lifelessness "Life From Lifelessness" released 2010

card "45th Rule of Acquisition" event {
  icons [Rule]
  property [ENT]
  plays on your [Fer] ship
  not encoded "2 sentences of its text cannot be read yet"
}

card "Romulan \"Reunification\"" event {
  points 10
  property [TNG]
  not encoded "one sentence of its text cannot be read yet"
}
