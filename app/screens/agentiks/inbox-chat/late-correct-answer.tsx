import { Form } from "@remix-run/react";
import { useLang } from "#app/preferences/preferences-context.tsx";
import { FormKey } from "#app/ui/forms/form-key.tsx";
import { TextAreaField } from "#app/ui/forms/text-area-field.tsx";
import type { ChatData } from "./load-chat.server.ts";

/** A correction as it was typed and refused. */
export type TypedCorrection = Readonly<Record<string, string>> | undefined;

/** Form that corrects an agentik's answer, for those who manage its space. */
export function CorrectAnswer({
  spaceId,
  words,
  seq,
  question,
  typed,
  formKey,
}: {
  spaceId: string;
  words: NonNullable<ChatData["correct"]>["words"];
  seq: number;
  /** The customer's, before the answer. */
  question: string;
  typed: TypedCorrection;
  formKey: string;
}) {
  const { locale } = useLang();
  return (
    <Form
      id="correct"
      method="post"
      preventScrollReset
      className="mt-2 flex flex-col gap-2 text-sm"
    >
      <FormKey value={formKey} />
      <input type="hidden" name="space" value={spaceId} />
      <input type="hidden" name="seq" value={seq} />
      <TextAreaField
        label={words.question[locale]}
        name="question"
        rows={2}
        maxLength={words.questionMax}
        defaultValue={typed?.question ?? question}
        required
      />
      <TextAreaField
        label={words.answer[locale]}
        name="answer"
        rows={3}
        maxLength={words.answerMax}
        defaultValue={typed?.answer}
        required
      />
      <label className="flex items-center gap-2 min-h-11">
        <input
          type="checkbox"
          name="tell"
          value="1"
          defaultChecked={typed?.tell === "1"}
          className="tick"
        />
        {words.tell[locale]}
      </label>
      <button name="intent" value="correct" className="btn">
        {words.save[locale]}
      </button>
    </Form>
  );
}
