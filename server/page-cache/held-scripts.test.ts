import vm from "node:vm";
import { expect, test } from "vitest";
import { holdAnswer, holdScripts, wantsLittle } from "./held-scripts.ts";

const PRELOAD = `<link rel="modulepreload" href="/a.js"/>`;
const MODULE = `<script nonce="n" type="module" async="">import "/a.js";</script>`;
const PAGE = `<body>${PRELOAD}<script nonce="n">data()</script>${MODULE}</body>`;
const page = (type = "text/html; charset=utf-8") =>
  new Response(PAGE, { status: 404, headers: { "Content-Type": type, "X-A": "1" } });

test("nothing of a held page's scripts is named where a browser would fetch it", () => {
  const html = holdScripts(PAGE, "n");
  expect(html).toContain(
    `<body><script nonce="n">data()</script><template id="held">${PRELOAD}${MODULE}</template><script nonce="n">{`,
  );
  const live = html.replace(/<template.*<\/template>/, "");
  expect(live).not.toMatch(/\/a\.js|modulepreload|type="module"/);
  // One line without anything that ends a script.
  expect(live.match(/<\/script>/g)).toHaveLength(2);
});

test("what its script says is a program", () => {
  const [, program = ""] =
    /<\/template><script nonce="n">(.*)<\/script>/.exec(holdScripts(PAGE, "n")) ?? [];
  expect(program.length).toBeGreaterThan(100);
  expect(() => new vm.Script(program)).not.toThrow();
});

test("an answer keeps its status and headers; what is no page stays as it is", async () => {
  const held = await holdAnswer(page(), "n");
  expect([held.status, held.headers.get("X-A")]).toEqual([404, "1"]);
  expect(await held.text()).toBe(holdScripts(PAGE, "n"));
  expect(await (await holdAnswer(page("text/plain"), "n")).text()).toBe(PAGE);
  for (const status of [200, 204, 304]) {
    const empty = new Response(null, { status, headers: { "Content-Type": "text/html" } });
    expect(await holdAnswer(empty, "n")).toBe(empty);
  }
  expect(holdScripts("<p>none</p>", "n")).toBe("<p>none</p>");
});

test("a person or a line may want little", () => {
  const asks = (headers: Record<string, string>) => wantsLittle({ headers });
  const little: Record<string, string>[] = [
    { "save-data": "on" },
    { ect: "2g" },
    { ect: "slow-2g" },
  ];
  expect(little.map(asks)).toEqual([true, true, true]);
  const much: Record<string, string>[] = [
    {},
    { "save-data": "off" },
    { ect: "3g" },
    { ect: "4g" },
    { ect: "" },
  ];
  expect(much.map(asks)).toEqual([false, false, false, false, false]);
});
