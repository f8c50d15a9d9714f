/**
 * Parser of a block's custom style, which is untrusted text and never used as CSS. It is read as a
 * list of `name: value`; only the properties below are known, each with a closed set of values, and
 * the style object is built from those. So the text cannot load a URL, leave its block, or cover or
 * hide other content.
 */

/** A React `style` object with values from the closed sets only. */
export type BlockStyle = Readonly<Record<string, string | number>>;

type Read = (value: string) => string | number | undefined;

const keyword =
  (...values: readonly string[]): Read =>
  (value) =>
    values.includes(value) ? value : undefined;

/** A whole number of pixels between `min` and `max`. */
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
  "border-style": ["borderStyle", keyword("solid", "dashed", "dotted", "double")],
  "text-align": ["textAlign", keyword("left", "center", "right")],
  "text-transform": ["textTransform", keyword("none", "uppercase", "lowercase", "capitalize")],
  "font-style": ["fontStyle", keyword("normal", "italic")],
  "letter-spacing": ["letterSpacing", pixels(0, 4)],
};

/** The known properties, for the help text of the field. */
export const STYLE_PROPERTIES: readonly string[] = Object.keys(PROPERTIES);

/**
 * @returns the style object, and the declarations that were not understood, verbatim; a later
 *   declaration overrides an earlier one
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
