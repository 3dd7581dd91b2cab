// A crew, an Away Team or a pile as a count that opens.
import { useContext } from "preact/hooks";
import type { Spot } from "../protocol";
import { Card } from "./Card";
import { TableContext } from "./table";
import { known, statesWithin, things } from "./view";

export function Fold({ spot, facts = spot.in_play }: { spot: Spot; facts?: boolean }) {
  const table = useContext(TableContext);
  const shown = known(spot);
  const hidden = spot.things.length - shown.length;
  const states = statesWithin(spot);
  const inside = [...things([spot])];
  const marked = inside.filter(({ handle }) => table.touched.has(handle) || table.candidates.has(handle)).length;
  const chosen = inside.filter(({ handle }) => table.chosen.has(handle)).length;
  const label = (
    <>
      <span class="place-name">{spot.name}</span> <b>{spot.things.length}</b>
      {states.map((state) => (
        <span key={state} class={`state ${state.replace(/^\d+ /, "").replaceAll(" ", "-")}`}>
          {state}
        </span>
      ))}
      {marked > 0 && (
        <span class="mark">
          {chosen > 0 ? `${chosen} chosen` : marked}
          {chosen === 0 && <span class="unseen">{marked === 1 ? " with answers" : " of them with answers"}</span>}
        </span>
      )}
    </>
  );
  if (shown.length === 0 && marked === 0) return <div class="fold shut">{label}</div>;
  return (
    <details class="fold">
      <summary>{label}</summary>
      <div class="fold-inside">
        {spot.things
          .filter(({ is_known, handle }) => is_known || table.candidates.has(handle) || table.touched.has(handle))
          .map((thing) => (
            <Card key={thing.handle} thing={thing} facts={facts} />
          ))}
        {hidden > 0 && <p class="soft small">{hidden} face down</p>}
      </div>
    </details>
  );
}
