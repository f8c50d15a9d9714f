/**
 * A document's text as it is stored: line endings as \n, no byte order mark, no control characters
 * and no lone surrogates, some of which Postgres refuses.
 */
export const cleanText = (text: string): string =>
  text
    .replace(/\r\n?|[\u2028\u2029]/g, "\n")
    .replace(/\f/g, "\n\n")
    .replace(/^\uFEFF/, "")
    .replace(/(?![\n\t])\p{Cc}/gu, "")
    .replace(/\p{Cs}/gu, "");
