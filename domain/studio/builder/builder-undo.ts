import { paths } from "#domain/addresses/paths.ts";
import { readCookie, serializeCookie } from "#domain/format/http/cookie.ts";
import type { BuilderBlock } from "./builder.ts";
import { blockId, numberOfBlock } from "./builder-blocks.ts";
import {
  base36,
  COMPACT_DRAFT_MAX_LENGTH,
  compactBlock,
  fromBase36,
  parseRow,
} from "./builder-draft.ts";
import { findBlock, parseWork, type BuilderWork } from "./builder-work.ts";

/**
 * One undo step of the builder without JavaScript, as a cookie of `/builder`: how the blocks were before the
 * last change. Only blocks that differ are stored, so that draft and step together fit a request's headers.
 */
const COOKIE = "plaza-builder-undo";
/** Proxies often limit the `Cookie` header to 8 KB, in which the other cookies are, too. */
const WITH_DRAFT_MAX_LENGTH = 5_600;
const ONE_DAY_S = 86_400;

/** What the step leads back from: the draft of that time, or the saved version. */
export type UndoneFrom = { at: number } | { version: number };

/** How the canvas was before the last change. */
export interface UndoStep {
  /** The blocks before, in their order. */
  work: BuilderWork;
  /** The last change was an undo, so that the step repeats what was undone. */
  isRedo: boolean;
}

interface Change {
  before: BuilderWork;
  after: BuilderWork;
  from: UndoneFrom;
  isRedo: boolean;
}

/**
 * The step as a cookie value.
 *
 * @param draftLength length of the draft's cookie value
 * @returns null for a step that is too long
 */
export function compactUndo(
  { before, after, from, isRedo }: Change,
  draftLength: number,
): string | null {
  const order = before.blocks.map(({ id }) => base36(numberOfBlock(id))).join(".");
  const rows = before.blocks.map(compactBlock).filter((row, place) => {
    const now = findBlock(after, before.blocks[place]!.id);
    return !now || compactBlock(now) !== row;
  });
  const text = [tagOf(from), isRedo ? "r" : "u", order, ...rows].join("|");
  const most = Math.min(COMPACT_DRAFT_MAX_LENGTH, WITH_DRAFT_MAX_LENGTH - draftLength);
  return text.length <= most ? text : null;
}

const tagOf = (from: UndoneFrom): string =>
  "at" in from ? base36(from.at) : `v${base36(from.version)}`;

/**
 * Decodes a step and applies it to the work that it leads back from.
 *
 * @returns null without a valid step, and for one that leads back from other work
 */
export function parseUndo(text: string, now: BuilderWork, from: UndoneFrom): UndoStep | null {
  const [tag, kind, order = "", ...rows] = text.split("|");
  if (tag !== tagOf(from) || (kind !== "u" && kind !== "r")) return null;
  const stored = new Map(rows.map((row) => [row.split(":")[1], parseRow(row)]));
  const numbers = order === "" ? [] : order.split(".");
  const blocks = numbers.map(
    (number): unknown => stored.get(number) ?? findBlock(now, blockId(fromBase36(number))),
  );
  const work = parseWork({ ...now, blocks, selectedId: null });
  return work && !isSame(work.blocks, now.blocks) ? { work, isRedo: kind === "r" } : null;
}

const isSame = (some: readonly BuilderBlock[], others: readonly BuilderBlock[]): boolean =>
  some.map(compactBlock).join() === others.map(compactBlock).join();

/** @param header the `Cookie` header */
export function readUndoCookie(
  header: string | null | undefined,
  now: BuilderWork,
  from: UndoneFrom,
): UndoStep | null {
  const value = readCookie(header, COOKIE);
  return value === undefined ? null : parseUndo(value, now, from);
}

/** `Set-Cookie` value that stores a step; null deletes it. */
export const writeUndoCookie = (value: string | null, secure: boolean): string =>
  serializeCookie(COOKIE, value ?? "", {
    path: paths.builder,
    maxAgeSeconds: value === null ? 0 : ONE_DAY_S,
    httpOnly: true,
    secure,
  });

/** Deletes the step with the session: it holds what a person has typed. */
export const forgetUndoCookie = writeUndoCookie(null, false);
