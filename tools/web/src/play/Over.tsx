// How the game ended.
import { game } from "./game";
import { Undo } from "./Rest";
import { sentence } from "./told";
import type { Seen } from "../protocol";

type Props = { seen: Seen; over: string; busy: boolean; isServed: boolean };

export function Over({ seen, over, busy, isServed }: Props) {
  return (
    <section class="question over" aria-label="The result" tabIndex={-1}>
      <div class="asks">
        <h2>The game is over</h2>
        <p class="result" role="status">
          {sentence(over)}
        </p>
        <p class="soft">It took {seen.view.turn} turns.</p>
      </div>
      <div class="rest">
        {!isServed && (
          <button type="button" class="main" data-answer onClick={() => game.again()}>
            Play again
          </button>
        )}
        <button type="button" data-answer onClick={() => game.leave()}>
          Another game
        </button>
        <Undo seen={seen} busy={busy} />
      </div>
    </section>
  );
}
