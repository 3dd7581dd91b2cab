// A deck: the starter deck, one that comes with the packs, or a list that is pasted.
import type { Deck, Hall } from "../desk";

/** What stands in the form; `""` is the starter deck, `LIST` a list. */
export type Chosen = { name: string; list: string };

export const LIST = "a list";
export const STARTER: Chosen = { name: "", list: "" };

/** The decks to play with, none of them if all are the starter decks. */
export function decksOf(chosen: Chosen[], hall: Hall | null): Deck[] {
  if (chosen.every(({ name }) => name === "")) return [];
  return chosen.map(({ name, list }, at) =>
    name === LIST ? { list } : { named: name || (hall?.starters[at] ?? "") },
  );
}

/** The decks that come for a format, by their names; the starter decks if there are none. */
export function decksFor(format: string, hall: Hall | null): Chosen[] {
  const begun = format.toLowerCase().replace(/^the /, "").replaceAll(" ", "_");
  const own = (hall?.decks ?? []).filter(({ name }) => begun !== "" && name.startsWith(`${begun}_`));
  const [first, second] = own;
  if (!first) return [STARTER, STARTER];
  return [first, second ?? first].map(({ name }) => ({ name, list: "" }));
}

export function deckTitle(name: string): string {
  const words = name.replaceAll("_", " ");
  return words.charAt(0).toUpperCase() + words.slice(1);
}

type Props = { label: string; hall: Hall | null; chosen: Chosen; set: (chosen: Chosen) => void };

export function DeckChoice({ label, hall, chosen, set }: Props) {
  return (
    <div class="field">
      <label>
        {label}
        <select value={chosen.name} onChange={(event) => set({ ...chosen, name: event.currentTarget.value })}>
          <option value="">Starter deck</option>
          <option value={LIST}>A list of your own…</option>
          {hall?.decks.map(({ name }) => (
            <option key={name} value={name}>
              {deckTitle(name)}
            </option>
          ))}
        </select>
      </label>
      {chosen.name === LIST && (
        <label>
          {label}, a line for each card
          <textarea
            rows={8}
            placeholder={"1 Jean-Luc Picard (Explorer)\n2 …"}
            value={chosen.list}
            onInput={(event) => set({ ...chosen, list: event.currentTarget.value })}
          />
        </label>
      )}
    </div>
  );
}
