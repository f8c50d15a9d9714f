/** Parts of addresses that stand where an id would (spec 7): no item is ever called so. */
const RESERVED_IDS: ReadonlySet<string> = new Set(["featured", "trending", "active", "user"]);

/** Longer than any id of ours. */
const ID_MAX_CHARACTERS = 200;

/**
 * An item's id from an address (product.md, "Rendering and links": ids are text).
 *
 * @returns undefined for what cannot be an id; whether there is such an item is the database's to say
 */
export function parseItemId(value: string | undefined): string | undefined {
  if (!value || value.length > ID_MAX_CHARACTERS || /\p{Cc}/u.test(value)) return undefined;
  return RESERVED_IDS.has(value) ? undefined : value;
}
