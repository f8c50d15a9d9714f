import { useFetcher } from "@remix-run/react";
import * as m from "#app/messages/messages.js";
import { useLang } from "#app/preferences/preferences-context.tsx";

/**
 * Install, as the form it is without script: there the answer is this page again, at the app's
 * place. With script nothing moves.
 */
export function InstallForm({
  id,
  name,
  action,
  isRefused,
}: {
  id: string;
  name: string;
  action: string;
  isRefused: boolean;
}) {
  const lang = useLang();
  const { Form, data, state } = useFetcher<{ refused?: string }>();
  const isSending = state !== "idle";
  return (
    <Form method="post" action={`${action}#${id}`} className="flex flex-col gap-2">
      <input type="hidden" name="app" value={id} />
      <button name="intent" value="install" aria-disabled={isSending} className="btn">
        {m.marketplace_install({}, lang)}
        <span className="sr-only" lang="en">
          {name}
        </span>
      </button>
      {(isRefused || data?.refused === id) && !isSending && (
        <p role="alert" className="text-sm">
          {m.catalogue_not_open({}, lang)}
        </p>
      )}
    </Form>
  );
}
