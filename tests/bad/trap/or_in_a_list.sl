// expect: 4
// wish: the first symbol would be asked of anybody in play
set trial "Trial" released 1994

card "A Trial" event {
  plays on your ship
  while some [Cmd] or [Com] in staffing of host: host: RANGE +1
  while no [Cmd] in staffing of host: host: RANGE +1
  while some Klingon or Romulan in affiliations of host: host: RANGE +1
  just after you report [DS9] ship where some [Cmd] or [Stf] in staffing of it: you may place this on that ship
}
