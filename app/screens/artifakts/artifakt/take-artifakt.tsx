import { lazy, Suspense } from "react";
import * as m from "#app/messages/messages.js";
import { paths } from "#domain/addresses/paths.ts";
import { useLang } from "#app/preferences/preferences-context.tsx";
import { AskToBuy } from "#app/ui/cards/ask-to-buy.tsx";
import { ItemActionForm } from "#app/ui/forms/item-action-form.tsx";
import type { AskedPurchase } from "./buy-artifakt.tsx";

/** Lazy: needed only after the button with the price was pressed. */
const BuyArtifakt = lazy(async () => ({
  default: (await import("./buy-artifakt.tsx")).BuyArtifakt,
}));

export interface TakenArtifakt {
  id: string;
  /** Whole pesos; 0 is free. */
  price: number;
  /** The price without the currency code. */
  buttonPrice: string;
  isPriceOpen: boolean;
  /** The shown licence: if its maker has changed it, the buyer confirms the new one. */
  offeredLicence: string;
  /** Facts of its file; undefined for a sample. */
  file?: string | undefined;
}

/** Download Free, or Purchase, which asks before it charges; and to pay more, where the maker lets one. */
export function TakeArtifakt({
  artifakt,
  purchase,
  formKey,
}: {
  artifakt: TakenArtifakt;
  purchase: AskedPurchase | undefined;
  formKey: string;
}) {
  const lang = useLang();
  const { id, price, buttonPrice, isPriceOpen, offeredLicence } = artifakt;
  const page = paths.artifakt(id);
  const isFree = price === 0;
  if (purchase && (!isFree || isPriceOpen))
    return (
      <Suspense>
        <BuyArtifakt artifakt={artifakt} purchase={purchase} formKey={formKey} />
      </Suspense>
    );
  return (
    <>
      {isFree ? (
        <ItemActionForm
          action={page}
          intent="download"
          formKey={formKey}
          isMain
          fields={<input type="hidden" name="licence" value={offeredLicence} />}
        >
          {m.artifakts_download({}, lang)}
        </ItemActionForm>
      ) : (
        <AskToBuy page={`${page}#buy`} isMain>
          {m.artifakts_purchase({ price: buttonPrice }, lang)}
        </AskToBuy>
      )}
      {isFree && isPriceOpen && (
        <AskToBuy page={`${page}#buy`}>{m.selling_pay_more({}, lang)}</AskToBuy>
      )}
    </>
  );
}
