set the_maquis "The Maquis" released 2014

card "Break Prisoner" mission planet {
  Romulan, Non-Aligned, Cardassian, Bajoran
  span 4; points 30
  regions Badlands Region
  traits asymmetric, Capturing_related
  not encoded "one sentence of its text cannot be read yet"
}

card "Divert Attention" mission space {
  Federation
  span 5; points 35
  regions Badlands Region
  requires Navigation x2 + Leadership + Treachery + CUNNING > 36
  not encoded "one sentence of its text cannot be read yet"
}

card "Expose Secret Buildup" mission space {
  Federation, Klingon, Cardassian, Bajoran
  span 4; points 40
  not encoded "one sentence of its text cannot be read yet"
}

card "Supply Terrorists" mission planet {
  Romulan, Non-Aligned, Bajoran, Ferengi
  span 2; points 35
  regions Demilitarized Zone
  requires Diplomacy + SECURITY + Acquisition + CUNNING > 36
}
