import { findVoiceCommand, type VoiceCommand } from "#app/domain/voice-commands.ts";

/** Why listening ended although nobody asked for it. */
export type VoiceProblem = "unsupported" | "denied" | "network" | "failed";

export interface VoiceControl {
  stop: () => void;
}

interface VoiceListeners {
  onStart: () => void;
  onCommand: (command: VoiceCommand, heard: string) => void;
  /** Called once. Without a problem when it was stopped on purpose. */
  onStop: (problem?: VoiceProblem) => void;
}

/** The part of the Web Speech API in use; TypeScript's DOM types do not have it. */
interface Recognition extends EventTarget {
  lang: string;
  continuous: boolean;
  interimResults: boolean;
  start(): void;
  stop(): void;
}
interface RecognitionEvent extends Event {
  resultIndex: number;
  results: ArrayLike<ArrayLike<{ transcript: string }>>;
}
type RecognitionConstructor = new () => Recognition;

/** The browser ends recognition by itself now and then; it is started again, ever more patiently. */
const RESTART_DELAYS_MS = [250, 500, 1_000, 2_000, 4_000];

const PROBLEMS: Record<string, VoiceProblem> = {
  "not-allowed": "denied",
  "service-not-allowed": "denied",
  network: "network",
};

/**
 * Listens for the spoken commands (spec 9 "Voice": es-ES, continuous, no interim results) until
 * stopped or until an error (spec 8: errors are logged and listening stops).
 */
export function startVoiceControl({ onStart, onCommand, onStop }: VoiceListeners): VoiceControl {
  const speech = window as { SpeechRecognition?: RecognitionConstructor; webkitSpeechRecognition?: RecognitionConstructor }; // prettier-ignore
  const Constructor = speech.SpeechRecognition ?? speech.webkitSpeechRecognition;
  if (!Constructor) {
    queueMicrotask(() => onStop("unsupported"));
    return { stop: () => undefined };
  }

  const recognition = new Constructor();
  recognition.lang = "es-ES";
  recognition.continuous = true;
  recognition.interimResults = false;

  let hasEnded = false;
  let restarts = 0;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const end = (problem?: VoiceProblem) => {
    if (hasEnded) return;
    hasEnded = true;
    clearTimeout(timer);
    recognition.stop();
    onStop(problem);
  };

  recognition.addEventListener("start", onStart, { once: true });
  recognition.addEventListener("result", (event) => {
    const { results, resultIndex } = event as RecognitionEvent;
    restarts = 0;
    for (const result of Array.from(results).slice(resultIndex)) {
      const heard = result[0]?.transcript.trim() ?? "";
      const command = findVoiceCommand(heard);
      if (command) onCommand(command, heard);
    }
  });
  recognition.addEventListener("error", (event) => {
    const { error } = event as Event & { error: string };
    // Silence and a pause are not errors: recognition ends and is started again.
    if (error === "no-speech" || error === "aborted") return;
    console.warn(`voice recognition: ${error}`);
    end(PROBLEMS[error] ?? "failed");
  });
  recognition.addEventListener("end", () => {
    if (hasEnded) return;
    const delay = RESTART_DELAYS_MS[restarts++];
    if (delay === undefined) end("failed");
    else timer = setTimeout(() => recognition.start(), delay);
  });
  recognition.start();
  return { stop: () => end() };
}
