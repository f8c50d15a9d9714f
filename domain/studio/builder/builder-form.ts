import {
  BLOCK_COLORS,
  BLOCK_LAYOUTS,
  BLOCK_SIZES,
  BLOCK_TYPES,
  type BlockType,
  MOVE_STEP,
} from "./builder.ts";
import { isOneOf } from "./builder-blocks.ts";
import type { BlockChanges, BuilderOperation } from "./builder-operation.ts";

/** What is asked of a form, or of anything like it. */
export interface BuilderFields {
  get(name: string): unknown;
  getAll(name: string): readonly unknown[];
}

/** The words that an operation writes into a block, in the person's language. */
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
 * The operation that a form of the builder asks for: the server without script and the browser with
 * it read the same forms with the same rule.
 *
 * @returns null for what is none of these
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

/** The fields that are there and are known; the rest of the block stays as it is. */
export function readChanges(fields: BuilderFields): BlockChanges {
  const [title, description, customStyle] = ["title", "description", "customStyle"].map((name) =>
    textOf(fields.get(name)),
  );
  const [color, size, layout] = ["color", "size", "layout"].map((name) => fields.get(name));
  // A box that is not ticked is not sent: a hidden field before it says that it is there.
  const showMetrics = fields.getAll("showMetrics").at(-1);
  return withoutUndefined({
    title,
    description,
    customStyle,
    color: isOneOf(BLOCK_COLORS, color) ? color : undefined,
    size: isOneOf(BLOCK_SIZES, size) ? size : undefined,
    layout: isOneOf(BLOCK_LAYOUTS, layout) ? layout : undefined,
    showMetrics: showMetrics === undefined ? undefined : showMetrics === "on",
    x: numberOf(fields.get("x")),
    y: numberOf(fields.get("y")),
  });
}

const textOf = (value: unknown) => (typeof value === "string" ? value : undefined);

/** A number field that is empty or holds none changes nothing. */
const numberOf = (value: unknown) =>
  typeof value === "string" && /^\s*-?\d{1,6}(\.\d{1,6})?\s*$/.test(value)
    ? Number(value)
    : undefined;

const withoutUndefined = (changes: BlockChanges): BlockChanges =>
  Object.fromEntries(Object.entries(changes).filter(([, value]) => value !== undefined));
