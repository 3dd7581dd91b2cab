// What each player brings.

rule decks_of_players cites anew "deck-total" {
  deck needs size(location_pile of you) = 5 because "a player brings five locations" cites anew "five-locations"
  deck bars c in location_pile of you where some d in location_pile of you where d != c and same_title(c, d)
    because "the five locations are different, and {c} is there twice" cites anew "deck-locations"
  deck needs number of (c in location_pile of you where not (c is headquarters)) >= 2
    because "two locations at least are no headquarters" cites anew "deck-locations"
  deck needs size(dilemma_pile of you) >= 20 because "a dilemma pile has at least 20 dilemmas" cites anew "deck-dilemmas"
  deck needs size(draw_deck of you) >= 35 because "a main deck has at least 35 cards" cites anew "deck-main"
  deck needs size(tactic_deck of you) >= 15 because "a tactic pile has at least 15 tactics" cites anew "deck-tactics"
  deck needs size(objective_deck of you) >= 10 because "an objective pile has at least 10 objectives" cites anew "deck-objectives"
  /// All cards that a player brings.
  noun brought_by (p: player) gives set of card means
    location_pile of p + dilemma_pile of p + draw_deck of p + tactic_deck of p + objective_deck of p
  // A subtitle is a version of a card, and no title of its own.
  deck bars c in brought_by(you) where number of (d in brought_by(you) where same_title(c, d)) > 3
    because "there are more than three copies of {c}" cites anew "three-copies"
}
rule piles_of_their_own cites anew "nondeck-types" {
  deck bars c in draw_deck of you where c is location or c is objective or c is tactic or c is dilemma
    because "{c} does not belong in a main deck" cites anew "deck-types", "nondeck-types"
  deck bars c in dilemma_pile of you where c is not dilemma because "{c} is no dilemma" cites anew "dilemma-pile-only"
  deck bars c in location_pile of you where c is not location because "{c} is no location" cites anew "nondeck-types"
  deck bars c in objective_deck of you where c is not objective because "{c} is no objective" cites anew "nondeck-types"
  deck bars c in tactic_deck of you where c is not tactic because "{c} is no tactic" cites anew "nondeck-types"
}
