// The Borg and the rest.

set hard "Hard cases" released 2026

// 33. Skills that are shared: each has what the others have, theirs rest on his, and all come to rest.

rule hard_choirs cites hard "33" {
  noun choir_of (p: personnel) gives set of personnel means every x: personnel where spot(x) = spot(p) and x is universal
  noun shared_skills (p: personnel) gives set of skill means
    every s in symbols of skill where some x in choir_of(p) where level(s, skills of x) > 0
}
card "Chorister of Honor" personnel universal {
  Federation
  CIVILIAN, Honor
  5 / 5 / 5
  this: gains shared_skills(this)
}
card "Chorister of Law" personnel universal {
  Federation
  CIVILIAN, Law
  5 / 5 / 5
  this: gains shared_skills(this)
}

scenario "All in the choir have what each brings" under r24 cites r24 "10.1" {
  given mission of one: "Harbour"
  given away team of one on "Harbour": "Chorister of Honor", "Chorister of Law", "Minstrel"
  then "Chorister of Honor" has Law, "Chorister of Law" has Honor, "Chorister of Law" has Music
  then not ("Minstrel" has Honor)
}

// 34. A dilemma that brings others from a side deck, met as one.

rule hard_side_deck cites hard "34" {
  zone side_deck of player: ordered from top, seen by nobody
  verb flash (n: number) past flashed log "{n} flashes" {
    for each d in top_of(n, side_deck of opponent of attempter) {
      put d into faced face_up
      show d
      for each k in steps of d where k.what is something and k.need is nothing { follow k.what for d as attempter }
      discard d if d in faced
    }
  }
}
card "Strange Lights" dilemma planet space { flash number of personnel in team }
card "Green Flash" dilemma planet space { stop one personnel in team at random }
card "White Flash" dilemma planet space { opponent draws 1 }

scenario "As many flashes as there are people to see them" under r24 cites r24 "gl has a Q-Flash" {
  given mission of one: "Harbour"
  given away team of one on "Harbour": "Skipper", "Mate"
  given seeds of two under "Harbour": "Strange Lights"
  given put "Green Flash" of two into side_deck of two at bottom
  given put "White Flash" of two into side_deck of two at bottom
  given put another "White Flash" of two into side_deck of two at bottom
  given draw deck of two: "Cutlass"
  when one attempts "Harbour"
  random picks "Mate"
  then "Mate" is stopped, "Cutlass" in hand of two, another "White Flash" in side_deck of two, one solves "Harbour"
}

// 34. Groups that breed: a group splits in two when it is well fed.

rule hard_breeding cites hard "34" {
  field flock_size: number of personnel = 1
  verb breed (what: personnel) past bred log "{what} multiplies" { set flock_size of what to flock_size of what * 2 }
}
card "Gulls" personnel universal {
  Non-Aligned
  ANIMAL
  1 / 1 / 1
  at end of every turn: breed this if no personnel here with Music
  this: STRENGTH + flock_size of this
}

scenario "Gulls breed where nobody sings" under r24 cites r18 "trib-noncum" {
  given mission of one: "Harbour"
  given mission of one: "Far Shore"
  given away team of one on "Harbour": "Gulls"
  given away team of one on "Far Shore": another "Gulls", "Minstrel"
  given announce turn_ends(one)
  given announce turn_ends(two)
  then STRENGTH of "Gulls" = 5, STRENGTH of another "Gulls" = 2
}

// 35. What nobody controls moves at every turn's end, toward the far end and back, and strikes what it meets.

rule hard_prowlers cites hard "35" {
  clause prowls as hard_course says "Moves at the end of every turn."
  field course: number of ship = 1
  verb prowl (what: ship) past prowled log "{what} prowls" {
    let ahead be first m: mission in spaceline where position(m) = position(location of what) + course of what
    if ahead is nothing {
      set course of what to 0 - course of what
      let ahead be first m: mission in spaceline where position(m) = position(location of what) + course of what
    }
    if ahead is something { move what to ahead }
    for each s: ship where s != what and location of s = location of what { damage s }
  }
  when turn_ends (p: player) {
    for each s: ship where some k in hard_courses of s { prowl s }
  }
}
card "Ghost Ship" ship {
  Non-Aligned
  4 / 20 / 20
  prowls
}

scenario "The ghost ship goes to the end and turns, whoever's turn it is" under r24 cites r24 "11.1-self-control" {
  given mission of one: "Harbour"
  given mission of one: "Shoals"
  given ship of one at "Harbour": "Ghost Ship"
  given ship of two at "Harbour": "Longship"
  given announce turn_ends(one)
  then location of "Ghost Ship" = "Shoals", "Longship" is not damaged
  given announce turn_ends(two)
  then location of "Ghost Ship" = "Harbour", "Longship" is damaged
}

// 36. What is seeded in secret is judged when it is revealed.

scenario "A dilemma of the sea under land is out of play when it comes to light" under r24 cites r24 "7.2.4" {
  given mission of one: "Harbour"
  given away team of one on "Harbour": "Skipper"
  given seeds of two under "Harbour": "Undertow"
  when one attempts "Harbour"
  then "Undertow" in out_of_play of two, one solves "Harbour"
}

// 37. Who may look at what: one sees, the other does not; what chance took from a hand nobody is shown.

card "Spyglass" interrupt { plays to glance_at every card in hand of opponent }
card "Cutpurse" interrupt { plays to place_beneath one card in hand of opponent at random }

scenario "A look at a hand is for who looks" under r24 cites r24 "12.12" {
  given hand of one: "Spyglass"
  given hand of two: "Mate"
  then one does not see "Mate"
  when one plays "Spyglass"
  then one sees "Mate"
}

scenario "What chance took is shown to nobody" under r24 cites r24 "12.1" {
  given hand of one: "Cutpurse"
  given hand of two: "Mate", "Surgeon"
  when one plays "Cutpurse"
  random picks "Mate"
  then "Mate" in draw_deck of two, one does not see "Mate"
}
