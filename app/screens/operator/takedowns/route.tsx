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
import { parseWhichItem } from "#app/forms/which-item.server.ts";
import { writtenText } from "#app/forms/written-text.server.ts";
import { localDay } from "#app/presenters/local-date.server.ts";
import { localText } from "#app/presenters/local-text.server.ts";
import { requireOperator } from "#app/session/operator.server.ts";
import { requestLang } from "#app/session/request-lang.server.ts";
import { FormAnswer } from "#app/ui/forms/form-answer.tsx";
import { LocalTime } from "#app/ui/text/local-time.tsx";
import { answerTakedown } from "#db/commands/items/takedowns.ts";
import { listTakenDownItems, OPERATOR_PAGE } from "#db/queries/items/moderation.ts";
import { answerDecision, pageOf, withDecisions } from "#app/screens/operator/decide.server.ts";
import { DecisionForm } from "#app/screens/operator/decision-form.tsx";
import { EmptyState } from "#app/ui/text/empty-state.tsx";
import { OperatorFrame, OperatorPages } from "#app/screens/operator/operator-frame.tsx";

export async function loader({ request }: LoaderFunctionArgs) {
  const operator = await requireOperator(request);
  const page = pageOf(request);
  const items = await listTakenDownItems(db, page);
  const lang = requestLang(request);
  return withDecisions(request, operator, {
    // Shared with the owner's screen of an item taken down: as messages they would weigh on every page.
    titles: { reason: localText(m.report_down_reason), answer: localText(m.report_answer) },
    page,
    hasNext: items.length > OPERATOR_PAGE,
    items: items.slice(0, OPERATOR_PAGE).map(({ owner, takenDownAt, outcome, ...item }) => ({
      ...item,
      by: owner ?? m.detail_house({}, lang),
      day: localDay(new Date(takenDownAt)),
      isOpen: item.appeal !== null && outcome === null,
    })),
  });
}

const FORM = z.object({
  intent: z.enum(["uphold", "restore"]),
  kind: typedText(),
  id: typedText(),
  words: writtenText(),
});

export async function action({ request, context }: ActionFunctionArgs) {
  await requireOperator(request);
  const { intent, words, ...which } = await readForm(request, FORM);
  const item = parseWhichItem(which);
  const outcome = intent === "uphold" ? "upheld" : "restored";
  const now = new Date();
  return answerDecision(
    { request, context },
    {
      intent,
      about: `${item.kind} ${item.id}`,
      words,
      needsWords: true,
      page: paths.operatorTakedowns,
      done: outcome,
    },
    (tx, operatorId, answer) => answerTakedown(tx, { operatorId, item, outcome, answer, now }),
  );
}

export const headers = neverStored;

export const meta: MetaFunction = ({ matches }) => [
  ...pageTitle(matches, m.operator_takedowns),
  { name: "robots", content: "noindex" },
];

/** Items taken down, for operators: open appeals first. Each appeal is answered in words. */
export default function Takedowns() {
  const { items, titles, page, hasNext, confirm, done } = useLoaderData<typeof loader>();
  const result = useActionData<typeof action>();
  const lang = useLang();
  const restore = { intent: "restore", name: m.operator_restore({}, lang) };
  const uphold = { intent: "uphold", name: m.operator_uphold({}, lang) };
  return (
    <OperatorFrame current={paths.operatorTakedowns} confirm={confirm}>
      <FormAnswer result={result?.typed ? undefined : result} done={done} />
      {items.length === 0 && (
        <EmptyState
          icon="i-lucide-circle-check"
          title={m.operator_no_takedowns({}, lang)}
          text={m.operator_none_text({}, lang)}
        />
      )}
      <ul className="flex flex-col gap-4">
        {items.map(
          ({ kind, id, name, description, language, by, day, reason, appeal, answer, isOpen }) => (
            <li key={`${kind} ${id}`} className="card flex flex-col gap-3 p-5">
              <h2 className="text-lg font-800 break-words" lang={language}>
                {name}
              </h2>
              <p className="text-sm text-ink-soft">
                {by} · <LocalTime time={day} />
              </p>
              <p className="whitespace-pre-line break-words" lang={language}>
                {description}
              </p>
              <Words title={titles.reason[lang.locale]} text={reason} />
              <Words title={m.operator_appeal({}, lang)} text={appeal} />
              <Words title={titles.answer[lang.locale]} text={answer} />
              <DecisionForm
                about={`${kind} ${id}`}
                hidden={{ kind, id }}
                label={m.operator_answer({}, lang)}
                result={result}
                buttons={isOpen ? [uphold, restore] : [restore]}
              />
            </li>
          ),
        )}
      </ul>
      <OperatorPages page={page} hasNext={hasNext} />
    </OperatorFrame>
  );
}

/** A text by the owner or the operator under a title; nothing without a text. */
function Words({ title, text }: { title: string; text: string | null }) {
  if (text === null) return null;
  return (
    <div>
      <h3 className="font-600">{title}</h3>
      <p className="whitespace-pre-line break-words">{text}</p>
    </div>
  );
}
