set pre_warp_pack "Pre-Warp Pack" released 2017

card "Kolinahr" incident {
  property [TMP]
  seeds or plays on "Vulcan"
  not encoded "4 sentences of its text cannot be read yet"
}

card "Vulcan Database" incident {
  property [ENT]
  not encoded "one sentence of its text cannot be read yet"
}
