import { redirect, type ActionFunctionArgs, type LoaderFunctionArgs } from "@remix-run/node";
import { useActionData, useLoaderData, useRevalidator, type MetaFunction } from "@remix-run/react";
import { lazy, Suspense, useEffect } from "react";
import { z } from "zod";
import { db } from "#db/connection/live-database.ts";
import { safePath } from "#domain/journey/gate.ts";
import type { ItemPage } from "#domain/lists/list-state.ts";
import { parseItemId } from "#domain/items/item-ids.ts";
import {
  EFFECT_GENRE,
  HOME_COUNTS,
  hasMultimediaResults,
  isPersonalSection,
  multimediaQuery,
  parseMultimediaState,
  type MultimediaCategory,
  type MultimediaState,
} from "#domain/studio/multimedia-list.ts";
import type { Locale } from "#domain/preferences/preferences.ts";
import * as m from "#app/messages/messages.js";
import { paths } from "#domain/addresses/paths.ts";
import { canonical } from "#app/preferences/canonical.ts";
import { pageTitle } from "#app/preferences/page-title.ts";
import { useLang } from "#app/preferences/preferences-context.tsx";
import { flashOf, redirectWithFlash, withFlash } from "#app/forms/flash.server.ts";
import { readForm } from "#app/forms/read-form.server.ts";
import { requestLang } from "#app/session/request-lang.server.ts";
import { findViewer, type Viewer } from "#app/session/viewer.server.ts";
import { writeAs } from "#app/session/write-as.server.ts";
import { refuseUnwritten } from "#app/presenters/answers/not-written.server.ts";
import { favorTrack } from "#db/commands/studio/listening.ts";
import { findListening, type Listening } from "#db/queries/studio/listening.ts";
import { findItemPage, listKeptItems, type LibraryItem } from "#db/queries/studio/media.ts";
import {
  findCollection,
  findCollectionPage,
  findTrackPage,
  listKeptTracks,
  listLibrary,
} from "#db/queries/studio/multimedia.ts";
import {
  toCard,
  toMedium,
  toMixedTile,
  toOpen,
  toPlace,
  toTile,
  toTrackCard,
  toTrackRow,
} from "./library-items.server.ts";
import { keptLink, keptText } from "./kept-text.server.ts";
import { Library } from "./library.tsx";
import type { ResultsData } from "./late-results.tsx";
import { Shelves, type ShelvesData } from "./shelves.tsx";
import { wordsOf } from "./words.server.ts";

/** Lazy: the unfiltered screen does not need it. */
const Results = lazy(async () => ({ default: (await import("./late-results.tsx")).Results }));

/** Lazy: needed only after a favourite was added or removed. */
const FormAnswer = lazy(async () => ({
  default: (await import("#app/ui/forms/form-answer.tsx")).FormAnswer,
}));

export async function loader({ request }: LoaderFunctionArgs) {
  const state = parseMultimediaState(new URL(request.url).searchParams);
  const { locale } = requestLang(request);
  // Promises: the viewer's data is queried in parallel with the library.
  const viewer = findViewer(request);
  const listening = viewer.then(({ isVisitor, personId }) =>
    isVisitor ? NOTHING_KEPT : findListening(db, personId),
  );
  const found: Promise<{ results?: ResultsData; shelves?: ShelvesData }> = hasMultimediaResults(
    state,
  )
    ? findResults(state, locale, viewer, listening).then((results) => ({ results }))
    : findShelves(locale, listening).then((shelves) => ({ shelves }));
  const [shown] = await Promise.all([found, listening]);
  // An open collection selects its category in the sidebar, even without `section` in the URL.
  const section = state.collection
    ? (shown.results?.open?.category ?? state.section)
    : state.section;
  const flash = flashOf(request);
  const answer = {
    state: { ...state, section },
    locale,
    shown: { words: wordsOf(locale), ...shown },
    done: (flash && keptText(flash, { locale })) ?? "",
    doneLink: flash && keptLink(flash, { locale }),
  };
  return flash && answer.done ? withFlash(request, { ...answer, flash }) : answer;
}

const NOTHING_KEPT: Listening = { favorites: [], downloads: [], place: undefined };

/** Categories that the shelf of mixed collections leaves out. */
const APART: readonly MultimediaCategory[] = ["templates", "luts", "tools"];

/** The shelves of the unfiltered screen. */
async function findShelves(
  locale: Locale,
  pendingListening: Promise<Listening>,
): Promise<ShelvesData> {
  const [{ tracks, collections }, listening] = await Promise.all([
    listLibrary(db),
    pendingListening,
  ]);
  const music = tracks.filter((track) => track.trendPosition !== null);
  const effects = tracks.filter((track) => track.genre === EFFECT_GENRE);
  const mixed = collections.filter(({ category }) => !APART.includes(category));
  const of = (wanted: MultimediaCategory) =>
    collections.filter(({ category }) => category === wanted);
  const begun = tracks.find(({ id }) => id === listening.place?.trackId);
  return {
    ...(begun &&
      listening.place && { place: toPlace(begun, listening.place.milliseconds, locale) }),
    music: music.slice(0, HOME_COUNTS.music).map((track) => toTrackCard(track, locale, listening)),
    collections: mixed.slice(0, HOME_COUNTS.collections).map((one) => toMixedTile(one, locale)),
    templates: of("templates")
      .slice(0, HOME_COUNTS.templates)
      .map((one) => toTile(one, locale)),
    effects: effects
      .slice(0, HOME_COUNTS.effects)
      .map((track) => toTrackRow(track, locale, listening)),
    luts: of("luts")
      .slice(0, HOME_COUNTS.luts)
      .map((one) => toTile(one, locale)),
  };
}

