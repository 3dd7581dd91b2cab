set shades_of_gray "Shades of Gray" released 2011

card "Federation Flagship: Relaunched" incident {
  property [Nem]
  not encoded "4 sentences of its text cannot be read yet"
}

card "Holoprogram: Historical Poker Game" incident {
  property [TNG]
  not encoded "3 sentences of its text cannot be read yet"
}

card "Hotel Royale" incident {
  icons [AU]
  property [TNG]
  not encoded "one sentence of its text cannot be read yet"
}

card "maH nIv" incident {
  property [ENT]
  not encoded "one sentence of its text cannot be read yet"
}

card "Seductive Dance" incident {
  icons [Crime]
  property [TFF]
  plays on table
  not encoded "one sentence of its text cannot be read yet"
}

card "Warp Speed Transfer" incident {
  icons [Pursuit]
  property [ENT]
  plays on table
  unique
  not encoded "2 sentences of its text cannot be read yet"
}
