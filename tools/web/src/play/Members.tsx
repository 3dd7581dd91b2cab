// A set that is chosen: candidates that are ticked, all of them or none.
import { bounds, type Choosing, current, isEnough, isSingle, next, press } from "./answer";
import { lights } from "./lights";
import { sentence } from "./told";

type Props = { choosing: Choosing; set: (choosing: Choosing) => void; back: (() => void) | null };

function words(count: number, min: number): string {
  if (count === 0) return min === 0 ? "Choose none" : "Choose";
  return count === 1 ? "Choose this" : `Choose these ${count}`;
}

export function Members({ choosing, set, back }: Props) {
  const pick = current(choosing);
  if (!pick) return null;
  const { now, picks, done, line } = choosing;
  const single = isSingle(pick);
  const isFull = !single && pick.max > 1 && now.length >= pick.max && pick.max < pick.candidates.length;
  const all = pick.candidates.map((_, at) => at);
  return (
    <div class="members">
      {line && <p class="begun">{sentence(line)}</p>}
      <p class="bounds">
        {picks.length > 1 && `${done.length + 1} of ${picks.length}: `}
        {pick.name && <b>{sentence(pick.name)}: </b>}
        {pick.name || picks.length > 1 ? bounds(pick) : sentence(bounds(pick))}
        {!single && <span class="soft">, {now.length} chosen</span>}
        {isFull && <span class="soft">; to choose another, take one away</span>}
      </p>
      {!single && (
        <div class="some">
          <button type="button" disabled={pick.max < all.length} onClick={() => set({ ...choosing, now: all })}>
            All
          </button>
          <button type="button" disabled={now.length === 0} onClick={() => set({ ...choosing, now: [] })}>
            None
          </button>
        </div>
      )}
      <ul class="answers">
        {pick.candidates.map((candidate, at) => (
          <li key={at}>
            <button
              type="button"
              class="answer"
              role={single ? undefined : "checkbox"}
              aria-checked={single ? undefined : now.includes(at)}
              data-answer
              data-digit={at + 1}
              disabled={!single && !now.includes(at) && now.length >= pick.max && pick.max > 1}
              onClick={() => set(press(choosing, at))}
              {...lights(candidate.handle ? [candidate.handle] : [])}
            >
              {at < 9 ? (
                <kbd class="digit" aria-hidden="true">
                  {at + 1}
                </kbd>
              ) : (
                <span class="digit" />
              )}
              {!single && <span class="tick" aria-hidden="true" />}
              {candidate.line}
            </button>
          </li>
        ))}
      </ul>
      <div class="some">
        {!single && (
          <button
            type="button"
            class="main"
            data-answer
            data-done
            disabled={!isEnough(choosing)}
            onClick={() => set(next(choosing))}
          >
            {words(now.length, pick.min)}
          </button>
        )}
        {back && (
          <button type="button" data-back onClick={back}>
            Back
          </button>
        )}
      </div>
    </div>
  );
}
