import { RemixBrowser } from "@remix-run/react";
import { startTransition } from "react";
import { hydrateRoot } from "react-dom/client";

// This stands in one file with the framework (vite.config.ts), so it is evaluated before the route
// modules that it renders: they come first.
setTimeout(() => startTransition(() => void hydrateRoot(document, <RemixBrowser />)));
