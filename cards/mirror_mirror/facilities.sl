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

scenario "A place of the mirror universe is another than the one it mirrors" under r24
  cites r24 "11.5-mirror-correspond", "11.5-mirror-references" {
  given mission of one: "Alter Records"
  given mission of one: "Disrupt Alliance"
  given seed deck of one: "Mirror Terok Nor"
  when one seeds "Mirror Terok Nor" at "Alter Records"
  then refused
  when one seeds "Mirror Terok Nor" at "Disrupt Alliance"
  then "Mirror Terok Nor" in orbit of "Disrupt Alliance"
}

scenario "Whoever is of the other universe is not at home on a homeworld, though it has the same name" under r24
  cites r24 "11.5-mirror-homeworld" {
  given mission of one: "Alter Records"
  given mission of one: "Disrupt Alliance"
  given away team of one on "Alter Records": "Kira Nerys" version "Deep Space Nine", "Bareil"
  then "Kira Nerys" is at_home_on "Alter Records", not ("Bareil" is at_home_on "Alter Records")
  then "Bareil" is at_home_on "Disrupt Alliance", not ("Kira Nerys" is at_home_on "Disrupt Alliance")
}
