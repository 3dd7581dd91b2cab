// expect: 2
set trial "Trial" released 1994

card "Blunt Instrument" equipment {
  your personnel present: STRENGTH +1, loses 1 Diplomacy
  your ship here: loses all Cloaking Device
}
