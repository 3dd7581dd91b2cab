set blaze_of_glory "Blaze of Glory" released 1999

card "Access Denied" incident {
  icons [HA], [Ref]
  property [FC]
  seeds or plays on table
  not encoded "2 sentences of its text cannot be read yet"
}

card "Blood Oath" incident {
  property [DS9]
  plays on personnel where it is not Borg and INTEGRITY of it < 8 and not (it has Honor)
  plays on table
  at start of each turn, if host is personnel and one_chosen of this is nothing: single_out host for this
  while one_chosen of this is something: host: gains red_left
  instead of you draw, if normal_draw and this in table of you and some your personnel where it sworn_for you:
    you may ((download_or_take (one "I.K.C. Ning'tao" or "I.K.C. Lukara" or "I.K.C. Gr'oth" or "Bat'leth" or "Blood Oath")
      to places_of_oath(you) or download_or_take (one personnel where red_right in nemesis_icons of it) to places_of_oath(you))
      then (draw 1 if size(fetched of you) = 0))
  not encoded "all who bear the red icon that points left lose their first-listed skill"
}

// Two of one player's who point the same way, together.
rule oaths cites r24 "10.2.9" {
  relation (p: personnel) sworn_for (o: player) means
    controller of p = o and red_right in nemesis_icons of p and not (p is unusable)
    and some q: personnel where q != p and controller of q = o and red_right in nemesis_icons of q and not (q is unusable)
    and q is present_with p
  noun places_of_oath (o: player) gives set of card means
    every c: card where some p: personnel where p sworn_for o and location of c = location of p
}

scenario "It is played on somebody of little integrity and no honor, and marks him from the start of its player's next turn on" under r24
  cites r24 "10.2.9", "12.2" {
  given mission of one: "Acquire Surplus Ships"
  given away team of two on "Acquire Surplus Ships": "Zegov" of two, "Kurak" of two, "T'Pan" of two, "Thirteen of Nineteen" of two
  given hand of one: "Blood Oath", another "Blood Oath", "Kor"
  given turn of one
  given plays_left of one = 2
  when one plays "Blood Oath" on "Kurak"
  then refused because r24 "6.2"
  when one plays "Blood Oath" on "T'Pan"
  then refused because r24 "6.2"
  when one plays "Blood Oath" on "Thirteen of Nineteen"
  then refused because r24 "6.2"
  when one plays "Blood Oath" on "Zegov"
  then "Blood Oath" in attached of "Zegov", not ("Kor" is nemesis_of "Zegov")
  given next_turn two
  given announce turn_begins(two)
  then not ("Kor" is nemesis_of "Zegov")
  given next_turn one
  given announce turn_begins(one)
  then "Kor" is nemesis_of "Zegov", not ("Kor" is nemesis_of "Kurak")
}

scenario "In place of the draw at the end of the turn one of them comes to where they are" under r24 cites r24 "6.5.4-in-place-of-draw" {
  given mission of one: "Acquire Surplus Ships"
  given table of one: "Blood Oath"
  given away team of one on "Acquire Surplus Ships": "Kor", "Kang"
  given draw deck of one: "Davies", "Koloth", "Bat'leth", "Lopez"
  given whole turn of one at stage orders
  one passes
  one accepts
  one chooses way 2
  one chooses "download it into play"
  then "Koloth" in surface of "Acquire Surplus Ships", size(hand of one) = 0
}

scenario "It may be taken to the hand as well" under r24 cites r24 "6.5.4-in-place-of-draw" {
  given mission of one: "Acquire Surplus Ships"
  given table of one: "Blood Oath"
  given away team of one on "Acquire Surplus Ships": "Kor", "Kang"
  given draw deck of one: "Davies", "Koloth", "Bat'leth", "Lopez"
  given whole turn of one at stage orders
  one passes
  one accepts
  one chooses way 1
  one chooses "download it to your hand"
  one chooses "Bat'leth"
  then "Bat'leth" in hand of one, size(hand of one) = 1
}

scenario "Whoever has sworn alone draws as ever, and so does whoever is far from the other, or has them unconscious" under r24
  cites r24 "10.2.3" {
  given mission of one: "Acquire Surplus Ships"
  given ship of one at "Acquire Surplus Ships": "I.K.C. Lukara"
  given crew of one on "I.K.C. Lukara": "Kang"
  given table of one: "Blood Oath"
  given away team of one on "Acquire Surplus Ships": "Kor"
  given draw deck of one: "Davies", "Koloth", "Bat'leth", "Lopez"
  given whole turn of one at stage orders
  one passes
  then "Davies" in hand of one, "Koloth" in draw_deck of one
}

scenario "Where there is nobody to bring, no draw is forfeited" under r24 cites r24 "gl actions - step 1", "6.5.4-invalid" {
  given mission of one: "Acquire Surplus Ships"
  given table of one: "Blood Oath"
  given away team of one on "Acquire Surplus Ships": "Kor", "Kang"
  given draw deck of one: "Davies", "Lopez"
  given whole turn of one at stage orders
  one passes
  one accepts
  one chooses way 2
  one chooses "download it into play"
  then size(hand of one) = 1, size(draw_deck of one) = 1
}

scenario "Another draw is not replaced" under r24 cites r24 "gl card draw" {
  given mission of one: "Acquire Surplus Ships"
  given table of one: "Blood Oath"
  given away team of one on "Acquire Surplus Ships": "Kor", "Kang"
  given draw deck of one: "Davies", "Koloth", "Bat'leth", "Lopez"
  given one draws 1
  then "Davies" in hand of one, size(hand of one) = 1
}

card "Captured" incident {
  icons [HA]
  property [TNG]
  traits Capturing_related
  not encoded "one sentence of its text cannot be read yet"
}

card "Intruder Alert!" incident {
  icons [HA], [Ref]
  property [DS9]
  traits Capturing_related
  not encoded "2 sentences of its text cannot be read yet"
}

card "Long Live the Queen" incident {
  icons [HA]
  property [FC]
  traits Capturing_related
  not encoded "one sentence of its text cannot be read yet"
}

card "Prisoner Exchange" incident {
  icons [HA]
  property [DS9]
  traits Capturing_related
  seeds or plays on table
  not encoded "2 sentences of its text cannot be read yet"
}

card "Scanner Interference" incident {
  icons [HA], [Ref]
  property [DS9]
  seeds or plays on table
  not encoded "3 sentences of its text cannot be read yet"
}

card "Sniper" incident {
  icons [HA]
  property [DS9]
  seeds or plays on table
  cumulative
  not encoded "7 sentences of its text cannot be read yet"
}

card "Ultimatum" incident {
  property [DS9]
  not encoded "3 sentences of its text cannot be read yet"
}
