import { BLOCK_LAYOUTS, BLOCK_TYPES } from "#domain/studio/builder/builder.ts";
import { PAGE_LAYOUTS } from "#domain/studio/pages/page-look.ts";
import * as m from "#app/messages/messages.js";
import { localText } from "#app/presenters/local-text.server.ts";
import type { PageNotes } from "./properties/page-note.tsx";

const layoutNotes: PageNotes["layout"] = {};
for (const type of BLOCK_TYPES) {
  const { length } = PAGE_LAYOUTS[type];
  if (length === 1) layoutNotes[type] = localText(m.builder_note_one_layout);
  else if (length < BLOCK_LAYOUTS.length)
    layoutNotes[type] = localText(m.builder_note_picture_layout);
}

/** What a published page makes of settings of the canvas, which the workbench's script does not carry. */
export const PAGE_NOTES: PageNotes = {
  colour: localText(m.builder_note_colour),
  size: localText(m.builder_note_size),
  place: localText(m.builder_note_place),
  metrics: localText(m.builder_note_metrics),
  layout: layoutNotes,
};
