import fc from "fast-check";
import { describe, expect, it, test } from "vitest";
import { dropUnusedRules, keepRules, leanPage } from "./lean-page.ts";

const keep = (css: string, ...used: string[]) => keepRules(css, new Set(used));

describe("the rules that are kept", () => {
  it("are those whose classes are all used", () => {
    expect(keep(".a{b:c}.b{b:c}.a .b{b:d}.a.b:hover{b:e}", "a")).toBe(".a{b:c}");
  });

  it("are those without a class", () => {
    const css =
      "*,:before{margin:0}a{color:inherit}:focus-visible{outline:3px}[hidden]{display:none}";
    expect(keep(css)).toBe(css);
  });

  it("lose the selectors of a list that are not used, and no others", () => {
    expect(keep(".a,.b .c,.d:not(.e,.f)>p{x:y}", "a", "d", "e", "f")).toBe(
      ".a,.d:not(.e,.f)>p{x:y}",
    );
  });

  it("know a class by its name without escapes", () => {
    const css = ".hover\\:x:hover{b:c}.w-1\\/2{b:c}.\\[a\\,b\\]{b:c}";
    expect(keep(css, "hover:x", "w-1/2", "[a,b]")).toBe(css);
    expect(keep(css, "hover:x")).toBe(".hover\\:x:hover{b:c}");
  });

  it("are looked for inside media queries, of which an empty one goes", () => {
    expect(
      keep("@media(max-width:479.9px){.a{b:c}.b{b:c}}@media(min-width:1px){.b{b:c}}", "a"),
    ).toBe("@media(max-width:479.9px){.a{b:c}}");
  });

  it("are all of an animation's", () => {
    const css = "@keyframes p{0%{transform:scaleX(.05)}to{transform:scaleX(.95)}}";
    expect(keep(css)).toBe(css);
  });
});

test("a page keeps its rules, its words and its other elements", () => {
  const html =
    '<style nonce="n">.a{b:c}.b{b:c}</style><p class="a x&amp;y">.b{}</p><style>.x\\&y{b:c}</style>';
  expect(dropUnusedRules(html)).toBe(
    '<style nonce="n">.a{b:c}</style><p class="a x&amp;y">.b{}</p><style>.x\\&y{b:c}</style>',
  );
});

test("whatever the classes: a rule is kept exactly when its class is used, in its order", () => {
  const name = fc.stringMatching(/^[a-z][a-z0-9-]{0,5}$/);
  fc.assert(
    fc.property(fc.uniqueArray(name, { maxLength: 12 }), fc.array(name), (names, used) => {
      const rule = (one: string) => `.${one}{width:1px}`;
      const expected = names.filter((one) => used.includes(one)).map(rule);
      expect(keep(names.map(rule).join(""), ...used)).toBe(expected.join(""));
    }),
  );
});

test("the router's manifest says the same in less", () => {
  const page = (manifest: string) =>
    `<script>import "/a.js";\nwindow.__remixManifest = ${manifest};\nwindow.__remixRouteModules = {};</script>`;
  const manifest = { routes: { root: { id: "root", hasAction: false, hasLoader: true, css: [] } } };
  expect(leanPage(page(JSON.stringify(manifest, null, 2)))).toBe(
    page('{"routes":{"root":{"id":"root","hasLoader":true,"css":[]}}}'),
  );
});

describe("the loaders' data", () => {
  const handoff = `window.__remixContext = {"basename":"/","isSpaMode":false};window.__remixContext.stream = new ReadableStream({start(controller){window.__remixContext.streamController = controller;}}).pipeThrough(new TextEncoderStream());`;
  const start = `<html><body><script nonce="n">${handoff}</script></body></html>`;
  const chunk = (text: string) =>
    `<!--$--><script nonce="n">window.__remixContext.streamController.enqueue(${JSON.stringify(text)});</script>`;
  const end =
    '<!--$--><script nonce="n">window.__remixContext.streamController.close();</script><!--/$--><!--/$-->';

  test("come in one piece, the same", async () => {
    const data = '[{"_1":2},"a \\"quoted\\" $& word","ñ"]\n';
    const page = leanPage(start + chunk(data) + end);
    const [, script = ""] = /^<html><body><script nonce="n">(.*)<\/script><\/body><\/html>$/s.exec(
      page,
    )!;
    const window: { __remixContext?: { stream: ReadableStream; basename: string } } = {};
    new Function("window", script)(window);
    expect(window.__remixContext?.basename).toBe("/");
    expect(await new Response(window.__remixContext?.stream).text()).toBe(data);
  });

  test("are left alone when they come in more pieces, or are not all there", () => {
    for (const page of [start + chunk("[1]\n") + chunk("[2]\n") + end, start + chunk("[1]\n")]) {
      expect(leanPage(page)).toBe(page);
    }
  });
});
