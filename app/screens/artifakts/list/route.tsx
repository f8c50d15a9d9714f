import type { LoaderFunctionArgs } from "@remix-run/node";
import { useLoaderData, type MetaFunction } from "@remix-run/react";
import { useCallback, useState } from "react";
import { db } from "#db/connection/live-database.ts";
import { ARTIFAKT_LIST, CARD_TAG_COUNT } from "#domain/artifakts/artifakt-list.ts";
import { listQuery } from "#domain/lists/list-state.ts";
import * as m from "#app/messages/messages.js";
import { paths } from "#domain/addresses/paths.ts";
import { canonical } from "#app/preferences/canonical.ts";
import { parseCatalogueState } from "#app/preferences/catalogue-state.server.ts";
import { pageTitle } from "#app/preferences/page-title.ts";
import { useLang, useMode } from "#app/preferences/preferences-context.tsx";
import { flashOf, withFlash } from "#app/forms/flash.server.ts";
import { requestLang } from "#app/session/request-lang.server.ts";
import { findViewer } from "#app/session/viewer.server.ts";
import { artifaktCardAnswer } from "#app/presenters/answers/artifakts.server.ts";
import { answerOnCard } from "#app/presenters/items/card-answers.server.ts";
import { addRelationships } from "#app/presenters/items/card-relationships.server.ts";
import type { ArtifaktCardItem } from "#app/ui/cards/artifakt-card.tsx";
import { usePicturesLink } from "#app/ui/art/pictures-asked.ts";
import { ItemList } from "#app/ui/lists/item-list.tsx";
import { toArtifaktCard, toArtifaktCards } from "#app/presenters/items/item-cards.server.ts";
import { ListHeading } from "#app/ui/lists/list-heading.tsx";
import { Link } from "#app/ui/links/link.tsx";
import {
  findArtifaktPage,
  findOwnArtifaktPage,
  type CardArtifakt,
} from "#db/queries/artifakts/artifakts.ts";
import { ArtifaktPreview } from "./artifakt-preview.tsx";
import { ArtifaktToolbar } from "./artifakt-toolbar.tsx";
import { ListedArtifakt, type ListedArtifaktItem } from "./listed-artifakt.tsx";

/** @param isDense without tags: a line has no room for them */
const toListed = (artifakts: readonly CardArtifakt[], isDense: boolean): ListedArtifaktItem[] =>
  toArtifaktCards(artifakts).map((card, index) => ({
    ...card,
    tags: isDense ? [] : artifakts[index]!.tags.slice(0, CARD_TAG_COUNT),
  }));

export async function loader({ request }: LoaderFunctionArgs) {
  const state = parseCatalogueState(request, ARTIFAKT_LIST);
  const asked = findViewer(request);
  const [viewer, { items, total, first }] = await Promise.all([
    asked,
    state.facets?.show === "mine"
      ? asked.then(({ personId }) => findOwnArtifaktPage(db, state, personId))
      : findArtifaktPage(db, state),
  ]);
  const cards = toListed(items, state.view === "list");
  const { artifakts } = await addRelationships(viewer, { artifakts: cards }, new Date());
  const lang = requestLang(request);
  const answered = answerOnCard(artifakts, flashOf(request), (done) =>
    artifaktCardAnswer(done, lang),
  );
  return withFlash(request, {
    state,
    total,
    ...answered,
    // Past the last page there is nothing to preview.
    preview:
      items.length > 0 && first
        ? (cards.find(({ id }) => id === first.id) ?? toArtifaktCard(first))
        : undefined,
  });
}

export const meta: MetaFunction<typeof loader> = ({ data, matches }) => [
  ...pageTitle(matches, m.artifakts_title),
  ...canonical(matches, `${paths.artifakts}${data ? listQuery(data.state, ARTIFAKT_LIST) : ""}`),
];

/** The list of artifakts; in easy mode with larger cards and without the preview. */
export default function Artifakts() {
  const { state, total, cards, preview } = useLoaderData<typeof loader>();
  const lang = useLang();
  const [pointed, setPointed] = useState<ArtifaktCardItem>();
  const picturesLink = usePicturesLink();
  const isEasy = useMode().mode === "easy";
  const back = `${paths.artifakts}${listQuery(state, ARTIFAKT_LIST)}`;
  // Pointing at another card draws only the preview again, not the cards.
  const card = useCallback(
    (artifakt: ListedArtifaktItem) => (
      <ListedArtifakt key={artifakt.id} artifakt={artifakt} back={back} />
    ),
    [back],
  );
  const items = (
    <>
      {cards.some(({ sheet }) => sheet) && picturesLink}
      <ItemList
        cards={cards}
        total={total}
        state={state}
        choices={ARTIFAKT_LIST}
        onPoint={setPointed}
      >
        {card}
      </ItemList>
    </>
  );
  return (
    <>
      <ListHeading title={m.artifakts_title({}, lang)} text={m.artifakts_subtitle({}, lang)}>
        <Link to={`${paths.create}?tipo=artifakt`} className="btn-primary">
          <span className="i-lucide-upload" aria-hidden="true" />
          <span className="max-sm:sr-only">{m.artifakts_upload({}, lang)}</span>
        </Link>
      </ListHeading>
      <ArtifaktToolbar state={state} total={total} />
      {isEasy ? (
        <div className="easy-list">{items}</div>
      ) : (
        <div className="with-preview">
          <div>{items}</div>
          {preview && <ArtifaktPreview artifakt={pointed ?? preview} />}
        </div>
      )}
    </>
  );
}
