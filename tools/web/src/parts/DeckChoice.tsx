// A deck: the starter deck, one that comes with the packs, or a list that is pasted.
import type { Deck, Hall } from "../desk";

/** What stands in the form; `""` is the starter deck, `LIST` a list. */
export type Chosen = { name: string; list: string };

export const LIST = "a list";
export const STARTER: Chosen = { name: "", list: "" };

/** The decks to play with, none of them if all are the starter decks of the format. */
export function decksOf(chosen: Chosen[], format: string, hall: Hall | null): Deck[] {
  if (chosen.every(({ name }) => name === "")) return [];
  const starters = hall?.formats.find(({ name }) => name === format)?.starters ?? hall?.starters ?? [];
  return chosen.map(({ name, list }, at) => (name === LIST ? { list } : { named: name || (starters[at] ?? "") }));
}

function deckTitle(name: string): string {
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
