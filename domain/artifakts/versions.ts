/** Maximum length of what a maker says about a version. */
export const VERSION_NOTES_MAX = 500;

/**
 * Key prefix of goods: read-only files that the build makes and the seeds sell. They are neither in the
 * bucket nor in the folder of uploads, and count against no storage quota.
 */
export const GOODS_PREFIX = "goods/";

/** The notes of a form, without what Postgres cannot store; undefined if they are too long. */
export function readVersionNotes(typed: string): string | undefined {
  const text = typed
    .replace(/\0|\p{Cs}/gu, "")
    .replace(/\r\n?/g, "\n")
    .trim();
  return text.length <= VERSION_NOTES_MAX ? text : undefined;
}

/** The kind of a file by its name's ending, in capitals: "XLSX"; empty without an ending. */
export const fileKind = (fileName: string): string =>
  /\.([a-z0-9]{1,8})$/i.exec(fileName)?.[1]?.toUpperCase() ?? "";
