/** Webhooks that set off a duty: their limits, and what is read of a payload. */
import type { PayloadField } from "./duties.ts";

export const HOOK_MAX_BYTES = 65_536;
export const DELIVERY_KEY_MAX = 200;
export const DELIVERIES_SHOWN = 10;

/**
 * Outcome of a delivery: `accepted` has a run, `refused` was unreadable, `limited` exceeded the
 * rate limit. A repetition with the same key is counted with the first.
 */
export const DELIVERY_OUTCOMES = ["accepted", "refused", "limited"] as const;
export type DeliveryOutcome = (typeof DELIVERY_OUTCOMES)[number];

const FIELDS_MAX = 40;
const NAME_MAX = 60;
const VALUE_MAX = 500;

/**
 * The fields of a payload as text. Those of nested JSON get names with dots, `order.items.0.name`. What
 * is longer or more than the limits is cut.
 *
 * @param type the Content-Type header
 * @returns undefined for a payload that is neither JSON nor a form, or has no field
 */
export function readPayload(body: string, type: string): readonly PayloadField[] | undefined {
  const media = type.split(";", 1)[0]!.trim().toLowerCase();
  const fields: PayloadField[] = [];
  if (media === "application/x-www-form-urlencoded") {
    for (const [name, value] of new URLSearchParams(body)) add(fields, name, value);
  } else if (media === "application/json" || media.endsWith("+json")) {
    try {
      flatten(fields, "", JSON.parse(body));
    } catch {
      return undefined;
    }
  } else return undefined;
  return fields.length === 0 ? undefined : fields;
}

function flatten(fields: PayloadField[], name: string, value: unknown): void {
  if (fields.length >= FIELDS_MAX) return;
  if (typeof value === "object" && value !== null) {
    for (const [key, inner] of Object.entries(value))
      flatten(fields, name === "" ? key : `${name}.${key}`, inner);
  } else add(fields, name === "" ? "value" : name, String(value));
}

function add(fields: PayloadField[], name: string, value: string): void {
  if (fields.length >= FIELDS_MAX) return;
  fields.push([oneLine(name, NAME_MAX), oneLine(value, VALUE_MAX)]);
}

/** Without control characters and lone surrogates, which Postgres refuses. */
const oneLine = (text: string, max: number): string =>
  [...text.replace(/[\p{Cc}\p{Cs}\s]+/gu, " ").trim()].slice(0, max).join("");
