import { studioPaths } from "#domain/addresses/studio-paths.ts";
import { useEffect, useState } from "react";
import { creationAddress } from "#domain/studio/creator-address.ts";
import * as m from "#app/messages/messages.js";
import { useLang } from "#app/preferences/preferences-context.tsx";
import { Link } from "#app/ui/links/link.tsx";
import { useReload } from "#app/ui/live/use-reload.ts";

/** How often the page is asked for when its stream is away, in milliseconds. */
const ASK_EVERY_MS = 5_000;

/**
 * The text of a run as it is written. It is no live region, in which a screen reader would read each
 * piece: the conversation tells when the answer is there (`AnswerStatus`). When the run has ended, the
 * page's data is loaded again. Without JavaScript a link leads to the page as it is then.
 */
export function LiveText({
  runId,
  creationId,
  waiting,
}: {
  runId: string;
  creationId: string;
  /** Said while there is no text, where nothing has begun to write it. */
  waiting: string | null;
}) {
  const lang = useLang();
  const [text, setText] = useState("");
  const reload = useReload();
  useEffect(() => follow(runId, setText, reload), [runId, reload]);
  return (
    <div aria-busy="true">
      {text === "" ? (
        <p className="text-ink-soft">{waiting ?? m.creator_writing({}, lang)}</p>
      ) : (
        <p className="whitespace-pre-wrap break-words">{text}</p>
      )}
      <noscript>
        <p className="mt-2">
          {m.creator_goes_on({}, lang)}{" "}
          <Link to={creationAddress(creationId)} className="text-accent font-600 underline">
            {m.creator_look_again({}, lang)}
          </Link>
        </p>
      </noscript>
    </div>
  );
}

/** @returns ends it */
function follow(
  runId: string,
  setText: (change: (before: string) => string) => void,
  reload: () => void,
): () => void {
  let source: EventSource;
  const open = () => {
    setText(() => "");
    source = new EventSource(studioPaths.runLive(runId));
    source.addEventListener("text", ({ data }: MessageEvent<string>) =>
      setText((before) => before + (JSON.parse(data) as string)),
    );
    source.addEventListener("restart", () => setText(() => ""));
    source.addEventListener("end", () => {
      source.close();
      isEnded = true;
      reload();
    });
  };
  let isEnded = false;
  open();
  // A cut connection the browser opens again by itself, but not after an error status, as a server
  // gives while it stops; and a run may end late.
  const timer = setInterval(() => {
    if (source.readyState === EventSource.CLOSED && !isEnded) open();
    reload();
  }, ASK_EVERY_MS);
  return () => {
    clearInterval(timer);
    source.close();
  };
}
