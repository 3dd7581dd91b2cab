// Where missions lie.

phrase region {
  "Neutral Zone Region" as "Neutral Zone"
  "Sector 001 Region" as "Sector_001"
  "Demilitarized Zone Region" as "Demilitarized Zone"
  "Great Barrier Region" as "Great Barrier"
  "Argolis Cluster Region" as "Argolis Cluster"
  "Briar Patch Region" as "Briar Patch"
  "Ceti Alpha Region" as "Ceti Alpha"
  "Delphic Expanse Region" as "Delphic Expanse"
  "Nekrit Expanse Region" as "Nekrit Expanse"
  "Romulus System Region" as "Romulus System"
  "Tellun System Region" as "Tellun System"
  "Northwest Passage Region" as "Northwest Passage"
}
phrase region from enum region
phrase region_fact {
  "{region}" as "regions {region}"
}
