import { paths } from "#domain/addresses/paths.ts";

/**
 * The address of a step.
 *
 * @param step 1 to 7
 * @param next path of the page to open after the wizard, already checked by `safeNext`
 * @param edits the step was opened from the summary and returns there
 */
export function stepAddress(step: number, next: string, { edits = false } = {}): string {
  const query = new URLSearchParams();
  if (step > 1) query.set("paso", String(step));
  if (edits) query.set("desde", "resumen");
  return addressOf(paths.onboarding, query, next);
}

/** The address of the path selection, which follows the wizard; it carries `next` on. */
export const pathChoiceAddress = (next: string) =>
  addressOf(paths.pathSelection, new URLSearchParams(), next);

function addressOf(path: string, query: URLSearchParams, next: string): string {
  if (next !== paths.home) query.set("next", next);
  const text = query.toString();
  return text ? `${path}?${text}` : path;
}
