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
import { parseReported, shownAt } from "#app/forms/which-item.server.ts";
import { writtenText } from "#app/forms/written-text.server.ts";
import { localDay, localMoment } from "#app/presenters/local-date.server.ts";
import { reasonName } from "#app/presenters/report-reasons.server.ts";
import { requireOperator } from "#app/session/operator.server.ts";
import { requestLang } from "#app/session/request-lang.server.ts";
import { FormAnswer } from "#app/ui/forms/form-answer.tsx";
import { EmptyState } from "#app/ui/text/empty-state.tsx";
import { Link } from "#app/ui/links/link.tsx";
import { LocalTime } from "#app/ui/text/local-time.tsx";
import { dismissReports } from "#db/commands/items/reports.ts";
import { takeDownItem } from "#db/commands/items/takedowns.ts";
import { takeDownOwnKit } from "#db/commands/shop/own-kits/review-own-kit.ts";
import { findAgentikStop } from "#db/queries/runs/agentik-stop.ts";
import { listReportedItems, OPERATOR_PAGE } from "#db/queries/items/moderation.ts";
import { answerDecision, pageOf, withDecisions } from "#app/screens/operator/decide.server.ts";
import { AgentikStop, RESUME_AGENTIKS, STOP_AGENTIKS } from "./agentik-stop.tsx";
import { answerAgentikStop } from "./agentik-stop-action.server.ts";
import { DecisionForm } from "#app/screens/operator/decision-form.tsx";
import { OperatorFrame, OperatorPages } from "#app/screens/operator/operator-frame.tsx";

export async function loader({ request }: LoaderFunctionArgs) {
  const operator = await requireOperator(request);
  const page = pageOf(request);
  const [items, stop] = await Promise.all([listReportedItems(db, page), findAgentikStop(db)]);
  const lang = requestLang(request);
  return withDecisions(request, operator, {
    stoppedSince: stop ? localMoment(stop) : null,
    page,
    hasNext: items.length > OPERATOR_PAGE,
    items: items.slice(0, OPERATOR_PAGE).map(({ reports, since, reporters, owner, ...item }) => ({
      ...item,
      address: shownAt(item.kind, item.id),
      count: m.operator_reporters({ count: reporters }, lang),
      by: owner ?? m.detail_house({}, lang),
      since: localDay(new Date(since)),
      reports: reports.map(({ reason, text }) => ({ reason: reasonName(reason, lang), text })),
    })),
  });
}

const FORM = z.object({
  intent: z.enum(["take-down", "dismiss", STOP_AGENTIKS, RESUME_AGENTIKS]),
  kind: typedText(),
  id: typedText(),
  words: writtenText(),
});

export async function action({ request, context }: ActionFunctionArgs) {
  await requireOperator(request);
  const { intent, words, ...which } = await readForm(request, FORM);
  if (intent === STOP_AGENTIKS || intent === RESUME_AGENTIKS)
    return answerAgentikStop({ request, context }, { intent, words });
  const item = parseReported(which);
  const now = new Date();
  return answerDecision(
    { request, context },
    {
      intent,
      about: `${item.kind} ${item.id}`,
      words,
      needsWords: true,
      page: paths.operator,
      done: intent === "dismiss" ? "dismissed" : "taken-down",
    },
    (tx, operatorId, reason) => {
      if (intent === "dismiss") return dismissReports(tx, { operatorId, item, reason, now });
      const { kind, id } = item;
      return kind === "kit"
        ? takeDownOwnKit(tx, { operatorId, id, reason, now })
        : takeDownItem(tx, { operatorId, item: { kind, id }, reason, now });
    },
  );
}

export const headers = neverStored;

export const meta: MetaFunction = ({ matches }) => [
  ...pageTitle(matches, m.operator_title),
  { name: "robots", content: "noindex" },
];

/**
 * Reported items, for operators: each can be taken down with a reason, or its reports dismissed. Above them
 * the stop of all agentiks.
 */
export default function Reports() {
  const { items, stoppedSince, page, hasNext, confirm, done } = useLoaderData<typeof loader>();
  const result = useActionData<typeof action>();
  const lang = useLang();
  return (
    <OperatorFrame current={paths.operator} confirm={confirm}>
      <FormAnswer result={result?.typed ? undefined : result} done={done} />
      <AgentikStop since={stoppedSince} result={result} />
      {items.length === 0 && (
        <EmptyState
          icon="i-lucide-circle-check"
          title={m.operator_no_reports({}, lang)}
          text={m.operator_none_text({}, lang)}
        />
      )}
      <ul className="flex flex-col gap-4">
        {items.map(({ kind, id, name, language, address, count, by, since, reports }) => (
          <li key={`${kind} ${id}`} className="card flex flex-col gap-3 p-5">
            <h2 className="text-lg font-800 break-words">
              <Link to={address} className="hover:underline" lang={language}>
                {name}
              </Link>
            </h2>
            <p className="text-sm text-ink-soft">
              {by} · {count} · <LocalTime time={since} />
            </p>
            <ul className="list-disc pl-5">
              {reports.map(({ reason, text }, index) => (
                <li key={index} className="break-words">
                  {reason}
                  {text && <span className="block whitespace-pre-line">{text}</span>}
                </li>
              ))}
            </ul>
            <DecisionForm
              about={`${kind} ${id}`}
              hidden={{ kind, id }}
              label={m.operator_reason({}, lang)}
              result={result}
              buttons={[
                { intent: "take-down", name: m.operator_take_down({}, lang) },
                { intent: "dismiss", name: m.operator_dismiss({}, lang) },
              ]}
            />
          </li>
        ))}
      </ul>
      <OperatorPages page={page} hasNext={hasNext} />
    </OperatorFrame>
  );
}
