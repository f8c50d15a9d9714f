import fc from "fast-check";
import { describe, expect, it, test } from "vitest";
import { shortClasses, shortenClasses, shortenSelector, shortName } from "./short-classes.ts";

const names = new Map([
  ["text-sm", "-a"],
  ["hover:border-ink", "-b"],
  ["w-1/2", "-c"],
  ["btn-primary", "-d"],
]);

describe("a text of class names", () => {
  it("gets the short names, its words and spaces in their order", () => {
    expect(shortenClasses("flex text-sm  btn-primary ", names)).toBe("flex -a  -d ");
  });

  it("stays when a word in it is no class", () => {
    for (const text of ["text-sm Search", "text-small", "/text-sm", "Read text-sm", ".text-sm"]) {
      expect(shortenClasses(text, names)).toBe(text);
    }
  });

  it("keeps icons, kinds and the names of handwritten rules", () => {
    const text = "i-lucide-plus kind-space skip-link card";
    expect(shortenClasses(text, names)).toBe(text);
  });

  it("keeps the part of a name that a template goes on with", () => {
    const both = { before: true, after: true };
    expect(shortenClasses("text-sm text-sm text-sm", names, both)).toBe("text-sm -a text-sm");
    expect(shortenClasses("-4 text-sm kind-", names, both)).toBe("-4 -a kind-");
    expect(shortenClasses(" text-sm ", names, both)).toBe(" -a ");
  });
});

test("a selector gets the short names with whatever stands round them", () => {
  expect(shortenSelector(".hover\\:border-ink:hover", names)).toBe(".-b:hover");
  expect(shortenSelector(".w-1\\/2>.text-sm,.text-sm\\:x", names)).toBe(".-c>.-a,.text-sm\\:x");
});

test("no two names are the same, and each is a CSS identifier", () => {
  const all = Array.from({ length: 2_000 }, (_, index) => shortName(index));
  expect(new Set(all).size).toBe(all.length);
  expect(all.every((name) => /^-[a-z]{1,3}$/.test(name))).toBe(true);
  expect(all.slice(0, 28).at(-2)).toBe("-aa");
});

test("whatever the text, only known names change", () => {
  fc.assert(
    fc.property(fc.string(), (text) => {
      const changed = shortenClasses(text, names);
      if (changed === text) return;
      expect(text.split(/\s+/).some((word) => names.has(word))).toBe(true);
      expect(changed.match(/\s+/g)).toEqual(text.match(/\s+/g));
    }),
  );
});

test("the sources' utilities have names, the most used the shortest", async () => {
  const { default: uno } = await import("../../uno.config.ts");
  const found = await shortClasses(process.cwd(), uno);
  expect(found.get("text-sm")).toMatch(/^-[a-z]$/);
  expect(found.get("grid")).toBeUndefined();
  expect(new Set(found.values()).size).toBe(found.size);
});
