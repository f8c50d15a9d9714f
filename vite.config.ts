import { paraglideVitePlugin } from "@inlang/paraglide-js";
import { vitePlugin as remix } from "@remix-run/dev";
import unocss from "unocss/vite";
import { defineConfig, type Plugin, type Rollup, type UserConfig } from "vite";
import remixOptions from "./remix.config.js";
import { browserGraphGuard } from "./scripts/vite/browser-graph-guard.ts";
import { createChunks, readGraph } from "./scripts/vite/chunks.ts";
import { chunkModules } from "./scripts/vite/chunk-modules.ts";
import { leanFramework } from "./scripts/vite/lean-framework.ts";
import { leanMessages } from "./scripts/vite/lean-messages.ts";
import { routeStyles } from "./scripts/vite/route-styles.ts";
import { serviceWorker } from "./scripts/vite/service-worker.ts";
import { smallerScripts } from "./scripts/vite/smaller-scripts.ts";
import uno from "./uno.config.ts";

/**
 * Lets the chunk of a route module hold what other chunks need from it, instead of a file of its
 * own that only points there. Rollup then drops entries without any export, which Remix wants to
 * find in its manifest: a route that is only an endpoint gets one.
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

/** Assigns scripts once the whole graph is known (scripts/vite/chunks.ts). */
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
      routeStyles(uno),
      browserGraphGuard(root),
      extendableEntries(),
      leanMessages(),
      leanFramework(),
      smallerScripts(),
      serviceWorker(root),
      chunkModules(root),
    ],
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
              // Or the list of all messages would bring every screen's into the first file.
              onlyExplicitManualChunks: true,
            },
          },
    },
    server: { port: Number(process.env.PORT) || 3000 },
    optimizeDeps: {
      // Only loaders and actions use these: they are gone from the browser's code.
      exclude: ["@remix-run/node", "isbot", "drizzle-orm", "postgres"],
      // Found late, these would make the dev server reload and break the first hydration.
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
