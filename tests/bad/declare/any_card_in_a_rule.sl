// expect: 1
// wish: from where
set trial "Trial" released 1994

rule trial cites r24 "1.1" {
  verb strip past stripped { discard one card }
  verb strip_hand past stripped_of_a_card { discard one card in hand of you }
}
