// How far rows are carried out: a bar, and the same in words.
import { type Counts, sayCounts, STATES } from "./states";

export function Bar({ counts }: { counts: Counts }) {
  return (
    <span class="carried">
      <span class="carried-bar" aria-hidden="true">
        {STATES.map(
          ({ state }) => counts[state] > 0 && <span key={state} class={state} style={{ flexGrow: counts[state] }} />,
        )}
      </span>
      <span class="carried-words">{sayCounts(counts)}</span>
    </span>
  );
}
