import path from "node:path";
import { paraglideVitePlugin } from "@inlang/paraglide-js";
import { vitePlugin as remix } from "@remix-run/dev";
import unocss from "unocss/vite";
import { defineConfig, type Plugin, type Rollup, type UserConfig } from "vite";
import remixOptions from "./remix.config.js";
import { browserGraphGuard } from "./scripts/vite/browser-graph-guard.ts";
import { createChunks, readGraph } from "./scripts/vite/chunks.ts";
import { chunkModules } from "./scripts/vite/chunk-modules.ts";
import { leanMessages } from "./scripts/vite/lean-messages.ts";
import { namedMessages } from "./scripts/vite/named-messages.ts";
import routes from "./app/routes.ts";
import { routeStyles } from "./scripts/vite/route-styles.ts";
import { serviceWorker } from "./scripts/vite/service-worker.ts";
import { smallerScripts } from "./scripts/vite/smaller-scripts.ts";
import { thirdPartyNotices } from "./scripts/vite/third-party-notices.ts";
import uno from "./uno.config.ts";

/**
 * Lets Rollup merge into a route's chunk the exports that other chunks need, instead of writing a
 * facade file that only re-exports. Rollup then drops entries without exports, but Remix needs each
 * route in its manifest, so resource routes get a dummy export.
 */
const extendableEntries = (): Plugin => ({
  name: "plaza:extendable-entries",
  apply: "build",
  options: (options) => ({ ...options, preserveEntrySignatures: "allow-extension" }),
  transform: (code, id) =>
    /^export \{\s*\} from/.test(code) && id.endsWith("?__remix-build-client-route")
      ? "export const isEndpoint = true;"
      : undefined,
});

/** Assigns modules to chunks once the whole module graph is known (scripts/vite/chunks.ts). */
function manualChunks(): Rollup.GetManualChunk {
  let chunkOf: ((id: string) => string | undefined) | undefined;
  return (id, meta) => (chunkOf ??= createChunks(readGraph(meta)))(id);
}

export default defineConfig(({ isSsrBuild }): UserConfig => {
  const root = import.meta.dirname;
  return {
    plugins: [
      paraglideVitePlugin({
        project: "./project.inlang",
        outdir: "./app/messages",
        outputStructure: "message-modules",
        strategy: ["baseLocale"],
      }),
      unocss(uno),
      remix(remixOptions),
      routeStyles(uno, routes),
      browserGraphGuard(root),
      extendableEntries(),
      namedMessages(),
      leanMessages(),
      smallerScripts(),
      serviceWorker(root),
      thirdPartyNotices(root),
      chunkModules(root),
    ],
    resolve: { alias: { "url-parse": path.join(root, "app/shell/late/native-url.ts") } },
    build: {
      target: "es2020",
      minify: isSsrBuild ? false : "esbuild",
      sourcemap: false,
      assetsInlineLimit: 0,
      modulePreload: { polyfill: false },
      reportCompressedSize: false,
      rollupOptions: isSsrBuild
        ? {}
        : {
            output: {
              manualChunks: manualChunks(),
              // Otherwise all messages go into the first chunk, with the module that imports them all.
              onlyExplicitManualChunks: true,
            },
          },
    },
    ssr: {
      noExternal: [/^drizzle-orm/, /^zod/, /^mdast-util-/, /^micromark/, /^unist-util-/, "diff"],
    },
    server: { port: Number(process.env.PORT) || 3000 },
    optimizeDeps: {
      // Used only by loaders and actions, which the client build removes.
      exclude: ["@remix-run/node", "isbot", "drizzle-orm", "postgres"],
      // If Vite discovered these on first use, the dev server would reload and break hydration.
      include: [
        "@ark-ui/react/toast",
        "@ark-ui/react/dialog",
        "echarts/core",
        "echarts/charts",
        "echarts/components",
        "echarts/renderers",
        "echarts-for-react/lib/core",
        "remix-utils/client-only",
        "zod",
      ],
    },
  };
});
