// Asks before a new game takes the place of one that is not over.
import { game } from "./game";
import { Sheet } from "./Sheet";

export function Sure({ go }: { go: () => void }) {
  const stay = () => game.set({ unsure: null });
  return (
    <Sheet title="Your game is not over" close={stay}>
      <p>Another game takes its place in this browser. What you want to keep of it, save to a file first.</p>
      <div class="some">
        <button type="button" onClick={stay}>
          Keep my game
        </button>
        <button type="button" class="main" onClick={go}>
          Replace it
        </button>
      </div>
    </Sheet>
  );
}
