set voyager "Voyager" released 2001

card "Bio-Neural Gel Pack" equipment {
  property [VOY]
  not encoded "3 sentences of its text cannot be read yet"
}

card "Kazon Disruptor" equipment {
  property [VOY]
  traits disruptor, hand_weapon
  users Kazon
  your personnel present: STRENGTH +2
  cumulative
  not encoded "one sentence of its text cannot be read yet"
}

card "Kazon Disruptor Rifle" equipment {
  property [VOY]
  traits disruptor, hand_weapon
  users Kazon
  your personnel present: STRENGTH +3
  your personnel present where not (it aboard some your ship): loses Diplomacy x1
  cumulative
  not encoded "one sentence of its text cannot be read yet"
}

card "Mobile Holo-Emitter" equipment {
  icons [AU]
  property [VOY]
  not encoded "3 sentences of its text cannot be read yet"
}

card "Transporter Control Module" equipment {
  property [VOY]
  traits ENGINEER_related
  not encoded "one sentence of its text cannot be read yet"
}

card "Vidiian Harvester" equipment {
  property [VOY]
  traits disruptor, hand_weapon, MEDICAL_related
  cumulative
  not encoded "one sentence of its text cannot be read yet"
}
