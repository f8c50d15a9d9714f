import { useEffect } from "react";
import * as m from "#app/messages/messages.js";
import { useLang } from "#app/preferences/preferences-context.tsx";
import { Link } from "#app/ui/links/link.tsx";
import { useReload } from "#app/ui/live/use-reload.ts";

/** Between two looks, in milliseconds. */
const LOOK_EVERY_MS = 2_000;

/**
 * Says that something is still being read, and loads the page's data again while it is. Without
 * JavaScript a link leads to the page as it is then.
 */
export function LookAgain({ text, to }: { text: string; to: string }) {
  const lang = useLang();
  const reload = useReload();
  useEffect(() => {
    const timer = setInterval(() => {
      if (!document.hidden) reload();
    }, LOOK_EVERY_MS);
    return () => clearInterval(timer);
  }, [reload]);
  return (
    <div
      role="status"
      className="flex flex-wrap items-center gap-x-3 p-3 rounded-control bg-raised border border-accent"
    >
      <span className="i-lucide-loader text-accent" aria-hidden="true" />
      <p className="flex-1 basis-50">{text}</p>
      <noscript>
        <Link to={to} className="inline-flex items-center min-h-11 text-accent font-600 underline">
          {m.documents_look_again({}, lang)}
        </Link>
      </noscript>
    </div>
  );
}
