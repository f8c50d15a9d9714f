/** Path segments of the JSON API in the position of an id: no item has these ids. */
const RESERVED_IDS: ReadonlySet<string> = new Set(["featured", "trending", "active", "user"]);

/** Longer than any generated id. */
const ID_MAX_CHARACTERS = 200;

/**
 * Parses an item's id from an address. It does not tell whether the item exists.
 *
 * @returns undefined for a text that cannot be an id
 */
export function parseItemId(value: string | undefined): string | undefined {
  if (!value || value.length > ID_MAX_CHARACTERS || /\p{Cc}/u.test(value)) return undefined;
  return RESERVED_IDS.has(value) ? undefined : value;
}
