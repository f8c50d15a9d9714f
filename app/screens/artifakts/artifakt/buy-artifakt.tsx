import { Form, useActionData } from "@remix-run/react";
import { BUY } from "#domain/money/ask-to-buy.ts";
import { PRICE_MAX } from "#domain/items/item-fields.ts";
import * as m from "#app/messages/messages.js";
import { paths } from "#domain/addresses/paths.ts";
import { useLang } from "#app/preferences/preferences-context.tsx";
import { MoneyField } from "#app/ui/fields/money-field.tsx";
import { ItemActionForm } from "#app/ui/forms/item-action-form.tsx";
import { ConfirmPurchase, type ShownPurchase } from "#app/ui/purchase/confirm-purchase.tsx";
import type { TypedBack } from "./artifakt-action.server.ts";
import type { ShownOffer } from "./shown-offer.server.ts";
import type { TakenArtifakt } from "./take-artifakt.tsx";

export interface AskedPurchase extends ShownPurchase {
  /** The list that the purchase began on; empty on the page itself. */
  back: string;
  offer: ShownOffer;
  /** The price without the currency code. */
  buttonPrice: string;
}

/** A space for each comma between the thousands, and one for the `$`. */
const AMOUNT_MAX_CHARACTERS = String(PRICE_MAX).length + 3;

/** Asks before an artifakt is charged: with a discount code, and the amount where it may be chosen. */
export function BuyArtifakt({
  artifakt: { id, isPriceOpen, offeredLicence, file },
  purchase,
  formKey,
}: {
  artifakt: TakenArtifakt;
  purchase: AskedPurchase;
  formKey: string;
}) {
  const lang = useLang();
  const { back, offer } = purchase;
  const page = paths.artifakt(id);
  const refused = useActionData<{ typed?: TypedBack }>();
  const least = Math.max(offer.price, isPriceOpen && offer.price === 0 ? 1 : 0);
  return (
    <ConfirmPurchase
      purchase={purchase}
      intro={
        <>
          {!file && <p>{m.artifakts_sample({}, lang)}</p>}
          <CodeForm page={page} back={back} offer={offer} />
        </>
      }
      cancelTo={back || page}
      isCancelInPlace={!back}
    >
      <ItemActionForm
        // The answer to a refused amount is the page with this form open.
        action={isPriceOpen ? `${page}?${BUY}=${encodeURIComponent(back || "1")}` : page}
        intent="purchase"
        price={offer.price}
        formKey={formKey}
        back={back || undefined}
        isInList={false}
        isMain
        fields={
          <>
            <input type="hidden" name="licence" value={offeredLicence} />
            {offer.code && <input type="hidden" name="code" value={offer.code} />}
            {isPriceOpen && (
              <div className="mb-3">
                <MoneyField
                  label={m.selling_amount({}, lang)}
                  help={m.selling_amount_help({ least: purchase.shownPrice }, lang)}
                  name="amount"
                  currency="MXN"
                  isRequired
                  maxLength={AMOUNT_MAX_CHARACTERS}
                  value={refused?.typed?.amount ?? String(least)}
                />
              </div>
            )}
          </>
        }
      >
        {isPriceOpen
          ? m.selling_amount_pay({}, lang)
          : m.artifakts_buy_pay({ price: purchase.buttonPrice }, lang)}
      </ItemActionForm>
    </ConfirmPurchase>
  );
}

/** A discount code: sent as a part of the address, and answered by the same question. */
function CodeForm({ page, back, offer }: { page: string; back: string; offer: ShownOffer }) {
  const lang = useLang();
  const { code, percent, before, problem, typed } = offer;
  return (
    <Form action={`${page}#buy`} preventScrollReset className="flex flex-col gap-1">
      <input type="hidden" name={BUY} value={back || "1"} />
      <label htmlFor="discount-code" className="text-sm font-600">
        {m.selling_code({}, lang)}
      </label>
      <div className="flex gap-2">
        <input
          id="discount-code"
          name="code"
          defaultValue={typed}
          maxLength={40}
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
          aria-invalid={problem !== "" || undefined}
          aria-describedby={problem || code ? "discount-state" : undefined}
          className="field flex-1 min-w-0"
        />
        <button className="btn">{m.selling_code_apply({}, lang)}</button>
      </div>
      {(problem || code) && (
        <p
          id="discount-state"
          role={problem ? "alert" : "status"}
          className={problem ? "text-danger" : "text-success"}
        >
          {problem === "invalid" && m.selling_code_invalid({}, lang)}
          {problem === "ended" && m.selling_code_ended({}, lang)}
          {problem === "used-up" && m.selling_code_used_up({}, lang)}
          {problem === "wait" && m.selling_code_wait({}, lang)}
          {code && m.selling_code_applied({ code, percent }, lang)}
          {before && (
            <span className="text-ink-soft tabular">
              {" "}
              <span className="sr-only">{m.selling_price_before({}, lang)}</span>
              <s>{before}</s>
            </span>
          )}
        </p>
      )}
    </Form>
  );
}
