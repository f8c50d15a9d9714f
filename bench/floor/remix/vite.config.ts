import { vitePlugin as remix } from "@remix-run/dev";
import { defineConfig } from "vite";

/** Remix with default settings and Plaza's future flags. */
export default defineConfig({
  plugins: [
    remix({
      buildDirectory: "../../../build/floor",
      future: {
        v3_fetcherPersist: true,
        v3_relativeSplatPath: true,
        v3_throwAbortReason: true,
        v3_singleFetch: true,
        v3_lazyRouteDiscovery: true,
        v3_routeConfig: true,
      },
    }),
  ],
});
