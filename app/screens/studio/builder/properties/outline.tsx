import { inReadingOrder } from "#domain/studio/pages/page-order.ts";
import type { BuilderBlock } from "#domain/studio/builder/builder.ts";
import * as m from "#app/messages/messages.js";
import { useLang } from "#app/preferences/preferences-context.tsx";
import { colorClass, TYPE_ICONS } from "#app/screens/studio/builder/canvas/block-view.tsx";
import { builderAddress } from "#app/screens/studio/builder/builder-address.ts";
import { titleOf } from "#app/screens/studio/builder/words.ts";

/** List of all blocks in the order of the page, since on the canvas one block may cover another. */
export function Outline({
  blocks,
  selectedId,
}: {
  blocks: readonly BuilderBlock[];
  selectedId: string | null;
}) {
  const lang = useLang();
  return (
    <nav aria-labelledby="outline-title" className="pt-3 border-t border-line">
      <h3 id="outline-title" className="mb-1 text-sm font-600 text-ink-soft">
        {m.builder_outline({}, lang)}
      </h3>
      <ol className="max-h-72 overflow-y-auto">
        {inReadingOrder(blocks).map((block) => (
          <li key={block.id}>
            <a
              href={builderAddress({ block: block.id, hash: "properties" })}
              data-block={block.id}
              aria-current={block.id === selectedId || undefined}
              className={`${colorClass(block.config.color)} flex items-center gap-2 min-h-11 px-2 rounded-control hover:bg-raised aria-[current=true]:bg-tint aria-[current=true]:font-600`}
            >
              <span className={`${TYPE_ICONS[block.type]} text-kind`} aria-hidden="true" />
              <span className="flex-1 truncate">{titleOf(block, lang)}</span>
              <span className="text-sm text-ink-soft tabular" aria-hidden="true">
                {block.position.x}, {block.position.y}
              </span>
            </a>
          </li>
        ))}
      </ol>
    </nav>
  );
}
