// What stands in the place of the question while somebody else is asked.
import type { Seen } from "../protocol";

export function Waiting({ seen }: { seen: Seen }) {
  const other = seen.view.players.find(({ player }) => player === seen.waiting);
  return (
    <section class="question" aria-label="Waiting" tabIndex={-1}>
      <div class="asks">
        <h2 role="status">{other ? `Player ${other.name} is asked` : "Somebody else is asked"}</h2>
        <p class="soft">You are told here as soon as it is you.</p>
      </div>
    </section>
  );
}
