import type { ReactNode } from "react";
import type { Block, Inline } from "./blocks.ts";

/**
 * Markdown that was read on the server. Headings come below the page's own: they are h3.
 *
 * @param codeId id of the element with the code of a block
 */
export function Markdown({
  blocks,
  codeId,
}: {
  blocks: readonly Block[];
  codeId?: string;
}): ReactNode {
  return blocks.map((block, index) => <BlockView key={index} block={block} codeId={codeId} />);
}

function BlockView({ block, codeId }: { block: Block; codeId: string | undefined }) {
  switch (block.kind) {
    case "heading":
      return (
        <h3 className="font-700">
          <Parts parts={block.parts} />
        </h3>
      );
    case "paragraph":
      return (
        <p className="whitespace-pre-wrap">
          <Parts parts={block.parts} />
        </p>
      );
    case "quote":
      return (
        <blockquote className="px-4">
          <Markdown blocks={block.blocks} />
        </blockquote>
      );
    case "list":
      return <List start={block.start} items={block.items} />;
    case "code":
      return <Code text={block.text} id={codeId} />;
    case "table":
      return <Table head={block.head} rows={block.rows} />;
    case "rule":
      return <hr className="border-line" />;
  }
}

function Code({ text, id }: { text: string; id: string | undefined }) {
  const lines = text.split("\n");
  return (
    <pre
      id={id}
      className={`p-3 rounded-control bg-tint whitespace-pre-wrap break-words text-sm ${lines.length > 1 ? "numbered-lines line-numbers" : ""}`}
    >
      <code>
        {lines.map((line, index) => (
          <span key={index}>
            {line}
            {index < lines.length - 1 && "\n"}
          </span>
        ))}
      </code>
    </pre>
  );
}

function List({ start, items }: { start: number | null; items: readonly Block[][] }) {
  const lines = items.map((blocks, index) => (
    <li key={index}>
      <Markdown blocks={blocks} />
    </li>
  ));
  if (start === null) return <ul className="px-4 list-disc">{lines}</ul>;
  return (
    <ol start={start} className="px-4 list-decimal">
      {lines}
    </ol>
  );
}

function Table({ head, rows }: { head: readonly Inline[][]; rows: readonly Inline[][][] }) {
  return (
    <div className="overflow-x-auto">
      <table className="w-full text-left">
        <thead>
          <tr>
            {head.map((cell, index) => (
              <th key={index} className="pr-4">
                <Parts parts={cell} />
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row, index) => (
            <tr key={index} className="border-t border-line">
              {row.map((cell, index) => (
                <td key={index} className="pr-4">
                  <Parts parts={cell} />
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

function Parts({ parts }: { parts: readonly Inline[] }) {
  return parts.map((part, index) => {
    if (typeof part === "string") return part;
    if (part.kind === "code") return <code key={index}>{part.text}</code>;
    const words = <Parts parts={part.parts} />;
    return part.kind === "em" ? <em key={index}>{words}</em> : <b key={index}>{words}</b>;
  });
}
