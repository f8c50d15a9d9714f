import type { Mode, Theme } from "./preferences.ts";

/** What a spoken or typed command changes. */
export type VoiceCommand = { theme: Theme } | { mode: Mode };

/** Spec 9 "Voice": commands are substrings of what was heard, in this order. */
const COMMANDS: readonly { phrases: readonly string[]; command: VoiceCommand }[] = [
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
  return COMMANDS.find(({ phrases }) => phrases.some((phrase) => heard.includes(fold(phrase))))
    ?.command;
}
