import { Form } from "@remix-run/react";
import * as m from "#app/messages/messages.js";
import { useLang } from "#app/preferences/preferences-context.tsx";
import { ConfirmPurchase, type ShownPurchase } from "#app/ui/purchase/confirm-purchase.tsx";

/** The question before a perk is charged, over the store. */
export function BuyPerk({
  perk,
  name,
  here,
  purchase,
}: {
  perk: string;
  name: string;
  /** Address of the store with its menu and search. */
  here: string;
  purchase: ShownPurchase;
}) {
  const lang = useLang();
  return (
    <ConfirmPurchase key={perk} name={name} purchase={purchase} cancelTo={here} isAtFoot>
      <Form method="post" action={here} preventScrollReset>
        <input type="hidden" name="perk" value={perk} />
        <input type="hidden" name="price" value={purchase.price} />
        <button name="intent" value="buy" className="btn-primary w-full">
          {m.money_pay({ price: purchase.shownPrice }, lang)}
        </button>
      </Form>
    </ConfirmPurchase>
  );
}
