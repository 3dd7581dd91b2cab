// The keys.
import { Sheet } from "./Sheet";

const KEYS: [string, string][] = [
  ["↑ ↓", "to the answer before, to the next one"],
  ["Enter", "choose the answer, or open its group"],
  ["1 – 9", "choose the answer with that number"],
  ["p", "pass"],
  ["o", "pass on, until something happens"],
  ["u", "undo"],
  ["d", "done: choose those that are ticked"],
  ["a, n", "tick all, tick none"],
  ["?", "explain the answer or card that is focused"],
  ["/", "search the answers"],
  ["Esc", "back"],
  ["h", "this list"],
];

export function Help({ close }: { close: () => void }) {
  return (
    <Sheet title="Keys" close={close}>
      <dl class="keys">
        {KEYS.map(([key, does]) => (
          <div key={key}>
            <dt>
              <kbd>{key}</kbd>
            </dt>
            <dd>{does}</dd>
          </div>
        ))}
      </dl>
      <p class="soft">
        A card with a number can be pressed to see only the answers that touch it; any other card opens its page.
      </p>
    </Sheet>
  );
}
