import {
  isRouteErrorResponse,
  useLocation,
  useRouteError,
  type MetaFunction,
} from "@remix-run/react";
import { useEffect, useState } from "react";
import { paths } from "#domain/addresses/paths.ts";
import { useDocument } from "#app/document/document-context.tsx";
import * as m from "#app/messages/messages.js";
import { pageTitle } from "#app/preferences/page-title.ts";
import { useLang } from "#app/preferences/preferences-context.tsx";
import { Link } from "#app/ui/links/link.tsx";

const isMissingPage = (error: unknown) => isRouteErrorResponse(error) && error.status === 404;

/** Title of the error screen; only the product's name if there is no error. */
export const errorMeta: MetaFunction = ({ error, matches }) => {
  if (!error) return pageTitle(matches);
  const title = isMissingPage(error) ? m.common_not_found_title : m.common_error_title;
  return [...pageTitle(matches, title), { name: "robots", content: "noindex" }];
};

/**
 * Shown in place of a screen that failed: the 404 text, or an apology with the request's id. Never
 * shows a stack trace or the error's message.
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

/** The request id of the error in the log: of the document, or of the last client-side navigation. */
function RequestId() {
  const lang = useLang();
  const fromServer = useDocument().requestId;
  const [fromNavigation, setFromNavigation] = useState("");
  useEffect(() => {
    const observer = new PerformanceObserver((list) => {
      const timing = lastDataRequest(list.getEntries());
      const id = timing?.serverTiming.find(({ name }) => name === "id");
      if (timing) setFromNavigation(id?.description ?? "");
    });
    // An observer, because the browser may report the timing after the request has failed.
    observer.observe({ type: "resource", buffered: true });
    return () => observer.disconnect();
  }, []);
  const requestId = fromNavigation || fromServer;
  return (
    <p suppressHydrationWarning className="text-sm text-ink-soft">
      {requestId && `${m.common_error_request({}, lang)} ${requestId}`}
    </p>
  );
}

/**
 * Timing of the last loader request of a navigation. For a status of 500 or more the server sends the
 * request's id in `Server-Timing` (server/wire/exchange.ts).
 */
const lastDataRequest = (entries: PerformanceEntryList) =>
  (entries as PerformanceResourceTiming[])
    .filter(({ name, initiatorType }) => initiatorType === "fetch" && name.includes(".data"))
    .at(-1);
