import { Form } from "@remix-run/react";
import type { DeliveryOutcome } from "#domain/agentiks/duties/webhook.ts";
import * as m from "#app/messages/messages.js";
import { useLang } from "#app/preferences/preferences-context.tsx";
import { LocalTime } from "#app/ui/text/local-time.tsx";
import type { ShownTrigger } from "./trigger-card.tsx";

const OUTCOMES = {
  accepted: m.triggers_delivery_accepted,
  refused: m.triggers_delivery_refused,
  limited: m.triggers_delivery_limited,
} as const satisfies Record<DeliveryOutcome, unknown>;

/**
 * A webhook's address, an example, its secret once, and the latest deliveries.
 *
 * @param secret just made; empty: it was shown already; undefined: nothing was made now
 */
export function HookPart({
  trigger: { id, deliveries },
  address,
  secret,
}: {
  trigger: ShownTrigger;
  address: string;
  secret: string | undefined;
}) {
  const lang = useLang();
  const example = `curl ${address} \\
  -H "Authorization: Bearer $SECRET" \\
  -H "Content-Type: application/json" \\
  -H "Idempotency-Key: pedido-7" \\
  -d '{"pedido": 7, "total": "180 MXN"}'`;
  return (
    <div className="flex flex-col gap-2">
      <p className="text-sm">
        <span className="font-600">{m.triggers_hook_address({}, lang)}:</span>{" "}
        <code className="break-all">{address}</code>
      </p>
      {secret !== undefined && (
        <p role="status" className="p-3 rounded-control bg-raised border border-success">
          {secret === "" ? (
            m.triggers_secret_shown({}, lang)
          ) : (
            <>
              {m.triggers_secret({}, lang)} <code className="break-all font-700">{secret}</code>
            </>
          )}
        </p>
      )}
      <details open={secret !== undefined}>
        <summary className="fold-line">{m.triggers_hook_example({}, lang)}</summary>
        <pre className="p-3 rounded-control bg-raised text-sm whitespace-pre-wrap break-all">
          {example}
        </pre>
        <p className="text-sm text-ink-soft pt-2">{m.triggers_hook_how({}, lang)}</p>
      </details>
      <h4 className="font-600">{m.triggers_deliveries({}, lang)}</h4>
      {deliveries.length === 0 && (
        <p className="text-sm text-ink-soft">{m.triggers_deliveries_none({}, lang)}</p>
      )}
      <ul className="text-sm">
        {deliveries.map(({ outcome, repeats, at }, index) => (
          <li key={index} className="flex flex-wrap gap-x-3">
            <LocalTime time={at} />
            <span>{OUTCOMES[outcome]({}, lang)}</span>
            {repeats > 0 && <span>{m.triggers_delivery_repeats({ count: repeats }, lang)}</span>}
          </li>
        ))}
      </ul>
      <Form method="post" preventScrollReset>
        <input type="hidden" name="trigger" value={id} />
        <button name="intent" value="renew" className="btn">
          {m.triggers_renew({}, lang)}
        </button>
      </Form>
    </div>
  );
}
