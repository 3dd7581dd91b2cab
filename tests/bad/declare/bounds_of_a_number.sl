// expect: 2
// wish: the least number stands first, then the greatest
rule trial cites r24 "1" {
  field fame: number of card printed from 9 to 1
  field shame: number of card printed from 1
}
