import { Form } from "@remix-run/react";
import * as m from "#app/messages/messages.js";
import { useLang } from "#app/preferences/preferences-context.tsx";
import { FormField } from "#app/ui/forms/form-field.tsx";
import type { TypedMcp } from "./mcp-action.server.ts";

/** The form that connects a server. Its token is never sent back. */
export function ConnectForm({
  typed,
  fields = {},
}: {
  /** Values of a refused form. */
  typed: TypedMcp | undefined;
  /** Error texts by field. */
  fields?: Readonly<Record<string, string>> | undefined;
}) {
  const lang = useLang();
  return (
    <Form method="post" preventScrollReset className="flex flex-col gap-4" autoComplete="off">
      <FormField
        label={m.mcp_name({}, lang)}
        help={m.mcp_name_help({}, lang)}
        problem={fields.name}
        name="name"
        required
        maxLength={60}
        defaultValue={typed?.name}
      />
      <FormField
        label={m.mcp_address({}, lang)}
        help={m.mcp_address_help({}, lang)}
        problem={fields.address}
        name="address"
        type="url"
        required
        maxLength={500}
        defaultValue={typed?.address}
        autoCapitalize="none"
        spellCheck={false}
      />
      <FormField
        label={m.mcp_token({}, lang)}
        help={m.mcp_token_help({}, lang)}
        problem={fields.token}
        name="token"
        type="password"
        maxLength={1_000}
        autoComplete="off"
      />
      <button name="intent" value="connect" className="btn-primary self-start">
        {m.mcp_connect({}, lang)}
      </button>
    </Form>
  );
}
