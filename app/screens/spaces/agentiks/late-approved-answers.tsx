import { Form } from "@remix-run/react";
import {
  APPROVED_ANSWER_MAX_CHARACTERS,
  QUESTION_MAX_CHARACTERS,
} from "#domain/spaces/answering.ts";
import * as m from "#app/messages/messages.js";
import { paths } from "#domain/addresses/paths.ts";
import { useLang } from "#app/preferences/preferences-context.tsx";
import { FormField } from "#app/ui/forms/form-field.tsx";
import { FormKey } from "#app/ui/forms/form-key.tsx";
import { TextAreaField } from "#app/ui/forms/text-area-field.tsx";
import { useResetKey } from "#app/ui/forms/use-reset-key.ts";
import { Link } from "#app/ui/links/link.tsx";
import type { LocalText } from "#app/ui/text/local-text.ts";

/** Fields of a question and its answer. */
function PairFields({ values }: { values: { question: string; answer: string } | undefined }) {
  const lang = useLang();
  return (
    <div className="w-full flex flex-col gap-3">
      <FormField
        label={m.answering_question({}, lang)}
        name="question"
        maxLength={QUESTION_MAX_CHARACTERS}
        defaultValue={values?.question}
        className="field"
        required
      />
      <TextAreaField
        label={m.answering_answer({}, lang)}
        name="answer"
        rows={2}
        maxLength={APPROVED_ANSWER_MAX_CHARACTERS}
        defaultValue={values?.answer}
        required
      />
    </div>
  );
}

/** The approved answers of a space, and the form for another one. */
export function ApprovedAnswers({
  spaceId,
  answers,
  empty,
  page,
  hasMore,
  editedId,
  canManage,
  formKey,
  typed,
}: {
  spaceId: string;
  /** `note`: a newer document says another price. */
  answers: readonly { id: string; question: string; answer: string; note: LocalText | null }[];
  /** What is said where there is none. */
  empty: LocalText | null;
  page: number;
  hasMore: boolean;
  /** The answer whose form is open; null for none. */
  editedId: string | null;
  canManage: boolean;
  formKey: string;
  /** A refused form: that of the answer with the id, or, if it is empty, of another one. */
  typed: { question: string; answer: string; answerId: string } | undefined;
}) {
  const lang = useLang();
  const resetKey = useResetKey(formKey);
  const place = (page: number) => `${paths.spacePart(spaceId, "agentiks")}?page=${page}`;
  return (
    <section aria-labelledby="approved" className="flex flex-col gap-3">
      <h2 id="approved" className="text-lg font-700">
        {m.answering_approved({}, lang)}
      </h2>
      {canManage && (
        <Form key={resetKey} method="post" className="card p-4 flex flex-col gap-3 items-start">
          <FormKey value={formKey} />
          <PairFields values={typed && !typed.answerId ? typed : undefined} />
          <button name="intent" value="approve" className="btn">
            {m.answering_approve({}, lang)}
          </button>
        </Form>
      )}
      <ul className="flex flex-col gap-2">
        {answers.map(({ id, question, answer, note }) => (
          <li key={id} id={`answer-${id}`} className="card p-4 flex flex-wrap gap-2 items-start">
            {id !== editedId && (
              <div className="flex-1 min-w-0 break-words">
                <p className="font-700">{question}</p>
                <p className="whitespace-pre-wrap">{answer}</p>
                {note && <p className="text-warning">{note[lang.locale]}</p>}
              </div>
            )}
            {canManage && id !== editedId && (
              <>
                <Link
                  to={`${place(page)}&edit=${id}#answer-${id}`}
                  preventScrollReset
                  aria-label={m.answering_change({ question }, lang)}
                  data-tip=""
                  className="btn-icon"
                >
                  <span className="i-lucide-pencil" aria-hidden="true" />
                </Link>
                <details className="open:basis-full">
                  <summary
                    aria-label={m.answering_delete({ question }, lang)}
                    className="btn-icon list-none"
                  >
                    <span className="i-lucide-trash-2" aria-hidden="true" />
                  </summary>
                  <Form method="post" preventScrollReset>
                    <input type="hidden" name="answerId" value={id} />
                    <p className="py-2">{m.answering_delete_ask({}, lang)}</p>
                    <button name="intent" value="delete-answer" className="btn text-danger">
                      {m.answering_delete_yes({}, lang)}
                    </button>
                  </Form>
                </details>
              </>
            )}
            {canManage && id === editedId && (
              <Form
                method="post"
                action={`${place(page)}&edit=${id}`}
                preventScrollReset
                className="basis-full flex flex-col gap-3"
              >
                <FormKey value={formKey} />
                <input type="hidden" name="answerId" value={id} />
                <PairFields values={typed?.answerId === id ? typed : { question, answer }} />
                <div className="flex flex-wrap gap-2">
                  <button name="intent" value="change-answer" className="btn">
                    {m.answering_save({}, lang)}
                  </button>
                  <Link to={`${place(page)}#answer-${id}`} preventScrollReset className="btn">
                    {m.documents_cancel({}, lang)}
                  </Link>
                </div>
              </Form>
            )}
          </li>
        ))}
      </ul>
      {empty && <p className="text-ink-soft">{empty[lang.locale]}</p>}
      <nav className="flex flex-wrap gap-3 justify-center">
        {page > 1 && (
          <Link to={place(page - 1)} rel="prev" className="btn">
            {m.catalogue_previous({}, lang)}
          </Link>
        )}
        {hasMore && (
          <Link to={place(page + 1)} rel="next" className="btn">
            {m.answering_more({}, lang)}
          </Link>
        )}
      </nav>
    </section>
  );
}
