set live_long_and_prosper "Live Long and Prosper" released 2017

card "Kir'Shara" artifact {
  icons [22], [AU]
  property [ENT]
  traits Vulcan_related
  not encoded "2 sentences of its text cannot be read yet"
}
