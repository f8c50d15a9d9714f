import * as m from "#app/messages/messages.js";
import { useLang } from "#app/preferences/preferences-context.tsx";

/** A run of words: in both texts (same), only in the first (removed), only in the second (added). */
export interface DiffPart {
  kind: "same" | "removed" | "added";
  text: string;
}

/**
 * The word diff of two texts. `<ins>`, `<del>` and hidden words mark the changes, so they do not
 * depend on colour.
 *
 * @param shown how a run is shown; unchanged without it
 */
export function WordDiff({
  parts,
  shown = (text) => text,
}: {
  parts: readonly DiffPart[];
  shown?: (text: string) => string;
}) {
  const lang = useLang();
  return (
    <>
      {parts.map(({ kind, text }, place) => {
        if (kind === "same") return <span key={place}>{shown(text)}</span>;
        return kind === "removed" ? (
          <del key={place} className="text-danger">
            <span className="sr-only">{m.agentiks_removed({}, lang)}: </span>
            {shown(text)}
          </del>
        ) : (
          <ins key={place} className="text-success font-600">
            <span className="sr-only">{m.agentiks_added({}, lang)}: </span>
            {shown(text)}
          </ins>
        );
      })}
    </>
  );
}
