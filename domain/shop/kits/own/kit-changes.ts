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
