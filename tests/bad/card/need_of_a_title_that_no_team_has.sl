// expect: 1
// wish: nobody who meets needs is such a card
set trial "Trial" released 1994

card "Old Hand" personnel { Federation; OFFICER; 5 / 5 / 5 }
card "Scanner" equipment { }
card "Sea Idol" artifact { used_as_equipment }
card "Quick Switch" interrupt { plays to draw 1 }
card "Long Boat" ship { Federation; 6 / 6 / 6; staffing [Stf] }
card "A Trial" dilemma planet {
  unless "Old Hand" OR "Scanner" OR "Sea Idol" OR "Quick Switch": stop one personnel in team
}
card "Another Trial" mission planet { Federation; span 2; points 30; requires OFFICER OR "Long Boat" }
