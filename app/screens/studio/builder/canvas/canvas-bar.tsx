import { paths } from "#domain/addresses/paths.ts";
import { canRedo, canUndo } from "#domain/studio/builder/builder-history.ts";
import { isItemType } from "#domain/studio/builder/block-tile.ts";
import * as m from "#app/messages/messages.js";
import { useLang } from "#app/preferences/preferences-context.tsx";
import type { useBuilder } from "#app/screens/studio/builder/use-builder.ts";

/** The bar above the canvas: number of blocks, link to the properties panel, undo and redo. */
export function CanvasBar({
  builder,
  undo,
}: {
  builder: ReturnType<typeof useBuilder>;
  /** The last change can be undone, or repeated, without JavaScript. */
  undo?: "undo" | "redo" | undefined;
}) {
  const lang = useLang();
  const { history, stepBack, stepForward } = builder;
  const { blocks, selectedId } = history.present;
  return (
    <div className="flex flex-wrap items-center gap-x-3 min-h-11 mb-1">
      <h2 className="font-700 tabular">{m.builder_count({ count: blocks.length }, lang)}</h2>
      {blocks.some(({ type, config }) => config.showMetrics && isItemType(type)) && (
        // Shown from the same width as the blocks' sample figures.
        <span className="nav-badge hidden md:block">{m.common_sample_data({}, lang)}</span>
      )}
      <span className="flex items-center ml-auto">
        {selectedId !== null && (
          <a href="#properties" className="btn lg:hidden px-2">
            {m.builder_edit({}, lang)}
          </a>
        )}
        {undo && (
          <noscript>
            <form method="post" action={paths.builder}>
              <button name="intent" value="undo" className="btn">
                {undo === "redo" ? m.builder_redo({}, lang) : m.builder_undo({}, lang)}
              </button>
            </form>
          </noscript>
        )}
        <span className="scripted flex">
          <HistoryButton
            label={m.builder_undo({}, lang)}
            icon="i-lucide-undo-2"
            isOff={!canUndo(history)}
            onPress={stepBack}
          />
          <HistoryButton
            label={m.builder_redo({}, lang)}
            icon="i-lucide-redo-2"
            isOff={!canRedo(history)}
            onPress={stepForward}
          />
        </span>
      </span>
    </div>
  );
}

/** `aria-disabled` instead of `disabled`, so that a clicked button keeps the focus. */
function HistoryButton({
  label,
  icon,
  isOff,
  onPress,
}: {
  label: string;
  icon: string;
  isOff: boolean;
  onPress: () => void;
}) {
  return (
    <button
      type="button"
      aria-label={label}
      aria-disabled={isOff || undefined}
      onClick={onPress}
      className="btn-icon aria-disabled:opacity-40"
    >
      <span className={icon} aria-hidden="true" />
    </button>
  );
}
