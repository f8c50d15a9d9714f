import { Form } from "@remix-run/react";
import { useContext } from "react";
import * as m from "#app/messages/messages.js";
import { useLang } from "#app/preferences/preferences-context.tsx";
import { MustConfirm } from "#app/screens/operator/decision-form.tsx";
import type { ShownDestination } from "./show-destination.server.ts";

/** Destination of a payout: a button, and after it the account with the name it is in. */
export function Destination({
  payoutId,
  hasDestination,
  result,
}: {
  payoutId: string;
  hasDestination: boolean;
  result: { ok: boolean; value?: ShownDestination | undefined } | undefined;
}) {
  const lang = useLang();
  const mustConfirm = useContext(MustConfirm);
  if (!hasDestination)
    return <p className="text-ink-soft">{m.operator_destination_none({}, lang)}</p>;
  const shown = result?.ok && result.value?.payoutId === payoutId ? result.value : undefined;
  if (shown)
    return (
      <dl className="grid gap-x-4 sm:grid-cols-[auto_1fr] break-words">
        <dt className="text-ink-soft">{shown.method}</dt>
        <dd className="font-700 tabular whitespace-pre-wrap select-all">{shown.account}</dd>
        {shown.bank && (
          <>
            <dt className="text-ink-soft">{m.operator_destination_bank({}, lang)}</dt>
            <dd>{shown.bank}</dd>
          </>
        )}
        <dt className="text-ink-soft">{m.operator_destination_holder({}, lang)}</dt>
        <dd className="select-all">{shown.holder}</dd>
      </dl>
    );
  if (mustConfirm) return null;
  return (
    <Form method="post" preventScrollReset>
      <input type="hidden" name="payout" value={payoutId} />
      <button name="intent" value="show" className="btn">
        {m.operator_destination_show({}, lang)}
      </button>
    </Form>
  );
}
