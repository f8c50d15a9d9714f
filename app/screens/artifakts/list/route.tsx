import type { LoaderFunctionArgs } from "@remix-run/node";
import { Link, useLoaderData, type MetaFunction } from "@remix-run/react";
import { db } from "#db/connection/live-database.ts";
import { ARTIFAKT_LIST, CARD_TAG_COUNT } from "#domain/artifakts/artifakt-list.ts";
import type { Artifakt, InLanguage } from "#domain/items/items.ts";
import { listQuery, parseListState } from "#domain/lists/list-state.ts";
import * as m from "#app/messages/messages.js";
import { paths } from "#app/paths.ts";
import { canonical } from "#app/preferences/canonical.ts";
import { pageTitle } from "#app/preferences/page-title.ts";
import { useLang, useMode } from "#app/preferences/preferences-context.tsx";
import { findViewer } from "#app/session/viewer.server.ts";
import { CALM_LIST } from "#app/ui/lists/calm-list.ts";
import { addStandings } from "#app/presenters/card-standings.server.ts";
import { ItemList } from "#app/ui/lists/item-list.tsx";
import { toArtifaktCard } from "#app/presenters/item-cards.server.ts";
import { useUnpacked } from "#app/ui/lists/packed.ts";
import { ScreenHeading } from "#app/ui/text/screen-heading.tsx";
import { withCards } from "#app/presenters/with-cards.server.ts";
import { findArtifaktPage } from "#db/queries/artifakts/artifakts.ts";
import { ArtifaktPreview } from "./artifakt-preview.tsx";
import { ArtifaktToolbar } from "./artifakt-toolbar.tsx";
import { ListedArtifakt } from "./listed-artifakt.tsx";

const toListed = (artifakt: InLanguage<Artifakt>) => ({
  ...toArtifaktCard(artifakt),
  tags: artifakt.tags.slice(0, CARD_TAG_COUNT),
  ...(artifakt.price > 0 && { price: artifakt.price }),
});

export async function loader({ request, context }: LoaderFunctionArgs) {
  const state = parseListState(new URL(request.url).searchParams, ARTIFAKT_LIST);
  const [viewer, { items, total, first }] = await Promise.all([
    findViewer(request),
    findArtifaktPage(db, state),
  ]);
  const cards = items.map(toListed);
  const { artifakts } = await addStandings(viewer, { artifakts: cards }, new Date());
  const list = {
    total,
    // Beyond the last page there is nothing to preview.
    preview: items.length > 0 && first ? toArtifaktCard(first) : undefined,
  };
  return withCards({ state, list }, artifakts, context);
}

export const meta: MetaFunction<typeof loader> = ({ data, matches }) => [
  ...pageTitle(matches, m.artifakts_title),
  ...canonical(matches, `${paths.artifakts}${data ? listQuery(data.state, ARTIFAKT_LIST) : ""}`),
];

/** Artifakts (spec 2); in easy mode the same in larger cards, without the preview beside them. */
export default function Artifakts() {
  const { state, list, cards: drawn } = useLoaderData<typeof loader>();
  const { total, preview } = list;
  const cards = useUnpacked(drawn);
  const lang = useLang();
  const isEasy = useMode().mode === "easy";
  const items = (
    <ItemList cards={cards} total={total} state={state} choices={ARTIFAKT_LIST}>
      {(artifakt) => <ListedArtifakt key={artifakt.id} artifakt={artifakt} />}
    </ItemList>
  );
  return (
    <>
      <ScreenHeading title={m.artifakts_title({}, lang)} text={m.artifakts_subtitle({}, lang)}>
        <Link to={`${paths.create}?tipo=artifakt`} className="btn-primary">
          <span className="i-lucide-upload" aria-hidden="true" />
          {m.artifakts_upload({}, lang)}
        </Link>
      </ScreenHeading>
      <ArtifaktToolbar state={state} total={total} />
      {isEasy ? (
        <div className={CALM_LIST}>{items}</div>
      ) : (
        <div className="list-with-preview">
          <div>{items}</div>
          {preview && <ArtifaktPreview artifakt={preview} />}
        </div>
      )}
    </>
  );
}
