import type { Plugin } from "vite";

/**
 * Leaves out of the browser's framework what only pages without an error boundary or a hydrate
 * fallback of their own show: Plaza's root has both, and what they show brings `<Scripts>` along,
 * which the server alone writes here (app/root.tsx): 1.3 KB on every page, over the line.
 *
 * @throws when a new version of the framework no longer has the text that is taken out
 */
export const leanFramework = (): Plugin => ({
  name: "plaza:lean-framework",
  apply: (_config, { command, isSsrBuild }) => command === "build" && !isSsrBuild,
  transform: {
    filter: { id: /\/@remix-run\/react\/dist\/esm\/errorBoundaries\.js/ },
    handler(code) {
      if (!code.includes(FALLBACK_SCRIPTS)) this.error("@remix-run/react has another fallback now");
      return { code: code.replace(FALLBACK_SCRIPTS, "null"), map: null };
    },
  },
});

const FALLBACK_SCRIPTS = "renderScripts ? /*#__PURE__*/React.createElement(Scripts, null) : null";
