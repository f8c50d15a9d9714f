import { useEffect, useState } from "react";
import type { VoiceControl, VoiceWish } from "#app/island/controls/voice-control.client.tsx";
import * as m from "#app/messages/messages.js";
import { useLang } from "#app/preferences/preferences-context.tsx";
import { loadWhenReached } from "#app/ui/loading/load-when-reached.ts";
import { isWriteKey } from "./shell-keys.ts";
import { useToast } from "#app/ui/toasts/toast-context.ts";

const loadVoiceControl = loadWhenReached(
  () => import("#app/island/controls/voice-control.client.tsx"),
);

/**
 * Starts and stops voice control. Hidden without JavaScript: the theme and mode forms beside it do the
 * same. Speech recognition and the dialog for typed commands (Ctrl+Shift+V) are loaded with the first
 * request for either.
 */
export function VoiceToggle({
  wish,
  onWish,
}: {
  /** The last request; a new object for each. */
  wish?: VoiceWish;
  onWish: (wish: VoiceWish) => void;
}) {
  const lang = useLang();
  const toast = useToast();
  const [isListening, setIsListening] = useState(false);
  const [Control, setControl] = useState<typeof VoiceControl>();
  useEffect(() => {
    if (!wish) return;
    // If loading fails nothing happens, and the next request tries again.
    loadVoiceControl().then(
      (island) => setControl(() => island.VoiceControl),
      () => undefined,
    );
  }, [wish]);
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      if (!isWriteKey(event)) return;
      event.preventDefault();
      onWish({ what: "write" });
    };
    document.addEventListener("keydown", onKeyDown);
    return () => document.removeEventListener("keydown", onKeyDown);
  }, [onWish]);

  return (
    <>
      <button
        type="button"
        aria-pressed={isListening}
        onClick={() => onWish({ what: "toggle" })}
        className={`choice scripted w-full nav-icon ${isListening ? "i-lucide-mic" : "i-lucide-mic-off"}`}
      >
        {m.shell_voice({}, lang)}
        <span className="ml-auto text-ink-soft">
          {isListening ? m.shell_voice_on({}, lang) : m.shell_voice_off({}, lang)}
        </span>
      </button>
      {Control && wish && <Control wish={wish} onListening={setIsListening} toast={toast} />}
    </>
  );
}
