import { useRef, useState } from "react";
import * as m from "#app/messages/messages.js";
import { useLang, usePreferences } from "#app/preferences/preferences-context.tsx";
import { useToast } from "./toast-context.tsx";
import type { VoiceControl, VoiceProblem } from "./voice-control.client.ts";

const PROBLEM_TEXT = {
  unsupported: m.shell_voice_unsupported,
  denied: m.shell_voice_denied,
  network: m.shell_voice_network,
  failed: m.shell_voice_failed,
} satisfies Record<VoiceProblem, unknown>;

/**
 * Listening or stopped (spec 4 "Voice recognition"). It needs a script by its nature: the form
 * beside it does the same without. The code that listens is fetched at the first press.
 */
export function VoiceToggle() {
  const lang = useLang();
  const { change } = usePreferences();
  const toast = useToast();
  const [isListening, setIsListening] = useState(false);
  const control = useRef<VoiceControl | null>(null);

  const toggle = async () => {
    if (control.current) {
      control.current.stop();
      return;
    }
    const { startVoiceControl } = await import("./voice-control.client.ts");
    control.current = startVoiceControl({
      onStart: () => {
        setIsListening(true);
        toast(m.shell_voice_started({}, lang));
      },
      onCommand: (changed, text) => {
        change(changed);
        toast(m.shell_voice_done({ text }, lang));
      },
      onStop: (problem) => {
        control.current = null;
        setIsListening(false);
        if (problem) toast(PROBLEM_TEXT[problem]({}, lang));
      },
    });
  };

  return (
    <button
      type="button"
      aria-pressed={isListening}
      onClick={() => void toggle()}
      className="choice scripted w-full"
    >
      <span className={isListening ? "i-lucide-mic" : "i-lucide-mic-off"} aria-hidden="true" />
      <span className="flex-1 text-left">{m.shell_voice({}, lang)}</span>
      <span className="text-ink-soft">
        {isListening ? m.shell_voice_on({}, lang) : m.shell_voice_off({}, lang)}
      </span>
    </button>
  );
}
