// A card on the table: its title, its states as labels, what its fields say, and what lies in its own places.
import { useContext } from "preact/hooks";
import type { Spot, Thing } from "../protocol";
import { Fold } from "./Fold";
import { TableContext } from "./table";
import { isFolded, whose } from "./view";

function Marks({ thing }: { thing: Thing }) {
  const table = useContext(TableContext);
  const offers = table.touched.get(thing.handle) ?? 0;
  if (table.candidates.has(thing.handle)) {
    return <span class="mark">{table.chosen.has(thing.handle) ? "chosen" : "may be chosen"}</span>;
  }
  if (offers === 0) return null;
  return (
    <span class="mark">
      {offers}
      <span class="unseen">{offers === 1 ? " answer touches it" : " answers touch it"}</span>
    </span>
  );
}

export function Face({ thing, facts }: { thing: Thing; facts: boolean }) {
  const table = useContext(TableContext);
  const owner = whose(thing, table.you);
  if (!thing.is_known && !table.touched.has(thing.handle) && !table.candidates.has(thing.handle)) {
    return <span class="face hidden">face down</span>;
  }
  return (
    <button
      type="button"
      class={`face ${owner}`}
      data-handle={thing.handle}
      data-marked={table.touched.has(thing.handle) || table.candidates.has(thing.handle) || undefined}
      aria-pressed={table.candidates.has(thing.handle) ? table.chosen.has(thing.handle) : undefined}
      onClick={() => table.press(thing)}
    >
      <span class="title">{thing.title}</span>
      {owner && <span class="unseen">, {owner}, </span>}
      {facts && thing.facts.length > 0 && (
        <span class="facts">
          {thing.facts.map((fact) => (
            <span key={fact} class="a-fact" title={fact}>
              {fact}
            </span>
          ))}
        </span>
      )}
      {thing.states.map((state) => (
        <span key={state} class={`state ${state.replaceAll(" ", "-")}`}>
          {state}
        </span>
      ))}
      <Marks thing={thing} />
    </button>
  );
}

export function Place({ spot }: { spot: Spot }) {
  if (isFolded(spot)) return <Fold spot={spot} />;
  return (
    <div class="place">
      <span class="place-name">{spot.name}</span>
      {spot.things.map((thing) => (
        <Card key={thing.handle} thing={thing} />
      ))}
    </div>
  );
}

export function Card({ thing, facts = true }: { thing: Thing; facts?: boolean }) {
  return (
    <div class="card">
      <Face thing={thing} facts={facts} />
      {thing.spots.map((spot) => (
        <Place key={spot.name} spot={spot} />
      ))}
    </div>
  );
}
