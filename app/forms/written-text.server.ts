import { z } from "zod";

/**
 * Normalizes a text before it is stored: line endings to \n, no control characters and no lone
 * surrogates, some of which Postgres refuses. Lengths are checked afterwards, as browsers count.
 */
export const cleanText = (text: string): string =>
  text
    .replace(/\r\n?/g, "\n")
    .replace(/(?![\n\t])\p{Cc}/gu, "")
    .replace(/\p{Cs}/gu, "");

/** A text of any number of lines; empty for a missing field or a file. */
export const writtenText = () => z.string().catch("").transform(cleanText);

/** A text of one line; empty for a missing field or a file. */
export const writtenLine = () =>
  z
    .string()
    .catch("")
    .transform((text) =>
      cleanText(text)
        .replace(/[\n\t]+/g, " ")
        .trim(),
    );

/** A whole number from a hidden field; 0 if missing or invalid. */
export const writtenCount = () => z.coerce.number().int().min(0).max(1_000_000_000).catch(0);
