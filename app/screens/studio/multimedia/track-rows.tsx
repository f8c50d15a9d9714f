import { useSubmit } from "@remix-run/react";
import type { FormEvent } from "react";
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
  const submit = useSubmit();
  function send(event: FormEvent) {
    const { submitter } = event.nativeEvent as SubmitEvent;
    // A download is the browser's own affair.
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
