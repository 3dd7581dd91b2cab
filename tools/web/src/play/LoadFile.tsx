// A saved game from a file.
import { useRef } from "preact/hooks";
import { game } from "./game";

type Props = { label: string; after?: () => void };

export function LoadFile({ label, after }: Props) {
  const input = useRef<HTMLInputElement>(null);
  const load = async () => {
    const file = input.current?.files?.[0];
    if (file) game.load(await file.text());
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
