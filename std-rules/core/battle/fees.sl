// Cards that are played as the cost of something else.

// Of such a card nothing counts but that it is played. It may be answered; if it is nullified nothing is begun, and it may be tried
// again with another.
rule cards_played_as_cost cites r24 "gl-cost-card-text", "gl-cost-card-response" cites r18 "cost-play-ignore-text", "cost-play-respond" {
  /// A battle here is begun only by whoever plays such a card.
  clause you must play (fee: title) to initiate battle here as battle_fee of mission says "You must play {fee} to initiate battle here."
  /// The cards in a player's hand with which he can pay for a battle at a mission.
  noun battle_fares (p: player, m: mission) gives set of card means
    every c in hand of p where (some k in battle_fees of m where covers(k.fee, c)) and c can be played by p
  /// The player can begin a battle at the mission: it costs no card, or he has one with which to pay.
  relation (m: mission) open_to_battles_of (p: player) means (no k in battle_fees of m) or size(battle_fares(p, m)) > 0
  forbid action attack_ship of (target: craft) by (you: player) when not (location of target is open_to_battles_of you)
    because "you must play another card to begin a battle there"
  forbid action attack_in_dock in (base: facility) by (you: player) when not (location of base is open_to_battles_of you)
    because "you must play another card to begin a battle there"
  forbid action attack_team at (base: card) by (you: player) when not (location of base is open_to_battles_of you)
    because "you must play another card to begin a battle there"
  /// Whether the card that a player played as a cost was nullified.
  field fare_lost: truth of player = no
  procedure pay_for_battle (you: player, m: mission) {
    set fare_lost of you to no
    if some k in battle_fees of m { play_fare(you, m) }
  }
  procedure play_fare (you: player, m: mission) {
    let fare be one of battle_fares(you, m)
    announce_play(fare, nothing)
    set fare_lost of you to fare is not in pending
    discard fare if fare is in pending
  }
}
