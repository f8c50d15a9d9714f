import * as m from "#app/messages/messages.js";
import { paths } from "#app/paths.ts";
import { useLang } from "#app/preferences/preferences-context.tsx";
import { ItemActionForm } from "#app/ui/forms/item-action-form.tsx";
import { Link } from "#app/ui/links/link.tsx";

/** What a person pays and what remains, formatted with the currency's code. */
export interface ShownPurchase {
  balance: string;
  /** Empty if the balance is too small. */
  after: string;
  /** What is missing, in whole pesos; 0 if the balance is enough. */
  missing: number;
  shownMissing: string;
  /** Address of the list that the purchase began on; empty on the page itself. */
  back: string;
}

/** Asks once before money is charged: the price, the balance, and what remains of it. */
export function ConfirmPurchase({
  id,
  price,
  shownPrice,
  buttonPrice,
  formKey,
  purchase: { balance, after, missing, shownMissing, back },
}: {
  id: string;
  /** Whole pesos. */
  price: number;
  shownPrice: string;
  buttonPrice: string;
  formKey: string;
  purchase: ShownPurchase;
}) {
  const lang = useLang();
  const next = encodeURIComponent(paths.artifakt(id));
  return (
    <section
      id="buy"
      aria-labelledby="buy-title"
      className="card border-kind flex flex-col gap-3 p-4 w-full max-w-120"
    >
      <h2 id="buy-title" className="text-lg font-700">
        {m.artifakts_buy_title({}, lang)}
      </h2>
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
      {missing > 0 ? (
        <p role="alert">
          {m.money_short({ missing: shownMissing }, lang)}{" "}
          <Link
            to={`${paths.wallet}?currency=MXN&amount=${missing}&next=${next}`}
            className="underline"
          >
            {m.money_add({}, lang)}
          </Link>
        </p>
      ) : (
        <ItemActionForm
          action={paths.artifakt(id)}
          intent="purchase"
          price={price}
          formKey={formKey}
          back={back || undefined}
          isMain
        >
          {m.artifakts_buy_pay({ price: buttonPrice }, lang)}
        </ItemActionForm>
      )}
      <Link to={back || paths.artifakt(id)} className="btn" preventScrollReset={!back}>
        {m.artifakts_buy_cancel({}, lang)}
      </Link>
    </section>
  );
}
