set mirror_mirror "Mirror, Mirror" released 2000

card "Alliance Nor" station universal {
  Cardassian
  30
  icons [KCA], [MQ]
  property [DS9]
  not encoded "its WEAPONS are 6"
  not encoded "2 sentences of its text cannot be read yet"
}

card "Klingon Empire Outpost" outpost universal {
  Klingon
  34
  icons [KCA], [MQ]
  property [DS9]
  seed one
  build where your [KCA] ENGINEER personnel
}

card "Mirror Terok Nor" station {
  Federation
  36
  icons [MQ], [TE]
  property [DS9]
  not encoded "its WEAPONS are 8"
  seeds at "Mirror Bajor"
  not encoded "3 sentences of its text cannot be read yet"
}

card "Terran Outpost" outpost universal {
  Federation
  28
  icons [MQ], [TE]
  property [DS9]
  seed one
  build where your [TE] ENGINEER personnel
  not encoded "one sentence of its text cannot be read yet"
}

card "Terran Rebellion HQ" headquarters {
  Federation
  54
  icons [MQ], [TE]
  property [DS9]
  traits homeworld
  not_duplicatable
  not encoded "2 sentences of its text cannot be read yet"
}
