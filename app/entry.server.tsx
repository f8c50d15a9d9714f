import { PassThrough } from "node:stream";
import {
  createReadableStreamFromReadable,
  type AppLoadContext,
  type EntryContext,
  type HandleErrorFunction,
} from "@remix-run/node";
import { isRouteErrorResponse, RemixServer } from "@remix-run/react";
import { isbot } from "isbot";
import { renderToPipeableStream } from "react-dom/server";
import styles from "virtual:route-styles";
import { DocumentProvider, type DocumentFacts } from "#app/document/document-context.tsx";
import { parsePreferences } from "#app/preferences/preferences-cookie.ts";
import { errorStack } from "#db/error-text.ts";
import "./load-context.ts";

/** How long slow parts may stream before the page is closed without them. */
export const streamTimeout = 5_000;

const NO_STYLES: (typeof styles.routes)[string] = { base: "", icons: "" };
const stylesByRouteId = new Map(
  Object.entries(styles.routes).map(([file, style]) => [file.replace(/\.\w+$/, ""), style]),
);

/** The whole page for robots and for keeping, the page as it becomes ready for people. */
export default function handleRequest(
  request: Request,
  status: number,
  headers: Headers,
  remix: EntryContext,
  { nonce, requestId, isKept = false }: AppLoadContext = {},
): Promise<Response> {
  const { mode } = parsePreferences(request.headers.get("Cookie"));
  const facts: DocumentFacts = {
    nonce,
    requestId,
    stylesOf(routeId) {
      const found = stylesByRouteId.get(routeId) ?? NO_STYLES;
      return (mode === "easy" && found.easy) || found;
    },
    wholeSheet: remix.manifest.routes.root?.css?.[0],
    tokensOf: (theme) => styles.themes[theme] ?? "",
  };
  // What a form answered is there whole, also without script: nothing of it comes later.
  const isAnswer =
    request.method === "POST" || /\bplaza-flash=\w/.test(request.headers.get("Cookie") ?? "");
  const isWhole = isKept || isAnswer || isbot(request.headers.get("User-Agent"));
  const readyEvent = isWhole ? "onAllReady" : "onShellReady";

  return new Promise((resolve, reject) => {
    let isShellSent = false;
    const { pipe, abort } = renderToPipeableStream(
      <DocumentProvider value={facts}>
        <RemixServer context={remix} url={request.url} nonce={nonce} abortDelay={streamTimeout} />
      </DocumentProvider>,
      {
        nonce,
        [readyEvent]() {
          isShellSent = true;
          const body = new PassThrough();
          headers.set("Content-Type", "text/html; charset=utf-8");
          resolve(new Response(createReadableStreamFromReadable(body), { headers, status }));
          pipe(body);
        },
        onShellError: reject,
        onError(error: unknown) {
          // Before the shell is out, onShellError reports it.
          if (isShellSent) logError(error, requestId);
        },
      },
    );
    setTimeout(abort, streamTimeout + 1_000).unref();
  });
}

/** What a client did wrong is no error of ours: only the server's own are logged. */
export const handleError: HandleErrorFunction = (error, { request, context }) => {
  if (request.signal.aborted) return;
  if (isRouteErrorResponse(error) && error.status < 500) return;
  logError(error, context?.requestId);
};

function logError(error: unknown, requestId: string | undefined) {
  const text = error instanceof Error ? errorStack(error) : `no Error but ${typeof error}`;
  process.stderr.write(`${JSON.stringify({ level: "error", requestId, error: text })}\n`);
}
