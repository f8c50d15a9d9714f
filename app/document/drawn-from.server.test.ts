import type { EntryContext } from "@remix-run/node";
import fc from "fast-check";
import { expect, test } from "vitest";
import { drawnFrom } from "./drawn-from.server.ts";

type Context = EntryContext["staticHandlerContext"];

const KEY = `${"k".repeat(22)}==`;

function from(loaderData: Record<string, unknown>, changes: Partial<Context> = {}, url = "/a") {
  const staticHandlerContext = {
    ...{ loaderData, actionData: null, errors: null, statusCode: 200 },
    matches: Object.keys(loaderData).map((id) => ({ route: { id } })),
    ...changes,
  };
  const request = new Request(new URL(url, "http://plaza.example"));
  return drawnFrom(request, { staticHandlerContext } as unknown as EntryContext);
}

test("the same data give the same digest, any other data another", () => {
  fc.assert(
    fc.property(fc.object(), fc.object(), (one, other) => {
      const isSame = fc.stringify(one) === fc.stringify(other);
      const copy = structuredClone(one);
      expect(from({ root: copy })?.digest).toBe(from({ root: structuredClone(one) })?.digest);
      if (!isSame) expect(from({ root: one })?.digest).not.toBe(from({ root: other })?.digest);
    }),
  );
});

test("so do the address, the screen, and what kind of value it is", () => {
  const values = [1, "1", true, null, undefined, 1n, new Date(1), [1], { a: 1 }, new Map([[1, 1]])];
  const digests = [
    ...values.map((value) => from({ root: { value } })?.digest),
    ...[from({ root: {} }), from({ root: {}, screen: {} }), from({ other: {} })].map(
      (found) => found?.digest,
    ),
    from({ root: {} }, {}, "/b")?.digest,
    from({ root: {} }, {}, "/a?page=2")?.digest,
  ];
  expect(digests).not.toContain(undefined);
  expect(new Set(digests).size).toBe(digests.length);
});

test("what is only drawn and not sent counts as well", () => {
  const hidden = (cards: string) =>
    Object.defineProperty({ total: 2 }, "cards", { value: cards, enumerable: false });
  const digests = [
    from({ screen: hidden("[1]") }),
    from({ screen: hidden("[2]") }),
    from({ screen: { total: 2 } }),
    // Sent as well: the page has it twice.
    from({ screen: { total: 2, cards: "[1]" } }),
  ].map((found) => found?.digest);
  expect(new Set(digests).size).toBe(4);
});

test("the key of its forms is the answer's own, and nothing else is", () => {
  const other = `${"o".repeat(22)}==`;
  const [one, two] = [from({ s: { formKey: KEY } }), from({ s: { formKey: other } })];
  expect(one?.digest).toBe(two?.digest);
  expect([one?.own, two?.own]).toEqual([[KEY], [other]]);
  expect(from({ s: { name: KEY } })?.own).toEqual([]);
  expect(from({ s: { name: KEY } })?.digest).not.toBe(from({ s: { name: other } })?.digest);
  // Not one that could be written anew: it decides which page it is.
  expect(from({ s: { formKey: "short" } })?.digest).not.toBe(from({ s: { formKey: 1 } })?.digest);
  expect(from({ s: { formKey: "short" } })?.own).toEqual([]);
  const both = from({ layout: { formKey: KEY }, s: { formKey: other } });
  expect(both?.own).toEqual([KEY, other]);
});

test("nothing is said of what failed, of an action's answer, and of data that are not all there", () => {
  expect(from({ root: {} }, { statusCode: 404 })).toBeUndefined();
  expect(from({ root: {} }, { errors: { root: new Error("no") } })).toBeUndefined();
  expect(from({ root: {} }, { actionData: { root: { problem: "amount" } } })).toBeUndefined();
  expect(from({ root: { later: Promise.resolve(1) } })).toBeUndefined();
  expect(from({ root: { later: () => 1 } })).toBeUndefined();
});
