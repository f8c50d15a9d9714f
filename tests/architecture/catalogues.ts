import type { Violation } from "./source-files.ts";

/** A message file: each value is a string or a list of plural variants. */
export type Catalogue = Record<string, unknown>;

/** Compares the keys, placeholders and texts of two languages. */
export function compareCatalogues(area: string, en: Catalogue, es: Catalogue): Violation[] {
  const keys = new Set([...Object.keys(en), ...Object.keys(es)].filter((key) => key !== "$schema"));
  return [...keys].flatMap((key) => {
    const name = `${area}/${key}`;
    if (!(key in en)) return [`${name} is missing in English`];
    if (!(key in es)) return [`${name} is missing in Spanish`];
    const wrong: Violation[] = [];
    if (!key.startsWith(`${area}_`)) wrong.push(`${name} does not begin with its area`);
    if ([...textsOf(en[key]), ...textsOf(es[key])].some((text) => text.trim() === ""))
      wrong.push(`${name} has an empty text`);
    const [english, spanish] = [placeholdersOf(en[key]), placeholdersOf(es[key])];
    if (english !== spanish)
      wrong.push(`${name}: {${english}} in English, {${spanish}} in Spanish`);
    for (const message of [en[key], es[key]]) {
      if (isPlural(message) && !hasCatchAll(message))
        wrong.push(`${name}: no catch-all plural, some numbers would print the key`);
    }
    return wrong;
  });
}

/** All texts of a message, including plural variants. */
export function textsOf(message: unknown): string[] {
  if (typeof message === "string") return [message];
  if (Array.isArray(message)) return message.flatMap(textsOf);
  if (typeof message !== "object" || message === null) return [];
  return "match" in message ? textsOf(Object.values((message as { match: object }).match)) : [];
}

function placeholdersOf(message: unknown): string {
  const names = textsOf(message).flatMap((text) => text.match(/(?<=\{)[^}]+(?=\})/g) ?? []);
  return [...new Set(names)].sort().join(", ");
}

const isPlural = (message: unknown): message is { match: object }[] =>
  Array.isArray(message) && JSON.stringify(message).includes("match");

const hasCatchAll = (message: { match: object }[]) =>
  message.every(({ match }) => Object.keys(match).some((key) => /=\*$/.test(key)));

/** Messages that no source code uses. */
export function findUnusedKeys(keys: readonly string[], sources: readonly string[]): Violation[] {
  // Prettier breaks long calls before the name.
  const used = new Set(
    sources.flatMap((text) => [...text.matchAll(/\bm\s*\.([a-z\d_]+)/g)].map(([, key]) => key)),
  );
  return keys.filter((key) => !used.has(key)).map((key) => `${key} is used nowhere`);
}

const PREPOSITIONS =
  "a|al|ante|bajo|con|contra|de|del|desde|en|entre|hacia|hasta|para|por|según|sin|sobre|tras";
const DOUBLED = new RegExp(
  `(?<!\\p{L})(?:${PREPOSITIONS})\\s+(?:dentro\\s+de|${PREPOSITIONS})(?!\\p{L})`,
  "giu",
);

/** Spanish texts with two prepositions in a row ("hasta de", "hasta dentro de"). */
export const findDoubledPrepositions = (area: string, es: Catalogue): Violation[] =>
  Object.entries(es).flatMap(([key, message]) =>
    textsOf(message).flatMap((text) =>
      Array.from(text.matchAll(DOUBLED), ([doubled]) => `${area}/${key}: ${doubled}`),
    ),
  );
