import { reuseAddress } from "#domain/studio/creator-address.ts";
import * as m from "#app/messages/messages.js";
import { paths } from "#domain/addresses/paths.ts";
import { useLang } from "#app/preferences/preferences-context.tsx";
import { Link } from "#app/ui/links/link.tsx";
import { ResultText } from "#app/ui/forms/form-answer.tsx";
import { Notice } from "#app/ui/forms/notice.tsx";
import { Markdown } from "#app/ui/markdown/markdown.tsx";
import { AnswerMenu } from "./answer-menu.tsx";
import { AnswerPart } from "./answer-part.tsx";
import { FileLinks } from "./file-links.tsx";
import type { ShownVersion } from "#app/screens/studio/creator/late-creation-view.tsx";
import { LiveText } from "./live-text.tsx";
import { Press, type Pressed } from "#app/screens/studio/creator/press.tsx";
import { Understood } from "#app/screens/studio/creator/understood.tsx";

/** Leaves room above for the end of the instruction when it is scrolled to. */
const CARD = "self-start max-w-160 w-full p-4 card flex flex-col gap-3 scroll-mt-40";

/** Answer of a turn in any state; only the last one can be written again. */
export function VersionAnswer({
  creationId,
  version,
  isLast,
  answer,
  formKey,
}: Pressed & { version: ShownVersion; isLast: boolean }) {
  const lang = useLang();
  const { state, problem, runId, blocks, part, madeBy } = version;
  const press = { creationId, answer, formKey };
  if (state === "writing" && runId)
    return (
      <div className={CARD}>
        <LiveText runId={runId} creationId={creationId} waiting={version.waiting} />
        <Press {...press} intent="stop" fields={{ run: runId }}>
          {m.creator_stop({}, lang)}
        </Press>
      </div>
    );
  const id = `answer-${version.version}`;
  const codeId = `code-${version.version}`;
  const file = (format: string) => paths.creationFile(creationId, `${version.version}.${format}`);
  const hasText = blocks.length > 0;
  return (
    <div className={CARD}>
      {problem && (
        <Notice>
          <ResultText {...problem} />
        </Notice>
      )}
      {state === "stopped" && <Notice tone="note">{m.creator_stopped({}, lang)}</Notice>}
      {hasText && (
        <div
          id={id}
          lang={version.language ?? undefined}
          className="flex flex-col gap-3 break-words"
        >
          <Markdown blocks={blocks} codeId={codeId} />
        </div>
      )}
      {part && <AnswerPart file={file} part={part} formKey={formKey} />}
      {state === "final" && <FileLinks file={file} part={part} copied={part ? codeId : id} />}
      {isLast && (
        <>
          {version.goOn && (
            <Press {...press} intent="send" fields={{ prompt: version.goOn.prompt }}>
              {version.goOn.text}
            </Press>
          )}
          {hasText && <Understood version={version} {...press} />}
          <Press {...press} intent="again">
            {state === "failed" ? m.creator_retry({}, lang) : m.creator_again({}, lang)}
          </Press>
        </>
      )}
      {(state === "final" || state === "stopped") && (
        <AnswerMenu {...press} version={version} isLast={isLast} file={file} />
      )}
      {version.usesBusiness && (
        <Link
          to={paths.accountBusiness}
          className="self-start inline-flex items-center min-h-11 text-sm text-accent font-600"
        >
          {m.creator_with_business({}, lang)}
        </Link>
      )}
      {hasText && (
        <p className="text-sm text-ink-soft">
          {madeBy}
          {isLast && version.connect && (
            <>
              {" "}
              <Link to={version.connect.to} className="text-accent font-600 underline">
                {version.connect.text}
              </Link>
            </>
          )}
        </p>
      )}
    </div>
  );
}

/** Shown for a creation from before answers existed. */
export function Unanswered(press: Pressed) {
  const lang = useLang();
  return (
    <div className="self-start max-w-160 p-4 card flex flex-col gap-3">
      <p className="text-ink-soft">{m.creator_unanswered({}, lang)}</p>
      <Press {...press} intent="again">
        {m.creator_answer({}, lang)}
      </Press>
      <Link to={reuseAddress(press.creationId)} className="btn self-start scroll-mb-60">
        {m.creator_reuse({}, lang)}
      </Link>
    </div>
  );
}
