// A saved game from a file.
import { useRef } from "preact/hooks";
import { game } from "./game";

const PLACES = ["first", "second"];

/** What a saved game is called: the record does not tell which place was yours. */
export function fileName(turn: number, you: number): string {
  return `spaceline-turn-${turn}-${PLACES[you] ?? PLACES[0]}.game`;
}

function placeIn(name: string): number {
  return Math.max(0, PLACES.findIndex((place) => name.includes(place)));
}

type Props = { label: string; after?: () => void };

export function LoadFile({ label, after }: Props) {
  const input = useRef<HTMLInputElement>(null);
  const load = async () => {
    const file = input.current?.files?.[0];
    if (file) game.load(await file.text(), placeIn(file.name));
    if (input.current) input.current.value = "";
    after?.();
  };
  return (
    <>
      <button type="button" onClick={() => input.current?.click()}>
        {label}…
      </button>
      <input ref={input} hidden type="file" aria-label={label} onChange={load} />
    </>
  );
}
