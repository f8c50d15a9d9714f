import type { LoaderFunctionArgs } from "@remix-run/node";
import { useLoaderData, type MetaFunction } from "@remix-run/react";
import { db } from "#app/db.server.ts";
import { listQuery, parseListState } from "#app/domain/list-state.ts";
import { EASY_SPACE_COUNT, SPACE_LIST, SPACE_PREVIEW_ID } from "#app/domain/space-list.ts";
import * as m from "#app/messages/messages.js";
import { canonical } from "#app/preferences/canonical.ts";
import { pageTitle } from "#app/preferences/page-title.ts";
import { useMode } from "#app/preferences/preferences-context.tsx";
import { toSpaceCard } from "#app/ui/item-cards.server.ts";
import { pack, useUnpacked } from "#app/ui/packed.ts";
import { findSpace, findSpacePage } from "#db/queries/spaces.ts";
import { AdvancedSpaces } from "./advanced-spaces.tsx";
import { EasySpaces } from "./easy-spaces.tsx";

export async function loader({ request }: LoaderFunctionArgs) {
  const state = parseListState(new URL(request.url).searchParams, SPACE_LIST);
  const [{ items, total }, showpiece] = await Promise.all([
    findSpacePage(db, state),
    findSpace(db, SPACE_PREVIEW_ID),
  ]);
  const preview = showpiece ?? items[0];
  const list = pack({
    page: { items: items.map(toSpaceCard), total },
    preview: preview && toSpaceCard(preview),
  });
  return { state, list };
}

export const meta: MetaFunction<typeof loader> = ({ data, matches }) => [
  ...pageTitle(matches, m.spaces_title),
  ...canonical(matches, `/spaces${data ? listQuery(data.state, SPACE_LIST) : ""}`),
];

export default function Spaces() {
  const { state, list } = useLoaderData<typeof loader>();
  const shown = useUnpacked(list);
  if (useMode().mode === "creator") return <AdvancedSpaces state={state} {...shown} />;
  return <EasySpaces spaces={shown.page.items.slice(0, EASY_SPACE_COUNT)} />;
}
