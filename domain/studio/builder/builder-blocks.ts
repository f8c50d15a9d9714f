import {
  BLOCK_COLORS,
  BLOCK_LAYOUTS,
  BLOCK_SIZES,
  BLOCK_TYPES,
  CUSTOM_STYLE_MAX_LENGTH,
  DESCRIPTION_MAX_LENGTH,
  MAX_BLOCKS,
  MAX_POSITION,
  TITLE_MAX_LENGTH,
  type BuilderBlock,
} from "./builder.ts";

/**
 * Blocks from a value that anybody may have written: a draft, a post. All of them or none: a layout
 * of which a part was dropped in silence would be saved that way.
 *
 * @returns only the known fields, in the specified order; null when anything is not as it must be
 */
export function parseBlocks(value: unknown): BuilderBlock[] | null {
  if (!Array.isArray(value) || value.length > MAX_BLOCKS) return null;
  const blocks = value.map(parseBlock).filter((block) => block !== null);
  const ids = new Set(blocks.map(({ id }) => id));
  return ids.size === value.length ? blocks : null;
}

function parseBlock(value: unknown): BuilderBlock | null {
  if (!isRecord(value)) return null;
  const { id, type, title, description, position, config } = value;
  if (!isRecord(position) || !isRecord(config)) return null;
  const { x, y } = position;
  const { color, size, layout, showMetrics, customStyle } = config;
  return isBlockId(id) &&
    isOneOf(BLOCK_TYPES, type) &&
    isText(title, TITLE_MAX_LENGTH) &&
    !title.includes("\n") &&
    isText(description, DESCRIPTION_MAX_LENGTH) &&
    isCoordinate(x, MAX_POSITION.x) &&
    isCoordinate(y, MAX_POSITION.y) &&
    isOneOf(BLOCK_COLORS, color) &&
    isOneOf(BLOCK_SIZES, size) &&
    isOneOf(BLOCK_LAYOUTS, layout) &&
    typeof showMetrics === "boolean" &&
    isText(customStyle, CUSTOM_STYLE_MAX_LENGTH)
    ? {
        id,
        type,
        title,
        description,
        position: { x, y },
        config: { color, size, layout, showMetrics, customStyle },
      }
    : null;
}

/** The number in a block's id; 0 for what is no id of ours. */
export function numberOfBlock(id: string): number {
  const [, digits] = /^block-([1-9]\d{0,5})$/.exec(id) ?? [];
  return Number(digits ?? 0);
}

export const blockId = (number: number) => `block-${number}`;

const isBlockId = (id: unknown): id is string => typeof id === "string" && numberOfBlock(id) > 0;

/** The largest number there is: of a draft that has used it up, no more is added. */
export const MAX_BLOCK_NUMBER = 999_999;

/**
 * A text as it is kept: line ends as one sign, no other control characters (a database refuses some
 * of them) and no half of a pair, within the limit.
 */
export function cleanText(text: string, maxLength: number): string {
  const clean = text
    .replace(/\r\n?/g, "\n")
    .replace(/(?!\n)\p{Cc}/gu, "")
    .slice(0, maxLength);
  // The cut may have split a pair.
  return clean.replace(/\p{Cs}/gu, "");
}

const isText = (text: unknown, maxLength: number): text is string =>
  typeof text === "string" && cleanText(text, maxLength) === text;

const isCoordinate = (value: unknown, max: number): value is number =>
  typeof value === "number" &&
  Number.isInteger(value) &&
  !Object.is(value, -0) &&
  value >= 0 &&
  value <= max;

/** The nearest place on the canvas; what is no number is the origin. */
export function clampPosition({ x, y }: { x: number; y: number }): { x: number; y: number } {
  return { x: clamp(x, MAX_POSITION.x), y: clamp(y, MAX_POSITION.y) };
}

// `|| 0`: neither NaN nor a negative zero.
const clamp = (value: number, max: number) => Math.round(Math.min(Math.max(value, 0), max)) || 0;

/** Whether a value is a member of a list of words. */
export const isOneOf = <T extends string>(list: readonly T[], value: unknown): value is T =>
  (list as readonly unknown[]).includes(value);

/** Whether a value has fields that can be asked for. */
export const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === "object" && value !== null;
