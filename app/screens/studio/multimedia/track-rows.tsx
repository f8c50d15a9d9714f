import { useSubmit } from "@remix-run/react";
import type { FormEvent } from "react";
import type { TrackItem } from "./library-items.server.ts";
import { TrackRow } from "./track-row.tsx";

/** Tracks as rows of one form; each button's value is the id of its track. */
export function TrackRows({
  tracks,
  action,
}: {
  tracks: TrackItem[];
  /** Form action: the library with its current filters. */
  action: string;
}) {
  const submit = useSubmit();
  function send(event: FormEvent) {
    const { submitter } = event.nativeEvent as SubmitEvent;
    // Downloads are submitted by the browser itself.
    if (!(submitter instanceof HTMLButtonElement) || submitter.name === "download") return;
    event.preventDefault();
    submit(submitter, { preventScrollReset: true });
  }
  return (
    <form method="post" action={action} onSubmit={send}>
      <ul className="card px-3">
        {tracks.map((track) => (
          <TrackRow key={track.id} track={track} />
        ))}
      </ul>
    </form>
  );
}
