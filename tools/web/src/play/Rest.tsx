// What can be answered to many questions: to pass, to pass on, to take back.
import type { Asked, Seen } from "../protocol";
import { game } from "./game";

export function Undo({ seen, busy }: { seen: Seen; busy: boolean }) {
  return (
    <button type="button" data-key="u" disabled={!seen.may_undo || busy} onClick={() => game.undo()}>
      Undo <kbd aria-hidden="true">u</kbd>
    </button>
  );
}

export function Rest({ asked, seen, busy }: { asked: Asked; seen: Seen; busy: boolean }) {
  return (
    <div class="rest">
      {asked.may_pass && (
        <>
          <button type="button" data-key="p" disabled={busy} onClick={() => game.answer("Pass")}>
            Pass <kbd aria-hidden="true">p</kbd>
          </button>
          <button
            type="button"
            data-key="o"
            disabled={busy}
            title="Passes until your next turn, or until something happens that you may answer"
            onClick={() => game.passOn()}
          >
            Pass on <kbd aria-hidden="true">o</kbd>
          </button>
        </>
      )}
      <Undo seen={seen} busy={busy} />
    </div>
  );
}
