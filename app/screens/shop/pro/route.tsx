import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/node";
import { Form, useActionData, useLoaderData, type MetaFunction } from "@remix-run/react";
import { lazy, Suspense } from "react";
import { db } from "#db/connection/live-database.ts";
import { BUY } from "#domain/money/ask-to-buy.ts";
import { formatUsd } from "#domain/money/money.ts";
import { formatFileSize } from "#domain/format/file-size.ts";
import { STORAGE_QUOTAS } from "#domain/people/storage-quota.ts";
import { periodEndAfter, PRO_PRICE_CENTS } from "#domain/money/payments.ts";
import * as m from "#app/messages/messages.js";
import { paths } from "#domain/addresses/paths.ts";
import { pageTitle } from "#app/preferences/page-title.ts";
import { useLang } from "#app/preferences/preferences-context.tsx";
import { readFlash, withFlash } from "#app/forms/flash.server.ts";
import { createFormKey } from "#app/forms/form-key.server.ts";
import { findShownPerson } from "#app/presenters/shown-person.server.ts";
import { proDoneText } from "#app/presenters/answers/shop.server.ts";
import { requestLang } from "#app/session/request-lang.server.ts";
import { findViewer } from "#app/session/viewer.server.ts";
import { FormAnswer } from "#app/ui/forms/form-answer.tsx";
import { FormKey } from "#app/ui/forms/form-key.tsx";
import { findShownPurchase } from "#app/presenters/shown-purchase.server.ts";
import { localDay } from "#app/presenters/local-date.server.ts";
import { ScreenHeading } from "#app/ui/text/screen-heading.tsx";
import { findSubscription } from "#db/queries/money/payments.ts";
import { countProApps } from "#db/queries/shop/plans.ts";
import { PlanTable } from "./plan-table.tsx";
import { answerPro } from "./pro-action.server.ts";

const PRO_PURCHASE = {
  price: PRO_PRICE_CENTS,
  currency: "USD",
  next: `${paths.pro}?${BUY}=1`,
} as const;

/** Lazy: needed only after the button with the price was pressed. */
const ConfirmPurchase = lazy(async () => ({
  default: (await import("#app/ui/purchase/confirm-purchase.tsx")).ConfirmPurchase,
}));

export async function loader({ request }: LoaderFunctionArgs) {
  const viewer = await findViewer(request);
  const isAsked = new URL(request.url).searchParams.has(BUY);
  const [person, subscription, apps, purchase] = await Promise.all([
    findShownPerson(request, viewer),
    findSubscription(db, viewer.personId),
    countProApps(db),
    isAsked ? findShownPurchase(viewer.personId, PRO_PURCHASE) : undefined,
  ]);
  const flash = readFlash(request, "pro");
  return withFlash(request, {
    flash,
    done: flash && proDoneText(flash, requestLang(request)),
    formKey: createFormKey(),
    price: formatUsd(PRO_PRICE_CENTS),
    isPro: person.tier === "pro",
    apps,
    storage: {
      free: formatFileSize(STORAGE_QUOTAS.free),
      pro: formatFileSize(STORAGE_QUOTAS.pro),
    },
    purchase,
    subscription: subscription && {
      isCancelled: subscription.isCancelled,
      // The demo person is never charged, so their current period is computed from the start date.
      end: localDay(
        viewer.isVisitor
          ? periodEndAfter(subscription.startedAt, new Date())
          : subscription.periodEnd,
      ),
    },
  });
}

export const action = (args: ActionFunctionArgs) => answerPro(args);

export const meta: MetaFunction = ({ matches }) => pageTitle(matches, m.money_pro);

/** The two plans, with the viewer's own marked. */
export default function Pro() {
  const lang = useLang();
  const { isPro, subscription, price, purchase, formKey, done, ...plans } =
    useLoaderData<typeof loader>();
  const answer = useActionData<typeof action>();
  return (
    <div className="max-w-180 mx-auto flex flex-col gap-4">
      <ScreenHeading title={m.money_pro({}, lang)} text={m.money_pro_text({}, lang)} />
      <FormAnswer result={answer} done={done} />
      <p className="text-sm text-ink-soft">{m.money_pro_sandbox({}, lang)}</p>
      <div className="grid sm:grid-cols-2 gap-4">
        <section className="card flex flex-col gap-3 p-4">
          <h2 className="text-xl font-800">{m.money_free_plan({}, lang)}</h2>
          <p className="text-ink-soft">{m.money_free_plan_text({}, lang)}</p>
          {!isPro && <p className="font-600 text-success">{m.money_pro_current({}, lang)}</p>}
        </section>
        <section className="card flex flex-col gap-3 p-4 border-gold">
          <h2 className="text-xl font-800">{m.money_pro({}, lang)}</h2>
          <p className="font-700 tabular">{m.money_pro_price({ price }, lang)}</p>
          {isPro && <p className="font-600 text-success">{m.money_pro_current({}, lang)}</p>}
          {subscription && (
            <p>
              {subscription.isCancelled ? m.money_pro_ends({}, lang) : m.money_pro_renews({}, lang)}{" "}
              <b>
                <time dateTime={subscription.end.iso}>{subscription.end.text[lang.locale]}</time>
              </b>
            </p>
          )}
          {!isPro && !purchase && (
            <Form action={`${paths.pro}#buy`} preventScrollReset className="mt-auto">
              <button name={BUY} value="1" className="btn-primary w-full">
                {m.money_pro_subscribe({ price }, lang)}
              </button>
            </Form>
          )}
          {!isPro && purchase && (
            <Suspense>
              <ConfirmPurchase purchase={purchase} cancelTo={paths.pro}>
                <Form method="post" action={paths.pro}>
                  <FormKey value={formKey} />
                  <button name="intent" value="subscribe" className="btn-primary w-full">
                    {m.money_pay({ price: purchase.shownPrice }, lang)}
                  </button>
                </Form>
              </ConfirmPurchase>
            </Suspense>
          )}
          {subscription && (
            <Form method="post" className="mt-auto">
              <FormKey value={formKey} />
              <button
                name="intent"
                value={subscription.isCancelled ? "resume" : "cancel"}
                className="btn w-full"
              >
                {subscription.isCancelled
                  ? m.money_pro_resume({}, lang)
                  : m.money_pro_cancel({}, lang)}
              </button>
            </Form>
          )}
        </section>
      </div>
      <PlanTable {...plans} />
    </div>
  );
}
