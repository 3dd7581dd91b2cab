set voyager "Voyager" released 2001

card "Kazon Outpost" outpost universal {
  Kazon
  34
  icons [DQ]
  property [VOY]
  seeds or is built at [Kaz] or [NA] mission
  seed one
  build where your Kazon ENGINEER personnel
  special download "The Kazon Collective"
  not encoded "one sentence of its text cannot be read yet"
}

card "Nekrit Supply Depot" outpost universal {
  Non-Aligned
  32
  icons [DQ]
  property [VOY]
  not encoded "one sentence of its text cannot be read yet"
}

card "Vidiian Outpost" outpost universal {
  Vidiian
  34
  icons [DQ]
  property [VOY]
  seeds or is built at [Vid] or [NA] mission
  seed one
  build where your Vidiian ENGINEER personnel
  special download "The Vidiian Sodality"
}
