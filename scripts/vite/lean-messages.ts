import type { Plugin } from "vite";

/** A module that Paraglide compiled from one message (changed only in the build). */
export const MESSAGE = /\/app\/messages\/messages\/[a-z\d][^/]*\.js$/;
/** A message function in one language without inputs and plurals. */
const TEXT = (language: string) =>
  new RegExp(`^const ${language}_\\w+ = .*\\(\\) => \\{\\s*return .*?\\((\`.*\`)\\)\\s*\\};`, "m");
const IMPORTS = /^import \{ getLocale, experimentalStaticLocale \} from '\.\.\/runtime\.js';$/m;
const PLURAL = /const (\w+) = registry\.plural\("e[ns]", i\?\.(\w+), \{\}\);([^]*?)\1 === "one"/g;
const REGISTRY = /^import \* as registry .*$/m;
const EXPORT = /^export const (\w+) = [^]*$/m;

/**
 * Shortens the message modules in the build. All messages are called with a locale, so
 * Paraglide's runtime, which detects it from cookies and URLs, is left out (1.2 KB compressed). A
 * message without inputs becomes one call instead of functions (0.5 KB on every page). In both languages
 * "one" is the number 1 alone, so plurals need no `Intl.PluralRules` (0.1 KB on the home; on the server 3% of a page's time, as each call makes one).
 *
 * @throws if Paraglide's output has another form
 */
export const leanMessages = (): Plugin => ({
  name: "plaza:lean-messages",
  apply: "build",
  transform: {
    filter: { id: MESSAGE },
    handler(code, id) {
      const lean = leanMessage(code);
      if (!lean) return this.error(`the message compiler writes another form now: ${id}`);
      return { code: lean, map: null };
    },
  },
});

/** @returns the shorter module, or undefined if `code` does not have Paraglide's usual form */
export function leanMessage(code: string): string | undefined {
  const name = EXPORT.exec(code)?.[1];
  if (!name || !IMPORTS.test(code)) return undefined;
  const [, english] = TEXT("en").exec(code) ?? [];
  const [, spanish] = TEXT("es").exec(code) ?? [];
  if (english && spanish) {
    return [
      `import { said } from "../../preferences/message-runtime.ts";`,
      `export const ${name} = /*#__PURE__*/ said(${english}, ${spanish});`,
    ].join("\n");
  }
  const call = (language: string) =>
    new RegExp(`^const ${language}_`, "m").test(code) ? `${language}_${name}(inputs)` : undefined;
  if (!call("en") || !call("es")) return undefined;
  const counted = code
    .replace(IMPORTS, "")
    .replace(PLURAL, (_, _name, input, between) => `${between}i.${input} == 1`)
    .replaceAll("${i?.", "${i.");
  return (counted.includes("registry.") ? counted : counted.replace(REGISTRY, "")).replace(
    EXPORT,
    `export const ${name} = (inputs, options) => options?.locale === "es" ? ${call("es")} : ${call("en")};`,
  );
}
