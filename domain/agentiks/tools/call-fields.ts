/** Reading the fields of a call, which a person, a model or stored JSON gives. */

/** Line breaks and other control characters, which would begin another header. */
const CONTROL = /\p{Cc}/u;

/** One line of text, cut after `max` characters; undefined for none, and for control characters. */
export const lineOf = (value: unknown, max: number): string | undefined => {
  if (typeof value !== "string") return undefined;
  const line = value.trim().slice(0, max);
  return line === "" || CONTROL.test(line) ? undefined : line;
};

/** A text, cut after `max` characters; undefined for none. */
export const textOf = (value: unknown, max: number): string | undefined => {
  const text = typeof value === "string" ? value.trim().slice(0, max) : "";
  return text === "" ? undefined : text;
};
