import { commentsOf } from "./comments.ts";
import type { SourceFile, Violation } from "./source-files.ts";

/** The product's document with a heading, or a decision by its number and perhaps its whole name. */
const POINTERS = /docs\/(?:product\.md(?:, ([^)]+)\))?|decisions(?:\/(\d{4}[\w-]*(?:\.md)?))?)/g;

/** Documents that comments may point to. */
interface Targets {
  /** Headings of the product's document. */
  headings: ReadonlySet<string>;
  /** File names of the decisions. */
  decisions: readonly string[];
}

/**
 * Pointers of comments to what is not there, or to all of it: to be sent to the decisions is to be sent to
 * eighty files.
 */
export function findLostPointers(file: SourceFile, { headings, decisions }: Targets): Violation[] {
  if (!file.text.match(POINTERS)) return [];
  return commentsOf(file).flatMap(({ line, text }) =>
    Array.from(text.matchAll(POINTERS))
      .filter(([, heading, decision]) =>
        decision === undefined
          ? !headings.has(heading ?? "")
          : !decisions.some((name) => name.startsWith(decision)),
      )
      .map(([pointer]) => `${file.path}:${line} ${pointer}`),
  );
}
