/** Opening hours as a sign says them: neighbouring days with the same hours on one line. */

export interface DayGroup {
  from: string;
  /** The last day; null for a single one. */
  to: string | null;
  text: string;
}

/** @param week days in order, each with its hours in words */
export function groupDays(week: readonly { day: string; text: string }[]): DayGroup[] {
  const groups: DayGroup[] = [];
  for (const { day, text } of week) {
    const last = groups.at(-1);
    if (last?.text === text) last.to = day;
    else groups.push({ from: day, to: null, text });
  }
  return groups;
}
