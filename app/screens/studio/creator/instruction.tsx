import { Form } from "@remix-run/react";
import { PROMPT_MAX_CHARACTERS } from "#domain/studio/creations.ts";
import * as m from "#app/messages/messages.js";
import { useLang } from "#app/preferences/preferences-context.tsx";
import { FormKey } from "#app/ui/forms/form-key.tsx";
import { Notice } from "#app/ui/forms/notice.tsx";
import { answerToTurn } from "./creator-answer.ts";
import type { Pressed } from "./press.tsx";

/** A person's prompt in a turn. */
export function Instruction({ kind, text }: { kind: string; text: string }) {
  const lang = useLang();
  return (
    <section
      aria-label={m.creator_your_prompt({}, lang)}
      data-prompt={kind}
      className="kind-offer self-end max-w-160 p-4 rounded-card bg-tint whitespace-pre-wrap break-words"
    >
      {text}
    </section>
  );
}

/** Edits what was asked for in a turn; the answer comes in a new conversation. */
export function EditInstruction({
  version,
  text,
  creationId,
  answer,
  formKey,
}: Pressed & { version: number; text: string }) {
  const lang = useLang();
  const refusal = answerToTurn("branch", version, answer);
  return (
    <details open={refusal !== null || undefined} className="self-end -mt-3 max-w-160 open:w-full">
      <summary className="fold-line justify-end text-sm text-accent">
        {m.creator_edit({}, lang)}
      </summary>
      <Form method="post" className="card p-4 flex flex-col gap-3">
        <FormKey value={formKey} />
        <input type="hidden" name="creation" value={creationId} />
        <input type="hidden" name="version" value={version} />
        <label className="flex flex-col gap-1">
          <span className="font-600">{m.creator_your_prompt({}, lang)}</span>
          <textarea
            name="prompt"
            required
            maxLength={PROMPT_MAX_CHARACTERS}
            rows={3}
            defaultValue={refusal?.typed?.prompt ?? text}
            className="field [field-sizing:content]"
          />
        </label>
        {refusal && <Notice>{refusal.text}</Notice>}
        <p className="text-sm text-ink-soft">{m.creator_edit_help({}, lang)}</p>
        <button name="intent" value="branch" className="btn self-start">
          {m.creator_edit_send({}, lang)}
        </button>
      </Form>
    </details>
  );
}
