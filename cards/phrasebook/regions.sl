// Where missions lie.

phrase region_fact {
  "Neutral Zone Region" as "regions Neutral Zone"
  "Bajor Region" as "regions Bajor Region"
  "Badlands Region" as "regions Badlands Region"
  "Sector 001 Region" as "regions Sector_001"
  "Cardassia Region" as "regions Cardassia Region"
  "Demilitarized Zone Region" as "regions Demilitarized Zone"
  "Great Barrier Region" as "regions Great Barrier"
  "Mutara Region" as "regions Mutara Region"
  "Argolis Cluster Region" as "regions Argolis Cluster"
  "Briar Patch Region" as "regions Briar Patch"
  "Ceti Alpha Region" as "regions Ceti Alpha"
  "Chin'toka Region" as "regions Chin'toka Region"
  "Delphic Expanse Region" as "regions Delphic Expanse"
  "McAllister Region" as "regions McAllister Region"
  "Nekrit Expanse Region" as "regions Nekrit Expanse"
  "Romulus System Region" as "regions Romulus System"
  "Tellun System Region" as "regions Tellun System"
  "Murasaki Region" as "regions Murasaki Region"
  "Northwest Passage Region" as "regions Northwest Passage"
  "Valo Region" as "regions Valo Region"
}
