import { Form } from "@remix-run/react";
import * as m from "#app/messages/messages.js";
import { useLang } from "#app/preferences/preferences-context.tsx";

/** The account's passkeys, each with a button that removes it. */
export function PasskeyList({
  passkeys,
}: {
  passkeys: readonly { id: string; name: string; state: string }[];
}) {
  const lang = useLang();
  if (passkeys.length === 0) return null;
  return (
    <ul className="flex flex-col divide-y">
      {passkeys.map(({ id, name, state }) => (
        <li key={id} className="flex flex-wrap items-center gap-3 py-2">
          <div className="flex-1 min-w-40">
            <p className="font-600 break-words">{name}</p>
            <p className="text-sm text-ink-soft">{state}</p>
          </div>
          <Form method="post">
            <input type="hidden" name="passkey" value={id} />
            <button
              name="intent"
              value="remove-passkey"
              aria-label={m.security_passkey_remove_named({ name }, lang)}
              className="btn text-danger"
            >
              {m.security_passkey_remove({}, lang)}
            </button>
          </Form>
        </li>
      ))}
    </ul>
  );
}
