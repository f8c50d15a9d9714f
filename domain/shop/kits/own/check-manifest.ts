import type { z } from "zod/v4";

import { LOCALES } from "#domain/preferences/preferences.ts";
import { KIT_PART_KINDS } from "#domain/shop/kits/kit.ts";
import { cleanText } from "#domain/spaces/reading/clean-text.ts";
import { findJsonError } from "./json-error.ts";
import { ownKitSchema, type ManifestRule, type OwnManifest } from "./own-kit-schema.ts";
import { MANIFEST_MAX_BYTES } from "./own-kits.ts";

/** Problems at a place of a manifest; screens have words for each. */
export const MANIFEST_PROBLEMS = [
  "too-big",
  "json",
  "missing",
  "type",
  "unknown",
  "too-long",
  "blank",
  "too-many",
  "too-few",
  "choice",
  "key",
  "command",
  "track",
  "languages",
  "cron",
  "formula",
  "formula-start",
  "outside",
  "width",
  "same-key",
] as const;
export type ManifestProblemKind = (typeof MANIFEST_PROBLEMS)[number];

export interface ManifestProblem {
  /** `parts[2].name.es`; empty for the whole. */
  path: string;
  problem: ManifestProblemKind;
  /** The limit of `too-big`, `too-long` and `too-many`. */
  max?: number;
  min?: number;
  /** Place of a `json` error, from 1. */
  line?: number;
  column?: number;
  /** Allowed values of a `choice`. */
  allowed?: string;
}

export type ManifestChecked =
  | { manifest: OwnManifest; problems?: undefined }
  | { manifest?: undefined; problems: ManifestProblem[]; total: number };

/** Maximum problems that are shown at once. */
const PROBLEMS_SHOWN = 20;

/** Characters that turn the direction of what follows, by which a text can look like another one. */
const DIRECTION = /[\u202a-\u202e\u2066-\u2069]/g;

const bytesOf = (text: string): number => new TextEncoder().encode(text).length;

/**
 * Checks a manifest as it was typed. Texts are cleaned as those of documents are: no control characters.
 * Whether a track exists, only the library knows (`missingTracks`).
 */
export function checkManifest(typed: string): ManifestChecked {
  const text = typed.replace(/^\uFEFF/, "");
  if (bytesOf(text) > MANIFEST_MAX_BYTES)
    return refused([{ path: "", problem: "too-big", max: MANIFEST_MAX_BYTES / 1024 }]);
  const place = findJsonError(text);
  if (place) return refused([{ path: "", problem: "json", ...place }]);
  const given = cleaned(JSON.parse(text));
  const read = ownKitSchema.safeParse(given);
  if (!read.success) return refused(read.error.issues.flatMap((issue) => problemsOf(issue, given)));
  const { name, summary, description, parts } = read.data;
  const named = (given as { name: object }).name;
  const languages = LOCALES.filter((locale) => locale in named);
  return { manifest: { name, summary, description: description ?? null, languages, parts } };
}

/** Sounds of a manifest that the library does not have. */
export const missingTracks = (
  { parts }: Pick<OwnManifest, "parts">,
  known: ReadonlySet<string> | ReadonlyMap<string, unknown>,
): ManifestProblem[] =>
  parts.flatMap((part, index) =>
    part.kind === "sound" && !known.has(part.track)
      ? [{ path: `parts[${index}].track`, problem: "track" as const }]
      : [],
  );

const refused = (problems: ManifestProblem[]): ManifestChecked => ({
  problems: problems.slice(0, PROBLEMS_SHOWN),
  total: problems.length,
});

function cleaned(value: unknown): unknown {
  if (typeof value === "string") return cleanText(value).replace(DIRECTION, "");
  if (Array.isArray(value)) return value.map(cleaned);
  if (value === null || typeof value !== "object") return value;
  return Object.fromEntries(Object.entries(value).map(([key, held]) => [key, cleaned(held)]));
}

type Path = readonly PropertyKey[];
type Issue = z.core.$ZodIssue;

function problemsOf(issue: Issue, given: unknown, before: Path = []): ManifestProblem[] {
  const path = [...before, ...issue.path];
  const at = pathText(path);
  const is = (problem: ManifestProblemKind, more: Partial<ManifestProblem> = {}) => [
    { path: at, problem, ...more },
  ];
  switch (issue.code) {
    case "invalid_type":
      return is(valueAt(given, path) === undefined ? "missing" : "type");
    case "unrecognized_keys":
      return issue.keys.map((key) => ({ path: pathText([...path, key]), problem: "unknown" }));
    case "too_big":
      return is(issue.origin === "array" ? "too-many" : "too-long", {
        max: Number(issue.maximum),
      });
    case "too_small":
      return is("too-few", { min: Number(issue.minimum) });
    case "invalid_value":
      return valueAt(given, path) === undefined
        ? is("missing")
        : is("choice", { allowed: issue.values.map(String).join(", ") });
    case "invalid_union":
      return ofUnion(issue, given, path);
    case "invalid_format":
      return is(ofFormat(path, String(issue.pattern)));
    case "custom":
      return ofRule((issue.params as { rule: ManifestRule }).rule, valueAt(given, path), at);
    default:
      return is("type");
  }
}

const DISCRIMINATORS: Readonly<Record<string, readonly string[]>> = {
  kind: KIT_PART_KINDS,
  duty: ["report", "remind"],
};

/** The problems of the branch whose type fits; else the discriminator, or the type. */
function ofUnion(
  issue: Extract<Issue, { code: "invalid_union" }>,
  given: unknown,
  path: Path,
): ManifestProblem[] {
  const allowed = DISCRIMINATORS[String(path.at(-1))];
  if (issue.errors.length === 0 && allowed)
    return [
      valueAt(given, path) === undefined
        ? { path: pathText(path), problem: "missing" }
        : { path: pathText(path), problem: "choice", allowed: allowed.join(", ") },
    ];
  const fitting = issue.errors.find((errors) =>
    errors.every(({ code, path: below }) => code !== "invalid_type" || below.length > 0),
  );
  return fitting
    ? fitting.flatMap((error) => problemsOf(error, given, path))
    : [
        {
          path: pathText(path),
          problem: valueAt(given, path) === undefined ? "missing" : "type",
        },
      ];
}

/** Without a language there is nothing; one with a problem of its own is there all the same. */
function ofRule(problem: ManifestRule, value: unknown, path: string): ManifestProblem[] {
  const isThere = problem === "languages" && LOCALES.some((locale) => locale in Object(value));
  return isThere ? [] : [{ path, problem }];
}

function ofFormat(path: Path, pattern: string): ManifestProblemKind {
  if (pattern.includes("\\p{Cf}")) return "blank";
  const field = path.at(-1);
  return field === "key" || field === "track" ? field : "command";
}

const pathText = (path: Path): string =>
  path
    .map((step) => (typeof step === "number" ? `[${step}]` : `.${String(step)}`))
    .join("")
    .replace(/^\./, "");

const valueAt = (given: unknown, path: Path): unknown =>
  path.reduce<unknown>(
    (value, step) =>
      value !== null && typeof value === "object" && Object.hasOwn(value, step)
        ? (value as Record<PropertyKey, unknown>)[step]
        : undefined,
    given,
  );
