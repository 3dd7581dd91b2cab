// expect: 1
// wish: write the title without a kind
set trial "Trial" released 1994
titles "Treaty"

card "A Trial" interrupt {
  plays to return_to_hand one opponent's event in play except ([Ref] event or "Treaty" event)
}
