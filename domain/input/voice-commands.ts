import type { Mode, Theme } from "#domain/preferences/preferences.ts";

/** What a spoken or typed command changes. */
export type VoiceCommand = { theme: Theme } | { mode: Mode };

/** Spec 9 "Voice": commands are substrings of what was heard, in this order. */
export const VOICE_COMMANDS: readonly { phrases: readonly string[]; command: VoiceCommand }[] = [
  { phrases: ["tema claro", "tema día", "modo claro"], command: { theme: "light" } },
  { phrases: ["tema oscuro", "tema noche", "modo oscuro"], command: { theme: "dark" } },
  { phrases: ["tema gris", "gris tenue", "modo gris"], command: { theme: "gray-subtle" } },
  { phrases: ["tema turquesa", "turquesa", "modo turquesa"], command: { theme: "teal-calm" } },
  { phrases: ["modo fácil", "modo simple"], command: { mode: "easy" } },
  { phrases: ["modo creador", "modo avanzado"], command: { mode: "creator" } },
];

/** Recognition writes accents at its own will: both sides are compared without. */
const fold = (text: string) =>
  text
    .normalize("NFD")
    .replace(/\p{Diacritic}/gu, "")
    .toLowerCase();

/**
 * @param text what was heard or typed
 * @returns the first command whose phrase is in it; undefined when there is none
 */
export function findVoiceCommand(text: string): VoiceCommand | undefined {
  const heard = fold(text).replace(/\s+/g, " ");
  return VOICE_COMMANDS.find(({ phrases }) =>
    phrases.some((phrase) => heard.includes(fold(phrase))),
  )?.command;
}

/**
 * The browser ends recognition by itself now and then: it is started again, ever more patiently, in
 * milliseconds, and given up when even the last wait has not helped.
 */
export const VOICE_RESTART_DELAYS_MS = [250, 500, 1_000, 2_000, 4_000] as const;

/** Why listening ended although nobody asked for it. */
export type VoiceProblem =
  "unsupported" | "denied" | "microphone" | "language" | "network" | "silence" | "failed";

/** The Web Speech API's errors, as far as a person can do something about each. */
const PROBLEMS: Record<string, VoiceProblem> = {
  "not-allowed": "denied",
  "service-not-allowed": "denied",
  "audio-capture": "microphone",
  "language-not-supported": "language",
  network: "network",
  "no-speech": "silence",
};

/** What an error of the Web Speech API means for the person who is listening: every one stops it. */
export function voiceProblemOf(error: string): VoiceProblem {
  return Object.hasOwn(PROBLEMS, error) ? PROBLEMS[error]! : "failed";
}
