// Many games, in as many workers as there is room for.
import type { Game, Spin } from "../desk";
import { Engine } from "../engine";
import { told } from "../play/told";

/** More workers than this take more memory than they save time. */
const MOST_WORKERS = 4;

export type Told = { game: (game: Game) => void; wrong: (why: string) => void; done: () => void };

export class Spinning {
  private readonly engines: Engine[] = [];
  private next = 0;
  private isOver = false;

  constructor(
    private readonly spin: Spin,
    private readonly games: number,
    private readonly tell: Told,
  ) {
    const workers = Math.max(1, Math.min(MOST_WORKERS, navigator.hardwareConcurrency || 1, games));
    const turning = Array.from({ length: workers }, () => this.turn());
    void Promise.all(turning).then(() => this.stop());
  }

  private async turn(): Promise<void> {
    const engine = new Engine();
    this.engines.push(engine);
    while (!this.isOver && this.next < this.games) {
      const seed = (this.spin.seed + this.next) % 2 ** 32;
      this.next += 1;
      try {
        const reply = await engine.ask({ spin: { ...this.spin, seed } });
        if (this.isOver) return;
        if ("spun" in reply) this.tell.game(reply.spun);
        else return this.fail(told(reply));
      } catch (error) {
        return this.fail(error instanceof Error ? error.message : String(error));
      }
    }
  }

  private fail(why: string): void {
    if (!this.isOver) this.tell.wrong(why);
    this.stop();
  }

  /** Lets go of all workers; games that are not over are not counted. */
  stop(): void {
    if (this.isOver) return;
    this.isOver = true;
    for (const engine of this.engines) engine.close();
    this.tell.done();
  }
}
