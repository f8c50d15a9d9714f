import { createHash } from "node:crypto";
import { renderToStaticMarkup } from "react-dom/server";
import type { Locale } from "#domain/preferences/preferences.ts";
import type { Block } from "#app/ui/markdown/blocks.ts";
import { Markdown } from "#app/ui/markdown/markdown.tsx";

const STYLE = `@page{margin:2cm}body{max-width:42rem;margin:2rem auto;padding:0 1rem;font:11pt/1.5 system-ui,sans-serif;color:#111;background:#fff}@media print{body{margin:0;padding:0}}h3{font-size:1.2em}p,pre{white-space:pre-wrap;overflow-wrap:anywhere}pre{font-size:.85em}table{border-collapse:collapse}td,th{border:1px solid #999;padding:.3em .6em;text-align:start}blockquote{margin-inline:1rem}img{display:block;max-width:100%;max-height:25cm;height:auto;margin:1rem auto}`;
/** Opens the browser's print dialog; without it the page can be printed as it is. */
const SCRIPT = "addEventListener('load',()=>print())";

/** A drawing as an image: scripts in it stay inert. */
const dataAddress = (svg: string) =>
  `data:image/svg+xml;base64,${Buffer.from(svg).toString("base64")}`;

const hashOf = (text: string) => `'sha256-${createHash("sha256").update(text).digest("base64")}'`;

/** Policy of the page: its own script and drawings; no network. */
export const PRINT_PAGE_POLICY = `default-src 'none'; style-src 'unsafe-inline'; img-src data:; script-src ${hashOf(SCRIPT)}; base-uri 'none'; object-src 'none'; frame-ancestors 'none'; sandbox allow-scripts allow-modals`;

/**
 * An answer as a page of its own, for paper.
 *
 * @param drawing an SVG that Plaza drew, or an empty string
 */
export const printPage = (
  blocks: readonly Block[],
  { title, locale, drawing }: { title: string; locale: Locale; drawing: string },
): string =>
  `<!doctype html>${renderToStaticMarkup(
    <html lang={locale}>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width" />
        <title>{title}</title>
        <style dangerouslySetInnerHTML={{ __html: STYLE }} />
      </head>
      <body>
        <Markdown blocks={blocks} />
        {drawing && <img src={dataAddress(drawing)} alt="" />}
        <script dangerouslySetInnerHTML={{ __html: SCRIPT }} />
      </body>
    </html>,
  )}`;
