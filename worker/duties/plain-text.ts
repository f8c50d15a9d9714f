import { fromMarkdown } from "mdast-util-from-markdown";

type Content = ReturnType<typeof fromMarkdown>["children"][number];

/** Markdown as text without marks, for mails: a blank line between blocks, a dot before each item. */
export const plainText = (markdown: string): string =>
  blocksOf(fromMarkdown(markdown).children).join("\n\n");

const blocksOf = (nodes: readonly Content[]): string[] =>
  nodes.map(blockOf).filter((text) => text !== "");

function blockOf(node: Content): string {
  if (node.type === "list")
    return node.children.map((item) => `• ${blocksOf(item.children).join("\n")}`).join("\n");
  if (node.type === "blockquote") return blocksOf(node.children).join("\n\n");
  return wordsOf(node);
}

const wordsOf = (node: Content): string => {
  if ("value" in node) return node.value;
  if ("children" in node) return node.children.map(wordsOf).join("");
  return node.type === "break" ? "\n" : "";
};
