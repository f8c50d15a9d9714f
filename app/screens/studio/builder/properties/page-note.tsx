import type { BlockType } from "#domain/studio/builder/builder.ts";
import { useLang } from "#app/preferences/preferences-context.tsx";
import type { LocalText } from "#app/ui/text/local-text.ts";

/** What a published page makes of a setting, where it is something else than on the canvas. */
export interface PageNotes extends Record<"colour" | "size" | "place" | "metrics", LocalText> {
  /** Notes on the layout, for types of which a page does not draw each layout differently. */
  layout: Partial<Record<BlockType, LocalText>>;
}

/** A note below a field; nothing without one. */
export function PageNote({ note }: { note: LocalText | undefined }) {
  const { locale } = useLang();
  return note ? <p className="text-sm text-ink-soft">{note[locale]}</p> : null;
}
