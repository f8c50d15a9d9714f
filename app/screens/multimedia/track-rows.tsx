import { Form } from "@remix-run/react";
import type { TrackItem } from "./library-items.server.ts";
import { TrackRow } from "./track-row.tsx";

/** Tracks as lines of one form: its buttons say which track is meant. */
export function TrackRows({
  tracks,
  action,
}: {
  tracks: TrackItem[];
  /** Where the library is now: the answer comes there. */
  action: string;
}) {
  return (
    <Form method="post" action={action} preventScrollReset discover="none">
      <ul className="card px-3">
        {tracks.map((track) => (
          <TrackRow key={track.id} track={track} />
        ))}
      </ul>
    </Form>
  );
}
