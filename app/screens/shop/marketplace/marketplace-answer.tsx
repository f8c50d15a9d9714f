import { Form } from "@remix-run/react";
import { FormAnswer, ResultText, type ShownResult } from "#app/ui/forms/form-answer.tsx";

/** What was just done with an app, or why nothing was and what it takes. */
export function MarketplaceAnswer({
  result,
  done,
}: {
  /** `value`: a month of an app, at its price in US cents, that may be paid. */
  result: (ShownResult & { value?: { app: string; price: number; button: string } }) | undefined;
  done: string | undefined;
}) {
  if (!result?.value) return <FormAnswer result={result} done={done} isAtFoot />;
  const { app, price, button } = result.value;
  return (
    <div className="sticky z-10 bottom-20 lg:bottom-4 card bg-raised shadow-lg mt-4 p-4">
      <p role="alert" className="pb-3 font-600">
        <ResultText {...result} />
      </p>
      <Form method="post" preventScrollReset>
        <input type="hidden" name="app" value={app} />
        <input type="hidden" name="price" value={price} />
        <button name="intent" value="buy-month" className="btn">
          {button}
        </button>
      </Form>
    </div>
  );
}
