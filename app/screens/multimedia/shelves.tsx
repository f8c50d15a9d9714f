import { multimediaQuery, type MultimediaSection } from "#app/domain/multimedia-list.ts";
import { Form } from "@remix-run/react";
import type { ReactNode } from "react";
import * as m from "#app/messages/messages.js";
import { useLang, useMode } from "#app/preferences/preferences-context.tsx";
import { SectionHeading } from "#app/ui/section-heading.tsx";
import { CollectionCard } from "./collection-card.tsx";
import type { CollectionItem, TrackItem } from "./library-items.server.ts";
import { TrackCard } from "./track-card.tsx";
import { TrackRow } from "./track-row.tsx";

/** What the unfiltered library shows. */
export interface ShelvesData {
  music: TrackItem[];
  collections: CollectionItem[];
  templates: CollectionItem[];
  effects: TrackItem[];
  luts: CollectionItem[];
}

/** A bit of everything (spec 2 "Multimedia"). In easy mode only what can be heard, and larger. */
export function Shelves({ music, collections, templates, effects, luts }: ShelvesData) {
  const lang = useLang();
  const isEasy = useMode().mode === "easy";
  if (isEasy) {
    return (
      <div className="text-lg">
        <Shelf title={m.multimedia_trending({}, lang)} section="music">
          <TrackRows tracks={music} action="/multimedia" />
        </Shelf>
        <Shelf title={m.multimedia_effects({}, lang)} section="sound-effects">
          <TrackRows tracks={effects} action="/multimedia" />
        </Shelf>
      </div>
    );
  }
  return (
    <>
      <Shelf title={m.multimedia_trending({}, lang)} section="music">
        <ol className="grid gap-3 md:grid-cols-2 xl:grid-cols-3">
          {music.map((track, index) => (
            <TrackCard key={track.id} track={track} place={index + 1} />
          ))}
        </ol>
      </Shelf>
      <Shelf title={m.multimedia_collections({}, lang)} section="spotlight">
        <Cards collections={collections} />
      </Shelf>
      <Shelf title={m.multimedia_templates({}, lang)} section="templates" isSample>
        <Cards collections={templates} />
      </Shelf>
      <Shelf title={m.multimedia_effects({}, lang)} section="sound-effects">
        <TrackRows tracks={effects} action="/multimedia" />
      </Shelf>
      <Shelf title={m.multimedia_popular_luts({}, lang)} section="luts" isSample>
        <Cards collections={luts} />
      </Shelf>
    </>
  );
}

function Shelf({
  title,
  section,
  isSample,
  children,
}: {
  title: string;
  /** Where all of it is. */
  section: MultimediaSection;
  isSample?: boolean;
  children: ReactNode;
}) {
  const lang = useLang();
  const all = {
    to: `/multimedia${multimediaQuery({ section })}`,
    name: m.multimedia_all({}, lang),
  };
  return (
    <section id={section} className="pt-4">
      <SectionHeading title={title} all={all} isSample={isSample} />
      {children}
    </section>
  );
}

/** A row that scrolls on a phone, a grid where there is room. */
export function Cards({ collections }: { collections: CollectionItem[] }) {
  return (
    <ul className="grid gap-3 grid-cols-2 md:grid-cols-3 xl:grid-cols-6">
      {collections.map((collection) => (
        <CollectionCard key={collection.id} collection={collection} />
      ))}
    </ul>
  );
}

/** Tracks as lines of one form: its buttons say which track is meant. */
export function TrackRows({ tracks, action }: { tracks: TrackItem[]; action: string }) {
  return (
    <Form method="post" action={action} preventScrollReset>
      <ul className="card px-3 divide-y">
        {tracks.map((track) => (
          <TrackRow key={track.id} track={track} />
        ))}
      </ul>
    </Form>
  );
}
