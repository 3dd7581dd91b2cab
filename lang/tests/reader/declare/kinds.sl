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
field score: number
has x: number
