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
