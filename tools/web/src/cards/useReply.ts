// A reply of the shared engine to a request; the last one stays until the next has come.
import { useEffect, useState } from "preact/hooks";
import type { Reply, Request } from "../desk";
import { engine } from "../engine";

export type Answered = { reply: Reply | null; isWaiting: boolean; fault: string };

export function useReply(request: Request | null): Answered {
  const key = JSON.stringify(request);
  const [answered, set] = useState<Answered & { key: string }>({ key: "", reply: null, isWaiting: true, fault: "" });
  useEffect(() => {
    if (request === null) return;
    let isHere = true;
    engine()
      .ask(request)
      .then(
        (reply) => {
          const fault = "wrong" in reply ? reply.wrong.why : "mistakes" in reply ? "The cards could not be read." : "";
          if (isHere) set({ key, reply, isWaiting: false, fault });
        },
        (error: unknown) => {
          if (isHere) set({ key, reply: null, isWaiting: false, fault: String(error) });
        },
      );
    return () => {
      isHere = false;
    };
  }, [key]);
  return { ...answered, isWaiting: answered.key !== key };
}
