import { useNavigation, useRevalidator } from "@remix-run/react";
import { useEffect } from "react";
import * as m from "#app/messages/messages.js";
import { useLang } from "#app/preferences/preferences-context.tsx";
import { Link } from "#app/ui/links/link.tsx";

/** Between two looks, in milliseconds. */
const LOOK_EVERY_MS = 2_000;

/**
 * Says that something is still being read, and loads the page's data again while it is. Without
 * JavaScript a link leads to the page as it is then.
 */
export function LookAgain({ text, to }: { text: string; to: string }) {
  const lang = useLang();
  const { revalidate } = useRevalidator();
  // Revalidating in the middle of a navigation would abort it and repeat its requests.
  const isIdle = useNavigation().state === "idle";
  useEffect(() => {
    if (!isIdle) return;
    const timer = setInterval(() => {
      if (!document.hidden) revalidate();
    }, LOOK_EVERY_MS);
    return () => clearInterval(timer);
  }, [isIdle, revalidate]);
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
