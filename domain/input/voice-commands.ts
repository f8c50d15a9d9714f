import type { Mode, Theme } from "#domain/preferences/preferences.ts";

/** The preference that a spoken or typed command changes. */
export type VoiceCommand = { theme: Theme } | { mode: Mode };

/** Phrases are matched as substrings of what was heard; the first match in this order wins. */
export const VOICE_COMMANDS: readonly { phrases: readonly string[]; command: VoiceCommand }[] = [
  { phrases: ["tema claro", "tema día", "modo claro"], command: { theme: "light" } },
  { phrases: ["tema oscuro", "tema noche", "modo oscuro"], command: { theme: "dark" } },
  { phrases: ["tema gris", "gris tenue", "modo gris"], command: { theme: "gray-subtle" } },
  { phrases: ["tema turquesa", "turquesa", "modo turquesa"], command: { theme: "teal-calm" } },
  { phrases: ["modo fácil", "modo simple"], command: { mode: "easy" } },
  { phrases: ["modo creador", "modo avanzado"], command: { mode: "creator" } },
];

/** Removes accents and case: speech recognition is inconsistent about accents. */
const fold = (text: string) =>
  text
    .normalize("NFD")
    .replace(/\p{Diacritic}/gu, "")
    .toLowerCase();

/**
 * @param text what was heard or typed
 * @returns the first command with a phrase in the text
 */
export function findVoiceCommand(text: string): VoiceCommand | undefined {
  const heard = fold(text).replace(/\s+/g, " ");
  return VOICE_COMMANDS.find(({ phrases }) =>
    phrases.some((phrase) => heard.includes(fold(phrase))),
  )?.command;
}

/**
 * Back-off before speech recognition is restarted when the browser ends it by itself (Chrome does).
 * After the last delay voice control stops.
 */
export const VOICE_RESTART_DELAYS_MS = [250, 500, 1_000, 2_000, 4_000] as const;

/** Why voice control stopped by itself. */
export type VoiceProblem =
  "unsupported" | "denied" | "microphone" | "language" | "network" | "silence" | "failed";

/** Error codes of the Web Speech API that a person can do something about. */
const PROBLEMS: Record<string, VoiceProblem> = {
  "not-allowed": "denied",
  "service-not-allowed": "denied",
  "audio-capture": "microphone",
  "language-not-supported": "language",
  network: "network",
  "no-speech": "silence",
};

/** Maps an error code of the Web Speech API; every error stops voice control. */
export function voiceProblemOf(error: string): VoiceProblem {
  return Object.hasOwn(PROBLEMS, error) ? PROBLEMS[error]! : "failed";
}
