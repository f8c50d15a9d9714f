import { paraglideVitePlugin } from "@inlang/paraglide-js";
import { vitePlugin as remix } from "@remix-run/dev";
import unocss from "unocss/vite";
import { defineConfig, type Plugin, type Rollup, type UserConfig } from "vite";
import remixOptions from "./remix.config.js";
import { browserGraphGuard } from "./scripts/vite/browser-graph-guard.ts";
import { chunkModules } from "./scripts/vite/chunk-modules.ts";
import { leanFramework } from "./scripts/vite/lean-framework.ts";
import { keptPlurals } from "./scripts/vite/kept-plurals.ts";
import { leanMessages } from "./scripts/vite/lean-messages.ts";
import { oneFrame } from "./scripts/vite/one-frame.ts";
import { routeStyles } from "./scripts/vite/route-styles.ts";
import {
  type ShortClasses,
  shortClasses,
  shortClassNames,
  withShortSelectors,
} from "./scripts/vite/short-classes.ts";
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

/** Needed by every screen: one file, cached until the framework changes. */
const FRAMEWORK =
  /\/node_modules\/(react|react-dom|scheduler|react-router|react-router-dom|@remix-run|remix-utils|turbo-stream)\//;

/**
 * The files a page's script is split into: the framework with the call that starts it, the frame
 * (`root`: the document, the shell, the cards several screens show), what lists share, what the
 * items' own pages share, and each screen's own. Few and large, since a request costs a slow phone
 * more than the bytes in it; a screen's messages stay with the screen.
 */
