/** The longest address a mail can have (RFC 5321). */
export const EMAIL_MAX_CHARACTERS = 254;
export const NAME_MAX_CHARACTERS = 80;

/** Something, one @, something with a dot; no spaces. Only a mail that arrives says more. */
const EMAIL = /^[^\s@\p{Cc}]{1,64}@[^\s@.\p{Cc}]+(?:\.[^\s@.\p{Cc}]+)+$/u;

/** An address as it was typed, without the spaces around it; undefined when it cannot be one. */
export function parseEmail(value: unknown): string | undefined {
  if (typeof value !== "string" || value.length > 2 * EMAIL_MAX_CHARACTERS) return undefined;
  const email = value.trim();
  return email.length <= EMAIL_MAX_CHARACTERS && EMAIL.test(email) ? email : undefined;
}

/** A name as it is shown: no control characters, single spaces; undefined when nothing is left. */
export function parseDisplayName(value: unknown): string | undefined {
  if (typeof value !== "string" || value.length > 10 * NAME_MAX_CHARACTERS) return undefined;
  const name = value.replace(/[\p{Cc}\p{Cf}\p{Zl}\p{Zp}\s]+/gu, " ").trim();
  return name !== "" && Array.from(name).length <= NAME_MAX_CHARACTERS ? name : undefined;
}

/** What the header's greeting uses. */
export const firstNameOf = (displayName: string): string =>
  displayName.split(" ")[0] ?? displayName;

const HANDLE_MAX_CHARACTERS = 24;

/** The beginning of a handle: what of a name can stand in an address. */
export function handleStem(displayName: string): string {
  const plain = displayName.normalize("NFD").replace(/\p{M}/gu, "").toLowerCase();
  const stem = plain.replace(/[^a-z0-9]+/g, ".").replace(/^\.+|\.+$/g, "");
  return stem.slice(0, HANDLE_MAX_CHARACTERS).replace(/\.+$/, "") || "plaza";
}
