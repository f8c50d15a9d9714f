import { useEffect, useState } from "react";
import type { VoiceControl, VoiceWish } from "#app/island/controls/voice-control.client.tsx";
import * as m from "#app/messages/messages.js";
import { useLang } from "#app/preferences/preferences-context.tsx";
import { isWriteKey } from "./shell-keys.ts";
import { useToast } from "./toast-context.tsx";

/**
 * Listening or stopped (spec 4 "Voice recognition"). It needs a script by its nature: the form
 * beside it does the same without. What listens, and the field to write commands in (Ctrl+Shift+V),
 * are fetched with the first wish for either.
 */
export function VoiceToggle({
  wish,
  onWish,
}: {
  /** The last one; a new object for each. */
  wish?: VoiceWish;
  onWish: (wish: VoiceWish) => void;
}) {
  const lang = useLang();
  const toast = useToast();
  const [isListening, setIsListening] = useState(false);
  const [Control, setControl] = useState<typeof VoiceControl>();
  useEffect(() => {
    if (!wish) return;
    // Without the network nothing happens, and the next wish tries again.
    import("#app/island/controls/voice-control.client.tsx").then(
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
        className="choice scripted w-full"
      >
        <span className={isListening ? "i-lucide-mic" : "i-lucide-mic-off"} aria-hidden="true" />
        <span className="flex-1 text-left">{m.shell_voice({}, lang)}</span>
        <span className="text-ink-soft">
          {isListening ? m.shell_voice_on({}, lang) : m.shell_voice_off({}, lang)}
        </span>
      </button>
      {Control && wish && <Control wish={wish} onListening={setIsListening} toast={toast} />}
    </>
  );
}
