import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/node";
import { useActionData, useLoaderData, type MetaFunction } from "@remix-run/react";
import { z } from "zod";
import { db } from "#db/connection/live-database.ts";
import * as m from "#app/messages/messages.js";
import { paths } from "#domain/addresses/paths.ts";
import { pageTitle } from "#app/preferences/page-title.ts";
import { useLang } from "#app/preferences/preferences-context.tsx";
import { neverStored } from "#app/forms/answer-headers.server.ts";
import { typedText } from "#app/forms/form-fields.server.ts";
import { readForm } from "#app/forms/read-form.server.ts";
import { writtenText } from "#app/forms/written-text.server.ts";
import { requireOperator } from "#app/session/operator.server.ts";
import { requestLang } from "#app/session/request-lang.server.ts";
import { FormAnswer } from "#app/ui/forms/form-answer.tsx";
import { releasePortalApp } from "#db/commands/shop/portal-apps.ts";
import { recordEvent } from "#db/commands/writing/record-event.ts";
import { listAwaitedApps } from "#db/queries/shop/portals.ts";
import { answerDecision, withDecisions } from "#app/screens/operator/decide.server.ts";
import { DecisionForm } from "#app/screens/operator/decision-form.tsx";
import { OperatorFrame } from "#app/screens/operator/operator-frame.tsx";

export async function loader({ request }: LoaderFunctionArgs) {
  const operator = await requireOperator(request);
  const apps = await listAwaitedApps(db);
  const lang = requestLang(request);
  return withDecisions(request, operator, {
    apps: apps.map(({ id, name, waiting }) => ({
      id,
      name,
      waiting: m.operator_waiting({ count: waiting }, lang),
    })),
  });
}

const FORM = z.object({ intent: z.literal("release"), app: typedText(), words: writtenText() });

export async function action({ request, context }: ActionFunctionArgs) {
  await requireOperator(request);
  const { intent, app: appId, words } = await readForm(request, FORM);
  const now = new Date();
  return answerDecision(
    { request, context },
    {
      intent,
      about: appId,
      words,
      needsWords: true,
      page: paths.operatorReleases,
      done: "released",
    },
    async (tx, operatorId, reason) => {
      const awaited = await listAwaitedApps(tx);
      if (!awaited.some(({ id }) => id === appId)) return { kind: "refused", reason: "gone" };
      const told = await releasePortalApp(tx, { appId, now });
      await recordEvent(tx, {
        personId: operatorId,
        action: "release-portal-app",
        subject: appId,
        data: { told, reason },
        now,
      });
      return { kind: "done" };
    },
  );
}

export const headers = neverStored;

export const meta: MetaFunction = ({ matches }) => [
  ...pageTitle(matches, m.operator_releases),
  { name: "robots", content: "noindex" },
];

/** Apps of portals that are coming soon, for operators: a release tells everyone who waits. */
export default function Releases() {
  const { apps, confirm, done } = useLoaderData<typeof loader>();
  const result = useActionData<typeof action>();
  const lang = useLang();
  return (
    <OperatorFrame current={paths.operatorReleases} confirm={confirm}>
      <FormAnswer result={result?.typed ? undefined : result} done={done} />
      <p>
        {apps.length === 0 ? m.operator_no_releases({}, lang) : m.operator_releases_text({}, lang)}
      </p>
      <ul className="flex flex-col gap-3">
        {apps.map(({ id, name, waiting }) => (
          <li key={id} className="card flex flex-col gap-3 p-4">
            <p>
              <span className="block font-700">{name}</span>
              <span className="text-sm text-ink-soft">{waiting}</span>
            </p>
            <DecisionForm
              about={id}
              hidden={{ app: id }}
              label={m.operator_why({}, lang)}
              result={result}
              buttons={[{ intent: "release", name: m.operator_release({}, lang) }]}
            />
          </li>
        ))}
      </ul>
    </OperatorFrame>
  );
}
