/**
 * What a block's custom style may say. It is a text that a person writes, and it never becomes CSS:
 * it is read as a list of `name: value`, of which only the names below are known, each with a
 * closed set of values. What a block is drawn with is made here from those, so nothing in the text
 * can name an address, leave its block, lie over anything or hide it.
 */

/** Names as React's `style` has them; each value is one of ours. */
export type BlockStyle = Readonly<Record<string, string | number>>;

type Read = (value: string) => string | number | undefined;

const oneOf =
  (...values: readonly string[]): Read =>
  (value) =>
    values.includes(value) ? value : undefined;

/** A whole number of pixels, within bounds. */
const pixels =
  (min: number, max: number): Read =>
  (value) => {
    const [, digits] = /^(\d{1,3})(?:px)?$/.exec(value) ?? [];
    const number = Number(digits ?? NaN);
    return number >= min && number <= max ? number : undefined;
  };

const PROPERTIES: Readonly<Record<string, readonly [name: string, read: Read]>> = {
  "border-radius": ["borderRadius", pixels(0, 40)],
  "border-width": ["borderWidth", pixels(1, 8)],
  "border-style": ["borderStyle", oneOf("solid", "dashed", "dotted", "double")],
  "text-align": ["textAlign", oneOf("left", "center", "right")],
  "text-transform": ["textTransform", oneOf("none", "uppercase", "lowercase", "capitalize")],
  "font-style": ["fontStyle", oneOf("normal", "italic")],
  "letter-spacing": ["letterSpacing", pixels(0, 4)],
};

/** What can be written, for the help beside the field. */
export const STYLE_PROPERTIES: readonly string[] = Object.keys(PROPERTIES);

/**
 * @returns what the block is drawn with, and the declarations that were not understood, as they
 *   were written; a later one overrides an earlier one
 */
export function readCustomStyle(text: string): { style: BlockStyle; unknown: readonly string[] } {
  const style: Record<string, string | number> = {};
  const unknown: string[] = [];
  for (const declaration of text.split(/[;\n]/).map((part) => part.trim())) {
    if (declaration === "") continue;
    const [name = "", value = ""] = declaration.split(/:(.*)/s);
    const key = name.trim().toLowerCase();
    const property = Object.hasOwn(PROPERTIES, key) ? PROPERTIES[key] : undefined;
    const read = property?.[1](value.trim().toLowerCase());
    if (property && read !== undefined) style[property[0]] = read;
    else unknown.push(declaration);
  }
  return { style, unknown };
}
