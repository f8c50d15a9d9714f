import { useEffect, useId, useRef, useState, type DragEvent } from "react";
import * as m from "#app/messages/messages.js";
import { useLang } from "#app/preferences/preferences-context.tsx";
import { loadWhenReached } from "#app/ui/loading/load-when-reached.ts";
import type { ChosenFile } from "./chosen-file.client.tsx";
import { describedBy, FieldFrame, type FieldTexts } from "./field-frame.tsx";

const loadChosenFile = loadWhenReached(() => import("./chosen-file.client.tsx"));

/**
 * A file input that fills its box: a file can be chosen, or dropped anywhere on it, without a script.
 * When it is reached, a script is loaded that shows the file's name, size and picture, and how much of it
 * has been sent.
 */
export function FileField({
  name,
  accept,
  isRequired = false,
  ...texts
}: FieldTexts & {
  name: string;
  /** Media types and name endings that the browser offers first. */
  accept?: string;
  isRequired?: boolean;
}) {
  const lang = useLang();
  const id = useId();
  const input = useRef<HTMLInputElement>(null);
  const [Chosen, setChosen] = useState<typeof ChosenFile>();
  const [isOver, setIsOver] = useState(false);
  const [isChosen, setIsChosen] = useState(false);
  const load = () => {
    // If loading fails, the browser's own input still shows the name.
    loadChosenFile().then(
      (late) => setChosen(() => late.ChosenFile),
      () => undefined,
    );
  };
  useEffect(() => {
    // A file that was chosen before hydration.
    if (input.current?.files?.length) load();
  }, []);
  const over = (isNow: boolean) => (event: DragEvent) => {
    if (isNow) load();
    setIsOver(isNow && event.dataTransfer.types.includes("Files"));
  };
  return (
    <FieldFrame id={id} {...texts}>
      <div
        className="file-drop"
        data-over={isOver || undefined}
        data-chosen={isChosen || undefined}
        onPointerEnter={load}
        onFocus={load}
        onDragEnter={over(true)}
        onDragLeave={over(false)}
        onDrop={over(false)}
      >
        <input
          {...describedBy(id, texts)}
          ref={input}
          type="file"
          name={name}
          accept={accept}
          required={isRequired}
          onChange={load}
        />
        {!isChosen && (
          <div className="file-face text-sm text-ink-soft" aria-hidden="true">
            <span className="bg-tint text-kind">
              <span className="i-lucide-upload" />
            </span>
            <span>{m.forms_file_hint({}, lang)}</span>
          </div>
        )}
        {Chosen && input.current && <Chosen input={input.current} onChosen={setIsChosen} />}
      </div>
    </FieldFrame>
  );
}
