import { Form } from "@remix-run/react";
import { FormAnswer, ResultText, type ShownResult } from "#app/ui/forms/form-answer.tsx";

/** The result of an app's form; a refusal for lack of payment offers to buy a month. */
export function MarketplaceAnswer({
  result,
  done,
  doneLink,
}: {
  /** `value`: the offer of a month of an app; `price` in US cents. */
  result: (ShownResult & { value?: { app: string; price: number; button: string } }) | undefined;
  done: string | undefined;
  doneLink: ShownResult["link"];
}) {
  if (!result?.value)
    return <FormAnswer result={result} done={done} doneLink={doneLink} isAtFoot />;
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
