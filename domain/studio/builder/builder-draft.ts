import {
  BLOCK_COLORS,
  BLOCK_LAYOUTS,
  BLOCK_SIZES,
  BLOCK_TYPES,
  type BuilderBlock,
} from "./builder.ts";
import { blockId, isRecord, numberOfBlock } from "./builder-blocks.ts";
import { parseWork, type BuilderWork } from "./builder-work.ts";

/** Work that is not saved, as it is kept between two visits. */
export interface BuilderDraft {
  /** When it was last changed, in milliseconds; always later than the draft it came from. */
  at: number;
  work: BuilderWork;
  /** The version it came from; absent for one that was begun anew. */
  base?: number;
}

/** Later than the draft before it, also where two clocks disagree. */
export const nextDraftTime = (now: number, former: number | undefined): number =>
  Math.max(now, (former ?? 0) + 1);

/** Of the text in local storage; another one is not read. */
const VERSION = 1;

/** For local storage. */
export const serializeDraft = ({ at, work, base }: BuilderDraft): string =>
  JSON.stringify({ version: VERSION, at, work, base: base || undefined });

/** @returns null for whatever is no draft of ours */
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

/** Of a version there can be; nothing else is a base. */
const baseOf = (base: unknown): { base?: number } =>
  Number.isSafeInteger(base) && Number(base) > 0 ? { base: Number(base) } : {};

const isTime = (at: unknown): at is number => Number.isSafeInteger(at) && Number(at) > 0;

/** What a browser keeps of one cookie is 4,096 bytes with its name; some room is left. */
export const COMPACT_DRAFT_MAX_LENGTH = 3_900;

/** A draft that did not fit: only when it was changed. */
const TOO_LARGE = "x";

/**
 * The draft as a cookie's value: without the selection (that is in the address), about 25 bytes a
 * block and its texts. Only signs that a cookie may hold.
 *
 * @returns null when it is longer than a cookie can be; see {@link compactTooLarge}
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

/** Stands in the cookie for a draft that does not fit in it. */
export const compactTooLarge = (at: number) => `${base36(at)}|${TOO_LARGE}`;

/**
 * What a cookie's value holds.
 *
 * @returns null for whatever is no draft of ours; only the time for one that did not fit
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

/** `smce1` (type, size, layout, color, metrics), number, x, y, and the texts. */
function compactBlock({ id, type, title, description, position, config }: BuilderBlock): string {
  const { size, layout, color, showMetrics, customStyle } = config;
  const letters =
    indexOf(BLOCK_TYPES, type) +
    indexOf(BLOCK_SIZES, size) +
    indexOf(BLOCK_LAYOUTS, layout) +
    indexOf(BLOCK_COLORS, color) +
    (showMetrics ? "1" : "0");
  const numbers = [numberOfBlock(id), position.x, position.y].map(base36);
  const texts = [title, description, customStyle].map(escape);
  return [letters, ...numbers, ...texts].join(":").replace(/:+$/, "");
}

/** For `parseWork` to check. */
function parseRow(row: string): unknown {
  const [letters = "", number = "", x = "", y = "", title = "", description = "", style = ""] =
    row.split(":");
  const [type, size, layout, color, metrics] = letters;
  return {
    id: blockId(fromBase36(number)),
    type: BLOCK_TYPES[Number(type)],
    title: unescape(title),
    description: unescape(description),
    position: { x: fromBase36(x), y: fromBase36(y) },
    config: {
      size: BLOCK_SIZES[Number(size)],
      layout: BLOCK_LAYOUTS[Number(layout)],
      color: BLOCK_COLORS[Number(color)],
      showMetrics: metrics === "1",
      customStyle: unescape(style),
    },
  };
}

const indexOf = (list: readonly string[], member: string) => String(list.indexOf(member));

const base36 = (value: number) => value.toString(36);
const fromBase36 = (text: string) => (/^[\da-z]{1,10}$/.test(text) ? parseInt(text, 36) : NaN);

/** As in an address, with the frequent space as one sign. */
const escape = (text: string) => encodeURIComponent(text).replaceAll("%20", "+");

function unescape(text: string): string | undefined {
  try {
    return decodeURIComponent(text.replaceAll("+", "%20"));
  } catch {
    return undefined;
  }
}
