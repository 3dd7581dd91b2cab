// Something that lies over the page until it is closed.
import type { ComponentChildren } from "preact";
import { useEffect, useId, useRef } from "preact/hooks";
import "./sheet.css";

type Props = { title: string; close: () => void; children: ComponentChildren };

export function Sheet({ title, close, children }: Props) {
  const dialog = useRef<HTMLDialogElement>(null);
  const name = useId();
  useEffect(() => {
    const before = document.activeElement;
    dialog.current?.showModal();
    return () => {
      if (before instanceof HTMLElement && before.isConnected) before.focus({ preventScroll: true });
    };
  }, []);
  return (
    <dialog ref={dialog} class="sheet" aria-labelledby={name} onClose={close}>
      <div class="sheet-line">
        <h2 id={name}>{title}</h2>
        <button type="button" onClick={close}>
          Close
        </button>
      </div>
      <div class="sheet-inside" tabIndex={0} role="region" aria-label={title}>
        {children}
      </div>
    </dialog>
  );
}
