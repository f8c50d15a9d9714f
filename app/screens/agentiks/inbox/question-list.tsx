import { Form } from "@remix-run/react";
import { APPROVED_ANSWER_MAX_CHARACTERS } from "#domain/spaces/answering.ts";
import * as m from "#app/messages/messages.js";
import { useLang } from "#app/preferences/preferences-context.tsx";
import { FormKey } from "#app/ui/forms/form-key.tsx";
import { TextAreaField } from "#app/ui/forms/text-area-field.tsx";
import { Link } from "#app/ui/links/link.tsx";
import { LocalTime } from "#app/ui/text/local-time.tsx";
import { customerName } from "#app/ui/conversation/customer-name.ts";
import type { InboxData } from "./load-inbox.server.ts";

/** Questions that nothing covers, each with the form that answers it once. */
export function QuestionList({
  questions,
  formKey,
  typed,
}: Pick<InboxData, "questions"> & {
  formKey: string;
  typed: { unanswered: string; answer: string } | undefined;
}) {
  const lang = useLang();
  if (questions.length === 0) return null;
  return (
    <>
      <p className="text-ink-soft">{m.inbox_question_explained({}, lang)}</p>
      <ul className="grid gap-3 lg:grid-cols-2 items-start">
        {questions.map((asked) => (
          <li key={asked.id} className="card p-4 flex flex-col gap-2 min-w-0">
            <b className="text-lg break-words">{asked.question}</b>
            <p className="text-sm text-ink-soft">
              <Link to={asked.to} className="underline">
                <AskedBy asked={asked} />
              </Link>{" "}
              · <LocalTime time={asked.at} />
            </p>
            <Form method="post" preventScrollReset className="flex flex-col gap-2">
              <FormKey value={formKey} />
              <input type="hidden" name="space" value={asked.spaceId} />
              <input type="hidden" name="unanswered" value={asked.id} />
              <input type="hidden" name="question" value={asked.question} />
              <TextAreaField
                label={m.inbox_question_answer({}, lang)}
                name="answer"
                rows={2}
                maxLength={APPROVED_ANSWER_MAX_CHARACTERS}
                defaultValue={typed?.unanswered === asked.id ? typed.answer : ""}
              />
              <div className="flex flex-wrap gap-2">
                <button name="intent" value="approve" className="btn">
                  {m.inbox_question_send({}, lang)}
                </button>
                <button name="intent" value="put-away" className="btn">
                  {m.inbox_question_away({}, lang)}
                </button>
              </div>
            </Form>
          </li>
        ))}
      </ul>
    </>
  );
}

function AskedBy({ asked }: { asked: InboxData["questions"][number] }) {
  const lang = useLang();
  const { contactId, customer, member, agentik } = asked;
  const name =
    contactId === null
      ? (member ?? m.inbox_someone({}, lang))
      : customerName({ contactId, customer: customer ?? "" }, lang);
  return agentik === null
    ? m.inbox_question_from_only({ name }, lang)
    : m.inbox_question_from({ name, agentik }, lang);
}
