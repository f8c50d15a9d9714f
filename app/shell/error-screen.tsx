import {
  isRouteErrorResponse,
  Link,
  useLocation,
  useRouteError,
  type MetaFunction,
} from "@remix-run/react";
import { useEffect, useState } from "react";
import { paths } from "#app/paths.ts";
import { useDocument } from "#app/document/document-context.tsx";
import * as m from "#app/messages/messages.js";
import { pageTitle } from "#app/preferences/page-title.ts";
import { useLang } from "#app/preferences/preferences-context.tsx";

const isMissingPage = (error: unknown) => isRouteErrorResponse(error) && error.status === 404;

/** The title of the error screen; the product's name when there is no error. */
export const errorMeta: MetaFunction = ({ error, matches }) => {
  if (!error) return pageTitle(matches);
  const title = isMissingPage(error) ? m.common_not_found_title : m.common_error_title;
  return [...pageTitle(matches, title), { name: "robots", content: "noindex" }];
};

/**
 * What is shown when a page cannot be: the specified 404 (spec 8), or an apology with the request's
 * id. Never a stack, never the error's own words.
 */
export function ErrorScreen() {
  const lang = useLang();
  const { pathname, search } = useLocation();
  const error = useRouteError();
  const isMissing = isMissingPage(error);
  return (
    <div className="flex flex-col items-start gap-4 mx-auto max-w-160 px-4 py-16">
      <p aria-hidden="true" className="text-3xl font-800 text-ink-soft tabular">
        {isRouteErrorResponse(error) ? error.status : 500}
      </p>
      <h1 className="text-3xl font-800">
        {isMissing ? m.common_not_found_title({}, lang) : m.common_error_title({}, lang)}
      </h1>
      {isMissing ? (
        <>
          <p className="text-lg text-ink-soft">{m.common_not_found_hint({}, lang)}</p>
          <Link to={paths.home} className="btn-primary">
            {m.common_not_found_home({}, lang)}
          </Link>
        </>
      ) : (
        <>
          <p className="text-lg text-ink-soft">{m.common_error_body({}, lang)}</p>
          <RequestId />
          <a href={pathname + search} className="btn-primary">
            {m.common_error_retry({}, lang)}
          </a>
        </>
      )}
    </div>
  );
}

/** The id under which the failure is in the log: the page's own, or that of what was moved to. */
function RequestId() {
  const lang = useLang();
  const fromServer = useDocument().requestId;
  const [moved, setMoved] = useState("");
  useEffect(() => {
    const observer = new PerformanceObserver((list) => {
      const move = lastMove(list.getEntries());
      if (move) setMoved(move.serverTiming.find(({ name }) => name === "id")?.description ?? "");
    });
    // The answer's times may be told after it has failed.
    observer.observe({ type: "resource", buffered: true });
    return () => observer.disconnect();
  }, []);
  const requestId = moved || fromServer;
  return (
    <p suppressHydrationWarning className="text-sm text-ink-soft">
      {requestId && `${m.common_error_request({}, lang)} ${requestId}`}
    </p>
  );
}

/** The last answer to a move; with one that failed the server sends its id (server/wire/exchange.ts). */
const lastMove = (entries: PerformanceEntryList) =>
  (entries as PerformanceResourceTiming[])
    .filter(({ name, initiatorType }) => initiatorType === "fetch" && name.includes(".data"))
    .at(-1);
