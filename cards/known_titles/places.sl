// Places that texts name, and missions carry as `place_name`. Where a place is of both universes, that of the other one is told apart.
titles "Bajor", "Cardassia Prime", "Earth", "Ferenginar", "Founders' homeworld", "Qo'noS", "Romulus", "Vidiia", "Vulcan"
titles "Mirror Bajor", "Mirror Earth", "Mirror Qo'noS", "Mirror Vulcan"
titles "Amargosa", "Boreth", "Excalbia", "Mariposa", "Risa"
