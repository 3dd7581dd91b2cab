set the_skys_the_limit "The Sky's the Limit" released 2013

card "Evade Borg Vessel" mission space {
  Federation, Romulan, Cardassian, Bajoran
  span 4; points 35
  traits nebula
  requires Stellar Cartography + Navigation + Leadership + CUNNING > 36
  not encoded "one sentence of its text cannot be read yet"
}

card "Foster New Collective" mission planet {
  Federation, Non-Aligned
  span 4; points 35
  traits asymmetric
  not encoded "one sentence of its text cannot be read yet"
}

card "Install Emotion Chip" mission planet {
  span 3; points 25
  any crew may attempt
  not encoded "one sentence of its text cannot be read yet"
}

card "Locate Terrorist Leader" mission planet {
  Federation, Cardassian, Bajoran
  span 4; points 35
  regions Valo Region
  requires Anthropology + SECURITY + Computer Skill + (Honor OR Treachery OR Resistance)
}
