import { Form } from "@remix-run/react";
import type { ReactNode } from "react";
import * as m from "#app/messages/messages.js";
import { paths } from "#domain/addresses/paths.ts";
import { useLang } from "#app/preferences/preferences-context.tsx";
import { FormKey } from "#app/ui/forms/form-key.tsx";
import { ResultText } from "#app/ui/forms/form-answer.tsx";
import { Notice } from "#app/ui/forms/notice.tsx";
import { Link } from "#app/ui/links/link.tsx";
import { answerTo, isAboutText, type CreatorAnswer } from "./creator-answer.ts";

export interface ShownSettings {
  systemPrompt: string;
  /** Says that no model reads the system prompt; null where one does. */
  unused: { text: string; link: { to: string; text: string } } | null;
  commands: readonly { name: string; prompt: string }[];
}

/** The Creator's settings: the system prompt and the person's slash commands. */
export function CreatorSettings({
  settings,
  answer,
  formKey,
}: {
  settings: ShownSettings;
  answer: CreatorAnswer | null;
  formKey: string;
}) {
  const lang = useLang();
  return (
    <section aria-labelledby="settings" className="max-w-180 mx-auto flex flex-col gap-4">
      <div className="flex flex-wrap items-center gap-x-3">
        <h2 id="settings" className="flex-1 text-xl font-800">
          {m.creator_settings({}, lang)}
        </h2>
        <Link to={paths.creator} className="inline-flex items-center min-h-11 text-accent font-600">
          {m.creator_back({}, lang)}
        </Link>
      </div>
      <SystemPrompt
        // Remounts the field after saving, so that `defaultValue` shows the stored text.
        key={`prompt ${settings.systemPrompt}`}
        value={settings.systemPrompt}
        unused={settings.unused}
        answer={answerTo("save-system-prompt", answer)}
        formKey={formKey}
      />
      <Commands
        key={`commands ${settings.commands.map(({ name }) => name).join()}`}
        commands={settings.commands}
        answer={answerTo("add-command", answer) ?? answerTo("remove-command", answer)}
        formKey={formKey}
      />
    </section>
  );
}

function SystemPrompt({
  value,
  unused,
  answer,
  formKey,
}: {
  value: string;
  unused: ShownSettings["unused"];
  answer: CreatorAnswer | null;
  formKey: string;
}) {
  const lang = useLang();
  return (
    <Form method="post" preventScrollReset className="card p-4 flex flex-col gap-3">
      <input type="hidden" name="intent" value="save-system-prompt" />
      <FormKey value={formKey} />
      <label className="flex flex-col gap-1">
        <span className="font-700">{m.creator_system_prompt({}, lang)}</span>
        <span id="system-prompt-help" className="text-sm text-ink-soft">
          {m.creator_system_prompt_help({}, lang)}
        </span>
        <textarea
          name="systemPrompt"
          rows={4}
          defaultValue={answer?.typed?.systemPrompt ?? value}
          placeholder={m.creator_system_prompt_placeholder({}, lang)}
          aria-invalid={answer?.reason === "too-long" || undefined}
          className="field py-2"
        />
      </label>
      {unused && (
        <Notice tone="note">
          <ResultText {...unused} />
        </Notice>
      )}
      <Said answer={answer} />
      <button className="btn self-start">{m.creator_save({}, lang)}</button>
    </Form>
  );
}

function Commands({
  commands,
  answer,
  formKey,
}: {
  commands: ShownSettings["commands"];
  answer: CreatorAnswer | null;
  formKey: string;
}) {
  const lang = useLang();
  return (
    <section aria-labelledby="commands" className="card p-4 flex flex-col gap-3">
      <div>
        <h3 id="commands" className="font-700">
          {m.creator_commands({}, lang)}
        </h3>
        <p className="text-sm text-ink-soft">{m.creator_commands_help({}, lang)}</p>
      </div>
      {commands.length === 0 ? (
        <p>{m.creator_commands_none({}, lang)}</p>
      ) : (
        <dl className="divide-y divide-line">
          {commands.map(({ name, prompt }) => (
            <div key={name} className="py-2">
              <dt className="font-600 text-accent">{`/${name}`}</dt>
              <dd className="flex items-start gap-3">
                <span className="flex-1 whitespace-pre-wrap break-words">{prompt}</span>
                <Form method="post" preventScrollReset>
                  <input type="hidden" name="name" value={name} />
                  <button
                    name="intent"
                    value="remove-command"
                    aria-label={m.creator_command_remove({ name }, lang)}
                    className="btn-icon"
                  >
                    <span className="i-lucide-trash-2" aria-hidden="true" />
                  </button>
                </Form>
              </dd>
            </div>
          ))}
        </dl>
      )}
      <Form method="post" preventScrollReset className="flex flex-col gap-3 pt-3 border-t">
        <input type="hidden" name="intent" value="add-command" />
        <FormKey value={formKey} />
        <Field name={m.creator_command_name({}, lang)} help={m.creator_command_name_help({}, lang)}>
          <input
            name="name"
            defaultValue={answer?.typed?.name}
            autoCapitalize="none"
            autoComplete="off"
            spellCheck={false}
            aria-invalid={answer?.reason === "name" || undefined}
            className="field"
          />
        </Field>
        <Field name={m.creator_command_prompt({}, lang)}>
          <textarea
            name="commandPrompt"
            rows={3}
            defaultValue={answer?.typed?.commandPrompt}
            aria-invalid={isAboutText(answer) || undefined}
            className="field py-2"
          />
        </Field>
        <Said answer={answer} />
        <button className="btn self-start">{m.creator_command_add({}, lang)}</button>
      </Form>
    </section>
  );
}

function Field({ name, help, children }: { name: string; help?: string; children: ReactNode }) {
  return (
    <label className="flex flex-col gap-1">
      <span className="font-600">{name}</span>
      {help && <span className="text-sm text-ink-soft">{help}</span>}
      {children}
    </label>
  );
}

/** The refusal of a form, beside its button. */
const Said = ({ answer }: { answer: CreatorAnswer | null }) =>
  answer && (
    <p role="alert" className="p-3 rounded-control bg-tint font-600">
      {answer.text}
    </p>
  );
