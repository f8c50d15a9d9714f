const MEGABYTE = 1_048_576;

/**
 * Maximum size of a file that is sent in parts, in bytes. Without a script, and for guests, a file is sent
 * with its form, of up to `UPLOAD_MAX_BYTES`.
 */
export const RESUMABLE_MAX_BYTES = 100 * MEGABYTE;

/** Size of a part in bytes: 20 s on the slowest supported line (400 kbit/s), lost at most when it breaks. */
export const UPLOAD_PART_BYTES = MEGABYTE;

/** Uploads of a person that are kept at once; a further one replaces the oldest. */
export const UPLOADS_AT_ONCE = 3;

/** How long an upload is kept after its last part, in hours. */
export const UPLOAD_KEPT_HOURS = 24;

const FILE_NAME_MAX = 255;

/** The name of a file as its sender gives it: without NUL, at most 255 characters, never empty. */
export const uploadedName = (name: string | null | undefined): string =>
  (name ?? "").replaceAll("\0", "").slice(0, FILE_NAME_MAX) || "artifakt";
