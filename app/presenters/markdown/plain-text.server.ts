import type { Block, Inline } from "#app/ui/markdown/blocks.ts";

/** Markdown that was read for a page, as text without marks: a blank line between blocks. */
export const plainText = (blocks: readonly Block[]): string =>
  blocks
    .map(textOf)
    .filter((text) => text !== "")
    .join("\n\n");

function textOf(block: Block): string {
  switch (block.kind) {
    case "heading":
    case "paragraph":
      return wordsOf(block.parts);
    case "quote":
      return plainText(block.blocks);
    case "list":
      return block.items
        .map((item, index) => {
          const mark = block.start === null ? "•" : `${block.start + index}.`;
          return `${mark} ${plainText(item)}`;
        })
        .join("\n");
    case "code":
      return block.text;
    case "table":
      return [block.head, ...block.rows]
        .map((row) => row.map((cell) => wordsOf(cell)).join(" | "))
        .join("\n");
    case "rule":
      return "";
  }
}

const wordsOf = (parts: readonly Inline[]): string =>
  parts
    .map((part) =>
      typeof part === "string" ? part : part.kind === "code" ? part.text : wordsOf(part.parts),
    )
    .join("");
