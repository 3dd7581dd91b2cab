// Ships that report far from every facility, and bring people with them.

rule reporting_at_an_end cites r24 "gl I.K.C. T'Ong" {
  /// The ship may report only at an end of the spaceline.
  clause reports only at end of spaceline as end_report of ship says "Must report at end of spaceline."
  /// The mission is the first or the last of its quadrant in the spaceline.
  relation (m: mission) at_an_end means
    m = (first x in spaceline where quadrant of x = quadrant of m) or m = (last x in spaceline where quadrant of x = quadrant of m)
  /// The ends of the spaceline at which a card has to report.
  noun end_places of (c: card) gives set of card means every m in spaceline where m is at_an_end and some k in end_reports of c
  // A facility is a place for it only there.
  /// This place does not contradict the card's demand to report at an end of the spaceline.
  relation (dest: card) suits (c: card) means no k in end_reports of c or dest is mission or location of dest is at_an_end
}

// This is no reporting with crew: the ship need not be staffed, and no equipment comes along.
rule companies cites r24 "gl I.K.C. T'Ong" {
  /// The ship reports together with up to so many personnel from your hand.
  clause brings up to (company: number) personnel as bringing of ship says "Reports with up to {company} personnel."
  /// How many personnel may report together with a ship.
  noun company_of (s: ship) gives number means
    highest n over n in ((each k.company over k in bringings of s)
      + (each k.company over k in mission_reports of mission_facing(location of s, controller of s) where s matches k.who))
  when report of (s: ship) by (p: player): bring_company(s, p)
  procedure bring_company (s: ship, you: player) {
    if company_of(s) > 0 {
      let people be up to company_of(s) of (hand of you where it is personnel and it is report_allowed
        and it may_come_aboard s)
      for each p in people { if p is may_enter { report_to(p, s, first a in modes_at(p, s)) } }
    }
  }
  /// The personnel can be aboard this ship without being placed under house arrest.
  relation (p: card) may_come_aboard (s: ship) means size(modes_at(p, s)) > 0
}
