set voyager "Voyager" released 2001

card "Kazon Outpost" outpost universal {
  Kazon
  34
  icons [DQ]
  property [VOY]
  not encoded "3 sentences of its text cannot be read yet"
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
  not encoded "2 sentences of its text cannot be read yet"
}
