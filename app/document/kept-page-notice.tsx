import { Link, useLocation } from "@remix-run/react";
import { useEffect, useState } from "react";
import * as m from "#app/messages/messages.js";
import { useLang } from "#app/preferences/preferences-context.tsx";

/**
 * What the service worker (app/browser/service-worker.ts) tells a page that it showed from memory:
 * there is no connection, or the page has changed since.
 */
export type KeptPage = "offline" | "changed";

declare global {
  interface Window {
    /** What the service worker has said before the page's scripts were there. */
    keptPage?: KeptPage;
  }
}

const EVENT = "keptpage";

/** Part of the page's inline script: notes what the service worker says until React listens. */
export const NOTE_KEPT_PAGE = `if(navigator.serviceWorker)navigator.serviceWorker.onmessage=e=>{self.keptPage=e.data;dispatchEvent(new Event("${EVENT}"))};`;

/** A line over a page that was shown from memory: read offline, or changed since. */
export function KeptPageNotice() {
  const lang = useLang();
  const place = useLocation();
  const [keptPage, setKeptPage] = useState<KeptPage>();
  useEffect(() => {
    const note = () => setKeptPage(window.keptPage);
    note();
    addEventListener(EVENT, note);
    return () => removeEventListener(EVENT, note);
  }, []);
  return keptPage ? (
    <p
      role="status"
      className="fixed inset-x-0 bottom-18 z-50 mx-auto max-w-160 px-4 py-3 bg-raised border shadow-lg text-center"
    >
      {keptPage === "offline" ? (
        m.shell_offline_kept({}, lang)
      ) : (
        <>
          {m.shell_offline_newer({}, lang)}{" "}
          <Link to={place} reloadDocument className="inline-block py-2 font-600 underline">
            {m.shell_offline_again({}, lang)}
          </Link>
        </>
      )}
    </p>
  ) : null;
}
