import * as m from "#app/messages/messages.js";
import { useLang } from "#app/preferences/preferences-context.tsx";
import { CopyText } from "#app/ui/copy/copy-text.tsx";
import type { ShownPart } from "#app/screens/studio/creator/late-creation-view.tsx";

/** Most frequent actions of an answer of text or code; pictures and pages have their own links. */
export function FileLinks({
  file,
  part,
  copied,
}: {
  /** The address of one of the answer's files, by its ending. */
  file: (format: string) => string;
  part: ShownPart | null;
  /** Id of the element whose text is copied. */
  copied: string;
}) {
  const lang = useLang();
  if (part && part.kind !== "code") return null;
  return (
    <p className="flex flex-wrap gap-2">
      <CopyText of={copied} />
      {!part && (
        <a href={file("whatsapp")} target="_blank" rel="noreferrer" className="btn">
          {m.creator_whatsapp({}, lang)}
        </a>
      )}
      {part && (
        <a href={file("code")} download className="btn">
          {m.creator_download({}, lang)}
        </a>
      )}
    </p>
  );
}
