import { useEffect, useId, useRef, type ReactNode } from "react";
import type { BuilderBlock } from "#domain/studio/builder/builder.ts";
import * as m from "#app/messages/messages.js";
import { useLang } from "#app/preferences/preferences-context.tsx";
import { AdvancedForm } from "#app/screens/studio/builder/properties/advanced-form.tsx";
import { ClearForm } from "./clear-form.tsx";
import type { OnEdit } from "#app/screens/studio/builder/properties/fields.tsx";
import type { PageNotes } from "#app/screens/studio/builder/properties/page-note.tsx";
import { titleOf } from "#app/screens/studio/builder/words.ts";

/** A native modal `<dialog>`: traps and restores focus, and closes on Escape. */
function Modal({
  title,
  onClose,
  children,
}: {
  title: string;
  onClose: () => void;
  children: ReactNode;
}) {
  const lang = useLang();
  const dialog = useRef<HTMLDialogElement>(null);
  const id = useId();
  useEffect(() => {
    const element = dialog.current;
    if (!element) return;
    element.showModal();
    // A click on the backdrop has the dialog itself as its target, since the content covers it.
    const clickOnBackdrop = ({ target }: MouseEvent) => target === element && element.close();
    element.addEventListener("click", clickOnBackdrop);
    return () => {
      element.removeEventListener("click", clickOnBackdrop);
      // Closed before it is removed from the DOM: otherwise the browser does not restore the focus.
      element.close();
    };
  }, []);
  return (
    <dialog
      ref={dialog}
      aria-labelledby={id}
      onClose={onClose}
      className="m-auto w-[min(32rem,calc(100vw-2rem))] max-h-[90dvh] overflow-y-auto overscroll-contain p-0 rounded-card border border-line-strong bg-ground text-ink shadow-lg backdrop:bg-[#0009]"
    >
      <div className="flex flex-col gap-4 p-4">
        <div className="flex items-start gap-3">
          <h2 id={id} className="flex-1 text-xl font-800">
            {title}
          </h2>
          <button
            type="button"
            aria-label={m.builder_close({}, lang)}
            onClick={() => dialog.current?.close()}
            className="btn-icon -m-1"
          >
            <span className="i-lucide-x" aria-hidden="true" />
          </button>
        </div>
        {children}
      </div>
    </dialog>
  );
}

/** Dialog with a block's advanced configuration; changes apply at once. */
export function AdvancedDialog({
  block,
  notes,
  onEdit,
  onClose,
}: {
  block: BuilderBlock;
  notes: PageNotes;
  onEdit: OnEdit;
  onClose: () => void;
}) {
  const lang = useLang();
  return (
    <Modal title={m.builder_advanced_of({ title: titleOf(block, lang) }, lang)} onClose={onClose}>
      <AdvancedForm block={block} notes={notes} onEdit={onEdit}>
        <button type="button" onClick={onClose} className="btn-primary">
          {m.builder_close({}, lang)}
        </button>
      </AdvancedForm>
    </Modal>
  );
}

/** Confirmation of Clear All. */
export function ClearDialog({ count, onClose }: { count: number; onClose: () => void }) {
  const lang = useLang();
  return (
    <Modal title={m.builder_clear_title({}, lang)} onClose={onClose}>
      <ClearForm count={count}>
        <button type="button" onClick={onClose} className="btn">
          {m.builder_cancel({}, lang)}
        </button>
      </ClearForm>
    </Modal>
  );
}
