set the_dominion "The Dominion" released 1999

card "Chula: The Chandra" dilemma space planet {
  property [DS9]
  facing it {
    let lucky be one personnel in team at random
    stop every personnel in team where it != lucky and not (it shares_an_attribute_with lucky)
  }
}

card "Friendly Fire" dilemma space planet {
  countdown 2
  property [DS9]
  traits Empok_Nor_related
  unless Leadership x2 + SECURITY x2: kill one personnel in team at random, place this on attempted_mission
  cannot be attempted
}
