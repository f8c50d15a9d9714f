import type { Plugin } from "vite";

/** What the message compiler gives its messages to count with. */
export const REGISTRY = /\/app\/messages\/registry\.js$/;
const MADE_EACH_TIME = "return new Intl.PluralRules(locale, options).select(Number(input))";

/**
 * Keeps the rules by which a language counts, on the server: the compiler makes them anew for every
 * text with a plural in it, which was 4 % of the time of drawing a list. The browser has few such
 * texts and no byte to spare.
 *
 * @throws when the compiler writes its registry in another form
 */
export const keptPlurals = (): Plugin => ({
  name: "plaza:kept-plurals",
  apply: (_config, { command, isSsrBuild }) => command === "build" && isSsrBuild === true,
  transform: {
    filter: { id: REGISTRY },
    handler(code, id) {
      const kept = keepPlurals(code);
      if (!kept) return this.error(`the message compiler writes another form now: ${id}`);
      return { code: kept, map: null };
    },
  },
});

/** @returns the registry that keeps them, or undefined when `code` is not what the compiler writes */
export function keepPlurals(code: string): string | undefined {
  if (code.split(MADE_EACH_TIME).length !== 2) return undefined;
  const kept = `const key = locale + JSON.stringify(options);
	let rules = RULES.get(key);
	if (!rules) RULES.set(key, (rules = new Intl.PluralRules(locale, options)));
	return rules.select(Number(input))`;
  return `const RULES = new Map();\n${code.replace(MADE_EACH_TIME, kept)}`;
}
