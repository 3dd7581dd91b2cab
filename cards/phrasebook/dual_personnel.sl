// Two people on one card: `6+7` is 6 of the first and 7 of the second, and the text says of each what he has.

phrase both_classes {
  "{class}" as "second_classification {class}"
  "{a: class}+{b: class}" as "classification {a}; second_classification {b}"
}
phrase both_INTEGRITY {
  "{a: number}+{b: number}" as "INTEGRITY {a}; second_INTEGRITY {b}"
}
phrase both_CUNNING {
  "{a: number}+{b: number}" as "CUNNING {a}; second_CUNNING {b}"
}
phrase both_STRENGTH {
  "{a: number}+{b: number}" as "STRENGTH {a}; second_STRENGTH {b}"
}
// Each has an icon of his own for the staff of a ship, and both have the others.
phrase own_icon {
  "[Cmd]" as "[Cmd]"
  "[Stf]" as "[Stf]"
  "[Com]" as "[Com]"
  "[Ent-E]" as "[Ent-E]"
}
phrase own_icons {
  "{a: own_icon}{b: own_icon}" as "icons {a}; second_icons {b}"
}
phrase shared_icon {
  "[DQ]" as "icons [DQ]; second_icons [DQ]"
  "[AU]" as "icons [AU]; second_icons [AU]"
  "(Y>" as "nemesis_icons yellow_right"
}
phrase both_icons {
  "{own_icons}" as "{own_icons}"
  "{shared_icon}" as "{shared_icon}"
  "{shared_icon}{own_icons}" as "{shared_icon}; {own_icons}"
  "{own_icons}{shared_icon}" as "{own_icons}; {shared_icon}"
}
phrase second_skill_list {
  "{skill_level}" as "second_skills {skill_level}"
  "{skill_level} {second_skill_list}" as "second_skills {skill_level}; {second_skill_list}"
}

// What cards call them. A name that is not here cannot be told from the words before it.
phrase called {
  "Lursa" as "\"Lursa\""
  "B'Etor" as "\"B'Etor\""
  "Jake" as "\"Jake\""
  "Nog" as "\"Nog\""
  "10" as "\"10\""
  "01" as "\"01\""
  "Beverly" as "\"Beverly\""
  "Will" as "\"Will\""
  "Data" as "\"Data\""
  "Geordi" as "\"Geordi\""
  "Picard" as "\"Picard\""
  "Jean-Luc" as "\"Jean-Luc\""
  "Kurn" as "\"Kurn\""
  "Worf" as "\"Worf\""
  "Lwaxana" as "\"Lwaxana\""
  "Deanna" as "\"Deanna\""
  "Rebi" as "\"Rebi\""
  "Azan" as "\"Azan\""
  "Third" as "\"Third\""
  "Fourth" as "\"Fourth\""
  "Ah-Kel" as "\"Ah-Kel\""
  "Ro-Kel" as "\"Ro-Kel\""
  "Demonica" as "\"Demonica\""
  "Malicia" as "\"Malicia\""
  "George" as "\"George\""
  "Gracie" as "\"Gracie\""
  "Riker" as "\"Riker\""
  "Troi" as "\"Troi\""
  "O'Brien" as "\"O'Brien\""
  "Kira" as "\"Kira\""
  "Sergey" as "\"Sergey\""
  "Helena" as "\"Helena\""
  "Doctor" as "\"Doctor\""
  "Nurse" as "\"Nurse\""
  "Culluh" as "\"Culluh\""
  "Seska" as "\"Seska\""
  "Jadzia" as "\"Jadzia\""
  "Anjohl" as "\"Anjohl\""
  "Winn" as "\"Winn\""
}
// The first of them, with the classifications above him if there are any.
phrase first_person {
  "{class}" as "classification {class}"
  "{a: class}+{b: class} {one_person}" as "classification {a}; second_classification {b}; {one_person}"
  "{one_person}" as "{one_person}"
}
phrase one_person {
  "{n: called}: {skill_list} {special_download}" as "persons {n}; {skill_list}; downloaders {n}; {special_download}"
  "{n: called}: {skill_list}" as "persons {n}; {skill_list}"
  "{n: called}:" as "persons {n}"
}
phrase other_person {
  "{n: called}: {second_skill_list} {special_download}" as "persons {n}; {second_skill_list}; downloaders {n}; {special_download}"
  "{n: called}: {second_skill_list}" as "persons {n}; {second_skill_list}"
  "{n: called}:" as "persons {n}"
}

cards "Personnel" as dual_personnel where "Characteristics/ Keywords" has "Dual Personnel" {
  files "personnel" by affiliations
  column "Uniqueness" as uniqueness_fact
  column "Affil" each "/" as affiliation_fact
  column "Class" as both_classes
  column "Int/Rng" as both_INTEGRITY
  column "Cun/Wpn" as both_CUNNING
  column "Str/Shd" as both_STRENGTH
  column "Points" as points_fact
  column "Icons" as both_icons
  column "Property" as property_fact
  column "Characteristics/ Keywords" each ";" as keyword
  column "Persona" each ";" as names_fact
  column "Command" each ";" as commands_fact
  column "Names" each ";" as mentions_fact
  prose "Text" opens first_person as other_person
  counts skills, second_skills
  wants affiliations, INTEGRITY, CUNNING, STRENGTH
  line "{affiliations}"
  line "{classification}, {skills}" or "skills {skills}"
  line "{second_classification}, {second_skills}" or "second_skills {second_skills}"
  line "{INTEGRITY} / {CUNNING} / {STRENGTH}"
  line "{second_INTEGRITY} / {second_CUNNING} / {second_STRENGTH}"
  line "persons {persons}"
  line "downloaders {downloaders}"
  line "species {species}"
  line "icons {icons}"
  line "second_icons {second_icons}"
  line "nemesis_icons {nemesis_icons}"
  line "property {property}"
  line "points {points}"
  line "traits {traits}"
  line "names {names}"
  line "opposite_of {opposite_of}"
  line "impersonates {impersonates}"
  line "commands {commands}"
  line "mentions {mentions}"
}
