import { createHash } from "node:crypto";
import { renderToStaticMarkup } from "react-dom/server";
import type { Locale } from "#domain/preferences/preferences.ts";
import * as m from "#app/messages/messages.js";
import { drawQr } from "./draw-qr.server.ts";
import type { PublicBusiness } from "./business/public-business.server.ts";

const STYLE = `@page{margin:1.5cm}*{box-sizing:border-box;margin:0}body{font:14pt/1.4 system-ui,sans-serif;color:#111;background:#fff;padding:5vmin;print-color-adjust:exact;-webkit-print-color-adjust:exact}main{max-width:17cm;min-height:90vh;margin:auto;display:flex;flex-direction:column;align-items:center;text-align:center;gap:2.5vh;border:5px solid var(--brand);border-radius:1.5rem;padding:6vmin;overflow-wrap:anywhere}header{width:100%}img{width:6rem;height:6rem;border-radius:1rem;display:block;margin:0 auto 1rem}h1{font-size:min(28pt,9vw);line-height:1.1}h2{font-size:min(34pt,10vw);line-height:1.1;color:#fff;background:var(--brand);border-radius:1rem;padding:.3em .6em}svg{width:min(70vmin,11cm);height:auto}b{font-size:min(18pt,6vw)}footer{margin-top:auto;font-size:10pt;color:#555}@media print{body{padding:0}}`;
/** Opens the browser's print dialog; without it the page can be printed as it is. */
const SCRIPT = "addEventListener('load',()=>print())";

const hashOf = (text: string) => `'sha256-${createHash("sha256").update(text).digest("base64")}'`;

/** Policy of the sheet: its own script and the logo. */
export const WALL_POSTER_POLICY = `default-src 'none'; style-src 'unsafe-inline'; img-src 'self'; script-src ${hashOf(SCRIPT)}; base-uri 'none'; object-src 'none'; form-action 'none'; frame-ancestors 'none'`;

/** A sheet for the wall: whose it is, what to do, a QR code, and its address in words. */
export function wallPoster({
  business: { name, logo, colour },
  ask,
  address,
  note,
  lang,
}: {
  business: Pick<PublicBusiness, "name" | "logo" | "colour">;
  /** What the code is for, in large letters. */
  ask: string;
  /** Absolute address that the code opens. */
  address: string;
  /** A line below the code instead of the address in words, for an address too long to type. */
  note?: string;
  lang: { locale: Locale };
}): string {
  const { path, size } = drawQr(address);
  return `<!doctype html>${renderToStaticMarkup(
    <html lang={lang.locale}>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width" />
        <title>{`${ask} · ${name}`}</title>
        <style dangerouslySetInnerHTML={{ __html: `:root{--brand:${colour}}${STYLE}` }} />
      </head>
      <body>
        <main>
          <header>
            {logo && <img src={logo} alt="" />}
            <h1>{name}</h1>
          </header>
          <h2>{ask}</h2>
          <svg viewBox={`0 0 ${size} ${size}`} role="img" aria-label={address}>
            <path stroke="#000" d={path} />
          </svg>
          {note === undefined ? (
            <>
              <p>{m.chat_poster_how({}, lang)}</p>
              <b>{address.replace(/^https?:\/\//, "")}</b>
            </>
          ) : (
            <p>{note}</p>
          )}
          <footer>{m.chat_made({}, lang)}</footer>
        </main>
        <script dangerouslySetInnerHTML={{ __html: SCRIPT }} />
      </body>
    </html>,
  )}`;
}
