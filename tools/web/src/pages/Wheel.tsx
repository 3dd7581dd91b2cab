import { useEffect, useRef, useState } from "preact/hooks";
import type { Game, Spin } from "../desk";
import { game as table, useGame } from "../play/game";
import { Results } from "../wheel/Results";
import { Setup } from "../wheel/Setup";
import { Spinning } from "../wheel/spinning";
import "../wheel/wheel.css";

export default function Wheel(_: { rest: string[] }) {
  const { hall } = useGame();
  const [turned, setTurned] = useState<{ spin: Spin; of: number } | null>(null);
  const [games, setGames] = useState<Game[]>([]);
  const [wrong, setWrong] = useState("");
  const [isTurning, setTurning] = useState(false);
  const spinning = useRef<Spinning | null>(null);
  useEffect(() => {
    void table.openHall();
    return () => spinning.current?.stop();
  }, []);
  const spin = (spin: Spin, of: number) => {
    setTurned({ spin, of });
    setGames([]);
    setWrong("");
    setTurning(true);
    spinning.current = new Spinning(spin, of, {
      game: (game) => setGames((before) => [...before, game].sort((one, two) => one.seed - two.seed)),
      wrong: setWrong,
      done: () => setTurning(false),
    });
  };
  return (
    <div class="wheel">
      <h1>Wheel</h1>
      <p class="soft">Bots play two decks against each other, again and again, and what comes of it is drawn.</p>
      <Setup hall={hall} isTurning={isTurning} spin={spin} />
      <div>
        {turned && (
          <div class="turning">
            <progress max={turned.of} value={games.length} aria-label="Games played" />
            <span role="status">
              {isTurning && games.length === 0
                ? "Reading rules and cards…"
                : `${games.length} of ${turned.of} games${isTurning || games.length === turned.of ? "" : ", stopped"}`}
            </span>
            {isTurning && (
              <button type="button" onClick={() => spinning.current?.stop()}>
                Stop
              </button>
            )}
          </div>
        )}
        {wrong && (
          <p class="wrong" role="alert">
            {wrong}
          </p>
        )}
        {turned && games.length > 0 && <Results games={games} spin={turned.spin} />}
        {!turned && <p class="soft">Ten games take some seconds, a thousand some minutes.</p>}
      </div>
    </div>
  );
}
