import { useEffect, useRef, type ReactNode } from "react";
import * as m from "#app/messages/messages.js";
import { useLang } from "#app/preferences/preferences-context.tsx";
import { Link } from "#app/ui/links/link.tsx";

/** The price, the balance and what remains, formatted with the currency's code. */
export interface ShownPurchase {
  /** In the ledger's units: whole pesos, US cents. Sent with the form that pays. */
  price: number;
  shownPrice: string;
  balance: string;
  /** Empty if the balance is too small. */
  after: string;
  /** Missing amount; empty if the balance is enough. */
  shownMissing: string;
  /** Address of the wallet, which leads back to the question. */
  wallet: string;
}

/** Asks once before money is charged: the price, the balance, and what remains of it. */
export function ConfirmPurchase({
  name,
  intro,
  purchase: { shownPrice, balance, after, shownMissing, wallet },
  cancelTo,
  isCancelInPlace = true,
  isAtFoot = false,
  children,
}: {
  /** Name of the thing to buy, on a page with several for sale. */
  name?: string | undefined;
  intro?: ReactNode;
  purchase: ShownPurchase;
  /** Address without the question. */
  cancelTo: string;
  /** Whether that page keeps its scroll position. */
  isCancelInPlace?: boolean;
  /** Fixed to the bottom of the window, so that it is visible wherever the button was. */
  isAtFoot?: boolean;
  /** The form that charges; shown if the balance is enough. */
  children: ReactNode;
}) {
  const lang = useLang();
  const section = useRef<HTMLElement>(null);
  // The button that was pressed may be far away, for the keyboard and for a screen reader.
  useEffect(() => {
    if (isAtFoot) section.current?.focus({ preventScroll: true });
  }, [isAtFoot]);
  return (
    <section
      id="buy"
      ref={section}
      tabIndex={-1}
      aria-labelledby="buy-title"
      className={`card border-kind flex flex-col gap-3 p-4 w-full max-w-120 ${isAtFoot ? "at-foot mx-auto mt-4 bg-raised shadow-lg" : ""}`}
    >
      <h2 id="buy-title" className="text-lg font-700">
        {m.artifakts_buy_title({}, lang)}
      </h2>
      {name && <p className="font-600">{name}</p>}
      {intro}
      <dl className="grid grid-cols-[1fr_auto] gap-x-4 gap-y-1 tabular">
        <dt>{m.artifakts_buy_price({}, lang)}</dt>
        <dd className="font-700">{shownPrice}</dd>
        <dt>{m.artifakts_buy_balance({}, lang)}</dt>
        <dd>{balance}</dd>
        {after && (
          <>
            <dt>{m.artifakts_buy_after({}, lang)}</dt>
            <dd>{after}</dd>
          </>
        )}
      </dl>
      {shownMissing ? (
        <>
          <p role="alert">{m.money_short({ missing: shownMissing }, lang)}</p>
          <Link to={wallet} className="btn-primary">
            {m.money_add({}, lang)}
          </Link>
        </>
      ) : (
        children
      )}
      <Link to={cancelTo} className="btn" preventScrollReset={isCancelInPlace}>
        {m.artifakts_buy_cancel({}, lang)}
      </Link>
    </section>
  );
}
