// The keys of the table.
import { useEffect } from "preact/hooks";

type Do = { explain: (focused: Element) => void; help: () => void; back: () => void };

function answers(): HTMLButtonElement[] {
  return [...document.querySelectorAll<HTMLButtonElement>(".question [data-answer]:not(:disabled)")];
}

function move(by: 1 | -1): void {
  const all = answers();
  const here = all.findIndex((one) => one === document.activeElement);
  const to = here < 0 ? (by > 0 ? 0 : all.length - 1) : (here + by + all.length) % all.length;
  all[to]?.focus();
  all[to]?.scrollIntoView({ block: "nearest" });
}

function press(selector: string): boolean {
  const button = document.querySelector<HTMLButtonElement>(selector);
  if (!button || button.disabled) return false;
  button.click();
  return true;
}

function isWriting(element: Element | null): boolean {
  return element !== null && element.matches("textarea, select, input");
}

/** Whether a key was one of the table's. */
function handle(key: string, focused: Element | null, actions: Do): boolean {
  if (/^[1-9]$/.test(key)) return press(`.question [data-digit="${key}"]`);
  switch (key) {
    case "ArrowDown":
    case "ArrowUp":
      if (focused?.closest("[data-scrolls]") && !focused.matches("button")) return false;
      move(key === "ArrowDown" ? 1 : -1);
      return true;
    case "u":
    case "p":
    case "o":
      return press(`[data-key="${key}"]`);
    case "d":
      return press(".question [data-done]");
    case "a":
      return press(".members .some button:first-child");
    case "n":
      return press(".members .some button:nth-child(2):not([data-back])");
    case "/": {
      const search = document.querySelector<HTMLInputElement>(".question input[type=search]");
      search?.focus();
      return search !== null;
    }
    case "?":
      if (focused?.matches("[data-handle], [data-offer]")) actions.explain(focused);
      else actions.help();
      return true;
    case "h":
      actions.help();
      return true;
    case "Escape":
      actions.back();
      return true;
    default:
      return false;
  }
}

export function useKeys(actions: Do): void {
  useEffect(() => {
    const pressed = (event: KeyboardEvent) => {
      if (event.ctrlKey || event.metaKey || event.altKey || event.defaultPrevented) return;
      if (document.querySelector("dialog[open]")) return;
      const focused = document.activeElement;
      if (isWriting(focused)) {
        const leaves = event.key === "Escape" || event.key === "ArrowDown" || event.key === "Enter";
        if (!focused?.matches(".question input") || !leaves) return;
        event.preventDefault();
        if (event.key !== "Escape") move(1);
        else document.querySelector<HTMLElement>(".question")?.focus();
        return;
      }
      if (handle(event.key, focused, actions)) event.preventDefault();
    };
    addEventListener("keydown", pressed);
    return () => removeEventListener("keydown", pressed);
  });
}
