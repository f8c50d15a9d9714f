import { withThousands } from "#domain/format/thousands.ts";
import { PAGE_SIZE, type ItemPage } from "#domain/lists/list-state.ts";
import {
  isPersonalSection,
  MULTIMEDIA_SECTIONS,
  multimediaQuery,
  type MultimediaCategory,
  type MultimediaSection,
  type MultimediaState,
} from "#domain/studio/multimedia-list.ts";
import * as m from "#app/messages/messages.js";
import { paths } from "#domain/addresses/paths.ts";
import { useLang } from "#app/preferences/preferences-context.tsx";
import { EmptyState } from "#app/ui/text/empty-state.tsx";
import { Link } from "#app/ui/links/link.tsx";
import { CollectionCover, CollectionGrid } from "./collection-card.tsx";
import type {
  CollectionItem,
  MediumItem,
  OpenCollectionItem,
  TrackItem,
} from "./library-items.server.ts";
import { MediumGrid } from "./medium-grid.tsx";
import { TrackRows } from "./track-rows.tsx";
import type { LibraryWords } from "./words.server.ts";

/** The content of a section, a search or an open collection. */
export interface ResultsData {
  tracks: ItemPage<TrackItem>;
  collections: ItemPage<CollectionItem>;
  items: ItemPage<MediumItem>;
  /** The open collection. */
  open?: OpenCollectionItem;
}

/** Address to send the user to from a category that has no content yet. */
const INSTEAD: Partial<Record<MultimediaCategory, string>> = {
  footage: `${paths.artifakts}?category=video`,
  "ai-voiceover": paths.creator,
  "ai-image-video": paths.creator,
  templates: `${paths.artifakts}?category=design`,
  luts: `${paths.artifakts}?category=images`,
  tools: `${paths.artifakts}?category=tools`,
};

/** The results, under the name of the section or the search. */
export function Results({
  state,
  data: { tracks, collections, items, open },
  words,
}: {
  state: MultimediaState;
  data: ResultsData;
  words: LibraryWords;
}) {
  const lang = useLang();
  const { section, q } = state;
  const here = `${paths.multimedia}${multimediaQuery(state)}`;
  const total = tracks.total + collections.total + items.total;
  if (isPersonalSection(section) && total === 0) return <NothingKept section={section} />;
  const nameOf = (known: MultimediaSection) => words.sections[MULTIMEDIA_SECTIONS.indexOf(known)]!;
  const isMissing = open && !q && tracks.total + items.total === 0;
  return (
    <section id="results" className="pt-4">
      {open ? (
        <OpenCollection collection={open} section={nameOf(open.category)} />
      ) : (
        <div className="flex flex-wrap items-center gap-3 min-h-11 mb-2">
          <h2 className="text-xl font-800">
            {section === "home" ? m.multimedia_results({}, lang) : nameOf(section)}
          </h2>
          <p role="status" className="flex-1 text-sm text-ink-soft tabular">
            {m.catalogue_matches({ count: total, shown: withThousands(total) }, lang)}
          </p>
          {q && total > 0 && <Clear />}
        </div>
      )}
      {isMissing && <Instead category={open.category} />}
      {total === 0 && !isMissing && (
        <EmptyState
          icon="i-lucide-search"
          title={m.catalogue_empty_title({}, lang)}
          text={m.catalogue_empty({}, lang)}
        >
          <Clear />
        </EmptyState>
      )}
      {tracks.items.length > 0 && <TrackRows tracks={tracks.items} action={here} />}
      {items.items.length > 0 && <MediumGrid items={items.items} />}
      {collections.items.length > 0 && (
        <div className="pt-4">
          <CollectionGrid collections={collections.items} />
        </div>
      )}
      <Pages
        state={state}
        last={Math.ceil(Math.max(tracks.total, collections.total, items.total) / PAGE_SIZE)}
      />
    </section>
  );
}

function OpenCollection({
  collection,
  section,
}: {
  collection: OpenCollectionItem;
  /** Name of the collection's category. */
  section: string;
}) {
  const lang = useLang();
  const { title, description, category } = collection;
  return (
    <div className="card overflow-hidden mb-2">
      <CollectionCover collection={collection} />
      <div className="p-3">
        <h2 className="text-2xl font-800">{title}</h2>
        <p lang={collection.textLang}>{description}</p>
        <p className="text-sm text-ink-soft tabular">{collection.note}</p>
        <Link
          to={`${paths.multimedia}${multimediaQuery({ section: category })}`}
          className="inline-flex items-center min-h-11 text-accent font-600 hover:underline"
        >
          {m.multimedia_back({ section }, lang)}
        </Link>
      </div>
    </div>
  );
}

function Instead({ category }: { category: MultimediaCategory }) {
  const lang = useLang();
  const to = INSTEAD[category] ?? paths.multimedia;
  return (
    <EmptyState
      icon="i-lucide-search"
      title={m.multimedia_not_here_title({}, lang)}
      text={m.multimedia_not_here_text({}, lang)}
    >
      <Link to={to} className="btn">
        {to === paths.creator
          ? m.multimedia_instead_creator({}, lang)
          : m.multimedia_instead_artifakts({}, lang)}
      </Link>
    </EmptyState>
  );
}

/** Empty state of favourites and downloads, with how to add one. */
function NothingKept({ section }: { section: MultimediaState["section"] }) {
  const lang = useLang();
  const isFavorites = section === "favorites";
  return (
    <section id="results" className="pt-4">
      <EmptyState
        icon={isFavorites ? "i-lucide-heart" : "i-lucide-download"}
        title={(isFavorites ? m.multimedia_favorites_title : m.multimedia_downloads_title)(
          {},
          lang,
        )}
        text={(isFavorites ? m.multimedia_favorites_text : m.multimedia_downloads_text)({}, lang)}
      >
        <Link to={`${paths.multimedia}?section=sound-effects`} className="btn">
          {m.multimedia_browse({}, lang)}
        </Link>
      </EmptyState>
    </section>
  );
}

function Clear() {
  return (
    <Link to={paths.multimedia} preventScrollReset className="btn">
      {m.catalogue_clear({}, useLang())}
    </Link>
  );
}

function Pages({ state, last }: { state: MultimediaState; last: number }) {
  const lang = useLang();
  const to = (page: number) => `${paths.multimedia}${multimediaQuery({ ...state, page })}`;
  if (last < 2) return null;
  return (
    <nav aria-label={m.multimedia_results({}, lang)} className="flex gap-3 justify-center pt-4">
      {state.page > 1 && (
        <Link to={to(state.page - 1)} rel="prev" className="btn">
          {m.catalogue_previous({}, lang)}
        </Link>
      )}
      {state.page < last && (
        <Link to={to(state.page + 1)} rel="next" className="btn">
          {m.catalogue_next({}, lang)}
        </Link>
      )}
    </nav>
  );
}
