import { data, type ActionFunctionArgs, type LoaderFunctionArgs } from "@remix-run/node";
import { Form, Link, useActionData, useLoaderData, type MetaFunction } from "@remix-run/react";
import { db } from "#db/connection/live-database.ts";
import { formatUsd } from "#domain/money/money.ts";
import { periodEndAfter, PRO_PRICE_CENTS } from "#domain/money/payments.ts";
import * as m from "#app/messages/messages.js";
import { paths } from "#app/paths.ts";
import { pageTitle } from "#app/preferences/page-title.ts";
import { useLang } from "#app/preferences/preferences-context.tsx";
import { readFlash, redirectWithFlash, withFlash } from "#app/forms/flash.server.ts";
import { createFormKey, readFormKey } from "#app/forms/form-key.server.ts";
import { readForm } from "#app/forms/read-form.server.ts";
import { findShownPerson } from "#app/presenters/shown-person.server.ts";
import { textField } from "#app/forms/text-field.server.ts";
import { findViewer } from "#app/session/viewer.server.ts";
import { writeAs } from "#app/session/write-as.server.ts";
import { FormAnswer } from "#app/ui/forms/form-answer.tsx";
import { FormKey } from "#app/ui/forms/form-key.tsx";
import { localDay } from "#app/presenters/local-date.server.ts";
import { notWrittenText } from "#app/ui/forms/not-written-text.ts";
import { ScreenHeading } from "#app/ui/text/screen-heading.tsx";
import { once } from "#db/commands/writing/once.ts";
import { cancelPro, subscribePro } from "#db/commands/shop/pro.ts";
import { findSubscription } from "#db/queries/money/payments.ts";

const HERE = paths.pro;

export async function loader({ request }: LoaderFunctionArgs) {
  const viewer = await findViewer(request);
  const [person, subscription] = await Promise.all([
    findShownPerson(request, viewer),
    findSubscription(db, viewer.personId),
  ]);
  return withFlash(request, {
    flash: readFlash(request, "pro"),
    formKey: createFormKey(),
    price: formatUsd(PRO_PRICE_CENTS),
    isPro: person.tier === "pro",
    subscription: subscription && {
      isCancelled: subscription.isCancelled,
      // Nobody charges the demo person, whose period goes on all the same.
      end: localDay(
        viewer.isVisitor
          ? periodEndAfter(subscription.startedAt, new Date())
          : subscription.periodEnd,
      ),
    },
  });
}

/**
 * Subscribes, cancels at the period's end, or takes that back.
 *
 * @throws 400 for an intent that is not known
 */
export async function action({ request, context }: ActionFunctionArgs) {
  const form = await readForm(request);
  const intent = textField(form, "intent");
  const now = new Date();
  if (intent === "subscribe") {
    const key = readFormKey(form);
    const written = await writeAs({ request, context }, (tx, { personId }) =>
      once(tx, { personId, key, about: "subscribe-pro", content: { PRO_PRICE_CENTS } }, () =>
        subscribePro(tx, { personId, now }),
      ),
    );
    if (!written.isDone) return written.answer;
    const { value, headers } = written;
    if (value.kind === "refused")
      return value.reason === "short"
        ? data({ problem: value.reason, missing: value.missing }, { status: 402 })
        : data({ problem: value.reason }, { status: 409 });
    throw redirectWithFlash(request, HERE, { code: "subscribed", about: "pro" }, headers);
  }
  if (intent !== "cancel" && intent !== "resume") throw new Response("Unknown", { status: 400 });
  const isCancelled = intent === "cancel";
  const written = await writeAs({ request, context }, (tx, { personId }) =>
    cancelPro(tx, { personId, isCancelled, now }),
  );
  if (!written.isDone) return written.answer;
  if (written.value.kind === "refused")
    return data({ problem: written.value.reason }, { status: 409 });
  const code = isCancelled ? "cancelled" : "resumed";
  throw redirectWithFlash(request, HERE, { code, about: "pro" }, written.headers);
}

export const meta: MetaFunction = ({ matches }) => pageTitle(matches, m.money_pro);

/** View All Plans: the two plans, and the one that is yours (spec 2 "Upgrade to Pro - $29/month"). */
export default function Pro() {
  const lang = useLang();
  const { isPro, subscription, price, formKey } = useLoaderData<typeof loader>();
  return (
    <div className="max-w-180 flex flex-col gap-4">
      <ScreenHeading title={m.money_pro({}, lang)} text={m.money_pro_text({}, lang)} />
      <Answer />
      <p className="text-sm text-ink-soft">{m.money_sandbox({}, lang)}</p>
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
          <Form method="post" className="mt-auto">
            <FormKey value={formKey} />
            {!isPro && (
              <button name="intent" value="subscribe" className="btn-primary w-full">
                {m.money_pro_subscribe({ price }, lang)}
              </button>
            )}
            {subscription && (
              <button
                name="intent"
                value={subscription.isCancelled ? "resume" : "cancel"}
                className="btn w-full"
              >
                {subscription.isCancelled
                  ? m.money_pro_resume({}, lang)
                  : m.money_pro_cancel({}, lang)}
              </button>
            )}
          </Form>
        </section>
      </div>
    </div>
  );
}

function Answer() {
  const lang = useLang();
  const { flash } = useLoaderData<typeof loader>();
  const answer = useActionData<typeof action>();
  if (!answer) {
    switch (flash?.code) {
      case "subscribed":
        return <FormAnswer tone="good">{m.money_pro_subscribed({}, lang)}</FormAnswer>;
      case "cancelled":
        return <FormAnswer tone="good">{m.money_pro_cancelled({}, lang)}</FormAnswer>;
      case "resumed":
        return <FormAnswer tone="good">{m.money_pro_resumed({}, lang)}</FormAnswer>;
      default:
        return null;
    }
  }
  if (!("problem" in answer)) return <FormAnswer>{notWrittenText(answer, lang)}</FormAnswer>;
  switch (answer.problem) {
    case "already":
      return <FormAnswer>{m.money_pro_already({}, lang)}</FormAnswer>;
    case "none":
      return <FormAnswer>{m.money_pro_none({}, lang)}</FormAnswer>;
    case "short":
      return (
        <FormAnswer>
          {m.money_short({ missing: `${formatUsd(answer.missing)} USD` }, lang)}{" "}
          <Link
            to={`${paths.wallet}?currency=USD&amount=${answer.missing}&next=${encodeURIComponent(paths.pro)}`}
            className="underline"
          >
            {m.money_add({}, lang)}
          </Link>
        </FormAnswer>
      );
  }
}
