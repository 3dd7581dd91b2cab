// A way of reporting that asks for no affiliation, and wears off.

rule open_reporting cites r24 "gl compatible" {
  /// Once each turn such personnel may report aboard, whatever their affiliation, and stay compatible with your cards.
  clause regardless of affiliation report aboard (dest: selection):
    (who: selection of personnel) as
    open_report says "{who} may report aboard {dest}, regardless of affiliation (once each turn, twice per game; this is discarded). They are compatible with your cards until they leave play."
  /// How often a player has let personnel report regardless of affiliation.
  field open_reports_made: number of player = 0
  /// A card lets personnel report regardless of affiliation once each turn.
  limit open_report_each_turn (p: player, s: title) per turn

  // Who comes this way mixes with everybody until he leaves play.
  action report_regardless in card_plays says "bring {c} aboard {dest} with {source_card}" {
    name source_card in every card where it is your and size(open_reports of it) > 0
    name k in open_reports of source_card
    name c in hand of you where it is personnel and it matches k.who and it is report_allowed
    name dest in those(k.dest, source_card, you)
    legal when plays_left of you > 0 because "no normal card play is left this turn"
    legal when open_reports_made of you < 2 because "this is done twice in a game at most"
    limit open_report_each_turn(you, title of source_card)
    cost {
      use_play
      discard source_card
    }
    do {
      set open_reports_made of you to open_reports_made of you + 1
      let a be one of affiliations of c
      mark c as mixing
      report_to(c, dest, a)
    }
  }
}
