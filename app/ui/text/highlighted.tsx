import { highlight } from "#domain/search/highlight.ts";

/** A text with the matches of a search query in `<mark>`. */
export function Highlighted({ text, query }: { text: string; query: string }) {
  return (
    <>
      {highlight(text, query).map((part, index) =>
        part.isMatch ? (
          <mark key={index} className="bg-transparent text-kind font-800 underline">
            {part.text}
          </mark>
        ) : (
          part.text
        ),
      )}
    </>
  );
}
