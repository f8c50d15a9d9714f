import { minify } from "terser";
import type { Plugin } from "vite";

/** Only the chart library is larger: terser takes 8 s for it and saves 7 KB of 160. */
const LAZY_MAX_CHARACTERS = 400_000;

/**
 * Runs terser on esbuild's minified output (docs/decisions/0008-smaller-scripts.md), except lazily
 * loaded scripts of several hundred KB, for which no page waits.
 */
export const smallerScripts = (): Plugin => ({
  name: "plaza:smaller-scripts",
  apply: (_config, { isSsrBuild }) => !isSsrBuild,
  renderChunk: {
    // "post": Vite runs esbuild's minifier at the very end of the other hooks.
    order: "post",
    async handler(code, { isDynamicEntry }) {
      if (isDynamicEntry && code.length > LAZY_MAX_CHARACTERS) return null;
      const { code: smaller } = await minify(code, {
        module: true,
        ecma: 2020,
        compress: { passes: 3, pure_getters: true },
        // Licences are in one file of their own (third-party-notices.ts).
        format: { comments: false },
      });
      return { code: smaller ?? code, map: null };
    },
  },
});
