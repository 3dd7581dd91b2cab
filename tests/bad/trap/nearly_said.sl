// expect: 7
// wish: each of these says what can be written instead
set trial "Trial" released 1994

titles "Strange Door"

card "A Trial" objective { seeds on "Cloaked Mission" }
card "A Third Trial" event { plays on mission; while present with some [Maq] personnel with Treachery: your personnel here: STRENGTH +1 }
card "A Fourth Trial" event { plays on table; while some [AU] event with starts_with(title, "A"): your personnel: STRENGTH +1 }
card "A Fifth Trial" event { plays on table; your personnel cannot be affected }
card "A Sixth Trial" interrupt { plays to discard one card in hand of you then take one ship in discard_pile of you }
card "A Seventh Trial" interrupt { plays to single_out one your event in play for this by opponent }
card "An Eighth Trial" event { plays on table; doorway "Strange Door" cannot be played }
card "A Ninth Trial" event { plays on table; "Strange Door" doorway cannot be played }
