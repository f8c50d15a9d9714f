import { Form, Link } from "@remix-run/react";
import { formatUsd } from "#domain/money/money.ts";
import * as m from "#app/messages/messages.js";
import { paths } from "#app/paths.ts";
import { useLang } from "#app/preferences/preferences-context.tsx";
import { FootAlert } from "#app/ui/forms/foot-alert.tsx";
import { notWrittenText } from "#app/ui/forms/not-written-text.ts";
import type { answerMarketplaceAction } from "./marketplace-action.server.ts";

type Data<Answer> = Answer extends { data: infer Held } ? Held : never;
type MarketplaceAnswered = Data<Awaited<ReturnType<typeof answerMarketplaceAction>>>;

/** What was just done with an app, or why nothing was and what it takes. */
export function MarketplaceAnswer({
  code,
  answer,
}: {
  code: string | undefined;
  answer: MarketplaceAnswered | undefined;
}) {
  const lang = useLang();
  if (!answer)
    return (
      <FootAlert>
        {code === "app-there" ? m.money_app_installed({}, lang) : m.money_app_uninstalled({}, lang)}
      </FootAlert>
    );
  if (!("problem" in answer)) return <FootAlert>{notWrittenText(answer, lang)}</FootAlert>;
  const { app, name, problem, cents } = answer;
  const price = formatUsd(cents);
  if (problem === "short")
    return (
      <FootAlert>
        {m.money_short_of({ name, missing: `${price} USD` }, lang)}{" "}
        <Link
          to={`${paths.wallet}?currency=USD&amount=${cents}&next=${encodeURIComponent(paths.marketplace)}`}
          className="underline"
        >
          {m.money_add({}, lang)}
        </Link>
      </FootAlert>
    );
  return (
    <div className="sticky z-10 bottom-20 lg:bottom-4 card bg-raised shadow-lg mt-4 p-4">
      <p role="alert" className="pb-3 font-600">
        {name}: {m.money_needs_pro({}, lang)}{" "}
        <Link to={paths.pro} className="underline">
          {m.money_see_pro({}, lang)}
        </Link>
      </p>
      <Form method="post" preventScrollReset>
        <input type="hidden" name="app" value={app} />
        <button name="intent" value={`buy-month ${price}`} className="btn">
          {m.money_buy_month({ price }, lang)}
        </button>
      </Form>
    </div>
  );
}
