import { studioPaths } from "#domain/addresses/studio-paths.ts";
import { PlayLink, TrackWaveform } from "#app/island/player/play-link.tsx";
import type { PlayableTrack } from "#app/island/player/sounding.ts";
import * as m from "#app/messages/messages.js";
import { useLang } from "#app/preferences/preferences-context.tsx";

/** A track to listen to, and its whole sound as a download with its credits. */
export function TrackHead({
  track: { whole, ...track },
}: {
  track: PlayableTrack & {
    /** "WAV with credits · 0:07". */
    whole: string;
  };
}) {
  const lang = useLang();
  return (
    <section className="card p-4 flex flex-col gap-4">
      <div className="flex items-center gap-3">
        <PlayLink track={track} className="shrink-0" />
        <TrackWaveform track={track} className="flex-1 h-16" />
      </div>
      <form
        method="post"
        action={studioPaths.multimediaDownload}
        className="flex items-center gap-3"
      >
        <span className="flex-1 tabular">{whole}</span>
        <button
          name="download"
          value={track.id}
          aria-label={m.multimedia_download({ title: track.title }, lang)}
          className="btn"
        >
          <span className="i-lucide-download" aria-hidden="true" />
          {m.media_get({}, lang)}
        </button>
      </form>
    </section>
  );
}
