import { Writable } from "node:stream";
import type { AppLoadContext, EntryContext, HandleErrorFunction } from "@remix-run/node";
import { isRouteErrorResponse, RemixServer } from "@remix-run/react";
import { renderToPipeableStream } from "react-dom/server";
import styles from "virtual:route-styles";
import { DocumentProvider, type DocumentFacts } from "#app/document/document-context.tsx";
import { withScriptsHref } from "#app/document/save-data.ts";
import { parsePreferences } from "#app/preferences/preferences-cookie.ts";
import { isDatabaseAway } from "#db/connection/away.ts";
import { errorStack } from "#db/connection/error-text.ts";
import { unavailablePage, type Unavailable } from "#app/document/unavailable-page.ts";
import "./load-context.ts";

/** How long slow parts are waited for before the page is closed without them. */
export const streamTimeout = 5_000;

const NO_STYLES: (typeof styles.routes)[string] = { base: "", icons: "" };
const stylesByRouteId = new Map(
  Object.entries(styles.routes).map(([file, style]) => [file.replace(/\.\w+$/, ""), style]),
);

/**
 * The whole page, each part in its place. Nothing is deferred, so what is waited for is the code of a
 * late part, once in the life of this process: sent after the page, it would be out of its place and
 * unseen without script, such as the answer to a form.
 */
export default function handleRequest(
  request: Request,
  status: number,
  headers: Headers,
  remix: EntryContext,
  { nonce, requestId }: AppLoadContext = {},
): Promise<Response> {
  headers.set("Content-Type", "text/html; charset=utf-8");
  const { mode } = parsePreferences(request.headers.get("Cookie"));
  const facts: DocumentFacts = {
    nonce,
    requestId,
    withScriptsHref: withScriptsHref(request),
    stylesOf(routeId) {
      const found = stylesByRouteId.get(routeId) ?? NO_STYLES;
      return (mode === "easy" && found.easy) || found;
    },
    wholeSheet: remix.manifest.routes.root?.css?.[0],
    tokensOf: (theme) => styles.themes[theme] ?? "",
  };
  const begun = performance.now();
  return new Promise((resolve, reject) => {
    let isShellReady = false;
    const { pipe, abort } = renderToPipeableStream(
      <DocumentProvider value={facts}>
        <RemixServer context={remix} url={request.url} nonce={nonce} abortDelay={streamTimeout} />
      </DocumentProvider>,
      {
        nonce,
        onShellReady() {
          isShellReady = true;
        },
        onAllReady() {
          clearTimeout(timer);
          // What is left of the whole time went into the loaders: the database, above all.
          headers.append("Server-Timing", `render;dur=${(performance.now() - begun).toFixed(1)}`);
          const pieces: Uint8Array[] = [];
          const page = new Writable({
            write(piece: Uint8Array, _encoding, done) {
              pieces.push(piece);
              done();
            },
            final(done) {
              resolve(new Response(Buffer.concat(pieces), { headers, status }));
              done();
            },
          });
          pipe(page);
        },
        onShellError(error) {
          clearTimeout(timer);
          reject(error as Error);
        },
        onError(error: unknown) {
          // Before the shell is ready, onShellError reports it.
          if (isShellReady) logError(error, requestId);
        },
      },
    );
    // It holds the whole drawing, so it must not outlive it.
    const timer = setTimeout(abort, streamTimeout + 1_000).unref();
  });
}

/** What a client did wrong is no error of ours: only the server's own are logged. */
export const handleError: HandleErrorFunction = (error, { request, context }) => {
  if (request.signal.aborted) return;
  if (isRouteErrorResponse(error) && error.status < 500) return;
  if (isDatabaseAway(error)) context?.onPassingFailure?.();
  logError(error, context?.requestId);
};

/** The page that the server shows when nothing else can be (server/checks/unavailable.ts), in the person's theme. */
export const renderUnavailable = (what: Omit<Unavailable, "tokensOf">): string =>
  unavailablePage({ ...what, tokensOf: (theme) => styles.themes[theme] ?? "" });

function logError(error: unknown, requestId: string | undefined) {
  const text = error instanceof Error ? errorStack(error) : `no Error but ${typeof error}`;
  process.stderr.write(`${JSON.stringify({ level: "error", requestId, error: text })}\n`);
}
