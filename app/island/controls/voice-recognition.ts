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
  /** Called for each recognized utterance. */
  onHeard: (text: string) => void;
  /** Called once; without a problem if `stop` was called. */
  onStop: (problem?: VoiceProblem) => void;
}

/** The used part of the Web Speech API, which TypeScript's DOM types lack. */
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

/** The browser's SpeechRecognition constructor, if it has one. */
function findRecognition(): RecognitionConstructor | undefined {
  const speech = window as {
    SpeechRecognition?: RecognitionConstructor;
    webkitSpeechRecognition?: RecognitionConstructor;
  };
  return speech.SpeechRecognition ?? speech.webkitSpeechRecognition;
}

/**
 * Recognizes speech (es-ES, continuous, no interim results) until `stop` or an error, which is logged.
 * If the browser ends the recognition without an error, as Chrome does, it restarts with a back-off.
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
    // Ignore results that arrive after the stop.
    if (hasEnded) return;
    const { results, resultIndex } = event as RecognitionEvent;
    restarts = 0;
    for (const result of Array.from(results).slice(resultIndex)) {
      const heard = result[0]?.transcript.trim();
      if (heard) onHeard(heard);
    }
  });
  recognition.addEventListener("error", (event) => {
    // Browsers may report "aborted" after `stop`; not an error.
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
