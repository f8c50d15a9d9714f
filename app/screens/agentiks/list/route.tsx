import type { LoaderFunctionArgs } from "@remix-run/node";
import { Link, useLoaderData, type MetaFunction } from "@remix-run/react";
import { db } from "#db/connection/live-database.ts";
import { AGENTIK_LIST } from "#domain/agentiks/agentik-list.ts";
import { listQuery, parseListState } from "#domain/lists/list-state.ts";
import * as m from "#app/messages/messages.js";
import { paths } from "#app/paths.ts";
import { canonical } from "#app/preferences/canonical.ts";
import { pageTitle } from "#app/preferences/page-title.ts";
import { useLang, useMode } from "#app/preferences/preferences-context.tsx";
import { readFlash, withFlash } from "#app/forms/flash.server.ts";
import { requestLang } from "#app/session/request-lang.server.ts";
import { findViewer } from "#app/session/viewer.server.ts";
import { agentikDoneText } from "#app/presenters/answers/agentiks.server.ts";
import { CALM_LIST } from "#app/ui/lists/calm-list.ts";
import { ItemList } from "#app/ui/lists/item-list.tsx";
import { toAgentikCard } from "#app/presenters/item-cards.server.ts";
import { ListToolbar } from "#app/ui/lists/list-toolbar.tsx";
import { useUnpacked } from "#app/ui/lists/packed.ts";
import { ScreenHeading } from "#app/ui/text/screen-heading.tsx";
import { withCards } from "#app/presenters/with-cards.server.ts";
import { findAgentikPage } from "#db/queries/agentiks/agentiks.ts";
import { AgentikPreview } from "./agentik-preview.tsx";
import { ListedAgentik } from "./listed-agentik.tsx";

export async function loader({ request, context }: LoaderFunctionArgs) {
  const state = parseListState(new URL(request.url).searchParams, AGENTIK_LIST);
  const { isVisitor, personId } = await findViewer(request);
  const whose = isVisitor ? undefined : personId;
  const { items, total, first } = await findAgentikPage(db, state, whose);
  const list = {
    total,
    // Beyond the last page there is nothing to preview.
    preview: items.length > 0 && first ? toAgentikCard(first) : undefined,
  };
  const cards = items.map(toAgentikCard);
  const flash = readFlash(request, "");
  if (!flash) return withCards({ state, list, done: "" }, cards, context);
  const lang = requestLang(request);
  const done = agentikDoneText(flash, lang) ?? "";
  return withFlash(request, withCards({ state, list, done, flash }, cards, context));
}

export const meta: MetaFunction<typeof loader> = ({ data, matches }) => [
  ...pageTitle(matches, m.agentiks_title),
  ...canonical(matches, `${paths.agentiks}${data ? listQuery(data.state, AGENTIK_LIST) : ""}`),
];

/** Agentiks (spec 2); in easy mode the same in larger cards, without the preview beside them. */
export default function Agentiks() {
  const { state, list, done, cards: drawn } = useLoaderData<typeof loader>();
  const { total, preview } = list;
  const cards = useUnpacked(drawn);
  const lang = useLang();
  const isEasy = useMode().mode === "easy";
  const items = (
    <ItemList cards={cards} total={total} state={state} choices={AGENTIK_LIST}>
      {(agentik) => <ListedAgentik key={agentik.id} agentik={agentik} />}
    </ItemList>
  );
  return (
    <>
      <ScreenHeading title={m.agentiks_title({}, lang)} text={m.agentiks_subtitle({}, lang)}>
        <Link to={`${paths.create}?tipo=agentik`} className="btn-primary">
          <span className="i-lucide-plus" aria-hidden="true" />
          {m.agentiks_create({}, lang)}
        </Link>
      </ScreenHeading>
      {done && (
        <p role="status" className="card p-3 mb-3 font-600 text-success">
          {done}
        </p>
      )}
      <ListToolbar
        state={state}
        choices={AGENTIK_LIST}
        total={total}
        placeholder={m.agentiks_search({}, lang)}
        categoryNames={{
          all: m.catalogue_all({}, lang),
          active: m.agentiks_active({}, lang),
          content: m.agentiks_content({}, lang),
          customer_service: m.agentiks_customer_service({}, lang),
          automation: m.agentiks_automation({}, lang),
        }}
        sortNames={{
          name: m.catalogue_sort_name({}, lang),
          newest: m.catalogue_sort_newest({}, lang),
          status: m.agentiks_sort_status({}, lang),
        }}
      />
      {cards?.length !== 0 && (
        <p className="mb-4 text-sm text-ink-soft">
          <span className="nav-badge">{m.common_sample_data({}, lang)}</span>{" "}
          {m.agentiks_sample({}, lang)}
        </p>
      )}
      {isEasy ? (
        <div className={CALM_LIST}>{items}</div>
      ) : (
        <div className="list-with-preview">
          <div>{items}</div>
          {preview && <AgentikPreview agentik={preview} />}
        </div>
      )}
    </>
  );
}
