import { minify } from "terser";
import type { Plugin } from "vite";

/** Only the charts' library is larger: terser takes 8 s for it and saves 7 KB of 160. */
const LAZY_MAX_CHARACTERS = 400_000;

/**
 * Runs terser over what esbuild has made small already: every script but a lazy one of several
 * hundred KB, which nobody waits for (docs/decisions/0008-smaller-scripts.md).
 */
export const smallerScripts = (): Plugin => ({
  name: "plaza:smaller-scripts",
  apply: (_config, { isSsrBuild }) => !isSsrBuild,
  renderChunk: {
    // After esbuild, which Vite runs last.
    order: "post",
    async handler(code, { isDynamicEntry }) {
      if (isDynamicEntry && code.length > LAZY_MAX_CHARACTERS) return null;
      const { code: smaller } = await minify(code, {
        module: true,
        ecma: 2020,
        compress: { passes: 3, pure_getters: true },
      });
      return { code: smaller ?? code, map: null };
    },
  },
});
