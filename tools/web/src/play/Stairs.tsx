// What is under way, drawn as stairs: each step stands a little further in.
import type { Line } from "../protocol";
import { lights } from "./lights";

export function Stairs({ steps }: { steps: Line[] }) {
  if (steps.length === 0) return null;
  return (
    <ol class="stairs" aria-label="Under way">
      {steps.map((line, at) => (
        <li key={at} style={{ marginLeft: `${at * 12}px` }} {...lights(line.about)}>
          {line.text}
        </li>
      ))}
    </ol>
  );
}
