import { studioPaths } from "#domain/addresses/studio-paths.ts";
import { ITEM_TYPES } from "#domain/studio/builder/builder.ts";
import type { BuilderWork } from "#domain/studio/builder/builder-work.ts";
import * as m from "#app/messages/messages.js";
import { useLang } from "#app/preferences/preferences-context.tsx";
import { BlockView } from "./block-view.tsx";
import type { InlineEditing } from "./inline-editor.tsx";
import { TypeTile } from "./palette.tsx";

/** The canvas, 600 px high with a dot grid of 20 px; blocks are positioned absolutely. */
export function Canvas({
  work: { blocks, selectedId },
  pickedId,
  editing,
}: {
  work: BuilderWork;
  pickedId: string | null;
  editing: InlineEditing;
}) {
  const lang = useLang();
  return (
    <div id="canvas" data-canvas="" className="canvas-dots relative overflow-hidden rounded-card">
      {blocks.length === 0 ? (
        <div className="h-full flex flex-col items-center justify-center gap-2 p-6 text-center">
          <span className="flex gap-2 mb-2" aria-hidden="true">
            {ITEM_TYPES.map((type) => (
              <TypeTile key={type} type={type} />
            ))}
          </span>
          <p className="text-xl font-700">{m.builder_empty_title({}, lang)}</p>
          <p className="max-w-80 text-ink-soft">{m.builder_empty({}, lang)}</p>
          <a href={studioPaths.pageTemplates} className="btn">
            {m.builder_empty_template({}, lang)}
          </a>
        </div>
      ) : (
        <ol aria-label={m.builder_canvas({}, lang)}>
          {blocks.map((block) => (
            <BlockView
              key={block.id}
              block={block}
              isSelected={block.id === selectedId}
              isPicked={block.id === pickedId}
              editing={block.id === editing.id ? editing : undefined}
            />
          ))}
        </ol>
      )}
    </div>
  );
}
