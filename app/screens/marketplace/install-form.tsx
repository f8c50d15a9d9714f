import { Form, Link } from "@remix-run/react";
import { formatUsd } from "#app/domain/money.ts";
import * as m from "#app/messages/messages.js";
import { useLang } from "#app/preferences/preferences-context.tsx";

/** Why an app was not installed, and what it takes. */
export interface Refused {
  app: string;
  problem: "needs-payment" | "price-changed" | "short";
  /** US cents: the price of a month, or what is missing. */
  cents: number;
}

/**
 * Install, or its opposite, as the form it is without script: there the answer is this page again,
 * at the app's place. With script nothing moves.
 */
export function InstallForm({
  id,
  name,
  action,
  isInstalled = false,
  refused,
}: {
  id: string;
  name: string;
  action: string;
  isInstalled?: boolean;
  refused?: Refused | undefined;
}) {
  const lang = useLang();
  const intent = isInstalled ? "uninstall" : "install";
  const price = refused && formatUsd(refused.cents);
  return (
    <Form
      method="post"
      action={`${action}#${id}`}
      preventScrollReset
      className="flex flex-col gap-2"
    >
      <input type="hidden" name="app" value={id} />
      {isInstalled && (
        <p className="text-sm font-600 text-success">{m.money_installed({}, lang)}</p>
      )}
      <button name="intent" value={intent} className="btn">
        {isInstalled ? m.money_uninstall({}, lang) : m.marketplace_install({}, lang)}
        <span className="sr-only" lang="en">
          {name}
        </span>
      </button>
      {refused && price && (
        <p role="alert" className="text-sm font-600">
          {refused.problem === "short" ? (
            <>
              {m.money_short({ missing: `${price} USD` }, lang)}{" "}
              <Link
                to={`/wallet?currency=USD&amount=${refused.cents}&next=%2Fmarketplace`}
                className="underline"
              >
                {m.money_add({}, lang)}
              </Link>
            </>
          ) : (
            <>
              {m.money_needs_pro({}, lang)}{" "}
              <Link to="/pro" className="underline">
                {m.money_see_pro({}, lang)}
              </Link>
            </>
          )}
        </p>
      )}
      {refused && price && refused.problem !== "short" && (
        <button name="intent" value={`buy-month ${price}`} className="btn">
          {m.money_buy_month({ price }, lang)}
        </button>
      )}
    </Form>
  );
}
