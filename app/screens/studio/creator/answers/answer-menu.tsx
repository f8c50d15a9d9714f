import { compareAddress } from "#domain/studio/creator-address.ts";
import * as m from "#app/messages/messages.js";
import { useLang } from "#app/preferences/preferences-context.tsx";
import { Link } from "#app/ui/links/link.tsx";
import { answerToTurn } from "#app/screens/studio/creator/creator-answer.ts";
import type { ShownVersion } from "#app/screens/studio/creator/late-creation-view.tsx";
import { Press, type Pressed } from "#app/screens/studio/creator/press.tsx";

/** Less frequent actions of an answer: print, save, compare it, or go back to it. */
export function AnswerMenu({
  version: { version, part, state, goOn },
  isLast,
  file,
  creationId,
  answer,
  formKey,
}: Pressed & {
  version: ShownVersion;
  isLast: boolean;
  /** The address of one of the answer's files, by its ending. */
  file: (format: string) => string;
}) {
  const lang = useLang();
  const save = answerToTurn("save-artifakt", version, answer);
  const restore = answerToTurn("restore", version, answer);
  const press = { creationId, formKey, fields: { version: String(version) } };
  return (
    <details open={save !== null || restore !== null || undefined}>
      <summary className="fold-line text-accent">{m.creator_answer_more({}, lang)}</summary>
      <div className="flex flex-wrap gap-2 pt-2">
        {part?.kind !== "page" && (
          <a href={file("print")} target="_blank" rel="noreferrer" className="btn">
            {m.creator_print({}, lang)}
          </a>
        )}
        {!part &&
          (["docx", "md"] as const).map((format) => (
            <a key={format} href={file(format)} download className="btn">
              {format === "docx"
                ? m.creator_download_docx({}, lang)
                : m.creator_download_md({}, lang)}
            </a>
          ))}
        {state === "final" && (!goOn || save) && (
          <Press {...press} answer={save} intent="save-artifakt">
            {m.creator_save_artifakt({}, lang)}
          </Press>
        )}
        {version > 1 && (
          <Link to={compareAddress(creationId, [version - 1, version])} className="btn">
            {m.creator_compare_before({}, lang)}
          </Link>
        )}
        {!isLast && (
          <Press {...press} answer={restore} intent="restore">
            {m.creator_restore({}, lang)}
          </Press>
        )}
      </div>
    </details>
  );
}
