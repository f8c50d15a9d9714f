import { Form } from "@remix-run/react";
import { useContext } from "react";
import * as m from "#app/messages/messages.js";
import { useLang } from "#app/preferences/preferences-context.tsx";
import { MustConfirm } from "#app/screens/operator/decision-form.tsx";
import { LocalTime } from "#app/ui/text/local-time.tsx";
import type { ShownPayments } from "./load-payments.server.ts";

/** Bank files of payouts: made, downloaded, recorded as paid. */
export function Batches({ batches, toMake }: Pick<ShownPayments, "batches" | "toMake">) {
  const lang = useLang();
  const isClosed = useContext(MustConfirm);
  return (
    <section className="flex flex-col gap-3">
      <h2 className="text-xl font-800">{m.providers_batches({}, lang)}</h2>
      <p className="text-ink-soft">{m.providers_batches_text({}, lang)}</p>
      {toMake === null ? (
        <p>{m.providers_batch_none({}, lang)}</p>
      ) : (
        !isClosed && (
          <Form method="post">
            <button name="intent" value="make-batch" className="btn-primary">
              {toMake}
            </button>
          </Form>
        )
      )}
      {batches.length > 0 && (
        <ul className="card divide-y divide-line">
          {batches.map(({ id, path, amount, of, state, isOpen, day }) => (
            <li key={id} className="flex flex-wrap items-center gap-3 p-4">
              <p className="flex-1 basis-60">
                <b className="tabular">{amount}</b> · {of} · {state}
                <span className="block text-sm text-ink-soft">
                  <LocalTime time={day} />
                </span>
              </p>
              {!isClosed && (
                <>
                  {/* A download by POST, which is logged: not followed by the router. */}
                  <form method="post" action={path}>
                    <button className="btn">{m.providers_batch_download({}, lang)}</button>
                  </form>
                  {isOpen && (
                    <Form method="post">
                      <input type="hidden" name="batch" value={id} />
                      <button name="intent" value="pay-batch" className="btn">
                        {m.providers_batch_pay({}, lang)}
                      </button>
                    </Form>
                  )}
                </>
              )}
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}
