import type { ReactNode } from "react";
import {
  MULTIMEDIA_SECTIONS,
  multimediaQuery,
  type MultimediaSection,
} from "#domain/studio/multimedia-list.ts";
import { paths } from "#domain/addresses/paths.ts";
import { useMode } from "#app/preferences/preferences-context.tsx";
import { SectionHeading } from "#app/ui/text/section-heading.tsx";
import { CollectionGrid } from "./collection-card.tsx";
import { PlayLink } from "#app/island/player/play-link.tsx";
import type { CollectionItem, PlaceItem, TrackItem } from "./library-items.server.ts";
import { TrackCard } from "./track-card.tsx";
import { toPlayable } from "./track-row.tsx";
import { TrackRows } from "./track-rows.tsx";
import type { LibraryWords } from "./words.server.ts";

/** The content of the unfiltered library. */
export interface ShelvesData {
  place?: PlaceItem;
  music: TrackItem[];
  collections: CollectionItem[];
  templates: CollectionItem[];
  effects: TrackItem[];
  luts: CollectionItem[];
}

/**
 * The unfiltered library: one shelf per section. In easy mode only sounds, in a larger size.
 */
export function Shelves({
  place,
  music,
  collections,
  templates,
  effects,
  luts,
  words,
}: ShelvesData & { words: LibraryWords }) {
  const isEasy = useMode().mode === "easy";
  const rowsOf = (tracks: TrackItem[]) => <TrackRows tracks={tracks} action={paths.multimedia} />;
  return (
    <div className={isEasy ? "text-lg" : undefined}>
      {place && (
        <p className="card stripe flex items-center gap-3 p-3 mt-4 font-600">
          <PlayLink track={{ ...toPlayable(place), from: place.seconds }} className="shrink-0" />
          {place.words}
        </p>
      )}
      <Shelf words={words} title={words.trending} section="music">
        {isEasy ? (
          rowsOf(music)
        ) : (
          <ol className="grid gap-3 grid-cols-2 xl:grid-cols-4">
            {music.map((track) => (
              <TrackCard key={track.id} track={track} />
            ))}
          </ol>
        )}
      </Shelf>
      {!isEasy && (
        <>
          <Shelf words={words} title={words.collections} section="spotlight">
            <CollectionGrid collections={collections} />
          </Shelf>
          <Shelf words={words} section="templates">
            <CollectionGrid collections={templates} />
          </Shelf>
        </>
      )}
      <Shelf words={words} section="sound-effects">
        {rowsOf(effects)}
      </Shelf>
      {!isEasy && (
        <Shelf words={words} title={words.luts} section="luts">
          <CollectionGrid collections={luts} />
        </Shelf>
      )}
    </div>
  );
}

function Shelf({
  words,
  section,
  title,
  children,
}: {
  words: LibraryWords;
  /** The section that "see all" links to. */
  section: MultimediaSection;
  /** Defaults to the section's name. */
  title?: string;
  children: ReactNode;
}) {
  const all = {
    to: `${paths.multimedia}${multimediaQuery({ section })}`,
    name: words.all,
  };
  return (
    <section id={section} className="pt-4">
      <SectionHeading
        title={title ?? words.sections[MULTIMEDIA_SECTIONS.indexOf(section)]!}
        all={all}
      />
      {children}
    </section>
  );
}
