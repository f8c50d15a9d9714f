import { useEffect, useRef, useState } from "react";
import {
  findVoiceCommand,
  type VoiceCommand,
  type VoiceProblem,
} from "#domain/input/voice-commands.ts";
import * as m from "#app/messages/messages.js";
import { useLang, usePreferences } from "#app/preferences/preferences-context.tsx";
import { CommandDialog } from "./command-dialog.tsx";
import { commandText } from "./command-text.ts";
import { startVoiceRecognition, type VoiceRecognition } from "./voice-recognition.ts";

const PROBLEM_TEXT = {
  unsupported: m.island_voice_unsupported,
  denied: m.island_voice_denied,
  microphone: m.island_voice_microphone,
  language: m.island_voice_language,
  network: m.island_voice_network,
  silence: m.island_voice_silence,
  failed: m.island_voice_failed,
} satisfies Record<VoiceProblem, unknown>;

/** A request to toggle listening or to type a command; a new object for each. */
export interface VoiceWish {
  what: "toggle" | "write";
}

/**
 * Voice control, below its toggle: listens, runs the heard command, and shows both. If speech
 * recognition is not available, it offers to type the command.
 */
export function VoiceControl({
  wish,
  onListening,
  toast,
}: {
  wish: VoiceWish;
  onListening: (isListening: boolean) => void;
  toast: (text: string) => void;
}) {
  const lang = useLang();
  const { change } = usePreferences();
  const recognition = useRef<VoiceRecognition | null>(null);
  const [heard, setHeard] = useState<{ text: string; command?: VoiceCommand }>();
  const [isWriting, setIsWriting] = useState(false);
  const [reason, setReason] = useState<string>();

  /** Runs the command in a text. @returns undefined if there is none */
  const obey = (text: string): VoiceCommand | undefined => {
    const command = findVoiceCommand(text);
    if (command) change(command);
    return command;
  };
  const hear = (text: string) => {
    const command = obey(text);
    setHeard({ text, command });
    toast(command ? m.island_voice_done({ text }, lang) : m.island_voice_unknown({ text }, lang));
  };
  const toggle = () => {
    if (recognition.current) return recognition.current.stop();
    recognition.current = startVoiceRecognition({
      onStart: () => {
        onListening(true);
        toast(m.island_voice_listening({}, lang));
      },
      onHeard: (text) => latest.current.hear(text),
      onStop: (problem) => latest.current.stopped(problem),
    });
  };
  const stopped = (problem?: VoiceProblem) => {
    recognition.current = null;
    onListening(false);
    setReason(undefined);
    if (!problem) return;
    const text = PROBLEM_TEXT[problem]({}, lang);
    toast(text);
    setReason(text);
  };
  // A ref, because listening continues across a change of language: later messages use the new one.
  const latest = useRef({ hear, stopped, toggle });
  latest.current = { hear, stopped, toggle };

  useEffect(() => {
    if (wish.what === "write") setIsWriting(true);
    else latest.current.toggle();
  }, [wish]);
  useEffect(() => () => recognition.current?.stop(), []);

  return (
    <div className="flex flex-col gap-1 text-sm">
      {heard && (
        <p className="px-2">
          {m.island_voice_heard({ text: heard.text }, lang)}
          {heard.command && (
            <span className="block font-600">{commandText(heard.command, lang)}</span>
          )}
        </p>
      )}
      <button type="button" onClick={() => setIsWriting(true)} className="choice w-full">
        <span className="i-lucide-keyboard" aria-hidden="true" />
        <span className="flex-1 text-left">{m.island_commands_open({}, lang)}</span>
      </button>
      <CommandDialog
        isOpen={isWriting}
        reason={reason}
        onCommand={obey}
        onClose={() => setIsWriting(false)}
      />
    </div>
  );
}
