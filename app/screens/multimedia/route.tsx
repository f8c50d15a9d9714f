import { data, type ActionFunctionArgs, type LoaderFunctionArgs } from "@remix-run/node";
import { useActionData, useLoaderData, type MetaFunction } from "@remix-run/react";
import { db } from "#app/db.server.ts";
import {
  EFFECT_GENRE,
  HOME_COUNTS,
  hasMultimediaResults,
  isPersonalSection,
  multimediaQuery,
  parseMultimediaState,
  type MultimediaState,
} from "#app/domain/multimedia-list.ts";
import * as m from "#app/messages/messages.js";
import { canonical } from "#app/preferences/canonical.ts";
import { pageTitle } from "#app/preferences/page-title.ts";
import { useLang } from "#app/preferences/preferences-context.tsx";
import { readForm } from "#app/session/read-form.server.ts";
import { FootAlert } from "#app/ui/foot-alert.tsx";
import { pack, useUnpacked } from "#app/ui/packed.ts";
import {
  findCollection,
  findCollectionPage,
  findTrackPage,
  findTrackTitle,
  listLibrary,
} from "#db/queries/multimedia.ts";
import { toCard, toTile, toTrack } from "./library-items.server.ts";
import { Library } from "./library.tsx";
import { Results, type ResultsData } from "./results.tsx";
import { Shelves, type ShelvesData } from "./shelves.tsx";

export async function loader({ request }: LoaderFunctionArgs) {
  const state = parseMultimediaState(new URL(request.url).searchParams);
  const shown = hasMultimediaResults(state)
    ? { results: await findResults(state) }
    : { shelves: await findShelves() };
  return { state, shown: pack<{ results?: ResultsData; shelves?: ShelvesData }>(shown) };
}

/** The sections of the unfiltered screen (spec 2 "Multimedia"). */
async function findShelves(): Promise<ShelvesData> {
  const { tracks, collections } = await listLibrary(db);
  const isApart = new Set(["templates", "luts", "tools"]);
  const of = (category: string) => collections.filter((one) => one.category === category);
  return {
    music: tracks.filter((one) => one.trendPosition !== null).slice(0, HOME_COUNTS.music).map(toTrack), // prettier-ignore
    collections: collections.filter(({ category }) => !isApart.has(category)).slice(0, HOME_COUNTS.collections).map(toTile), // prettier-ignore
    templates: of("templates").slice(0, HOME_COUNTS.templates).map(toTile),
    effects: tracks.filter(({ genre }) => genre === EFFECT_GENRE).slice(0, HOME_COUNTS.effects).map(toTrack), // prettier-ignore
    luts: of("luts").slice(0, HOME_COUNTS.luts).map(toTile),
  };
}

async function findResults(state: MultimediaState): Promise<ResultsData> {
  const none = { items: [], total: 0 };
  if (isPersonalSection(state.section)) return { tracks: none, collections: none };
  const [tracks, collections, open] = await Promise.all([
    findTrackPage(db, state),
    state.collection ? none : findCollectionPage(db, state),
    state.collection ? findCollection(db, state.collection) : undefined,
  ]);
  return {
    tracks: { items: tracks.items.map(toTrack), total: tracks.total },
    collections: { items: collections.items.map(toCard), total: collections.total },
    ...(open && { open: toCard(open) }),
  };
}

/**
 * Nothing is stored and no credits are sold yet: the answers say so.
 *
 * @throws a 400 Response for a form that asks for neither, a 404 Response for an unknown track
 */
export async function action({ request }: ActionFunctionArgs) {
  const form = await readForm(request);
  if (form.get("intent") === "credits") {
    return data({ answer: "no-credits" as const }, { status: 501 });
  }
  if (!form.has("favorite")) throw new Response("Unknown intent.", { status: 400 });
  const title = await findTrackTitle(db, String(form.get("favorite")));
  if (title === undefined) throw new Response("No such track.", { status: 404 });
  return data({ answer: "not-kept" as const, title }, { status: 501 });
}

export const meta: MetaFunction<typeof loader> = ({ data: loaded, matches }) => [
  ...pageTitle(matches, m.multimedia_title),
  ...canonical(matches, `/multimedia${loaded ? multimediaQuery(loaded.state) : ""}`),
];

export default function Multimedia() {
  const lang = useLang();
  const { state, shown } = useLoaderData<typeof loader>();
  const { results, shelves } = useUnpacked(shown);
  const answered = useActionData<typeof action>();
  return (
    <Library state={state} isRefused={answered?.answer === "no-credits"}>
      {results && <Results state={state} data={results} />}
      {shelves && <Shelves {...shelves} />}
      {answered?.answer === "not-kept" && (
        <FootAlert>
          {answered.title}: {m.catalogue_not_open({}, lang)}
        </FootAlert>
      )}
    </Library>
  );
}