async function findResults(
  state: MultimediaState,
  locale: Locale,
  viewer: Promise<Viewer>,
  pendingListening: Promise<Listening>,
): Promise<ResultsData> {
  const none = { items: [], total: 0 };
  const { section } = state;
  if (isPersonalSection(section)) {
    const { isVisitor, personId } = await viewer;
    const [items, kept, listening] = await Promise.all([
      isVisitor ? [] : listKeptTracks(db, personId, section, state.page),
      isVisitor ? none : listKeptItems(db, personId, section, state.page),
      pendingListening,
    ]);
    const own = items.map((track) => toTrackRow(track, locale, listening));
    return {
      tracks: { items: own, total: listening[section].length },
      items: toMedia(kept, locale),
      collections: none,
    };
  }
  const [tracks, items, collections, open, listening] = await Promise.all([
    findTrackPage(db, state),
    findItemPage(db, state),
    state.collection ? none : findCollectionPage(db, state),
    state.collection ? findCollection(db, state.collection) : undefined,
    pendingListening,
  ]);
  const rows = tracks.items.map((track) => toTrackRow(track, locale, listening));
  return {
    tracks: { items: rows, total: tracks.total },
    items: toMedia(items, locale),
    collections: {
      items: collections.items.map((one) => toCard(one, locale)),
      total: collections.total,
    },
    ...(open && { open: toOpen(open, locale) }),
  };
}

const toMedia = ({ items, total }: ItemPage<LibraryItem>, locale: Locale) => ({
  items: items.map((item) => toMedium(item, locale)),
  total,
});

/** The buttons of favourites carry the track's id as their value; `intent` is for the rest. */
const FORM = z
  .object({
    intent: z.literal("buy-credits").optional().catch(undefined),
    favorite: z.string().optional(),
    unfavorite: z.string().optional(),
  })
  .refine((form) => Object.values(form).some((value) => value !== undefined));

/**
 * Adds or removes a favourite and redirects to the same page. Get More AI Credits redirects to the
 * wallet.
 *
 * @throws a 404 Response for an unknown track, what `readForm` throws
 */
export async function action({ request, context }: ActionFunctionArgs) {
  const { intent, favorite, unfavorite } = await readForm(request, FORM);
  if (intent === "buy-credits")
    throw redirect(
      `${paths.wallet}?currency=credits&next=${encodeURIComponent(paths.multimedia)}`,
      303,
    );
  const isFavorite = favorite !== undefined;
  const trackId = parseItemId(favorite ?? unfavorite) ?? "";
  const now = new Date();
  const written = await writeAs({ request, context }, (tx, { personId }) =>
    favorTrack(tx, { personId, trackId, isFavorite, now }),
  );
  if (!written.ok)
    return refuseUnwritten(written.error, { intent: "favorite", lang: requestLang(request) });
  if (written.value.kind === "refused") throw new Response("No such track.", { status: 404 });
  const { pathname, search } = new URL(request.url);
  const flash = { code: isFavorite ? "favorite-kept" : "favorite-gone", about: "" };
  // A fetch keeps the page's scroll position itself.
  const fragment = context.isDocument === false ? "" : `#${trackId}`;
  throw redirectWithFlash(request, safePath(pathname + search) + fragment, flash, written.headers);
}

export const meta: MetaFunction<typeof loader> = ({ data: loaded, matches }) => [
  ...pageTitle(matches, m.multimedia_title),
  ...canonical(matches, `${paths.multimedia}${loaded ? multimediaQuery(loaded.state) : ""}`),
];

export default function Multimedia() {
  const lang = useLang();
  const { state, locale, shown, done, doneLink } = useLoaderData<typeof loader>();
  const { words, results, shelves } = shown;
  const answered = useActionData<typeof action>();
  const { revalidate } = useRevalidator();
  useEffect(() => {
    // The loader sends the texts in one language; reload them when the language changes.
    if (lang.locale !== locale) revalidate();
  }, [lang.locale, locale, revalidate]);
  return (
    <Library state={state} words={words}>
      {results && (
        <Suspense>
          <Results state={state} data={results} words={words} />
        </Suspense>
      )}
      {shelves && <Shelves {...shelves} words={words} />}
      {(answered || done) && (
        <Suspense>
          <FormAnswer isAtFoot result={answered} done={done} doneLink={doneLink} />
        </Suspense>
      )}
    </Library>
  );
}
