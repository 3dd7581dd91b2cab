// The code of a message, which opens its page: what it means, a script that has it, and one that has not.
import { lazy, Suspense } from "preact/compat";
import { useState } from "preact/hooks";
import { Sheet } from "../play/Sheet";
import { type CodePage, codePage } from "./work";

const Page = lazy(() => import("./CodePage"));

export function Code({ code }: { code: string }) {
  const [page, setPage] = useState<CodePage | null>(null);
  return (
    <>
      <button
        type="button"
        class="link code"
        aria-label={`What ${code} means`}
        onClick={async () => setPage(await codePage(code))}
      >
        {code}
      </button>
      {page && (
        <Sheet title={page.title} close={() => setPage(null)}>
          <Suspense fallback={<p class="waiting">Reading…</p>}>
            <Page markdown={page.markdown} />
          </Suspense>
        </Sheet>
      )}
    </>
  );
}
