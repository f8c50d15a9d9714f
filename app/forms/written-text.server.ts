import { z } from "zod";

/**
 * A text from a form as it is stored: line ends as one sign, and no control characters, some of which
 * Postgres refuses. Its length is looked at afterwards, as a browser counts it.
 */
const clean = (text: string): string =>
  text
    .replace(/\r\n?/g, "\n")
    .replace(/(?![\n\t])\p{Cc}/gu, "")
    .replace(/\p{Cs}/gu, "");

/** Any text of several lines, none for a missing field or a file. */
export const writtenText = () => z.string().catch("").transform(clean);

/** The same of one line. */
export const writtenLine = () =>
  z
    .string()
    .catch("")
    .transform((text) =>
      clean(text)
        .replace(/[\n\t]+/g, " ")
        .trim(),
    );

/** A number that a page of ours put into a form; 0 for whatever is none. */
export const writtenCount = () => z.coerce.number().int().min(0).max(1_000_000_000).catch(0);
