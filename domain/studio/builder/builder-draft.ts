import {
  BLOCK_COLORS,
  BLOCK_LAYOUTS,
  BLOCK_SIZES,
  BLOCK_TYPES,
  BUTTON_ACTIONS,
  NO_CONTENT,
  type BuilderBlock,
} from "./builder.ts";
import { blockId, isRecord, numberOfBlock } from "./builder-blocks.ts";
import { parseWork, type BuilderWork } from "./builder-work.ts";

/** Unsaved work, as it is stored between two visits. */
export interface BuilderDraft {
  /** Time of the last change in milliseconds; always later than the previous draft's. */
  at: number;
  work: BuilderWork;
  /** The saved version it is based on; absent for a new layout. */
  base?: number;
}

/** A time later than the previous draft's, also when the clocks of browser and server differ. */
export const nextDraftTime = (now: number, former: number | undefined): number =>
  Math.max(now, (former ?? 0) + 1);

/** Format version in local storage; other versions are ignored. */
const VERSION = 1;

/** JSON for local storage. */
export const serializeDraft = ({ at, work, base }: BuilderDraft): string =>
  JSON.stringify({ version: VERSION, at, work, base: base || undefined });

/** @returns null for anything that is not a valid draft */
export function parseDraft(text: string | null): BuilderDraft | null {
  try {
    const value: unknown = JSON.parse(text ?? "null");
    if (!isRecord(value) || value.version !== VERSION) return null;
    const work = parseWork(value.work);
    return work && isTime(value.at) ? { at: value.at, work, ...baseOf(value.base) } : null;
  } catch {
    return null;
  }
}

/** Accepts positive version numbers only. */
const baseOf = (base: unknown): { base?: number } =>
  Number.isSafeInteger(base) && Number(base) > 0 ? { base: Number(base) } : {};

const isTime = (at: unknown): at is number => Number.isSafeInteger(at) && Number(at) > 0;

/**
 * Browsers keep at most 4,096 bytes of a cookie with its name and attributes; some room is left.
 */
export const COMPACT_DRAFT_MAX_LENGTH = 3_900;

/** Marks a draft that was too large: only its time is stored. */
const TOO_LARGE = "x";

/**
 * Encodes a draft as a cookie value: about 25 bytes for a block, plus its texts. The selection is
 * left out, since it is in the address.
 *
 * @returns null when it is too long for a cookie; see {@link compactTooLarge}
 */
export function compactDraft({ at, work, base }: BuilderDraft): string | null {
  const { seed, nextNumber, blocks } = work;
  const text = [
    base ? `${base36(at)}.${base36(base)}` : base36(at),
    seed,
    base36(nextNumber),
    ...blocks.map(compactBlock),
  ].join("|");
  return text.length <= COMPACT_DRAFT_MAX_LENGTH ? text : null;
}

/** Cookie value for a draft that is too large. */
export const compactTooLarge = (at: number) => `${base36(at)}|${TOO_LARGE}`;

/**
 * Decodes a cookie value.
 *
 * @returns null for anything that is not a valid draft; only the time for one that was too large
 */
export function parseCompactDraft(text: string): BuilderDraft | { at: number } | null {
  const [head = "", seed = "", next = "", ...rows] = text.split("|");
  const [time = "", base = ""] = head.split(".");
  const at = fromBase36(time);
  if (!isTime(at)) return null;
  if (seed === TOO_LARGE && next === "") return { at };
  const blocks = rows.map(parseRow);
  const work = parseWork({ blocks, selectedId: null, nextNumber: fromBase36(next), seed });
  return work ? { at, work, ...baseOf(fromBase36(base)) } : null;
}

/**
 * Six digits in base 36 (type, size, layout, colour, metrics, action), then number, x, y in base 36
 * and the texts, joined with `:`. Drafts from before blocks had content have five.
 */
export function compactBlock(block: BuilderBlock): string {
  const { id, type, title, description, position, config, content = NO_CONTENT } = block;
  const { size, layout, color, showMetrics, customStyle } = config;
  const { body, action, target, pictures } = content;
  const choices =
    indexOf(BLOCK_TYPES, type) +
    indexOf(BLOCK_SIZES, size) +
    indexOf(BLOCK_LAYOUTS, layout) +
    indexOf(BLOCK_COLORS, color) +
    (showMetrics ? "1" : "0") +
    indexOf(BUTTON_ACTIONS, action);
  const numbers = [numberOfBlock(id), position.x, position.y].map(base36);
  const texts = [title, description, customStyle, body, target, pictures.join(" ")].map(escape);
  return [choices, ...numbers, ...texts].join(":").replace(/:+$/, "");
}

/** Decodes one block without validation: `parseWork` validates. */
export function parseRow(row: string): unknown {
  const [choices = "", number = "", x = "", y = "", ...texts] = row.split(":");
  const [title, description, customStyle, body, target, pictures] = Array.from(
    { length: 6 },
    (_, place) => unescape(texts[place] ?? ""),
  );
  const [type = "", size, layout, color, metrics, action = "0"] = choices;
  return {
    id: blockId(fromBase36(number)),
    type: BLOCK_TYPES[fromBase36(type)],
    title,
    description,
    position: { x: fromBase36(x), y: fromBase36(y) },
    config: {
      size: BLOCK_SIZES[Number(size)],
      layout: BLOCK_LAYOUTS[Number(layout)],
      color: BLOCK_COLORS[Number(color)],
      showMetrics: metrics === "1",
      customStyle,
    },
    content: {
      body,
      action: BUTTON_ACTIONS[Number(action)],
      target,
      pictures: pictures?.split(" ").filter((hash) => hash !== ""),
    },
  };
}

const indexOf = (list: readonly string[], member: string) => base36(list.indexOf(member));

export const base36 = (value: number) => value.toString(36);
export const fromBase36 = (text: string) =>
  /^[\da-z]{1,10}$/.test(text) ? parseInt(text, 36) : NaN;

/** URL encoding with `+` for spaces, which are frequent. */
const escape = (text: string) => encodeURIComponent(text).replaceAll("%20", "+");

function unescape(text: string): string | undefined {
  try {
    return decodeURIComponent(text.replaceAll("+", "%20"));
  } catch {
    return undefined;
  }
}
