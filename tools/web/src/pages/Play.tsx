import { useEffect } from "preact/hooks";
import type { Sit } from "../desk";
import { game, USUAL, useGame } from "../play/game";
import "../play/play.css";
import "../play/question.css";
import { unpack } from "../play/share";
import { Sitting } from "../play/Sitting";
import { Start } from "../play/Start";
import { Sure } from "../play/Sure";
import { link } from "../route";

/** What a link asks for: a seat, a position that was shared, or a game to be dealt. */
async function follow([what, told]: string[]): Promise<void> {
  if (!what || !told) return;
  // The address of a seat stays, so that a page that is loaded anew sits there again.
  if (what === "seat") {
    game.join(told);
    return;
  }
  history.replaceState(null, "", link("play"));
  try {
    if (what === "shared") game.load(await unpack(told));
    else if (what === "deal") game.sit({ ...USUAL, ...(JSON.parse(told) as Partial<Sit>) });
  } catch {
    game.set({ note: "This link is damaged: no game can be read from it." });
  }
}

export default function Play({ rest }: { rest: string[] }) {
  const shown = useGame();
  useEffect(() => {
    const isSeat = rest[0] === "seat";
    void (isSeat ? follow(rest) : game.wake().then(() => follow(rest)));
  }, [rest.join("/")]);
  const { seen, unsure, note } = shown;
  return (
    <>
      {seen ? (
        <Sitting shown={shown} seen={seen} />
      ) : (
        <>
          {note && (
            <p class="wrong" role="alert">
              {note}
            </p>
          )}
          <Start shown={shown} />
        </>
      )}
      {unsure && <Sure go={unsure} />}
    </>
  );
}
