import { Form } from "@remix-run/react";
import * as m from "#app/messages/messages.js";
import { useLang } from "#app/preferences/preferences-context.tsx";
import { FormKey } from "#app/ui/forms/form-key.tsx";
import type { ShownVersion } from "./late-creation-view.tsx";
import type { CreatorAnswer } from "./creator-answer.ts";
import { chipName } from "./chips.ts";

/** The facts that the engine read in the prompt. Correcting a fact writes the answer again. */
export function Understood({
  creationId,
  version,
  formKey,
}: {
  creationId: string;
  version: ShownVersion;
  answer: CreatorAnswer | null;
  formKey: string;
}) {
  const lang = useLang();
  const { chips, toFillIn } = version;
  if (chips.length + toFillIn.length === 0) return null;
  return (
    <section aria-label={m.creator_understood({}, lang)} className="flex flex-col gap-2">
      {toFillIn.length > 0 && (
        <p className="text-sm">
          {m.creator_to_fill_in({}, lang)} <b>{toFillIn.join(" · ")}</b>
        </p>
      )}
      {chips.length > 0 && (
        <details>
          <summary className="flex flex-wrap items-center gap-2 min-h-11 cursor-pointer text-sm">
            <span className="text-ink-soft">{m.creator_understood({}, lang)}</span>
            {chips.map(({ key, value }) => (
              <span key={key} className="badge">
                {value}
              </span>
            ))}
            <span className="text-accent font-600">{m.creator_correct({}, lang)}</span>
          </summary>
          <Form method="post" preventScrollReset className="flex flex-col gap-3 pt-2">
            <FormKey value={formKey} />
            <input type="hidden" name="creation" value={creationId} />
            {chips.map(({ key, value }) => (
              <label key={key} className="flex flex-col gap-1">
                <span className="text-sm font-600">{chipName(key, lang)}</span>
                <input
                  name={`chip-${key}`}
                  defaultValue={value}
                  maxLength={200}
                  className="field"
                />
              </label>
            ))}
            <button name="intent" value="correct" className="btn self-start">
              {m.creator_correct_send({}, lang)}
            </button>
          </Form>
        </details>
      )}
    </section>
  );
}
