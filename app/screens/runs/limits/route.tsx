import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/node";
import { Form, useActionData, useLoaderData, type MetaFunction } from "@remix-run/react";
import { db } from "#db/connection/live-database.ts";
import { formatCentavos } from "#domain/money/money.ts";
import { DEFAULT_LIMITS, GUEST_LIMITS, typedLimit } from "#domain/runs/models/spend-limits.ts";
import { env } from "#config/env.ts";
import * as m from "#app/messages/messages.js";
import { paths } from "#domain/addresses/paths.ts";
import { pageTitle } from "#app/preferences/page-title.ts";
import { SpanishSection, useLang } from "#app/preferences/preferences-context.tsx";
import { neverStored } from "#app/forms/answer-headers.server.ts";
import { readFlash, withFlash } from "#app/forms/flash.server.ts";
import { createFormKey } from "#app/forms/form-key.server.ts";
import { renewalDay } from "#app/presenters/made-by.server.ts";
import { requestLang } from "#app/session/request-lang.server.ts";
import { findViewer } from "#app/session/viewer.server.ts";
import { findLimits, findSpending } from "#db/queries/runs/models/spending.ts";
import { FormAnswer } from "#app/ui/forms/form-answer.tsx";
import { MoneyField } from "#app/ui/fields/money-field.tsx";
import { FormKey } from "#app/ui/forms/form-key.tsx";
import { Link } from "#app/ui/links/link.tsx";
import { ScreenHeading } from "#app/ui/text/screen-heading.tsx";
import { answerLimits } from "./limits-action.server.ts";

const NOTHING = { today: 0, reserved: 0, month: 0 };

export async function loader({ request }: LoaderFunctionArgs) {
  const { personId, isVisitor, kind } = await findViewer(request);
  const lang = requestLang(request, "spanish");
  const now = new Date();
  const [stored, spending] = isVisitor
    ? [undefined, NOTHING]
    : await Promise.all([findLimits(db, personId), findSpending(db, personId, now)]);
  const standard = kind === "account" ? DEFAULT_LIMITS : GUEST_LIMITS;
  const limits = stored ?? standard;
  const flash = readFlash(request, "limits");
  return withFlash(request, {
    flash,
    done: flash ? m.limits_done({}, lang) : "",
    formKey: createFormKey(),
    limits: { run: typedLimit(limits.run), day: typedLimit(limits.day) },
    today: formatCentavos(spending.today),
    reserved: spending.reserved > 0 ? formatCentavos(spending.reserved) : null,
    month: formatCentavos(spending.month),
    day: formatCentavos(limits.day),
    renews: renewalDay(now, lang),
    rate: (env.MXN_PER_USD / 10_000).toFixed(2),
    operator:
      env.MODEL_NAME === undefined
        ? ""
        : m.limits_operator(
            { run: formatCentavos(standard.run), day: formatCentavos(standard.day) },
            lang,
          ),
  });
}

export const action = (args: ActionFunctionArgs) => answerLimits(args);

export const headers = neverStored;

export const meta: MetaFunction = ({ matches }) => [
  ...pageTitle(matches, m.limits_title, "spanish"),
  { name: "robots", content: "noindex" },
];

/** Spending limits of a person for models, and what was spent. */
export default function Limits() {
  return (
    <SpanishSection className="max-w-180 mx-auto flex flex-col gap-5">
      <Content />
    </SpanishSection>
  );
}

function Content() {
  const { done, formKey, limits, operator, ...shown } = useLoaderData<typeof loader>();
  const result = useActionData<typeof action>();
  const typed = result?.ok === false ? result.typed : undefined;
  const fields = (result?.ok === false && result.fields) || {};
  const lang = useLang();
  return (
    <>
      <ScreenHeading title={m.limits_title({}, lang)} text={m.limits_subtitle({}, lang)} />
      <FormAnswer result={result} done={done} />
      <section aria-labelledby="spent" className="card p-4 flex flex-col gap-3">
        <h2 id="spent" className="text-xl font-800">
          {m.limits_spent({}, lang)}
        </h2>
        <dl className="grid gap-3 grid-cols-2">
          <Figure name={m.limits_today({}, lang)} value={shown.today}>
            {m.limits_of({ limit: shown.day }, lang)}
          </Figure>
          <Figure name={m.limits_month({}, lang)} value={shown.month} />
          {shown.reserved && <Figure name={m.limits_reserved({}, lang)} value={shown.reserved} />}
        </dl>
        <p className="text-sm text-ink-soft">{m.limits_renews({ day: shown.renews }, lang)}</p>
        <p className="text-sm text-ink-soft">{m.limits_rate({ rate: shown.rate }, lang)}</p>
      </section>
      <section aria-labelledby="limits" className="card p-4 flex flex-col gap-4">
        <h2 id="limits" className="text-xl font-800">
          {m.limits_yours({}, lang)}
        </h2>
        <Form
          // Remounts after a change, so that the fields show what is stored.
          key={`${limits.run} ${limits.day}`}
          method="post"
          className="flex flex-col gap-4"
        >
          <FormKey value={formKey} />
          <MoneyField
            label={m.limits_run({}, lang)}
            problem={fields.run}
            name="run"
            currency="MXN"
            hasCents
            isRequired
            maxLength={24}
            value={typed?.run ?? limits.run}
          />
          <MoneyField
            label={m.limits_day({}, lang)}
            problem={fields.day}
            name="day"
            currency="MXN"
            hasCents
            isRequired
            maxLength={24}
            value={typed?.day ?? limits.day}
          />
          {operator && <p className="text-sm text-ink-soft">{operator}</p>}
          <button name="intent" value="save-limits" className="btn-primary self-start">
            {m.limits_save({}, lang)}
          </button>
        </Form>
      </section>
      <Link to={paths.models} className="btn self-start">
        {m.models_check({}, lang)}
      </Link>
    </>
  );
}

function Figure({ name, value, children }: { name: string; value: string; children?: string }) {
  return (
    <div>
      <dt className="text-sm text-ink-soft">{name}</dt>
      <dd className="text-xl font-800 tabular">{value}</dd>
      {children && <dd className="text-sm text-ink-soft">{children}</dd>}
    </div>
  );
}
