import type { Wish } from "#engine/understand.ts";
import { withoutFillers } from "./fillers.ts";
import { keyPoints, plainWords, subjectLines, toTable, type Operation } from "./operations.ts";
import { shorten } from "./shorten.ts";

/** Does what was asked with a text that came along. @returns undefined where it cannot be done with it */
export function operate(
  operation: Operation,
  { source, limits, locale }: Pick<Wish, "source" | "limits" | "locale">,
): string | undefined {
  switch (operation) {
    case "shorten": {
      const short = shorten(withoutFillers(source), limits);
      // A summary that equals its source is no shorter text.
      return short === source ? undefined : short;
    }
    case "key-points":
      return keyPoints(source);
    case "table":
      return toTable(source, locale);
    case "subjects":
      return subjectLines(source);
    case "plain":
      return plainWords(source, locale);
  }
}
