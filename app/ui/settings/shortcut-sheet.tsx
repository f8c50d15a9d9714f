import { Fragment, useContext } from "react";
import {
  SHORTCUT_IDS,
  SHORTCUT_PLACES,
  SHORTCUTS,
  type ShortcutId,
} from "#domain/preferences/shortcuts.ts";
import * as m from "#app/messages/messages.js";
import { useLang } from "#app/preferences/preferences-context.tsx";
import { OpenCommandsContext } from "./open-commands.ts";

type Message = (inputs: Record<string, never>, lang: ReturnType<typeof useLang>) => string;

const PLACE_NAMES = {
  everywhere: m.settings_place_everywhere,
  search: m.settings_place_search,
  open: m.settings_place_open,
  builder: m.settings_place_builder,
} satisfies Record<(typeof SHORTCUT_PLACES)[number], Message>;

const WHAT: Record<ShortcutId, Message> = {
  search: m.settings_shortcut_search,
  voice: m.settings_shortcut_voice,
  messages: m.settings_shortcut_messages,
  skip: m.settings_shortcut_skip,
  move: m.settings_shortcut_move,
  follow: m.settings_shortcut_follow,
  clear: m.settings_shortcut_clear,
  close: m.settings_shortcut_close,
  undo: m.settings_shortcut_undo,
  redo: m.settings_shortcut_redo,
  block_move: m.settings_shortcut_block_move,
  block_swap: m.settings_shortcut_block_swap,
  block_duplicate: m.settings_shortcut_block_duplicate,
  block_remove: m.settings_shortcut_block_remove,
  block_leave: m.settings_shortcut_block_leave,
};

/** Translated key names. Keys in neither table are shown by their own name. */
const KEY_WORDS: Record<string, Message> = {
  Shift: m.settings_key_shift,
  Enter: m.settings_key_enter,
  " ": m.settings_key_space,
  Delete: m.settings_key_delete,
};
/** Key names and symbols that are the same in both languages. */
const KEY_SIGNS: Record<string, string> = {
  Control: "Ctrl",
  Escape: "Esc",
  ArrowLeft: "←",
  ArrowUp: "↑",
  ArrowDown: "↓",
  ArrowRight: "→",
};

/** The list of keyboard shortcuts, in a `<details>` that opens without JavaScript. */
export function ShortcutSheet() {
  const lang = useLang();
  const openCommands = useContext(OpenCommandsContext);
  return (
    <details className="group">
      <summary className="flex items-center gap-3 p-4 hover:bg-raised outline-offset-[-3px]">
        <span className="i-lucide-keyboard text-xl text-ink-soft" aria-hidden="true" />
        <span className="flex-1">
          <span className="block font-600">{m.settings_shortcuts({}, lang)}</span>
          <span className="block text-sm text-ink-soft">{m.settings_shortcuts_help({}, lang)}</span>
        </span>
        <span
          className="i-lucide-chevron-down text-ink-soft group-open:[transform:scaleY(-1)]"
          aria-hidden="true"
        />
      </summary>
      <div className="px-4 pb-4 flex flex-col gap-4">
        {SHORTCUT_PLACES.map((place) => (
          <section key={place}>
            <h3 className="mb-1 text-sm font-600 text-ink-soft">{PLACE_NAMES[place]({}, lang)}</h3>
            <dl className="divide-y divide-line border-y">
              {SHORTCUT_IDS.filter((id) => SHORTCUTS[id].place === place).map((id) => (
                <div key={id} className="flex flex-wrap items-center gap-x-4 gap-y-1 py-2">
                  <dt className="flex-1 min-w-40">{WHAT[id]({}, lang)}</dt>
                  <dd>
                    <Keys combinations={SHORTCUTS[id].combinations} />
                    {id === "voice" && (
                      <button
                        type="button"
                        onClick={openCommands}
                        // Not a tab stop: keyboard users have the shortcut itself, and the dialog's focus
                        // trap would treat this as its last element even while the details are closed.
                        tabIndex={-1}
                        className="btn scripted ml-3"
                      >
                        {m.settings_write({}, lang)}
                      </button>
                    )}
                  </dd>
                </div>
              ))}
            </dl>
          </section>
        ))}
      </div>
    </details>
  );
}

function Keys({ combinations }: { combinations: readonly (readonly string[])[] }) {
  const lang = useLang();
  return combinations.map((keys, index) => (
    <Fragment key={keys.join()}>
      {index > 0 && <span className="mx-2 text-sm text-ink-soft">{m.settings_or({}, lang)}</span>}
      {keys.map((key, place) => (
        <Fragment key={key}>
          {place > 0 && " + "}
          <kbd className="nav-badge">{KEY_WORDS[key]?.({}, lang) ?? KEY_SIGNS[key] ?? key}</kbd>
        </Fragment>
      ))}
    </Fragment>
  ));
}
