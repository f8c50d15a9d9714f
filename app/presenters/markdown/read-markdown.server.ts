import { fromMarkdown } from "mdast-util-from-markdown";
import { gfmTableFromMarkdown } from "mdast-util-gfm-table";
import { gfmTable } from "micromark-extension-gfm-table";
import type { Block, Inline } from "#app/ui/markdown/blocks.ts";

type Content = ReturnType<typeof fromMarkdown>["children"][number];
type PhrasingContent = Extract<Content, { type: "paragraph" }>["children"][number];

/**
 * Reads Markdown (CommonMark and tables) for a page. Active content is text: HTML is shown as
 * written, a link as its words and its address, an image as its description. Nothing is loaded from
 * elsewhere.
 */
export const readMarkdown = (markdown: string): Block[] =>
  blocksOf(
    fromMarkdown(markdown, {
      extensions: [gfmTable()],
      mdastExtensions: [gfmTableFromMarkdown()],
    }).children,
  );

const blocksOf = (nodes: readonly Content[]): Block[] => nodes.flatMap(blockOf);

function blockOf(node: Content): Block[] {
  switch (node.type) {
    case "heading":
      return [{ kind: "heading", parts: partsOf(node.children) }];
    case "paragraph":
      return [{ kind: "paragraph", parts: partsOf(node.children) }];
    case "blockquote":
      return [{ kind: "quote", blocks: blocksOf(node.children) }];
    case "list": {
      const items = node.children.map(({ children }) => blocksOf(children));
      return [{ kind: "list", start: node.ordered ? (node.start ?? 1) : null, items }];
    }
    case "code":
      return [{ kind: "code", language: node.lang ?? "", text: node.value }];
    case "table": {
      const [head = [], ...rows] = node.children.map((row) =>
        row.children.map((cell) => partsOf(cell.children)),
      );
      return [{ kind: "table", head, rows }];
    }
    case "thematicBreak":
      return [{ kind: "rule" }];
    case "html":
      return [{ kind: "paragraph", parts: [node.value] }];
    // Definitions of links; their links are shown as text.
    default:
      return [];
  }
}

const partsOf = (nodes: readonly PhrasingContent[]): Inline[] => nodes.flatMap(partOf);

function partOf(node: PhrasingContent): Inline[] {
  switch (node.type) {
    case "text":
    case "html":
      return [node.value];
    case "strong":
      return [{ kind: "strong", parts: partsOf(node.children) }];
    case "emphasis":
      return [{ kind: "em", parts: partsOf(node.children) }];
    case "inlineCode":
      return [{ kind: "code", text: node.value }];
    case "break":
      return ["\n"];
    case "link": {
      const words = partsOf(node.children);
      const isBare = words.length === 1 && words[0] === node.url;
      return isBare ? words : [...words, ` (${node.url})`];
    }
    case "linkReference":
      return partsOf(node.children);
    case "image":
    case "imageReference":
      return node.alt ? [node.alt] : [];
    default:
      return [];
  }
}
