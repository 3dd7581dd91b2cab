set paradise_lost "Paradise Lost" released 2022

card "Paradise City" outpost {
  Non-Aligned
  24
  icons [AU], [Films]
  property [TFF]
  not encoded "3 sentences of its text cannot be read yet"
}

card "Space Lab Regula I" station {
  Non-Aligned
  16
  commanders "Carol Marcus"
  icons [AU], [Films]
  property [TWOK]
  special download "Science Kit"
  not encoded "2 sentences of its text cannot be read yet"
  not encoded "its traits cannot be read yet"
}
