set premiere "Premiere" released 1994

card "Amanda Rogers" interrupt {
  points 0
  property [TNG]
  plays to nullify one interrupt just_played
  immune to "Amanda Rogers"
}

card "Kevin Uxbridge" interrupt {
  points 0
  property [TNG]
  plays to nullify one event in play except "Treaty"
  plays to nullify one event just_played
  immune to "Amanda Rogers"
}

card "Life-form Scan" interrupt {
  property [TNG]
  plays to glance_at every card in hand of opponent
}

scenario "Life-form Scan shows the opponent's hand, once" under r24 cites r24 "6.5.1" {
  given hand of one: "Life-form Scan"
  given hand of two: "Lopez" of two
  then one does not see "Lopez"
  when one plays "Life-form Scan"
  then one sees "Lopez", "Life-form Scan" in discard_pile of one
}
