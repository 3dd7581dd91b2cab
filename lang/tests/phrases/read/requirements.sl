set test "Test" released 2000
card "One" dilemma {
  unless MEDICAL + SECURITY: kill one personnel in team
  unless Treachery x2 OR disruptor OR "Wesley Crusher" OR Exobiology: kill two personnel in team with Diplomacy at random
  unless SECURITY + SCIENCE + STRENGTH > 50: kill one personnel in team with lowest CUNNING by opponent
  unless two personnel with INTEGRITY > 7: stop team
  to get past 4 personnel with (ENGINEER or Computer Skill)
  to get past Diplomacy + Empathy + no Music
  to get past Navigation x2 OR (INTEGRITY + CUNNING) > 20 OR personnel with (OFFICER and Empathy) OR some your ship here
  to get past CUNNING > INTEGRITY
  to get past 2 Honor, Greed and no leader personnel
  cure with SCIENCE x3 and number of (p in team where p is OFFICER) >= 2
}
card "Two" mission {
  requires Diplomacy + (SECURITY OR CUNNING > 32) + Honor
}
