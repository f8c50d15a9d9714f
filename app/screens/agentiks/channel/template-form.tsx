import { Form } from "@remix-run/react";
import * as m from "#app/messages/messages.js";
import { useLang } from "#app/preferences/preferences-context.tsx";
import { FormField } from "#app/ui/forms/form-field.tsx";

/** The template for customers of WhatsApp who have not written for a day; without a name it is removed. */
export function TemplateForm({
  template,
  fields = {},
}: {
  template: { name: string; language: string; hasName: boolean };
  /** Error texts by field. */
  fields?: Readonly<Record<string, string>> | undefined;
}) {
  const lang = useLang();
  return (
    <Form
      id="template"
      method="post"
      preventScrollReset
      className="card p-4 flex flex-col gap-4"
      aria-labelledby="template-title"
    >
      <div className="flex flex-col gap-2">
        <h2 id="template-title" className="text-xl font-800">
          {m.channel_template({}, lang)}
        </h2>
        <p className="max-w-prose">{m.channel_template_text({}, lang)}</p>
      </div>
      <FormField
        label={m.channel_template_name({}, lang)}
        problem={fields.template}
        name="template"
        maxLength={512}
        defaultValue={template.name}
        autoCapitalize="none"
        autoComplete="off"
        spellCheck={false}
      />
      <FormField
        label={m.channel_template_language({}, lang)}
        help={m.channel_template_language_help({}, lang)}
        problem={fields.language}
        name="language"
        maxLength={10}
        defaultValue={template.language}
        autoCapitalize="none"
        autoComplete="off"
        spellCheck={false}
      />
      <label className="flex items-center gap-3 min-h-11">
        <input
          type="checkbox"
          name="hasName"
          value="1"
          defaultChecked={template.hasName}
          className="tick"
        />
        {m.channel_template_with_name({}, lang)}
      </label>
      <button name="intent" value="template" className="btn self-start">
        {m.channel_template_save({}, lang)}
      </button>
    </Form>
  );
}
