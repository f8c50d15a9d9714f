import type { LoaderFunctionArgs } from "@remix-run/node";
import { useLoaderData, type MetaFunction } from "@remix-run/react";
import { db } from "#db/connection/live-database.ts";
import { listQuery, parseListState } from "#domain/lists/list-state.ts";
import { EASY_SPACE_COUNT, SPACE_LIST, SPACE_PREVIEW_ID } from "#domain/spaces/space-list.ts";
import * as m from "#app/messages/messages.js";
import { paths } from "#app/paths.ts";
import { canonical } from "#app/preferences/canonical.ts";
import { pageTitle } from "#app/preferences/page-title.ts";
import { useMode } from "#app/preferences/preferences-context.tsx";
import { findViewer } from "#app/session/viewer.server.ts";
import { addStandings } from "#app/presenters/card-standings.server.ts";
import { toSpaceCard } from "#app/presenters/item-cards.server.ts";
import { useUnpacked } from "#app/ui/lists/packed.ts";
import { withCards } from "#app/presenters/with-cards.server.ts";
import { findSpace, findSpacePage } from "#db/queries/spaces/spaces.ts";
import { AdvancedSpaces } from "./advanced-spaces.tsx";
import { EasySpaces } from "./easy-spaces.tsx";

export async function loader({ request, context }: LoaderFunctionArgs) {
  const state = parseListState(new URL(request.url).searchParams, SPACE_LIST);
  const [viewer, { items, total }, showpiece] = await Promise.all([
    findViewer(request),
    findSpacePage(db, state),
    findSpace(db, SPACE_PREVIEW_ID),
  ]);
  const { spaces } = await addStandings(viewer, { spaces: items.map(toSpaceCard) }, new Date());
  const preview = showpiece ?? items[0];
  const list = {
    total,
    // Easy mode shows these, and no others.
    first: spaces.slice(0, EASY_SPACE_COUNT),
    preview: preview && toSpaceCard(preview),
  };
  return withCards({ state, list }, spaces, context);
}

export const meta: MetaFunction<typeof loader> = ({ data, matches }) => [
  ...pageTitle(matches, m.spaces_title),
  ...canonical(matches, `${paths.spaces}${data ? listQuery(data.state, SPACE_LIST) : ""}`),
];

export default function Spaces() {
  const { state, list, cards: drawn } = useLoaderData<typeof loader>();
  const { first, ...shown } = list;
  const cards = useUnpacked(drawn);
  if (useMode().mode === "easy") return <EasySpaces spaces={first} />;
  return <AdvancedSpaces state={state} cards={cards} {...shown} />;
}
