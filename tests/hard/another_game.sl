// A different game: what another edition of the game needs, said in the same language.

set hard "Hard cases" released 2026

// 38. Seven counters a turn for plays and draws.

rule hard_counters cites hard "38" {
  field counters: number of player = 7 resets every turn
  field price: number of card printed = 0
  menu purchases says "spend counters"
  action buy in purchases says "buy {c}" {
    name c in hand of you where price of it > 0
    legal when price of c <= counters of you because "{c} costs more than is left"
    cost { set counters of you to counters of you - price of c }
    do { put c into table of you }
  }
  action buy_a_card in purchases says "draw for a counter" {
    legal when counters of you > 0
    cost { set counters of you to counters of you - 1 }
    do { draw 1 }
  }
}
card "Cannon" event { plays on table; price 4 }
card "Sailcloth" event { plays on table; price 3 }
card "Anchor" event { plays on table; price 1 }

scenario "Seven counters, and no more" under r24 cites hard "38" {
  given hand of one: "Cannon", "Sailcloth", "Anchor"
  given turn of one
  when one buys "Cannon"
  when one buys "Sailcloth"
  then counters of one = 0
  when one buys "Anchor"
  then refused because hard "38"
  given turn of two
  given turn of one
  when one buys "Anchor"
  then counters of one = 6
}

// 38. As many personnel, so many dilemmas are drawn, and so much may they cost together; what is left over is overcome
// unfaced, and so is a second copy.

rule hard_budgets cites hard "38" {
  zone dilemma_pile of player: ordered from top, seen by nobody
  zone dilemmas_drawn of player: seen by holder
  zone dilemmas_stacked of player: ordered from top, seen by holder
  verb draw_dilemmas (n: number) past drew_dilemmas log "{by} draws {n} dilemmas" {
    put top_of(n, dilemma_pile of you) into dilemmas_drawn of you
    let chosen be any number of card in dilemmas_drawn of you with different title and price <= n in total
    for each c in chosen { put c into dilemmas_stacked of you at bottom }
    for each c in dilemmas_drawn of you { put c into dilemma_pile of you at bottom; turn c face_up }
  }
  // A card that lies face up at the bottom and comes to the top says that the pile was gone through: it is shuffled.
  whenever p in players where some c in dilemma_pile of p where position(c) = 1 and face_up(c) {
    for each c in dilemma_pile of p { turn c face_down }
    shuffle dilemma_pile of p
  }
}
card "Leak" dilemma planet space { price 2; stop one personnel in team }
card "Squabble" dilemma planet space { price 3; stop one personnel in team }
card "Calm" dilemma planet space { price 1; stop one personnel in team }

scenario "The stack costs no more than there are people; what is left goes under the pile" under r24 cites hard "38" {
  given put "Leak" of two into dilemma_pile of two at bottom
  given put "Squabble" of two into dilemma_pile of two at bottom
  given put another "Leak" of two into dilemma_pile of two at bottom
  given put "Calm" of two into dilemma_pile of two at bottom
  given two draws_dilemmas 4
  two chooses "Squabble", "Calm"
  then size(dilemmas_stacked of two) = 2, size(dilemma_pile of two) = 2
}

// 38. More than two around the table is a matter of the setup: every rule speaks of the next player.

scenario "The next player is the other one, and then it is the first again" under r24 cites hard "38" {
  then next_player(one) = two, next_player(two) = one
}
