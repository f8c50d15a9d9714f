import { data, type ActionFunctionArgs, type LoaderFunctionArgs } from "@remix-run/node";
import { useActionData, useLoaderData, type MetaFunction } from "@remix-run/react";
import { lazy, Suspense } from "react";
import { env } from "#config/env.ts";
import { db } from "#db/connection/live-database.ts";
import { DUTIES, type Duty } from "#domain/agentiks/duties/duties.ts";
import { zoneOf } from "#domain/people/business/business-zone.ts";
import { parseItemId } from "#domain/items/item-ids.ts";
import { findWorkingAgentik, listTriggers } from "#db/queries/agentiks/duties/list-triggers.ts";
import { readFlash, withFlash } from "#app/forms/flash.server.ts";
import { createFormKey } from "#app/forms/form-key.server.ts";
import * as m from "#app/messages/messages.js";
import { paths, serverPaths } from "#domain/addresses/paths.ts";
import { pageTitle } from "#app/preferences/page-title.ts";
import { useLang } from "#app/preferences/preferences-context.tsx";
import { requestLang } from "#app/session/request-lang.server.ts";
import { findViewer } from "#app/session/viewer.server.ts";
import { FormAnswer } from "#app/ui/forms/form-answer.tsx";
import { Notice } from "#app/ui/forms/notice.tsx";
import { useResetKey } from "#app/ui/forms/use-reset-key.ts";
import { EmptyState } from "#app/ui/text/empty-state.tsx";
import { Link } from "#app/ui/links/link.tsx";
import { ScreenHeading } from "#app/ui/text/screen-heading.tsx";
import { shownZones, toShownTrigger } from "./shown-trigger.server.ts";
import { TriggerCard } from "./trigger-card.tsx";
import { answerTriggers, triggerDoneText } from "./triggers-action.server.ts";

/** Loaded on pages with a webhook. */
const HookPart = lazy(async () => ({ default: (await import("./late-hook-part.tsx")).HookPart }));
/** Loaded where a duty is added or changed. */
const TriggerForm = lazy(async () => ({
  default: (await import("./late-trigger-form.tsx")).TriggerForm,
}));
/** Loaded on pages with a duty that drafts replies to reviews. */
const ReviewForm = lazy(async () => ({
  default: (await import("./late-review-form.tsx")).ReviewForm,
}));

/** Triggers of the viewer's agentik; 404 for another person's. */
export async function loader({ request, params }: LoaderFunctionArgs) {
  const id = parseItemId(params.id);
  if (!id) throw data(null, { status: 404 });
  const { personId } = await findViewer(request);
  const whose = { id, personId };
  const [agentik, triggers] = await Promise.all([
    findWorkingAgentik(db, whose),
    listTriggers(db, whose),
  ]);
  if (!agentik) throw data(null, { status: 404 });
  const url = new URL(request.url);
  const now = new Date();
  const flash = readFlash(request, agentik.id);
  const origin = env.PUBLIC_URL ?? url.origin;
  return withFlash(request, {
    flash,
    said: flash && triggerDoneText(flash.code, requestLang(request)),
    formKey: createFormKey(),
    agentik: { id: agentik.id, name: agentik.name, isActive: agentik.status === "active" },
    reports:
      agentik.spaceId && agentik.reportsId
        ? paths.spaceThread(agentik.spaceId, agentik.reportsId)
        : null,
    adding: DUTIES.find((duty) => duty === url.searchParams.get("new")) ?? null,
    editing: url.searchParams.get("edit"),
    zones: shownZones(zoneOf(agentik.business), requestLang(request)),
    triggers: triggers.map((trigger) => ({
      ...toShownTrigger(trigger, { now, zone: zoneOf(agentik.business) }),
      address: trigger.duty === "note" ? new URL(serverPaths.hook(trigger.id), origin).href : null,
    })),
  });
}

export const action = (args: ActionFunctionArgs) => answerTriggers(args);

export const meta: MetaFunction<typeof loader> = ({ data: shown, matches }) => [
  ...pageTitle(matches, (_, lang) => m.triggers_title({ name: shown?.agentik.name ?? "" }, lang)),
  { name: "robots", content: "noindex" },
];

const DUTY_WORDS = {
  report: [m.triggers_duty_report, m.triggers_about_report],
  remind: [m.triggers_duty_remind, m.triggers_about_remind],
  ask: [m.triggers_duty_ask, m.triggers_about_ask],
  watch: [m.triggers_duty_watch, m.triggers_about_watch],
  stock: [m.triggers_duty_stock, m.triggers_about_stock],
  welcome: [m.triggers_duty_welcome, m.triggers_about_welcome],
  note: [m.triggers_duty_note, m.triggers_about_note],
  task: [m.triggers_duty_task, m.triggers_about_task],
  tell: [m.triggers_duty_tell, m.triggers_about_tell],
  react: [m.triggers_duty_react, m.triggers_about_react],
  review: [m.triggers_duty_review, m.triggers_about_review],
} as const satisfies Record<Duty, unknown>;

