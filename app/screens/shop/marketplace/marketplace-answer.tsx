import { Form } from "@remix-run/react";
import { ConfirmPurchase, type ShownPurchase } from "#app/ui/purchase/confirm-purchase.tsx";
import { FormAnswer, ResultText, type ShownResult } from "#app/ui/forms/form-answer.tsx";

/** A month of an app that costs, which the page asks about before it charges. */
export interface ShownMonth {
  app: string;
  /** Address of the list with its filters. */
  here: string;
  button: string;
  purchase: ShownPurchase;
}

/** The result of an app's form. One that needs payment asks with price and balance first. */
export function MarketplaceAnswer({
  result,
  done,
  doneLink,
}: {
  result: (ShownResult & { value?: ShownMonth }) | undefined;
  done: string | undefined;
  doneLink: ShownResult["link"];
}) {
  if (!result?.value)
    return <FormAnswer isAtFoot result={result} done={done} doneLink={doneLink} />;
  const { app, here, button, purchase } = result.value;
  const intro = (
    <p role="alert" className="font-600">
      <ResultText {...result} />
    </p>
  );
  return (
    <ConfirmPurchase key={app} intro={intro} purchase={purchase} cancelTo={here} isAtFoot>
      <Form method="post" action={here} preventScrollReset>
        <input type="hidden" name="app" value={app} />
        <input type="hidden" name="price" value={purchase.price} />
        <button name="intent" value="buy-month" className="btn-primary w-full">
          {button}
        </button>
      </Form>
    </ConfirmPurchase>
  );
}
