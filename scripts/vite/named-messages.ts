import path from "node:path";
import type { Plugin } from "vite";

/** The module with which Paraglide exports all messages, each from a module of its own name. */
const INDEX = /\/app\/messages\/messages\/_index\.js$/;

/**
 * Exports each message by its name. Paraglide writes `export *` from each of some 4,000 modules, and
 * Rollup looks a name up in all of them: two thirds of the build's time.
 *
 * @throws if Paraglide's output has another form
 */
export const namedMessages = (): Plugin => ({
  name: "plaza:named-messages",
  apply: "build",
  transform: {
    filter: { id: INDEX },
    handler(code, id) {
      const named = nameExports(code);
      if (!named) return this.error(`the message compiler writes another form now: ${id}`);
      return { code: named, map: null };
    },
  },
});

/**
 * "export * from './forms_save.js'" -> "export { forms_save } from './forms_save.js'"
 *
 * @returns undefined if `code` exports in another way too
 */
export function nameExports(code: string): string | undefined {
  const named = code.replace(
    /^export \* from (['"])(\.\/[\w.-]+\.js)\1;?$/gm,
    (_, _quote, file: string) => `export { ${path.basename(file, ".js")} } from "${file}";`,
  );
  return /^export \*/m.test(named) || !/^export \{/m.test(named) ? undefined : named;
}
