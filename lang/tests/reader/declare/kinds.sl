knid card
kind card {
  has points numbr
  has cost: numbr
  flag loud
  line pionts
  verb kill
}
kind ship of crad
kind upper of lower
kind lower of upper
zone hand of player: ordered from top
zone deck of playr: seen by nobody
zone shelf of player: ordered, seen by nobody
zone cupboard of player: ordered from behind, seen by nobody
field score: number
has x: number
