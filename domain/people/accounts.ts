/** Maximum length of an e-mail address (RFC 5321). */
export const EMAIL_MAX_CHARACTERS = 254;
export const NAME_MAX_CHARACTERS = 80;

/**
 * A local part, one @, a domain with a dot, no spaces. Only a confirmation mail can verify more.
 */
const EMAIL = /^[^\s@\p{Cc}]{1,64}@[^\s@.\p{Cc}]+(?:\.[^\s@.\p{Cc}]+)+$/u;

/** A trimmed e-mail address; undefined when the format is invalid. */
export function parseEmail(value: unknown): string | undefined {
  if (typeof value !== "string" || value.length > 2 * EMAIL_MAX_CHARACTERS) return undefined;
  const email = value.trim();
  return email.length <= EMAIL_MAX_CHARACTERS && EMAIL.test(email) ? email : undefined;
}

/**
 * A display name without control characters and repeated spaces; undefined when empty or too long.
 */
export function parseDisplayName(value: unknown): string | undefined {
  if (typeof value !== "string" || value.length > 10 * NAME_MAX_CHARACTERS) return undefined;
  const name = value.replace(/[\p{Cc}\p{Cf}\p{Zl}\p{Zp}\s]+/gu, " ").trim();
  return name !== "" && Array.from(name).length <= NAME_MAX_CHARACTERS ? name : undefined;
}

/** Forms of address, which are no name: "Doña Estela", "Dra. Ruiz", "Chef Luis". */
const HONORIFIC =
  /^(?:do[nñ]a?|sra?|srta|se[nñ]ora?|dra?|doctora?|ing|lic|mtr[oa]|maestr[oa]|profa?|profesora?|arq|chef|t[ií][oa]|mrs?|ms|miss|dona|seu)\.?$/i;

/** The first name of a display name with its form of address, for customers and the header's greeting. */
export function firstNameOf(displayName: string): string {
  const [first = displayName, second] = displayName.split(" ");
  return second !== undefined && HONORIFIC.test(first) ? `${first} ${second}` : first;
}

/** Leaves room for a hyphen and six characters within HANDLE_MAX_CHARACTERS (handles.ts). */
const STEM_MAX_CHARACTERS = 23;

/** The start of a handle: the ASCII letters and digits of a name, separated by hyphens. */
export function handleStem(displayName: string): string {
  const plain = displayName.normalize("NFD").replace(/\p{M}/gu, "").toLowerCase();
  const stem = plain.replace(/[^a-z0-9]+/g, "-").replace(/^-+|-+$/g, "");
  return stem.slice(0, STEM_MAX_CHARACTERS).replace(/-+$/, "") || "plaza";
}
