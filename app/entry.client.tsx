import { RemixBrowser } from "@remix-run/react";
import { startTransition } from "react";
import { hydrateRoot } from "react-dom/client";

// In a timeout, so that it runs after the route modules that it renders: it is in the framework's
// chunk, which is evaluated before theirs.
setTimeout(() => {
  // Replaces the inline script of <ScrollRestoration>: the router takes a history entry without a key
  // for one that a plain hash link has made.
  if (!history.state?.key) history.replaceState({ key: `${Math.random()}` }, "");
  void Promise.resolve(pendingLoaderData()).then(() =>
    startTransition(() => void hydrateRoot(document, <RemixBrowser />)),
  );
});

/**
 * The promise that RemixBrowser throws (Suspense) until it has decoded the loader data in the page.
 * It is awaited before hydration: if RemixBrowser suspended during hydration, a click at that moment
 * would make React continue synchronously and fail for good with error 345, because no Suspense
 * boundary is above RemixBrowser.
 */
function pendingLoaderData(): unknown {
  try {
    return RemixBrowser({});
  } catch (thrown) {
    return thrown;
  }
}
