import { mkdir, readdir, readFile, writeFile } from "node:fs/promises";
import path from "node:path";
import { CountableSet, createGenerator, type UserConfig } from "unocss";
import { parseAst, type Plugin, type Rollup } from "vite";
import { HANDWRITTEN_CLASSES } from "../../uno.config.ts";

/** For whoever looks at what was built: a test, or a person. */
const NAMES_FILE = "build/short-classes.json";

/** From a utility's name, `text-ink-soft`, to what stands for it in what is built, `-k`. */
export type ShortClasses = ReadonlyMap<string, string>;

/**
 * Names of a word stay: they are short, and words of other meanings look the same ("grid" is also a
 * view). So do names that rules written out by hand know (uno.config.ts), names
 * that are put together at run time, and the two views of a list, which tests look for.
 */
const KEPT = new RegExp(`^[a-z]+$|^(i|kind)-|^(${HANDWRITTEN_CLASSES.join("|")}|item-rows)$`);

/**
 * Gives every utility that the application names a name of two or three characters, the most used
 * ones first. The sources keep the long names; a page is 6% lighter with the short ones
 * (docs/decisions/short-classes.md). The client's and the server's build find the same names, since
 * both read the same sources.
 */
export async function shortClasses(root: string, uno: UserConfig): Promise<ShortClasses> {
  const generator = await createGenerator(uno);
  const counted = new CountableSet<string>();
  const files = await readdir(path.join(root, "app"), { recursive: true });
  for (const name of files.sort()) {
    const file = path.join(root, "app", name);
    if (!isOwnMarkup(file)) continue;
    await generator.applyExtractors(await readFile(file, "utf8"), file, counted);
  }
  const names = [...counted].filter((name) => !KEPT.test(name));
  const known = new Set<string>();
  for (const name of names) if (await generator.parseToken(name)) known.add(name);
  const byUse = [...known].sort(
    (a, b) => counted.getCount(b) - counted.getCount(a) || (a < b ? -1 : 1),
  );
  return new Map(byUse.map((name, index) => [name, shortName(index)]));
}

/** -a, -b … -z, -aa, -ab …: no word of a script looks like one, and a selector needs no escape. */
export function shortName(index: number): string {
  const letter = String.fromCharCode(97 + (index % 26));
  return index < 26 ? `-${letter}` : `${shortName(Math.floor(index / 26) - 1)}${letter}`;
}

/** A selector with the short names in it: `.hover\:border-ink:hover` becomes `.-c:hover`. */
export const shortenSelector = (selector: string, names: ShortClasses) =>
  selector.replace(/\.((?:\\.|[\w-])+)/g, (whole, escaped: string) => {
    const short = names.get(escaped.replace(/\\(.)/g, "$1"));
    return short ? `.${short}` : whole;
  });

/**
 * A text of class names with the short ones in it.
 *
 * @param touches whether it goes on before or after without a space: a part of a name stays
 * @returns the text as it was when any word in it is no class
 */
export function shortenClasses(
  text: string,
  names: ShortClasses,
  touches: { before: boolean; after: boolean } = { before: false, after: false },
): string {
  const words = text.split(/(\s+)/);
  const isPart = (index: number) =>
    (touches.before && index === 0) || (touches.after && index === words.length - 1);
  const isClass = (word: string, index: number) =>
    isPart(index) || /^\s*$/.test(word) || KEPT.test(word) || names.has(word);
  if (!words.every(isClass)) return text;
  return words.map((word, index) => (isPart(index) ? word : (names.get(word) ?? word))).join("");
}

/** Only these modules hold class names; elsewhere a word that looks like one means something else. */
export const isOwnMarkup = (id: string) =>
  !id.includes("/node_modules/") && /\/app\/(?!messages\/).*\.[jt]sx?(\?|$)/.test(id);

/** UnoCSS writes its rules for the short names. */
export const withShortSelectors = (uno: UserConfig, names: ShortClasses): UserConfig => ({
  ...uno,
  postprocess(rule) {
    rule.selector = shortenSelector(rule.selector, names);
  },
});

/** Puts the short names into the application's scripts, on both sides. */
export const shortClassNames = (root: string, names: ShortClasses): Plugin => ({
  name: "plaza:short-class-names",
  apply: "build",
  // Once UnoCSS has read the long ones.
  enforce: "post",
  transform(code, id) {
    if (!isOwnMarkup(id)) return;
    const edits = editsOf(parseAst(code), names);
    let edited = code;
    for (const { start, end, text } of edits.sort((a, b) => b.start - a.start)) {
      edited = edited.slice(0, start) + text + edited.slice(end);
    }
    return edits.length > 0 ? { code: edited, map: null } : undefined;
  },
  async generateBundle() {
    await mkdir(path.join(root, "build"), { recursive: true });
    await writeFile(path.join(root, NAMES_FILE), JSON.stringify(Object.fromEntries(names)));
  },
});

interface Edit {
  start: number;
  end: number;
  text: string;
}

/** Every text of the module that consists of class names, with what takes its place. */
function editsOf(root: Rollup.AstNode, names: ShortClasses): Edit[] {
  const edits: Edit[] = [];
  const add = (
    node: Rollup.AstNode,
    text: string,
    short: string,
    quote: (text: string) => string,
  ) => {
    if (short !== text) edits.push({ start: node.start, end: node.end, text: quote(short) });
  };
  const visit = (value: unknown): void => {
    if (Array.isArray(value)) return value.forEach(visit);
    if (!isNode(value)) return;
    if (isText(value)) add(value, value.value, shortenClasses(value.value, names), JSON.stringify);
    if (isTemplate(value)) {
      value.quasis.forEach((quasi, index) => {
        const text = quasi.value.cooked;
        const touches = { before: index > 0, after: index < value.quasis.length - 1 };
        add(quasi, text, shortenClasses(text, names, touches), (short) => short);
      });
      value.expressions.forEach(visit);
      return;
    }
    for (const part of Object.values(value)) visit(part);
  };
  visit(root);
  return edits;
}

type TextNode = Rollup.AstNode & { value: string };
type TemplateNode = Rollup.AstNode & {
  quasis: (Rollup.AstNode & { value: { cooked: string } })[];
  expressions: unknown[];
};
const isNode = (value: unknown): value is Rollup.AstNode =>
  typeof value === "object" && value !== null && "type" in value && "start" in value;
const isText = (node: Rollup.AstNode): node is TextNode =>
  node.type === "Literal" && "value" in node && typeof node.value === "string";
const isTemplate = (node: Rollup.AstNode): node is TemplateNode => node.type === "TemplateLiteral";
