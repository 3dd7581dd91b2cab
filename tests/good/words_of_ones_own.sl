// alone
// The smallest pack of rules: kinds, a list, a place, a verb.
enum colour: red, green
kind card { has colours: set of colour printed }
kind boat of card plural boats
zone pile of player: ordered from top, seen by nobody, starts with "pile"
rule sinking cites trial "1" {
  verb sink (what: boat) past sunk log "{what} is sunk" { mark what as adrift }
  state adrift of boat { cannot be sunk }
}
