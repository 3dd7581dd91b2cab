set through_the_looking_glass "Through the Looking Glass" released 2016

card "Baze" personnel universal {
  Non-Aligned
  CIVILIAN, Anthropology, Archaeology, Music
  7 / 5 / 3
  species Halkan
  icons [AU], [MQ], [OS]
  property [TOS]
  traits male
}

card "Minister Tharn" personnel {
  Non-Aligned
  VIP
  8 / 7 / 2
  species Halkan
  icons [AU], [MQ], [OS]
  property [TOS]
  traits male, minister
  opposite_of "Tharn"
  not encoded "one sentence of its text cannot be read yet"
}
