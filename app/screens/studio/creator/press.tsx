import { Form } from "@remix-run/react";
import type { ReactNode } from "react";
import { FormKey } from "#app/ui/forms/form-key.tsx";
import { Notice } from "#app/ui/forms/notice.tsx";
import { answerTo, type CreatorAnswer, type CreatorIntent } from "./creator-answer.ts";

export interface Pressed {
  creationId: string;
  answer: CreatorAnswer | null;
  formKey: string;
}

/** A form with one button, with its refusal beside it. */
export function Press({
  creationId,
  answer,
  formKey,
  intent,
  fields = {},
  children,
}: Pressed & { intent: CreatorIntent; fields?: Record<string, string>; children: ReactNode }) {
  const refusal = answerTo(intent, answer);
  return (
    <Form method="post" preventScrollReset className="flex flex-col gap-2 items-start">
      <FormKey value={formKey} />
      <input type="hidden" name="creation" value={creationId} />
      {Object.entries(fields).map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      <button name="intent" value={intent} className="btn">
        {children}
      </button>
      {refusal && <Notice>{refusal.text}</Notice>}
    </Form>
  );
}
