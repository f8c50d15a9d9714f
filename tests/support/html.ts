import { readFile } from "node:fs/promises";
import { JSDOM } from "jsdom";

/** What stands in the build for each class name of the sources (scripts/vite/short-classes.ts). */
const SHORT_CLASSES = new URL("../../build/short-classes.json", import.meta.url);

/**
 * The page in an answer, to be asked questions; no script of it runs. Its classes have the names of
 * the sources.
 */
export async function readPage(response: Response): Promise<Document> {
  const { document } = new JSDOM(await response.text()).window;
  const names = Object.entries(await readNames()).map(([long, short]) => [short, long] as const);
  const longNames = new Map(names);
  for (const element of document.querySelectorAll("[class]")) {
    const classes = element.getAttribute("class")!.split(/(\s+)/);
    element.setAttribute("class", classes.map((name) => longNames.get(name) ?? name).join(""));
  }
  return document;
}

let read: Promise<Record<string, string>> | undefined;
const readNames = () =>
  (read ??= readFile(SHORT_CLASSES, "utf8").then(
    (json) => JSON.parse(json) as Record<string, string>,
  ));

/** What a person reads: the text without programs and styles, white space as one space. */
export function visibleText(root: Document | Element): string {
  const body = "body" in root ? root.body : root;
  const copy = body.cloneNode(true) as Element;
  copy.querySelectorAll("script, style, template").forEach((element) => element.remove());
  // Words of neighbouring elements do not run together.
  return textOf(copy).replace(/\s+/g, " ").trim();
}

function textOf(node: Node): string {
  if (node.nodeType === 3) return node.nodeValue ?? "";
  return Array.from(node.childNodes, textOf).join(" ");
}

/** The page's language, theme class and mode are on the root element. */
export const rootOf = (page: Document) => ({
  lang: page.documentElement.lang,
  theme: page.documentElement.className,
  mode: page.documentElement.dataset.mode,
});
