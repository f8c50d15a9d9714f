import { paths } from "#app/paths.ts";

/**
 * The address of a step.
 *
 * @param step 1 to 7
 * @param next the page that was asked for, already checked
 * @param edits the step was opened from the summary, and leads back there
 */
export function stepAddress(step: number, next: string, { edits = false } = {}): string {
  const query = new URLSearchParams();
  if (step > 1) query.set("paso", String(step));
  if (edits) query.set("desde", "resumen");
  return addressOf(paths.onboarding, query, next);
}

/** Where the wizard leads (spec 4): the path choice, which still knows the page asked for. */
export const pathChoiceAddress = (next: string) =>
  addressOf(paths.pathSelection, new URLSearchParams(), next);

function addressOf(path: string, query: URLSearchParams, next: string): string {
  if (next !== paths.home) query.set("next", next);
  const text = query.toString();
  return text ? `${path}?${text}` : path;
}
