import {
  VOICE_RESTART_DELAYS_MS,
  voiceProblemOf,
  type VoiceProblem,
} from "#domain/input/voice-commands.ts";

export interface VoiceRecognition {
  stop: () => void;
}

interface VoiceListeners {
  onStart: () => void;
  /** Each time something was understood. */
  onHeard: (text: string) => void;
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

/** The browser's recognition; undefined where it has none. */
function findRecognition(): RecognitionConstructor | undefined {
  const speech = window as { SpeechRecognition?: RecognitionConstructor; webkitSpeechRecognition?: RecognitionConstructor }; // prettier-ignore
  return speech.SpeechRecognition ?? speech.webkitSpeechRecognition;
}

/**
 * Listens (spec 9 "Voice": es-ES, continuous, no interim results) until stopped or until an error
 * (spec 8: errors are logged and listening stops). Where the browser ends it without an error, it is
 * started again.
 */
export function startVoiceRecognition({
  onStart,
  onHeard,
  onStop,
}: VoiceListeners): VoiceRecognition {
  const Constructor = findRecognition();
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
  const start = () => {
    try {
      recognition.start();
    } catch (error) {
      console.warn(`voice recognition: ${String(error)}`);
      end("failed");
    }
  };

  recognition.addEventListener("start", onStart, { once: true });
  recognition.addEventListener("result", (event) => {
    // What was said before it was stopped may still come: it is too late.
    if (hasEnded) return;
    const { results, resultIndex } = event as RecognitionEvent;
    restarts = 0;
    for (const result of Array.from(results).slice(resultIndex)) {
      const heard = result[0]?.transcript.trim();
      if (heard) onHeard(heard);
    }
  });
  recognition.addEventListener("error", (event) => {
    // A browser may say "aborted" when it is stopped on purpose: that is no error.
    if (hasEnded) return;
    const { error } = event as Event & { error: string };
    console.warn(`voice recognition: ${error}`);
    end(voiceProblemOf(error));
  });
  recognition.addEventListener("end", () => {
    if (hasEnded) return;
    const delay = VOICE_RESTART_DELAYS_MS[restarts++];
    if (delay === undefined) end("failed");
    else timer = setTimeout(start, delay);
  });
  queueMicrotask(start);
  return { stop: () => end() };
}
