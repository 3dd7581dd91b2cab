set deep_space_nine "Deep Space Nine" released 1998

card "Cardassian Outpost" outpost universal {
  Cardassian
  32
  property [DS9]
  seed one
  build where your Cardassian ENGINEER personnel
}

card "Bajoran Outpost" outpost universal {
  Bajoran
  30
  property [DS9]
  seed one
  build where your Bajoran ENGINEER personnel
}

card "Central Command" headquarters {
  Cardassian
  44
  property [DS9]
  seeds or plays on "Cardassia Prime"
  not_duplicatable
  not encoded "one sentence of its text cannot be read yet"
}

card "Chamber of Ministers" headquarters {
  Bajoran
  36
  property [DS9]
  seeds or plays on "Bajor"
  not_duplicatable
  not encoded "2 sentences of its text cannot be read yet"
}

card "Klaestron Outpost" outpost universal {
  Federation, Cardassian
  24
  property [DS9]
  seed one
  build where your Klaestron ENGINEER personnel
}

card "Nor" station universal {
  Cardassian
  28
  property [DS9]
  not encoded "its WEAPONS are 4"
  seeds or plays at [Car] mission where it is not Bajor Region
}

card "Terok Nor" station {
  Cardassian
  34
  property [DS9]
  not encoded "its WEAPONS are 6"
  seeds at Bajor Region mission
  not encoded "one sentence of its text cannot be read yet"
}
