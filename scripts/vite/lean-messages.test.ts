import fs from "node:fs";
import path from "node:path";
import { describe, expect, it } from "vitest";
import { leanMessage, MESSAGE } from "./lean-messages.ts";

const FOLDER = path.join(import.meta.dirname, "../../app/messages/messages");
type Message = (inputs: object, options?: { locale: "en" | "es" }) => string;

/** Evaluates a compiled message module with substitutes for its imports. */
function messageOf(code: string): Message {
  const body = code.replaceAll(/^import .*$/gm, "").replace(/^export const (\w+) =/m, "return ");
  const said = (en: string, es: string) => (_: object, options?: { locale: string }) =>
    options?.locale === "es" ? es : en;
  const registry = {
    plural: (locale: string, value: unknown) => new Intl.PluralRules(locale).select(Number(value)),
    number: (locale: string, value: unknown) => new Intl.NumberFormat(locale).format(Number(value)),
  };
  return new Function("said", "registry", "getLocale", "experimentalStaticLocale", body)(
    said,
    registry,
    () => "en",
  ) as Message;
}

describe("a message in the browser's build", () => {
  const files = fs.readdirSync(FOLDER).filter((name) => MESSAGE.test(path.join(FOLDER, name)));

  it("says what the compiler's says, each of them in both languages", () => {
    expect(files.length).toBeGreaterThan(1_000);
    for (const file of files) {
      const code = fs.readFileSync(path.join(FOLDER, file), "utf8");
      const [whole, lean] = [messageOf(code), messageOf(leanMessage(code) ?? "")];
      for (const locale of ["en", "es"] as const) {
        for (const count of [0, 1, 2]) {
          const inputs = new Proxy({}, { get: () => count });
          expect([file, lean(inputs, { locale })]).toEqual([file, whole(inputs, { locale })]);
        }
      }
    }
  });

  it("is shorter where it has no inputs", () => {
    const code = fs.readFileSync(path.join(FOLDER, "shell_menu.js"), "utf8");
    expect(leanMessage(code)?.length).toBeLessThan(code.length / 4);
  });

  it("is refused when the compiler writes another form", () => {
    expect(leanMessage("export const other = () => 1;")).toBeUndefined();
  });
});
