set broken_bow "Broken Bow" released 2017

card "Combat-Ready: Jury-Rig" interrupt {
  icons [AU]
  property [ENT]
  not encoded "2 sentences of its text cannot be read yet"
}

card "Combat-Ready: Tactical Reserve" interrupt {
  property [ENT]
  plays on your [Cmd] personnel
  not encoded "one sentence of its text cannot be read yet"
}

card "Klingon Border Patrol" interrupt {
  points 5
  property [ENT]
  traits Klingon_related
  not encoded "2 sentences of its text cannot be read yet"
}

card "Klingon Bounty" interrupt {
  property [ENT]
  traits Capturing_related, Klingon_related
  not encoded "2 sentences of its text cannot be read yet"
}
