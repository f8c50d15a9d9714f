import { Form } from "@remix-run/react";
import type { Currency } from "#domain/money/ledger.ts";
import * as m from "#app/messages/messages.js";
import { useLang } from "#app/preferences/preferences-context.tsx";
import { LocalTime } from "#app/ui/text/local-time.tsx";
import type { EndedTopUp, PendingTopUp } from "./shown-top-ups.server.ts";

type Codes = Readonly<Record<Currency, string>>;

/** One pending top-up: what to do about it, and its buttons. */
export function PendingForm({
  topUp,
  next,
  isMain,
  codes,
}: {
  topUp: PendingTopUp;
  next: string;
  /** Its button is the main button of the screen. */
  isMain: boolean;
  codes: Codes;
}) {
  const lang = useLang();
  const { id, isSandbox, isSimulated, payPath, pay, text } = topUp;
  const main = isMain ? "btn-primary" : "btn";
  return (
    <Form method="post" className="flex flex-wrap items-center gap-3">
      <div className={text ? "basis-full min-w-0" : "flex-1 basis-40 min-w-0"}>
        <p className="text-lg font-700 tabular">
          {topUp.shown} {codes[topUp.currency]}
        </p>
        {text && <p className="text-sm text-ink-soft">{text}</p>}
      </div>
      <input type="hidden" name="topup" value={id} />
      <input type="hidden" name="next" value={topUp.next || next} />
      {isSimulated && (
        <button name="intent" value="pay" className={main}>
          {m.money_pay_sandbox({}, lang)}
        </button>
      )}
      {payPath ? (
        <>
          {/* No `Link`: the address leads to another site. */}
          <a href={payPath} className={main}>
            {pay}
          </a>
          <button name="intent" value="check" className="btn">
            {m.topups_check({}, lang)}
          </button>
        </>
      ) : (
        !isSandbox && (
          <button name="intent" value="begin" className={main}>
            {m.topups_begin({}, lang)}
          </button>
        )
      )}
      <button name="intent" value="cancel" className="btn">
        {m.money_cancel({}, lang)}
      </button>
    </Form>
  );
}

/** Earlier top-ups and their outcome. */
export function History({ topUps, codes }: { topUps: readonly EndedTopUp[]; codes: Codes }) {
  const lang = useLang();
  return (
    <section>
      <h2 className="py-2 text-xl font-800">{m.topups_history({}, lang)}</h2>
      <ul className="card divide-y divide-line">
        {topUps.map(({ id, shown, currency, provider, state, day }) => (
          <li key={id} className="flex flex-wrap items-baseline gap-x-3 p-4">
            <p className="flex-1 basis-60">
              <b className="tabular">
                {shown} {codes[currency]}
              </b>{" "}
              · {state}
            </p>
            <p className="text-sm text-ink-soft">
              {provider} · <LocalTime time={day} />
            </p>
          </li>
        ))}
      </ul>
    </section>
  );
}
