import { useLocation } from "@remix-run/react";
import { useEffect, useState } from "react";
import * as m from "#app/messages/messages.js";
import { useLang } from "#app/preferences/preferences-context.tsx";
import { Link } from "#app/ui/links/link.tsx";

/**
 * Message of the service worker (app/browser/service-worker.ts) to a page that it answered from its
 * cache: there is no connection, or the page has changed since.
 */
export type KeptPage = "offline" | "changed";

declare global {
  interface Window {
    /** The service worker's message, which may come before hydration. */
    keptPage?: KeptPage;
  }
}

const EVENT = "keptpage";

/** Part of the inline script: stores the service worker's message until React listens. */
export const NOTE_KEPT_PAGE = `if(navigator.serviceWorker)navigator.serviceWorker.onmessage=e=>{self.keptPage=e.data;dispatchEvent(new Event("${EVENT}"))};`;

/** Notice over a page from the service worker's cache. */
export function KeptPageNotice() {
  const lang = useLang();
  const location = useLocation();
  const [keptPage, setKeptPage] = useState<KeptPage>();
  // The notice is about the loaded document only: the next screen comes from the server.
  const [loadedKey] = useState(location.key);
  useEffect(() => {
    const update = () => setKeptPage(window.keptPage);
    update();
    addEventListener(EVENT, update);
    return () => removeEventListener(EVENT, update);
  }, []);
  return keptPage && location.key === loadedKey ? (
    <p
      role="status"
      className="fixed inset-x-0 bottom-18 z-50 mx-auto max-w-160 px-4 py-3 bg-raised border shadow-lg text-center"
    >
      {keptPage === "offline" ? (
        m.shell_offline_kept({}, lang)
      ) : (
        <>
          {m.shell_offline_newer({}, lang)}{" "}
          <Link to={location} reloadDocument className="inline-block py-2 font-600 underline">
            {m.shell_offline_again({}, lang)}
          </Link>
        </>
      )}
    </p>
  ) : null;
}
