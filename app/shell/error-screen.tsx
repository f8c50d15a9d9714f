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
import { BrandMark } from "#app/ui/art/brand-mark.tsx";
import { Link } from "#app/ui/links/link.tsx";
import { loadLateShell } from "./use-late-shell.tsx";

const isMissingPage = (error: unknown) => isRouteErrorResponse(error) && error.status === 404;

/** Title of the error screen; only the product's name if there is no error. */
export const errorMeta: MetaFunction = ({ error, matches }) => {
  if (!error) return pageTitle(matches);
  const title = isMissingPage(error) ? m.common_not_found_title : m.common_error_title;
  return [...pageTitle(matches, title), { name: "robots", content: "noindex" }];
};

/**
 * Shown in place of a screen that failed: the 404 text, or an apology with the request's id. Never
 * shows a stack trace or the error's message. Errors in the browser have a screen of their own,
 * whose code comes late.
 */
export function ErrorScreen() {
  const lang = useLang();
  const { pathname, search } = useLocation();
  const error = useRouteError();
  const { requestId } = useDocument();
  const isMissing = isMissingPage(error);
  const Failed = useFailedScreen();
  if (Failed && !isMissing) return <Failed error={error} />;
  return (
    <div className="flex flex-col items-start gap-4 mx-auto max-w-160 p-5 lg:p-10">
      <BrandMark className="w-8 h-8 text-accent" />
      <h1 className="text-3xl font-800">
        {isMissing ? m.common_not_found_title({}, lang) : m.common_error_title({}, lang)}
      </h1>
      <p className="text-lg text-ink-soft">
        {isMissing ? m.common_not_found_hint({}, lang) : m.common_error_body({}, lang)}
      </p>
      {isMissing ? (
        <div className="flex gap-3">
          <Link to={paths.home} className="btn-primary">
            {m.common_not_found_home({}, lang)}
          </Link>
          <Link to={paths.search} className="btn">
            {m.shell_search({}, lang)}
          </Link>
        </div>
      ) : (
        <a href={pathname + search} className="btn-primary">
          {m.common_error_retry({}, lang)}
        </a>
      )}
      <p suppressHydrationWarning className="text-sm text-ink-soft tabular">
        {isRouteErrorResponse(error) ? error.status : 500}
        {!isMissing && requestId && ` · ${m.common_error_request({}, lang)} ${requestId}`}
      </p>
    </div>
  );
}

/** The screen for what failed after hydration. An error page of the server keeps its HTML, with the request's id. */
function useFailedScreen() {
  const [late, setLate] = useState(loadLateShell.loaded);
  useEffect(() => {
    if (document.documentElement.dataset.ready === "")
      loadLateShell().then(setLate, () => undefined);
  }, []);
  return late?.FailedScreen;
}
