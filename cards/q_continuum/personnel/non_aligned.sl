set q_continuum "Q Continuum" released 1996

titles "Yuta"

card "Marouk" personnel {
  Non-Aligned
  VIP, Leadership, Diplomacy
  7 / 8 / 3
  species Acamarian
  property [TNG]
  traits chancellor, female
  dots 1
  mentions "Captain Picard"
  just after you encounter dilemma where covers("Yuta", it) and this in team: you may nullify it then score 3 from this
}

card "Data's Body" personnel {
  Non-Aligned
  OFFICER, ENGINEER, Computer Skill, Music, Astrophysics, Exobiology
  8 / 2 / 12
  species android
  icons [AU], [Cmd]
  property [TNG]
  traits male, Soong_type
  not encoded "one sentence of its text cannot be read yet"
}

card "Galen" personnel {
  Non-Aligned
  SCIENCE, Archaeology, Computer Skill, Treachery, Leadership, Navigation, Music
  5 / 8 / 6
  species human
  icons [Cmd]
  property [TNG]
  traits male
  names "Jean-Luc Picard"
}

card "Ira Graves" personnel {
  Non-Aligned
  CIVILIAN, Cybernetics, Computer Skill, SCIENCE
  4 / 12 / 2
  species human
  icons [Stf]
  property [TNG]
  traits male
  mentions "Dr. Soong", "Lt. Commander Data"
  not encoded "one sentence of its text cannot be read yet"
}

card "Jenice Manheim" personnel {
  Non-Aligned
  CIVILIAN
  6 / 7 / 3
  species human
  icons [Stf]
  property [TNG]
  traits female
  mentions "Paul Manheim", "Jean-Luc Picard"
  lovers "Paul Manheim", "Jean-Luc Picard"
  not encoded "2 sentences of its text cannot be read yet"
}

card "John Doe" personnel {
  Non-Aligned
  CIVILIAN
  7 / 7 / 4
  species Zalkonian
  property [TNG]
  traits male
  mentions "Dr. Crusher"
  not encoded "one sentence of its text cannot be read yet"
}

card "Kareen Brianon" personnel {
  Non-Aligned
  CIVILIAN, Computer Skill, ENGINEER, Youth
  7 / 6 / 2
  species human
  icons [Stf]
  property [TNG]
  traits female
  mentions "Dr. Ira Graves"
  not encoded "one sentence of its text cannot be read yet"
}

card "Kova Tholl" personnel {
  Non-Aligned
  CIVILIAN, Diplomacy
  8 / 6 / 2
  points 10
  species Mizarian
  property [TNG]
  traits male
  not encoded "one sentence of its text cannot be read yet"
}

card "Madam Guinan" personnel {
  Non-Aligned
  CIVILIAN, Anthropology
  8 / 9 / 6
  species El-Aurian
  icons [AU], [Stf]
  property [TNG]
  traits female, Enterprise_related
  not encoded "one sentence of its text cannot be read yet"
}

card "Madred" personnel {
  Non-Aligned
  OFFICER, SECURITY x2
  1 / 8 / 6
  species cardassian_species
  icons [Cmd]
  property [TNG]
  traits Capturing_related, gul, male
  mentions "Jean-Luc Picard"
  not encoded "one sentence of its text cannot be read yet"
}

card "Nick Locarno" personnel {
  Non-Aligned
  CIVILIAN, Navigation x2, Computer Skill, Leadership, Youth, Transporter Skill
  7 / 8 / 7
  species human
  icons [Cmd]
  property [TNG]
  traits male
}

card "Paul Manheim" personnel {
  Non-Aligned
  SCIENCE, Astrophysics x2
  7 / 9 / 2
  species human
  icons [Stf]
  property [TNG]
  traits male
  not encoded "one sentence of its text cannot be read yet"
}

card "Samuel Clemens" personnel {
  Non-Aligned
  CIVILIAN, Diplomacy
  7 / 5 / 3
  points 10
  species human
  icons [AU]
  property [TNG]
  traits male, Enterprise_related
  mentions "Mark Twain"
  not encoded "one sentence of its text cannot be read yet"
}

card "Soong-type Android" personnel universal {
  Non-Aligned
  skills Computer Skill, Youth
  7 / 10 / 10
  species android
  icons [Stf]
  property [TNG]
  traits female, male, neuter, Soong_type
  mentions "Lt. Commander Data"
  when this is reported {
    select one of service_classifications for this
    choose one {
      says "male": select_gender male for this
      says "female": select_gender female for this
      says "genderless": select_gender neuter for this
    }
  }
  this: classification becomes selected_skill of this
  this: loses female, loses male, loses neuter, gains selected_gender of this
}

scenario "A Soong-type Android is of any class but ANIMAL, and may be neither man nor woman" under cr98, r24
  cites cr98 "soong-animal", "soong-neuter" {
  given mission of one: "Botanical Research"
  given outpost of one at "Botanical Research": "Federation Outpost"
  given hand of one: "Soong-type Android"
  given plays_left of one = 1
  when one reports "Soong-type Android" to "Federation Outpost"
  then decision of one offers OFFICER, MEDICAL, VIP
  then decision of one offers no ANIMAL
  one chooses ENGINEER
  one chooses "genderless"
  then "Soong-type Android" is ENGINEER, "Soong-type Android" is neuter, "Soong-type Android" is not male,
    "Soong-type Android" is not female
}

card "Tarmin" personnel {
  Non-Aligned
  VIP, Empathy
  6 / 6 / 3
  species Ullian
  property [TNG]
  traits male
  not encoded "one sentence of its text cannot be read yet"
}

card "Timicin" personnel {
  Non-Aligned
  CIVILIAN, ENGINEER, Astrophysics, Physics
  6 / 8 / 3
  species Kaelonian
  icons [Stf]
  property [TNG]
  traits male
  mentions "Lwaxana Troi"
  lovers "Lwaxana Troi"
  not encoded "one sentence of its text cannot be read yet"
}

card "Ves Alkar" personnel {
  Non-Aligned
  VIP, Empathy, Treachery
  1 / 6 / 3
  species Lumerian
  property [TNG]
  traits ambassador, male
  not encoded "one sentence of its text cannot be read yet"
}

card "Zon" personnel {
  Non-Aligned
  SECURITY, OFFICER, Treachery, Guramba
  2 / 4 / 11
  species Nausicaan
  icons [AU], [Cmd]
  property [TNG]
  traits male
  mentions "Jean-Luc Picard"
  not encoded "one sentence of its text cannot be read yet"
}

card "Mortal Q" personnel {
  Non-Aligned
  CIVILIAN, Physics x10, Geology x10
  2 / nothing / 2
  species human
  icons [Stf]
  property [TNG]
  traits male
  not encoded "2 sentences of its text cannot be read yet"
}
