import { Form } from "@remix-run/react";
import { TOKEN_NAME_MAX } from "#domain/people/api-tokens.ts";
import * as m from "#app/messages/messages.js";
import { useLang } from "#app/preferences/preferences-context.tsx";
import { SegmentedField } from "#app/ui/fields/segmented-field.tsx";
import { FormField } from "#app/ui/forms/form-field.tsx";
import { FormKey } from "#app/ui/forms/form-key.tsx";

const SCOPES = {
  read: [m.tokens_scope_read, m.tokens_scope_read_help],
  write: [m.tokens_scope_write, m.tokens_scope_write_help],
} as const;
const LIFETIMES = {
  "30": [m.tokens_days_30],
  "90": [m.tokens_days_90],
  "365": [m.tokens_days_365],
  never: [m.tokens_days_never],
} as const;

/** The form that makes a token. */
export function TokenForm({
  typed,
  problem,
  formKey,
}: {
  typed: { name: string; scope: string; lifetime: string } | undefined;
  /** Error text of the name. */
  problem: string | undefined;
  formKey: string;
}) {
  const lang = useLang();
  return (
    <Form method="post" className="flex flex-col gap-4" autoComplete="off">
      <FormKey value={formKey} />
      <FormField
        label={m.tokens_name({}, lang)}
        help={m.tokens_name_help({}, lang)}
        problem={problem}
        name="name"
        required
        maxLength={TOKEN_NAME_MAX}
        defaultValue={typed?.name}
      />
      <SegmentedField
        label={m.tokens_scope({}, lang)}
        name="scope"
        value={typed?.scope ?? "read"}
        choices={SCOPES}
      />
      <SegmentedField
        label={m.tokens_lifetime({}, lang)}
        name="lifetime"
        value={typed?.lifetime ?? "90"}
        choices={LIFETIMES}
      />
      <p className="text-sm text-ink-soft">{m.tokens_note({}, lang)}</p>
      <button name="intent" value="create" className="btn-primary self-start">
        {m.tokens_create({}, lang)}
      </button>
    </Form>
  );
}
