import type { Locale } from "#domain/preferences/preferences.ts";
import type { KitPart } from "#domain/shop/kits/kit.ts";

/** Differences between two versions of a kit, by the keys of parts. */
export interface KitChanges {
  added: KitPart[];
  /** New versions of parts that have the same key and another content. */
  changed: KitPart[];
  /** Parts that the new version lacks, as they were. */
  gone: KitPart[];
}

/** Compares the parts of an installed version with those of a newer one. */
export function changesOf(
  before: { parts: readonly KitPart[] },
  after: { parts: readonly KitPart[] },
): KitChanges {
  const old = new Map(before.parts.map((part) => [part.key, part]));
  const kept = new Set(after.parts.map(({ key }) => key));
  return {
    added: after.parts.filter(({ key }) => !old.has(key)),
    changed: after.parts.filter((part) => {
      const was = old.get(part.key);
      return was !== undefined && canonical(was) !== canonical(part);
    }),
    gone: before.parts.filter(({ key }) => !kept.has(key)),
  };
}

/** JSON that does not depend on the order of properties, which a database does not keep. */
export function canonical(value: unknown): string {
  if (Array.isArray(value)) return `[${value.map(canonical).join(",")}]`;
  if (value === null || typeof value !== "object") return JSON.stringify(value) ?? "null";
  const pairs = Object.entries(value)
    .sort(([one], [other]) => (one < other ? -1 : 1))
    .map(([name, held]) => `${JSON.stringify(name)}:${canonical(held)}`);
  return `{${pairs.join(",")}}`;
}

/** What an update will do with the things of a person. */
export interface KitUpdate {
  added: KitPart[];
  /** Parts that are replaced, as they are and as they will be. */
  changed: { was: KitPart; will: KitPart }[];
  gone: KitPart[];
  /** Keys of parts that the new version changes or leaves out, and that stay, since the person changed or used them. */
  kept: Set<string>;
}

/** Kinds of parts that add nothing which could be changed or deleted: they are read from the kit. */
const ONLY_IN_KIT: readonly KitPart["kind"][] = ["page", "creator"];

/**
 * What an update does, by what a removal would delete and keep: a part that its owner has deleted neither changes
 * nor goes.
 *
 * @param things keys of what the kit has added and is still there; `isKept` for what a removal would keep
 */
export function updateOf(
  before: { parts: readonly KitPart[] },
  after: { parts: readonly KitPart[] },
  things: readonly { key: string; isKept: boolean }[],
): KitUpdate {
  const { added, changed, gone } = changesOf(before, after);
  const old = new Map(before.parts.map((part) => [part.key, part]));
  const isReplaced = ({ key, kind }: KitPart) =>
    ONLY_IN_KIT.includes(kind) || things.some((thing) => thing.key === key && !thing.isKept);
  const kept = things.filter(
    ({ key, isKept }) => isKept && [...changed, ...gone].some((part) => part.key === key),
  );
  const pairs = changed.map((will) => ({ was: old.get(will.key)!, will }));
  const isSameKind = ({ was, will }: (typeof pairs)[number]) => was.kind === will.kind;
  return {
    // Under a key that now means another kind of thing, the new thing is added in any case.
    added: [...added, ...pairs.filter((pair) => !isSameKind(pair)).map(({ will }) => will)],
    changed: pairs.filter((pair) => isSameKind(pair) && isReplaced(pair.was)),
    gone: gone.filter(isReplaced),
    kept: new Set(kept.map(({ key }) => key)),
  };
}

/** Lines that differ, of each text at most. */
const LINES_NAMED = 3;

/**
 * The lines that only one of two versions of a part has, the first three of each, in the language of the
 * installation; empty for parts without texts.
 */
export function changedLines(
  was: KitPart,
  will: KitPart,
  locale: Locale,
): { before: string[]; after: string[] } {
  const [before, after] = [linesOf(was, locale), linesOf(will, locale)];
  const lacking = (lines: readonly string[], others: readonly string[]) =>
    lines.filter((line) => !others.includes(line)).slice(0, LINES_NAMED);
  return { before: lacking(before, after), after: lacking(after, before) };
}

function linesOf(part: KitPart, locale: Locale): string[] {
  switch (part.kind) {
    case "command":
      return linesIn(`/${part.name[locale]}\n${part.text[locale]}`);
    case "document":
      return linesIn(`${part.name[locale]}\n${part.text[locale]}`);
    case "creator":
      return linesIn(`${part.name[locale]}\n${part.prompt[locale]}`);
    case "table":
      return [part.name[locale], ...part.rows[locale].map((cells) => cells.join(" · "))];
    case "agentik":
    case "schedule":
      return [part.name[locale]];
    default:
      return [];
  }
}

const linesIn = (text: string): string[] =>
  text
    .split("\n")
    .map((line) => line.trim())
    .filter(Boolean);
