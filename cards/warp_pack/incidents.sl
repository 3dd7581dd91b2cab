set warp_pack "Warp Pack" released 2017

card "HQ: Executive Orders" incident {
  property [TVH]
  not encoded "3 sentences of its text cannot be read yet"
}
