// expect: 2
// wish: how many of a symbol is a number; of an enumeration
enum hue: crimson, ochre
rule hues cites r24 "1.2" {
  noun (h: hue) of (c: card) gives truth means yes
  noun (n: number) of (c: card) gives number means n
}
