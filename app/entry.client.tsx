import { RemixBrowser } from "@remix-run/react";
import { startTransition } from "react";
import { hydrateRoot } from "react-dom/client";

// This stands in one file with the framework (vite.config.ts), so it is evaluated before the route
// modules that it renders: they come first.
setTimeout(() => {
  // What the inline script of <ScrollRestoration> would do: an entry of the history that has no name
  // is taken for the one that a plain link to a place in the page makes.
  if (!history.state?.key) history.replaceState({ key: `${Math.random()}` }, "");
  void Promise.resolve(dataOfPage()).then(() =>
    startTransition(() => void hydrateRoot(document, <RemixBrowser />)),
  );
});

/**
 * The promise that RemixBrowser throws until it has read the data in the page. Were it React that
 * asks for it, a press in that moment would end the hydration for good (React's error 345): it makes
 * React go on at once, and above RemixBrowser there is nothing that may wait.
 */
function dataOfPage(): unknown {
  try {
    return RemixBrowser({});
  } catch (thrown) {
    return thrown;
  }
}
