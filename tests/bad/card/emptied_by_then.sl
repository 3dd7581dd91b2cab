// expect: 2
// wish: what lay there has gone with it
set trial "Trial" released 1994

card "A Trial Store" incident {
  plays on table
  when this is nullified: place_beneath one card in attached of this
}
card "A Trial Wreck" event {
  plays on table
  when your ship is destroyed: kill each personnel in interior of that ship
}
card "What Comes Before" incident {
  plays on table
  before this is nullified: place_beneath one card in attached of this
}
