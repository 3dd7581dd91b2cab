// A desk in a worker, asked from a page.
import type { Reply, Request } from "./desk";

type Waiting = { resolve: (reply: Reply) => void; reject: (error: Error) => void };

export class Engine {
  private readonly worker = new Worker(new URL("./worker.ts", import.meta.url), { type: "module" });
  private readonly waiting = new Map<number, Waiting>();
  private last = 0;

  constructor() {
    this.worker.addEventListener("message", (event: MessageEvent<{ id: number; reply?: string; broken?: string }>) => {
      const { id, reply, broken } = event.data;
      const waiting = this.waiting.get(id);
      this.waiting.delete(id);
      if (reply !== undefined) waiting?.resolve(JSON.parse(reply) as Reply);
      else waiting?.reject(new Error(broken ?? "the engine stopped"));
    });
    this.worker.addEventListener("error", (event) => {
      for (const waiting of this.waiting.values()) waiting.reject(new Error(event.message));
      this.waiting.clear();
    });
  }

  ask(request: Request): Promise<Reply> {
    this.last += 1;
    const id = this.last;
    return new Promise((resolve, reject) => {
      this.waiting.set(id, { resolve, reject });
      this.worker.postMessage({ id, request: JSON.stringify(request) });
    });
  }

  /** Lets go of the worker; what it was asked is not answered any more. */
  close(): void {
    this.worker.terminate();
  }
}

let shared: Engine | undefined;

/** The desk that pages share. */
export function engine(): Engine {
  shared ??= new Engine();
  return shared;
}
