import type { Plugin } from "vite";

/** The compiler's module of one message (build of the browser only: the server's stays as it comes). */
export const MESSAGE = /\/app\/messages\/messages\/[a-z\d][^/]*\.js$/;
/** Where both texts stand as they are: no inputs, no plural. */
const TEXT = (language: string) =>
  new RegExp(`^const ${language}_\\w+ = .*\\(\\) => \\{\\s*return .*?\\((\`.*\`)\\)\\s*\\};`, "m");
const IMPORTS = /^import \{ getLocale, experimentalStaticLocale \} from '\.\.\/runtime\.js';$/m;
const EXPORT = /^export const (\w+) = [^]*$/m;

/**
 * Writes the modules of messages shorter in the browser's build. Every message is called with its
 * locale, so the compiler's runtime, which looks for it in cookies and addresses, is left out (1.2 KB
 * over the line); and a text without inputs is one call instead of a function, which is a good half
 * KB on every page.
 *
 * @throws when the compiler writes messages in another form
 */
export const leanMessages = (): Plugin => ({
  name: "plaza:lean-messages",
  apply: (_config, { command, isSsrBuild }) => command === "build" && !isSsrBuild,
  transform: {
    filter: { id: MESSAGE },
    handler(code, id) {
      const lean = leanMessage(code);
      if (!lean) return this.error(`the message compiler writes another form now: ${id}`);
      return { code: lean, map: null };
    },
  },
});

/** @returns the shorter module, or undefined when `code` has not the form that the compiler writes */
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
  return code
    .replace(IMPORTS, "")
    .replace(
      EXPORT,
      `export const ${name} = (inputs, options) => options?.locale === "es" ? ${call("es")} : ${call("en")};`,
    );
}
