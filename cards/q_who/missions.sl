set q_who "Q Who" released 2020

card "Examine Distant Sector" mission space {
  Federation, Romulan, Vidiian, Hirogen
  span 6; points 40
  not encoded "one sentence of its text cannot be read yet"
}
