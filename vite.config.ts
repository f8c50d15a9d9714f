import path from "node:path";
import { paraglideVitePlugin } from "@inlang/paraglide-js";
import { vitePlugin as remix } from "@remix-run/dev";
import unocss from "unocss/vite";
import { defineConfig, type Plugin, type Rollup } from "vite";
import remixOptions from "./remix.config.js";
import { browserGraphGuard } from "./scripts/vite/browser-graph-guard.ts";
import { routeStyles } from "./scripts/vite/route-styles.ts";
import uno from "./uno.config.ts";

/**
 * Lets the chunk of a route module hold what other chunks need from it, instead of a file of its
 * own that only points there.
 */
const extendableEntries = (): Plugin => ({
  name: "plaza:extendable-entries",
  apply: "build",
  options: (options) => ({ ...options, preserveEntrySignatures: "allow-extension" }),
});

/** Needed by every screen: one file, cached until the framework changes. */
const FRAMEWORK = /\/node_modules\/(react|react-dom|scheduler|react-router|react-router-dom|@remix-run|turbo-stream)\//;

/**
 * What every screen has, each with all it imports: three files instead of a dozen small ones, since
 * each request costs a slow phone more than the bytes in it.
 */
function chunkOf(id: string, { getModuleInfo }: Rollup.ManualChunkMeta): string | undefined {
  if (FRAMEWORK.test(id)) return "framework";
  if (id.includes("/app/root.tsx")) return "root";
  if (id.includes("/app/shell/layout.tsx")) return "layout";
  // What is only fetched when reached for stays apart: rollup would otherwise put it in with the
  // chunk that may ask for it.
  const module = getModuleInfo(id);
  if (module?.dynamicImporters.length && module.importers.length === 0 && id.includes("/app/")) {
    return path.basename(id).replace(/(\.client)?\.tsx?.*$/, "");
  }
}

export default defineConfig(({ isSsrBuild }) => ({
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
    browserGraphGuard(import.meta.dirname),
    extendableEntries(),
  ],
  build: {
    target: "es2020",
    sourcemap: false,
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    reportCompressedSize: false,
    rollupOptions: isSsrBuild
      ? {}
      : {
          output: {
            manualChunks: chunkOf,
          },
        },
  },
  server: { port: Number(process.env.PORT) || 3000 },
  optimizeDeps: {
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
}));
