import { Form } from "@remix-run/react";
import { COMMAND_TEXT_MAX_CHARACTERS } from "#domain/spaces/commands.ts";
import * as m from "#app/messages/messages.js";
import { useLang } from "#app/preferences/preferences-context.tsx";
import { FormField } from "#app/ui/forms/form-field.tsx";
import { FormKey } from "#app/ui/forms/form-key.tsx";
import { TextAreaField } from "#app/ui/forms/text-area-field.tsx";
import { useResetKey } from "#app/ui/forms/use-reset-key.ts";

/** The commands of a space, which are its quick replies, and the form for another one. */
export function SpaceCommands({
  commands,
  canManage,
  formKey,
  typed,
}: {
  commands: readonly { name: string; text: string }[];
  canManage: boolean;
  formKey: string;
  /** Typed values of the refused form. */
  typed: { command: string; text: string } | undefined;
}) {
  const lang = useLang();
  const resetKey = useResetKey(formKey);
  return (
    <section aria-labelledby="commands" className="flex flex-col gap-3">
      <div>
        <h2 id="commands" className="text-lg font-700">
          {m.answering_commands({}, lang)}
        </h2>
        <p className="text-ink-soft">{m.answering_commands_text({}, lang)}</p>
      </div>
      {commands.length === 0 && (
        <p className="text-ink-soft">{m.answering_no_commands({}, lang)}</p>
      )}
      <ul className="grid gap-3 lg:grid-cols-2">
        {commands.map(({ name, text }) => (
          <li key={name} className="card p-4 flex flex-wrap items-start gap-2">
            <p className="flex-1 min-w-0 break-words">
              <b>{`/${name}`}</b> {text}
            </p>
            {canManage && (
              <details className="open:basis-full">
                <summary
                  aria-label={m.answering_command_delete({ name }, lang)}
                  className="btn-icon list-none"
                >
                  <span className="i-lucide-x" aria-hidden="true" />
                </summary>
                <Form method="post" preventScrollReset>
                  <input type="hidden" name="command" value={name} />
                  <p className="py-2">{m.answering_command_ask({}, lang)}</p>
                  <button name="intent" value="delete-command" className="btn text-danger">
                    {m.answering_delete_yes({}, lang)}
                  </button>
                </Form>
              </details>
            )}
          </li>
        ))}
      </ul>
      {canManage && (
        <Form key={resetKey} method="post" className="card p-4 flex flex-col gap-3 items-start">
          <FormKey value={formKey} />
          <div className="w-full flex flex-col gap-3">
            <FormField
              label={m.answering_command_name({}, lang)}
              name="command"
              maxLength={33}
              defaultValue={typed?.command}
              autoCapitalize="none"
              autoComplete="off"
              className="field"
              required
            />
            <TextAreaField
              label={m.answering_command_text({}, lang)}
              name="text"
              rows={2}
              maxLength={COMMAND_TEXT_MAX_CHARACTERS}
              defaultValue={typed?.text}
              required
            />
          </div>
          <button name="intent" value="save-command" className="btn">
            {m.answering_command_save({}, lang)}
          </button>
        </Form>
      )}
    </section>
  );
}
