import { isTest, type SourceFile, type Violation } from "./source-files.ts";

/** Names that do not describe a file's content. */
const EMPTY_NAMES = new Set([
  "utils",
  "util",
  "helpers",
  "helper",
  "misc",
  "common",
  "lib",
  "shared",
]);
const VERSION = /^v\d+$/;
const KEBAB = /^[a-z\d]+(-[a-z\d]+)*$/;
const CODE = /\.(ts|tsx|mjs|js|css|json)$/;
/** Message files are named by area; `common` contains messages of every screen. */
const CATALOGUE = /^messages\/[a-z]{2}\/[a-z]+\/[a-z]+\.json$/;
/** Names that tools and conventions require. */
const GIVEN = /^(\.|README\.md$|Dockerfile$|docs\/)/;

/** File names that are forbidden or not in kebab-case (docs/house.md). */
export function findBadNames(path: string): Violation[] {
  if (CATALOGUE.test(path) || GIVEN.test(path)) return [];
  const segments = path.split("/");
  const stems = segments.map((name) => name.replace(/\..*$/, "").toLowerCase());
  const file = segments.at(-1)!;
  const wrong: Violation[] = [];
  for (const stem of stems) {
    if (EMPTY_NAMES.has(stem)) wrong.push(`${path}: "${stem}" says nothing about what is inside`);
    if (VERSION.test(stem)) wrong.push(`${path}: no version folders`);
  }
  if (/^(index|types)\.(ts|tsx|mjs|js)$/.test(file))
    wrong.push(`${path}: a file is named after what it exports`);
  if (CODE.test(file)) {
    const folders = segments.slice(0, -1).map((name) => name.replace(/\.inlang$/, ""));
    const parts = [...folders, ...file.split(".").slice(0, -1)].filter(Boolean);
    if (!parts.every((part) => KEBAB.test(part))) wrong.push(`${path}: not in kebab-case`);
  }
  return wrong;
}

export const MAX_LINES = 250;
/** Number of first lines in which a long file must give its reason. */
const FIRST_LINES = 12;
const REASON = /\b(long|one file|one place|longer) because\b/i;

/** Long files without a reason. Test files may be long. */
export function findUnexplainedLength({ path, text }: SourceFile): Violation[] {
  const lines = text.trimEnd().split("\n");
  if (lines.length <= MAX_LINES || isTest(path)) return [];
  // Joins the lines of a comment to match sentences across line breaks.
  const opening = lines
    .slice(0, FIRST_LINES)
    .join(" ")
    .replace(/\s+(\*|\/\/)?\s*/g, " ");
  return REASON.test(opening) ? [] : [`${path}: ${lines.length} lines, and not "Long because …"`];
}
