import { data, type ActionFunctionArgs, type LoaderFunctionArgs } from "@remix-run/node";
import { useActionData, useLoaderData, type MetaFunction } from "@remix-run/react";
import { db } from "#db/connection/live-database.ts";
import { drawnStatus, nextAgentikStep, ownerStep } from "#domain/agentiks/agentik-status.ts";
import { parseItemId } from "#domain/items/item-ids.ts";
import * as m from "#app/messages/messages.js";
import { paths } from "#domain/addresses/paths.ts";
import { linkPreview } from "#app/preferences/link-preview.ts";
import { useLang } from "#app/preferences/preferences-context.tsx";
import { readFlash, withFlash } from "#app/forms/flash.server.ts";
import { createFormKey } from "#app/forms/form-key.server.ts";
import { guestMadeOf } from "#app/presenters/guest-made.server.ts";
import { requestLang } from "#app/session/request-lang.server.ts";
import { findViewer } from "#app/session/viewer.server.ts";
import { AgentikCard, statusBadge } from "#app/ui/cards/agentik-card.tsx";
import { agentikDoneLink, agentikDoneText } from "#app/presenters/answers/agentiks.server.ts";
import { stoppedAgentiksText } from "#app/presenters/stopped-agentiks.server.ts";
import { moderationOf } from "#app/presenters/takedown-notice.server.ts";
import { DetailHead } from "#app/ui/detail/detail-head.tsx";
import { agentikTypeLabel, languageLabel } from "#app/presenters/items/detail-labels.server.ts";
import { Fact } from "#app/ui/detail/fact-list.tsx";
import { Notice } from "#app/ui/forms/notice.tsx";
import { ItemActionForm } from "#app/ui/forms/item-action-form.tsx";
import { toAgentikCard } from "#app/presenters/items/item-cards.server.ts";
import { withBadge } from "#app/presenters/items/item-labels.server.ts";
import { localText } from "#app/presenters/local-text.server.ts";
import { localDay } from "#app/presenters/local-date.server.ts";
import { LocalTime } from "#app/ui/text/local-time.tsx";
import { RELATED_COUNT, RelatedItems } from "#app/ui/detail/related-items.tsx";
import { Link } from "#app/ui/links/link.tsx";
import {
  findAgentikDetail,
  listRelatedAgentiks,
  type AgentikDetail,
} from "#db/queries/agentiks/agentik-detail.ts";
import { answerAgentik } from "./agentik-action.server.ts";
import { AgentikParts } from "./agentik-parts.tsx";

export async function loader({ request, params }: LoaderFunctionArgs) {
  const id = parseItemId(params.id);
  if (!id) throw data(null, { status: 404 });
  const viewer = await findViewer(request);
  const { personId } = viewer;
  const [agentik, related] = await Promise.all([
    findAgentikDetail(db, id, personId),
    listRelatedAgentiks(db, id, RELATED_COUNT),
  ]);
  if (!agentik) throw data(null, { status: 404 });
  const flash = readFlash(request, agentik.id);
  const lang = requestLang(request);
  const isMine = agentik.ownerId === personId;
  const guestMade = guestMadeOf(
    "agentik",
    viewer,
    { id, isOwn: isMine && !agentik.isExample, isNew: flash?.code === "agentik-created" },
    lang,
  );
  return withFlash(request, {
    flash,
    done: guestMade?.isNew ? guestMade.text : flash && agentikDoneText(flash, lang),
    doneLink: flash && isMine ? agentikDoneLink(flash, lang) : undefined,
    guestMade,
    formKey: createFormKey(),
    isMine,
    moderation: moderationOf(
      "agentik",
      { id: agentik.id, takenDownAt: agentik.takenDownAt, isOpen: true, isOwner: isMine },
      lang,
    ),
    agentik: {
      ...withBadge(toAgentikCard({ ...agentik, isExample: false }), agentik.isExample),
      description: agentik.description,
      type: agentikTypeLabel(agentik.type),
      owner: agentik.owner,
      writtenIn: languageLabel(agentik.language),
      since: localDay(agentik.createdAt),
    },
    next: isMine ? ownerNext(agentik) : null,
    stopped: isMine ? stoppedAgentiksText(agentik.stoppedSince, { lang, zone: viewer.zone }) : null,
    related: related.map(toAgentikCard),
  });
}

/** The owner's next step, in words: sent with the page, so that its script does not carry them all. */
function ownerNext({ id, status, type, isTaught, isTried, page }: AgentikDetail) {
  const step = ownerStep({
    status: drawnStatus(status),
    isTaught,
    isTried,
    isForCustomers: page !== null || type === "customer_service" || type === "sales",
    hasOpenPage: page?.isOpen ?? false,
  });
  if (step === undefined) return null;
  const { text, name, to } = {
    teach: {
      text: m.agentiks_next_teach,
      name: m.agentiks_next_teach_menu,
      to: `${paths.agentikConfigure(id)}#knows`,
    },
    try: { text: m.agentiks_next_try, name: m.detail_try, to: paths.agentikTry(id) },
    launch: { text: m.agentiks_next_launch, name: m.agentiks_launch, to: null },
    open: { text: m.agentiks_next_open, name: m.channels_do_open, to: paths.agentikChannels(id) },
    share: {
      text: m.agentiks_next_share,
      name: m.agentiks_next_share_link,
      to: `${paths.agentikChannels(id)}#share`,
    },
  }[step];
  // That part of Configure loads late: the browser finds it in the server's HTML.
  return { text: localText(text), name: localText(name), to, isLate: step === "teach" };
}

