// expect: 1
// wish: nobody is together with a mission
set trial "Trial" released 1994

card "A Trial" interrupt {
  plays to score 5 from one mission with 2 Klingon personnel
}
