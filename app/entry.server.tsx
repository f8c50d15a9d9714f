import { Writable } from "node:stream";
import type { AppLoadContext, EntryContext, HandleErrorFunction } from "@remix-run/node";
import { isRouteErrorResponse, RemixServer } from "@remix-run/react";
import { renderToPipeableStream } from "react-dom/server";
import styles from "virtual:route-styles";
import * as m from "#app/messages/messages.js";
import { cookiePreferences } from "#app/preferences/request-preferences.server.ts";
import { DocumentProvider, type DocumentFacts } from "#app/document/document-context.tsx";
import { withUsedStyles } from "#app/document/used-styles.ts";
import { withPicturesHref, withScriptsHref } from "#app/document/save-data.ts";
import type { RouteHandle } from "#app/document/route-handle.ts";
import { PicturesLinkProvider } from "#app/ui/art/pictures-asked.ts";
import type { ErrorPage } from "#domain/format/http/error-page.ts";
import { LIST_VIEWS } from "#domain/lists/list-state.ts";
import { requestLang } from "#app/session/request-lang.server.ts";
import { logLine } from "#config/log-line.ts";
import { isDatabaseUnavailable } from "#db/connection/database-errors.ts";
import { errorStack } from "#db/connection/error-text.ts";
import { errorPage } from "#app/document/error-page.ts";
import "./load-context.ts";

/** Time limit in ms for parts that suspend; then the page is completed without them. */
export const streamTimeout = 5_000;

const NO_STYLES: (typeof styles.routes)[string] = {
  base: "",
  icons: "",
  inEasyMode: "",
  inRows: "",
};
const stylesByRouteId = new Map(
  Object.entries(styles.routes).map(([file, style]) => [file.replace(/\.\w+$/, ""), style]),
);

/**
 * Renders the whole page before it is sent (`onAllReady`). No loader data is deferred: only the
 * `import()` of a lazy component suspends, once per process. Streamed after the page, such a part (the
 * answer to a form, for example) would be outside its place and invisible without JavaScript.
 */
export default function handleRequest(
  request: Request,
  status: number,
  headers: Headers,
  remix: EntryContext,
  { nonce, requestId }: AppLoadContext = {},
): Promise<Response> {
  headers.set("Content-Type", "text/html; charset=utf-8");
  const { mode } = cookiePreferences(request);
  const isStatic = remix.staticHandlerContext.matches.some(
    ({ route }) => (route.handle as RouteHandle | undefined)?.isStatic,
  );
  const facts: DocumentFacts = {
    nonce,
    requestId,
    ...(isStatic ? { isStatic } : { withScriptsHref: withScriptsHref(request) }),
    stylesOf(routeId) {
      const found = stylesByRouteId.get(moduleId(routeId, remix)) ?? NO_STYLES;
      const isEasy = mode === "easy";
      const { base, icons, inEasyMode, inRows } = (isEasy && found.easy) || found;
      const isInRows = new URL(request.url).searchParams.get("view") === LIST_VIEWS[1];
      return { base: `${base}${isEasy ? inEasyMode : ""}${isInRows ? inRows : ""}`, icons };
    },
    wholeSheet: remix.manifest.routes.root?.css?.[0],
    tokensOf: (theme) => styles.themes[theme] ?? "",
  };
  const begun = performance.now();
  return new Promise((resolve, reject) => {
    let isShellReady = false;
    const { pipe, abort } = renderToPipeableStream(
      <DocumentProvider value={facts}>
        <PicturesLinkProvider value={picturesLink(request)}>
          <RemixServer context={remix} url={request.url} nonce={nonce} abortDelay={streamTimeout} />
        </PicturesLinkProvider>
      </DocumentProvider>,
      {
        nonce,
        onShellReady() {
          isShellReady = true;
        },
        onAllReady() {
          clearTimeout(timer);
          // The rest of the request's time is the loaders', mostly spent in the database.
          headers.append("Server-Timing", `render;dur=${(performance.now() - begun).toFixed(1)}`);
          const chunks: Uint8Array[] = [];
          const page = new Writable({
            write(chunk: Uint8Array, _encoding, done) {
              chunks.push(withoutPadding(chunk));
              done();
            },
            final(done) {
              const whole = Buffer.concat(chunks);
              const body = isStatic ? withUsedStyles(whole.toString()) : whole;
              resolve(new Response(body, { headers, status }));
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
          // Before the shell is ready, onShellError handles the error.
          if (isShellReady) logError(error, requestId);
        },
      },
    );
    // Cleared when rendering ends: its callback keeps the whole render in memory.
    const timer = setTimeout(abort, streamTimeout + 1_000).unref();
  });
}

/** A link to the page with its pictures, where it is sent without; made here, so that no script has its words. */
function picturesLink(request: Request) {
  const href = withPicturesHref(request);
  if (!href) return;
  return (
    <a href={href} className="btn self-start mb-4">
      {m.artifakts_pictures_show({}, requestLang(request))}
    </a>
  );
}

/**
 * The route that styles are known by: of routes that share a module, the one that is named after it. The
 * others have ids of their own (routes.ts).
 */
function moduleId(routeId: string, { manifest: { routes } }: EntryContext): string {
  if (stylesByRouteId.has(routeId)) return routeId;
  const of = routes[routeId]?.module;
  return (
    Object.keys(routes).find((id) => routes[id]?.module === of && stylesByRouteId.has(id)) ??
    routeId
  );
}

/**
 * Removes the NUL bytes at the end of a chunk. React 18 fills buffers of 2,048 bytes, and where a
 * character of several bytes does not fit, sends the buffer with its rest unused
 * (facebook/react#24985). No text holds NUL: requests with it are refused (server/checks/body.ts).
 */
function withoutPadding(chunk: Uint8Array): Uint8Array {
  let end = chunk.length;
  while (end > 0 && chunk[end - 1] === 0) end -= 1;
  return end === chunk.length ? chunk : chunk.subarray(0, end);
}

/** Logs server errors only, not 4xx responses and requests that the client has aborted. */
export const handleError: HandleErrorFunction = (error, { request, context }) => {
  if (request.signal.aborted) return;
  if (isRouteErrorResponse(error) && error.status < 500) return;
  if (isDatabaseUnavailable(error)) context?.onPassingFailure?.();
  logError(error, context?.requestId);
};

/** The server's error page (server/checks/error-page.ts) in the viewer's theme and language. */
export const renderErrorPage = (what: ErrorPage): string =>
  errorPage(what, (theme) => styles.themes[theme] ?? "");

function logError(error: unknown, requestId: string | undefined) {
  const text = error instanceof Error ? errorStack(error) : `no Error but ${typeof error}`;
  logLine({ level: "error", requestId, error: text });
}
