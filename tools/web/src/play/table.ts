// What a card on the table needs to know of the question, and what it tells when it is pressed.
import { createContext } from "preact";
import type { Entry, Form, Handle, Seen, Thing } from "../protocol";
import { type Choosing, current } from "./answer";

export type Table = {
  you: number | null;
  /** How many answers touch a card. */
  touched: Map<Handle, number>;
  /** Where in the set that is being chosen a card stands. */
  candidates: Map<Handle, number>;
  chosen: Set<Handle>;
  press: (thing: Thing) => void;
};

export const TableContext = createContext<Table>({
  you: null,
  touched: new Map(),
  candidates: new Map(),
  chosen: new Set(),
  press: () => undefined,
});

export function entriesOf(form: Form | undefined): Entry[] {
  return form && typeof form === "object" && "act" in form ? form.act.filter(({ is_copy }) => !is_copy) : [];
}

export function tableOf(seen: Seen, choosing: Choosing | null, press: (thing: Thing) => void): Table {
  const touched = new Map<Handle, number>();
  if (!choosing) {
    for (const { touches } of entriesOf(seen.asked?.form)) {
      for (const handle of new Set(touches)) touched.set(handle, (touched.get(handle) ?? 0) + 1);
    }
  }
  const candidates = new Map<Handle, number>();
  const pick = choosing ? current(choosing) : undefined;
  pick?.candidates.forEach(({ handle }, at) => {
    if (handle) candidates.set(handle, at);
  });
  const chosen = new Set((choosing?.now ?? []).flatMap((at) => pick?.candidates[at]?.handle ?? []));
  return { you: seen.view.you, touched, candidates, chosen, press };
}
