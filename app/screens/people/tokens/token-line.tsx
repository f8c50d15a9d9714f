import { Form } from "@remix-run/react";
import type { ApiScope } from "#domain/people/api-tokens.ts";
import * as m from "#app/messages/messages.js";
import { useLang } from "#app/preferences/preferences-context.tsx";
import { FormKey } from "#app/ui/forms/form-key.tsx";
import { LocalTime, type LocalTimeText } from "#app/ui/text/local-time.tsx";

/** A token as its page shows it. */
export interface ShownToken {
  id: string;
  name: string;
  scope: ApiScope;
  lastFour: string;
  createdAt: LocalTimeText;
  lastUsedAt: LocalTimeText | null;
  expiresAt: LocalTimeText | null;
  isExpired: boolean;
}

const SCOPES = { read: m.tokens_scope_read, write: m.tokens_scope_write };

/** A token in the list, with the form that revokes it. */
export function TokenLine({
  token: { id, name, scope, lastFour, createdAt, lastUsedAt, expiresAt, isExpired },
  formKey,
}: {
  token: ShownToken;
  formKey: string;
}) {
  const lang = useLang();
  return (
    <li className="flex flex-col gap-3 p-4">
      <div>
        <h3 className="font-700 break-words">{name}</h3>
        <p className="text-sm text-ink-soft">
          {SCOPES[scope]({}, lang)} · {m.tokens_signs({ signs: lastFour }, lang)}
        </p>
        <p className="text-sm text-ink-soft">
          {m.tokens_made({}, lang)}: <LocalTime time={createdAt} />
        </p>
        <p className="text-sm text-ink-soft">
          {lastUsedAt ? (
            <>
              {m.tokens_used({}, lang)}: <LocalTime time={lastUsedAt} />
            </>
          ) : (
            m.tokens_used_never({}, lang)
          )}
        </p>
        <p className={`text-sm ${isExpired ? "font-600 text-danger" : "text-ink-soft"}`}>
          {expiresAt ? (
            <>
              {isExpired ? m.tokens_expired({}, lang) : m.tokens_expires({}, lang)}:{" "}
              <LocalTime time={expiresAt} />
            </>
          ) : (
            m.tokens_expires_never({}, lang)
          )}
        </p>
      </div>
      <details>
        <summary className="btn cursor-pointer text-danger">{m.tokens_revoke({}, lang)}</summary>
        <Form method="post" className="flex flex-col gap-2 pt-2">
          <FormKey value={formKey} />
          <input type="hidden" name="token" value={id} />
          <p className="text-sm">{m.tokens_revoke_sure({}, lang)}</p>
          <button name="intent" value="revoke" className="btn self-start">
            {m.tokens_revoke_yes({}, lang)}
          </button>
        </Form>
      </details>
    </li>
  );
}
