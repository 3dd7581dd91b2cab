// A card of a row with what lies at it: theirs above, yours below.
import { useContext } from "preact/hooks";
import type { Thing } from "../protocol";
import { Face, Place } from "./Card";
import { TableContext } from "./table";
import { only } from "./view";

export function Location({ thing }: { thing: Thing }) {
  const { you } = useContext(TableContext);
  const there = thing.spots.filter(({ in_play }) => in_play);
  const theirs = there.flatMap((spot) => only(spot, ({ whose }) => whose !== you && whose !== null));
  const yours = there.flatMap((spot) => only(spot, ({ whose }) => whose === you || whose === null));
  const aside = thing.spots.filter(({ in_play }) => !in_play);
  const empty = theirs.length + yours.length === 0;
  return (
    <li class={empty ? "location" : "location busy"}>
      <div class="side theirs">
        {theirs.length > 0 && <span class="side-name">theirs</span>}
        {theirs.map((spot) => (
          <Place key={spot.name} spot={spot} />
        ))}
      </div>
      <div class="middle">
        <Face thing={thing} facts />
        {aside.map((spot) => (
          <Place key={spot.name} spot={spot} />
        ))}
      </div>
      <div class="side yours">
        {yours.length > 0 && <span class="side-name">yours</span>}
        {yours.map((spot) => (
          <Place key={spot.name} spot={spot} />
        ))}
      </div>
    </li>
  );
}
