import { useMatches } from "@remix-run/react";
import type { MouseEvent } from "react";
import * as m from "#app/messages/messages.js";
import { siteOrigin } from "#app/preferences/canonical.ts";
import { useLang } from "#app/preferences/preferences-context.tsx";

/**
 * Shares a page: by the device's own list of apps where the browser has one, else by WhatsApp; its address to
 * copy; and its QR code.
 */
export function ShareLinks({
  title,
  page,
  whatsApp,
  qr,
}: {
  title: string;
  /** Address of the page. */
  page: string;
  /** Address that leads to WhatsApp with a text. */
  whatsApp: string;
  qr: string;
}) {
  const lang = useLang();
  const address = siteOrigin(useMatches()) + page;
  const share = (event: MouseEvent) => {
    if (!("share" in navigator)) return;
    event.preventDefault();
    // Rejected when the list is closed without a choice.
    navigator.share({ title, url: address }).catch(() => {});
  };
  return (
    <>
      <a href={whatsApp} onClick={share} className="btn">
        {m.selling_share({}, lang)}
      </a>
      <details>
        <summary className="btn">{m.selling_link({}, lang)}</summary>
        <p id="shared-address" className="py-2 font-600 break-all select-all">
          {address}
        </p>
      </details>
      <a href={qr} className="btn">
        {m.selling_qr({}, lang)}
      </a>
    </>
  );
}
