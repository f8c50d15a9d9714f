import { Link } from "@remix-run/react";
import { formatUsd } from "#app/domain/money.ts";
import * as m from "#app/messages/messages.js";
import { useLang } from "#app/preferences/preferences-context.tsx";
import type { Refused } from "./install-form.tsx";

/** Why an app was not installed, and what it takes: Pro, a month that is paid for, or money. */
export function WhyNot({ refused }: { refused: Refused }) {
  const lang = useLang();
  const price = formatUsd(refused.cents);
  if (refused.problem === "short")
    return (
      <p role="alert" className="text-sm font-600">
        {m.money_short({ missing: `${price} USD` }, lang)}{" "}
        <Link
          to={`/wallet?currency=USD&amount=${refused.cents}&next=%2Fmarketplace`}
          className="underline"
        >
          {m.money_add({}, lang)}
        </Link>
      </p>
    );
  return (
    <>
      <p role="alert" className="text-sm font-600">
        {m.money_needs_pro({}, lang)}{" "}
        <Link to="/pro" className="underline">
          {m.money_see_pro({}, lang)}
        </Link>
      </p>
      <button name="intent" value={`buy-month ${price}`} className="btn">
        {m.money_buy_month({ price }, lang)}
      </button>
    </>
  );
}
