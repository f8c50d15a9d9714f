import { Form } from "@remix-run/react";
import { useLang } from "#app/preferences/preferences-context.tsx";
import { FormKey } from "#app/ui/forms/form-key.tsx";
import type { ChatData, ShownMessage } from "./load-chat.server.ts";

/** A correction as it was typed and refused. */
export type TypedCorrection = Readonly<Record<string, string>> | undefined;

/** Form that corrects an agentik's answer, for who manages the space; closed until it is wanted. */
export function CorrectAnswer({
  spaceId,
  words,
  message: { seq, question },
  typed,
  formKey,
}: {
  spaceId: string;
  words: ChatData["correct"];
  message: ShownMessage;
  typed: TypedCorrection;
  formKey: string;
}) {
  const { locale } = useLang();
  if (!words || question === null) return null;
  const kept = typed?.seq === String(seq) ? typed : undefined;
  return (
    <details open={kept !== undefined} className="mt-1 text-sm">
      <summary className="text-ink-soft underline">{words.open[locale]}</summary>
      <Form method="post" preventScrollReset className="mt-1 flex flex-col gap-2">
        <FormKey value={formKey} />
        <input type="hidden" name="space" value={spaceId} />
        <input type="hidden" name="seq" value={seq} />
        <label>
          {words.question[locale]}
          <textarea
            name="question"
            rows={2}
            maxLength={words.questionMax}
            defaultValue={kept?.question ?? question}
            required
            className="field py-2"
          />
        </label>
        <label>
          {words.answer[locale]}
          <textarea
            name="answer"
            rows={3}
            maxLength={words.answerMax}
            defaultValue={kept?.answer}
            required
            className="field py-2"
          />
        </label>
        <label className="flex items-center gap-2 min-h-11">
          <input type="checkbox" name="tell" value="1" defaultChecked={kept?.tell === "1"} />
          {words.tell[locale]}
        </label>
        <button name="intent" value="correct" className="btn">
          {words.save[locale]}
        </button>
      </Form>
    </details>
  );
}
