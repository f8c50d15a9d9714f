import { Form } from "@remix-run/react";
import { SPACE_PROMPT_MAX_CHARACTERS } from "#domain/spaces/answering.ts";
import * as m from "#app/messages/messages.js";
import { paths } from "#domain/addresses/paths.ts";
import { useLang } from "#app/preferences/preferences-context.tsx";
import { FormKey } from "#app/ui/forms/form-key.tsx";
import { TextAreaField } from "#app/ui/forms/text-area-field.tsx";
import { useResetKey } from "#app/ui/forms/use-reset-key.ts";
import { Link } from "#app/ui/links/link.tsx";
import { LocalTime, type LocalTimeText } from "#app/ui/text/local-time.tsx";

/** The instructions of a space for all its agentiks, with earlier versions; for its owner and admins. */
export function SpacePrompt({
  versions,
  formKey,
  typed,
}: {
  /** Newest first. */
  versions: readonly { version: number; text: string; by: string; day: LocalTimeText }[];
  formKey: string;
  /** The typed text of the refused form. */
  typed: string | undefined;
}) {
  const lang = useLang();
  const resetKey = useResetKey(formKey);
  const [newest, ...earlier] = versions;
  return (
    <section id="prompt" aria-labelledby="prompt-title" className="flex flex-col gap-3">
      <div>
        <h2 id="prompt-title" className="text-lg font-700">
          {m.answering_prompt({}, lang)}
        </h2>
        <p className="max-w-prose text-ink-soft">
          {m.answering_prompt_text({}, lang)}{" "}
          <Link to={paths.models} className="text-accent font-600 underline">
            {m.answering_prompt_models({}, lang)}
          </Link>
        </p>
      </div>
      <Form
        key={resetKey}
        method="post"
        preventScrollReset
        className="card p-4 flex flex-col gap-3"
      >
        <FormKey value={formKey} />
        <TextAreaField
          label={m.answering_prompt_label({}, lang)}
          name="text"
          rows={4}
          maxLength={SPACE_PROMPT_MAX_CHARACTERS}
          defaultValue={typed ?? newest?.text}
        />
        <button name="intent" value="save-prompt" className="btn self-start">
          {m.answering_prompt_save({}, lang)}
        </button>
      </Form>
      {earlier.length > 0 && (
        <details>
          <summary className="fold-line">
            {m.answering_prompt_earlier({ count: earlier.length }, lang)}
          </summary>
          <ul className="flex flex-col gap-2">
            {earlier.map(({ version, text, by, day }) => (
              <li key={version} className="card p-4 flex flex-col gap-2 items-start">
                <p className="text-sm text-ink-soft">
                  {m.answering_prompt_version({ version, by }, lang)} · <LocalTime time={day} />
                </p>
                <p className="whitespace-pre-wrap break-words min-w-0">
                  {text || m.answering_prompt_empty({}, lang)}
                </p>
                <Form method="post" preventScrollReset>
                  <input type="hidden" name="version" value={version} />
                  <button
                    name="intent"
                    value="restore-prompt"
                    aria-label={m.answering_prompt_restore_version({ version }, lang)}
                    className="btn"
                  >
                    {m.answering_prompt_restore({}, lang)}
                  </button>
                </Form>
              </li>
            ))}
          </ul>
        </details>
      )}
    </section>
  );
}
