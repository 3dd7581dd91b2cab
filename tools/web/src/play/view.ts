// Reading a table: what lies where, and how to say it shortly.
import type { Handle, Spot, Thing, View } from "../protocol";

/** What is told as a count until somebody opens it. */
const CREW = new Set(["personnel", "equipment", ""]);

export function* things(spots: Spot[]): Generator<Thing> {
  for (const spot of spots) {
    for (const thing of spot.things) {
      yield thing;
      yield* things(thing.spots);
    }
  }
}

export function* everything(view: View): Generator<Thing> {
  for (const side of view.players) yield* things(side.spots);
  yield* things(view.spots);
}

export function find(view: View, handle: Handle): Thing | undefined {
  for (const thing of everything(view)) if (thing.handle === handle) return thing;
  return undefined;
}

/** Whether a place is told as a count: a crew, an Away Team, what is not in play. */
export function isFolded(spot: Spot): boolean {
  return !spot.in_play || spot.things.every(({ kind }) => CREW.has(kind));
}

export function known(spot: Spot): Thing[] {
  return spot.things.filter(({ is_known }) => is_known);
}

/** The states of several things, with how many are in each. */
export function statesWithin(spot: Spot): string[] {
  const counts = new Map<string, number>();
  for (const { states } of spot.things) for (const state of states) counts.set(state, (counts.get(state) ?? 0) + 1);
  return [...counts].map(([state, count]) => `${count} ${state}`);
}

/** A place with only some of what lies there; nothing if nothing is left. */
export function only(spot: Spot, wanted: (thing: Thing) => boolean): Spot[] {
  const left = spot.things.filter(wanted);
  return left.length > 0 ? [{ ...spot, things: left }] : [];
}

/** Whose something is, in words. */
export function whose(thing: Thing, you: number | null): string {
  if (thing.whose === null) return "";
  return thing.whose === you ? "yours" : "theirs";
}
