import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/node";
import { Form, useActionData, useLoaderData, type MetaFunction } from "@remix-run/react";
import { useCallback, useState } from "react";
import { db } from "#db/connection/live-database.ts";
import { AGENTIK_LIST } from "#domain/agentiks/agentik-list.ts";
import { listQuery } from "#domain/lists/list-state.ts";
import * as m from "#app/messages/messages.js";
import { paths } from "#domain/addresses/paths.ts";
import { canonical } from "#app/preferences/canonical.ts";
import { parseCatalogueState } from "#app/preferences/catalogue-state.server.ts";
import { pageTitle } from "#app/preferences/page-title.ts";
import { useLang, useMode } from "#app/preferences/preferences-context.tsx";
import { flashOf, readFlash, withFlash } from "#app/forms/flash.server.ts";
import { createFormKey } from "#app/forms/form-key.server.ts";
import { requestLang } from "#app/session/request-lang.server.ts";
import { findViewer } from "#app/session/viewer.server.ts";
import { agentikCardAnswer, agentikDoneText } from "#app/presenters/answers/agentiks.server.ts";
import { answerOnCard } from "#app/presenters/items/card-answers.server.ts";
import type { AgentikCardItem } from "#app/ui/cards/agentik-card.tsx";
import { FilterSelect } from "#app/ui/lists/filter-select.tsx";
import { ItemList } from "#app/ui/lists/item-list.tsx";
import { toAgentikCard } from "#app/presenters/items/item-cards.server.ts";
import { ListToolbar } from "#app/ui/lists/list-toolbar.tsx";
import { ListHeading } from "#app/ui/lists/list-heading.tsx";
import { Link } from "#app/ui/links/link.tsx";
import { findAgentikPage } from "#db/queries/agentiks/agentiks.ts";
import { FormAnswer } from "#app/ui/forms/form-answer.tsx";
import { AgentikPreview } from "./agentik-preview.tsx";
import { answerPauseAll } from "./pause-all-action.server.ts";
import { ListedAgentik, type ListedAgentikItem } from "./listed-agentik.tsx";

export async function loader({ request }: LoaderFunctionArgs) {
  const state = parseCatalogueState(request, AGENTIK_LIST);
  const { personId } = await findViewer(request);
  const { items, total, first } = await findAgentikPage(db, state, personId);
  const lang = requestLang(request);
  const shown: ListedAgentikItem[] = items.map((agentik) => ({
    ...toAgentikCard(agentik),
    ...(!agentik.isMine && { isTheirs: true }),
  }));
  const { cards, flash: onCard } = answerOnCard(shown, flashOf(request), (done) =>
    agentikCardAnswer(done, lang),
  );
  const list = {
    state,
    total,
    cards,
    formKey: createFormKey(),
    // Past the last page there is nothing to preview.
    preview: items.length > 0 && first ? toAgentikCard(first) : undefined,
  };
  const flash = readFlash(request, "") ?? onCard;
  if (!flash) return { ...list, done: "" };
  const done = onCard ? "" : (agentikDoneText(flash, lang) ?? "");
  return withFlash(request, { ...list, done, flash });
}

export const action = (args: ActionFunctionArgs) => answerPauseAll(args);

export const meta: MetaFunction<typeof loader> = ({ data, matches }) => [
  ...pageTitle(matches, m.agentiks_title),
  ...canonical(matches, `${paths.agentiks}${data ? listQuery(data.state, AGENTIK_LIST) : ""}`),
];

/** The list of agentiks; in easy mode with larger cards and without the preview. */
export default function Agentiks() {
  const { state, total, cards, preview, formKey, done } = useLoaderData<typeof loader>();
  const answer = useActionData<typeof action>();
  const lang = useLang();
  const hasActive = cards.some((card) => !card.isTheirs && card.status === "active");
  const [pointed, setPointed] = useState<AgentikCardItem>();
  const isEasy = useMode().mode === "easy";
  const back = `${paths.agentiks}${listQuery(state, AGENTIK_LIST)}`;
  // Pointing at another card draws only the preview again, not the cards.
  const card = useCallback(
    (agentik: ListedAgentikItem) => (
      <ListedAgentik key={agentik.id} agentik={agentik} formKey={formKey} back={back} />
    ),
    [formKey, back],
  );
  const items = (
    <ItemList cards={cards} total={total} state={state} choices={AGENTIK_LIST} onPoint={setPointed}>
      {card}
    </ItemList>
  );
  return (
    <>
      <ListHeading title={m.agentiks_title({}, lang)} text={m.agentiks_subtitle({}, lang)}>
        <Link to={`${paths.create}?tipo=agentik`} className="btn-primary">
          <span className="i-lucide-plus" aria-hidden="true" />
          <span className="max-sm:sr-only">{m.agentiks_create({}, lang)}</span>
        </Link>
      </ListHeading>
      <FormAnswer result={answer} done={answer ? undefined : done} />
      <ListToolbar
        state={state}
        choices={AGENTIK_LIST}
        total={total}
        placeholder={m.agentiks_search({}, lang)}
        categoryNames={{
          all: m.catalogue_all({}, lang),
          active: m.agentiks_active({}, lang),
          content: m.agentiks_kind_content({}, lang),
          customer_service: m.agentiks_kind_customer_service({}, lang),
          automation: m.agentiks_kind_automation({}, lang),
        }}
        sortNames={{
          name: m.catalogue_sort_name({}, lang),
          newest: m.catalogue_sort_newest({}, lang),
          status: m.agentiks_sort_status({}, lang),
        }}
      >
        <FilterSelect
          name="show"
          label={m.agentiks_show({}, lang)}
          value={state.facets?.show ?? "all"}
          values={AGENTIK_LIST.facets.show}
          names={{ all: m.catalogue_all({}, lang), mine: m.agentiks_show_mine({}, lang) }}
        />
      </ListToolbar>
      {state.facets?.show === "mine" && hasActive && (
        <Form method="post" className="flex flex-wrap items-center gap-3 mb-3">
          <button name="intent" value="pause-all" className="btn">
            {m.triggers_pause_all({}, lang)}
          </button>
          <span className="text-sm text-ink-soft">{m.triggers_pause_all_help({}, lang)}</span>
        </Form>
      )}
      {cards.length > 0 && (
        <p className="wide-only mb-3 text-sm text-ink-soft">
          <span className="nav-badge">{m.common_sample_data({}, lang)}</span>{" "}
          {m.agentiks_sample({}, lang)}
        </p>
      )}
      {isEasy ? (
        <div className="easy-list">{items}</div>
      ) : (
        <div className="with-preview">
          <div>{items}</div>
          {preview && <AgentikPreview agentik={pointed ?? preview} />}
        </div>
      )}
    </>
  );
}