/** An agentik's triggers, by which it works without being written to, and the form of each duty. */
export default function AgentikTriggers() {
  const { agentik, reports, adding, editing, zones, triggers, said, formKey } =
    useLoaderData<typeof loader>();
  const answer = useActionData<typeof action>();
  const lang = useLang();
  const page = paths.agentikTriggers(agentik.id);
  const resetKey = useResetKey(formKey);
  const refused = answer?.ok === false ? answer : undefined;
  const typed = refused?.typed;
  const made = answer?.ok ? answer.value : undefined;
  const duty = refused?.intent === "create" && typed ? typed.duty : adding;
  return (
    <div className="max-w-180 mx-auto flex flex-col gap-5 pb-6">
      <ScreenHeading
        title={m.triggers_title({ name: agentik.name }, lang)}
        text={m.triggers_subtitle({}, lang)}
      >
        <div className="flex flex-wrap gap-2">
          <Link to={paths.agentik(agentik.id)} className="btn">
            {m.triggers_back({}, lang)}
          </Link>
          <Link to={paths.agentikRuns(agentik.id)} className="btn">
            {m.triggers_runs({}, lang)}
          </Link>
          {reports && (
            <Link to={reports} className="btn">
              {m.triggers_reports({}, lang)}
            </Link>
          )}
        </div>
      </ScreenHeading>
      <FormAnswer result={answer} done={said} />
      {made && made.secret !== "" && !triggers.some(({ id }) => id === made.triggerId) && (
        // A visitor's first write: the page still shows the example that it was written on.
        <Notice tone="good">
          {m.triggers_secret({}, lang)} <code className="break-all">{made.secret}</code>
        </Notice>
      )}
      {!agentik.isActive && <Notice tone="note">{m.triggers_not_active({}, lang)}</Notice>}
      {triggers.length === 0 ? (
        <EmptyState
          icon="i-lucide-clock"
          title={m.triggers_none_title({}, lang)}
          text={m.triggers_none({}, lang)}
        />
      ) : (
        <ul className="flex flex-col gap-3">
          {triggers.map((trigger) => {
            const isTyped = refused?.intent === "change" && typed?.trigger === trigger.id;
            return (
              <TriggerCard
                key={trigger.id}
                trigger={trigger}
                formKey={formKey}
                edit={`${page}?edit=${trigger.id}#${trigger.id}`}
              >
                {(isTyped || editing === trigger.id) && (
                  <Suspense>
                    <TriggerForm
                      duty={trigger.duty}
                      trigger={trigger.id}
                      values={isTyped ? typed : trigger.typed}
                      problems={isTyped ? refused.fields : undefined}
                      formKey={formKey}
                      zones={zones}
                      back={page}
                    />
                  </Suspense>
                )}
                {trigger.duty === "review" && (
                  <Suspense>
                    <ReviewForm
                      trigger={trigger.id}
                      formKey={formKey}
                      {...(refused?.intent === "draft" && typed?.trigger === trigger.id
                        ? { value: typed.review, mood: typed.mood, problem: refused.fields?.review }
                        : {})}
                    />
                  </Suspense>
                )}
                {trigger.address !== null && (
                  <Suspense>
                    <HookPart
                      trigger={trigger}
                      address={trigger.address}
                      secret={made?.triggerId === trigger.id ? made.secret : undefined}
                    />
                  </Suspense>
                )}
              </TriggerCard>
            );
          })}
        </ul>
      )}
      <section aria-labelledby="add" className="flex flex-col gap-3">
        <h2 id="add" className="text-xl font-800">
          {m.triggers_add({}, lang)}
        </h2>
        <nav aria-labelledby="add" className="flex flex-wrap gap-2">
          {DUTIES.map((each) => (
            <Link
              key={each}
              to={`${page}?new=${each}#add`}
              preventScrollReset
              aria-current={each === duty ? "true" : undefined}
              className="chip"
            >
              {DUTY_WORDS[each][0]({}, lang)}
            </Link>
          ))}
        </nav>
        {duty && (
          <div className="card p-4 flex flex-col gap-3">
            <p className="text-ink-soft">{DUTY_WORDS[duty][1]({}, lang)}</p>
            <Suspense>
              <TriggerForm
                key={`${duty} ${resetKey}`}
                duty={duty}
                values={refused?.intent === "create" && typed ? typed : {}}
                problems={refused?.intent === "create" ? refused.fields : undefined}
                formKey={formKey}
                zones={zones}
                back={page}
              />
            </Suspense>
          </div>
        )}
      </section>
    </div>
  );
}
