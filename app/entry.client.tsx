import { RemixBrowser } from "@remix-run/react";
import { startTransition } from "react";
import { hydrateRoot } from "react-dom/client";

// This stands in one file with the framework (vite.config.ts), so it is evaluated before the route
// modules that it renders: they come first.
setTimeout(() => {
  // What the inline script of <ScrollRestoration> would do: an entry of the history that has no name
  // is taken for the one that a plain link to a place in the page makes.
  if (!history.state?.key) history.replaceState({ key: `${Math.random()}` }, "");
  startTransition(() => void hydrateRoot(document, <RemixBrowser />));
});
