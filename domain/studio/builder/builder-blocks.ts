import {
  BLOCK_PICTURES_MAX,
  BODY_MAX_LENGTH,
  BUTTON_ACTIONS,
  NO_CONTENT,
  TARGET_MAX_LENGTH,
  BLOCK_COLORS,
  BLOCK_LAYOUTS,
  BLOCK_SIZES,
  BLOCK_TYPES,
  CUSTOM_STYLE_MAX_LENGTH,
  DESCRIPTION_MAX_LENGTH,
  MAX_BLOCKS,
  MAX_POSITION,
  TITLE_MAX_LENGTH,
  type BlockContent,
  type BuilderBlock,
} from "./builder.ts";

/**
 * Validates untrusted blocks, from a draft or a request. All or nothing: a layout with silently
 * dropped blocks could be saved that way.
 *
 * @returns the blocks with known fields only, in a fixed field order; null when anything is invalid
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
  const content = parseContent(value.content);
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
    isText(customStyle, CUSTOM_STYLE_MAX_LENGTH) &&
    content
    ? {
        id,
        type,
        title,
        description,
        position: { x, y },
        config: { color, size, layout, showMetrics, customStyle },
        ...withContent(content),
      }
    : null;
}

/** @returns null when it is invalid; without any, empty content */
function parseContent(value: unknown): BlockContent | null {
  if (value === undefined) return NO_CONTENT;
  if (!isRecord(value)) return null;
  const { body, action, target, pictures } = value;
  return isText(body, BODY_MAX_LENGTH) &&
    isOneOf(BUTTON_ACTIONS, action) &&
    isText(target, TARGET_MAX_LENGTH) &&
    !target.includes("\n") &&
    Array.isArray(pictures) &&
    pictures.length <= BLOCK_PICTURES_MAX &&
    pictures.every(isPictureHash)
    ? { body, action, target, pictures }
    : null;
}

/** The content of a block as it is stored: an empty one is left out, so that blocks compare equal. */
export const withContent = (content: BlockContent): Pick<BuilderBlock, "content"> =>
  JSON.stringify(content) === JSON.stringify(NO_CONTENT) ? {} : { content };

/** Hash in a `pictureAddress`. */
const PICTURE_HASH = /^[0-9a-f]{32}$/;
export const isPictureHash = (hash: unknown): hash is string =>
  typeof hash === "string" && PICTURE_HASH.test(hash);

/** The number in a block's id, 1 to 999,999; 0 for an invalid id. */
export function numberOfBlock(id: string): number {
  const [, digits] = /^block-([1-9]\d{0,5})$/.exec(id) ?? [];
  return Number(digits ?? 0);
}

export const blockId = (number: number) => `block-${number}`;

const isBlockId = (id: unknown): id is string => typeof id === "string" && numberOfBlock(id) > 0;

/** The largest number of a block's id: a draft that has used it takes no more blocks. */
export const MAX_BLOCK_NUMBER = 999_999;

/**
 * Normalizes a text: line breaks as LF, no other control characters (Postgres does not accept NUL),
 * no lone surrogates, at most `maxLength` UTF-16 units.
 */
export function cleanText(text: string, maxLength: number): string {
  const clean = text
    .replace(/\r\n?/g, "\n")
    .replace(/(?!\n)\p{Cc}/gu, "")
    .slice(0, maxLength);
  // The cut may have split a surrogate pair.
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

/** Clamps a position to the canvas; NaN becomes 0. */
export function clampPosition({ x, y }: { x: number; y: number }): { x: number; y: number } {
  return { x: clamp(x, MAX_POSITION.x), y: clamp(y, MAX_POSITION.y) };
}

// `|| 0` replaces NaN and -0.
const clamp = (value: number, max: number) => Math.round(Math.min(Math.max(value, 0), max)) || 0;

/** Whether a value is a member of a list of strings. */
export const isOneOf = <T extends string>(list: readonly T[], value: unknown): value is T =>
  (list as readonly unknown[]).includes(value);

/** Whether a value is an object. */
export const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === "object" && value !== null;
