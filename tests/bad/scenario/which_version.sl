// expect: 3
// wish: each title is that of two cards, none of which is in the scenario's own set or without a version
set early "Early Trials" released 1994
card "Trial" version "Early" mission planet { span 3; points 30; requires Diplomacy }
card "Ordeal" mission planet { span 3; points 30; requires Honor }
set late "Late Trials" released 1995
card "Trial" version "Late" mission planet { span 3; points 30; requires Law }
set other "Other Trials" released 1996
card "Lone" version "Odd" mission planet { span 3; points 30; requires Law }
set last "Last Trials" released 1997
scenario "A trial" under r24 cites r24 "7.1" {
  given mission of one: "Trial"
  given mission of one: "Lone"
  given mission of one: "Ordeal" version "Late"
}
scenario "Trials that are told apart" under r24 cites r24 "7.1" {
  given mission of one: "Trial" version "Early"
  given mission of two: another "Trial" version "Late Trials"
  given mission of one: "Ordeal" version "Early Trials"
  given mission of two: "Lone" version "Other Trials"
  then "Trial" is mission, another "Trial" is mission
}
