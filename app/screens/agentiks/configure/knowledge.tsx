import { Form, useFetcher, useLocation } from "@remix-run/react";
import { useEffect, useRef } from "react";
import {
  DOCUMENT_NAME_MAX_CHARACTERS,
  DOCUMENT_TEXT_MAX_CHARACTERS,
} from "#domain/spaces/documents.ts";
import * as m from "#app/messages/messages.js";
import { paths } from "#domain/addresses/paths.ts";
import { useLang } from "#app/preferences/preferences-context.tsx";
import { FormAnswer, type ShownResult } from "#app/ui/forms/form-answer.tsx";
import { FormField } from "#app/ui/forms/form-field.tsx";
import { FormKey } from "#app/ui/forms/form-key.tsx";
import { TextAreaField } from "#app/ui/forms/text-area-field.tsx";
import { Link } from "#app/ui/links/link.tsx";

interface KnownDocument {
  id: string;
  name: string;
  isReady: boolean;
}

/** An agentik's sources: documents, approved answers, Mi negocio; and the form that adds a text. */
export function Knowledge({
  workplace,
  documents: sent,
  hasBusiness,
  formKey,
  result,
  typed,
  done,
}: {
  workplace: { spaceId: string; documents: number; answers: number; unanswered: number } | null;
  /** The newest documents. */
  documents: readonly KnownDocument[];
  hasBusiness: boolean;
  formKey: string;
  result: ShownResult | undefined;
  typed: { document?: string; text?: string } | undefined;
  done: string | undefined;
}) {
  const lang = useLang();
  const documents = useReadDocuments(sent);
  return (
    <section id="knows" aria-labelledby="knows-title" className="card p-4 flex flex-col gap-3">
      <h2 id="knows-title" className="text-lg font-800">
        {m.abilities_knows({}, lang)}
      </h2>
      <ul className="flex flex-col gap-1">
        {documents.map(({ id, name, isReady }) => (
          <li key={id} className="flex items-center gap-2 min-w-0">
            <span className="i-lucide-file-text shrink-0 text-accent" aria-hidden="true" />
            <Link
              to={paths.spaceDocument(workplace!.spaceId, id)}
              className="truncate hover:underline"
            >
              {name}
            </Link>
            {!isReady && (
              <span className="text-sm text-ink-soft">{m.abilities_reading({}, lang)}</span>
            )}
          </li>
        ))}
        <li className="flex flex-wrap items-center gap-x-4">
          {workplace && (
            <>
              <Link
                to={paths.spacePart(workplace.spaceId, "documents")}
                className={`${LINK} inline-flex items-center`}
              >
                {m.abilities_documents({ count: workplace.documents }, lang)}
              </Link>
              <Link
                to={paths.spacePart(workplace.spaceId, "agentiks")}
                className={`${LINK} inline-flex items-center`}
              >
                {m.abilities_approved({ count: workplace.answers }, lang)}
                {workplace.unanswered > 0 &&
                  ` · ${m.abilities_unanswered({ count: workplace.unanswered }, lang)}`}
              </Link>
            </>
          )}
          <Link to={paths.accountBusiness} className={`${LINK} inline-flex items-center`}>
            {(hasBusiness ? m.abilities_business : m.abilities_business_none)({}, lang)}
          </Link>
        </li>
      </ul>
      {/* Emptied by the document that it has made: a second press would make another one. */}
      <Form key={sent[0]?.id} method="post" preventScrollReset className="flex flex-col gap-3">
        <FormKey value={formKey} />
        <FormField
          label={m.abilities_text_name({}, lang)}
          name="document"
          required
          maxLength={DOCUMENT_NAME_MAX_CHARACTERS}
          defaultValue={typed?.document ?? ""}
          placeholder={m.abilities_text_name_example({}, lang)}
        />
        <TextAreaField
          label={m.abilities_text({}, lang)}
          name="text"
          required
          rows={5}
          maxLength={DOCUMENT_TEXT_MAX_CHARACTERS}
          defaultValue={typed?.text ?? ""}
          placeholder={m.abilities_text_example({}, lang)}
        />
        <FormAnswer result={result} done={done} />
        <div className="flex flex-wrap gap-3">
          <button name="intent" value="teach" className="btn">
            <span className="i-lucide-plus" aria-hidden="true" />
            {m.abilities_teach({}, lang)}
          </button>
        </div>
      </Form>
    </section>
  );
}

/** How often the page asks whether documents are read, and for how long. */
const READING_ASKED_MS = 2_000;
const READING_ASKED_TIMES = 30;

/** The documents, asked for again until they are read. The page's own data and what is typed stay. */
function useReadDocuments(sent: readonly KnownDocument[]): readonly KnownDocument[] {
  const { load, state, data } = useFetcher<{ documents: readonly KnownDocument[] }>();
  const { pathname } = useLocation();
  const newest = sent[0]?.id;
  const asked = useRef({ newest, times: 0 });
  // Another document was taught since.
  const isOld = data?.documents[0]?.id !== newest;
  const documents = data === undefined || isOld ? sent : data.documents;
  const isReading = documents.some(({ isReady }) => !isReady);
  useEffect(() => {
    // Each new document is asked for anew.
    if (asked.current.newest !== newest) asked.current = { newest, times: 0 };
    if (!isReading || state !== "idle" || asked.current.times >= READING_ASKED_TIMES) return;
    const timer = setTimeout(() => {
      asked.current.times += 1;
      load(pathname);
    }, READING_ASKED_MS);
    return () => clearTimeout(timer);
  }, [isReading, state, load, pathname, newest]);
  return documents;
}

const LINK = "min-h-11 text-accent font-600 hover:underline";
