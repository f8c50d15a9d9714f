import { useEffect, useRef, useState, type FocusEvent, type KeyboardEvent } from "react";
import {
  BODY_MAX_LENGTH,
  DESCRIPTION_MAX_LENGTH,
  NO_CONTENT,
  TITLE_MAX_LENGTH,
  type BuilderBlock,
} from "#domain/studio/builder/builder.ts";
import type { BlockChanges } from "#domain/studio/builder/builder-operation.ts";
import * as m from "#app/messages/messages.js";
import { useLang } from "#app/preferences/preferences-context.tsx";
import type { Field, OnEdit } from "#app/screens/studio/builder/properties/fields.tsx";

/** Types whose own text is edited in place; the others' description is. */
const WITH_BODY: ReadonlySet<string> = new Set(["text", "prices", "hours", "questions"]);

/** Not classes: the first screen is waited for with those of all its parts. */
const FRAME = { inset: 0, gap: 4, padding: 4 };

/** The block whose texts are edited in place, with the actions on it. */
export interface InlineEditing {
  /** The block being edited; null for none. */
  id: string | null;
  onEdit: OnEdit;
  /** Puts former texts back. */
  restore: (changes: BlockChanges) => void;
  /** @param isFocused the block gets the focus back */
  close: (isFocused: boolean) => void;
}

/**
 * The texts of a block, edited where they stand on the canvas. Typed text applies at once; Enter in
 * the title or a press elsewhere ends editing, Escape puts the former texts back.
 */
export function InlineEditor({
  block,
  editing: { onEdit, restore, close },
}: {
  block: BuilderBlock;
  editing: InlineEditing;
}) {
  const lang = useLang();
  const { id, type, title, description, content } = block;
  const hasBody = WITH_BODY.has(type);
  const text = hasBody ? (content ?? NO_CONTENT).body : description;
  const [former] = useState<BlockChanges>({ title, [hasBody ? "body" : "description"]: text });
  const first = useRef<HTMLInputElement>(null);
  useEffect(() => first.current?.select(), []);

  function press(event: KeyboardEvent) {
    const isDone = event.key === "Enter" && event.target === first.current;
    if (!isDone && event.key !== "Escape") return;
    event.preventDefault();
    if (!isDone) restore(former);
    close(true);
  }
  function leave({ currentTarget: { form }, relatedTarget }: FocusEvent<Field>) {
    if (!form?.contains(relatedTarget)) close(false);
  }
  const field = { onChange: onEdit, onKeyDown: press, onBlur: leave };
  return (
    <form
      aria-label={m.builder_edit({}, lang)}
      onSubmit={(event) => event.preventDefault()}
      className="absolute card flex flex-col"
      style={FRAME}
    >
      <input type="hidden" name="block" value={id} />
      <input
        ref={first}
        name="title"
        aria-label={m.builder_field_title({}, lang)}
        maxLength={TITLE_MAX_LENGTH}
        autoComplete="off"
        value={title}
        {...field}
        className="field font-700"
      />
      <textarea
        name={hasBody ? "body" : "description"}
        aria-label={hasBody ? m.builder_content({}, lang) : m.builder_field_description({}, lang)}
        maxLength={hasBody ? BODY_MAX_LENGTH : DESCRIPTION_MAX_LENGTH}
        value={text}
        {...field}
        className="field py-2 flex-1 min-h-0"
      />
    </form>
  );
}