function chunkOf(id: string, { getModuleInfo }: Rollup.ManualChunkMeta): string | undefined {
  if (FRAMEWORK.test(id) || HELPERS.test(id) || id.includes("/app/entry.client.tsx")) {
    return "framework";
  }
  if (id.endsWith("/use-delegated-anchors.js")) return "lists";
  const file = /\/(app|domain)\/([^?]*)/
    .exec(id)
    ?.slice(1, 3)
    .join("/")
    .replace(/^app\//, "");
  if (!file) return undefined;
  const shared = SHARED_FILES.find(([, files]) => files.test(file))?.[0];
  // A message is imported by the list of all messages, so who uses it cannot be told.
  if (shared || file.startsWith("messages/")) return shared;
  if (isImportedBy(id, "/app/root.tsx", getModuleInfo)) return "root";
}

/** What the bundlers add for CommonJS packages and for lazy imports. */
const HELPERS = /^\0(commonjsHelpers|vite\/preload-helper)/;

/** What several screens share, by its path in app/. */
const SHARED_FILES = [
  ["root", /^messages\/(messages\/common_(?!form)|registry\.js)/],
  ["root", /^preferences\/(canonical|page-title|use-return-once-known)\.ts$/],
  [
    "lists",
    /^messages\/messages\/catalogue_(apply|creating|filter|more|preview|ready|sort|sort_(by|name|newest)|view|view_(grid|list))\.js$/,
  ],
  ["fields", /^messages\/messages\/cards_type_(custom|niche|standard)\.js$/],
  ["charts", /^charts\/chart\.tsx$/],
  ["root", /^messages\/messages\/(shell_(?!toast_)|cards_|catalogue_(?!sort_popular))/],
  [
    "root",
    /^messages\/messages\/(spaces_join|artifakts_(purchase|download)|agentiks_(pause|launch))/,
  ],
  [
    "root",
    /^(ui\/[a-z]+\/([a-z]+-)?(card|cover|tile|heading|action-form|search-form|alert|empty-state))\.tsx$/,
  ],
  ["root", /^ui\/[a-z]+\/(packed|challenge-type-colors)\.ts$/],
  [
    "root",
    /^domain\/[a-z/]+\/(agentik-status|canvas|catalogue|counts|cover|ending-soon|hash|list-state|money|progress|rating|truncate)\.ts$/,
  ],
  [
    "lists",
    /^ui\/[a-z]+\/(list-toolbar|item-list|use-loaded-pages|canvas-preview|sort-select|filter-select|calm-list)\.tsx?$/,
  ],
  ["detail", /^messages\/messages\/detail_/],
  ["detail", /^ui\/[a-z]+\/(detail-head|related-items|fact-list)\.tsx$/],
  ["detail", /^preferences\/link-preview\.ts$/],
  // What came of a form, on every page that has one; and when something was.
  ["answers", /^messages\/messages\/(account_wait|common_form)_/],
  [
    "answers",
    /^(ui|domain)\/[a-z]+\/(form-answer|form-key|form-field|wait-text|not-written-text|relative-time|community)\.tsx?$/,
  ],
  ["answers", /^messages\/messages\/builder_count\.js$/],
  // Of money: what several of its screens say, with what they load anyway.
  [
    "answers",
    /^messages\/messages\/money_(short|add|sandbox|cancel|cancelled|installed|uninstall|needs_pro|see_pro|amount|amount_problem|file_help)\.js$/,
  ],
  // Of people together: what a space's and an invitation's screens say alike.
  [
    "answers",
    /^messages\/messages\/community_(places|manage|members_back|invitation_title|decline)\.js$/,
  ],
  ["answers", /^messages\/messages\/(create_(name|description)|agentiks_duplicate)\.js$/],
  ["answers", /^ui\/text\/local-time\.tsx$/],
  [
    "detail",
    /^messages\/messages\/(money_(manage|download|saved|library)|community_(leave|edit))\.js$/,
  ],
  // What one signs in and up with, and changes an account.
  ["account", /^ui\/forms\/(entry-frame|link-ended|password-input|password-problem-text)\.tsx?$/],
  ["account", /^domain\/people\/(accounts|passwords|sessions)\.ts$/],
  [
    "account",
    /^messages\/messages\/account_(title|email|link_ended|link_ended_title|password|password_help|(new|show|present|wrong)_password|(signup|login)_submit|delete|delete_guest)\.js$/,
  ],
  // What one makes something new with; an agentik is configured and a space changed with some of it.
  [
    "fields",
    /^(ui\/forms\/(agentik|space|choice)-fields?\.tsx|domain\/agentiks\/agentik-configuration\.ts)$/,
  ],
  [
    "fields",
    /^messages\/messages\/(agentiks_(kind|instructions|problem)|community_(type|bad_(places|description)|max_members|join_|policy_)|create_missing_name)/,
  ],
  ["create", /^screens\/new\/[a-z-]+\.tsx$/],
  [
    "create",
    /^messages\/messages\/(create_|money_(type|price(_problem)?\.js|tags|file|save_draft)|community_(short|add_credits|reward|deadline|bad_(reward|deadline)|max_participants))/,
  ],
  // Ajustes, as a page and for the dialog that shows the same.
  [
    "settings",
    /^(screens\/people\/settings\/|ui\/settings\/(settings-panel|shortcut-sheet|toggle-row)\.|domain\/preferences\/(shortcuts|with-toggle)\.)/,
  ],
  ["settings", /^messages\/messages\/settings_/],
] as const;

/** Whether a module is a given one or is statically imported by it, at any depth. */
function isImportedBy(
  id: string,
  by: string,
  getModuleInfo: Rollup.GetModuleInfo,
  seen = new Set<string>(),
): boolean {
  if (id.includes(by)) return true;
  if (seen.has(id)) return false;
  seen.add(id);
  const importers = getModuleInfo(id)?.importers ?? [];
  return importers.some((importer) => isImportedBy(importer, by, getModuleInfo, seen));
}

const NO_NAMES: ShortClasses = new Map();

export default defineConfig(async ({ command, isSsrBuild }): Promise<UserConfig> => {
  const root = import.meta.dirname;
  // The development server keeps the names one reads in the sources.
  const names = command === "build" ? await shortClasses(root, uno) : NO_NAMES;
  return {
    plugins: [
      paraglideVitePlugin({
        project: "./project.inlang",
        outdir: "./app/messages",
        outputStructure: "message-modules",
        strategy: ["baseLocale"],
      }),
      unocss(withShortSelectors(uno, names)),
      remix(remixOptions),
      routeStyles(uno, names),
      browserGraphGuard(root),
      extendableEntries(),
      keptPlurals(),
      leanMessages(),
      leanFramework(),
      shortClassNames(root, names),
      smallerScripts(),
      serviceWorker(root),
      oneFrame(root),
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
              manualChunks: chunkOf,
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
