// A saved game from a file.
import { useRef } from "preact/hooks";
import { game } from "./game";

export function LoadFile({ label }: { label: string }) {
  const input = useRef<HTMLInputElement>(null);
  const load = async () => {
    const file = input.current?.files?.[0];
    if (file) game.load(await file.text());
    if (input.current) input.current.value = "";
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
