import zlib from "node:zlib";
import fc from "fast-check";
import { expect, test } from "vitest";
import { compressWhole } from "../wire/compression.ts";
import { randomNonce } from "../wire/exchange.ts";
import {
  compressTemplate,
  fillTemplate,
  NONCE_LENGTH,
  piecesOf,
  toTemplate,
} from "./page-template.ts";

const page = (nonce: string, words: string) =>
  `<!DOCTYPE html><html lang="es" class="dark"><head><meta charSet="utf-8"/>` +
  `<meta name="viewport" content="width=device-width,initial-scale=1"/><title>A page</title>` +
  `<style nonce="${nonce}">a{}</style></head><body>${words}` +
  `<script nonce="${nonce}">1</script><script nonce="${nonce}">2</script></body></html>`;

test("a nonce is 24 characters, the last two of them its padding", () => {
  for (let round = 0; round < 1000; round += 1) {
    expect(randomNonce()).toMatch(/^[\w-]{22}==$/);
  }
  expect(randomNonce()).toHaveLength(NONCE_LENGTH);
});

test("filling a template is the page with another nonce, whatever stands in it", () => {
  fc.assert(
    fc.property(fc.string({ unit: "grapheme", maxLength: 500 }), (words) => {
      const [first, second] = [randomNonce(), randomNonce()];
      const template = toTemplate(page(first, words), first);
      expect(template.places).toHaveLength(3);
      expect(fillTemplate(template, second).toString()).toBe(page(second, words));
      expect(fillTemplate(template, first).toString()).toBe(page(first, words));
      expect(piecesOf(template).map(String).join(second)).toBe(page(second, words));
    }),
  );
});

test("so is filling a compressed one", async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.array(fc.lorem({ maxCount: 20 }), { minLength: 1, maxLength: 60 }),
      fc.string({ unit: "grapheme", maxLength: 50 }),
      async (words, odd) => {
        const rendered = randomNonce();
        const text = words.join(" ") + odd;
        const template = toTemplate(page(rendered, text), rendered);
        const compressed = await compressTemplate(template);
        // Of a short page brotli sometimes makes another thing; then it is not used.
        if (!compressed) return;
        expect(compressed.places).toHaveLength(1);
        for (let round = 0; round < 3; round += 1) {
          const nonce = randomNonce();
          const sent = zlib.brotliDecompressSync(fillTemplate(compressed, nonce)).toString();
          expect(sent).toBe(page(nonce, text));
        }
      },
    ),
    { numRuns: 40 },
  );
});

test("a page of a usual size is compressed so, and is smaller than at the usual quality", async () => {
  const rendered = randomNonce();
  for (let seed = 0; seed < 10; seed += 1) {
    const text = fc.sample(fc.lorem({ maxCount: 12 }), { numRuns: 150, seed }).join("</p><p>");
    const template = toTemplate(page(rendered, text), rendered);
    const compressed = await compressTemplate(template);
    const usual = await compressWhole(template.bytes, "br");
    expect(compressed?.bytes.length).toBeLessThan(usual.length);
  }
});

test("other texts have places of their own, compressed as well, at every quality", async () => {
  const text = fc.sample(fc.lorem({ maxCount: 12 }), { numRuns: 150, seed: 1 }).join("</p><p>");
  const withKeys = (nonce: string, keys: readonly string[]) =>
    page(nonce, `${keys.map((key) => `<input value="${key}">`).join(text)}${keys.join("")}`);
  for (const quality of [5, 6, 9, 11]) {
    const [nonce, ...keys] = Array.from({ length: 4 }, randomNonce);
    const template = toTemplate(withKeys(nonce!, keys), nonce!, ...keys);
    expect(template.places).toHaveLength(3 + 2 * keys.length);
    const compressed = await compressTemplate(template, quality);
    expect(compressed?.places).toHaveLength(4);
    for (let round = 0; round < 5; round += 1) {
      const [other, ...others] = Array.from({ length: 4 }, randomNonce);
      const sent = fillTemplate(compressed!, other!, ...others);
      expect(zlib.brotliDecompressSync(sent).toString()).toBe(withKeys(other!, others));
    }
  }
});

test("a text of another form is left where it stands", () => {
  const nonce = randomNonce();
  const template = toTemplate(page(nonce, "a key: abc, a.c"), nonce, "abc", "a.c");
  expect(template.places).toHaveLength(3);
  expect(fillTemplate(template, nonce, "x", "y").toString()).toBe(page(nonce, "a key: abc, a.c"));
});

test("a page without a nonce is left to the ordinary compression", async () => {
  const template = toTemplate("<p>nothing</p>", randomNonce());
  expect(template.places).toEqual([]);
  expect(await compressTemplate(template)).toBeNull();
});
