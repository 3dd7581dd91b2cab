// A row of locations, and above it where somebody's cards are, as a row is often wider than the screen.
import { useContext, useRef } from "preact/hooks";
import type { Spot, Thing } from "../protocol";
import { scrolling } from "./lights";
import { Location } from "./Location";
import { TableContext } from "./table";

/** Whether somebody has something in play there, not counting what belongs to the location itself. */
function isAt(thing: Thing, is: (whose: number) => boolean): boolean {
  const there = thing.spots.filter(({ in_play }) => in_play).flatMap(({ things }) => things);
  return there.some(({ whose, kind }) => whose !== null && kind !== thing.kind && is(whose));
}

export function Row({ spot }: { spot: Spot }) {
  const { you } = useContext(TableContext);
  const row = useRef<HTMLOListElement>(null);
  const show = (at: number) => {
    const place = row.current?.children[at];
    place?.scrollIntoView({ inline: "center", block: "nearest", behavior: scrolling() });
    place?.querySelector<HTMLElement>(".middle .face")?.focus({ preventScroll: true });
  };
  const ways = (name: string, style: string, is: (whose: number) => boolean) => {
    const found = spot.things.flatMap((thing, at) => (isAt(thing, is) ? [{ thing, at }] : []));
    if (found.length === 0) return null;
    return (
      <span class={`ways ${style}`}>
        {name}
        {found.map(({ thing, at }) => (
          <button key={thing.handle} type="button" class="plain" onClick={() => show(at)}>
            {thing.title}
          </button>
        ))}
      </span>
    );
  };
  return (
    <section class="row-all" aria-label={spot.name}>
      <div class="row-line">
        <span class="place-name">
          {spot.name} <b>{spot.things.length}</b>
        </span>
        {ways("Yours at", "yours", (whose) => whose === you)}
        {ways("Theirs at", "theirs", (whose) => whose !== you)}
      </div>
      <div class="row-scroll" role="region" aria-label={`${spot.name}, from left to right`} tabIndex={0} data-scrolls>
        <ol class="row" ref={row}>
          {spot.things.map((thing) => (
            <Location key={thing.handle} thing={thing} />
          ))}
        </ol>
      </div>
    </section>
  );
}
