import { JSDOM } from "jsdom";

/** One window for all pages: making a window takes longer than parsing a page. */
const { DOMParser } = new JSDOM("").window;
const parser = new DOMParser();

/** Parses a response's HTML; scripts do not run. */
export async function readPage(response: Response): Promise<Document> {
  return parser.parseFromString(await response.text(), "text/html");
}

const NOT_TEXT: ReadonlySet<string> = new Set(["script", "style", "template"]);

/** The visible text, without scripts and styles, with collapsed white space. */
export function visibleText(root: Document | Element): string {
  const body = "body" in root ? root.body : root;
  return textOf(body).replace(/\s+/g, " ").trim();
}

/** Walks the nodes as they are: a copy without scripts, and jsdom's lists of nodes, take 20 times as long. */
function textOf(node: Node): string {
  if (node.nodeType === 3) return node.nodeValue ?? "";
  if (NOT_TEXT.has((node as Element).localName)) return "";
  let text = "";
  // A space between elements keeps their words apart.
  for (let child = node.firstChild; child; child = child.nextSibling) text += ` ${textOf(child)}`;
  return text;
}

/** Language, theme class and mode, from the root element. */
export const rootOf = (page: Document) => ({
  lang: page.documentElement.lang,
  theme: page.documentElement.className,
  mode: page.documentElement.dataset.mode,
});
