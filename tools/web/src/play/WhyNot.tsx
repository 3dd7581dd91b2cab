// Why nothing can be done with a card, beside it while it is pointed at or focused.
import { useEffect, useState } from "preact/hooks";
import type { Handle } from "../protocol";
import { game } from "./game";
import { sentence } from "./told";

/** So long a card is pointed at before anything is asked. */
const PAUSE = 350;

type Shown = { title: string; line: string; more: number; left: number; top: number };

const WIDE = 300;
const TALL = 120;

/** Where there is room: below the card, or above it. */
function placeOf(card: Element): { left: number; top: number } {
  const { left, top, bottom } = card.getBoundingClientRect();
  const isBelow = bottom + TALL < innerHeight;
  return {
    left: Math.max(8, Math.min(left, innerWidth - WIDE - 8)),
    top: isBelow ? bottom + 6 : Math.max(8, top - TALL),
  };
}

/** The card that a pointer or the focus is on, if nothing can be done with it. */
function idle(target: EventTarget | null): HTMLElement | null {
  const card = target instanceof Element ? target.closest<HTMLElement>(".lies [data-handle]") : null;
  return card && !card.hasAttribute("data-marked") ? card : null;
}

export function WhyNot({ asked, busy }: { asked: number; busy: boolean }) {
  const [shown, show] = useState<Shown | null>(null);
  useEffect(() => {
    show(null);
    if (busy || asked < 0) return;
    let timer = 0;
    let latest: Element | null = null;
    const leave = () => {
      clearTimeout(timer);
      latest = null;
      show(null);
    };
    const tell = async (card: HTMLElement, handle: Handle) => {
      const [line = "", ...others] = (await game.page({ why_not: handle })).flat();
      if (latest !== card) return;
      const title = card.querySelector(".title")?.textContent ?? "";
      show({ title, line, more: others.length, ...placeOf(card) });
    };
    const enter = (event: Event) => {
      if (event instanceof PointerEvent && event.pointerType !== "mouse") return;
      const card = idle(event.target);
      if (card === latest) return;
      leave();
      const handle = card?.dataset.handle;
      if (!card || handle === undefined || (event.type === "focusin" && !card.matches(":focus-visible"))) return;
      latest = card;
      timer = setTimeout(() => void tell(card, handle), PAUSE);
    };
    const pressed = (event: KeyboardEvent) => event.key === "Escape" && leave();
    const listened = ["pointerover", "focusin"] as const;
    for (const name of listened) addEventListener(name, enter);
    for (const name of ["pointerdown", "scroll"]) addEventListener(name, leave, { capture: true });
    addEventListener("keydown", pressed);
    return () => {
      clearTimeout(timer);
      for (const name of listened) removeEventListener(name, enter);
      for (const name of ["pointerdown", "scroll"]) removeEventListener(name, leave, { capture: true });
      removeEventListener("keydown", pressed);
    };
  }, [asked, busy]);
  return (
    <div role="status">
      {shown && (
        <div class="why-not" style={{ left: `${shown.left}px`, top: `${shown.top}px` }}>
          <b>Why not {shown.title}?</b>
          <p>{sentence(shown.line)}</p>
          {shown.more > 0 && <p class="soft">Its page has {shown.more} more.</p>}
        </div>
      )}
    </div>
  );
}
