import { fromMarkdown } from "mdast-util-from-markdown";
import { escapeXml } from "#domain/artifakts/drawn-cover/svg.ts";
import { isWebAddress } from "#domain/format/links/web-address.ts";
import { plainText } from "./plain-text.server.ts";
import { readMarkdown } from "./read-markdown.server.ts";

/**
 * Descriptions of artifakts are short Markdown: paragraphs, lists, bold, emphasis and links to web addresses. They are
 * HTML on the artifakt's own page, and plain text wherever else they are shown.
 */

type Content = ReturnType<typeof fromMarkdown>["children"][number];
type PhrasingContent = Extract<Content, { type: "paragraph" }>["children"][number];

/** A text without any of these is the same as Markdown and as plain text. */
const MARKS = /[*_`#>[\]<&\\|~\n]|^(?:[-+]|\d+[.)])\s/;

/** Styles are inline: a class would be in the CSS of pages whose descriptions are plain, nearly all of them. */
const STYLES = {
  next: ` style="margin-top:.75rem"`,
  ul: "list-style:disc;padding-left:1.5rem",
  ol: "list-style:decimal;padding-left:1.5rem",
  link: "text-decoration:underline",
} as const;

/** A description as text without marks, in one line: for link previews, search results and structured data. */
export const plainDescription = (markdown: string): string =>
  descriptionText(markdown).replace(/\s+/g, " ");

/** A description as text without marks, with its paragraphs and lists. */
export const descriptionText = (markdown: string): string =>
  MARKS.test(markdown) ? plainText(readMarkdown(markdown)) : markdown;

/**
 * A description as HTML. All text is escaped, HTML in it too; a link has a web address, and says where it leads; there
 * are no pictures. Headings, quotes and code are paragraphs.
 *
 * @returns undefined for a single paragraph without marks, which is shown as it is
 */
export function descriptionHtml(markdown: string): string | undefined {
  if (!MARKS.test(markdown)) return undefined;
  const { children } = fromMarkdown(markdown);
  if (children.length === 0 || (children.length === 1 && isPlain(children[0]!))) return undefined;
  return blocksHtml(children);
}

const isPlain = (block: Content): boolean =>
  block.type === "html"
    ? !block.value.includes("\n")
    : block.type === "paragraph" &&
      block.children.every(
        (each) => (each.type === "text" || each.type === "html") && !each.value.includes("\n"),
      );

const blocksHtml = (blocks: readonly Content[]): string =>
  blocks.map((block, index) => blockHtml(block, index === 0 ? "" : STYLES.next)).join("");

/** @param style attribute of a block that stands below another one */
function blockHtml(node: Content, style: string): string {
  switch (node.type) {
    case "paragraph":
      return `<p${style}>${partsHtml(node.children)}</p>`;
    case "heading":
      return `<p${style}><strong>${partsHtml(node.children)}</strong></p>`;
    case "blockquote":
      return `<div${style}>${blocksHtml(node.children)}</div>`;
    case "list": {
      const tag = node.ordered ? "ol" : "ul";
      const start = node.ordered && node.start !== 1 ? ` start="${node.start ?? 1}"` : "";
      const items = node.children.map(({ children }) => `<li>${itemHtml(children)}</li>`).join("");
      const above = style === "" ? "" : ";margin-top:.75rem";
      return `<${tag}${start} style="${STYLES[tag]}${above}">${items}</${tag}>`;
    }
    case "code":
    case "html":
      return `<p${style}>${textHtml(node.value)}</p>`;
    // Rules; definitions of links, which are shown as their words.
    default:
      return "";
  }
}

/** A line of a list, without a paragraph of its own where it is one. */
const itemHtml = (blocks: readonly Content[]): string => {
  const [first, ...more] = blocks;
  return first?.type === "paragraph"
    ? partsHtml(first.children) + blocksHtml(more)
    : blocksHtml(blocks);
};

const partsHtml = (nodes: readonly PhrasingContent[]): string => nodes.map(partHtml).join("");

function partHtml(node: PhrasingContent): string {
  switch (node.type) {
    case "text":
    case "html":
    case "inlineCode":
      return textHtml(node.value);
    case "strong":
      return `<strong>${partsHtml(node.children)}</strong>`;
    case "emphasis":
      return `<em>${partsHtml(node.children)}</em>`;
    case "break":
      return "<br>";
    case "link":
      return linkHtml(node.url, node.children);
    case "linkReference":
      return partsHtml(node.children);
    case "image":
    case "imageReference":
      return textHtml(node.alt ?? "");
    default:
      return "";
  }
}

/** Words with the host that they lead to, unless they are the address; the words alone for any other scheme. */
function linkHtml(address: string, children: readonly PhrasingContent[]): string {
  const words = partsHtml(children);
  if (!isWebAddress(address)) return words;
  const { href, host } = new URL(address);
  const isAddress = [address, href, host].some((text) => textHtml(text) === words);
  const link = `<a href="${escapeXml(href)}" target="_blank" rel="noreferrer nofollow ugc" style="${STYLES.link}">${words || escapeXml(host)}</a>`;
  return isAddress || words === "" ? link : `${link} (${escapeXml(host)})`;
}

/** Escaped text; its line breaks are kept. */
const textHtml = (text: string): string => escapeXml(text).replaceAll("\n", "<br>");
