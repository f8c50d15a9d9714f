import { Form } from "@remix-run/react";
import { paths } from "#domain/addresses/paths.ts";
import { useLang } from "#app/preferences/preferences-context.tsx";
import { FormKey } from "#app/ui/forms/form-key.tsx";
import type { ConversationData } from "#app/screens/spaces/space/load-conversation.server.ts";

type Thread = NonNullable<ConversationData["thread"]>;

/** Form that corrects an agentik's answer, for those who manage the space: the right one is approved. */
export function CorrectReply({
  spaceId,
  threadId,
  seq,
  correct: { asked, questionMax, answerMax, ...words },
  typed,
  formKey,
}: {
  spaceId: string;
  threadId: string;
  seq: number;
  correct: NonNullable<Thread["correct"]>;
  /** The form as it was typed and refused. */
  typed: Readonly<Record<string, string | undefined>> | undefined;
  formKey: string;
}) {
  const { locale } = useLang();
  return (
    <details open={typed !== undefined}>
      <summary className="fold-line">{words.open[locale]}</summary>
      <Form
        method="post"
        action={`${paths.spaceThread(spaceId, threadId)}?message=${seq}`}
        preventScrollReset
        className="mt-2 flex flex-col gap-2"
      >
        <FormKey value={formKey} />
        <input type="hidden" name="seq" value={seq} />
        <label>
          {words.question[locale]}
          <textarea
            name="question"
            rows={2}
            maxLength={questionMax}
            defaultValue={typed?.question ?? asked}
            required
            className="field py-2"
          />
        </label>
        <label>
          {words.answer[locale]}
          <textarea
            name="answer"
            rows={3}
            maxLength={answerMax}
            defaultValue={typed?.answer}
            required
            className="field py-2"
          />
        </label>
        <input type="hidden" name="intent" value="correct" />
        <div className="flex flex-wrap gap-2">
          <button name="tell" value="1" className="btn">
            {words.tell[locale]}
          </button>
          <button className="btn">{words.save[locale]}</button>
        </div>
      </Form>
    </details>
  );
}
