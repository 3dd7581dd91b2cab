set the_trouble_with_tribbles "The Trouble with Tribbles" released 2000

card "Agricultural Assessment" mission planet {
  Federation, Romulan, Klingon
  span 4; points 30
  requires Geology + Biology OR any "Spock" OR any "Chekov"
}
