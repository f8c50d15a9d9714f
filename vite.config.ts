import { paraglideVitePlugin } from "@inlang/paraglide-js";
import { vitePlugin as remix } from "@remix-run/dev";
import unocss from "unocss/vite";
import { defineConfig, type Plugin, type Rollup } from "vite";
import remixOptions from "./remix.config.js";
import { browserGraphGuard } from "./scripts/vite/browser-graph-guard.ts";
import { routeStyles } from "./scripts/vite/route-styles.ts";
import uno from "./uno.config.ts";

/**
 * Every message is called with its locale, so the compiler's runtime (1.2 KB over the line that
 * look for the locale in cookies and addresses) is left out of the browser.
 */
const leanMessages = (root: string): Plugin => ({
  name: "plaza:lean-messages",
  enforce: "pre",
  resolveId: (source, importer) =>
    source === "../runtime.js" && importer?.includes("/app/messages/messages/")
      ? `${root}/app/preferences/message-runtime.ts`
      : undefined,
});

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

/** Needed by every screen: one file, cached until the framework changes. */
const FRAMEWORK =
  /\/node_modules\/(react|react-dom|scheduler|react-router|react-router-dom|@remix-run|turbo-stream)\//;

/**
 * What every screen has, each with all it imports, and what several screens share: three files
 * instead of a dozen small ones, since each request costs a slow phone more than the bytes in it.
 */
function chunkOf(id: string, { getModuleInfo }: Rollup.ManualChunkMeta): string | undefined {
  if (FRAMEWORK.test(id)) return "framework";
  if (id.includes("/app/root.tsx")) return "root";
  if (id.includes("/app/shell/layout.tsx")) return "layout";
  if (!OWN.test(id)) return undefined;
  const screens = new Set<string>();
  const seen = new Set([id]);
  // A set goes on with what is added while it is walked.
  for (const module of seen) {
    const screen = SCREEN.exec(module)?.[1];
    if (screen) screens.add(screen);
    else for (const importer of getModuleInfo(module)?.importers ?? []) seen.add(importer);
  }
  return screens.size > 1 ? "root" : undefined;
}

/** Code of ours that is nobody's alone. */
const OWN = /\/app\/(?!screens\/|shell\/)/;
const SCREEN = /\/app\/screens\/([^/]+)\//;

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
    leanMessages(import.meta.dirname),
  ],
  build: {
    target: "es2020",
    // 3.3 KB less over the line than esbuild's output, for a few seconds of build.
    minify: isSsrBuild ? false : "terser",
    terserOptions: { module: true, ecma: 2020, compress: { passes: 3, pure_getters: true } },
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