export const action = (args: ActionFunctionArgs) => answerAgentik(args);

export const meta: MetaFunction<typeof loader> = ({ data: shown, matches }) =>
  shown ? linkPreview(matches, "agentik", shown.agentik) : [];

/**
 * The page of one agentik: what it is, what it has done once it has worked, and how to use it.
 */
export default function Agentik() {
  const lang = useLang();
  const {
    agentik,
    related,
    isMine,
    next,
    formKey,
    done,
    doneLink,
    guestMade,
    moderation,
    stopped,
  } = useLoaderData<typeof loader>();
  const answer = useActionData<typeof action>();
  const page = paths.agentik(agentik.id);
  const step = nextAgentikStep(agentik.status);
  const tryOwn = step === "pause" ? m.detail_try_launched : m.detail_try_yours;
  const tryText = isMine ? tryOwn : m.detail_try_theirs;
  return (
    <div className="flex flex-col gap-6">
      {stopped && <Notice tone="note">{stopped}</Notice>}
      <div>
        <DetailHead
          kind="agentik"
          item={agentik}
          result={answer}
          done={done}
          doneLink={doneLink}
          moderation={moderation}
          guestMade={guestMade}
          badgeClass={statusBadge(agentik.status)}
          facts={
            <>
              <Fact name={m.detail_status({}, lang)}>{agentik.label[lang.locale]}</Fact>
              <Fact name={m.detail_type({}, lang)}>{agentik.type[lang.locale]}</Fact>
              <Fact name={m.detail_owner({}, lang)}>{agentik.owner}</Fact>
              <Fact name={m.detail_language({}, lang)}>{agentik.writtenIn[lang.locale]}</Fact>
              <Fact name={m.detail_since({}, lang)}>
                <LocalTime time={agentik.since} />
              </Fact>
              {agentik.figures && (
                <>
                  <Fact name={m.runs_tasks({}, lang)}>{agentik.figures.tasks}</Fact>
                  <Fact name={m.runs_success({}, lang)}>{agentik.figures.success}</Fact>
                  <Fact name={m.runs_last_worked({}, lang)}>
                    {agentik.figures.last[lang.locale]}
                  </Fact>
                </>
              )}
            </>
          }
        >
          {isMine && (
            <>
              {next?.to && (
                <Link to={next.to} reloadDocument={next.isLate} className="btn-primary">
                  {next.name[lang.locale]}
                </Link>
              )}
              <ItemActionForm action={page} intent={step} isMain={next?.to === null}>
                {step === "pause" ? m.agentiks_pause({}, lang) : m.agentiks_launch({}, lang)}
              </ItemActionForm>
              <Link to={`${page}/configure`} className="btn">
                <span className="i-lucide-settings-2" aria-hidden="true" />
                {m.cards_configure({}, lang)}
              </Link>
            </>
          )}
          <ItemActionForm action={page} intent="duplicate" formKey={formKey} isMain={!isMine}>
            {m.agentiks_duplicate({}, lang)}
          </ItemActionForm>
          {next && <p className="w-full font-600">{next.text[lang.locale]}</p>}
        </DetailHead>
      </div>
      <section
        id="try"
        aria-labelledby="try-title"
        className="kind-agentik card flex flex-wrap items-center gap-x-6 gap-y-3 p-4 md:p-5"
      >
        <div className="flex-1 basis-64">
          <h2 id="try-title" className="text-xl font-800">
            {m.detail_try({}, lang)}
          </h2>
          <p className="max-w-prose">
            {(isMine && agentik.figures ? m.detail_try_works : tryText)({}, lang)}
          </p>
        </div>
        {isMine ? (
          <AgentikParts id={agentik.id} />
        ) : (
          <ItemActionForm action={page} intent="duplicate" formKey={formKey}>
            {m.detail_try_copy({}, lang)}
          </ItemActionForm>
        )}
      </section>
      <section id="configure" aria-labelledby="configuration" className="flex flex-col gap-3">
        <h2 id="configuration" className="text-xl font-800">
          {m.detail_configuration({}, lang)}
        </h2>
        <p className="max-w-prose">
          {(isMine ? m.detail_configuration_yours : m.detail_configuration_theirs)({}, lang)}
        </p>
      </section>
      <RelatedItems
        title={m.detail_related({}, lang)}
        all={{ to: paths.agentiks, name: m.detail_all_agentiks({}, lang) }}
        items={related}
        isSample
      >
        {(each) => <AgentikCard key={each.id} agentik={each} />}
      </RelatedItems>
    </div>
  );
}
