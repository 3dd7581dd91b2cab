set warp_pack "Warp Pack" released 2017

card "Hiram Roth" personnel {
  Federation
  VIP, Leadership x2
  7 / 5 / 4
  species human
  icons [AU], [Films]
  property [TVH]
  traits male, president
  special download "HQ: Executive Orders"
  not encoded "one sentence of its text cannot be read yet"
}
