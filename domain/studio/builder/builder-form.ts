import {
  BLOCK_COLORS,
  BLOCK_LAYOUTS,
  BLOCK_SIZES,
  BLOCK_TYPES,
  BUTTON_ACTIONS,
  NO_ITEM,
  type BlockType,
  MOVE_STEP,
} from "./builder.ts";
import { isOneOf } from "./builder-blocks.ts";
import type { BlockChanges, BuilderOperation } from "./builder-operation.ts";

/** The used part of `FormData`. */
export interface BuilderFields {
  get(name: string): unknown;
  getAll(name: string): readonly unknown[];
}

/** Texts that an operation writes into a block, in the language of the page. */
export interface BuilderWords {
  newTitle(type: BlockType): string;
  copySuffix: string;
}

export const DIRECTIONS = ["left", "up", "down", "right"] as const;
export type Direction = (typeof DIRECTIONS)[number];

const STEPS: Record<Direction, { dx: number; dy: number }> = {
  left: { dx: -1, dy: 0 },
  up: { dx: 0, dy: -1 },
  down: { dx: 0, dy: 1 },
  right: { dx: 1, dy: 0 },
};

/** @param step in canvas pixels */
export function moveOperation(id: string, direction: Direction, step: number): BuilderOperation {
  const { dx, dy } = STEPS[direction];
  return { kind: "move", id, dx: dx * step, dy: dy * step };
}

/**
 * Parses a form of the builder. Used by the server (without script) and by the browser.
 *
 * @returns null for an unknown operation
 */
export function readOperation(fields: BuilderFields, words: BuilderWords): BuilderOperation | null {
  const intent = fields.get("intent");
  if (intent === "clear") return { kind: "clear" };
  if (intent === "add") {
    const type = fields.get("type");
    return isOneOf(BLOCK_TYPES, type) ? { kind: "add", type, title: words.newTitle(type) } : null;
  }
  const id = fields.get("block");
  if (typeof id !== "string") return null;
  switch (intent) {
    case "edit":
      return { kind: "edit", id, changes: readChanges(fields) };
    case "move": {
      const direction = fields.get("direction");
      return isOneOf(DIRECTIONS, direction) ? moveOperation(id, direction, MOVE_STEP) : null;
    }
    case "swap": {
      const otherId = fields.get("other");
      return typeof otherId === "string" ? { kind: "swap", id, otherId } : null;
    }
    case "duplicate":
      return { kind: "duplicate", id, suffix: words.copySuffix };
    case "remove":
      return { kind: "remove", id };
    default:
      return null;
  }
}

/** The valid fields of an edit form; missing and invalid ones change nothing. */
export function readChanges(fields: BuilderFields): BlockChanges {
  const [title, description, customStyle, body, target] = [
    "title",
    "description",
    "customStyle",
    "body",
    "target",
  ].map((name) => textOf(fields.get(name)));
  const [color, size, layout, action] = ["color", "size", "layout", "action"].map((name) =>
    fields.get(name),
  );
  // An empty hidden field comes before the boxes, which are not sent while none is checked.
  const pictures = fields.getAll("pictures");
  // An unchecked box is not sent: a hidden field of the same name comes before it.
  const showMetrics = fields.getAll("showMetrics").at(-1);
  return withoutUndefined({
    title,
    description,
    customStyle,
    body,
    target: target === NO_ITEM ? "" : target,
    action: isOneOf(BUTTON_ACTIONS, action) ? action : undefined,
    pictures:
      pictures.length === 0
        ? undefined
        : (pictures.filter((hash) => typeof hash === "string" && hash !== "") as string[]),
    color: isOneOf(BLOCK_COLORS, color) ? color : undefined,
    size: isOneOf(BLOCK_SIZES, size) ? size : undefined,
    layout: isOneOf(BLOCK_LAYOUTS, layout) ? layout : undefined,
    showMetrics: showMetrics === undefined ? undefined : showMetrics === "on",
    x: numberOf(fields.get("x")),
    y: numberOf(fields.get("y")),
  });
}

const textOf = (value: unknown) => (typeof value === "string" ? value : undefined);

/** Undefined, which changes nothing, for an empty or invalid number field. */
const numberOf = (value: unknown) =>
  typeof value === "string" && /^\s*-?\d{1,6}(\.\d{1,6})?\s*$/.test(value)
    ? Number(value)
    : undefined;

const withoutUndefined = (changes: BlockChanges): BlockChanges =>
  Object.fromEntries(Object.entries(changes).filter(([, value]) => value !== undefined));
