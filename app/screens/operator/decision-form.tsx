import { Form } from "@remix-run/react";
import { createContext, useContext } from "react";
import { OPERATOR_TEXT_MAX } from "#domain/items/reports.ts";
import { FormAnswer, type ShownResult } from "#app/ui/forms/form-answer.tsx";
import { TextAreaField } from "#app/ui/forms/text-area-field.tsx";

/** The operator's identity is to be confirmed first: forms are closed, so that no words get lost. */
export const MustConfirm = createContext(false);

/** An operator's typed words, and the id of the entry they are about. */
export interface TypedDecision {
  about: string;
  words: string;
}

/** A refusal, as the page gets it. */
export type DecisionResult = ShownResult & {
  fields?: Readonly<Record<string, string>> | undefined;
  typed?: TypedDecision | undefined;
};

/**
 * A decision with words: a text and its buttons. A page has one for each entry of its list; a refusal
 * is shown at the one it is about. None of the buttons is the page's main one.
 *
 * @param hidden fields that say what it is about
 */
export function DecisionForm({
  about,
  hidden,
  label,
  buttons,
  result,
}: {
  about: string;
  hidden: Readonly<Record<string, string>>;
  label: string;
  buttons: readonly { intent: string; name: string }[];
  result: DecisionResult | undefined;
}) {
  const answer = result?.typed?.about === about ? result : undefined;
  if (useContext(MustConfirm) && !answer) return null;
  return (
    <Form method="post" className="flex flex-col gap-3">
      {Object.entries(hidden).map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      <FormAnswer result={answer} />
      <TextAreaField
        label={label}
        name="words"
        rows={3}
        maxLength={OPERATOR_TEXT_MAX}
        defaultValue={answer?.typed?.words}
        problem={answer?.fields?.words}
      />
      <div className="flex flex-wrap gap-3">
        {buttons.map(({ intent, name }) => (
          <button key={intent} name="intent" value={intent} className="btn">
            {name}
          </button>
        ))}
      </div>
    </Form>
  );
}
