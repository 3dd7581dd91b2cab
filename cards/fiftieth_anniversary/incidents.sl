set fiftieth_anniversary "50th Anniversary" released 2016

card "Combined Task Force" incident {
  icons [RC]
  property [DS9]
  plays on table
  when played: you may download "Treaty: Federation/Klingon"
  not encoded "3 sentences of its text cannot be read yet"
}

card "The Warp Five Program" incident {
  property [ENT]
  seeds or plays on "Seat of Starfleet"
  not encoded "4 sentences of its text cannot be read yet"
}
