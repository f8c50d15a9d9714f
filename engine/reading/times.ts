import { plainChip, type Chip } from "./chips.ts";
import { showTime } from "./days.ts";

const CLOCK = "(\\d{1,2})(?:[:.h](\\d{2}))?";
/** "Until 2 November" is a day. */
const MONTHS =
  "january|february|march|april|may|june|july|august|september|october|november|december";
const HALF = "(?: y (media|cuarto))?";
const PART =
  "(?: ?(a\\.? ?m\\b\\.?|p\\.? ?m\\b\\.?)| (?:de|en|por) la (manana|tarde|noche)| in the (morning|afternoon|evening)| (?:at )?(night))?";

const PATTERNS = [
  new RegExp(
    `\\b(?:a|desde|hasta) las? ${CLOCK}${HALF}(?: (?:hrs|horas)\\b)?${PART}(?![\\d:%$]|,\\d)`,
  ),
  new RegExp(
    `\\b(?:at|from|until) ()${CLOCK}()(?: o'clock)?${PART}(?![\\d:%$]|,\\d| (?:${MONTHS})\\b)`,
  ),
  /\b()(\d{1,2})(?:[:.](\d{2}))?()() ?(a\.? ?m\b\.?|p\.? ?m\b\.?)()()()/,
  /\b()(\d{1,2})[:h](\d{2})()()()()()()(?: ?(?:hrs|horas)\b)?(?![\d:])/,
];
const NOON = /\b(?:al? |at )?(mediodia|medio dia|noon|midday)\b/;

/**
 * The time of day: "a las 5 de la tarde" and "tonight at 7" are in the afternoon. Without a hint, 1 to
 * 7 are taken as the afternoon, when businesses are open.
 *
 * @param folded the prompt after `fold`
 */
export function readTime(folded: string): Chip[] {
  for (const [index, pattern] of PATTERNS.entries()) {
    const match = pattern.exec(folded);
    if (!match) continue;
    const groups = index === 0 ? ["", ...match.slice(1)] : match.slice(1);
    const [, hour, minute, half, ...parts] = groups;
    const hints = `${parts.filter(Boolean).join(" ")} ${/tonight|esta noche/.test(folded) ? "noche" : ""}`;
    const time = timeOf(Number(hour), minute ? Number(minute) : minutesOf(half), hints);
    if (time) return [chipOf(time, match.index, match[0].trimEnd().length)];
  }
  const noon = NOON.exec(folded);
  return noon ? [chipOf("12:00", noon.index, noon[0].length)] : [];
}

const minutesOf = (half: string | undefined): number =>
  half === "media" ? 30 : half === "cuarto" ? 15 : 0;

function timeOf(hour: number, minute: number, hints: string): string | undefined {
  if (hour > 23 || minute > 59) return undefined;
  const isMorning = /\ba\.? ?m|manana|morning/.test(hints);
  const isLate = /\bp\.? ?m|tarde|noche|afternoon|evening|night/.test(hints);
  let hours = hour;
  if (hour <= 12 && isLate) hours = (hour % 12) + 12;
  else if (hour === 12 && isMorning) hours = 0;
  else if (!isMorning && hour >= 1 && hour <= 7) hours = hour + 12;
  return `${String(hours).padStart(2, "0")}:${String(minute).padStart(2, "0")}`;
}

const chipOf = (time: string, from: number, length: number): Chip => ({
  ...plainChip("time", time, { from, to: from + length }),
  shown: { es: showTime(time, "es"), en: showTime(time, "en") },
});
