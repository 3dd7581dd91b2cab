// expect: 4
// wish: whom it kills it cannot stop: `instead of your personnel is killed: stop that personnel`.
set bad "Bad cards" released 2024

card "Second Blow" event {
  plays on table
  when your personnel is killed: stop that personnel
  when your personnel is discarded: draw 1 then (stop that personnel if some your ship in play)
  instead of your personnel is killed: stop that personnel
  when your personnel is killed: return_to_hand that personnel
}
card "Third Blow" interrupt {
  plays to kill one personnel in play then stop that personnel
}
card "Fourth Blow" interrupt {
  plays to kill one personnel in play, place this on that personnel
}
card "Right Order" interrupt {
  plays to stop one personnel in play then kill that personnel
}
card "Two Of Them" interrupt {
  plays to kill one personnel in play then stop another personnel present with that personnel
}
