import { partOf } from "#domain/studio/creation-part.ts";
import type { StoredVersion } from "#db/queries/studio/creation-versions.ts";
import { plainText } from "#app/presenters/markdown/plain-text.server.ts";
import { readMarkdown } from "#app/presenters/markdown/read-markdown.server.ts";
import { diffWords } from "#app/presenters/texts/word-diff.server.ts";
import type { ShownComparison } from "./comparison.tsx";

const textOf = ({ answer }: StoredVersion) => plainText(readMarkdown(answer));

/** Two answers of a creation as the page compares them; null where one of them is missing. */
export function shownComparison(
  versions: readonly StoredVersion[],
  numbers: readonly [number, number],
): ShownComparison | null {
  const written = versions.filter(({ state }) => state === "final" || state === "stopped");
  const [before, after] = numbers.map((number) =>
    written.find(({ version }) => version === number),
  );
  if (!before || !after) return null;
  const isDrawn = [before, after].every(({ answer }) => {
    const part = partOf(answer);
    return part !== null && part.kind !== "code";
  });
  return {
    versions: numbers,
    choices: written.map(({ version }) => version),
    parts: isDrawn ? null : diffWords(textOf(before), textOf(after)),
  };
}
