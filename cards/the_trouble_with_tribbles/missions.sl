set the_trouble_with_tribbles "The Trouble with Tribbles" released 2000

card "Agricultural Assessment" mission planet {
  Federation, Romulan, Klingon
  span 4; points 30
  place_name "Sherman's Planet"
  requires Geology + Biology OR any "Spock" OR any "Chekov"
}
